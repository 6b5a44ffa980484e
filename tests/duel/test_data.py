"""The decks and characters are those of the specification."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sixgun.duel import abilities
from sixgun.duel.abilities import (
    ABILITIES,
    CHARACTERS,
    FACE,
    FAMILIES,
    FRAMES,
    HOOK_WORDS,
    HOOKS,
    KEY,
    ORIGIN,
    SYMBOL,
    Face,
)
from sixgun.duel.sets import SETS
from sixgun.kernel.ability import check_hooks

RULES = Path(__file__).parents[2] / "docs" / "rules"
SOURCES = Path(__file__).parents[2] / "src" / "sixgun"


def rows(book: str) -> list[list[str]]:
    lines = (RULES / f"{book}.md").read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| `")]


def copies(face: Face, family: str) -> list[str]:
    return sorted(SYMBOL[c] for c, f in enumerate(FACE) if f is face and FAMILIES[ORIGIN[c]] == family)


def test_the_base_decks_are_those_of_the_rules() -> None:
    by_id = {ability.id: ability for ability in ABILITIES}
    seen = 0
    for row in rows("duel"):
        if len(row) != 8 or row[4].split(",")[0] not in FRAMES:
            continue
        face = by_id[row[0].strip("`")]
        seen += 1
        kind = row[4]
        assert FRAMES[face.frame] == kind.split(",")[0]
        assert (face.is_hit_card, face.is_miss_card) == ("hit" in kind, "miss" in kind), face.id
        assert (face.has_reload, face.always_active) == ("reload" in kind, "always active" in kind), face.id
        for family, count, symbols in re.findall(r"([LO])(\d): ([BSDH ]+)", row[5]):
            assert copies(face, family) == sorted(symbols.split()) and len(symbols.split()) == int(count)
        assert len(re.findall(r"[LO]\d:", row[5])) == len({ORIGIN[c] for c, f in enumerate(FACE) if f is face})
    assert seen == 31


def test_the_renegade_decks_are_those_of_the_rules() -> None:
    by_id = {ability.id: ability for ability in ABILITIES}
    seen = 0
    for row in rows("renegades"):
        if len(row) == 7 and row[1] in FRAMES:
            face = by_id[row[0].strip("`")]
            seen += 1
            assert FRAMES[face.frame] == row[1]
            assert copies(face, "LR") == sorted(row[3].replace("–", "").split())
            assert copies(face, "OR") == sorted(row[5].replace("–", "").split())
    assert seen == 23


@pytest.mark.parametrize(("family", "count"), [("L", 40), ("O", 40), ("LR", 20), ("OR", 20)])
def test_every_family_has_its_number_of_cards(family: str, count: int) -> None:
    assert sum(len(manifest.deck(family)) for manifest in SETS.values()) == count


def test_published_chances_of_the_symbols() -> None:
    for family in ("L", "O"):
        found = Counter(SYMBOL[c] for c in range(len(FACE)) if FAMILIES[ORIGIN[c]] == family)
        assert found == {"B": 10, "S": 10, "D": 5, "H": 15}


def test_characters_and_their_lives() -> None:
    wanted = {}
    for row in rows("duel") + rows("renegades"):
        if len(row) == 7 and row[1] not in FRAMES and re.fullmatch(r"\d( \(ASSUMED\))?", row[4]):
            wanted[row[0].strip("`")] = int(row[4][0])
    assert len(wanted) == 36
    assert {who.id: who.life for who in CHARACTERS} == wanted
    assert Counter(FAMILIES[who.family] for who in CHARACTERS) == {"L": 12, "O": 12, "LR": 6, "OR": 6}


def test_keys_are_unique_and_readable() -> None:
    assert len(set(KEY)) == len(KEY) == 120
    assert {"colt:O-D", "colt:O-D#5", "missed:L-S#4", "lucky_penny:OR-H"} <= set(KEY)


def test_every_ability_says_what_it_does_with_the_ids_of_its_rules() -> None:
    """Read from the sources: the compiled build keeps no docstrings."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (SOURCES / "duel/sets").rglob("*.py"))
    for ability in ABILITIES:
        assert re.search(rf'"""[^"]+\[{ability.id}; [A-Z0-9 -]+\]', sources), ability.id


def test_the_catalogue_can_say_what_is_assumed() -> None:
    assumed = SETS["base"].assumed | SETS["renegades"].assumed
    assert assumed["colt"] == ("symbols",) and assumed["jango"] == ("life",)
    assert assumed["whisky"] == ("copies", "symbols", "frame", "icons") and assumed["big_jim"] == ("life", "icons")
    assert set(assumed) == {ability.id for ability in ABILITIES}


def test_a_misspelt_hook_is_refused() -> None:
    class Wrong:
        def on_life_loss(self) -> None: ...

    with pytest.raises(TypeError, match="no such hook"):
        check_hooks(Wrong, HOOK_WORDS, HOOKS)


def test_abilities_hold_no_state() -> None:
    with pytest.raises(TypeError, match="holds no state"):
        ABILITIES[0].anything = 1


@pytest.mark.parametrize(
    ("fact", "bit"),
    [
        ("more_bangs", "MORE_BANGS"),
        ("any_number_of_bangs", "ANY_NUMBER"),
        ("more_cards", "MORE_CARDS"),
        ("hand_limit", "HAND_LIMIT"),
        ("aims_at_backs", "FAR_AIM"),
        ("plays_anywhere", "ANYWHERE"),
        ("doubles_reveals", "DOUBLES"),
        ("diverts", "DIVERTS"),
        ("ignores_actions", "IGNORES"),
        ("shields", "SHIELDS"),
    ],
)
def test_a_printed_fact_and_its_bit_say_the_same(fact: str, bit: str) -> None:
    found = [bool(getattr(ability, fact)) for ability in ABILITIES]
    assert found == [bool(ability.mask & getattr(abilities, bit)) for ability in ABILITIES]
    assert any(found)
