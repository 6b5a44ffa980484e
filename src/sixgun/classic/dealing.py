"""Laying out a table: roles, characters, cards, what the sets bring. [CL-SETUP-1 CL-SETUP-6]"""

from __future__ import annotations

from sixgun.classic.game import Classic
from sixgun.classic.modes.mode import Mode
from sixgun.classic.sets import manifest_of
from sixgun.classic.table.force import NOTHING_IN_FORCE
from sixgun.classic.table.state import CASTING, State
from sixgun.kernel.chance import Chance
from sixgun.kernel.option import NONE


class Plan:
    """What a table is made of, checked already."""

    __slots__ = ("mode", "players", "sets", "options", "cast", "deck")

    def __init__(
        self, mode: Mode, players: int, sets: tuple[str, ...], options: int, cast: list[int], deck: list[int]
    ) -> None:
        self.mode = mode
        self.players = players
        self.sets = sets
        self.options = options  # those that are on, as bits
        self.cast = cast  # the characters in use; never changed, as the next one
        self.deck = deck  # the playing cards in use


def deal_table(plan: Plan, chance: Chance) -> Classic:
    """A single game, ready to be played. [CL-SETUP-2 CL-SETUP-7]"""
    g = lay_table(plan, chance)
    pool = shuffled_cast(g)
    g.chance.shuffle(g.deck)
    g.mode.deal_characters(g, pool)
    if g.phase != CASTING:
        g.mode.deal_hands(g)
    lay_sets(plan, g)
    return g


def lay_table(plan: Plan, chance: Chance, first: int = NONE) -> Classic:
    """Seats and roles; the cast and the cards as they come out of the box. *first*: who begins, if not by lot."""
    g = Classic(plan.mode, plan.options, chance)
    plan.mode.seat_players(g, plan.players, g.chance, first)
    g.eye = [1 << p.person for p in g.players]
    g.everybody = 0
    for eye in g.eye:
        g.everybody |= eye
    g.force = [NOTHING_IN_FORCE] * (len(g.players) + 1)
    g.cast = plan.cast
    g.deck = plan.deck[:]
    g.discards = []
    g.sit(list(range(len(g.players))))
    return g


def shuffled_cast(g: State) -> list[int]:
    """The characters in use, shuffled. [CL-SETUP-3]"""
    pool = g.cast[:]
    g.chance.shuffle(pool)
    return pool


def lay_sets(plan: Plan, g: Classic) -> None:
    """What the mode and the sets lay on the table besides; when all lies there, what is in force is counted."""
    g.table = [ability.listener for ability in plan.mode.abilities]
    for name in plan.sets:
        manifest = manifest_of(name)
        g.pile_matters = g.pile_matters or manifest.reads_discards
        if manifest.lays is not None:
            manifest.lays(g)
    g.recount_all()
