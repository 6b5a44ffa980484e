"""Games that are over and tables nobody is at do not stay in memory for ever."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.server import leftovers
from sixgun.server.leftovers import Leftovers
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.sqlite import Sqlite
from sixgun.server.storage.writer import Writer

from .done_with import GAMES
from .driving import Running, wait_for

ROOT = Path(__file__).resolve().parents[2]
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


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_done_with_goes_without_the_collector(game: str) -> None:
    """In a process of its own: servers of other tests leave things behind at any time."""
    command = [sys.executable, "-m", "tests.server.done_with", game]
    told = subprocess.run(command, cwd=ROOT, text=True, capture_output=True)
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    assert len(found) == 6 and all(answers >= 30 for answers, _ in found.values())
    assert not any(left for _, left in found.values()), found


async def test_what_is_written_is_not_held_on_to(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "a.db")
    await database.open()
    writer = Writer(database, lambda: None)
    written = asyncio.Event()

    def done(error: Exception | None) -> None:
        written.set()

    kept = weakref.ref(done)
    writer.write(Batch(alive=1), done)
    del done
    await written.wait()
    await asyncio.sleep(0.01)
    assert kept() is None
    await writer.close()
    await database.close()
