"""Our server and boardgame.io's in turn, fresh each time: ``sixgun bench load --peer boardgame.io`` calls this.

Both get the same players from this process: as many sockets and tables, an answer at once when asked, one answer under
way per table. Ours keeps every answer on disk before anybody sees what came of it; theirs runs once in memory, which
is the fastest it can be, and once with the file storage that comes with it. A ratio is taken inside a round; the median
over the rounds is reported.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from statistics import median
from typing import Any, Final

from benchmarks.boardgame_io import peer
from sixgun.kernel import session
from sixgun.server.bench import measure
from sixgun.server.bench.load import AT_ONCE

WARM: Final = 3.0  # seconds of play before measuring: V8 compiles what is hot
GOAL: Final = 3.0
RATIOS: Final = {"answers_per_second": GOAL, "answers_per_cpu_second": None}
OURS: Final = "sixgun"
THEIRS: Final = {"boardgame.io": False, "boardgame.io on disk": True}  # is it on disk?
ROWS: Final = (
    "answers_per_second",
    "answers_per_cpu_second",
    "views_per_second",
    "p50_ms",
    "p99_ms",
    "server_cpu_share",
    "players_cpu_share",
    "server_cpu_ms_per_answer",
    "server_mib",
    "games_ended",
)

Round = dict[str, dict[str, Any]]


def facts() -> dict[str, Any]:
    """What we are, on what."""
    build = "un-compiled" if session.__file__.endswith(".py") else "compiled"
    return {"build": build, "python": platform.python_version(), "cores": os.cpu_count()}


def one_round(players: int, tables: int, seconds: float) -> Round:
    """So many seconds of ours, then as many of theirs, each way."""
    found: Round = {"machine": {"load": os.getloadavg()[0]}}
    found[OURS] = measure.load(None, players, tables, seconds, AT_ONCE, WARM)
    for who, on_disk in THEIRS.items():
        found[who] = peer.load(players, tables, seconds, WARM, on_disk)
    return found


def summary(rounds: list[Round]) -> dict[str, Any]:
    """The median of every figure and of the ratios, the errors of all rounds."""
    found: dict[str, Any] = {"rounds": len(rounds), "median": {}, "errors": {}, "ratios": {}}
    for who in (OURS, *THEIRS):
        found["median"][who] = {row: median(one[who][row] for one in rounds) for row in ROWS}
        found["errors"][who] = sum(sum(one[who]["errors"].values()) for one in rounds)
    for who in THEIRS:
        found["ratios"][who] = {row: ratio(rounds, who, row) for row in RATIOS}
    found["versions"] = rounds[0]["boardgame.io"].get("versions", {})
    found["machine_load"] = max(one["machine"]["load"] for one in rounds)
    return found


def ratio(rounds: list[Round], who: str, row: str) -> dict[str, Any]:
    """Ours divided by theirs."""
    each = [one[OURS][row] / one[who][row] for one in rounds]
    goal = RATIOS[row]
    return {"ratio": median(each), "each": each, "goal": goal, "met": goal is None or median(each) >= goal}


def table(found: dict[str, Any]) -> str:
    """The summary as a Markdown table, which is also readable."""
    everybody = (OURS, *THEIRS)
    lines = [f"| median of {found['rounds']} rounds | {' | '.join(everybody)} |", "|---" * (1 + len(everybody)) + "|"]
    for row in ROWS:
        cells = [short(found["median"][who][row]) for who in everybody]
        lines.append(f"| {row.replace('_', ' ')} | {' | '.join(cells)} |")
    lines.append(f"| errors | {' | '.join(str(found['errors'][who]) for who in everybody)} |")
    for row in RATIOS:
        cells = [verdict(found["ratios"][who][row]) for who in THEIRS]
        lines.append(f"| ours / theirs, {row.replace('_', ' ')} | | {' | '.join(cells)} |")
    ours, theirs = found["facts"], ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    load = f"load of the machine before a round at most {found['machine_load']:.1f}"
    lines += ["", f"{ours['build']}, CPython {ours['python']}, {ours['cores']} cores; {theirs}; {load}"]
    return "\n".join(lines)


def short(figure: float) -> str:
    """Three digits are enough."""
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def verdict(found: dict[str, Any]) -> str:
    """The ratio in a cell, beside its goal if it has one."""
    goal = "" if found["goal"] is None else f" ({'goal' if found['met'] else 'missed:'} >= {found['goal']:g})"
    return f"{found['ratio']:.2f}{goal}"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="sixgun bench load --peer boardgame.io", description=__doc__)
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rounds: list[Round] = []
    try:
        peer.install()
        for number in range(given.rounds):
            print(f"bench: round {number + 1} of {given.rounds} …", file=sys.stderr)
            rounds.append(one_round(given.players, given.tables, given.seconds))
    except (peer.Problem, RuntimeError) as problem:
        print(f"sixgun: {problem}", file=sys.stderr)
        return 2
    found = {"facts": facts(), **summary(rounds)}
    print(json.dumps({**found, "each_round": rounds}, indent=1) if given.json else table(found))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
