"""Two, three and eight players: whole games by the dice, and what is theirs alone. [CL-2P-1 CL-3P-1 CL-8P-1]"""

from __future__ import annotations

import random

import pytest

from sixgun import Table, open_table, replay
from sixgun.classic.play.life import lose_life
from sixgun.classic.play.settle import settle
from sixgun.classic.rules.tables import CARD, CHARACTERS, PRINTED
from sixgun.classic.table.player import PASSIVE
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE
from sixgun.kernel.ask import Rule
from sixgun.kernel.errors import GameOver
from sixgun.kernel.option import NONE, PASS

LONGEST = 5000


def play_out(table: Table, dice: random.Random) -> None:
    while not table.over:
        seat = dice.choice(table.asked)
        table.answer(seat, dice.choice(table.choices(seat)))
        assert len(table.session.answers) < LONGEST


@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("seed", range(8))
def test_whole_games_end_and_can_be_played_again(players: int, seed: int) -> None:
    table = open_table("classic", {"players": players}, seed=f"{players} {seed}")
    assert table.seats == players
    play_out(table, random.Random(seed))
    assert table.result is not None and set(table.result["winners"]) <= set(range(players))
    assert replay(table.record().to_json()).fingerprint() == table.fingerprint()


def run(rule: Rule) -> None:
    """Run a rule; every question is passed."""
    try:
        next(rule)
        while True:
            rule.send(PASS)
    except StopIteration:
        pass


def fell(table: Table, seat: int, by: int) -> bool:
    """Let *seat* lose its last life points by the doing of *by*: is the game over?"""
    game = table.session.game
    run(lose_life(game, seat, by, "test", 99))
    try:
        run(settle(game))
    except GameOver:
        return True
    return False


def seat_of(table: Table, role: int) -> int:
    return next(p.seat for p in table.session.game.players if p.role == role)


def test_three_players_hunt_each_other() -> None:
    """The Deputy hunts the Renegade and begins; roles are open, nobody has an extra life point. [CL-3P-1 CL-3P-2]"""
    table = open_table("classic", {"players": 3}, seed="hunt")
    game = table.session.game
    assert game.turn == seat_of(table, DEPUTY)
    assert all(p.max_life == p.character.life for p in game.players)
    assert {player["role"] for player in table.view().to_dict()["players"]} == {"deputy", "outlaw", "renegade"}
    assert fell(table, seat_of(table, RENEGADE), seat_of(table, DEPUTY))
    assert game.winners == [seat_of(table, DEPUTY)]


def test_who_fells_somebody_else_of_three_gets_cards_and_the_last_one_wins() -> None:
    """[CL-3P-3 CL-3P-4]"""
    table = open_table("classic", {"players": 3}, seed="other")
    game = table.session.game
    deputy, outlaw, renegade = (seat_of(table, role) for role in (DEPUTY, OUTLAW, RENEGADE))
    before = len(game.players[deputy].hand)
    assert not fell(table, outlaw, deputy)
    assert len(game.players[deputy].hand) == before + 3
    assert fell(table, deputy, NONE) and game.winners == [renegade]


def cast(table: Table) -> None:
    while table.view().to_dict()["phase"] == "casting":
        seat = table.asked[0]
        table.answer(seat, table.question(seat).options[0].key)


def test_two_persons_have_two_figures_each_and_one_hand() -> None:
    """[CL-2P-1 CL-2P-3 CL-2P-7]"""
    table = open_table("classic", {"players": 2}, seed="figures")
    cast(table)
    game = table.session.game
    assert [p.person for p in game.players] == [0, 1, 1, 0]
    assert game.players[0].hand is game.players[3].hand and game.players[1].hand is game.players[2].hand
    assert game.distance(0, 3) == 1 and game.distance(0, 2) == 2
    passive = [p.seat for p in game.players if p.marks & PASSIVE]
    assert len(passive) == 2 and all(not game.force[seat].listeners(h) for seat in passive for h in (20, 21, 22))
    copy = table.fork().session.game
    assert copy.players[0].hand is copy.players[3].hand and copy.players[0].hand is not game.players[0].hand


def test_a_fallen_figure_leaves_its_hand_to_the_other_and_the_game_goes_on() -> None:
    """[CL-2P-14]"""
    table = open_table("classic", {"players": 2}, seed="fall")
    cast(table)
    game = table.session.game
    hand = game.players[1].hand
    assert not fell(table, 1, NONE) and game.players[2].hand is hand
    assert not game.players[2].marks & PASSIVE and not game.players[1].alive
    assert fell(table, 2, NONE) and {game.players[seat].person for seat in game.winners} == {0}


def test_what_shifts_with_the_turn_looks_at_the_character_chosen_in_phase_0() -> None:
    """Belle Star, chosen to be active, switches off what lies before the others at once. [CL-2P-4 belle_star]"""
    table = open_table("classic", {"players": 2, "sets": ["base", "dodge_city"]}, seed="belle")
    game = table.session.game
    cast(table)
    while table.question(table.asked[0]).why != "play":
        table.answer(table.asked[0], table.choices(table.asked[0])[0])
    other = next(p for p in game.players if p.person != game.players[game.turn].person and p.marks & PASSIVE)
    other.becomes(next(who for who in CHARACTERS if who.id == "belle_star"))
    barrel = next(card for card in game.deck if PRINTED[card].face.id == "barrel")
    game.deck.remove(barrel)
    game.enter_play(game.turn, barrel)
    game.recount_all()
    while game.turn != other.seat:
        seat = table.asked[0]
        chosen = f"choose P{other.seat}"
        keys = [option.key for option in table.choices(seat)]
        table.answer(seat, chosen if chosen in keys else keys[0])
    kept = [f.minds for f in game.force]
    game.recount_all()
    assert kept == [f.minds for f in game.force]


def test_a_green_card_is_not_aimed_at_the_own_other_figure() -> None:
    """Only what takes from the table or heals is. [CL-2P-17 DC-GREEN-3]"""
    table = open_table("classic", {"players": 2, "sets": ["base", "dodge_city"]}, "green figures")
    cast(table)
    game = table.session.game
    while table.question(table.asked[0]).why != "play":
        table.answer(table.asked[0], table.question(table.asked[0]).options[0].key)
    me, person = game.turn, table.asked[0]
    knife = CARD["knife:8H"]
    for pile in (game.deck, game.discards, *(p.hand for p in game.players)):
        if knife in pile:
            pile.remove(knife)
            break
    game.enter_play(me, knife)
    offered = [option.target for option in table.session.ask.list_options() if option.key.startswith("use knife")]
    assert offered and all(game.players[target].person != person for target in offered)


@pytest.mark.parametrize("seed", range(6))
def test_a_fallen_figure_is_neither_active_nor_passive(seed: int) -> None:
    """[CL-2P-14]"""
    table, dice = open_table("classic", {"players": 2}, seed=f"fallen {seed}"), random.Random(seed)
    fell = 0
    while not table.over:
        seat = dice.choice(table.asked)
        table.answer(seat, dice.choice(table.choices(seat)))
        players = table.view().to_dict()["players"]
        fallen = [player for player in players if not player["alive"] and player["character"]]
        fell += len(fallen)
        assert not [player for player in fallen if "passive" in player.get("marks", ())]
    assert fell
