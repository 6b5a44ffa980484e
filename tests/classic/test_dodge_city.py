"""Dodge City: its data, and how it meets events and extra turns, which rulings of this set cannot lay out."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sixgun import BadSetup, Table, new_game, open_table
from sixgun.classic.play.drawing import draws
from sixgun.classic.play.life import fall, rise
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import AT_CLOSE
from sixgun.classic.rules.tables import ABILITY, CAST, CHARACTERS, PRINTED
from sixgun.classic.sets import manifest_of
from sixgun.classic.table.player import GHOST, PASSING
from sixgun.classic.table.state import State
from sixgun.kernel.option import NONE
from sixgun.rulings import open_ruling

RULES = (Path(__file__).parents[2] / "docs/rules/classic-expansions.md").read_text(encoding="utf-8")
SET = manifest_of("dodge_city")
LETTERS = {11: "J", 12: "Q", 13: "K", 14: "A"}


def rows(heading: str) -> list[list[str]]:
    """The table rows under a heading of the specification."""
    part = re.split(r"\n##+ ", RULES.split(f"\n{heading}\n")[-1])[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in part.splitlines() if line.startswith("| `")]


def corner(card: int) -> str:
    return f"{LETTERS.get(PRINTED[card].rank, PRINTED[card].rank)}{PRINTED[card].suit}"


def test_the_cards_are_those_of_the_rules() -> None:
    """40 cards, 10 of each suit, further copies of base cards among them. [DC-C-6 DC-GREEN-1 DC-COST-1]"""
    printed = {row[0].strip("`"): Counter(row[5].partition(":")[2].split()) for row in rows("## Cards")}
    ours: dict[str, Counter[str]] = {}
    for card in SET.deck:
        ours.setdefault(PRINTED[card].face.id, Counter())[corner(card)] += 1
    assert ours == printed and len(SET.deck) == 40
    assert set(Counter(PRINTED[card].suit for card in SET.deck).values()) == {10}
    for row in rows("## Cards"):
        face = next(PRINTED[card].face for card in SET.deck if PRINTED[card].face.id == row[0].strip("`"))
        assert face.kind == row[4].split(",")[0]
        assert (face.price is not PRINTED[0].face.price) == ("cost" in row[4])


def test_the_characters_are_those_of_the_rules() -> None:
    """15 of them with their life points."""
    ours = {who.id: who.life for who in SET.characters}
    printed = {row[0].strip("`"): int(row[2]) for row in rows("## Characters\n\n### Dodge City")}
    assert ours == printed and len(ours) == 15


def test_options_need_the_set() -> None:
    """[dc_pixie_pete_four dc_jose_unlimited]"""
    for option in SET.options:
        assert open_table("classic", {"players": 4, "sets": ["base", "dodge_city"], "options": {option.id: True}}, "x")
        with pytest.raises(BadSetup, match=option.id):
            open_table("classic", {"players": 4, "options": {option.id: True}}, "x")


def a_table(*characters: str, sets: tuple[str, ...] = ("high_noon", "fistful")) -> State:
    """Whoever sits there, from seat 0 on."""
    table = new_game("classic", players=4, sets=["base", "dodge_city", *sets], seed="dodge")
    g = table.session.game
    assert isinstance(g, State)
    for p, who in zip(g.players, characters, strict=False):
        p.becomes(CHARACTERS[CAST[who]])
    g.recount_all()
    return g


def in_force(g: State, event: str) -> None:
    """Turn that event."""
    ability = ABILITY[event]
    assert isinstance(ability, Ability)
    g.lay_on_table(ability, None)


def run(rule) -> None:
    """A rule that asks nothing."""
    assert list(rule) == []


def test_thirst_takes_one_card_from_pixie_pete_and_bill_noface() -> None:
    """[HN-DRAW-1 DC-S-17 pixie_pete bill_noface]"""
    g = a_table("pixie_pete", "bill_noface")
    assert (draws(g, 0), draws(g, 1)) == (3, 1)
    in_force(g, "hn_thirst")
    assert (draws(g, 0), draws(g, 1)) == (2, 1)
    g.players[1].life -= 2
    assert draws(g, 1) == 2


def test_ghosts_of_pixie_pete_and_bill_noface() -> None:
    """[HN-DRAW-1 HN-C-7]"""
    g = a_table("pixie_pete", "bill_noface", "sean_mallory")
    in_force(g, "hn_ghost_town")
    for seat in (0, 1):
        fall(g, seat, NONE)
        rise(g, seat, 0, GHOST | PASSING)
    assert draws(g, 0) == 4
    assert draws(g, 1) == 1 + g.players[1].max_life


def test_hangover_ends_the_copy_of_vera_custer_with_her_turn() -> None:
    """What she copied neither works nor comes back. [HN-R-20 HN-R-6 vera_custer]"""
    g = a_table("vera_custer", "paul_regret")
    g.turn = 0
    g.players[0].lent = [CHARACTERS[CAST["paul_regret"]]]
    g.recount(0)
    far = g.force[0].farther
    in_force(g, "hn_hangover")
    assert far == 1 and g.force[0].farther == 0
    for one in g.force[0].listeners(AT_CLOSE):
        run(one.ability.at_close(g, 0))
    assert g.players[0].lent == []


def test_an_extra_turn_brings_vera_custer_no_new_choice_and_her_copy_goes_on() -> None:
    """[FC-R-22 FC-C-9 vera_custer]"""
    g = a_table("vera_custer", "paul_regret")
    vera = g.players[0]
    vera.lent = [CHARACTERS[CAST["paul_regret"]]]
    g.recount(0)
    g.extra = True
    run(vera.character.at_ready(g, 0))
    assert vera.character.condition is not None
    run(vera.character.condition.at_close(g, 0))
    assert [who.id for who in vera.lent] == ["paul_regret"]


def test_who_becomes_somebody_else_copies_nobody() -> None:
    """[HN-R-10]"""
    g = a_table("vera_custer", "paul_regret")
    g.players[0].lent = [CHARACTERS[CAST["paul_regret"]]]
    g.players[0].becomes(CHARACTERS[CAST["willy_the_kid"]])
    assert g.players[0].lent == []


def deal_with(*wanted: str) -> Table:
    """A table whose first player may give such answers."""
    for n in range(4000):
        table = new_game("classic", players=5, sets=["base", "dodge_city"], seed=f"green {n}")
        keys = [o.key for o in table.choices(table.asked[0])]
        if all(any(key.startswith(want) for key in keys) for want in wanted):
            return table
    raise AssertionError(wanted)


def first(table: Table, start: str) -> str:
    return next(o.key for o in table.choices(table.asked[0]) if o.key.startswith(start))


def test_all_see_which_green_cards_wait_until_the_turn_is_over() -> None:
    """[DC-GREEN-2]"""
    table = deal_with("play canteen")
    seat = table.asked[0]
    table.answer(seat, first(table, "play canteen"))
    for viewer in (-1, 0, 1):
        assert table.view(viewer).to_dict()["players"][seat]["fresh"] == ["canteen:7H"]
    while table.view().turn == seat:
        table.answer(table.asked[0], table.question(table.asked[0]).options[0])
    assert "fresh" not in table.view(-1).to_dict()["players"][seat]


def test_a_price_being_chosen_is_seen_and_may_be_taken_back() -> None:
    """[DC-COST-2]"""
    table = deal_with("play whisky")
    seat, before = table.asked[0], table.fingerprint()
    table.answer(seat, first(table, "play whisky"))
    question = table.question(seat)
    assert question.why == "pay" and question.about()["as"] == "whisky"
    assert table.view(1).to_dict()["limbo"] == ["whisky:QH"]
    table.answer(seat, question.options[0])
    table.take_back(seat)
    assert table.fingerprint() == before


@pytest.mark.parametrize(
    ("ruling", "steps"),
    [("howitzer-works", ["use howitzer"]), ("DC-S-5", ["play brawl:JS", "discard beer:6H"])],
)
def test_all_see_whom_an_attack_on_many_comes_to(ruling: str, steps: list[str]) -> None:
    """[CL-TIME-3 howitzer brawl]"""
    table = open_ruling(ruling, 1, "many")
    for step in steps:
        table.answer(0, step)
    assert table.view(-1).to_dict()["stage"]["targets"] == [1, 2, 3]
