"""Measure the engine and its peers in one interleaved run: ``sixgun bench`` calls this.

Each contestant is a process of its own that does a slice of work when told. In every round each task of each contestant
gets one slice; a ratio is taken inside a round, and the median over the rounds is reported. Units per CPU second.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from workers import ENGINE, HERE, KEPT, ROOT, SLICE, Problem, Worker, environment, import_ms, worker

BUILD = ROOT / "build"
PEERS = BUILD / "bench-venv"
REQUIREMENTS = ROOT / "requirements" / "bench.txt"
BUILDS = {"compiled": BUILD / "compiled", "un-compiled": ROOT / "src"}
FEWEST_ROUNDS = 3
IMPORT_GOALS = {"compiled": 20, "un-compiled": 30}  # ms
GAME = "classic"
OUR_TASKS = {  # by what they are called in the report: the name of the table and the task at it
    "decisions": "base: decisions",
    "decisions, few players": "few: decisions",
    "decisions, many players": "many: decisions",
    "decisions with view": "base: decisions with view",
    "games, 4 bots": "four: games of bots",
    "games, 7 bots": "base: games of bots",
    "forks": "base: forks",
    "decisions, all sets": "all sets: decisions",
}

GOALS: list[tuple[str, str, str, str, float, float]] = [
    # what, our task, the peer's task, better when, goal compiled, goal un-compiled
    ("decisions vs rlcard uno, no view", "decisions", "rlcard uno", ">=", 10, 3),
    ("decisions with view vs rlcard uno", "decisions with view", "rlcard uno", ">=", 4, 1.7),
    ("decisions with view vs pettingzoo hold'em AEC", "decisions with view", "pettingzoo hold'em", ">=", 25, 11),
    ("decisions vs open_spiel hearts, Python loop", "decisions", "open_spiel hearts", ">=", 1.5, 0.4),
    ("decisions vs open_spiel hearts, C++-driven", "decisions", "open_spiel hearts in C++", ">=", 0.33, 0.09),
    ("time of one copy vs open_spiel hearts clone", "open_spiel hearts clone", "forks", "<=", 4, 15),
    ("decisions kept, 4 players -> most players", "decisions, many players", "decisions, few players", ">=", 0.9, 0.9),
    ("decisions kept, base game -> all sets", "decisions, all sets", "decisions", ">=", 0.65, 0.5),
]


PEER_TASKS = (
    "rlcard uno",
    "pettingzoo hold'em",
    "open_spiel hearts",
    "open_spiel hearts in C++",
    "open_spiel hearts clone",
)


# -- the peers' environment -----------------------------------------------------------------------------


def peers_python() -> Path:
    """The interpreter the peers live with; made from the hash-pinned file when it is not there."""
    python = PEERS / "bin" / "python"
    stamp = PEERS / "requirements.txt"
    if python.exists() and stamp.exists() and stamp.read_text() == REQUIREMENTS.read_text():
        return python
    print("bench: installing the peers into build/bench-venv (once) …", file=sys.stderr)
    uv = shutil.which("uv") or str(ROOT / ".venv" / "bin" / "uv")
    install = [uv, "pip", "install", "--quiet", "--python", str(python), "--require-hashes", "-r", str(REQUIREMENTS)]
    for command in ([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(PEERS)], install):
        try:
            done = subprocess.run(command, capture_output=True, text=True)
        except OSError as error:
            raise Problem(f"the peers cannot be installed: {error}") from None
        if done.returncode:
            raise Problem(f"the peers cannot be installed: {done.stderr.strip().splitlines()[-1:]}")
    stamp.write_text(REQUIREMENTS.read_text())
    return python


# -- measuring ------------------------------------------------------------------------------------------


def round_of(ours: dict[str, Worker], peers: Worker, tasks: dict[str, list[str]]) -> dict[str, dict[str, float]]:
    """One slice of everything: units per CPU second by contestant and task."""
    found: dict[str, dict[str, float]] = {name: {} for name in [*ours, "peers"]}
    for task in tasks["ours"]:
        for name, one in ours.items():
            found[name][task] = one.speed(OUR_TASKS[task])
    for task in tasks["peers"]:
        found["peers"][task] = peers.speed(task)
    for name in ours:
        found[name]["import"] = import_ms(BUILDS[name], GAME)
    return found


def memory(path: Path) -> dict[str, float]:
    """KiB of one game in play."""
    command = [sys.executable, str(ENGINE), json.dumps([GAME, setups()]), "memory", "base", str(KEPT)]
    done = subprocess.run(command, env=environment(str(path)), capture_output=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def setups() -> dict[str, dict[str, object]]:
    """The tables that are measured, by name."""
    from sixgun.games import kind_of

    catalogue = kind_of(GAME).catalogue()
    sets = [one.id for one in catalogue.sets]
    found: dict[str, dict[str, object]] = {
        "base": {"players": 7},
        "four": {"players": 4},
        "few": {"players": min(n for n in catalogue.players if n >= 4)},
        "many": {"players": max(catalogue.players)},
    }
    return found | ({"all sets": {"players": 7, "sets": sets}} if len(sets) > 1 else {})


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, Any]:
    """The whole run."""
    builds = {name: path for name, path in BUILDS.items() if (path / "sixgun").is_dir()}
    if "compiled" not in builds:
        say("build/compiled is missing (./sixgun compile): measuring the un-compiled engine only")
    tables = json.dumps([GAME, setups()])
    with ExitStack() as stack:
        peers = stack.enter_context(worker("peers", [str(peers_python()), str(HERE / "peers.py")], ""))
        ours = {
            name: stack.enter_context(worker(name, [sys.executable, str(ENGINE), tables], str(path)))
            for name, path in builds.items()
        }
        facts = {name: one.ask(facts=True) for name, one in {**ours, "peers": peers}.items()}
        for name in ours:
            if facts[name]["build"] != name:
                raise Problem(f"the {name} engine runs {facts[name]['build']}: run ./sixgun compile first")
        tasks = tasks_of(facts)
        round_of(ours, peers, tasks)  # warm up
        rounds: list[dict[str, dict[str, float]]] = []
        end = time.monotonic() + seconds
        while len(rounds) < FEWEST_ROUNDS or time.monotonic() < end:
            rounds.append(round_of(ours, peers, tasks))
            say(f"round {len(rounds)}")
    kib = {name: memory(path) for name, path in builds.items()}
    return {"facts": facts, "rounds": rounds, "memory": kib, "slice": SLICE}


def tasks_of(facts: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """Which tasks there are with these sets."""
    there = facts["un-compiled"]["tables"]
    ours = [name for name, task in OUR_TASKS.items() if task.split(":")[0] in there]
    return {"ours": ours, "peers": list(PEER_TASKS)}


# -- reporting ------------------------------------------------------------------------------------------


def ratios(run: dict[str, Any], build: str) -> list[dict[str, Any]]:
    """Every goal that could be measured: the median ratio over the rounds, and whether it is met."""
    found = []
    for what, upper, lower, sense, *limits in GOALS:
        limit = limits[0 if build == "compiled" else 1]
        each = [ratio(one, build, upper, lower) for one in run["rounds"]]
        if all(value is not None for value in each):
            value = median(value for value in each if value is not None)
            met = value >= limit if sense == ">=" else value <= limit
            found.append({"what": what, "ratio": value, "goal": f"{sense} {limit:g}", "met": met})
    return found


def ratio(one: dict[str, dict[str, float]], build: str, upper: str, lower: str) -> float | None:
    """One task divided by another, inside one round."""
    speeds = {**one["peers"], **one[build]}
    return speeds[upper] / speeds[lower] if upper in speeds and lower in speeds else None


def absolute(run: dict[str, Any], who: str) -> dict[str, float]:
    """The median of every task of one contestant: for orientation only."""
    return {task: median(one[who][task] for one in run["rounds"]) for task in run["rounds"][0][who]}


def import_row(run: dict[str, Any], build: str) -> dict[str, Any]:
    """Milliseconds of the import, and whether they are few enough."""
    milliseconds = absolute(run, build)["import"]
    return {"median": milliseconds, "goal": f"<= {IMPORT_GOALS[build]}", "met": milliseconds <= IMPORT_GOALS[build]}


def summary(run: dict[str, Any]) -> dict[str, Any]:
    """Everything worth keeping of a run."""
    builds = [name for name in BUILDS if name in run["facts"]]
    return {
        "machine": {"cores": os.cpu_count(), "python": run["facts"]["un-compiled"]["python"]},
        "peers": run["facts"]["peers"],
        "rounds": len(run["rounds"]),
        "slice_cpu_seconds": run["slice"],
        "ratios": {build: ratios(run, build) for build in builds},
        "import_ms": {build: import_row(run, build) for build in builds},
        "kib_per_game": run["memory"],
        "per_cpu_second": {who: absolute(run, who) for who in [*builds, "peers"]},
    }


def table(found: dict[str, Any]) -> str:
    """The summary as a Markdown table, which is also readable."""
    builds = list(found["ratios"])
    lines = [f"| ratio, median of {found['rounds']} rounds | " + " | ".join(f"{b} | goal" for b in builds) + " |"]
    lines.append("|---" * (1 + 2 * len(builds)) + "|")
    by_what = {build: {row["what"]: row for row in found["ratios"][build]} for build in builds}
    for what in by_what[builds[0]]:
        rows = [by_what[build][what] for build in builds]
        cells = [f"{row['ratio']:.3g}{'' if row['met'] else ' (missed)'} | {row['goal']}" for row in rows]
        lines.append(f"| {what} | " + " | ".join(cells) + " |")
    imports = [
        f"{row['median']:.0f}{'' if row['met'] else ' (missed)'} | {row['goal']}" for row in found["import_ms"].values()
    ]
    lines.append("| import above a bare interpreter, ms CPU | " + " | ".join(imports) + " |")
    for kind in ("table", "simulation"):
        cells = [f"{found['kib_per_game'][b][kind]:.1f} | " for b in builds]
        lines.append(f"| KiB per game in play, as a {kind} | " + " | ".join(cells) + " |")
    lines += [
        "",
        "| per CPU second (orientation only) | " + " | ".join(builds) + " |",
        "|---" * (1 + len(builds)) + "|",
    ]
    speeds = found["per_cpu_second"]
    for task in speeds[builds[0]]:
        if task != "import":
            lines.append(f"| {task} | " + " | ".join(f"{speeds[b][task]:,.0f}" for b in builds) + " |")
    lines += [f"| {task} | {speed:,.0f} |" + " |" * (len(builds) - 1) for task, speed in speeds["peers"].items()]
    versions = ", ".join(f"{name} {number}" for name, number in found["peers"].items())
    lines += ["", f"{found['machine']['python']}, {found['machine']['cores']} cores; peers: {versions}"]
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="sixgun bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()

    def say(line: str) -> None:
        if sys.stderr.isatty() or not line.startswith("round"):
            print(f"bench: {line}", file=sys.stderr)

    try:
        found = summary(measure(given.seconds, say))
    except Problem as problem:
        print(f"sixgun: {problem}", file=sys.stderr)
        return 2
    text = json.dumps(found, indent=1)
    if given.out:
        given.out.write_text(text + "\n")
    print(text if given.json else table(found))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
