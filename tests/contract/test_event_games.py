"""The contract of every table, with the event decks of High Noon and A Fistful of Cards on it."""

from __future__ import annotations

import random

import pytest

from sixgun import Table
from sixgun.bots.drive import play
from sixgun.lab.endure.promises import Promises
from sixgun.lab.endure.tables import any_table
from tests.bots.seats import crew

DECKS = (("high_noon",), ("fistful",), ("high_noon", "fistful"))
SIZES = (3, 4, 5, 6, 7, 8)
KEYS = {"event", "next_event", "events_left", "leader"}


def event_table(seed: int, live: bool = False) -> Table:
    """Either deck or both, every other one with any options."""
    return any_table(seed, DECKS[seed % 3], SIZES, live)


@pytest.mark.parametrize("seed", range(60))
def test_every_promise_is_kept_and_the_record_tells_the_same(seed: int) -> None:
    """[HN-EV-8]"""
    table = event_table(seed, live=True)
    assert table.view().to_dict().keys() >= KEYS
    Promises(table, random.Random(seed)).play_out()


@pytest.mark.parametrize("seed", range(30))
def test_a_redeal_looks_the_same_and_a_fork_is_equal(seed: int) -> None:
    Promises(event_table(seed), random.Random(seed), redeal=0.1).play_out()


@pytest.mark.parametrize("seed", range(30))
def test_bots_play_to_the_end(seed: int) -> None:
    table = event_table(seed)
    play(table.session, crew(table), 10_000)
    assert table.over
