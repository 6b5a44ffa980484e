"""Every mode with random sets and whole series of every variant keep the contract, played by monkeys."""

from __future__ import annotations

import random

import pytest

from sixgun.classic.series.ledger import ledger_of
from sixgun.classic.series.series import table_of
from sixgun.lab.endure.promises import Promises
from sixgun.lab.endure.tables import MODES, VARIANTS, mode_table, series_table


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("mode", MODES)
def test_games_of_a_mode_with_any_sets(mode: str, seed: int) -> None:
    """[CL-2P-1 CL-3P-1 CL-6P-1 CL-8P-1]"""
    Promises(mode_table(mode, seed), random.Random(seed)).play_out()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_series_of_a_variant(variant: str, seed: int) -> None:
    """As many games as players, everybody is Sheriff once, dollars add up. [CL-SCORE-1]"""
    table = series_table(variant, seed)
    Promises(table, random.Random(seed)).play_out()
    ledger = ledger_of(table_of(table.session.game))
    assert len(ledger.history) == table.seats
    assert [game.sheriff for game in ledger.history] == [(ledger.first + at) % table.seats for at in range(table.seats)]
    assert all(game.roles[game.sheriff] == 0 for game in ledger.history)
    result = table.result
    assert result is not None and sorted(row["seat"] for row in result["standings"]) == list(range(table.seats))
    if variant == "plain":
        earned = [sum(game.dollars[seat] for game in ledger.history) for seat in range(table.seats)]
        assert result["dollars"] == earned
