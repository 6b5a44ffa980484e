"""One answer at a classic table, and the sign that many things share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.classic.rules.tables import ABILITIES, PRINTED
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import NONE, Option
from sixgun.lab import quarry

USE: Final = "use"


class Moment(quarry.Moment):
    """One answer at a classic table."""

    def __init__(self, game: State, seat: int, ask: Ask, option: Option) -> None:
        super().__init__(seat, ask, option)
        self.game = game

    @property
    def plays(self) -> str:
        """The id of what a card is being used as, if one is."""
        face = self.option.verb.face
        return "" if face == NONE else ABILITIES[face].ability.id

    @property
    def card(self) -> int:
        """The card that is being used for something, or NONE: an ability or a station is named by another number."""
        return NONE if self.option.verb.word == USE else self.option.card


Sign = Callable[[Moment, int], bool]
"""Given an answer and the owner of a thing: has it been used by that?"""


def counts_as(m: Moment, me: int) -> bool:
    """A card was used as another one."""
    return m.seat == me and m.card != NONE and m.option.verb.face not in (NONE, PRINTED[m.card].face.number)


def too_far_without(m: Moment, me: int) -> bool:
    """A shot that only reaches because I see the others closer."""
    g = m.game
    if m.seat != me or m.plays != "bang" or m.option.target == NONE:
        return False
    return g.distance(me, m.option.target) + 1 > g.force[me].reach


def out_of_reach(m: Moment, me: int) -> bool:
    """Somebody in the play phase who would reach me, if I were not seen farther."""
    g = m.game
    if m.ask.why != "play" or m.ask.seat == me or not g.players[me].alive:
        return False
    return g.distance(m.ask.seat, me) == g.force[m.ask.seat].reach + 1
