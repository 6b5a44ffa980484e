"""Which ids of the specification some ruling or test speaks of, and which none does.

A ruling names the ids it settles under ``covers``. A test names them in square brackets in its docstring:
``\"""The Sheriff is shown to everybody. [CL-SETUP-2 sheriff]\"""``.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

from sixgun.games import FIRST, GAMES
from sixgun.rulings.format import read_ruling
from sixgun.rulings.index import CHECKOUT, Item, items
from sixgun.rulings.library import shipped

ENOUGH: Final = 3  # rulings a card or character must have: it works, it does not, it meets another card
COUNTED: Final = ("card", "character")
EXEMPT: Final = {
    ("classic", "CL-INFO-5"): "how players talk to each other is no matter of the engine",
    ("classic", "HN-C-13"): "it says how strong the evidence is and decides nothing itself",
    ("duel", "DU-C-20"): "reference and setup cards in the box have no effect on play",
}
BRACKETS: Final = re.compile(r"\[([^\]]*)\]")


@dataclass(frozen=True, slots=True)
class Covered:
    """One id, and who speaks of it."""

    item: Item
    rulings: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    @property
    def is_covered(self) -> bool:
        """Does anybody?"""
        return bool(self.rulings or self.tests)

    @property
    def is_thin(self) -> bool:
        """A card or character with too few rulings."""
        return self.item.kind in COUNTED and len(self.rulings) < ENOUGH


class Coverage:
    """Every id of the specification, grouped by game and section."""

    def __init__(self, covered: list[Covered]) -> None:
        self.covered = covered

    @cached_property
    def sections(self) -> dict[tuple[str, str], list[Covered]]:
        """By game and section, in the order of the specification."""
        found: dict[tuple[str, str], list[Covered]] = {}
        for one in self.covered:
            found.setdefault((one.item.game, one.item.section), []).append(one)
        return found

    def uncovered(self, game: str, section: str) -> list[str]:
        """The ids of that section nobody speaks of, but for the exempt ones."""
        found = self.sections.get((game, section), [])
        return [one.item.id for one in found if not one.is_covered and (game, one.item.id) not in EXEMPT]

    def thin(self, game: str, section: str) -> dict[str, int]:
        """Its cards and characters with fewer rulings than they need, and how many those are."""
        return {one.item.id: len(one.rulings) for one in self.sections.get((game, section), []) if one.is_thin}

    def to_dict(self) -> dict[str, object]:
        """Plain data: game, section, then ids, what is uncovered, what is thin."""
        games: dict[str, dict[str, object]] = {}
        for (game, section), found in self.sections.items():
            games.setdefault(game, {})[section] = {
                "total": len(found),
                "covered": sum(one.is_covered for one in found),
                "uncovered": self.uncovered(game, section),
                "thin": self.thin(game, section),
                "exempt": {id: why for (in_game, id), why in EXEMPT.items() if in_game == game and id in ids_of(found)},
                "ids": {
                    one.item.id: {"kind": one.item.kind, "rulings": one.rulings, "tests": one.tests} for one in found
                },
            }
        return {"enough_rulings": ENOUGH, "tests_counted": tests_folder() is not None, "games": games}


def ids_of(found: list[Covered]) -> list[str]:
    """Only the ids."""
    return [one.item.id for one in found]


def coverage() -> Coverage:
    """Count the shipped rulings and, in a checkout, the tests."""
    found = {(item.game, item.id): Covered(item) for item in items()}
    for path in shipped():
        ruling = read_ruling(path)
        for id in dict.fromkeys((ruling.id, *ruling.covers)):
            if (ruling.game, id) in found:
                found[ruling.game, id].rulings.append(ruling.id)
    folder = tests_folder()
    for path in sorted(folder.rglob("test_*.py")) if folder is not None else []:
        game = next((id for id in GAMES if id in path.parts), FIRST)
        for name, ids in ids_in_tests(path.read_text(encoding="utf-8")).items():
            for id in ids:
                if (game, id) in found:
                    found[game, id].tests.append(f"{path.relative_to(CHECKOUT).as_posix()}::{name}")
    return Coverage(list(found.values()))


def tests_folder() -> Path | None:
    """The tests, where there is a checkout."""
    folder = CHECKOUT / "tests"
    return folder if folder.is_dir() and (CHECKOUT / "docs" / "rules").is_dir() else None


def ids_in_tests(text: str) -> dict[str, list[str]]:
    """What each test function's docstring names in square brackets."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            words = " ".join(BRACKETS.findall(ast.get_docstring(node) or ""))
            if words:
                found[node.name] = re.split(r"[\s;,]+", words.strip())
    return found
