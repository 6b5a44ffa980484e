"""One contract every table must keep, played by monkeys."""

from __future__ import annotations

import random

import pytest

from sixgun import new_game
from sixgun.classic.setup import default_options
from sixgun.lab.endure.promises import Promises

DODGE_CITY = 1000  # tables from this number on are played with the set


def numbers(count: int) -> list[int]:
    """So many tables of the base game, and a third as many with a further set."""
    return [*range(count), *range(DODGE_CITY, DODGE_CITY + count // 3)]


def any_table(seed: int, **more):
    """A table of any size with any options."""
    dice = random.Random(seed)
    sets = ("base", "dodge_city") if seed >= DODGE_CITY else ("base",)
    options = {name: dice.random() < 0.5 for name in default_options(sets)} if seed % 2 else {}
    players = 4 + seed % (4 if len(sets) == 1 else 5)
    return new_game("classic", players, sets=list(sets), options=options, seed=f"contract {seed}", **more)


@pytest.mark.parametrize("seed", numbers(120))
def test_every_promise_is_kept_and_the_record_tells_the_same(seed: int) -> None:
    table = any_table(seed)
    Promises(table, random.Random(seed)).play_out()
    assert table.result["side"] in ("sheriff", "outlaw", "renegade")


@pytest.mark.parametrize("seed", numbers(40))
def test_a_fork_is_equal_and_independent(seed: int) -> None:
    Promises(any_table(seed, live=False), random.Random(seed), fork=0.2).play_out()


@pytest.mark.parametrize("seed", numbers(40))
def test_a_redeal_looks_the_same_to_the_seat_and_can_be_played_and_forked(seed: int) -> None:
    promises = Promises(any_table(seed, live=False), random.Random(seed), redeal=0.1)
    promises.play_out()
    assert promises.changed
