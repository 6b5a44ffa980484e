"""Deal everything a seat does not know anew: what search bots think with. [CL-INFO-2]"""

from __future__ import annotations

from sixgun.classic.abilities import CAST
from sixgun.classic.player import SHERIFF
from sixgun.classic.state import CASTING, State
from sixgun.kernel import game
from sixgun.kernel.chance import Chance


class Deal(game.Deal):
    """Where every hidden thing is."""

    __slots__ = ("hands", "deck", "limbo", "roles", "reserves", "chance")

    def __init__(self, g: State, chance: Chance) -> None:
        self.hands = [p.hand[:] for p in g.players]
        self.deck = g.deck[:]
        self.limbo = g.limbo
        self.roles = [p.role for p in g.players]
        self.reserves = [p.reserve for p in g.players]
        self.chance = chance


def deal_anew(g: State, seat: int, chance: Chance) -> Deal:
    """Shuffle all cards, roles and reserve characters that *seat* cannot place; the rest stays where it is."""
    deal = Deal(g, chance.child())
    deal_cards(g, seat, chance, deal)
    deal_roles(g, seat, chance, deal)
    deal_reserves(g, seat, chance, deal)
    return deal


def deal_cards(g: State, seat: int, chance: Chance, deal: Deal) -> None:
    """Hands, deck and what lies in limbo unseen."""
    hidden: list[int] = []
    zones = [hand for owner, hand in enumerate(deal.hands) if owner != seat] + [deal.deck]
    if g.limbo and g.limbo_eyes != -1 and not g.limbo_eyes >> seat & 1:
        deal.limbo = g.limbo[:]
        zones.append(deal.limbo)
    for zone in zones:
        hidden += [card for card in zone if not g.known.get(card, 0) >> seat & 1]
    chance.shuffle(hidden)
    for zone in zones:
        for i, card in enumerate(zone):
            if not g.known.get(card, 0) >> seat & 1:
                zone[i] = hidden.pop()


def deal_roles(g: State, seat: int, chance: Chance, deal: Deal) -> None:
    """The roles of the living, but for the Sheriff's and one's own."""
    unknown = [p.seat for p in g.players if p.alive and p.role != SHERIFF and p.seat != seat]
    roles = [g.players[s].role for s in unknown]
    chance.shuffle(roles)
    for s, role in zip(unknown, roles, strict=True):
        deal.roles[s] = role


def deal_reserves(g: State, seat: int, chance: Chance, deal: Deal) -> None:
    """Characters lying face down; the own ones are known where one of two was chosen. [CL-SETUP-4]"""
    knows_own = g.options.character_choice_of_two
    open_ = [] if g.phase == CASTING else [CAST[p.character.id] for p in g.players if p.character.id in CAST]
    if knows_own:
        open_ += g.players[seat].reserve
    pool = [c for c in g.cast if c not in open_]
    chance.shuffle(pool)
    for p in g.players:
        if not (knows_own and p.seat == seat):
            deal.reserves[p.seat] = [pool.pop() for _ in p.reserve]


def lay_out(g: State, deal: Deal) -> None:
    """Put every hidden thing where *deal* says. What others knew of the old cards, they know of the new ones."""
    moved: dict[int, int] = {}
    for old, new in zip([p.hand for p in g.players] + [g.deck], [*deal.hands, deal.deck], strict=True):
        for was, now in zip(old, new, strict=True):
            if was in g.known:
                moved[now] = g.known[was]
    g.known = moved
    for p in g.players:
        p.hand = deal.hands[p.seat][:]
        p.role = deal.roles[p.seat]
        p.reserve = deal.reserves[p.seat]
    g.deck = deal.deck[:]
    g.limbo = deal.limbo
    g.chance = deal.chance.copy()
