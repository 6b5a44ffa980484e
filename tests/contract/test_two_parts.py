"""A seat's view is a spectator's with what it sees beyond laid over: so what all see can be sent to all as one text."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sixgun import Table
from sixgun.kernel.option import NONE
from sixgun.kernel.show import concerns, lay_over, reads_more, show_events, show_question
from tests.contract import test_duel_games, test_random_games


def moments(table: Table, dice: random.Random) -> Iterator[int]:
    """Every question of a random game, and the end; how much of the story was told before."""
    told = 0
    while not table.over:
        yield told
        told = len(table.session.game.story or [])
        seat = dice.choice(table.asked)
        table.answer(seat, dice.choice(table.choices(seat)))
    yield told


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("any_table", [test_random_games.any_table, test_duel_games.any_table], ids=["classic", "duel"])
def test_what_a_seat_sees_is_what_all_see_and_what_it_sees_beyond(any_table, seed: int) -> None:
    table = any_table(seed)
    session = table.session
    differed = 0
    for told in moments(table, random.Random(seed)):
        everybody = session.view(NONE).to_dict()
        assert session.view(NONE).own_dict() == {} and lay_over(everybody, {}) == everybody
        for seat in range(table.seats):
            view = session.view(seat)
            assert lay_over(everybody, view.own_dict()) == view.to_dict()
            if not concerns(session, seat):
                assert show_question(session, seat) == show_question(session, NONE)
            if not reads_more(session, seat, told):
                assert show_events(session, seat, told) == show_events(session, NONE, told)
            differed += show_events(session, seat, told) != show_events(session, NONE, told)
    assert differed, "some things are for one seat's eyes"


def test_a_view_laid_over_another_leaves_it_as_it_was() -> None:
    table = test_random_games.any_table(3)
    everybody = table.session.view(NONE).to_dict()
    lay_over(everybody, table.session.view(0).own_dict())
    assert everybody == table.session.view(NONE).to_dict()
