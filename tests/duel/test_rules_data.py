"""Rules about what is in the box and who takes which side: no table of a ruling can show them."""

from __future__ import annotations

from collections import Counter

from sixgun import open_table
from sixgun.duel.abilities import CHARACTERS, FACE, FAMILIES, ORIGIN, SYMBOL
from sixgun.duel.sets import SETS
from sixgun.duel.sets.base.assumed import ASSUMED, CORRECTED, LIVES, SYMBOLS
from sixgun.rulings.index import items

BASE = SETS["base"]


def copies(name: str) -> dict[str, int]:
    """How many copies of a base card each deck has."""
    return {family: sum(FACE[card].id == name for card in BASE.deck(family)) for family in ("L", "O")}


def symbols(family: str) -> dict[str, int]:
    """The reveal symbols of a base deck."""
    return dict(Counter(SYMBOL[card] for card in BASE.deck(family)))


def test_sides_are_agreed_or_drawn_by_lot() -> None:
    """Agreed: the first seat leads the lawmen. By lot: now the one, now the other; lawmen begin. [DU-SETUP-1]"""
    tables = [open_table("duel", {"options": {"sides_by_lot": True}}, f"lot {seed}") for seed in range(20)]
    assert {tuple(table.session.game.squads) for table in tables} == {(0, 1), (1, 0)}
    for table in tables:
        game = table.session.game
        lawmen = game.squads.index(0)
        assert game.turn == lawmen
        assert {FAMILIES[ORIGIN[card]] for card in game.decks[lawmen]} == {"L"}
        assert {FAMILIES[CHARACTERS[c].family] for c in game.reserves[lawmen]} == {"L"}
    assert open_table("duel", {}, "agreed").session.game.squads == [0, 1]


def test_a_barrel_in_each_deck_and_four_and_one_waters() -> None:
    """Only so have both decks 40 cards. [DU-C-1 DU-C-2]"""
    assert copies("barrel") == {"L": 1, "O": 1}
    assert copies("water") == {"L": 4, "O": 1}
    assert len(BASE.deck("L")) == len(BASE.deck("O")) == 40


def test_the_symbols_fit_the_published_chances() -> None:
    """Three Waters and a Schoolteacher of the lawmen were corrected to fit. [DU-C-3]"""
    assert symbols("L") == symbols("O") == {"B": 10, "S": 10, "D": 5, "H": 15}
    assert CORRECTED == ("water", "schoolteacher")
    assert (SYMBOLS["water"].split()[0], SYMBOLS["schoolteacher"]) == ("L:BSSS", "L:HB")


def test_what_is_assumed_is_data_and_said_to_be() -> None:
    """Symbols and life points stand in one table each. [DU-C-4]"""
    assert all(ASSUMED[id] == ("symbols",) for id in SYMBOLS)
    assert all(ASSUMED[id] == ("life",) for id in LIVES)
    assert (len(SYMBOLS), len(LIVES), sum(LIVES.values())) == (31, 24, 51 + 47)
    assert all(who.life == LIVES[who.id] for squad in BASE.characters.values() for who in squad)


def test_ids_are_those_of_the_specification() -> None:
    """Names are translations, ids are stable. [DU-C-21]"""
    told = {kind: {i.id for i in items() if i.section == "duel" and i.kind == kind} for kind in ("card", "character")}
    assert {face.id for face in BASE.cards} == told["card"]
    assert {who.id for squad in BASE.characters.values() for who in squad} == told["character"]
