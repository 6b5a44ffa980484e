"""Deal everything a seat does not know anew: what search bots think with. [CL-INFO-2]"""

from __future__ import annotations

from sixgun.classic.rules.options import CHARACTER_CHOICE_OF_TWO
from sixgun.classic.rules.tables import CAST, KEY
from sixgun.classic.table.knowledge import MOST_PERSONS
from sixgun.classic.table.part import Part
from sixgun.classic.table.player import EXPOSED, LOOKED
from sixgun.classic.table.state import State
from sixgun.kernel import game
from sixgun.kernel.chance import Chance
from sixgun.kernel.option import NONE
from sixgun.kernel.story import ALL


class Deal(game.Deal):
    """Where every hidden thing is."""

    __slots__ = ("hands", "deck", "trays", "roles", "reserves", "parts", "chance")

    def __init__(self, g: State, chance: Chance) -> None:
        self.hands: dict[int, list[int]] = {p.person: p.hand[:] for p in g.players}  # by person
        self.deck = g.deck[:]
        self.trays = [tray.cards[:] for tray in g.trays]
        self.roles = [p.role for p in g.players]
        self.reserves = [p.reserve for p in g.players]
        self.parts: list[Part] = []
        self.chance = chance


def deal_anew(g: State, seat: int, chance: Chance, roles: list[int] | None = None) -> Deal:
    """Shuffle all cards, roles and reserve characters that *seat* cannot place; the rest stays where it is.

    *roles*: who is who, by seat, if that is not to be drawn: a way that *seat* must think possible.
    """
    deal = Deal(g, chance.child())
    deal_cards(g, seat, chance, deal)
    deal.roles = g.mode.deal_roles(g, seat, chance) if roles is None else roles
    deal_reserves(g, seat, chance, deal)
    deal.parts = [part.deal_anew(g, seat, chance) for part in g.parts]
    return deal


def deal_cards(g: State, seat: int, chance: Chance, deal: Deal) -> None:
    """Hands, deck and what lies on trays unseen."""
    zones = [deal.deck]
    if not g.open_hands:
        zones = [hand for owner, hand in deal.hands.items() if owner != seat] + zones
    for tray, cards in zip(g.trays, deal.trays, strict=True):
        if tray.eyes != ALL and not tray.eyes >> seat & 1:
            zones.append(cards)
    spots = [(zone, i) for zone in zones for i, card in enumerate(zone) if not g.known.get(card, 0) >> seat & 1]
    deck = set(g.recycled)
    recycled = [fresh for zone in zones for fresh in ages_in(g, seat, zone, deck)]
    mingle(g, seat, chance, deal, spots, recycled)
    hidden = sorted([zone[i] for zone, i in spots], key=KEY.__getitem__)  # of the truth only what it is made of
    chance.shuffle(hidden)
    left = list(range(len(spots)))
    for card in sorted([c for c in hidden if c in g.doubts], key=KEY.__getitem__):
        fits = [n for n in left if recycled[n] == (card in deck)]
        at = place_doubtful(g, seat, chance, deal, card, fits, spots)
        if at != NONE:
            put(spots[at], card)
            left.remove(at)
            hidden.remove(card)
    fresh = [card for card in hidden if card in deck]
    old = [card for card in hidden if card not in deck]
    for n in left:
        put(spots[n], fresh.pop() if recycled[n] else old.pop())


def ages_in(g: State, seat: int, zone: list[int], deck: set[int]) -> list[bool]:
    """Of the cards there that *seat* cannot place, the old ones first: only how many are new can be told."""
    return sorted([card in deck for card in zone if not g.known.get(card, 0) >> seat & 1])


def put(spot: tuple[list[int], int], card: int) -> None:
    """That card there."""
    spot[0][spot[1]] = card


def mingle(
    g: State, seat: int, chance: Chance, deal: Deal, spots: list[tuple[list[int], int]], recycled: list[bool]
) -> None:
    """Everybody can count how many cards of a hand are older than the deck; of hands between which a card went unseen,
    only how many all of them have together. [CL-INFO-3]
    """
    groups: list[set[int]] = []
    for pair in [divmod(code, MOST_PERSONS) for code in g.mingled]:
        if seat in pair:
            continue
        joined = [group for group in groups if group & set(pair)]
        groups = [group for group in groups if group not in joined] + [set(pair).union(*joined)]
    for group in groups:
        hands = [deal.hands[person] for person in sorted(group)]
        places = [n for n, (zone, _) in enumerate(spots) if any(zone is hand for hand in hands)]
        ages = sorted([recycled[n] for n in places])
        chance.shuffle(ages)
        for n, age in zip(places, ages, strict=True):
            recycled[n] = age


def place_doubtful(
    g: State, seat: int, chance: Chance, deal: Deal, card: int, left: list[int], spots: list[tuple[list[int], int]]
) -> int:
    """A place for a card that is in one of some hands, by how likely it is in which; NONE if *seat* knows nothing."""
    for doubt in g.doubts[card]:
        if not doubt.eyes >> seat & 1:
            continue
        open_: list[int] = []
        weights: list[float] = []
        for person, weight in zip(doubt.persons, doubt.weights, strict=True):
            places = [n for n in left if spots[n][0] is deal.hands[person]]
            open_ += places
            weights += [weight / len(places)] * len(places) if places else []
        dice = chance.below(1 << 30) / (1 << 30) * sum(weights)
        for n, weight in zip(open_, weights, strict=True):
            dice -= weight
            if dice < 0:
                return n
    return NONE


def deal_reserves(g: State, seat: int, chance: Chance, deal: Deal) -> None:
    """Characters lying face down; not those somebody was, nor the own one once seen. [CL-SETUP-4 HN-ASK-4]"""
    if g.figured:
        return  # four characters, all open [CL-2P-1]
    choosing = g.is_on(CHARACTER_CHOICE_OF_TWO)
    open_ = [CAST[p.character.id] for p in g.players if p.character.id in CAST]
    known = [p for p in g.players if p.marks & EXPOSED or (p.person == seat and (choosing or p.marks & LOOKED))]
    open_ += [c for p in known for c in p.reserve]
    open_ += [CAST[who.id] for p in g.players for who in p.lent]  # drawn by Greygory Deck: nobody keeps them
    pool = [c for c in g.cast if c not in open_]
    chance.shuffle(pool)
    for p in g.players:
        if p not in known:
            deal.reserves[p.seat] = [pool.pop() for _ in p.reserve]


def lay_out(g: State, deal: Deal) -> None:
    """Put every hidden thing where *deal* says. What others knew of the old cards, they know of the new ones."""
    moved: dict[int, int] = {}
    held: list[int] = []
    hands = {person: hand[:] for person, hand in deal.hands.items()}
    old_hands = {p.person: p.hand for p in g.players}
    for old, new in [(old_hands[person], hand) for person, hand in hands.items()] + [(g.deck, deal.deck)]:
        for was, now in zip(old, new, strict=True):
            if was in g.known:
                moved[now] = g.known[was]
            if was in g.held:
                held.append(now)
    g.known = moved
    g.held = held
    for p in g.players:
        p.hand = hands[p.person]
        p.role = deal.roles[p.seat]
        p.reserve = deal.reserves[p.seat]
    g.deck = deal.deck[:]
    for tray, cards in zip(g.trays, deal.trays, strict=True):
        tray.cards = cards[:]  # in place: the rule in progress holds the tray
    g.lay_parts([part.copy() for part in deal.parts])
    g.chance = deal.chance.copy()
