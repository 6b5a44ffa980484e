"""What can be told of hidden cards by who watched: for redeals, which may not contradict it. [CL-INFO-3]

``known`` says of a card where it is. Two things more can be told. A card seen to go into a hand, from which another
player then took one unseen, is in one of the two hands. And when the discard pile becomes the deck, everybody knows
what is in it: those cards are in no hand that has not drawn since.
"""

from __future__ import annotations

from sixgun.classic.rules.tables import KEY
from sixgun.kernel.hints import TYPE_CHECKING, Final, final, i64, mypyc_attr

if TYPE_CHECKING:
    from sixgun.classic.table.state import State


@final
@mypyc_attr(acyclic=True)
class Doubt:
    """The persons of *eyes* know that the card is in the hand of one of *persons*, and how likely in which."""

    __slots__ = ("eyes", "persons", "weights", "among")

    def __init__(self, eyes: int, persons: list[int], weights: list[float]) -> None:
        self.eyes = eyes
        self.persons = persons
        self.weights = weights
        self.among: i64 = 0  # *persons* as bits
        for person in persons:
            self.among |= 1 << person

    def without(self, eyes: int) -> Doubt:
        """The same for the others."""
        return Doubt(self.eyes & ~eyes, self.persons, self.weights)

    def after_theft(self, owner: int, taker: int, cards: int, eyes: int) -> Doubt:
        """The same for the persons of *eyes*, when one of so many cards of *owner*, who is one of them, was taken."""
        weights = self.weights[:]
        at = self.persons.index(owner)
        moved = weights[at] / cards
        weights[at] -= moved
        if self.among >> taker & 1:
            weights[self.persons.index(taker)] += moved
            return Doubt(eyes, self.persons, weights)
        return Doubt(eyes, self.persons + [taker], weights + [moved])


MOST_PERSONS: Final = 16  # in ``mingled``: two persons as one number
NO_DOUBTS: Final[dict[int, list[Doubt]]] = {}  # a game with doubts has a dictionary of its own


def theft_seen(g: State, owner: int, taker: int) -> None:
    """Before a card goes from *owner* to *taker*: third parties will no longer tell their hands apart."""
    a, b = g.players[owner].person, g.players[taker].person
    third = g.everybody & ~(g.eye[owner] | g.eye[taker])
    hand = g.players[owner].hand
    pair = a * MOST_PERSONS + b if a < b else b * MOST_PERSONS + a
    if pair not in g.mingled:
        g.mingled = g.mingled + [pair]
    if g.doubts:
        for card, old in g.doubts.items():
            if reached(old, a, third):
                g.doubts[card] = spread(old, a, b, len(hand), third)
    if g.known:
        for card in hand:
            eyes = g.known.get(card, 0) & third
            if eyes:
                if g.doubts is NO_DOUBTS:
                    g.doubts = {}
                moved = 1.0 / len(hand)
                found = Doubt(eyes, [a, b], [1.0 - moved, moved]) if a != b else Doubt(eyes, [a], [1.0])
                g.doubts[card] = g.doubts.get(card, []) + [found]


def reached(doubts: list[Doubt], owner: int, third: int) -> bool:
    """Could it be that card which is taken from *owner*, as far as third parties can tell?"""
    for doubt in doubts:  # noqa: SIM110 - a plain loop: mypyc makes less of any()
        if doubt.eyes & third and doubt.among >> owner & 1:
            return True
    return False


def spread(doubts: list[Doubt], owner: int, taker: int, cards: int, third: int) -> list[Doubt]:
    """What is left of the doubts about one card: those of third parties reach further, where it could be taken."""
    found: list[Doubt] = []
    for doubt in doubts:
        if not doubt.among >> owner & 1 or not doubt.eyes & third:
            found.append(doubt)
            continue
        found.append(doubt.after_theft(owner, taker, cards, doubt.eyes & third))
        if doubt.eyes & ~third:
            found.append(doubt.without(third))
    return found


def settled(g: State, card: int, eyes: int) -> None:
    """The persons of *eyes* know now where that card is: no doubt is left for them."""
    found = [d.without(eyes) for d in g.doubts[card] if d.eyes & ~eyes]
    if found:
        g.doubts[card] = found
    else:
        del g.doubts[card]


def facts(g: State) -> list[object]:
    """All of it by stable keys."""
    doubts = [
        (KEY[c], [(d.eyes, d.persons, d.weights) for d in found])
        for c, found in sorted(g.doubts.items(), key=lambda each: KEY[each[0]])
    ]
    return [doubts, sorted(KEY[card] for card in g.recycled), g.mingled]
