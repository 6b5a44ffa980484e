"""Measure the tree against an earlier commit, or a table with more sets against the base game, in one interleaved run.

``sixgun bench --against REV`` calls this. Both sides are compiled plainly with the same compiler and do exactly the
same pieces of work (games of the same seeds) in turn; a ratio is taken inside a round, and the median over the rounds
is reported. CPU seconds; instructions are counted by valgrind. ``--tuned``: both compiled as people have them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import instructions
from builds import FOLDER, Build, build_revision, build_tree
from workers import ENGINE, KEPT, ROOT, Problem, Worker, environment, import_ms, worker

Contestant = tuple[str, str]  # build, table
Values = dict[str, float]  # by what is measured
BASE, CHOSEN = "base", "chosen"
TASKS = ("decisions", "decisions with view", "games of bots", "games of bots shown", "forks")
COURSES = 100  # games of each kind whose answers are compared
FEWEST_ROUNDS = 3
SLICE = 0.05  # CPU seconds: short, so that both sides meet the same moment of a busy machine
CLOCKED = {
    "decisions": "random decisions/s",
    "decisions with view": "… with views/s",
    "games of bots": "bots' games/s",
    "games of bots shown": "… with JSON for every decision/s",
}
COUNTED = {
    "decisions": "instructions per random decision",
    "decisions with view": "instructions per decision with view",
    "games of bots": "instructions per game of bots",
    "games of bots shown": "… with JSON for every decision",
    "forks": "instructions per fork",
}
PER_GAME = "instructions per random game"


class Run:
    """One measurement: the builds, the tables, and what has been found."""

    def __init__(
        self, game: str, setups: dict[str, dict[str, object]], builds: list[Build], tasks: Sequence[str] = TASKS
    ) -> None:
        self.game = game
        self.tasks = tasks
        self.setups = setups
        self.tables = json.dumps([game, setups])
        self.builds = {build.name: build for build in builds}
        self.contestants: list[Contestant] = []
        self.rounds: list[dict[Contestant, Values]] = []
        self.fixed: dict[Contestant, Values] = {}  # what is measured once
        self.courses: dict[Contestant, dict[str, list[str]]] = {}
        self.python = ""

    # -- by the clock

    def race(self, seconds: float) -> None:
        """Rounds of slices until the time is over."""
        with ExitStack() as stack:
            command = [sys.executable, str(ENGINE), self.tables]
            workers = {
                name: stack.enter_context(worker(name, command, str(build.path))) for name, build in self.builds.items()
            }
            for name, one in workers.items():
                self.meet(name, one.ask(facts=True))
            pieces = self.warm_up(workers)
            end = time.monotonic() + seconds
            while len(self.rounds) < FEWEST_ROUNDS or time.monotonic() < end:
                self.rounds.append(self.round(workers, pieces))
                say(f"round {len(self.rounds)}")

    def meet(self, name: str, facts: dict[str, Any]) -> None:
        """Is it the build it should be? Which tables does it know?"""
        build = self.builds[name]
        if facts["build"] != build.kind or Path(facts["home"]) != build.path:
            raise Problem(f"{name} runs the {facts['build']} engine of {facts['home']}")
        self.python = facts["python"]
        self.contestants += [(name, table) for table in facts["tables"]]

    def warm_up(self, workers: dict[str, Worker]) -> dict[str, int]:
        """How many pieces of each task at each table fill a slice; all contestants then do as many."""
        found: dict[str, int] = {}
        for build, table in self.contestants:
            for task in self.tasks:
                name = f"{table}: {task}"
                done = workers[build].ask(task=name, seconds=SLICE)
                found.setdefault(name, int(done["pieces"]))
        return found

    def round(self, workers: dict[str, Worker], pieces: dict[str, int]) -> dict[Contestant, Values]:
        """One slice of everything, each time with another contestant first."""
        found: dict[Contestant, Values] = {contestant: {} for contestant in self.contestants}
        shift = len(self.rounds) % len(self.contestants)
        order = self.contestants[shift:] + self.contestants[:shift]
        for task in self.tasks:
            for build, table in order:
                name = f"{table}: {task}"
                done = workers[build].ask(task=name, first=len(self.rounds) * pieces[name], pieces=pieces[name])
                if task == "forks":
                    found[build, table]["one fork, µs"] = 1e6 * done["cpu"] / done["amount"]
                else:
                    found[build, table][CLOCKED[task]] = done["amount"] / done["cpu"]
        for build, table in order:
            if table == BASE and self.tasks == TASKS:
                found[build, table]["import, ms"] = import_ms(self.builds[build].path, self.game)
        return found

    # -- once

    def job(self, contestant: Contestant, *job: str) -> Any:
        """What the engine says to one order of its own."""
        build, table = contestant
        command = [sys.executable, str(ENGINE), self.tables, job[0], table, *job[1:]]
        done = subprocess.run(command, env=environment(str(self.builds[build].path)), capture_output=True, text=True)
        if done.returncode:
            raise Problem(f"{build}: {(done.stderr.strip().splitlines() or ['it said nothing'])[-1]}")
        return json.loads(done.stdout)

    def look(self) -> None:
        """Memory, and the course of some games."""
        for contestant in self.contestants:
            kib = self.job(contestant, "memory", str(KEPT))
            self.fixed[contestant] = {f"a game in play, as a {kind}, KiB": value for kind, value in kib.items()}
            self.courses[contestant] = self.job(contestant, "courses", str(COURSES))

    def count(self) -> None:
        """Instructions, where valgrind is there."""
        if not instructions.can_count():
            say(instructions.MISSING)
            return
        say("counting instructions …")
        paths = {(build, table): self.builds[build].path for build, table in self.contestants}
        for (build, table, task), found in instructions.count_all(paths, self.tables, self.tasks, FOLDER).items():
            values = self.fixed[build, table]
            if task == "decisions":
                values[PER_GAME] = found.instructions / found.pieces
            values[COUNTED[task]] = found.instructions / found.units
        say(f"what was counted is in {FOLDER.relative_to(ROOT)}/*.callgrind: callgrind_annotate tells it by function")

    # -- what came out

    def pairs(self) -> list[tuple[Contestant, Contestant]]:
        """Who is held against whom: the tree against the other commit, the chosen table against the base game."""
        found: list[tuple[Contestant, Contestant]] = []
        tree, *others = self.builds
        for other in others:
            found += [((tree, table), (other, table)) for table in self.setups if (other, table) in self.contestants]
        return found + [((tree, table), (tree, BASE)) for table in self.setups if table != BASE]

    def to_dict(self) -> dict[str, object]:
        """Everything worth keeping."""
        return {
            "game": self.game,
            "setups": self.setups,
            "python": self.python,
            "rounds": len(self.rounds),
            "comparisons": [self.compare(upper, lower) for upper, lower in self.pairs()],
        }

    def compare(self, upper: Contestant, lower: Contestant) -> dict[str, Any]:
        """One contestant held against another: values, and the ratio upper / lower."""
        rows = []
        for what in self.rounds[0][upper]:
            if what in self.rounds[0][lower]:
                each = [(one[upper][what], one[lower][what]) for one in self.rounds]
                ratios = [mine / theirs for mine, theirs in each if theirs]
                rows.append(row(what, median(a for a, _ in each), median(b for _, b in each), ratios))
        for what, value in self.fixed[upper].items():
            other = self.fixed[lower][what]
            rows.append(row(what, value, other, [value / other]))
        found: dict[str, Any] = {"upper": " ".join(upper), "lower": " ".join(lower), "rows": rows}
        if upper[1] == lower[1]:
            found["same"] = same(self.courses[upper], self.courses[lower])
        return found


def row(what: str, upper: float, lower: float, ratios: list[float]) -> dict[str, Any]:
    """One line: the medians, and the median and quartiles of the ratios."""
    low, _, high = quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3
    return {"what": what, "upper": upper, "lower": lower, "ratio": median(ratios), "quartiles": [low, high]}


def same(mine: dict[str, list[str]], theirs: dict[str, list[str]]) -> dict[str, Any]:
    """How many games went the same way, by answers and by last positions; the first that did not."""
    found: dict[str, Any] = {}
    for who, games in mine.items():
        pairs = [(a.split(), b.split()) for a, b in zip(games, theirs[who], strict=True)]
        other = [number for number, (a, b) in enumerate(pairs) if a[0] != b[0]]
        found[who] = {
            "games": len(pairs),
            "same_answers": len(pairs) - len(other),
            "same_positions": sum(a == b for a, b in pairs),
            "first_other": other[0] if other else None,
        }
    return found


# -- in words -------------------------------------------------------------------------------------------


def table_of(found: dict[str, Any]) -> str:
    """The comparisons as Markdown tables, which are also readable."""
    lines = [f"{found['game']}, {found['rounds']} rounds; {found['python']}"]
    lines += [f"{name}: {json.dumps(setup)}" for name, setup in found["setups"].items()]
    for one in found["comparisons"]:
        lines += ["", f"| | {one['upper']} | {one['lower']} | ratio | half of the rounds |", "|---|---:|---:|---:|---|"]
        lines += [line_of(row) for row in one["rows"]]
        lines += [in_words(who, games) for who, games in one.get("same", {}).items()]
    return "\n".join(lines)


def line_of(row: dict[str, Any]) -> str:
    """One row of a table."""
    low, high = row["quartiles"]
    spread = "" if low == high else f"{low:.3f} – {high:.3f}"
    if row["what"] in (PER_GAME, *COUNTED.values()):
        spread = "counted"
    return f"| {row['what']} | {number(row['upper'])} | {number(row['lower'])} | {row['ratio']:.3f} | {spread} |"


def in_words(who: str, games: dict[str, Any]) -> str:
    """Were they the same games?"""
    total, answers, positions = games["games"], games["same_answers"], games["same_positions"]
    text = f"{who}: {answers} of {total} games had the same answers, {positions} the same fingerprint"
    if answers < total:
        text += f"; first other: number {games['first_other']} – so the instructions are not those of equal games"
    return text


def number(value: float) -> str:
    """Three digits at least."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def say(line: str) -> None:
    """Progress, on stderr; rounds only to people."""
    if sys.stderr.isatty() or not line.startswith("round"):
        print(f"bench: {line}", file=sys.stderr, flush=True)


def measure(given: argparse.Namespace) -> dict[str, object]:
    """Build, race, look, count."""
    setups = {BASE: json.loads(given.base)} | ({CHOSEN: json.loads(given.chosen)} if given.chosen else {})
    others = [build_revision(given.against, given.tuned, say)] if given.against else []
    run = Run(given.game, setups, [build_tree(given.tuned, say), *others], tuple(given.task) or TASKS)
    run.race(given.seconds)
    run.look()
    run.count()
    return run.to_dict()


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="sixgun bench", description=__doc__)
    parser.add_argument("--tuned", action="store_true")
    parser.add_argument("--against", metavar="REV")
    parser.add_argument("--game", default="classic")
    parser.add_argument("--base", metavar="SETUP", default='{"players": 7}', help="JSON: the table to measure at")
    parser.add_argument("--chosen", metavar="SETUP", help="JSON: another table, held against the base one")
    parser.add_argument("--task", action="append", choices=TASKS, default=[], help="only this one (or several)")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    try:
        found = measure(given)
    except Problem as problem:
        print(f"sixgun: {problem}", file=sys.stderr)
        return 2
    text = json.dumps(found, indent=1)
    if given.out:
        given.out.write_text(text + "\n")
    print(text if given.json else table_of(found))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
