"""Let one thing after the other happen to several workers under load, and hold what people saw against the record."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import asyncpg
from msgspec import Struct, field

from sixgun.server.bench.crew_faults import CREW_FAULTS, CrewSite
from sixgun.server.bench.fault_players import FaultPlayer, seat_players
from sixgun.server.bench.faults import FAULTS, Fault, Site
from sixgun.server.bench.history import History

STUCK: Final = 30.0  # seconds after a fault until every table has to have gone on
ENDING: Final = 180.0  # seconds for every table to play a game to its end


class Outcome(Struct):
    """What was found."""

    faults: dict[str, list[float]] = field(default_factory=dict)  # by kind: seconds until every table had gone on
    acknowledged: int = 0
    states: int = 0
    connections: int = 0
    games: int = 0
    silence: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        """For people and machines."""
        return {
            "faults": sum(map(len, self.faults.values())),
            "acknowledged_answers": self.acknowledged,
            "states": self.states,
            "connections": self.connections,
            "games_ended": self.games,
            "longest_without_connection_s": round(self.silence, 1),
            "wrong": self.wrong[:40],
            "seconds_until_every_table_went_on": {
                kind: [len(times), round(sorted(times)[len(times) // 2], 1), round(max(times), 1)]
                for kind, times in sorted(self.faults.items())
            },
        }


@contextmanager
def a_site(workers: int, crew: bool) -> Iterator[Site]:
    """For the while."""
    site = CrewSite(workers) if crew else Site(workers)
    try:
        yield site
    finally:
        site.close()


def faults_for(crew: bool) -> dict[str, Fault]:
    """What can happen to workers on machines of their own, or to those of one parent."""
    return CREW_FAULTS if crew else FAULTS


def run(
    count: int, workers: int, tables: int, seed: int, only: tuple[str, ...], tell: Any, crew: bool = False
) -> Outcome:
    """So many faults, at random."""
    faults = {name: fault for name, fault in faults_for(crew).items() if not only or name in only}
    with a_site(workers, crew) as site:
        outcome = asyncio.run(torment(site, count, tables, seed, faults, tell))
        if outcome.wrong:
            for line in site.last_words():
                tell(line)
        return outcome


async def torment(site: Site, count: int, tables: int, seed: int, faults: dict[str, Fault], tell: Any) -> Outcome:
    """One after the other; each is over when every table has gone on."""
    chance = random.Random(seed)
    outcome = Outcome()
    players = await asyncio.to_thread(seat_players, site.ports, tables, chance)
    histories = list({player.history.code: player.history for player in players}.values())
    lives = [asyncio.create_task(player.live()) for player in players]
    await begin(players)
    for number in range(count):
        kind = chance.choice(list(faults))
        await asyncio.sleep(chance.uniform(0.2, 1))
        await faults[kind](site, chance)
        took = await all_go_on(histories)
        outcome.faults.setdefault(kind, []).append(STUCK if took is None else took)
        wrong = sum(len(history.faults) for history in histories)
        tell(f"{number + 1:>4} {kind:<24} {'STUCK' if took is None else f'{took:.1f} s'}  {wrong or ''}")
        if took is None:
            stuck = [history.code for history in histories if history.progressed_at < time.monotonic() - STUCK]
            outcome.wrong.append(f"after {kind} {len(stuck)} tables did not go on: {stuck[:3]}")
            break
    await play_out(players, outcome)
    for player in players:
        player.is_done = True
    await asyncio.gather(*lives, return_exceptions=True)
    await compare(site, histories, outcome)
    outcome.states = sum(player.states for player in players)
    outcome.connections = sum(player.connections for player in players)
    outcome.games = sum(player.games for player in players if player.seat == 0)
    outcome.silence = max(player.silence for player in players)
    return outcome


async def begin(players: list[FaultPlayer]) -> None:
    """All are ready, the owners start."""
    end = time.monotonic() + STUCK
    while any(player.history.furthest[0] == 0 for player in players):
        if time.monotonic() > end:
            raise RuntimeError("the games do not begin")
        for player in players:
            if player.history.furthest[0] == 0:
                player.say("ready")
        await asyncio.sleep(0.5)
        for player in players:
            if player.seat == 0 and player.history.furthest[0] == 0:
                player.say("start")
        await asyncio.sleep(0.5)


async def all_go_on(histories: list[History]) -> float | None:
    """How long until every table has made progress; None: one has not, or too late."""
    began = time.monotonic()
    while any(history.progressed_at < began for history in histories):
        if time.monotonic() > began + STUCK:
            return None
        await asyncio.sleep(0.02)
    return time.monotonic() - began


async def play_out(players: list[FaultPlayer], outcome: Outcome) -> None:
    """Every table must play a game to its end."""
    before = {player.history.code: player.games for player in players if player.seat == 0}
    for player in players:
        player.thinking = (0.0, 0.01)
    end = time.monotonic() + ENDING
    while waiting := [p for p in players if p.seat == 0 and p.games == before[p.history.code]]:
        if time.monotonic() > end:
            outcome.wrong.append(f"{len(waiting)} tables did not play a game to its end")
            return
        await asyncio.sleep(0.1)


async def compare(site: Site, histories: list[History], outcome: Outcome) -> None:
    """Hold everything against the records."""
    session = await asyncpg.connect(site.address)
    of_table = "SELECT r.* FROM records r JOIN tables t ON t.id = r.table_id WHERE t.code = $1 ORDER BY r.number"
    for history in histories:
        rows = [dict(row) for row in await session.fetch(of_table, history.code)]
        outcome.acknowledged += history.check(rows)
        outcome.wrong += history.faults
    await session.close()
