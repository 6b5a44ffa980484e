"""The use of resources. [RE-RES-2 RE-RES-5]"""

from __future__ import annotations

from sixgun.duel.abilities import FACE, RESOURCE_USED, Face
from sixgun.duel.frames import note_use
from sixgun.duel.offers import PAYMENT, USE, Ask, Offer
from sixgun.duel.settle import bury
from sixgun.duel.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, PASS, Option


class Again(Offer):
    """A new choice of target for the second application. [RE-R-80]"""

    __slots__ = ("card", "targets")

    def __init__(self, card: int, targets: list[int]) -> None:
        self.card = card
        self.targets = targets

    def options(self, g: State, seat: int) -> list[Option]:
        """Each target."""
        return [USE.of(self.card, target) for target in self.targets]


def use_resource(g: State, me: int, card: int, target: int) -> Rule:
    """Put it on the discard pile, then carry it out; perhaps once more. [RE-RES-2 RE-R-80]"""
    face = FACE[card]
    at = g.front[me]
    note_use(g, at, card)
    if face.discards_itself:
        g.tell("use", me, target, card, 0, face.id)
        yield from face.use(g, me, card, target)
        yield from react_to_use(g, me)
        return
    spend(g, at, card, target)
    yield from face.use(g, me, card, target)
    yield from react_to_use(g, me)
    if wants_more(g, me):
        if g.fell:
            yield from bury(g)
        yield from apply_again(g, me, face, card)


def spend(g: State, at: int, card: int, target: int) -> None:
    """A used resource is gone. [RE-RES-2]"""
    g.leave_play(at, card)
    g.discards.append(card)
    g.tell("use", at >> 1, target, card, 0, FACE[card].id)


def react_to_use(g: State, me: int) -> Rule:
    """Charlie Bassett. [RE-R-64]"""
    who = g.acting(me)
    if who.mask & RESOURCE_USED:
        yield from who.on_resource_used(g, me)


def wants_more(g: State, me: int) -> bool:
    """May the effect be applied once more? [RE-R-80]"""
    who = g.acting(me)
    return who.applies_again and who.number not in g.used_up and bool(g.hands[me])


def pay_for_more(g: State, me: int, offer: Offer) -> Outcome[int]:
    """Baby Leroy: the card discarded to apply it again, still in hand; NONE if declined. [RE-R-80]"""
    choice = yield Ask(g, me, "apply_again", offer)
    if choice is PASS:
        return NONE
    g.used_up = g.used_up + [g.acting(me).number]
    return choice.card


def apply_again(g: State, me: int, face: Face, card: int) -> Rule:
    """Complete and new, with a new choice of target; it is not a second use. [RE-R-80 RE-R-82]"""
    if not wants_more(g, me):
        return
    targets = face.use_targets(g, me, g.front[me])
    if not targets:
        return
    paid = yield from pay_for_more(g, me, PAYMENT)
    if paid == NONE:
        return
    g.discard(me, paid, "apply_again")
    target = targets[0]
    if len(targets) > 1:
        choice = yield Ask(g, me, "use_again", Again(card, targets))
        target = choice.target
    g.tell("use_again", me, target, card, 0, face.id)
    yield from face.use(g, me, card, target)
