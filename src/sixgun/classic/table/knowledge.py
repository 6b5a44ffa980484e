"""What can be told of hidden cards by who watched: for redeals, which may not contradict it. [CL-INFO-3]

``known`` says of a card where it is. Two things more can be told. A card seen to go into a hand, from which another
player then took one unseen, is in one of the two hands. And when the discard pile becomes the deck, everybody knows
what is in it: those cards are in no hand that has not drawn since.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.classic.rules.tables import KEY

if TYPE_CHECKING:
    from sixgun.classic.table.state import State


class Doubt:
    """The persons of *eyes* know that the card is in the hand of one of *persons*, and how likely in which."""

    __slots__ = ("eyes", "persons", "weights")

    def __init__(self, eyes: int, persons: list[int], weights: list[float]) -> None:
        self.eyes = eyes
        self.persons = persons
        self.weights = weights

    def without(self, eyes: int) -> Doubt:
        """The same for the others."""
        return Doubt(self.eyes & ~eyes, self.persons, self.weights)

    def after_theft(self, owner: int, taker: int, cards: int, eyes: int) -> Doubt:
        """The same for the persons of *eyes*, when one of so many cards went from one hand to another."""
        chance = dict(zip(self.persons, self.weights, strict=True))
        moved = chance.get(owner, 0.0) / cards
        if not moved:
            return Doubt(eyes, self.persons, self.weights)
        chance[owner] -= moved
        chance[taker] = chance.get(taker, 0.0) + moved
        return Doubt(eyes, list(chance), list(chance.values()))


NO_DOUBTS: Final[dict[int, list[Doubt]]] = {}


def theft_seen(g: State, owner: int, taker: int) -> None:
    """Before a card goes from *owner* to *taker*: third parties will no longer tell their hands apart."""
    a, b = g.players[owner].person, g.players[taker].person
    third = g.everybody & ~(g.eye[owner] | g.eye[taker])
    hand = g.players[owner].hand
    g.mingled = g.mingled + [(a, b)]
    doubts = {card: old[:] for card, old in g.doubts.items()}
    for card, old in g.doubts.items():
        doubts[card] = [d.after_theft(a, b, len(hand), d.eyes & third) for d in old if d.eyes & third]
        doubts[card] += [d.without(third) for d in old if d.eyes & ~third]
    for card in hand:
        eyes = g.known.get(card, 0) & third
        if eyes:
            doubts.setdefault(card, []).append(Doubt(eyes, [a], [1.0]).after_theft(a, b, len(hand), eyes))
    g.doubts = {card: found for card, found in doubts.items() if found}


def settled(g: State, card: int, eyes: int) -> None:
    """The persons of *eyes* know now where that card is: no doubt is left for them."""
    found = [d.without(eyes) for d in g.doubts[card] if d.eyes & ~eyes]
    g.doubts = {c: found if c == card else old for c, old in g.doubts.items() if c != card or found}


def facts(g: State) -> list[object]:
    """All of it by stable keys."""
    doubts = [
        (KEY[c], [(d.eyes, d.persons, d.weights) for d in found])
        for c, found in sorted(g.doubts.items(), key=lambda each: KEY[each[0]])
    ]
    return [doubts, sorted(KEY[card] for card in g.recycled), g.mingled]
