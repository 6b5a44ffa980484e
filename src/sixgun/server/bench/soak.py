"""People at tables of every kind for as long as wanted, who come and go: does the server's memory stay where it is?"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice
from statistics import median
from typing import Any, Final

import uvloop
from msgspec import Struct, field

from sixgun.games import GAMES
from sixgun.kernel.errors import BadSetup
from sixgun.server.bench.crowd import Line
from sixgun.server.bench.figures import Figures
from sixgun.server.bench.load import Lobby, connect, metric
from sixgun.server.bench.measure import Where, some_server
from sixgun.server.bench.players import LoadClient
from sixgun.server.bench.reading import LoadTable

Thinking = tuple[float, float]
RESTLESS: Final = 3.0  # seconds until somebody goes and comes back, somebody looks in, a table of bots is opened
AWAY: Final = 0.5  # seconds
ROOM: Final = 1.05  # memory may be so many times what it was ...
SPARE: Final = 4.0  # ... and so many MiB


class Outcome(Struct):
    """What was seen; *memory* in MiB, one figure after the other."""

    tables: int
    players: int = 0
    kinds: int = 0  # of tables
    answers: int = 0
    games: int = 0
    comings: int = 0
    memory: list[float] = field(default_factory=list)
    loaded: list[int] = field(default_factory=list)  # tables in memory, those of bots included
    errors: list[str] = field(default_factory=list)

    def line(self) -> str:
        """How it is now."""
        now = f"{self.memory[-1]} MiB, {self.loaded[-1]} tables in memory"
        return f"{now}, {self.answers} answers, {self.games} games, {len(self.errors)} errors"

    @property
    def is_flat(self) -> bool:
        """Is the last quarter where the second one was? In the first one everything is loaded once."""
        quarter = len(self.memory) // 4
        if not quarter:  # too short to tell
            return True
        return median(self.memory[-quarter:]) <= median(self.memory[quarter : 2 * quarter]) * ROOM + SPARE

    def summary(self) -> dict[str, Any]:
        """For people and machines."""
        return {
            "tables": self.tables,
            "kinds_of_tables": self.kinds,
            "players": self.players,
            "answers": self.answers,
            "games_ended": self.games,
            "came_back": self.comings,
            "mib": self.memory,
            "tables_in_memory": self.loaded,
            "flat": self.is_flat,
            "errors": dict(Counter(self.errors)),
        }


class SoakClient(LoadClient):
    """A player who may go away for a while."""

    def on_disconnected(self, line: Line) -> None:
        """Nobody is thrown out."""
        if line is self.line:
            super().on_disconnected(line)

    def answer_soon(self, number: int, text: bytes) -> None:
        """Unless they are gone by then: they are asked again when they come back."""
        delay = random.uniform(*self.table.thinking)
        assert self.line is not None
        self.line.crowd.loop.call_later(delay, self._answer_here, self.line, number, text)

    def _answer_here(self, line: Line, number: int, text: bytes) -> None:
        if line is self.line:
            self.answer(number, text)

    def go(self) -> None:
        """By their own will."""
        line, self.line = self.line, None
        self.reader.forget()
        if line is not None:
            line.disconnect()


People = list[SoakClient]  # of one table, its owner first


def mixed(count: int) -> list[tuple[str, dict[str, Any]]]:
    """Games with their setups: every mode of every game, and every set alone and with others, at every size."""
    found: list[tuple[str, dict[str, Any]]] = []
    for game, kind in GAMES.items():
        known = kind.catalogue()
        sets = [one.id for one in known.sets if one.id != "base"]
        several = [["base"], *(["base", one] for one in sets), ["base", *sets]]
        sizes = cycle(known.players)
        setups: list[dict[str, Any]] = [{"sets": one, "players": next(sizes)} for one in several for _ in range(3)]
        setups += [{"mode": mode.id} for mode in known.modes]
        found += [(game, setup) for setup in setups if fits(game, setup)]
    random.Random(1).shuffle(found)
    return list(islice(cycle(found), count))


def fits(game: str, setup: dict[str, Any]) -> bool:
    """Does it go together?"""
    try:
        GAMES[game].read_setup(setup)
    except BadSetup:
        return False
    return True


def seat(lobby: Lobby, figures: Figures, game: str, setup: dict[str, Any], thinking: Thinking) -> tuple[str, People]:
    """A table with all its people."""
    checked = GAMES[game].read_setup(setup).to_dict()
    settings = {"game": game, "setup": checked, "clock": "none", "public": True}
    first = lobby.post("/api/tables", {"name": "P0", "settings": settings})
    table = LoadTable(figures, thinking)
    people = [first]
    for number in range(1, int(str(checked["players"]))):
        people.append(lobby.post(f"/api/tables/{first['code']}/join", {"name": f"P{number}"}))
    found = [SoakClient(table, one["seat"], one["token"], one is first) for one in people]
    table.clients.extend(found)
    return str(first["code"]), found


def run(tables: int, seconds: float, every: float, thinking: Thinking, tell: Callable[[str], None]) -> Outcome:
    """For so long, with a look at the memory every so many seconds."""
    with some_server(None) as where:
        return uvloop.run(soak(where, Outcome(tables), seconds, every, thinking, tell))


async def soak(
    where: Where, outcome: Outcome, seconds: float, every: float, thinking: Thinking, tell: Callable[[str], None]
) -> Outcome:
    """Seat everybody, begin, and look now and then."""
    url, metrics = where
    figures = Figures(0, outcome.tables)
    outcome.errors = figures.errors
    lobby = Lobby(url)
    everybody = await seat_all(url, lobby, figures, thinking, outcome)
    unrest = asyncio.create_task(be_restless(url, everybody, outcome))
    end = time.monotonic() + seconds
    while time.monotonic() < end and not unrest.done():
        await asyncio.sleep(min(every, max(0.0, end - time.monotonic())))
        resident = await asyncio.to_thread(metric, metrics, "resident_bytes")
        outcome.memory.append(round(resident / 2**20, 1))
        outcome.loaded.append(int(await asyncio.to_thread(metric, metrics, "tables_loaded")))
        outcome.answers, outcome.games = figures.answers, figures.games
        tell(outcome.line())
    unrest.cancel()
    outcome.errors += [repr(error) for error in await asyncio.gather(unrest, return_exceptions=True) if is_wrong(error)]
    for people in everybody.values():
        for client in people:
            client.stopped = True
            if client.line is not None:
                client.line.disconnect()
    return outcome


def is_wrong(error: BaseException | None) -> bool:
    """It has not only been told to stop."""
    return not isinstance(error, asyncio.CancelledError)


async def seat_all(url: str, lobby: Lobby, figures: Figures, thinking: Thinking, outcome: Outcome) -> dict[str, People]:
    """All tables, by their codes, begun."""
    everybody: dict[str, People] = {}
    kinds = mixed(outcome.tables)
    outcome.kinds = len({str(one) for one in kinds})
    for game, setup in kinds:
        code, people = await asyncio.to_thread(seat, lobby, figures, game, setup, thinking)
        everybody[code] = people
        outcome.players += len(people)
        for client in people:
            await connect(url, code, client)
        for client in people[1:]:
            client.say("ready")
    await asyncio.sleep(1)
    for people in everybody.values():
        people[0].say("start")
    return everybody


async def be_restless(url: str, everybody: dict[str, People], outcome: Outcome) -> None:
    """Somebody goes and comes back, a stranger looks in, a table of bots is opened and left."""
    chance = random.Random(1)
    while True:
        await asyncio.sleep(RESTLESS)
        code, people = chance.choice(list(everybody.items()))
        client = chance.choice(people)
        stranger = SoakClient(LoadTable(Figures(0, 0), client.table.thinking), -1, None, False)
        client.go()
        await connect(url, code, stranger)
        await asyncio.sleep(AWAY)
        stranger.go()
        await connect(url, code, client)
        outcome.comings += 1
        await asyncio.to_thread(Lobby(url).bots_only)  # a line of its own: idle ones are closed
