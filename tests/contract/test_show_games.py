"""The contract of every table, with the Wild West Show on it, alone and with everything else. [WW-EV-1]"""

from __future__ import annotations

import random

import pytest

from sixgun import new_game, replay
from sixgun.bots.drive import play
from sixgun.classic.setup import default_options
from sixgun.classic.table.state import HOLDER
from sixgun.kernel.option import NONE, SPEAK
from tests.bots.seats import crew
from tests.contract.monkey import cards_of

SHOW = ("base", "wws_characters", "wws_events")
ALL = ("base", "dodge_city", "high_noon", "fistful", "wws_characters", "wws_events")
MODES = ("six_player_special", "seed_readings")


def show_table(seed: int, **more):
    """Three to eight players, the show alone or with all other sets, every other one with any options."""
    dice = random.Random(seed)
    sets = ALL if seed % 3 else SHOW
    names = [name for name in default_options(sets) if name not in MODES]
    options = {name: dice.random() < 0.4 for name in names} if seed % 2 else {}
    return new_game("classic", 3 + seed % 6, sets=sets, options=options, seed=f"the show {seed}", **more)


def take_a_step(table, dice: random.Random) -> None:
    """Any answer of anybody; now and then somebody says something where the rules mind."""
    session = table.session
    talkers = [seat for seat in range(table.seats) if session.minds_speech(seat)]
    if talkers and dice.random() < 0.1:
        session.answer(dice.choice(talkers), SPEAK)
        return
    who = dice.choice([seat for seat in range(table.seats) if session.choices(seat)])
    session.answer(who, dice.choice(session.choices(who)), session.number)
    assert session.answered < 6000, "a game without end"


@pytest.mark.parametrize("seed", range(45))
def test_cards_are_conserved_and_nothing_waits_and_replay_is_equal(seed: int) -> None:
    table = show_table(seed)
    dice = random.Random(seed)
    game = table.session.game
    all_cards = cards_of(game)
    while not table.over:
        assert cards_of(game) == all_cards
        for card, code in game.known.items():
            holder = (code >> HOLDER) - 1
            assert card in (game.deck if holder == NONE else game.players[holder].hand), "knowledge of the wrong holder"
        if table.session.ask.quiescent and not table.session.ask.several:
            assert not game.waiting and not game.fallen and not game.trays
            assert not game.is_out(table.session.ask.seat)
            kept = [(f.reach, f.closer, f.farther, f.bang_limit, f.minds) for f in game.force]
            game.recount_all()
            assert kept == [(f.reach, f.closer, f.farther, f.bang_limit, f.minds) for f in game.force]
        take_a_step(table, dice)
    again = replay(table.record().to_json())
    assert again.fingerprint() == table.fingerprint() and again.show(0) == table.show(0)


@pytest.mark.parametrize("seed", range(24))
def test_a_redeal_looks_the_same_and_a_fork_is_equal(seed: int) -> None:
    table = show_table(seed, live=False)
    dice = random.Random(seed)
    while not table.over:
        if dice.random() < 0.1:
            seat = dice.randrange(table.seats)
            dealt = table.redeal(seat, f"{seed} {table.session.answered}")
            assert dealt.view(seat).to_dict() == table.view(seat).to_dict()
            assert table.fork().fingerprint() == table.fingerprint()
            fork = dealt.fork()
            for _ in range(8):
                if not fork.over:
                    who = fork.asked[0]
                    key = dice.choice([option.key for option in fork.choices(who)])
                    fork.answer(who, key)
                    dealt.answer(who, key)
                    assert fork.fingerprint() == dealt.fingerprint()
        take_a_step(table, dice)


@pytest.mark.parametrize("seed", range(20))
def test_bots_play_to_the_end(seed: int) -> None:
    table = show_table(seed, live=False)
    play(table.session, crew(table), 10_000)
    assert table.over
