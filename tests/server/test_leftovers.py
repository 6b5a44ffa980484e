"""Games that are over and tables nobody is at do not stay in memory for ever."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from sixgun.games import kind_of
from sixgun.kernel.show import Shown
from sixgun.server import leftovers
from sixgun.server.leftovers import Leftovers
from sixgun.server.protocol.encoding import encode
from sixgun.server.room.match import Match, StartRow

from .driving import Running, wait_for

Start = Callable[..., Running]


def test_tables_that_were_unloaded_are_let_go_of(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leftovers, "FEW", 3)
    server = start(on=False)
    gc.disable()  # as good as: it is told to look at what is old hardly ever
    try:
        players = [server.play() for _ in range(4)]
        codes = [player.code for player in players]
        for player in players:
            player.close()
        wait_for(lambda: not server.house.presences)
        rooms = [weakref.ref(server.house.rooms[code]) for code in codes]

        def unload() -> None:
            for code in codes[:3]:
                room = server.house.rooms[code]
                room.close()
                server.house.forget(room)

        def are_gone() -> bool:
            server.house.leftovers = Leftovers()  # it has not looked yet: it may have while somebody was about to do
            server.do(server.house._sweep)  # something with one of them
            return [ref() is not None for ref in rooms] == [False, False, False, True]

        server.do(unload)
        wait_for(are_gone)
    finally:
        gc.enable()


def test_nothing_is_looked_through_for_a_few() -> None:
    found = Leftovers()
    found.look(leftovers.FEW - 1, 1)
    assert found.looks == 0
    found.look(leftovers.FEW, 1)
    found.look(leftovers.FEW + 50, 1)
    assert found.looks == 1
    found.look(2 * leftovers.FEW, 1000)  # where there is much to look through, it is worth less
    assert found.looks == 1
    found.look(leftovers.FEW + 1000, 1000)
    assert found.looks == 2


@pytest.mark.parametrize("bot", [None, "gunslinger", "marshal"])
@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize(
    ("game", "setup"),
    [("classic", {"players": 5}), ("classic", {"players": 4, "sets": ["base", "dodge_city"]}), ("duel", {})],
)
def test_a_match_that_is_done_with_goes_without_the_collector(
    game: str, setup: dict[str, Any], over: bool, bot: str | None
) -> None:
    play(game, setup, over, bot)  # whatever is kept for ever is kept now
    gc.collect()
    gc.disable()
    try:
        play(game, setup, over, bot)
        assert gc.collect() == 0
    finally:
        gc.enable()


def play(game: str, setup: dict[str, Any], over: bool, bot: str | None) -> None:
    """A match that is looked at from everywhere, to its end or a part of it."""
    kind = kind_of(game)
    checked = kind.read_setup(setup).to_dict()
    seats = int(str(checked.get("players", 2)))
    match = Match(StartRow(game, checked, kind.rules, "seed", "none", [bot] * seats, ["name"] * seats), 0)
    dice, shown = random.Random(3), Shown(match.session, encode)
    while not match.over and (over or match.session.answered < 30):
        seat = match.session.asked()[0]
        match.apply("answer", seat, dice.choice(match.session.choices(seat)).key, 0)
        shown.show(0)
