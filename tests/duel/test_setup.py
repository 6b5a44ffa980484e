"""Setups: what is asked for is checked, and a bad one says what would be right."""

from __future__ import annotations

import pytest

from sixgun import BadSetup, new_game, open_table
from sixgun.duel.abilities import CHARACTERS
from sixgun.duel.options import MODES
from sixgun.duel.setup import Setup


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_set_up_and_read_again(mode: str) -> None:
    table = open_table("duel", {"mode": mode}, "x")
    again = Setup.from_dict(table.setup.to_dict())
    assert again.to_dict() == table.setup.to_dict()
    assert table.asked == list(range(len(MODES[mode].squads))) and table.question(0).why == "front"


def test_without_a_mode_the_number_of_players_decides() -> None:
    assert new_game("duel", 2, seed="x").setup.mode.id == "duel"
    assert new_game("duel", 3, seed="x").setup.mode.id == "standoff"


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"mode": "feud"}, "the modes are duel, third_squad_law"),
        ({"mode": "duel", "players": 3}, "'duel' is for 2 players, not 3"),
        ({"mode": "standoff", "players": 2}, "'standoff' is for 3 players, not 2"),
        ({"players": 5}, "for 2 players, not 5"),
        ({"players": "two"}, "players is a number"),
        ({"colour": "red"}, "a setup has mode, players, sets and options, not colour"),
        ({"options": {"high_noon": True}}, "there is no table option 'high_noon'; the options are"),
        ({"options": []}, "a table of names and values"),
        ({"options": {"squad_size": 13}}, "squad_size is 4 to 12 characters in mode 'duel', not 13"),
        ({"options": {"squad_size": 3}}, "squad_size is 4 to 12"),
        (
            {"mode": "standoff", "options": {"squad_size": 2}},
            "squad_size is 3 to 12 characters in mode 'standoff', not 2",
        ),
        ({"options": {"squad_size": True}}, "squad_size is 4 to 12"),
        ({"mode": "reinforcements", "options": {"squad_size": 19}}, "4 to 18"),
        ({"options": {"sides_by_lot": "yes"}}, "on or off"),
        ({"options": {"awake_for_the_whole_effect": 1}}, "'awake_for_the_whole_effect' is on or off"),
        ({"options": {"squads": [["jango"]]}}, "a list of 2 lists"),
        ({"options": {"squads": [["jango", "bob"], ["sid_curry", "tom_thorn"]]}}, "there is no character 'bob'"),
        ({"options": {"squads": [["jango", "big_jim"], ["sid_curry", "tom_thorn"]]}}, "no character 'big_jim' in mode"),
        ({"options": {"squads": [["jango", "jango"], ["sid_curry", "tom_thorn"]]}}, "in one squad only"),
        ({"options": {"squads": [["jango", "wild_bill"], ["sid_curry"]]}}, "the same number of characters, 2 to 12"),
        (
            {"options": {"squads": [["jango", "wild_bill"], ["sid_curry", "tom_thorn"]], "squad_size": 4}},
            "squad_size is 4, but the squads have 2",
        ),
        (
            {"options": {"squads": [["jango", "wild_bill"], ["sid_curry", "tom_thorn"]], "sides_by_lot": True}},
            "with them sides_by_lot is off",
        ),
        ({"mode": "duel", "sets": ["base", "renegades"]}, "mode 'duel' is played with base"),
        ({"mode": "duel", "sets": ["dodge_city"]}, "there is no set 'dodge_city'; the sets are base, renegades"),
        ({"mode": "duel", "sets": "base"}, "sets is a list of names"),
    ],
)
def test_a_bad_setup_says_what_would_be_right(setup: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup) as error:
        open_table("duel", setup, "x")
    assert words in str(error.value) and "\n" not in str(error.value)


def test_thirteen_in_a_squad() -> None:
    squads = [[who.id for who in CHARACTERS[:13]], [who.id for who in CHARACTERS[13:24]]]
    with pytest.raises(BadSetup, match="2 to 12, not 11 and 13"):
        Setup("duel", options={"squads": squads})


def test_the_ids_of_the_specification_are_understood() -> None:
    assert Setup("third_squad_lawmen").mode.id == "third_squad_law"
    assert Setup("mexican_standoff").mode.id == "standoff"


def test_squads_by_name_are_shuffled_and_nobody_else_plays() -> None:
    """[squads]"""
    squads = [["jango", "wild_bill", "wyatt_ear"], ["sid_curry", "tom_thorn", "slim_poet"]]
    orders = set()
    for seed in range(12):
        g = open_table("duel", {"options": {"squads": squads}}, str(seed)).session.game
        orders.add(tuple(g.reserves[0]))
        for seat in (0, 1):
            assert sorted(CHARACTERS[c].id for c in g.reserves[seat]) == sorted(squads[seat])
            assert g.unused[seat] == []
    assert len(orders) > 2


def test_sides_by_lot_keeps_the_turn_order_of_the_squads() -> None:
    """[sides_by_lot]"""
    firsts = set()
    for seed in range(20):
        g = open_table("duel", {"mode": "standoff", "options": {"sides_by_lot": True}}, str(seed)).session.game
        names = [g.mode.squads[squad].id for squad in g.squads]
        assert names[g.turn] == "outlaws" and names[g.target(g.turn)] == "lawmen"
        firsts.add(g.turn)
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(
    ("mode", "size"), [("duel", 12), ("reinforcements", 18), ("standoff", 12), ("standoff", 3), ("duel", 4)]
)
def test_squads_of_any_size_from_the_usual_one(mode: str, size: int) -> None:
    """[DU-SETUP-2 squad_size]"""
    g = open_table("duel", {"mode": mode, "options": {"squad_size": size}}, "x").session.game
    assert {len(reserve) for reserve in g.reserves} == {size}


def test_the_choice_of_the_front_is_secret_until_both_have_chosen() -> None:
    """[DU-SETUP-4 DU-INFO-5]"""
    table = open_table("duel", {}, "x")
    before = table.show(1)
    table.answer(0, table.choices(0)[1])
    after = table.show(1)
    assert before["view"] == after["view"] and before["events"] == after["events"] == []
    assert table.view(0).to_dict()["candidates"] and len(table.view(1).to_dict()["candidates"]) == 2
    table.answer(1, table.choices(1)[0])
    told = [(e["what"], e["target"]) for e in table.show(1)["events"][:4]]
    assert told == [("enter", "P0L"), ("enter", "P1L"), ("enter", "P0R"), ("enter", "P1R")]
