"""The baseline bot plays by the rules, by its role and by nothing it may not know."""

from __future__ import annotations

import random

import pytest

from sixgun.bots import make
from sixgun.bots.drive import next_answer, play, tell
from sixgun.classic.rules.tables import ABILITIES, PRINTED
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import NONE, PASS
from sixgun.table import new_game
from tests.bots.seats import SIDES, any_table, crew, watch, wins


def used_as(option) -> str:
    return "" if option.verb.face == NONE else ABILITIES[option.verb.face].ability.id


@pytest.mark.parametrize("block", range(10))
def test_it_plays_any_table_to_its_end_without_an_illegal_answer(block: int) -> None:
    for number in range(block * 30, block * 30 + 30):
        table = any_table(number)
        play(table.session, crew(table), 10_000)
        assert table.over, f"game {number} has not ended"


@pytest.mark.parametrize("number", range(8))
def test_the_same_seed_plays_the_same_game(number: int) -> None:
    first, second = any_table(number), any_table(number)
    play(first.session, crew(first), 10_000)
    play(second.session, crew(second), 10_000)
    assert first.session.answers == second.session.answers and first.fingerprint() == second.fingerprint()


def test_another_seed_plays_another_game() -> None:
    def answers(seed: str):
        table = new_game("classic", 5, seed="one deal", live=False)
        play(table.session, [make("baseline", seat, seed) for seat in range(5)], 10_000)
        return table.session.answers

    assert len({tuple(option.key for option in answers(f"{n}")) for n in range(4)}) > 1


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("side", SIDES)
def test_each_side_beats_random_players(players: int, side: str) -> None:
    """By a wide margin: Renegades win 4 to 8 % of random games, the other sides 37 to 60 %."""
    games = 120
    good = wins(players, games, side, "baseline", "random")
    assert good > {"sheriff": 0.8, "outlaw": 0.9, "renegade": 0.25}[side]
    if side != "renegade":
        assert wins(players, games, side, "random", "baseline") < 0.1


@pytest.mark.parametrize("number", range(60))
def test_it_does_nothing_senseless(number: int) -> None:
    table = any_table(number)
    game = table.session.game

    def each(seat: int, ask: Ask, option) -> None:
        me = game.players[seat]
        if ask.why != "play" or option is PASS:
            return
        what = used_as(option)
        if option.target != NONE:
            target = game.players[option.target]
            assert option.target != seat, f"{option.key} at oneself"
            if me.role == DEPUTY and what in ("bang", "duel"):
                assert target.role != SHERIFF, "a Deputy shoots the Sheriff"
            if me.role == RENEGADE and what in ("bang", "duel") and len(game.order) > 2:
                assert target.role != SHERIFF, "a Renegade shoots the Sheriff too early"
        if what == "beer":
            assert me.life < me.max_life and len(game.order) > 2, "a Beer to no avail"
        if what == "schofield":
            assert not any(PRINTED[card].face.id == "winchester" for card in me.in_play)

    watch(table, crew(table), each)


def test_outlaws_go_for_the_sheriff() -> None:
    shots = at_sheriff = 0
    for number in range(0, 60, 2):
        table = any_table(number)
        game = table.session.game

        def each(seat: int, ask: Ask, option, game=game) -> None:
            nonlocal shots, at_sheriff
            if ask.why == "play" and used_as(option) == "bang" and game.players[seat].role == OUTLAW:
                near = [o.target for o in ask.options if o.verb is option.verb]
                if any(game.players[s].role == SHERIFF for s in near):
                    shots += 1
                    at_sheriff += game.players[option.target].role == SHERIFF

        watch(table, crew(table), each)
    assert shots > 100 and at_sheriff / shots > 0.8


@pytest.mark.parametrize("number", range(40))
def test_it_chooses_the_same_whatever_it_cannot_see(number: int) -> None:
    """Each seat has a twin that is shown the same table with everything hidden dealt anew."""
    table = any_table(number)
    dice = random.Random(number)
    bots, twins = crew(table), crew(table)
    session = table.session
    compared = 0
    while (ask := session.ask) is not None:
        for bot in bots:
            other = table.redeal(bot.seat, f"{number} {len(session.answers)}") if dice.random() < 0.15 else table
            twin = twins[bot.seat]
            mine, theirs = table.question(bot.seat), other.question(bot.seat)
            offers, other_offers = session.interjections(bot.seat), other.session.interjections(bot.seat)
            assert offers == other_offers
            if offers and bot.eager:
                view, other_view = table.view(bot.seat), other.view(bot.seat)
                wish = bot.interject(view, mine or ask, offers)
                assert twin.interject(other_view, theirs or other.session.ask, offers) is wish
            if mine is not None:
                assert twin.glance(theirs) is bot.glance(mine)
                choice = bot.choose(table.view(bot.seat), mine)
                assert twin.choose(other.view(bot.seat), theirs) is choice
                compared += other is not table
        seat, option = next_answer(session, bots)
        asked = [twins[seat] if bot.seat == seat else bot for bot in bots]
        assert next_answer(session, asked)[1] is option
        session.answer(seat, option)
        tell(bots, seat, ask, option)
        tell(twins, seat, ask, option)
    assert compared > 3


def test_a_question_it_does_not_know_gets_the_default_answer() -> None:
    table = new_game("classic", 4, seed="new", live=False)
    bot = make("baseline", table.asked[0], "new")
    options = table.choices(table.asked[0])[::-1]
    asked = Ask(table.asked[0], "something new", options, False)
    assert bot.glance(asked) is options[0]
    assert bot.choose(table.view(bot.seat), asked) is options[0]
