"""What is shown, put together from kept pieces, is byte for byte all of it encoded anew."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from sixgun import Table
from sixgun.kernel.option import NONE
from sixgun.kernel.show import Shown, show, show_events, show_question
from sixgun.lab.endure.tables import FOUR, MODES, SETS, VARIANTS, any_table, mode_table, series_table
from tests.contract import test_duel_games

SIZES = (4, 5, 6, 7, 8)
LONGEST = 500  # answers of a series that are looked at
encode = msgspec.json.Encoder().encode


def look_all_along(table: Table, seed: int) -> None:
    """Play at random, now and then take a move back; one looks at every question, another only sometimes."""
    dice = random.Random(seed)
    session, told = table.session, 0
    always, sometimes = Shown(session, encode), Shown(session, encode)
    for _ in range(LONGEST):
        expected = encode(show(session, NONE, told))
        assert always.show(told) == expected
        look_from_seats(always, told)
        if dice.random() < 0.3:
            assert sometimes.show(told) == expected
            look_from_seats(sometimes, told)
        told = len(session.game.story or [])
        if table.over:
            break
        seat = dice.choice(table.asked)
        if dice.random() < 0.2 and session.back_to(seat) != NONE:
            table.take_back(seat)
        else:
            table.answer(seat, dice.choice(table.choices(seat)))


def look_from_seats(shown: Shown, told: int) -> None:
    """What each seat sees beyond a spectator, of the view, of the question, of the story."""
    session = shown.session
    for seat in range(session.game.seats):
        assert shown.own(seat) == encode(session.view(seat).own_dict())
        assert shown.question_of(seat) == encode(show_question(session, seat))
        assert shown.events(told, seat) == encode(show_events(session, seat, told))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("sets", [(), FOUR, SETS], ids=["base", "four", "all"])
def test_of_the_classic_game_with_any_sets(sets: tuple[str, ...], seed: int) -> None:
    look_all_along(any_table(seed, sets, SIZES, live=True), seed)


@pytest.mark.parametrize("seed", range(10))
def test_of_the_duel_in_every_mode(seed: int) -> None:
    look_all_along(test_duel_games.any_table(seed), seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("any_table", "name"),
    [*[(mode_table, mode) for mode in MODES], *[(series_table, variant) for variant in VARIANTS]],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_of_other_modes_and_of_series(any_table: Callable[[str, int, bool], Table], name: str, seed: int) -> None:
    look_all_along(any_table(name, seed, True), seed)


def test_what_has_not_changed_is_not_encoded_again() -> None:
    table = any_table(0, (), live=True)
    asked: list[object] = []

    def count(piece: object) -> bytes:
        asked.append(piece)
        return encode(piece)

    pieces = table.session.game.pieces(count)
    first = pieces.read(table.view(NONE))
    in_all = len(asked)
    assert pieces.read(table.view(NONE)) == first
    assert in_all > table.seats and len(asked) == in_all
    own = pieces.own(table.session.game, 0)
    in_all = len(asked)
    assert pieces.own(table.session.game, 0) == own
    assert len(asked) == in_all
