"""Golden games do not change unless somebody decides so."""

from __future__ import annotations

import pytest

from tests.golden.transcript import GAMES, HERE, transcript


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_before(name: str) -> None:
    assert transcript(name) == (HERE / f"{name}.txt").read_text(encoding="utf-8")
