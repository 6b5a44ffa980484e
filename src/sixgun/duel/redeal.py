"""Deal everything a seat does not know anew: what search bots think with. [DU-INFO-2]

Backs are visible, so a card keeps its origin where everybody sees it: in a hand, in limbo, on top of a deck. Whoever
counted the discards also knows which cards were shuffled into which pile, so a hidden card only changes places with
others last hidden in the same pile (``State.pools``).
"""

from __future__ import annotations

from sixgun.duel.abilities import NOBODY, ORIGIN
from sixgun.duel.state import CASTING, State
from sixgun.kernel import game
from sixgun.kernel.chance import Chance


class Deal(game.Deal):
    """Where every hidden thing is."""

    __slots__ = ("hands", "decks", "common", "limbo", "reserves", "unused", "chance")

    def __init__(self, g: State, chance: Chance) -> None:
        self.hands = [hand[:] for hand in g.hands]
        self.decks = [deck[:] for deck in g.decks]
        self.common = g.common[:]
        self.limbo = g.limbo[:]
        self.reserves = [reserve[:] for reserve in g.reserves]
        self.unused = [pool[:] for pool in g.unused]
        self.chance = chance


def deal_anew(g: State, seat: int, chance: Chance) -> Deal:
    """Shuffle all cards and reserve characters that *seat* cannot place; the rest stays where it is."""
    deal = Deal(g, chance.child())
    fixed, free = hidden_zones(g, seat, deal)
    hidden = [c for zone in fixed for c in zone if not knows(g, seat, c)] + [c for zone in free for c in zone]
    chance.shuffle(hidden)
    for zone in free:  # the back of a deck's top card is seen
        if zone:
            zone[-1] = pick(hidden, g, zone[-1], True)
    for zone in fixed:
        for i, card in enumerate(zone):
            if not knows(g, seat, card):
                zone[i] = pick(hidden, g, card, True)
    for zone in free:
        for i in range(len(zone) - 1):
            zone[i] = pick(hidden, g, zone[i], False)
    deal_reserves(g, seat, chance, deal)
    return deal


def hidden_zones(g: State, seat: int, deal: Deal) -> tuple[list[list[int]], list[list[int]]]:
    """Zones whose backs are all seen, and decks."""
    fixed = [hand for owner, hand in enumerate(deal.hands) if owner != seat]
    if g.limbo and g.limbo_eyes != -1 and not g.limbo_eyes >> seat & 1:
        fixed.append(deal.limbo)
    return fixed, [*deal.decks, deal.common]


def knows(g: State, seat: int, card: int) -> bool:
    """Has *seat* learnt that this card lies there?"""
    return bool(g.known.get(card, 0) >> seat & 1)


def pick(hidden: list[int], g: State, like: int, same_back: bool) -> int:
    """Take a card out of *hidden* (which is shuffled) that may lie where *like* does."""
    for i, card in enumerate(hidden):
        if g.pools[card] == g.pools[like] and (not same_back or ORIGIN[card] == ORIGIN[like]):
            return hidden.pop(i)
    raise AssertionError("a hidden card has nowhere to go")


def deal_reserves(g: State, seat: int, chance: Chance, deal: Deal) -> None:
    """The order of the own reserve, everything about the others'. [DU-SETUP-3 DU-INFO-2]"""
    looked_at = 2 if g.phase == CASTING and g.who[0] is NOBODY else 0  # the top two, while they are chosen from
    for owner, reserve in enumerate(deal.reserves):
        if owner == seat:
            rest = reserve[: len(reserve) - looked_at]
            chance.shuffle(rest)
            deal.reserves[owner] = rest + reserve[len(reserve) - looked_at :]
        else:
            pool = reserve + deal.unused[owner]
            chance.shuffle(pool)
            deal.reserves[owner] = pool[: len(reserve)]
            deal.unused[owner] = pool[len(reserve) :]


def lay_out(g: State, deal: Deal) -> None:
    """Put every hidden thing where *deal* says. What others knew of the old cards, they know of the new ones."""
    moved: dict[int, int] = {}
    for old, new in zip(g.hands, deal.hands, strict=True):
        for was, now in zip(old, new, strict=True):
            if was in g.known:
                moved[now] = g.known[was]
    g.known = moved
    g.hands = [hand[:] for hand in deal.hands]
    g.decks = [deck[:] for deck in deal.decks]
    g.common = deal.common[:]
    g.limbo = deal.limbo[:]
    g.reserves = [reserve[:] for reserve in deal.reserves]
    g.unused = [pool[:] for pool in deal.unused]
    g.chance = deal.chance.copy()
