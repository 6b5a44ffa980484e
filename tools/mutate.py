"""Change the code of sets, modes or series at random, one place at a time, and see whether a ruling notices.

``python tools/mutate.py dodge_city modes play/goals.py --count 300 --seed 1``: every survivor is a line that no ruling
holds, or one whose change makes no difference. A mutant runs in a process of its own; a ruling that hangs or raises
notices too. Only rulings that run through the function are tried, each under one seed. ``--at FILE:LINE`` tries that
line again; ``--tests PATH`` are pytest files a survivor of the rulings is put to.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import pickle
import random
import resource
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

CLASSIC = ROOT / "src" / "sixgun" / "classic"
RULINGS = ROOT / "src" / "sixgun" / "rulings" / "files" / "classic"
LONGEST = 60  # seconds of a mutant's own time
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitOr: ast.BitAnd}


class Mutation:
    """One change at one place of a file; *inside*: the line its function begins at, 0 outside of all."""

    def __init__(self, path: Path, number: int, place: tuple[int, str, int]) -> None:
        self.path, self.number = path, number
        self.line, self.what, self.inside = place

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.what}"


class Mutator(ast.NodeTransformer):
    """Walks a file and changes the place of that number; with none, only counts and names them."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.inside = 0
        self.found: list[tuple[int, str, int]] = []

    def is_wanted(self, node: ast.expr | ast.stmt, what: str) -> bool:
        """Is it this place?"""
        self.found.append((node.lineno, what, self.inside))
        return len(self.found) - 1 == self.wanted

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """No annotations: they do nothing."""
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Without the annotation."""
        returns, node.returns = node.returns, None
        outer = self.inside
        self.inside = outer or min([node.lineno, *(one.lineno for one in node.decorator_list)])
        self.generic_visit(node)
        node.returns, self.inside = returns, outer
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """The value only."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """< and <=, == and !=, in and not in …"""
        self.generic_visit(node)
        other = COMPARED.get(type(node.ops[0]))
        if other and self.is_wanted(node, f"{type(node.ops[0]).__name__} -> {other.__name__}"):
            node.ops[0] = other()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """And, or."""
        self.generic_visit(node)
        if self.is_wanted(node, "and <-> or"):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """Without its not."""
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and self.is_wanted(node, "not dropped"):
            return node.operand
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Plus, minus."""
        self.generic_visit(node)
        other = RECKONED.get(type(node.op))
        if other and self.is_wanted(node, f"{type(node.op).__name__} -> {other.__name__}"):
            node.op = other()
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Another number, the other truth."""
        if isinstance(node.value, bool):
            if self.is_wanted(node, f"{node.value} flipped"):
                return ast.copy_location(ast.Constant(not node.value), node)
        elif isinstance(node.value, int) and self.is_wanted(node, f"{node.value} -> {node.value + 1}"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """A deed left undone."""
        self.generic_visit(node)
        if isinstance(node.value, ast.Call | ast.YieldFrom) and self.is_wanted(node, "deed left undone"):
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        """A condition that always holds."""
        self.generic_visit(node)
        if self.is_wanted(node, "condition always true"):
            node.test = ast.copy_location(ast.Constant(True), node.test)
        return node


def mutations(folders: list[str]) -> list[Mutation]:
    """Every place there is."""
    found = []
    for folder in folders:
        room = CLASSIC / "sets" / folder
        room = room if room.exists() else CLASSIC / folder
        for path in sorted(room.rglob("*.py")) if room.is_dir() else [room]:
            counter = Mutator()
            counter.visit(ast.parse(path.read_text("utf-8")))
            found += [Mutation(path, number, place) for number, place in enumerate(counter.found)]
    return found


def all_rulings() -> list[Path]:
    """The rulings of the classic game, those of the base game last."""
    return sorted(RULINGS.rglob("*.toml"), key=lambda path: (path.is_relative_to(RULINGS / "base"), path))


def walked() -> dict[Path, set[tuple[str, int]]]:
    """Through which functions of the game each ruling runs: file and first line."""
    reader, writer = os.pipe()
    if os.fork() == 0:
        with os.fdopen(writer, "wb") as told:
            pickle.dump({path: walk(path) for path in all_rulings()}, told)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as told:
        found: dict[Path, set[tuple[str, int]]] = pickle.load(told)
    os.wait()
    return found


def walk(path: Path) -> set[tuple[str, int]]:
    """Play one ruling and watch."""
    from sixgun.rulings.format import read_ruling
    from sixgun.rulings.runner import run

    found: set[tuple[str, int]] = set()

    def watch(frame: FrameType, what: str, _: object) -> None:
        if what == "call" and "/sixgun/classic/" in frame.f_code.co_filename:
            found.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    sys.setprofile(watch)
    run(read_ruling(path))
    sys.setprofile(None)
    return found


def rulings_for(mutation: Mutation, seen: dict[Path, set[tuple[str, int]]]) -> Iterator[Path]:
    """The rulings that may notice; those of its own set first."""
    parts = mutation.path.relative_to(CLASSIC).parts
    own = parts[parts[0] == "sets"].replace("wild_west_show", "wws_")
    place = (str(mutation.path), mutation.inside)
    fit = [path for path in seen if place in seen[path] or not mutation.inside]
    yield from sorted(fit, key=lambda path: not path.relative_to(RULINGS).parts[0].startswith(own))


def live(mutation: Mutation, rulings: list[Path], tests: list[str]) -> bool:
    """Is there no ruling that notices, and no test?"""
    from sixgun.rulings import runner
    from sixgun.rulings.format import read_ruling

    runner.SEEDS = runner.SEEDS[:1]  # type: ignore[misc, assignment]
    name = ".".join(mutation.path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    assert name not in sys.modules, f"{name} is imported already"
    tree = Mutator(mutation.number).visit(ast.parse(mutation.path.read_text("utf-8")))
    code = compile(ast.fix_missing_locations(tree), str(mutation.path), "exec")

    class Changed(importlib.machinery.SourceFileLoader):
        def get_code(self, fullname: str) -> CodeType:
            return code

    class Finder(importlib.abc.MetaPathFinder):
        def find_spec(
            self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
        ) -> importlib.machinery.ModuleSpec | None:
            if fullname != name:
                return None
            inside = [str(mutation.path.parent)] if mutation.path.name == "__init__.py" else None
            loader = Changed(name, str(mutation.path))
            return importlib.util.spec_from_file_location(
                name, mutation.path, loader=loader, submodule_search_locations=inside
            )

    sys.meta_path.insert(0, Finder())
    if not all(runner.run(read_ruling(path)).holds for path in rulings):
        return False
    return not tests or pytest.main(["-q", "-x", "-p", "no:xdist", *tests]) == 0


def survives(mutation: Mutation, rulings: list[Path], tests: list[str]) -> bool:
    """Run it in a process of its own."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        try:
            os._exit(0 if live(mutation, rulings, tests) else 1)
        except BaseException:  # noqa: BLE001 - whatever it is, it was noticed
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def main() -> None:
    """Choose, change, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sets", nargs="+", help="folders of classic/sets, or folders and files of classic")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--at", action="append", default=[], help="only this line, FILE:LINE")
    parser.add_argument("--tests", action="append", default=[], help="what else may notice")
    chosen = parser.parse_args()
    import sixgun.rulings  # noqa: F401 - once, for all

    places = [one for one in mutations(chosen.sets) if not chosen.at or str(one).split(": ")[0] in chosen.at]
    picked = random.Random(chosen.seed).sample(places, min(chosen.count, len(places)))
    seen = walked()
    left = 0
    for at, mutation in enumerate(picked, 1):
        if survives(mutation, list(rulings_for(mutation, seen)), chosen.tests):
            left += 1
            print(f"{at}: survives: {mutation}", flush=True)
    print(f"{len(picked)} of {len(places)} places changed: {len(picked) - left} noticed, {left} not", flush=True)


if __name__ == "__main__":
    main()
