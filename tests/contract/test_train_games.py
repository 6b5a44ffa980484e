"""The contract of every table, with the train on it: alone, and beside every other set, for 2 to 8 players."""

from __future__ import annotations

import random

import pytest

from sixgun import Table
from sixgun.bots.drive import play
from sixgun.lab.endure.promises import Promises
from sixgun.lab.endure.tables import SETS, any_table
from tests.bots.seats import crew

SIZES = (2, 3, 4, 5, 6, 7, 8)


def train_table(seed: int, live: bool = False) -> Table:
    """Every other one with any sets and options beside the train."""
    dice = random.Random(seed)
    others = [name for name in SETS[:-1] if seed % 2 and dice.random() < 0.6]
    return any_table(seed, (*others, "train_robbery"), SIZES, live)


@pytest.mark.parametrize("seed", range(56))
def test_every_promise_is_kept_and_the_record_tells_the_same(seed: int) -> None:
    Promises(train_table(seed, live=True), random.Random(seed)).play_out()


@pytest.mark.parametrize("seed", range(28))
def test_a_redeal_looks_the_same_and_a_fork_is_equal(seed: int) -> None:
    """[TR-HID-2]"""
    Promises(train_table(seed), random.Random(seed), redeal=0.1).play_out()


@pytest.mark.parametrize("seed", range(28))
def test_bots_play_to_the_end(seed: int) -> None:
    table = train_table(seed)
    play(table.session, crew(table), 10_000)
    assert table.over
