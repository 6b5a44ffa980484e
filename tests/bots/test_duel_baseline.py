"""The baseline bot of The Duel plays by the rules, sensibly, and by nothing it may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sixgun.bots import Bot, make
from sixgun.bots.drive import next_answer, play, seat_all, tell
from sixgun.bots.duel.baseline import ANSWERS, GLANCES
from sixgun.bots.duel.kinds import HOLDS, ROWS
from sixgun.duel.abilities import ABILITIES, CHARACTERS, FACE
from sixgun.duel.options import MODES
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.lab.sim import simulate
from sixgun.table import Table, new_game
from tests.duel.table import Table as Set
from tests.duel.table import char, short, side

LONGEST = 10_000
EVERYWHERE = pytest.mark.parametrize("mode", MODES)


def a_table(mode: str, number: int) -> Table:
    """Every third one with another number of characters."""
    size = 4 + number % 5 if number % 3 == 2 else None
    options = {"squad_size": size, "sides_by_lot": number % 2 == 1} if size else {}
    return new_game("duel", len(MODES[mode].squads), options=options, seed=f"{mode} {number}", live=False, mode=mode)


def crew(table: Table, name: str = "baseline") -> list[Bot]:
    bots = [make(name, seat, table.seed, "duel") for seat in range(table.seats)]
    seat_all(table.session, bots)
    return bots


def watch(table: Table, bots: list[Bot], each: Any) -> None:
    """Play a game out; *each* sees every answer before it is given."""
    session = table.session
    while (ask := session.ask) is not None:
        seat, option = next_answer(session, bots)
        each(seat, session.question(seat), option)
        session.answer(seat, option)
        tell(bots, seat, ask, option)
        assert len(session.answers) < LONGEST, "a game without end"


@EVERYWHERE
@pytest.mark.parametrize("block", range(3))
def test_it_plays_any_mode_to_its_end_without_an_illegal_answer(mode: str, block: int) -> None:
    for number in range(block * 12, block * 12 + 12):
        table = a_table(mode, number)
        play(table.session, crew(table), LONGEST)
        assert table.over, f"game {number} has not ended"


@EVERYWHERE
def test_the_same_seed_plays_the_same_game(mode: str) -> None:
    first, second = a_table(mode, 1), a_table(mode, 1)
    play(first.session, crew(first), LONGEST)
    play(second.session, crew(second), LONGEST)
    assert first.session.answers == second.session.answers and first.fingerprint() == second.fingerprint()


def test_another_seed_plays_another_game() -> None:
    def keys(seed: str) -> tuple[str, ...]:
        table = new_game("duel", 2, seed="one deal", live=False)
        play(table.session, [make("baseline", seat, seed, "duel") for seat in range(2)], LONGEST)
        return tuple(option.key for option in table.session.answers)

    assert len({keys(f"{n}") for n in range(5)}) > 1


@EVERYWHERE
def test_every_squad_beats_random_players(mode: str) -> None:
    """By a wide margin, from every seat."""
    squads = [squad.id for squad in MODES[mode].squads]
    for seat, squad in enumerate(squads):
        bots = tuple("baseline" if at == seat else "random" for at in range(len(squads)))
        report = simulate("duel", {"mode": mode}, 60, f"against random {mode}", bots)
        assert report.finished == 60 and report.shares()[squad] > (0.9 if len(squads) == 2 else 0.7)


@EVERYWHERE
@pytest.mark.parametrize("number", range(6))
def test_it_chooses_the_same_whatever_it_cannot_see(mode: str, number: int) -> None:
    """Each seat has a twin that is shown the same table with everything hidden dealt anew."""
    table = a_table(mode, number)
    dice = random.Random(number)
    bots, twins = crew(table), crew(table)
    session = table.session
    compared = 0
    while (ask := session.ask) is not None:
        for seat in session.asked():
            other = table.redeal(seat, f"{number} {len(session.answers)}") if dice.random() < 0.15 else table
            mine, theirs = table.question(seat), other.question(seat)
            assert mine is not None and theirs is not None
            glance = bots[seat].glance(mine)
            assert twins[seat].glance(theirs) is glance
            choice = bots[seat].choose(table.view(seat), mine)
            assert twins[seat].choose(other.view(seat), theirs) is choice
            compared += other is not table
        seat, option = next_answer(session, bots)
        asked = [twins[seat] if bot.seat == seat else bot for bot in bots]
        assert next_answer(session, asked)[1] is option
        session.answer(seat, option)
        tell(bots, seat, ask, option)
        tell(twins, seat, ask, option)
    assert compared > 3


@EVERYWHERE
@pytest.mark.parametrize("number", range(6))
def test_it_does_nothing_senseless(mode: str, number: int) -> None:
    table = a_table(mode, number)
    game: Any = table.session.game

    def each(seat: int, ask: Ask, option: Option) -> None:
        if ask.why == "hit" and option is PASS:
            free = [o for o in ask.options if o.verb.word == "use" and o.card != NONE and FACE[o.card].id == "barrel"]
            assert not free, "a Barrel not tried"
        if ask.why != "play" or option.verb.word != "play":
            return
        card = ABILITIES[option.verb.face].id
        if option.target != NONE and FACE[option.card].frame >= 2 and card == FACE[option.card].id:
            mine = option.target >> 1 == seat
            if card != "dynamite":  # Jack Ransome plays it anywhere
                assert mine != (card in ("rattlesnake", "stampede")), f"{option.key}: beside the wrong character"
        if card == "beer":
            assert any(0 < game.life[at] < game.who[at].life for at in (seat * 2, seat * 2 + 1)), "to no avail"
        if card == "fanning":
            assert game.gear[option.target], "a volley of nothing"

    watch(table, crew(table), each)


def test_of_three_players_it_goes_for_its_target() -> None:
    shots = at_target = 0

    def each(seat: int, ask: Ask, option: Option) -> None:
        nonlocal shots, at_target
        if ask.why != "play" or option.verb.word != "play" or FACE[option.card].frame:
            return
        if len({o.target >> 1 for o in ask.options if o.card == option.card}) > 1:  # a BANG! card, and a choice
            shots += 1
            at_target += option.target >> 1 == (seat + 1) % 3

    for number in range(8):
        table = a_table("standoff", number)
        watch(table, crew(table), each)
    assert shots > 50 and at_target / shots > 0.85


def test_a_question_it_does_not_know_gets_the_default_answer() -> None:
    table = new_game("duel", 2, seed="new", live=False)
    seat = table.asked[0]
    bot = make("baseline", seat, "new", "duel")
    options = list(table.choices(seat))[::-1]
    asked = Ask(seat, "something new", options, False)
    assert bot.glance(asked) is options[0]
    assert bot.choose(table.view(seat), asked) is options[0]


def test_it_knows_every_card_character_and_question_by_name() -> None:
    assert {face.id for face in FACE} == set(ROWS)
    assert {who.id for who in CHARACTERS} == set(HOLDS)
    asked: set[str] = set()
    for mode in MODES:
        for number in range(4):
            table = a_table(mode, number)
            watch(table, crew(table, "random"), lambda seat, ask, option: asked.add(ask.why))
    assert asked <= set(ANSWERS) | set(GLANCES) | {"random_card", "draw_from"}  # where the default will do


def chosen(t: Set, seat: int = 0) -> str:
    """What the bot answers at a table set by hand, shortened, whatever its seed."""
    found = {
        short(next_answer(t.session, [make("baseline", s, str(n), "duel") for s in (0, 1)])[1].key) for n in range(9)
    }
    assert len(found) == 1, found
    return found.pop()


def test_pearl_hat_repeats_what_she_has_just_played() -> None:
    t = Set(side("pearl_hat", "slim_poet", "knife:O-H water:O-B colt:O-D missed:O-H"), side("jango", "pat_garret"))
    assert t.says(0, "play knife > P1L").asked == (1, "hit")
    t.says(1, "pass")
    assert chosen(t) == "use pearl_hat knife > P1L", "before a Colt covers it"


def test_babe_leroy_plays_her_last_card_to_draw_two() -> None:
    """A Duel without a hit card is a poor play, but for what comes after it."""
    foe = side("jango", "pat_garret", hand_size=2)
    assert chosen(Set(side("dalton_bros", "tom_thorn", "duel:O-H"), foe)) != "play duel > P1L"
    assert chosen(Set(side("babe_leroy", "tom_thorn", "duel:O-H"), foe)) == "play duel > P1L"
    assert chosen(Set(side("babe_leroy", "tom_thorn"), foe)) == "use babe_leroy"


def test_nobody_duels_toco_ramirez_who_answers_with_any_card() -> None:
    mine = side("jango", "pat_garret", "duel:L-D fanning:L-B fanning:L-H")
    others = "missed:O-H missed:O-B missed:O-S"
    assert chosen(Set(mine, side("dalton_bros", "tom_thorn", others))) == "play duel > P1L"
    assert chosen(Set(mine, side("toco_ramirez", "tom_thorn", others))) == "pass"


def test_who_may_keep_the_cards_stands_in_front_at_the_end_of_the_turn() -> None:
    cards = "missed:O-H missed:O-B missed:O-S missed:O-S#2"
    few, many = char("slim_poet", 2), char("west_harding", 4)
    assert chosen(Set(side(few, many, cards), side("bill_tightman", "pat_garret"))) == "move"
    assert chosen(Set(side(many, few, cards), side("bill_tightman", "pat_garret"))) == "pass"
