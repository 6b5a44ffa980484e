"""After an effect: clean-up of the eliminated, victory, rewards, then whatever waited. [CL-TIME-4 CL-ELIM-2]"""

from __future__ import annotations

from sixgun.classic.play.leaving import belongings, bequeath, discard_all
from sixgun.classic.play.offers import Ask, CardsOf, Offer
from sixgun.classic.play.taking import steal, take_from_table
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.hooks import ELIMINATED, HAND_EMPTY, STARVES
from sixgun.classic.table.goal import goal_of
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away
from sixgun.classic.table.waiting import NO_FALLEN, NO_TRIGGERS, Waiting
from sixgun.kernel.ask import Rule
from sixgun.kernel.errors import GameOver
from sixgun.kernel.hints import NoReturn
from sixgun.kernel.option import NONE, Option


def must_settle(g: State) -> bool:
    """The plain test before it: is there anything to do?"""
    return bool(g.fallen or g.waiting) or (bool(g.minds & STARVES) and empty_handed(g) != NONE)


def settle(g: State) -> Rule:
    """Clean-up first; then the waiting rules one by one, the active player's first, then clockwise. [CL-TIME-4]"""
    while True:
        if g.fallen:
            yield from bury(g)
        hungry = empty_handed(g) if g.minds & STARVES else NONE
        waiting = first_waiting(g)
        if hungry != NONE and (not waiting or g.turns_away(hungry) < g.turns_away(waiting[0].seat)):
            yield from on_empty_hand(g, hungry)
        elif waiting:
            yield from run_one(g, waiting)
        else:
            break
    for tray in g.trays:  # somebody waited for it who is no more
        clear_away(g, tray)


def empty_handed(g: State) -> int:
    """Who minds an empty hand and has one, while there is a card to draw; the first from the active player on."""
    first = NONE
    for p in g.players:
        if not p.hand and g.force[p.seat].minds & STARVES and (g.deck or g.discards):
            seat = p.seat
            if first == NONE or g.turns_away(seat) < g.turns_away(first):
                first = seat
    return first


def first_waiting(g: State) -> list[Waiting]:
    """What waits for the player whose turn to settle it is; rules of the eliminated are dropped. [CL-TIME-4]"""
    if not g.waiting:
        return g.waiting
    g.waiting = [w for w in g.waiting if g.players[w.seat].alive]
    found: list[Waiting] = []
    for w in g.waiting:
        if not found or g.turns_away(w.seat) < g.turns_away(found[0].seat):
            found = [w]
        elif w.seat == found[0].seat:
            found.append(w)
    return found


def run_one(g: State, waiting: list[Waiting]) -> Rule:
    """One of a player's waiting rules: if they come of different abilities, he says which. [CL-TIME-4]"""
    first = waiting[0]
    if any(w.ability is not first.ability for w in waiting):
        choice = yield Ask(g, first.seat, "order", Order(waiting))
        first = next((w for w in waiting if w.ability.number == choice.card), first)
    g.waiting = [w for w in g.waiting if w is not first]
    yield from first.rule


class Order(Offer):
    """Which of several things that wait for one player comes first."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[Waiting]) -> None:
        self.waiting = waiting

    def options(self, g: State, seat: int) -> list[Option]:
        """Each ability once, in the order they came."""
        numbers = list(dict.fromkeys([w.ability.number for w in self.waiting]))
        return [USE.of(number, NONE) for number in numbers]


def on_empty_hand(g: State, seat: int) -> Rule:
    """Somebody minds having no cards: at once, in the one case where it does not wait. [CL-TIME-2]"""
    for one in g.force[seat].listeners(HAND_EMPTY):
        if not g.players[seat].hand and (g.deck or g.discards):
            yield from one.ability.on_hand_empty(g, seat)


# -- the eliminated -------------------------------------------------------------------------------


def bury(g: State) -> Rule:
    """Everybody the effect eliminated, in order; then one victory check; then rewards and penalties. [CL-ELIM-3]"""
    fallen = g.fallen
    g.fallen = NO_FALLEN
    for f in fallen:
        yield from leave_cards(g, f.seat, f.quietly)
    goal = goal_of(g)
    if goal.decide(g, fallen):
        end_game(g)
    for f in fallen:
        if f.by != NONE and g.players[f.by].alive:
            yield from goal.reward(g, f)


def end_game(g: State) -> NoReturn:
    """Somebody has won: nothing waits any more. (Rules that wait hold the State, which holds them.)"""
    g.tell("victory", amount=len(g.order))
    g.waiting = NO_TRIGGERS
    raise GameOver


def leave_cards(g: State, seat: int, quietly: bool) -> Rule:
    """Somebody takes the cards of the dead, or they go to the discard pile, table first. [CL-ELIM-2 CL-ELIM-4]"""
    if g.minds >> ELIMINATED & 1 and not quietly:
        yield from mourn(g, seat)
    if goal_of(g).is_over(g):
        for card in belongings(g, seat):
            bequeath(g, seat, card)
        g.recount(seat)
    else:
        yield from discard_all(g, seat)


def mourn(g: State, seat: int) -> Rule:
    """Those who take the dead's cards; then the others whom it concerns, in the order of their sets. [CL-ELIM-2]"""
    takers: list[tuple[int, Ability]] = []
    others: list[tuple[int, Ability]] = []
    for s in g.others(seat):
        for one in g.force[s].listeners(ELIMINATED):
            (takers if one.ability.takes_the_dead else others).append((s, one.ability))
    if len(takers) > 1:
        yield from share_out(g, seat, [s for s, _ in takers])
        takers = []
    others.sort(key=lambda one: one[1].number)
    for s, ability in takers + others:
        yield from ability.on_eliminated(g, s, seat)


def share_out(g: State, seat: int, takers: list[int]) -> Rule:
    """Several may take: one card each in turn, from the one nearest clockwise to the dead. [CL-R-29]"""
    p = g.players[seat]
    turn = 0
    while p.hand or p.in_play:
        taker = takers[turn % len(takers)]
        turn += 1
        choice = yield Ask(g, taker, "take", CardsOf(seat, True))
        if choice.card == NONE:
            steal(g, taker, seat)
        else:
            take_from_table(g, taker, seat, choice.card)
