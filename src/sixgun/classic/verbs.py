"""The verbs of the rulebook that may ask: Rules over the State."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.classic.abilities import CHECK_CARDS, LIFE_LOST, PLAYED_AS
from sixgun.classic.offers import LAST_CHANCE, LIMBO, Ask, CardsAs, CardsOf
from sixgun.classic.parts import Fallen, Waiting
from sixgun.classic.player import ROLE_NAMES
from sixgun.classic.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.story import ALL


def respond_with(g: State, seat: int, offer: CardsAs, why: str) -> Outcome[bool]:
    """Let *seat* discard a card usable as that face. True if they did. [CL-R-12]"""
    choice = yield Ask(g, seat, why, offer)
    if choice is PASS:
        return False
    g.discard(seat, choice.card)
    return True


def draw_check(g: State, seat: int, cause: str, is_good: Callable[[State, int], bool]) -> Outcome[bool]:
    """Draw!: turn up the top card (or more, and choose); is it good for *seat*? [CL-DRAW-1 CL-DRAW-4 CL-DRAW-5]

    What was turned up lies in limbo until the result was applied and ``put_down`` is called. [CL-C-31]
    """
    count = 1
    for h in g.hooks[CHECK_CARDS]:
        count = h.ability.tune_check_cards(count, g, h.me, seat)
    g.limbo = [card for card in [g.top() for _ in range(count)] if card != NONE]
    if not g.limbo:
        return is_good(g, NONE)
    card = g.limbo[0]
    if len(g.limbo) > 1:
        choice = yield Ask(g, seat, "draw_check", LIMBO)
        card = choice.card
        g.limbo = [c for c in g.limbo if c != card] + [card]
    good = is_good(g, card)
    for turned in g.limbo:
        if turned == card:
            g.tell("check", seat, NONE, card, 1 if good else 0, cause)
        else:
            g.tell("check_unused", seat, NONE, turned, 0, cause)
    return good


def put_down(g: State) -> None:
    """The cards turned up for a draw! go to the discard pile, the one that counted on top. [CL-DRAW-4]"""
    g.discards += g.limbo
    g.limbo = []


def choose_card_of(g: State, me: int, owner: int) -> Outcome[Option]:
    """*me* chooses: the hand of *owner* or a card in play; a sole choice is made at once. [CL-TGT-5 CL-R-8]"""
    offer = CardsOf(owner)
    options = offer.options(g, me)
    if len(options) == 1:
        return options[0]
    choice = yield Ask(g, me, "take", offer)
    return choice


def steal(g: State, me: int, owner: int) -> None:
    """*me* takes a random card from the hand of *owner*, if there is one: only the two know which. [CL-INFO-3]"""
    hand = g.players[owner].hand
    if not hand:
        return
    if g.known and len(hand) > 1:
        lose_track(g, owner, me)
    card = hand.pop(g.chance.below(len(hand)))
    eyes = 1 << owner | g.forget(card)
    g.gain(me, card, eyes)
    g.tell("steal", me, owner, card, 0, "", eyes | 1 << me)


def lose_track(g: State, owner: int, taker: int) -> None:
    """A card leaves that hand unseen: third parties no longer know what is left there."""
    for card in g.players[owner].hand:
        eyes = g.forget(card) & 1 << taker
        if eyes:
            g.learn(card, eyes, owner)


def take_from_table(g: State, me: int, owner: int, card: int) -> None:
    """*me* takes a card in play into hand, before all eyes."""
    g.leave_play(owner, card)
    g.gain(me, card, ALL)
    g.tell("take", me, owner, card)


def lose_life(g: State, seat: int, by: int, cause: str, points: int = 1) -> Rule:
    """*seat* loses life points (*by*: whose doing it was), may save itself, and if not is eliminated.

    [CL-LIFE-3 CL-LIFE-6 CL-TIME-2 CL-TIME-5]
    """
    p = g.players[seat]
    p.life -= points
    if g.story is not None:
        g.tell("hurt", seat, by, NONE, points, cause)
    if p.life <= 0:
        yield from last_chance(g, seat)
        if p.life <= 0:
            fall(g, seat, by)
            return
    for h in g.hooks[LIFE_LOST]:
        if h.ability.minds_life_lost(g, h.me, seat, by):
            g.waiting = g.waiting + [Waiting(h, LIFE_LOST, by, points)]


def last_chance(g: State, seat: int) -> Rule:
    """The dying window: Beers, one after the other. They do nothing when two players are left. [CL-LIFE-3 CL-LIFE-5]"""
    p = g.players[seat]
    while p.life <= 0:
        choice = yield Ask(g, seat, "dying", LAST_CHANCE)
        if choice is not PASS:
            g.discard(seat, choice.card, "respond", PLAYED_AS[choice.verb.face].id)
            if len(g.order) > 2:
                p.life += 1
                g.tell("heal", seat, amount=1)
        elif p.life <= 0:
            return


def fall(g: State, seat: int, by: int) -> None:
    """*seat* is eliminated at once; the clean-up waits for the end of the effect. [CL-ELIM-1 CL-R-40]"""
    p = g.players[seat]
    p.alive = False
    g.tell("eliminated", seat, by, cause=ROLE_NAMES[p.role])
    g.seat_order([s for s in g.order if s != seat])
    g.rebuild_hooks()
    g.fallen = g.fallen + [Fallen(seat, by)]
