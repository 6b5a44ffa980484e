"""After an effect: clean-up of the eliminated, victory, rewards, then whatever waited. [CL-TIME-4 CL-ELIM-2]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.abilities import ELIMINATED, HAND_EMPTY, LIFE_LOST, Listener
from sixgun.classic.offers import DISCARD, Ask, CardsOf, Offer
from sixgun.classic.parts import Fallen, Waiting
from sixgun.classic.player import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.state import State
from sixgun.classic.verbs import steal, take_from_table
from sixgun.kernel.ask import Rule
from sixgun.kernel.errors import GameOver
from sixgun.kernel.option import NONE, PASS, Option


def settle(g: State) -> Rule:
    """Clean-up first; then the waiting triggers one by one, the active player's first, then clockwise."""
    while True:
        if g.fallen:
            yield from bury(g)
        seat = first_waiting(g)
        if seat == NONE:
            return
        yield from run_first(g, seat)


def must_settle(g: State) -> bool:
    """The plain test before it: is there anything to do?"""
    return bool(g.fallen or g.waiting) or (bool(g.hooks[HAND_EMPTY]) and empty_handed(g) is not None)


def empty_handed(g: State) -> Listener | None:
    """Somebody who minds an empty hand and has one, while there is a card to draw."""
    for h in g.hooks[HAND_EMPTY]:
        if not g.players[h.me].hand and (g.deck or g.discards):
            return h
    return None


def first_waiting(g: State) -> int:
    """The seat whose turn it is to resolve a trigger; triggers of the eliminated are dropped. [CL-TIME-4]"""
    if g.waiting:
        g.waiting = [w for w in g.waiting if g.players[w.listener.me].alive]
    empty = empty_handed(g) if g.hooks[HAND_EMPTY] else None
    if empty is None and not g.waiting:
        return NONE
    seats = [w.listener.me for w in g.waiting]
    if empty is not None:
        seats.append(empty.me)
    return min(seats, key=lambda seat: (seat - g.turn) % len(g.players))


def run_first(g: State, seat: int) -> Rule:
    """The first waiting trigger of *seat*."""
    for i, w in enumerate(g.waiting):
        if w.listener.me == seat:
            g.waiting = g.waiting[:i] + g.waiting[i + 1 :]
            return trigger(g, w)
    return on_empty_hand(g, seat)


def trigger(g: State, w: Waiting) -> Rule:
    """Carry out one waiting trigger."""
    ability, me = w.listener.ability, w.listener.me
    return ability.on_life_lost(g, me, w.by, w.amount) if w.hook == LIFE_LOST else ability.on_laid(g, me, w.amount)


def on_empty_hand(g: State, seat: int) -> Rule:
    """Somebody minds having no cards: at once, in the one case where it does not wait. [CL-TIME-2]"""
    for h in g.hooks[HAND_EMPTY]:
        if h.me == seat and not g.players[seat].hand and (g.deck or g.discards):
            yield from h.ability.on_hand_empty(g, seat)


# -- the eliminated -------------------------------------------------------------------------------


def bury(g: State) -> Rule:
    """Everybody the effect eliminated, in order; then one victory check; then rewards and penalties. [CL-ELIM-3]"""
    fallen = g.fallen
    g.fallen = []
    for f in fallen:
        yield from leave_cards(g, f.seat)
    check_victory(g)
    for f in fallen:
        reward(g, f)


def leave_cards(g: State, seat: int) -> Rule:
    """Somebody takes the cards of the dead, or they go to the discard pile, table first. [CL-ELIM-2 CL-ELIM-4]"""
    takers = [h for h in g.hooks[ELIMINATED] if h.ability.takes_the_dead and h.me != seat]
    if len(takers) > 1:
        yield from share_out(g, seat, [h.me for h in takers])
    elif takers:
        yield from takers[0].ability.on_eliminated(g, takers[0].me, seat)
    p = g.players[seat]
    if len(p.hand) + len(p.in_play) > 1 and order_matters(g):
        yield from last_will(g, seat)
    for card in p.in_play + p.hand:
        bequeath(g, seat, card)
    g.sum_up(p)


def bequeath(g: State, seat: int, card: int) -> None:
    """One card of the dead to the discard pile."""
    p = g.players[seat]
    if card in p.hand:
        g.discard(seat, card)
    else:
        p.in_play = [c for c in p.in_play if c != card]
        g.kept_board = None
        g.discards.append(card)
        g.tell("lose", seat, NONE, card)


def order_matters(g: State) -> bool:
    """May a living player draw from the discard pile, in a game that goes on? [CL-R-39]"""
    return winner(g) == NONE and any(g.players[s].character.draws_from_discards for s in g.order)


class Belongings(Offer):
    """What the dead leave, one card at a time; pass: the rest in the usual order."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each card left."""
        p = g.players[seat]
        return [PASS] + DISCARD.each(p.in_play + p.hand)


BELONGINGS: Final = Belongings()


def last_will(g: State, seat: int) -> Rule:
    """The eliminated player chooses the order in which the cards go to the pile. [CL-ELIM-2]"""
    p = g.players[seat]
    while len(p.hand) + len(p.in_play) > 1:
        choice = yield Ask(g, seat, "last_will", BELONGINGS)
        if choice is PASS:
            return
        bequeath(g, seat, choice.card)


def share_out(g: State, seat: int, takers: list[int]) -> Rule:
    """Several may take: one card each in turn, from the one nearest clockwise to the dead. [CL-R-29]"""
    p = g.players[seat]
    takers = sorted(takers, key=lambda taker: (taker - seat) % len(g.players))
    turn = 0
    while p.hand or p.in_play:
        taker = takers[turn % len(takers)]
        turn += 1
        choice = yield Ask(g, taker, "take", CardsOf(seat))
        if choice.card == NONE:
            steal(g, taker, seat)
        else:
            take_from_table(g, taker, seat, choice.card)


def reward(g: State, f: Fallen) -> None:
    """Three cards for an Outlaw; a Sheriff who fells a Deputy loses everything. [CL-RWD-3 CL-RWD-4 CL-RWD-5]"""
    if f.by == NONE or not g.players[f.by].alive:
        return
    role = g.players[f.seat].role
    if role == OUTLAW:
        g.tell("reward", f.by, f.seat, amount=3)
        g.draw(f.by, 3)
    elif role == DEPUTY and g.players[f.by].role == SHERIFF:
        g.tell("penalty", f.by, f.seat)
        p = g.players[f.by]
        for card in p.in_play + p.hand:
            bequeath(g, f.by, card)
        g.rebuild()


def winner(g: State) -> int:
    """The side that has won, by its leading role, or NONE. [CL-END-1 CL-END-3]"""
    roles = [g.players[seat].role for seat in g.order]
    if SHERIFF not in roles:
        return RENEGADE if roles == [RENEGADE] else OUTLAW
    return NONE if OUTLAW in roles or RENEGADE in roles else SHERIFF


def check_victory(g: State) -> None:
    """The game ends as soon as a side has won. [CL-ELIM-2 CL-END-4]"""
    g.winner = winner(g)
    if g.winner != NONE:
        g.tell("victory", amount=len(g.order))
        raise GameOver
