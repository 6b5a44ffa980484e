"""The benchmark: its arithmetic on made-up rounds, and one slice of real work of each build that is there."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from source_tree import ROOT

FOLDER = ROOT / "benchmarks"
TABLES = json.dumps(["classic", {"base": {"players": 7}, "unheard of": {"players": 7, "sets": ["base", "nowhere"]}}])
ENGINE = [sys.executable, str(FOLDER / "engine.py"), TABLES]


@pytest.fixture
def compare(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    return import_module("compare")


@pytest.fixture
def against(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    return import_module("against")


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
    facts = {name: {"python": "CPython", "build": name} for name in ("compiled", "un-compiled")}
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
    tasks = ("decisions", "decisions with view", "games of bots", "games of bots shown", "forks")
    orders = [
        {"facts": True},
        *({"task": f"base: {task}", "seconds": 0.01} for task in tasks),
        {"task": "base: decisions", "first": 3, "pieces": 2},
        {"task": "base: decisions", "first": 3, "pieces": 2},
    ]
    typed = "".join(json.dumps(order) + "\n" for order in orders)
    done = subprocess.run(ENGINE, input=typed, capture_output=True, text=True, cwd=ROOT)
    facts, *slices, once, again = [json.loads(line) for line in done.stdout.splitlines()]
    assert facts["build"] in ("compiled", "un-compiled") and facts["tables"] == ["base"] and len(slices) == 5, (
        done.stderr
    )
    assert all(one["amount"] > 0 and one["cpu"] >= 0.01 for one in slices)
    assert once["amount"] == again["amount"] > 2, "the same numbers are the same games"


def test_the_memory_of_a_game_is_measured() -> None:
    done = subprocess.run([*ENGINE, "memory", "base", "20"], capture_output=True, text=True)
    found = json.loads(done.stdout)
    assert 1 < found["simulation"] < found["table"] < 1000


def race(against: ModuleType, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The un-compiled engine against itself, at two tables, as short as it goes."""
    monkeypatch.setattr(against, "SLICE", 0.01)
    monkeypatch.setattr(against, "COURSES", 2)
    monkeypatch.setattr(against, "KEPT", 10)
    builds = [against.Build(name, ROOT / "src", "un-compiled") for name in ("tree", "other")]
    setups = {"base": {"players": 4}, "chosen": {"players": 4, "options": {"no_book_cards": True}}}
    run = against.Run("classic", setups, builds)
    run.race(0)
    run.look()
    found: dict[str, Any] = run.to_dict()
    return found


def test_a_tree_is_measured_against_another_one(against: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    found = race(against, monkeypatch)
    pairs = [(one["upper"], one["lower"]) for one in found["comparisons"]]
    assert pairs == [
        ("tree base", "other base"),
        ("tree chosen", "other chosen"),
        ("tree chosen", "tree base"),
    ]
    rows = {row["what"]: row for row in found["comparisons"][0]["rows"]}
    assert {"random decisions/s", "… with views/s", "bots' games/s", "one fork, µs", "import, ms"} <= set(rows)
    assert rows["a game in play, as a simulation, KiB"]["ratio"] == pytest.approx(1, abs=0.01)
    same = found["comparisons"][0]["same"]
    assert same["random"] == {"games": 2, "same_answers": 2, "same_positions": 2, "first_other": None}
    text = against.table_of(found)
    assert "bots: 2 of 2 games had the same answers" in text and "| tree chosen | tree base |" in text


def test_instructions_are_counted_where_valgrind_is(
    against: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, value in {"PIECES": {"decisions": 2}, "WARM_UP": 1}.items():
        monkeypatch.setattr(against.instructions, name, value)
    monkeypatch.setattr(against, "FOLDER", tmp_path)
    monkeypatch.setattr(against, "ROOT", tmp_path.parent)
    builds = [against.Build("tree", ROOT / "src", "un-compiled")]
    run = against.Run("classic", {"base": {"players": 4}}, builds, ("decisions",))
    run.contestants, run.fixed = [("tree", "base")], {("tree", "base"): {}}
    run.count()
    found, told = run.fixed["tree", "base"], capsys.readouterr().err
    if against.instructions.can_count():
        per_game, per_decision = found["instructions per random game"], found["instructions per random decision"]
        assert per_game > 10 * per_decision > 10_000 and list(tmp_path.glob("tree-base-decisions.callgrind"))
    else:
        assert "valgrind is not installed" in told and not found


def test_games_that_went_another_way_are_named(against: ModuleType) -> None:
    mine = {"random": ["a 1", "b 2", "c 3"]}
    theirs = {"random": ["a 1", "b 9", "x 3"]}
    found = against.same(mine, theirs)
    assert found["random"] == {"games": 3, "same_answers": 2, "same_positions": 1, "first_other": 2}
    assert "first other: number 2" in against.in_words("random", found["random"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--against", "nowhere"], "there is no commit 'nowhere'"),
        (["--against", "HEAD", "--players", "99"], "players, not 99"),
        (["--set", "nowhere"], "there is no set 'nowhere'"),
        (["--game", "nothing"], "there is no game 'nothing'"),
    ],
)
def test_what_cannot_be_measured_is_told_in_one_line(arguments: list[str], words: str) -> None:
    command = [sys.executable, "-m", "sixgun", "bench", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 2 and words in done.stderr and done.stderr.count("\n") == 1, done.stderr
