"""Demands: a BANG! or a Missed! is asked of somebody, and what may meet it. Cards answer by their symbol."""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer, answers_of, barred
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.faces import A_MISS, A_SHOT
from sixgun.classic.rules.hooks import ANSWERED, CALLING, STRIKE
from sixgun.classic.rules.reasons import NO_BANG, NO_MISS
from sixgun.classic.rules.tables import ABILITIES, PLAYED_AS, PRINTED
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason


class CardsAs(Offer):
    """Any card of the hand that shows that symbol, or counts as one that does; or pass. Never skipped."""

    __slots__ = ("symbol", "reason", "freely")

    def __init__(self, symbol: int, reason: Reason, freely: bool = False) -> None:
        self.symbol = symbol
        self.reason = reason
        self.freely = freely  # it is not played but discarded: nothing forbids it [big_spencer]

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each such card."""
        found = [PASS]
        symbol = self.symbol
        if g.force[seat].minds & CALLING:
            for card in g.players[seat].hand:
                for use in answers_of(g, seat, PRINTED[card].face):
                    if use.symbol == symbol and (self.freely or barred(g, seat, use, card) is None):
                        found.append(use.plays.of(card, NONE))
                        break
            return found
        for card in g.players[seat].hand:
            printed = PRINTED[card]
            if printed.face.symbol == symbol:
                found.append(printed.solo)
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It is no such card, or something forbids it."""
        for use in answers_of(g, seat, PRINTED[card].face):
            why = barred(g, seat, use, card) if use.symbol == self.symbol and not self.freely else None
            if why is not None:
                return why.to_dict()
        return self.reason.to_dict()


A_BANG: Final = CardsAs(A_SHOT, NO_BANG)
A_MISSED: Final = CardsAs(A_MISS, NO_MISS)
A_MISSED_DISCARDED: Final = CardsAs(A_MISS, NO_MISS, True)


class Demand(Offer):
    """A BANG! is asked of somebody: Duel, Indians!. It offers what has not been tried yet."""

    __slots__ = ("by", "target", "tried")

    def __init__(self, by: int, target: int) -> None:
        self.by = by
        self.target = target
        self.tried: list[Ability] = []

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, each BANG!, each ability that strikes."""
        found = A_BANG.options(g, seat)
        if g.minds >> STRIKE & 1:
            for one in g.force[seat].listeners(STRIKE):
                if one.ability.minds_strike(g, seat, self):
                    found.append(USE.of(one.ability.number, NONE))
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It is no BANG!."""
        return A_BANG.refuse(g, seat, card, target)

    def left(self, g: State, seat: int) -> int:
        """One less. [CL-LIFE-1]"""
        return g.players[seat].life - 1


def strikes_back(g: State, by: int, seat: int, why: str) -> Outcome[bool]:
    """Does *seat* discard a BANG!, or something that counts as one? [CL-R-12]"""
    if g.minds >> STRIKE & 1 or g.figured:
        return (yield from meets(g, Demand(by, seat), why))
    choice = yield Ask(g, seat, why, A_BANG)  # the usual case: only a card of the hand counts
    if choice is PASS:
        return False
    answer_with(g, seat, choice, "discard")
    return True


def meets(g: State, demand: Demand, why: str) -> Outcome[bool]:
    """The same where an ability may strike, too, or a passive figure wakes for it. [CL-2P-7]"""
    seat = demand.target
    awake = g.figured and g.mode.wake(g, seat)
    met = False
    while not met and (choice := (yield Ask(g, seat, why, demand))) is not PASS:
        if choice.verb is not USE:
            answer_with(g, seat, choice, "discard")
            met = True
        else:
            way = ABILITIES[choice.card].ability
            demand.tried.append(way)
            met = yield from way.strike(g, demand)
    if awake:
        g.mode.sleep(g, seat)
    return met


def answer_with(g: State, seat: int, choice: Option, what: str) -> None:
    """A card of the hand answers: the one place where it does. Out of turn, somebody may mind. [molly_stark]"""
    g.discard(seat, choice.card, what, PLAYED_AS[choice.verb.face].id if what == "respond" else "")
    if g.turn != seat and g.minds >> ANSWERED & 1:
        for one in g.force[seat].listeners(ANSWERED):
            g.wait(seat, one.ability, one.ability.on_answered(g, seat, choice.card))
