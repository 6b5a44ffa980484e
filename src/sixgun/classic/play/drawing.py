"""Phase 1. [CL-TURN-3 HN-DRAW-1]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.rules.ability import Ability, Character
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.hooks import DRAW_PHASE, DRAWS, MINES
from sixgun.classic.rules.tables import ABILITIES
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, Option


def draws(g: State, me: int) -> int:
    """How many cards *me* draws in phase 1, at least one. [HN-DRAW-1]"""
    count = 2
    for one in g.force[me].listeners(DRAWS):
        count = one.ability.tune_draws(count, g, me)
    return max(1, count)


def mines(g: State, me: int) -> bool:
    """Is the discard pile the deck of this turn's phases 1 and 3? [FC-MINE-1]"""
    mining = False
    for one in g.force[me].listeners(MINES):
        mining = one.ability.tune_mining(mining, g, me)
    return mining


def choose_way(g: State, me: int, ways: list[Ability]) -> Outcome[Ability]:
    """Who has two characters that draw otherwise says which one does, unless one only adds to it. [WW-R-17]"""
    left = [way for way in ways if not way.adds_to_draw]
    if len(left) < 2:
        return (left or ways)[0]
    choice = yield Ask(g, me, "draw_as", Ways(left))
    return ABILITIES[choice.card].ability


class Ways(Offer):
    """One of these abilities."""

    __slots__ = ("ways",)

    def __init__(self, ways: list[Ability]) -> None:
        self.ways = ways

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return [USE.of(way.number, NONE) for way in self.ways]


def drawn_cards(g: State, me: int) -> list[int]:
    """What phase 1 has brought so far, in this order."""
    return [card for card in g.players[me].hand if card not in g.held]


def draw_phase(g: State, me: int) -> Rule:
    """Phase 1, where anything bends it; as a whole it is one effect. [CL-TURN-3 CL-R-49 HN-DRAW-2]"""
    g.mining = mines(g, me)
    ways = [one.ability for one in g.force[me].listeners(DRAW_PHASE)]  # what the table says comes first: so in force
    drawn = False
    while ways and not drawn:
        way = ways[0]
        if len(ways) > 1 and isinstance(way, Character):
            way = yield from choose_way(g, me, ways)
        ways = [other for other in ways if other is not way]
        drawn = yield from way.instead_of_draw(g, me)
        if drawn and isinstance(way, Character):
            for other in ways:
                other.besides_draw(g, me)
    if not drawn:
        g.draw(me, draws(g, me))
    g.mining = False
    if must_settle(g):
        yield from settle(g)
