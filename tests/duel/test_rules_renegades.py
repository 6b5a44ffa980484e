"""Rules of Renegades no table of a ruling can show: what is in the box, what is assumed, who may know what."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sixgun import open_table
from sixgun.duel.abilities import ABILITIES, BLUE, BROWN, CHARACTERS, FACE, FAMILIES, GREEN, ORIGIN, RED, SYMBOL
from sixgun.duel.sets import SETS
from sixgun.duel.sets.renegades.assumed import ALWAYS_ACTIVE, ASSUMED, LIVES, RELOADS, SYMBOLS, WHISKY_SYMBOL
from sixgun.kernel.errors import BadSetup
from sixgun.rulings import coverage, shipped
from sixgun.rulings.index import items
from tests.duel.table import Table, char, side

RENEGADES = SETS["renegades"]
RULES = (Path(__file__).parents[2] / "docs" / "rules" / "renegades.md").read_text(encoding="utf-8")
BY_ID = {ability.id: ability for ability in ABILITIES}


def table_after(heading: str) -> list[list[str]]:
    """The rows of the first table of the specification after *heading*, without its head."""
    lines = RULES[RULES.index(heading) :].split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip(" `*") for cell in line.split("|")[1:-1]])
    return rows


# -- coverage ---------------------------------------------------------------------------------------


def test_no_id_of_renegades_is_uncovered() -> None:
    assert coverage().uncovered("duel", "renegades") == []


def test_every_card_and_character_of_renegades_has_three_rulings() -> None:
    found = coverage()
    assert found.thin("duel", "renegades") == {}
    kinds = [one.item.kind for one in found.sections["duel", "renegades"]]
    assert (kinds.count("card"), kinds.count("character")) == (23, 12)


def test_every_scenario_of_renegades_is_a_ruling_of_that_name() -> None:
    scenarios = [i.id for i in items() if i.game == "duel" and i.kind == "scenario" and i.section == "renegades"]
    assert len(scenarios) == 63
    assert set(scenarios) <= {path.stem for path in shipped()}


# -- the box ----------------------------------------------------------------------------------------


def test_the_cards_of_the_box() -> None:
    """Copies, families and symbols as in the one table of assumed numbers. [RE-DATA-1 RE-D-40 RE-D-43]"""
    rows = table_after("**RE-DATA-1**")[:-1]
    assert len(rows) == len(SYMBOLS) == 23
    for id, frame, count, symbols, count_or, symbols_or, total in rows:
        cards = [card for card, face in enumerate(FACE) if face.id == id]
        found = {f: sorted(SYMBOL[c] for c in cards if FAMILIES[ORIGIN[c]] == f) for f in ("L", "O", "LR", "OR")}
        assert found == {
            "L": [],
            "O": [],
            "LR": sorted(symbols.strip("–").split()),
            "OR": sorted(symbols_or.strip("–").split()),
        }
        assert (len(found["LR"]), len(found["OR"]), len(cards)) == (int(count), int(count_or), int(total))
        assert FACE[cards[0]].frame == {"red": RED, "green": GREEN, "brown": BROWN, "blue": BLUE}[frame]


def test_the_sums_of_the_box() -> None:
    """20 and 20; symbols in the published proportions; 12 red, 14 green, 12 brown, 2 blue. [RE-DATA-1]"""
    cards = RENEGADES.deck("LR") + RENEGADES.deck("OR")
    assert (len(RENEGADES.deck("LR")), len(RENEGADES.deck("OR"))) == (20, 20)
    assert Counter(SYMBOL[card] for card in cards) == {"B": 10, "S": 10, "D": 5, "H": 15}
    assert Counter(FACE[card].frame for card in cards) == {RED: 12, GREEN: 14, BROWN: 12, BLUE: 2}


def test_no_base_title_is_among_them() -> None:
    """The rulebook explains only new titles. [RE-D-43]"""
    base = {face.id for face in SETS["base"].cards}
    assert not base & {face.id for face in RENEGADES.cards}


def test_life_points_and_icons_are_data() -> None:
    """In one place each, to be corrected there. [RE-DATA-2 RE-DATA-3 RE-D-42 RE-D-45 RE-D-46]"""
    lives = {row[i]: int(row[i + 1]) for row in table_after("**RE-DATA-2**") for i in (0, 2)}
    assert lives == LIVES == {who.id: who.life for squad in RENEGADES.characters.values() for who in squad}
    assert {face.id for face in RENEGADES.cards if face.has_reload} == set(RELOADS) == {"cover", "partner"}
    always = {who.id for squad in RENEGADES.characters.values() for who in squad if who.always_active}
    assert always == set(ALWAYS_ACTIVE) == {"big_jim"}
    assert not any(face.always_active for face in RENEGADES.cards)
    assert WHISKY_SYMBOL == "H"


def test_lost_icons_are_decided_or_assumed() -> None:
    """What the sense does not settle is said to be assumed; frames by the text are not. [RE-ICON-3 RE-D-41]"""
    resources = {"buffalo_rifle", "volley_gun", "double_barrel", "lucky_penny", "gold_pan"}
    by_text = resources | {"lightning", "walker", "cover", "trick", "spurs"}
    cards = {face.id for face in RENEGADES.cards}
    assert {id for id in cards if "frame" not in ASSUMED[id]} == by_text
    assert {id for id, facts in ASSUMED.items() if "icons" in facts} == {"cover", "partner", "big_jim", "whisky"}
    rows = {row[0]: row for row in table_after("## Cards")}
    for id in cards:
        assert ("ASSUMED" in rows[id][3]) == ("frame" in ASSUMED[id]), id


def test_circled_icons() -> None:
    """The hit cards and miss cards of the box. [RE-ICON-1 RE-ICON-2]"""
    rows = {row[0]: row[4] for row in table_after("## Cards")}
    for face in RENEGADES.cards:
        assert face.is_hit_card == ("HIT-CARD" in rows[face.id]), face.id
        assert face.is_miss_card == ("MISS-CARD" in rows[face.id]), face.id


def test_names_are_ours() -> None:
    """Ids are stable; English titles are those of the tables. [RE-D-44 RE-TERM-7]"""
    texts = (Path(__file__).parents[2] / "src" / "sixgun" / "locale" / "en" / "duel.ftl").read_text(encoding="utf-8")
    for heading in ("## Cards", "## Characters"):
        for row in table_after(heading):
            assert row[0] in BY_ID
            line = rf"^duel-\w+-{row[0].replace('_', '-')} = {row[1]}$"
            assert re.search(line, texts, re.MULTILINE | re.IGNORECASE), row[1]
    assert {"Charlie Bassett", "Hick Addams", "Big Steve"} <= {row[1] for row in table_after("## Characters")}


# -- modes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["third_squad_lawmen", "third_squad_outlaws", "reinforcements", "mexican_standoff"])
def test_sides_are_agreed_or_drawn_by_lot(mode: str) -> None:
    """Now one seat leads a squad, now another; the turn order of the squads stays. [RE-MODE-1 RE-STAND-2]"""
    tables = [
        open_table("duel", {"mode": mode, "options": {"sides_by_lot": True}}, f"lot {seed}") for seed in range(30)
    ]
    games = [table.session.game for table in tables]
    assert {game.turn for game in games} == set(range(len(games[0].hands)))
    for game in games:
        n = len(game.hands)
        assert [game.squads[(game.turn + i) % n] for i in range(n)] == list(range(n))
    assert open_table("duel", {"mode": mode}, "agreed").session.game.turn == 0


@pytest.mark.parametrize(
    ("mode", "most"), [("third_squad_law", 12), ("third_squad_outlaws", 12), ("reinforcements", 18), ("standoff", 12)]
)
def test_as_many_characters_as_the_smallest_pool(mode: str, most: int) -> None:
    """All sides take the same number. [RE-SETUP-2]"""
    game = open_table("duel", {"mode": mode, "options": {"squad_size": most}}, "x").session.game
    assert {len(reserve) for reserve in game.reserves} == {most}
    with pytest.raises(BadSetup):
        open_table("duel", {"mode": mode, "options": {"squad_size": most + 1}}, "x")


@pytest.mark.parametrize("mode", ["third_squad_law", "third_squad_outlaws", "reinforcements", "standoff"])
def test_families_of_decks_and_pools(mode: str) -> None:
    """Every squad has the families of the table, and nobody else's. [RE-SETUP-1 RE-SETUP-6 RE-TERM-2]"""
    game = open_table("duel", {"mode": mode}, "x").session.game
    for squad, deck, reserve, unused in zip(game.squads, game.decks, game.reserves, game.unused, strict=True):
        families = game.mode.squads[squad].families
        assert {FAMILIES[ORIGIN[card]] for card in deck} == set(families)
        assert {FAMILIES[CHARACTERS[c].family] for c in [*reserve, *unused]} == set(families)


