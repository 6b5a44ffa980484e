"""Our server and boardgame.io's in turn, fresh each time: ``sixgun bench load --peer boardgame.io`` calls this.

Both get the same players from this process: as many sockets and tables, an answer at once when asked, one answer under
way per table. A ratio is taken inside a round; the median over the rounds is reported.
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
from sixgun.server import measure
from sixgun.server.load import AT_ONCE

WARM: Final = 3.0  # seconds of play before measuring: V8 compiles what is hot
GOAL: Final = 3.0
RATIOS: Final = {"answers_per_second": GOAL, "answers_per_cpu_second": None}
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
    """So many seconds of ours, then as many of theirs."""
    ours = measure.load(None, players, tables, seconds, AT_ONCE, WARM)
    load = os.getloadavg()[0]
    return {"sixgun": ours, "boardgame.io": peer.load(players, tables, seconds, WARM), "machine": {"load": load}}


def summary(rounds: list[Round]) -> dict[str, Any]:
    """The median of every figure and of the ratios, the errors of all rounds."""
    found: dict[str, Any] = {"rounds": len(rounds), "median": {}, "errors": {}, "ratios": {}}
    for who in ("sixgun", "boardgame.io"):
        found["median"][who] = {row: median(one[who][row] for one in rounds) for row in ROWS}
        found["errors"][who] = sum(sum(one[who]["errors"].values()) for one in rounds)
    for row, goal in RATIOS.items():
        each = [one["sixgun"][row] / one["boardgame.io"][row] for one in rounds]
        found["ratios"][row] = {"ratio": median(each), "each": each, "goal": goal}
        if goal is not None:
            found["ratios"][row]["met"] = median(each) >= goal
    found["versions"] = rounds[0]["boardgame.io"].get("versions", {})
    found["machine_load"] = max(one["machine"]["load"] for one in rounds)
    return found


def table(found: dict[str, Any]) -> str:
    """The summary as a Markdown table, which is also readable."""
    lines = [f"| median of {found['rounds']} rounds | sixgun | boardgame.io | ratio |", "|---|---|---|---|"]
    for row in ROWS:
        cells = [short(found["median"][who][row]) for who in ("sixgun", "boardgame.io")]
        lines.append(f"| {row.replace('_', ' ')} | {' | '.join(cells)} | {verdict(found['ratios'].get(row))} |")
    lines.append(f"| errors | {found['errors']['sixgun']} | {found['errors']['boardgame.io']} | |")
    ours, theirs = found["facts"], ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    lines += ["", f"{ours['build']}, CPython {ours['python']}, {ours['cores']} cores; {theirs}"]
    return "\n".join(lines)


def short(figure: float) -> str:
    """Three digits are enough."""
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def verdict(ratio: dict[str, Any] | None) -> str:
    """The ratio in a cell, beside its goal if it has one."""
    if ratio is None:
        return ""
    goal = "" if ratio["goal"] is None else f" ({'goal' if ratio['met'] else 'missed:'} >= {ratio['goal']:g})"
    return f"{ratio['ratio']:.2f}{goal}"


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
