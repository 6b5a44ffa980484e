"""Our server in two ways, saturated in turn: on its file and on a PostgreSQL, or with one worker and with several."""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median
from typing import Any, Final

from msgspec import Struct

from sixgun.server.bench import measure
from sixgun.server.bench.engines import PostgresServer
from sixgun.server.bench.load import AT_ONCE

WARM: Final = 2.0  # seconds of play before measuring
ROWS: Final = (
    "answers_per_second",
    "answers_per_cpu_second",
    "server_cpu_ms_per_answer",
    "database_cpu_ms_per_answer",
    "players_cpu_share",
    "answers_per_second_without_players",
    "p50_ms",
    "p99_ms",
)
Round = dict[str, dict[str, Any]]


class Way(Struct, frozen=True):
    """How a server is run."""

    name: str
    workers: int = 0  # on PostgreSQL; 0: one process on its file


class Contest(Struct, frozen=True):
    """Two ways, and what the second one has to reach of the first one's answers a second."""

    first: Way
    second: Way
    goal: float
    at_same_p99: bool = False


DATABASES: Final = Contest(Way("sqlite"), Way("postgresql", 1), 0.6)


def of_workers(count: int) -> Contest:
    """One worker and several."""
    return Contest(Way("1 worker", 1), Way(f"{count} workers", count), 1.3, at_same_p99=True)


def run(
    contest: Contest, players: int, tables: int, seconds: float, rounds: int, tell: Callable[[str], None]
) -> dict[str, Any]:
    """So many rounds; in each both once, every other time the second one first."""
    postgres = PostgresServer(fsync=True)
    found: list[Round] = []
    ways = (contest.first, contest.second)
    try:
        for number in range(rounds):
            tell(f"round {number + 1} of {rounds} …")
            load = os.getloadavg()[0]
            order = ways if number % 2 else ways[::-1]
            found.append({way.name: one(way, postgres, players, tables, seconds) for way in order})
            found[-1]["machine"] = {"load": load}
    finally:
        postgres.remove()
    return summary(contest, found)


def one(way: Way, postgres: PostgresServer, players: int, tables: int, seconds: float) -> dict[str, Any]:
    """A fresh server, saturated for so long."""
    options = ["--database", postgres.new_database(), "--workers", str(way.workers)] if way.workers else []
    busy: list[float] = []
    found = measure.load(
        None, players, tables, seconds, AT_ONCE, WARM, options, max(1, way.workers), lambda: busy.append(postgres.cpu())
    )
    answers = max(1, found["answers_per_second"] * found["seconds"])
    database = round((busy[-1] - busy[0]) / answers * 1000, 3)
    computed = without_players(way, found["server_cpu_ms_per_answer"], database, os.cpu_count() or 1)
    return {**found, "database_cpu_ms_per_answer": database, "answers_per_second_without_players": computed}


def without_players(way: Way, server: float, database: float, cores: int) -> float:
    """Answers a second if the players had a machine of their own, computed from what an answer was seen to cost (ms of
    CPU): a worker has one core at most, and workers and database share them all."""
    return 1000 * min(max(1, way.workers) / server, cores / (server + database))


def summary(contest: Contest, rounds: list[Round]) -> dict[str, Any]:
    """Medians of the figures, the ratios taken inside the rounds, all errors."""
    names = [contest.first.name, contest.second.name]
    each = ratios(names, rounds, "answers_per_second")
    medians = {name: {row: median([one[name][row] for one in rounds]) for row in ROWS} for name in names}
    is_slow = contest.at_same_p99 and medians[names[1]]["p99_ms"] > medians[names[0]]["p99_ms"]
    return {
        "names": names,
        "goal": contest.goal,
        "rounds": len(rounds),
        "median": medians,
        "errors": {name: sum(sum(one[name]["errors"].values()) for one in rounds) for name in names},
        "ratio": median(each),
        "each": each,
        "computed": median(ratios(names, rounds, "answers_per_second_without_players")),
        "met": median(each) >= contest.goal and not is_slow,
        "machine_load": max(one["machine"]["load"] for one in rounds),
    }


def ratios(names: list[str], rounds: list[Round], row: str) -> list[float]:
    """The second one's figure to the first one's, inside each round."""
    return [one[names[1]][row] / one[names[0]][row] for one in rounds]


def table(found: dict[str, Any]) -> str:
    """The same as a Markdown table."""
    first, second = found["names"]
    lines = [f"| median of {found['rounds']} rounds | {first} | {second} |", "|---|---:|---:|"]
    for row in ROWS:
        mine, theirs = (found["median"][name][row] for name in (first, second))
        lines.append(f"| {row.replace('_', ' ')} | {mine:,.4g} | {theirs:,.4g} |")
    lines.append(f"| errors | {found['errors'][first]} | {found['errors'][second]} |")
    goal = f"{'goal' if found['met'] else 'missed:'} >= {found['goal']:g}"
    lines.append(f"| {second} / {first}, answers per second | | {found['ratio']:.2f} ({goal}) |")
    lines.append(f"| the same without players, computed | | {found['computed']:.2f} |")
    rounds = ", ".join(f"{ratio:.2f}" for ratio in found["each"])
    lines += ["", f"by round {rounds}; load of the machine before a round at most {found['machine_load']:.1f}"]
    return "\n".join(lines)
