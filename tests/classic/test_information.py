"""Who knows what at a classic table: views of all seats side by side."""

from __future__ import annotations

import json
import random

import pytest

from sixgun.classic.rules.tables import KEY
from sixgun.classic.table.roles import ROLE_NAMES
from sixgun.kernel.option import NONE
from sixgun.kernel.show import show_events
from sixgun.table import Table, new_game

SEEDS = range(12)
PRIVATE = {"viewer", "hand", "reserve", "deck_known", "players", "limbo"}
PRIVATE_OF_A_SEAT = {"role", "hand_known"}


def played(seed: int, answers: int, **options: bool) -> Table:
    """A table some way into a random game."""
    table = new_game("classic", 5, options=options, seed=f"information {seed}")
    monkey = random.Random(seed)
    for _ in range(answers):
        if table.over:
            break
        seat = table.asked[0]
        table.answer(seat, monkey.choice(table.question(seat).options))
    return table


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_public_is_the_same_for_everybody(seed: int) -> None:
    """Seats, characters, life, cards in play, sizes of hands and piles, top of the discard pile. [CL-INFO-1]"""
    table = played(seed, 40)
    g = table.session.game
    spectator = table.view().to_dict()
    assert spectator["deck"] == len(g.deck) and spectator["discard_count"] == len(g.discards)
    assert spectator["discards"] == [KEY[card] for card in g.discards[-1:]]
    for p, shown in zip(g.players, spectator["players"], strict=True):
        assert shown["character"] == p.character.id and shown["life"] == p.life and shown["alive"] == p.alive
        assert shown["in_play"] == [KEY[card] for card in p.in_play] and shown["hand_size"] == len(p.hand)
    for seat in range(5):
        view = table.view(seat).to_dict()
        assert {k: v for k, v in view.items() if k not in PRIVATE} == {
            k: v for k, v in spectator.items() if k not in PRIVATE
        }
        for mine, theirs in zip(view["players"], spectator["players"], strict=True):
            public = mine.keys() - PRIVATE_OF_A_SEAT
            assert {k: mine[k] for k in public} == {k: theirs[k] for k in public}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hand_is_seen_by_its_owner_only(seed: int) -> None:
    """Nobody's view holds a hidden card he has not learnt; nobody's holds the deck. [CL-INFO-2]"""
    table = played(seed, 40)
    g = table.session.game
    for seat in range(5):
        view = table.view(seat).to_dict()
        assert sorted(view["hand"]) == sorted(KEY[card] for card in g.players[seat].hand)
        hidden = [card for p in g.players if p.seat != seat for card in p.hand] + g.deck
        unknown = [KEY[card] for card in hidden if not g.known.get(card, 0) >> seat & 1]
        text = json.dumps(view)
        assert not [key for key in unknown if f'"{key}"' in text]
    assert table.view().to_dict()["hand"] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_roles_are_private_until_the_death_of_their_owner(seed: int) -> None:
    """[CL-INFO-1 CL-INFO-2 CL-ELIM-1]"""
    table = played(seed, 150)
    g = table.session.game
    for viewer in [*range(5), -1]:
        for p, shown in zip(g.players, table.view(viewer).to_dict()["players"], strict=True):
            role = ROLE_NAMES[p.role]
            known = table.over or not p.alive or p.seat == viewer or role == "sheriff"
            assert shown["role"] == (role if known else None)


def test_at_the_end_all_roles_are_revealed() -> None:
    """[CL-END-4]"""
    table = played(3, 5000)
    assert table.over
    roles = [ROLE_NAMES[p.role] for p in table.session.game.players]
    assert [shown["role"] for shown in table.view(0).to_dict()["players"]] == roles
    assert table.result["roles"] == roles


@pytest.mark.parametrize("seed", SEEDS)
def test_the_discard_pile_is_browsable_only_where_the_table_says_so(seed: int) -> None:
    """[CL-INFO-4 discard_browsable]"""
    closed, open_ = played(seed, 60), played(seed, 60, discard_browsable=True)
    pile = [KEY[card] for card in open_.session.game.discards]
    assert open_.view(1).to_dict()["discards"] == pile
    assert closed.view(1).to_dict()["discards"] == pile[-1:]


def test_everybody_sees_how_far_every_seat_sees_every_other() -> None:
    chance = random.Random(3)
    table = new_game("classic", 7, seed="distances")
    while not table.over:
        shown = table.view(NONE).to_dict()["players"]
        for me, player in enumerate(shown):
            for target, other in enumerate(shown):
                gone = me == target or not (player["alive"] and other["alive"])
                assert player["distances"][target] == (None if gone else table.session.game.distance(me, target))
        asked = table.asked[0]
        table.answer(asked, chance.choice(table.choices(asked)).key)


def test_a_turn_tells_what_life_everybody_has_when_it_begins() -> None:
    table = new_game("classic", players=4, seed="lives")
    chance = random.Random(4)
    lives = [4] * 4
    turns = 0
    while not table.over:
        seat = table.asked[0]
        table.answer(seat, chance.choice(table.choices(seat)).key)
    for event in show_events(table.session, NONE, 0):
        if event["what"] == "turn":
            turns += 1
            life = event["life"]
            assert isinstance(life, list) and len(life) == 4
            if turns > 1:
                assert life == lives
            lives = list(life)
        elif event["what"] in ("hurt", "heal"):
            change = event.get("amount", 1)
            assert isinstance(event["seat"], int) and isinstance(change, int)
            lives[event["seat"]] += change if event["what"] == "heal" else -change
    assert turns > 8
