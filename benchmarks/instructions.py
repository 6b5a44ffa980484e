"""How many instructions a piece of work takes, counted by valgrind: exact however busy the machine is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workers import ENGINE, Problem, environment

WARM_UP = 10  # pieces nobody counts: what is worked out once per process
PIECES = {"decisions": 200, "decisions with view": 50, "games of bots": 50, "games of bots shown": 20, "forks": 200}
MISSING = "instructions are not counted: valgrind is not installed (Debian, Ubuntu: apt install valgrind)"


def can_count() -> bool:
    """Is valgrind there?"""
    return shutil.which("valgrind") is not None


class Count:
    """The instructions that some pieces of a task took, and how many units (decisions, games …) they were."""

    def __init__(self, pieces: int, units: int, instructions: int) -> None:
        self.pieces = pieces
        self.units = units
        self.instructions = instructions


def count_all(
    paths: dict[tuple[str, str], Path], tables: str, tasks: Sequence[str], folder: Path
) -> dict[tuple[str, str, str], Count]:
    """The instructions of these tasks of every contestant (build, table): two at a time, they do not disturb."""
    wanted = [(build, table, task) for build, table in paths for task in tasks]
    with ThreadPoolExecutor(2) as pool:
        counted = pool.map(lambda one: count(paths[one[:2]], tables, *one, folder), wanted)
        return dict(zip(wanted, counted, strict=True))


def count(path: Path, tables: str, build: str, table: str, task: str, folder: Path) -> Count:
    """One task: what its pieces take above a run that only warms up."""
    kept = folder / f"{build.split()[0].replace('/', '-')}-{table}-{task.replace(' ', '-')}.callgrind"
    _, idle = run(path, tables, table, task, WARM_UP, Path(os.devnull))
    units, busy = run(path, tables, table, task, WARM_UP + PIECES[task], kept)
    return Count(PIECES[task], units, busy - idle)


def run(path: Path, tables: str, table: str, task: str, pieces: int, out: Path) -> tuple[int, int]:
    """The first pieces of a task under valgrind: the units without those of the warm-up, and all instructions."""
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
    work = [sys.executable, str(ENGINE), tables, "numbers", table, task, str(WARM_UP), str(pieces)]
    done = subprocess.run([*valgrind, *work], env=environment(str(path)), capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or found is None:
        raise Problem(f"valgrind failed: {(done.stderr.strip().splitlines() or ['it said nothing'])[-1]}")
    return int(done.stdout), int(found[1])
