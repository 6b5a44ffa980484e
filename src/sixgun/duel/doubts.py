"""What a third player knows when one of the other two robs the other: he sees the back. [DU-INFO-4 RE-INFO-4]

Of a hidden card in a hand a seat knows its *kind*: the shuffled pile it was drawn from, and its back. A card it saw
going into a hand is known to be there, until one with the same back is stolen from there: then it is *loose*, a kind
of its own, in one hand or the other. How many of each kind the two others hold together is always known; how they are
shared out is not, after a theft. Every way it may be is one Doubt, told as the difference to the truth.
"""

from __future__ import annotations

from math import gcd

from sixgun.duel.abilities import FAMILIES, KEY, ORIGIN
from sixgun.kernel.hints import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.duel.state import State

HEAVY: Final = 1 << 24


class Doubt:
    """One way the hidden cards of the other two may be shared out. Nobody changes it.

    *more*: by kind, how many more the next player would hold than he really does, and the last one fewer; never 0.
    """

    __slots__ = ("weight", "more")

    def __init__(self, weight: int, more: dict[int, int]) -> None:
        self.weight = weight
        self.more = more


NO_DOUBTS: Final[list[list[Doubt]]] = []
CERTAIN: Final = [Doubt(1, {})]


def kind_of(g: State, seat: int, card: int) -> int:
    """What *seat* knows of a hidden card: its pile and back, or which one it is."""
    if g.doubts:
        for doubt in g.doubts[seat]:
            if -1 - card in doubt.more:
                return -1 - card
    return g.pools[card] * len(FAMILIES) + ORIGIN[card]


def back_of(kind: int) -> int:
    """The back of the cards of that kind."""
    return ORIGIN[-1 - kind] if kind < 0 else kind % len(FAMILIES)


def doubts_of(g: State, seat: int) -> list[Doubt]:
    """The ways *seat* must reckon with; the truth is one of them."""
    return g.doubts[seat] or CERTAIN if g.doubts else CERTAIN


def rob_unseen(g: State, seat: int, owner: int, card: int) -> None:
    """*seat* sees the back of a card stolen from *owner*, who still has it. Each with that back is as likely."""
    group = [c for c in g.hands[owner] if ORIGIN[c] == ORIGIN[card]]
    if (len(group) == 1 and knows(g, seat, card)) or (not g.doubts and are_alike(g, seat, group)):
        return
    held = count_kinds(g, seat, group)
    for c in group:
        if knows(g, seat, c):
            held[-1 - c] = 1
    side = 1 if owner == g.circle[seat][0] else -1
    really = -1 - card if knows(g, seat, card) else kind_of(g, seat, card)
    found: list[Doubt] = []
    for doubt in doubts_of(g, seat):
        for kind in held | doubt.more:
            count = held.get(kind, 0) + side * doubt.more.get(kind, 0)
            if count > 0 and back_of(kind) == ORIGIN[card]:
                found.append(Doubt(doubt.weight * count, add(add(doubt.more, kind, -side), really, side)))
    settle_on(g, seat, found)


def are_alike(g: State, seat: int, cards: list[int]) -> bool:
    """Are they all of one kind to *seat*, who has learnt where none of them is? Then nothing new is in doubt."""
    return all(g.pools[card] == g.pools[cards[0]] and not knows(g, seat, card) for card in cards)


def show_leaving(g: State, seat: int, owner: int, card: int) -> None:
    """*seat* sees which card leaves the hand of *owner*, where it still is: what does not fit is ruled out."""
    if not g.doubts or not g.doubts[seat] or knows(g, seat, card):
        return
    kind = kind_of(g, seat, card)
    held = count_kinds(g, seat, g.hands[owner])[kind]
    side = 1 if owner == g.circle[seat][0] else -1
    found: list[Doubt] = []
    for doubt in g.doubts[seat]:
        count = held + side * doubt.more.get(kind, 0)
        if count > 0:
            found.append(Doubt(doubt.weight * count, doubt.more))
    settle_on(g, seat, found)


def show_all(g: State, owner: int, card: int) -> None:
    """Everybody sees which card leaves the hand of *owner*, where it still is."""
    for seat in g.circle[owner]:
        show_leaving(g, seat, owner, card)


def knows(g: State, seat: int, card: int) -> bool:
    """Has *seat* learnt that this card lies there?"""
    return bool(g.known.get(card, 0) >> seat & 1)


def count_kinds(g: State, seat: int, cards: list[int]) -> dict[int, int]:
    """How many of each kind there really are, without those *seat* knows."""
    held: dict[int, int] = {}
    for card in cards:
        if not knows(g, seat, card):
            kind = kind_of(g, seat, card)
            held[kind] = held.get(kind, 0) + 1
    return held


def fits(g: State, seat: int, doubt: Doubt) -> bool:
    """Could they hold that much?"""
    first, last = g.circle[seat]
    held, others = count_kinds(g, seat, g.hands[first]), count_kinds(g, seat, g.hands[last])
    return all(-held.get(kind, 0) <= count <= others.get(kind, 0) for kind, count in doubt.more.items())


def add(more: dict[int, int], kind: int, count: int) -> dict[int, int]:
    """That many more of one kind."""
    found = more.copy()
    found[kind] = found.get(kind, 0) + count
    if not found[kind]:
        del found[kind]
    return found


def settle_on(g: State, seat: int, found: list[Doubt]) -> None:
    """These are the ways now: what they agree on is known, what they do not is not."""
    merged = merge(found)
    before = loose_in(g.doubts[seat]) if g.doubts else []
    after = loose_in(merged)
    for card in before:
        if card not in after:
            g.known[card] = g.known.get(card, 0) | 1 << seat
    for card in after:
        eyes = g.known.pop(card, 0) & ~(1 << seat)
        if eyes:
            g.known[card] = eyes
    doubts = g.doubts[:] if g.doubts else [[] for _ in g.hands]
    doubts[seat] = merged if len(merged) > 1 else []
    g.doubts = doubts if any(doubts) else NO_DOUBTS


def loose_in(doubts: list[Doubt]) -> list[int]:
    """The cards that lie in one hand by some, in the other by others."""
    return [-1 - kind for kind in {kind: 0 for doubt in doubts for kind in doubt.more} if kind < 0]


def merge(found: list[Doubt]) -> list[Doubt]:
    """Equal ways as one, with small weights."""
    weights: dict[tuple[tuple[int, int], ...], int] = {}
    for doubt in found:
        key = tuple(sorted(doubt.more.items()))
        weights[key] = weights.get(key, 0) + doubt.weight
    common = gcd(*weights.values())
    heaviest = max(weights.values()) // common
    return [
        Doubt(max(1, weight // common * HEAVY // heaviest) if heaviest > HEAVY else weight // common, dict(key))
        for key, weight in weights.items()
    ]


def told(g: State) -> list[object]:
    """By stable keys, for the fingerprint."""
    return [
        sorted(
            (doubt.weight, sorted((KEY[-1 - kind] if kind < 0 else str(kind), n) for kind, n in doubt.more.items()))
            for doubt in doubts
        )
        for doubts in g.doubts
    ]
