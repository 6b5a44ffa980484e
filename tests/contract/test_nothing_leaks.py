"""If two games differ only in what a seat may not know, it receives the same bytes. [CL-INFO-1 CL-INFO-2 CL-INFO-3]"""

from __future__ import annotations

import json
import random

import pytest

from sixgun import IllegalAnswer, Table
from sixgun.classic.redeal import Deal
from sixgun.classic.table.roles import SHERIFF
from sixgun.kernel.ask import refresh
from tests.contract.test_random_games import any_table, numbers


def other_world(table: Table, seat: int, dice: random.Random) -> Table:
    """The same table for the eyes of *seat*: the others' unknown cards, roles and reserve characters changed places."""
    world = table.fork()
    game = world.session.game
    deal = Deal(game, game.chance.copy())
    spots = [
        (hand, i)
        for owner, hand in deal.hands.items()
        for i, card in enumerate(hand)
        if owner != seat and not game.known.get(card, 0) >> seat & 1
    ]
    cards = [hand[i] for hand, i in spots]
    dice.shuffle(cards)
    for (hand, i), card in zip(spots, cards, strict=True):
        hand[i] = card
    unknown = [p.seat for p in game.players if p.alive and p.role != SHERIFF and p.seat != seat]
    roles = [deal.roles[s] for s in unknown]
    dice.shuffle(roles)
    for s, role in zip(unknown, roles, strict=True):
        deal.roles[s] = role
    game.lay_out(deal)
    refresh(world.session.ask)
    return world


def received(table: Table, seat: int) -> bytes:
    """Everything the seat gets to see: view, question, options, events, refusals, errors."""
    shown = table.show(seat)
    shown["why_not"] = [
        table.why_not(seat, card, target) for card in shown["view"]["hand"] for target in range(-1, table.seats)
    ]
    try:
        table.answer(seat, "no such answer")
    except IllegalAnswer as error:
        shown["error"] = [str(error), error.legal]
    return json.dumps(shown).encode()


def licensed(before: int, a: Table, b: Table, seat: int) -> bool:
    """May the last step have told the seat something new? A card shown to it, somebody eliminated, a game ended."""
    ours = a.show(seat, before)["events"]
    theirs = b.show(seat, before)["events"]
    fell = [e for e in ours + theirs if e["what"] in ("eliminated", "reward", "penalty", "victory")]
    plain = [[{k: v for k, v in e.items() if k not in ("card", "cause")} for e in events] for events in (ours, theirs)]
    cards = [[e.get("card") for e in events] for events in (ours, theirs)]
    return bool(fell) or a.over or b.over or (plain[0] == plain[1] and cards[0] != cards[1])


def walk(table: Table, seat: int, dice: random.Random, steps: int) -> int:
    """Play both worlds on by answers that are legal in both; how many positions were compared."""
    ours, theirs = table.fork(), other_world(table, seat, dice)
    ours.session.game.story, theirs.session.game.story = [], []
    assert received(ours, seat) == received(theirs, seat)
    for step in range(steps):
        told = len(ours.session.game.story)
        who = dice.choice(ours.asked)
        keys = [o.key for o in ours.choices(who)]
        both = [key for key in keys if key in {o.key for o in theirs.choices(who)}]
        if not both:
            return step + 1
        key = dice.choice(both)
        ours.answer(who, key)
        theirs.answer(who, key)
        if received(ours, seat) != received(theirs, seat):
            assert licensed(told, ours, theirs, seat), f"seat {seat} sees a difference after {who}: {key}"
            return step + 1
        if ours.over:
            return step + 1
    return steps + 1


@pytest.mark.parametrize("seed", numbers(60))
def test_a_seat_receives_the_same_bytes_when_only_hidden_things_differ(seed: int) -> None:
    table = any_table(seed, live=False)
    dice = random.Random(seed)
    compared = 0
    while not table.over:
        if dice.random() < 0.12:
            compared += walk(table, dice.randrange(table.seats), dice, 12)
        who = dice.choice(table.asked)
        table.answer(who, dice.choice(table.choices(who)))
    assert compared > 10


def test_a_leak_would_be_noticed() -> None:
    """The test above can fail: a table that shows a hidden hand is caught."""
    table = any_table(4, live=False)
    dice = random.Random(1)
    seat = (table.asked[0] + 1) % table.seats
    other = (seat + 1) % table.seats
    worlds = [table, other_world(table, seat, dice)]
    shown = [json.dumps([received(w, seat).decode(), w.session.game.players[other].hand]) for w in worlds]
    assert shown[0] != shown[1]


@pytest.mark.parametrize("seed", numbers(20))
def test_no_question_is_skipped_because_a_hidden_hand_has_no_answer(seed: int) -> None:
    """A shot, a Duel, Indians! and the dying window are put to everybody, even with only "pass" to say. [CL-INFO-2]"""
    table = any_table(seed, live=False)
    dice = random.Random(seed)
    alone = set()
    while not table.over:
        ask = table.session.ask
        if not ask.several and [o.key for o in ask.options] == ["pass"]:
            alone.add(ask.why)
        who = dice.choice(table.asked)
        table.answer(who, dice.choice(table.choices(who)))
    assert {"dodge", "dying"} <= alone
