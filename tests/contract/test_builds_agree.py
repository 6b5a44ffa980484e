"""The same seeds give the same games: compiled or not, on every Python, whatever the hash seed."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compile_engine import engine_modules
from sixgun.kernel import ask as kernel
from source_tree import PACKAGE, ROOT

COMPILED = Path(os.environ.get("SIXGUN_COMPILED_DIR") or ROOT / "build" / "compiled")
MUST_COMPARE = "CI" in os.environ or "SIXGUN_COMPILED_DIR" in os.environ
SIMULATIONS = {  # by bots that do the same on every build: others look ahead only where the engine is compiled
    "classic": ["--game", "classic", "--players", "7", "--games", "50", "--seed", "1", "--bot", "baseline"],
    "duel": ["--game", "duel", "--mode", "duel", "--games", "50", "--seed", "1", "--bot", "baseline"],
}
OTHER_PYTHONS = ("python3.11", "python3.12", "python3.13")
DIGESTS = """
from sixgun.lab.sim import simulate
for game, setup in (("classic", {"players": 7}), ("duel", {"mode": "standoff"})):
    for bot in ("random", "baseline"):
        print(simulate(game, setup, 10, "1", (bot,)).digest)
"""


def run(path: Path, hash_seed: str, *arguments: str) -> "subprocess.Popen[str]":
    """Start Python with the package of *path*."""
    env = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": hash_seed}
    return subprocess.Popen([sys.executable, *arguments], env=env, stdout=subprocess.PIPE, text=True)


def output(process: "subprocess.Popen[str]") -> str:
    text, _ = process.communicate()
    assert process.returncode == 0, f"{process.args} failed"
    return text


def builds() -> list[Path]:
    """The folders to compare; outside of the full check a compiled build may be missing."""
    if MUST_COMPARE:
        assert (COMPILED / "sixgun").is_dir(), "the compiled engine is missing: ./sixgun compile"
        return [ROOT / "src", COMPILED]
    return [ROOT / "src"]


@pytest.mark.parametrize("game", [game for game in SIMULATIONS if (PACKAGE / game).is_dir()])
def test_every_build_and_hash_seed_plays_the_same_games(game: str) -> None:
    command = ["-m", "sixgun", "sim", *SIMULATIONS[game], "--json"]
    runs = {
        f"{build.relative_to(ROOT)}, hash seed {seed}": run(build, seed, *command)
        for build in builds()
        for seed in ("0", "4242")
    }
    digests = {name: json.loads(output(process))["digest"] for name, process in runs.items()}
    assert all(digests.values()) and len(set(digests.values())) == 1, digests


def pythons() -> list[str]:
    """The interpreters on this machine that the engine is meant for, this one first."""
    found = [python for name in OTHER_PYTHONS if (python := shutil.which(name))]
    return [sys.executable, *(python for python in found if not subprocess.run([python, "-c", ""]).returncode)]


def test_every_python_plays_the_same_games() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    runs = {
        python: subprocess.Popen([python, "-c", DIGESTS], env=env, stdout=subprocess.PIPE, text=True)
        for python in pythons()
    }
    digests = {python: output(process) for python, process in runs.items()}
    assert all(text.count("\n") == 4 for text in digests.values()) and len(set(digests.values())) == 1, digests


def test_these_tests_use_the_build_they_were_started_for() -> None:
    assert kernel.__file__ is not None
    assert kernel.__file__.endswith(".py") == (os.environ.get("SIXGUN_COMPILED") != "1")


def test_the_compiled_build_is_compiled() -> None:
    """Every engine module of it comes out of a library, not out of its source."""
    names = [name.removeprefix("src/").removesuffix(".py").replace("/", ".") for name in engine_modules()]
    text = f"import importlib; print([m for m in {names} if importlib.import_module(m).__file__.endswith('.py')])"
    for build in builds()[1:]:
        assert output(run(build, "0", "-c", text)) == "[]\n"
