"""The deck and the characters are those of the specification."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sixgun.classic.rules import hooks
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import HOOK_WORDS, HOOKS, TESTS
from sixgun.classic.rules.tables import ABILITIES, ABILITY, CHARACTERS, KEY, PRINTED
from sixgun.classic.sets import manifest_of
from sixgun.kernel.ability import check_hooks

ROOT = Path(__file__).parents[2]
BASE = manifest_of("base")
LETTERS = {11: "J", 12: "Q", 13: "K", 14: "A"}


def rows(heading: str) -> list[list[str]]:
    """The table rows under a heading of the specification."""
    part = (ROOT / "docs/rules/classic.md").read_text(encoding="utf-8").split(f"\n{heading}\n")[1].split("\n## ")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in part.splitlines() if line.startswith("| `")]


def corner(card: int) -> str:
    return f"{LETTERS.get(PRINTED[card].rank, PRINTED[card].rank)}{PRINTED[card].suit}"


def test_the_deck_is_the_one_in_the_rules() -> None:
    """80 cards with suits and ranks. [CL-SETUP-6]"""
    printed = {}
    for row in rows("### Playing cards"):
        count, _, corners = row[5].partition(":")
        printed[row[0].strip("`")] = Counter(corners.replace(";", " ").split())
        assert sum(printed[row[0].strip("`")].values()) == int(count)
    ours = {face.id: Counter() for face in BASE.cards}
    for card in BASE.deck:
        ours[PRINTED[card].face.id][corner(card)] += 1
    assert ours == printed and len(BASE.deck) == 80 and len(set(KEY)) == len(KEY)


def test_the_characters_are_those_of_the_rules() -> None:
    """16 base and 3 special ones with their life points. [CL-SETUP-5]"""
    printed = {row[0].strip("`"): int(row[2]) for row in rows("## Characters")}
    assert {CHARACTERS[c].id: CHARACTERS[c].life for c in BASE.cast + BASE.special_cast} == printed
    assert (len(BASE.characters), len(BASE.special_characters)) == (16, 3)


def test_kinds_and_books_are_those_of_the_rules() -> None:
    """Blue or brown, the book symbol, the range of weapons. [CL-DEF-7 CL-SETUP-8 CL-WPN-1]"""
    for row in rows("### Playing cards"):
        face = next(face for face in BASE.cards if face.id == row[0].strip("`"))
        assert face.kind == row[4].split(",")[0] and face.stays == (face.kind == "blue")
        assert face.book == ("book" in row[4])
        if "weapon" in row[4]:
            assert f"range {face.reach}" in row[6]


def test_every_ability_says_what_it_does_with_its_id() -> None:
    """Read from the sources: the compiled build keeps no docstrings."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/sixgun/classic").rglob("*.py"))
    for ability in ABILITY.values():
        assert re.search(rf'"""[^"]+\[{ability.id}[;\]]', sources), ability.id


def test_a_misspelt_hook_is_refused() -> None:
    class Wrong:
        def on_life_loss(self) -> None: ...

    with pytest.raises(TypeError, match="no such hook"):
        check_hooks(Wrong, HOOK_WORDS, HOOKS, TESTS)


def test_every_hook_has_a_method_and_a_number() -> None:
    numbers = [value for name, value in vars(hooks).items() if name.isupper() and type(value) is int]
    assert sorted(number for number in numbers if number < len(HOOKS)) == list(range(len(HOOKS)))
    assert all(hasattr(Ability, hook) for hook in HOOKS)


def test_abilities_hold_no_state() -> None:
    with pytest.raises(TypeError, match="holds no state"):
        ABILITIES[0].ability.anger = 1
