"""A game is plugged in by its Kind: nothing outside its own modules asks which game it is."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.games import GAMES, Kind
from source_tree import modules

ROOMS = {
    "locale": "SENTENCES",
    "cli.screens": "SCREEN",
    "lab.signs": "QUARRY",
    "lab.tuning.judges": "JUDGE",
    "rulings": "WORDS",
}
KINDS = pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))


@KINDS
def test_every_room_has_something_of_every_game(kind: Kind) -> None:
    for room, name in ROOMS.items():
        assert kind.part(room, name), f"sixgun.{room}.{kind.id} needs {name}"


@KINDS
def test_the_catalogue_is_what_can_be_played(kind: Kind) -> None:
    found = kind.catalogue()
    assert kind.read_setup(kind.usual)
    ids = [(set_id, thing.kind, thing.id) for set_id, thing in found.everything()]
    assert len(ids) == len(set(ids)) > 50
    keys = [key for _, thing in found.everything() for key in thing.copies]
    assert len(keys) == len(set(keys)) >= 80
    names = [one.id for one in found.sets]
    assert names[0] == "base" and all(set(one.needs) <= set(names) for one in found.sets)
    for mode in found.modes:
        setup = kind.read_setup({"mode": mode.id, "players": len(mode.sides), "sets": list(mode.sets)}).to_dict()
        assert setup["players"] in found.players
    for players in found.players:
        assert kind.read_setup({"players": players}).to_dict()["players"] == players


@KINDS
def test_a_game_is_imported_only_when_it_is_asked_for(kind: Kind) -> None:
    others = [id for id in GAMES if id != kind.id]
    code = f"""
import sys, sixgun.cli.main, sixgun.games, sixgun.bots, sixgun.lab.monkey, sixgun.rulings.words
assert not [name for name in sys.modules if name.startswith({tuple(f"sixgun.{id}." for id in GAMES)!r})]
kind = sixgun.games.kind_of({kind.id!r})
kind.catalogue(), kind.set_up(kind.read_setup(kind.usual), "x"), sixgun.bots.make("baseline", 0, "x", kind.id)
for room, name in {ROOMS!r}.items():
    kind.part(room, name)
print([name for name in sys.modules if name.startswith({tuple(f"sixgun.{id}." for id in others)!r})])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stdout + done.stderr


def belongs_to_a_game(module: Path) -> bool:
    return any(part.removesuffix(".py") in GAMES for part in module.parts)


@pytest.mark.parametrize("module", [m for m in modules() if not belongs_to_a_game(m)], ids=str)
def test_nobody_asks_which_game_it_is(module: Path) -> None:
    """No comparison with the id of a game."""
    asked = [
        f"{module}:{node.lineno}"
        for node in ast.walk(modules()[module])
        if isinstance(node, ast.Compare)
        and any(isinstance(part, ast.Constant) and part.value in GAMES for part in (node.left, *node.comparators))
    ]
    assert not asked


# statistics are of the duel only, beliefs and weights of the classic game
OF_ONE_GAME = {
    *(Path("lab") / name for name in ("statistics.py", "plots.py", "endure/promises.py", "endure/tables.py")),
    *(Path("cli") / name for name in ("statistics.py", "tune.py")),
}


@pytest.mark.parametrize("module", [m for m in modules() if not belongs_to_a_game(m)], ids=str)
def test_nobody_imports_a_game_by_name(module: Path) -> None:
    names = re.compile(rf"sixgun\.(\w+\.)*({'|'.join(GAMES)})\b")
    wrong = [
        f"{module}:{node.lineno}"
        for node in ast.walk(modules()[module])
        if isinstance(node, ast.ImportFrom) and names.match(node.module or "")
    ]
    assert not wrong or module in OF_ONE_GAME
