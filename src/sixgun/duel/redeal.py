"""Deal everything a seat does not know anew: what search bots think with. [DU-INFO-2]

Backs are visible, so a card keeps its origin where everybody sees it: in a hand, in limbo, on top of a deck. Whoever
counted the discards also knows which cards were shuffled into which pile, so a hidden card only changes places with
others last hidden in the same pile (``State.pools``).
"""

from __future__ import annotations

from sixgun.duel.abilities import NOBODY
from sixgun.duel.doubts import Doubt, add, back_of, count_kinds, doubts_of, fits, kind_of, knows, settle_on
from sixgun.duel.state import CASTING, State
from sixgun.kernel import game
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Final

UNMOVED: Final = 1 << 30  # instead of a kind: the card is known to lie there


class Deal(game.Deal):
    """Where every hidden thing is, and who knows what of it."""

    __slots__ = ("hands", "decks", "common", "limbo", "reserves", "unused", "known", "doubts", "chance")

    def __init__(self, g: State, chance: Chance) -> None:
        self.hands = [hand[:] for hand in g.hands]
        self.decks = [deck[:] for deck in g.decks]
        self.common = g.common[:]
        self.limbo = g.limbo[:]
        self.reserves = [reserve[:] for reserve in g.reserves]
        self.unused = [pool[:] for pool in g.unused]
        self.known = g.known
        self.doubts = g.doubts
        self.chance = chance


def deal_anew(g: State, seat: int, chance: Chance) -> Deal:
    """Shuffle all cards and reserve characters that *seat* cannot place; the rest stays where it is."""
    deal = Deal(g, chance.child())
    fixed, decks = hidden_zones(g, seat, deal)
    for zone in fixed:
        if zone is not deal.limbo:  # there everybody sees which back lies where
            zone.sort(key=lambda card: rank(g, seat, card))
    held = [hand[:] for hand in deal.hands]
    kinds = [[kind_at(g, seat, card) for card in zone] for zone in fixed]
    hidden = [c for zone in fixed for c in zone if not knows(g, seat, c)] + [c for zone in decks for c in zone]
    hidden.sort()  # of the truth only what it is made of
    chance.shuffle(hidden)
    imagined = imagine(g, seat, chance)
    if imagined.more:
        share_out(kinds, imagined)
    fill(g, seat, hidden, fixed, kinds, decks)
    if g.known or g.doubts:
        pass_on_knowledge(g, seat, deal, held, imagined)
    deal_reserves(g, seat, chance, deal)
    return deal


def hidden_zones(g: State, seat: int, deal: Deal) -> tuple[list[list[int]], list[list[int]]]:
    """Zones whose backs are all seen (first the hands, clockwise), and decks."""
    fixed = [deal.hands[owner] for owner in g.circle[seat]]
    if g.limbo and g.limbo_eyes != -1 and not g.limbo_eyes >> seat & 1:
        fixed.append(deal.limbo)
    return fixed, [deck for deck in [*deal.decks, deal.common] if deck]


def rank(g: State, seat: int, card: int) -> tuple[int, int, int]:
    """In which order the cards of a hand are dealt anew: by nothing that *seat* does not know. [DU-RND-2]"""
    if knows(g, seat, card):
        return (UNMOVED, 0, card)
    kind = kind_of(g, seat, card)
    return (0, kind, g.known.get(card, 0))


def kind_at(g: State, seat: int, card: int) -> int:
    """What kind of card must lie there; UNMOVED: this very one."""
    return UNMOVED if knows(g, seat, card) else kind_of(g, seat, card)


def imagine(g: State, seat: int, chance: Chance) -> Doubt:
    """One of the ways the hidden cards of the two others may be shared out."""
    ways = doubts_of(g, seat)
    if len(ways) == 1:
        return ways[0]
    held = count_kinds(g, seat, g.hands[g.circle[seat][0]])
    ways = sorted(ways, key=lambda way: shared(held, way))
    at = chance.below(sum([way.weight for way in ways]))
    for way in ways:
        at -= way.weight
        if at < 0:
            return way
    raise AssertionError("a way beyond the last")


def shared(held: dict[int, int], way: Doubt) -> list[tuple[int, int]]:
    """What the next player holds by that way: told without the truth, unlike the way itself."""
    return sorted([(kind, held.get(kind, 0) + way.more.get(kind, 0)) for kind in held | way.more])


