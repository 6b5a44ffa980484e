"""The contestants: each a process of its own that does a slice of work when told."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ENGINE = HERE / "engine.py"
SLICE = 0.15  # CPU seconds
KEPT = 200  # games in memory at once, to see what one takes
IMPORTS = {"bare": "pass", "engine": "import sixgun, sixgun.{game}.setup"}


class Problem(Exception):
    """Something the user can mend: told in one line."""


class Worker:
    """One contestant."""

    def __init__(self, name: str, command: list[str], path: str) -> None:
        self.name = name
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=quiet, env=environment(path), text=True
        )

    def ask(self, **order: object) -> dict[str, Any]:
        """One order, one answer."""
        assert self.process.stdin and self.process.stdout
        try:
            print(json.dumps(order), file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise Problem(f"the contestant {self.name} has stopped: {' '.join(self.process.args)}")  # type: ignore[arg-type]
        found: dict[str, Any] = json.loads(line)
        return found

    def speed(self, task: str) -> float:
        """Units per CPU second in one slice."""
        done = self.ask(task=task, seconds=SLICE)
        return float(done["amount"] / done["cpu"])

    def stop(self) -> None:
        """No more orders."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(10)


@contextmanager
def worker(name: str, command: list[str], path: str) -> Iterator[Worker]:
    """A contestant while it is needed."""
    one = Worker(name, command, path)
    try:
        yield one
    finally:
        one.stop()


def environment(path: str) -> dict[str, str]:
    """The variables of a contestant: with its own package first, and nothing that varies."""
    inherited = {name: value for name, value in os.environ.items() if name != "SIXGUN_COMPILED"}
    return {**inherited, "PYTHONPATH": path, "PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}


def import_ms(path: Path, game: str = "classic") -> float:
    """CPU milliseconds a fresh interpreter needs to import the engine, above one that does nothing."""
    bare, engine = (cpu_seconds(path, code.format(game=game)) for code in IMPORTS.values())
    return max(engine - bare, 0) * 1000


def cpu_seconds(path: Path, code: str) -> float:
    """CPU seconds of a fresh interpreter that does that."""
    env = environment(str(path))
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed package has its bytecode; the first round writes it
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], env=env, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
