"""Setting up the classic game: what no ruling can show, because a ruling's table is laid out by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sixgun.classic.rules.tables import CHARACTERS, KEY, PRINTED
from sixgun.classic.setup import Setup, set_up
from sixgun.classic.table.roles import NO_ROLE, ROLE_NAMES
from sixgun.table import new_game

SEEDS = [f"setup {n}" for n in range(30)]
SPECIAL = {"johnny_kisch", "uncle_will", "claus_the_saint"}
SPECIFICATION = (Path(__file__).parents[2] / "docs/rules/classic.md").read_text(encoding="utf-8")


def dealt(players: int, seed: str, **options: bool):
    """A table just set up, before anybody moves."""
    return set_up(Setup(players, options=options), seed)


def test_roles_by_number_of_players() -> None:
    """[CL-SETUP-1 sheriff deputy outlaw renegade]"""
    expected = {
        4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
        5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
        6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
        7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
    }
    for players, roles in expected.items():
        for seed in SEEDS:
            assert Counter(ROLE_NAMES[p.role] for p in dealt(players, seed).players) == roles


def test_roles_are_dealt_at_random() -> None:
    """Every seat gets every role in some game. [CL-SETUP-2]"""
    seen = {(p.seat, ROLE_NAMES[p.role]) for n in range(200) for p in dealt(5, f"roles {n}").players}
    assert seen == {(seat, role) for seat in range(5) for role in ROLE_NAMES[:NO_ROLE]}


def test_the_sheriff_is_shown_the_others_see_only_their_own_role() -> None:
    """[CL-SETUP-2]"""
    for seed in SEEDS:
        g = dealt(5, seed)
        for viewer in range(5):
            for p in g.players:
                shown = g.view(viewer).to_dict()["players"][p.seat]["role"]
                known = p.seat == viewer or ROLE_NAMES[p.role] == "sheriff"
                assert shown == (ROLE_NAMES[p.role] if known else None)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_everybody_has_a_character_of_his_own_for_all_to_see(players: int) -> None:
    """[CL-SETUP-3]"""
    for seed in SEEDS:
        g = dealt(players, seed)
        cast = [p.character.id for p in g.players]
        assert len(set(cast)) == players
        for viewer in [*range(players), -1]:
            assert [one["character"] for one in g.view(viewer).to_dict()["players"]] == cast


def test_special_characters_join_only_where_the_table_says_so() -> None:
    """Off: the 16 of the base set; on: 19. [special_characters CL-SETUP-3]"""
    off = {p.character.id for n in range(150) for p in dealt(7, f"cast {n}").players}
    on = {p.character.id for n in range(150) for p in dealt(7, f"cast {n}", special_characters=True).players}
    assert len(off) == 16 and not off & SPECIAL
    assert on == off | SPECIAL


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_reserve_character_is_dealt_face_down(players: int) -> None:
    """One more character each; nobody may look at it. [CL-SETUP-4]"""
    for seed in SEEDS:
        g = dealt(players, seed)
        in_use = [CHARACTERS[c].id for p in g.players for c in p.reserve] + [p.character.id for p in g.players]
        assert [len(p.reserve) for p in g.players] == [1] * players
        assert len(set(in_use)) == 2 * players
        assert all(g.view(viewer).to_dict()["reserve"] == [] for viewer in [*range(players), -1])


def test_choice_of_two_leaves_the_other_as_the_reserve_known_to_its_owner() -> None:
    """Seven players with two each need 14 of the 16 characters.

    [character_choice_of_two CL-SETUP-3 CL-SETUP-4 CL-C-30]
    """
    table = new_game("classic", 7, options={"character_choice_of_two": True}, seed="two")
    kept, left = {}, {}
    for seat in range(7):
        first, second = table.question(seat).options
        assert table.view((seat + 1) % 7).to_dict()["players"][seat]["character"] is None
        kept[seat], left[seat] = first.meaning["character"], second.meaning["character"]
        table.answer(seat, first)
    assert len({*kept.values(), *left.values()}) == 14
    for seat in range(7):
        view = table.view(seat).to_dict()
        assert [player["character"] for player in view["players"]] == list(kept.values())
        assert view["reserve"] == [left[seat]]
    assert table.view(-1).to_dict()["reserve"] == []


def test_without_the_option_nobody_chooses() -> None:
    """[character_choice_of_two]"""
    table = new_game("classic", 4, seed="one")
    assert table.session.ask.why != "character"


def test_life_is_the_character_s_and_one_more_for_the_sheriff() -> None:
    """[CL-SETUP-5 sheriff]"""
    for seed in SEEDS:
        for p in dealt(7, seed).players:
            assert p.life == p.max_life == p.character.life + (ROLE_NAMES[p.role] == "sheriff")


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_hands_are_dealt_by_life_points(players: int) -> None:
    """The rest is the deck, the discard pile is empty. [CL-SETUP-6]"""
    for seed in SEEDS:
        g = dealt(players, seed)
        assert [len(p.hand) for p in g.players] == [p.life for p in g.players]
        assert len(g.deck) == 80 - sum(p.life for p in g.players)
        assert g.discards == [] and all(p.in_play == [] for p in g.players)
        assert len({*g.deck, *(card for p in g.players for card in p.hand)}) == 80


def test_the_sheriff_begins_and_the_left_neighbour_follows() -> None:
    """[CL-SETUP-7 sheriff]"""
    for seed in SEEDS:
        table = new_game("classic", 5, seed=seed)
        first = table.session.game.turn
        assert ROLE_NAMES[table.session.game.players[first].role] == "sheriff"
        while table.session.game.turn == first:
            table.answer(table.asked[0], table.question(table.asked[0]).options[0])
        assert table.session.game.turn == (first + 1) % 5


def test_the_beginners_deck_has_no_book_cards() -> None:
    """Off: 80 cards; on: 69. [no_book_cards CL-SETUP-8]"""
    whole, short = dealt(4, "book"), dealt(4, "book", no_book_cards=True)
    names = {
        name: Counter(PRINTED[card].face.id for card in [*g.deck, *(c for p in g.players for c in p.hand)])
        for name, g in (("whole", whole), ("short", short))
    }
    assert sum(names["whole"].values()) == 80 and sum(names["short"].values()) == 69
    book = {"dynamite": 1, "duel": 3, "general_store": 2, "indians": 2, "jail": 3}
    assert names["whole"] - names["short"] == Counter(book)


def test_the_deck_is_the_one_of_the_specification() -> None:
    """Every copy of every card, by rank and suit. [CL-SETUP-6]"""
    rows = re.findall(r"^\| `(\w+)` \|(?:[^|]*\|){3} (?:brown|blue)[^|]*\| \d+: ([^|]*)\|", SPECIFICATION, re.MULTILINE)
    printed = Counter(
        f"{id}:{corner.replace('10', 'T')}" for id, copies in rows for corner in re.findall(r"\w+", copies)
    )
    g = dealt(4, "deck")
    cards = [*g.deck, *(card for p in g.players for card in p.hand)]
    assert Counter(KEY[card].split("#")[0] for card in cards) == printed
    assert sum(printed.values()) == 80
