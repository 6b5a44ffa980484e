"""Trays: cards between deck, hands and discard pile while an effect resolves, and what is done with them."""

from __future__ import annotations

from sixgun.kernel.hints import TYPE_CHECKING, Final, mypyc_attr
from sixgun.kernel.option import NONE
from sixgun.kernel.story import ALL

if TYPE_CHECKING:
    from sixgun.classic.table.state import State


@mypyc_attr(acyclic=True)
class Tray:
    """Cards turned up or looked at: open to all, or to the persons of *eyes*. [CL-DEF-2]"""

    __slots__ = ("cards", "eyes", "mined", "flipped")

    def __init__(self, cards: list[int], eyes: int) -> None:
        self.cards = cards  # * replaced; the tray itself stays: the rule in progress holds it
        self.eyes = eyes
        self.mined: list[int] = NOT_MINED  # those that came from the discard pile, before all eyes [FC-R-4]
        self.flipped: list[int] = NOT_MINED  # of a draw! with a choice: the order of flipping [WW-R-14]


NOT_MINED: Final[list[int]] = []
NO_TRAYS: Final[list[Tray]] = []


def put_on_tray(g: State, cards: list[int], eyes: int = ALL) -> Tray:
    """Lay these cards, which are nowhere now, on a tray."""
    tray = Tray(cards, eyes)
    g.trays = g.trays + [tray]
    return tray


def turn_up(g: State, count: int, eyes: int = ALL) -> Tray:
    """Cards from the top of the deck: open to all, or looked at by the persons of *eyes*."""
    mined = len(g.discards) if g.mining else 0
    cards: list[int] = []
    for _ in range(count):
        card = g.top()
        if card != NONE:
            cards.append(card)
    tray = put_on_tray(g, cards, eyes)
    if mined:
        tray.mined = tray.cards[:mined]
    return tray


def look_at(g: State, seat: int, count: int) -> Tray:
    """*seat* looks at the top cards of the deck."""
    tray = turn_up(g, count, g.eye[seat])
    g.tell("look", seat, amount=len(tray.cards))
    return tray


def lift(tray: Tray, card: int) -> None:
    """Off the tray: it is nowhere now."""
    tray.cards = [c for c in tray.cards if c != card]


def keep(g: State, seat: int, tray: Tray, card: int, cause: str) -> None:
    """One of the cards into the hand; who could see it on the tray knows it there."""
    lift(tray, card)
    eyes = ALL if card in tray.mined else tray.eyes
    g.gain(seat, card, eyes)
    g.tell("draw", seat, NONE, card, 0, cause, eyes)


def give(g: State, seat: int, to: int, tray: Tray, card: int, cause: str) -> None:
    """One of them to somebody else: only the two know which. [CL-INFO-3]"""
    lift(tray, card)
    g.gain(to, card, g.eye[seat])
    g.tell("give", seat, to, card, 0, cause, g.eye[seat] | g.eye[to])


def put_back(g: State, seat: int, tray: Tray, card: int, cause: str) -> None:
    """One of them back on top of the pile it came from: who looked knows it. [FC-R-4]"""
    lift(tray, card)
    if card in tray.mined:
        g.discards.append(card)
        g.tell("put_on_pile", seat, NONE, card, 0, cause)
    else:
        g.deck.append(card)
        g.learn(card, tray.eyes, NONE)
        g.tell("put_back", seat, NONE, card, 0, cause, tray.eyes)


def clear_away(g: State, tray: Tray) -> None:
    """The tray goes; what still lies on it, to the discard pile."""
    g.discards += tray.cards
    tray.cards = []
    g.trays = [t for t in g.trays if t is not tray] if len(g.trays) > 1 else NO_TRAYS
