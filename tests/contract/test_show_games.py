"""The contract of every table, with the Wild West Show on it, alone and with everything else. [WW-EV-1]"""

from __future__ import annotations

import random

import pytest

from sixgun import Table
from sixgun.bots.drive import play
from sixgun.lab.endure.promises import Promises
from sixgun.lab.endure.tables import FOUR, any_table
from tests.bots.seats import crew

SHOW = ("wws_characters", "wws_events")
SIZES = (3, 4, 5, 6, 7, 8)


def show_table(seed: int, live: bool = False) -> Table:
    """The show alone or with all sets before it, every other one with any options."""
    return any_table(seed, FOUR if seed % 3 else SHOW, SIZES, live)


@pytest.mark.parametrize("seed", range(45))
def test_every_promise_is_kept_and_the_record_tells_the_same(seed: int) -> None:
    Promises(show_table(seed, live=True), random.Random(seed)).play_out()


@pytest.mark.parametrize("seed", range(24))
def test_a_redeal_looks_the_same_and_a_fork_is_equal(seed: int) -> None:
    Promises(show_table(seed), random.Random(seed), redeal=0.1).play_out()


@pytest.mark.parametrize("seed", range(20))
def test_bots_play_to_the_end(seed: int) -> None:
    table = show_table(seed)
    play(table.session, crew(table), 10_000)
    assert table.over
