"""What an import of the engine loads besides the engine: next to nothing. `typing` alone took half of its time."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from compile_engine import ENGINE
from sixgun.build import build_name
from source_tree import modules

CHEAP = {"__future__", "_blake2", "gc", "itertools", "math", "sixgun", "sixgun_engine__mypyc"}  # nearly all built in
BY_THE_COMPILER = {"importlib", "warnings"}  # what it makes asks for them
SPOKEN_FOR = {"collections", "mypy_extensions", "typing", "typing_extensions"}  # what of them is needed is in hints
HINTS = Path("kernel", "hints.py")


def loaded_by(code: str) -> set[str]:
    """Everything a fresh interpreter has loaded then, by its first name, without what an installation may add to it."""
    text = f"import os, sys; sys.path[:] = {sys.path}; {code}; print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-S", "-c", text], capture_output=True, text=True, check=True).stdout
    return {name.split(".")[0] for name in shown.split()}


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_an_import_of_the_engine_loads_nothing_dear(game: str) -> None:
    more = loaded_by(f"import sixgun, sixgun.{game}.setup") - loaded_by("pass")
    known = CHEAP | BY_THE_COMPILER if build_name() == "compiled" else CHEAP
    assert "sixgun" in more and more <= known, f"load {sorted(more - known)} when they are needed"


def test_a_set_and_its_bots_bring_no_typing_either() -> None:
    code = "import sixgun; from sixgun.bots import make; from sixgun.classic.sets import all_manifests; all_manifests()"
    assert not loaded_by(f"{code}; make('gunslinger', 0, 'noon')") & {"mypy_extensions", "typing"}


@pytest.mark.parametrize("module", [module for module in modules() if module.parts[0] in ENGINE], ids=str)
def test_the_engine_takes_what_annotations_need_from_its_hints(module: Path) -> None:
    wrong = []
    for node in ast.walk(modules()[module]):
        names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        wrong += [name for name in names if name.split(".")[0] in SPOKEN_FOR]
    assert module == HINTS or not wrong, f"{module} imports {wrong}: see sixgun.kernel.hints"