def share_out(kinds: list[list[int]], imagined: Doubt) -> None:
    """Change the kinds in the first two hands as imagined; the newest cards change first, for they were stolen."""
    for side, hand in ((1, kinds[0]), (-1, kinds[1])):
        gained: list[int] = []
        lost: list[int] = []
        for kind, count in imagined.more.items():
            (gained if side * count > 0 else lost).extend([kind] * abs(count))
        for kind in lost:
            at = len(hand) - 1 - hand[::-1].index(kind)
            for new in gained:
                if back_of(new) == back_of(kind):
                    hand[at] = new
                    gained.remove(new)
                    break


def fill(
    g: State, seat: int, hidden: list[int], fixed: list[list[int]], kinds: list[list[int]], decks: list[list[int]]
) -> None:
    """Lay the hidden cards (which are shuffled) where they may lie: what all see the backs of comes first."""
    by_kind: dict[int, list[int]] = {}
    for card in reversed(hidden):
        kind = kind_of(g, seat, card)
        if kind in by_kind:
            by_kind[kind].append(card)
        else:
            by_kind[kind] = [card]
    for deck in decks:  # the back of a deck's top card is seen
        deck[-1] = by_kind[kind_of(g, seat, deck[-1])].pop()
    for zone, wanted in zip(fixed, kinds, strict=True):
        for i, kind in enumerate(wanted):
            if kind != UNMOVED:
                zone[i] = by_kind[kind].pop()
    left = {card for cards in by_kind.values() for card in cards}
    for deck in decks:
        if len(deck) > 1:
            pile = g.pools[deck[0]]
            deck[:-1] = [card for card in hidden if card in left and g.pools[card] == pile]


def deal_reserves(g: State, seat: int, chance: Chance, deal: Deal) -> None:
    """The order of the own reserve, everything about the others'. [DU-SETUP-3 DU-INFO-2]"""
    looked_at = 2 if g.phase == CASTING and g.who[0] is NOBODY else 0  # the top two, while they are chosen from
    for owner, reserve in enumerate(deal.reserves):
        if owner == seat:
            rest = sorted(reserve[: len(reserve) - looked_at])
            chance.shuffle(rest)
            deal.reserves[owner] = rest + reserve[len(reserve) - looked_at :]
        else:
            pool = sorted(reserve + deal.unused[owner])
            chance.shuffle(pool)
            deal.reserves[owner] = pool[: len(reserve)]
            deal.unused[owner] = pool[len(reserve) :]


def pass_on_knowledge(g: State, seat: int, deal: Deal, held: list[list[int]], imagined: Doubt) -> None:
    """What the others knew of the old cards, *held*, they know of the new ones; *seat* knows what it knew."""
    now = {old: new for was, dealt in zip(held, deal.hands, strict=True) for old, new in zip(was, dealt, strict=True)}
    mine = 1 << seat
    deal.known = {new: g.known[old] & ~mine for old, new in now.items() if g.known.get(old, 0) & ~mine}
    for card, eyes in g.known.items():
        if eyes & mine:
            deal.known[card] = deal.known.get(card, 0) | mine
    if g.doubts:
        deal.doubts = [
            rebased(doubts, imagined) if owner == seat else renamed(doubts, now)
            for owner, doubts in enumerate(g.doubts)
        ]


def rebased(doubts: list[Doubt], truth: Doubt) -> list[Doubt]:
    """The same ways, told as the difference to another truth."""
    found: list[Doubt] = []
    for doubt in doubts:
        more = doubt.more
        for kind, count in truth.more.items():
            more = add(more, kind, -count)
        found.append(Doubt(doubt.weight, more))
    return found


def renamed(doubts: list[Doubt], now: dict[int, int]) -> list[Doubt]:
    """The same ways with other loose cards."""
    return [
        Doubt(doubt.weight, {-1 - now[-1 - kind] if kind < 0 else kind: n for kind, n in doubt.more.items()})
        for doubt in doubts
    ]


def lay_out(g: State, deal: Deal) -> None:
    """Put every hidden thing where *deal* says."""
    g.hands = [hand[:] for hand in deal.hands]
    g.decks = [deck[:] for deck in deal.decks]
    g.common = deal.common[:]
    g.limbo = deal.limbo[:]
    g.reserves = [reserve[:] for reserve in deal.reserves]
    g.unused = [pool[:] for pool in deal.unused]
    g.known = deal.known.copy()
    g.doubts = deal.doubts
    g.chance = deal.chance.copy()
    if g.doubts:  # what the others reckon with must fit what they hold now
        for seat in range(len(g.hands)):
            settle_on(g, seat, [doubt for doubt in doubts_of(g, seat) if fits(g, seat, doubt)])
