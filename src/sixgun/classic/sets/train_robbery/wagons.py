"""Wagons: in play they are blue cards without suit and rank; discarded they go under the wagon deck. [TR-WAG-1]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.play.checks import hearts
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.faces import Blue
from sixgun.classic.sets.base.cards import DUEL, INDIANS
from sixgun.classic.sets.train_robbery.part import train_of
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule


class Wagon(Blue):
    """Unique; never in a hand, never in the discard pile. [TR-WAG-2 TR-WAG-3 TR-WAG-6]"""

    kind = "wagon"

    def discarded(self, g: State, card: int) -> None:
        """Face down under the wagon deck; an incomplete train takes it at once. [TR-WAG-3 TR-LACK-3]"""
        train = train_of(g)
        train.deck = [card, *train.deck]
        train.complete()

    def taken(self, g: State, seat: int, card: int) -> None:
        """Whoever would take it into hand has it in play at once. [TR-WAG-2]"""
        g.enter_play(seat, card)


class ObservationCar(Wagon):
    """You see the others at distance -1, they see you at +1. [observation_car; TR-DIST-1 TR-R-22]"""

    closer = 1
    farther = 1


class DiningCar(Wagon):
    """At the start of your turn draw!: on a Heart regain 1 life point. [dining_car; TR-R-8 TR-DRAW-1]"""

    def at_meal(self, g: State, me: int) -> Rule:
        """Mandatory, also at full life. [TR-DRAW-2]"""
        if (yield from hearts(g, me, self.id)):
            g.heal(me)


class PrisonerCar(Wagon):
    """Duel and Indians! of others have no effect on you. [prisoner_car; TR-R-24]"""

    def shrugs_off(self, g: State, me: int, by: int, face: Ability, cards: list[int]) -> bool:
        """Whatever their suit."""
        return face is DUEL or face is INDIANS


WAGONS: Final[tuple[Wagon, ...]] = (ObservationCar(), DiningCar(), PrisonerCar())
