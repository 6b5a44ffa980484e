"""The benchmark: its arithmetic on made-up rounds, and one slice of real work of each build that is there."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from types import ModuleType

import pytest

from source_tree import ROOT

FOLDER = ROOT / "benchmarks"


@pytest.fixture
def compare() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compare", FOLDER / "compare.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def made_up(compare: ModuleType, load: float) -> dict[str, dict[str, float]]:
    """A round in which the machine is *load* times slower; the ratios stay."""
    ours = {
        "decisions": 1000,
        "decisions with view": 400,
        "decisions, few players": 1100,
        "decisions, many players": 990,
    }
    ours |= {"forks": 50, "games, 4 bots": 9, "games, 7 bots": 5}
    peers = dict.fromkeys(compare.PEER_TASKS, 100.0)
    slower = {task: speed / load for task, speed in ours.items()} | {"import": 25.0}
    return {"un-compiled": slower, "compiled": slower, "peers": {task: speed / load for task, speed in peers.items()}}


def test_ratios_are_taken_inside_a_round(compare: ModuleType) -> None:
    facts = {name: {"python": "CPython", "build": name, "sets": ["base"]} for name in ("compiled", "un-compiled")}
    rounds = [made_up(compare, load) for load in (1, 3, 20)]
    memory = dict.fromkeys(facts, {"table": 1.0, "simulation": 1.0})
    run = {"facts": {**facts, "peers": {"rlcard": "1"}}, "rounds": rounds, "memory": memory, "slice": 0.1}
    found = compare.summary(run)
    rows = {row["what"]: row for row in found["ratios"]["compiled"]}
    assert rows["decisions vs rlcard uno, no view"]["ratio"] == pytest.approx(10)
    assert rows["time of one copy vs open_spiel hearts clone"]["ratio"] == pytest.approx(2)
    assert rows["decisions kept, 4 players -> most players"]["met"]
    assert not rows["decisions with view vs pettingzoo hold'em AEC"]["met"]
    assert not found["import_ms"]["compiled"]["met"] and found["import_ms"]["un-compiled"]["met"]
    text = compare.table(found)
    assert "| decisions vs rlcard uno, no view | 10 | >= 10 | 10 | >= 3 |" in text and "(missed)" in text


def test_the_engine_works_in_slices() -> None:
    orders = [
        {"facts": True},
        *({"task": task, "seconds": 0.01} for task in ("decisions", "decisions with view", "forks")),
    ]
    typed = "".join(json.dumps(order) + "\n" for order in orders)
    command = [sys.executable, str(FOLDER / "engine.py")]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, cwd=ROOT)
    facts, *slices = [json.loads(line) for line in done.stdout.splitlines()]
    assert facts["build"] in ("compiled", "un-compiled") and len(slices) == 3, done.stderr
    assert all(one["amount"] > 0 and one["cpu"] >= 0.01 for one in slices)


def test_the_memory_of_a_game_is_measured() -> None:
    done = subprocess.run([sys.executable, str(FOLDER / "engine.py"), "memory"], capture_output=True, text=True)
    found = json.loads(done.stdout)
    assert 1 < found["simulation"] < found["table"] < 1000
