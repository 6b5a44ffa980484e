"""Our server on its file and the same on a PostgreSQL, saturated in turn: what the other database costs."""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median
from typing import Any, Final

from sixgun.server.bench import measure
from sixgun.server.bench.engines import PostgresServer
from sixgun.server.bench.load import AT_ONCE

FILE, DATABASE = "sqlite", "postgresql"
GOAL: Final = 0.6  # of the answers a second that the file takes
WARM: Final = 2.0  # seconds of play before measuring
ROWS: Final = ("answers_per_second", "answers_per_cpu_second", "server_cpu_ms_per_answer", "p50_ms", "p99_ms")

Round = dict[str, dict[str, Any]]


def run(players: int, tables: int, seconds: float, rounds: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """So many rounds; in each both once, every other time the database first."""
    postgres = PostgresServer(fsync=True)
    found: list[Round] = []
    try:
        for number in range(rounds):
            tell(f"round {number + 1} of {rounds} …")
            order = (FILE, DATABASE) if number % 2 else (DATABASE, FILE)
            load = os.getloadavg()[0]
            found.append({who: one(who, postgres, players, tables, seconds) for who in order})
            found[-1]["machine"] = {"load": load}
    finally:
        postgres.remove()
    return summary(found)


def one(who: str, postgres: PostgresServer, players: int, tables: int, seconds: float) -> dict[str, Any]:
    """A fresh server, saturated for so long."""
    options = ["--database", postgres.new_database()] if who == DATABASE else []
    return measure.load(None, players, tables, seconds, AT_ONCE, WARM, options)


def summary(rounds: list[Round]) -> dict[str, Any]:
    """Medians of the figures, the ratios taken inside the rounds, all errors."""
    each = [one[DATABASE]["answers_per_second"] / one[FILE]["answers_per_second"] for one in rounds]
    return {
        "rounds": len(rounds),
        "median": {who: {row: median([one[who][row] for one in rounds]) for row in ROWS} for who in (FILE, DATABASE)},
        "errors": {who: sum(sum(one[who]["errors"].values()) for one in rounds) for who in (FILE, DATABASE)},
        "ratio": median(each),
        "each": each,
        "met": median(each) >= GOAL,
        "machine_load": max(one["machine"]["load"] for one in rounds),
    }


def table(found: dict[str, Any]) -> str:
    """The same as a Markdown table."""
    lines = [f"| median of {found['rounds']} rounds | {FILE} | {DATABASE} |", "|---|---:|---:|"]
    for row in ROWS:
        mine, theirs = (found["median"][who][row] for who in (FILE, DATABASE))
        lines.append(f"| {row.replace('_', ' ')} | {mine:,.4g} | {theirs:,.4g} |")
    lines.append(f"| errors | {found['errors'][FILE]} | {found['errors'][DATABASE]} |")
    goal = f"{'goal' if found['met'] else 'missed:'} >= {GOAL:g}"
    lines.append(f"| {DATABASE} / {FILE}, answers per second | | {found['ratio']:.2f} ({goal}) |")
    rounds = ", ".join(f"{ratio:.2f}" for ratio in found["each"])
    lines += ["", f"by round {rounds}; load of the machine before a round at most {found['machine_load']:.1f}"]
    return "\n".join(lines)
