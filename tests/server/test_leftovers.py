"""Games that are over and tables nobody is at do not stay in memory for ever."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

import pytest

from sixgun.server import leftovers
from sixgun.server.leftovers import Leftovers

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

        server.do(unload)
        server.do(lambda: asyncio.sleep(1))  # whoever was about to do something with them has done it
        server.do(server.house._sweep)
        assert [ref() is not None for ref in rooms] == [False, False, False, True]
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
