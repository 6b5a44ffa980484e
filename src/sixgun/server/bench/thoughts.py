"""How long a marshal's thought takes in the server's pool, and whether anybody else waits for it.

Tables of marshals play in one loop as the server has them: every slow answer is thought of in a process of the pool.
Meanwhile something else of the loop wants its turn every few milliseconds, as other tables do.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from sixgun.bots.drive import decide
from sixgun.bots.search.marshal import Marshal
from sixgun.games import kind_of
from sixgun.kernel.record import answers_in
from sixgun.server.room.match import Match
from sixgun.server.storage.start_row import StartRow
from sixgun.server.thinking.pool import Pool
from sixgun.server.thinking.thought import Thought, played, seated

BUDGET: Final = {"classic": 0.050, "duel": 0.024}  # seconds, as asked of a marshal's usual effort
HEARTBEAT: Final = 0.005  # seconds
CLOCK: Final = "none"


class Timed(Struct, frozen=True):
    """An answer, and what it took: CPU seconds to live through the record, and to decide."""

    key: str
    replay: float
    cpu: float
    searched: bool


def think_by_the_clock(thought: Thought) -> Timed:
    """As ``think`` does, with a look at the clock."""
    began = time.process_time()
    match = played(thought)
    bot = seated(match, thought)
    ready = time.process_time()
    option = decide(match.session, thought.seat, bot)
    searched = isinstance(bot, Marshal) and bool(bot.chances)
    return Timed(option.key, ready - began, time.process_time() - ready, searched)


class Watch:
    """What was seen."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[Timed, float]] = []  # of searches: what they took, and seconds until they were there
        self.others = 0  # slow bots' answers that needed no search
        self.lags: list[float] = []  # seconds something else of the loop came too late

    def note(self, found: Timed, waited: float) -> None:
        """One more."""
        if found.searched:
            self.thoughts.append((found, waited))
        else:
            self.others += 1

    async def beat(self) -> None:
        """As another table: wants its turn again and again."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(HEARTBEAT)
            self.lags.append(time.perf_counter() - began - HEARTBEAT)


async def play(pool: Pool, watch: Watch, start: StartRow) -> None:
    """One table of bots, to its end."""
    match = Match(start, 0)
    while not match.over:
        seat = match.bot_seats()[0]
        ask = match.session.question(seat)
        assert ask is not None
        if match.bots[seat].is_slow and len(ask.options) > 1:
            thought = Thought(match.bare, answers_in(match.session), seat, match.named[seat])
            began = time.perf_counter()
            found = await pool.run(think_by_the_clock, thought)
            watch.note(found, time.perf_counter() - began)
            key = found.key
        else:
            key = match.bot_answer(seat)
            await asyncio.sleep(0)
        match.apply("bot", seat, key, 0)


def start_of(game: str, setup: dict[str, Any], seed: str, bot: str) -> StartRow:
    """A table of such bots."""
    kind = kind_of(game)
    seats = kind.set_up(kind.read_setup(setup), seed).seats
    return StartRow(game, setup, kind.rules, seed, CLOCK, [bot] * seats, [f"bot {seat}" for seat in range(seats)])


async def run(game: str, setup: dict[str, Any], games: int, tables: int, seed: str, bot: str) -> Watch:
    """So many games, so many of them at once."""
    pool = Pool(asyncio.get_running_loop())
    watch = Watch()
    await play(pool, Watch(), start_of(game, setup, f"{seed}/warm", bot))  # what is loaded once is loaded now
    beats = asyncio.create_task(watch.beat())
    numbers = iter(range(games))

    async def one_after_the_other() -> None:
        for number in numbers:
            await play(pool, watch, start_of(game, setup, f"{seed}/{number}", bot))

    await asyncio.gather(*[one_after_the_other() for _ in range(tables)])
    beats.cancel()
    pool.close()
    return watch


def measure(game: str, setup: dict[str, Any], games: int, tables: int, seed: str, bot: str) -> dict[str, object]:
    """What thoughts took, in milliseconds, and by how much others came too late."""
    watch = asyncio.run(run(game, setup, games, tables, seed, bot))
    budget = BUDGET[game]
    spent = [found.cpu for found, _ in watch.thoughts]
    figures: dict[str, Callable[[], list[float]]] = {
        "cpu": lambda: spent,
        "replay": lambda: [found.replay for found, _ in watch.thoughts],
        "answered": lambda: [waited for _, waited in watch.thoughts],
        "others late": lambda: watch.lags,
    }
    return {
        "searches": len(spent),
        "answers without": watch.others,
        "budget": 1000 * budget,
        **{name: in_milliseconds(values()) for name, values in figures.items()},
        "p99 of budget": round(part(spent, 0.99) / budget, 3) if spent else None,
    }


def in_milliseconds(seconds: list[float]) -> dict[str, float]:
    """Median, 99 of 100, the longest."""
    return {
        name: round(1000 * part(seconds, share), 2) for name, share in (("p50", 0.5), ("p99", 0.99), ("longest", 1.0))
    }


def part(values: list[float], share: float) -> float:
    """The value that *share* of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
