"""Bots of old stay as they were: the ladder keeps its rungs."""

from __future__ import annotations

import pytest

from sixgun.bots import is_bot, make, offered, rungs
from sixgun.kernel.errors import BadSetup
from sixgun.lab.sim import simulate

DIGESTS = {  # of some games with four and with five players, as they were played when these were the newest
    "gunslinger-3": ("6f8c5811b41c7c45e8de00e671ca4fe1", "d9d3ec86ce197d9ee8d8a48735a55107"),
    "gunslinger-4": ("2aaba2e618f3f67276dfdf5820afd999", "d9d3ec86ce197d9ee8d8a48735a55107"),
    "gunslinger-5": ("2aaba2e618f3f67276dfdf5820afd999", "71c432273db700e1f20a307a1663b6cc"),
}


def test_gunslingers_of_old_are_kept() -> None:
    assert rungs("classic") == list(DIGESTS) and rungs("duel") == []


@pytest.mark.parametrize("name", DIGESTS)
def test_a_gunslinger_of_old_plays_as_it_did(name: str) -> None:
    found = [simulate("classic", {"players": n}, games, "rungs", (name,), 1).digest for n, games in ((4, 10), (5, 6))]
    assert tuple(found) == DIGESTS[name]


def test_nobody_is_offered_them() -> None:
    assert not any(is_bot(name) or name in offered() for name in DIGESTS)


@pytest.mark.parametrize("name", ["gunslinger-99", "marshal-1", "gunslinger-", "-5"])
def test_others_are_not_kept(name: str) -> None:
    with pytest.raises(BadSetup, match="of old there are gunslinger-3, gunslinger-4, gunslinger-5"):
        make(name, 0, "x")