# -- what may be known, and in which order it happens ----------------------------------------------


def test_everybody_sees_targets_and_since_when_a_resource_lies_there() -> None:
    """The turn number of a resource and the targets of a Standoff are public. [RE-INFO-3 RE-STAND-1 RE-RES-3]"""
    t = Table(
        side("sundance_kid", "dalton_bros", "whisky"),
        side("bill_tightman", "the_stranger"),
        side(char("charlie_bassett", gear=["gold_pan"]), "king_fisher"),
        mode="standoff",
    )
    t.says(0, "play whisky > P0R")
    for viewer in (0, 1, 2):
        players = t.session.view(viewer).to_dict()["players"]
        assert [player["target"] for player in players] == [1, 2, 0]
        assert players[0]["characters"][1]["gear"][0]["since"] == t.game.turns
        assert players[2]["characters"][0]["gear"][0]["since"] < t.game.turns


def test_the_shooter_s_text_comes_before_the_cancelling_card_s() -> None:
    """Schofield heals, only then is it taken; Walker is back before the hit of a Retaliation is born. [RE-HIT-2]"""
    lawmen = side("bill_tightman", "the_stranger", "trick")
    t = Table(lawmen, side(char("sundance_kid", 2), "dalton_bros", "schofield"), mode="reinforcements", turn=1)
    t.says(1, "play schofield > P0L").says(0, "play trick")
    told = [entry.what for entry in t.game.story]
    assert told.index("cancelled") < told.index("heal") < told.index("salvage")


def test_a_turn_number_for_every_turn_of_anybody() -> None:
    """Once per turn means once per value of it. [RE-TERM-6 RE-D-20]"""
    t = Table(
        side("sundance_kid", "dalton_bros"),
        side("bill_tightman", "the_stranger"),
        side("marshal", "king_fisher"),
        mode="standoff",
    )
    numbers = [t.game.turns]
    for seat in (0, 1, 2):
        t.says(seat, "pass")
        numbers.append(t.game.turns)
    assert numbers == [1, 2, 3, 4]
    t.idle(0)
