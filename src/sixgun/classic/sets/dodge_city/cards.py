"""Dodge City: cards. [DC-GREEN-1 DC-COST-1]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.play.prices import ANOTHER_CARD
from sixgun.classic.play.shots import Attack, shoot
from sixgun.classic.rules.faces import A_MISS, Blue, Brown, Face, GreenAction, GreenMiss
from sixgun.classic.rules.reasons import ONLY_AN_ANSWER
from sixgun.classic.sets.base.cards import BANG
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.reason import Reason


class Springfield(Brown):
    """For another card: a shot at anybody. [springfield; DC-COST-1 DC-R-1]"""

    copies = "KS"
    price = ANOTHER_CARD

    def targets(self, g: State, me: int) -> list[int]:
        """At any distance."""
        return g.others(me)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Not a BANG! card."""
        yield from shoot(g, Attack(me, target, self, [card]))


class Whisky(Brown):
    """For another card: regain 2 life points. [whisky; DC-R-4]"""

    copies = "QH"
    price = ANOTHER_CARD

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Two."""
        g.heal(me, 2)


class Dodge(Brown):
    """Cancel a shot at you and draw a card. [dodge; DC-MISS-1 DC-R-2]"""

    copies = "7D KH"
    symbol = A_MISS

    def forbidden(self, g: State, me: int) -> Reason | None:
        """It only answers."""
        return ONLY_AN_ANSWER

    def second_line(self, g: State, me: int, attack: Attack) -> Rule:
        """At once, even if a second Missed! is still needed."""
        g.draw(me, 1)
        yield from ()


class IronPlate(GreenMiss):
    """A Missed! on the table. [iron_plate; DC-GREEN-3]"""

    copies = "AD QS"


class Bible(GreenMiss):
    """The same, and draw a card. [bible; DC-R-2]"""

    copies = "TH"

    def second_line(self, g: State, me: int, attack: Attack) -> Rule:
        """At once."""
        g.draw(me, 1)
        yield from ()


class Knife(GreenAction):
    """A shot at distance 1. [knife; DC-R-1]"""

    copies = "8H"

    def used_at(self, g: State, me: int) -> list[int]:
        """Whatever the weapon."""
        return g.within(me, 1)

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """Not a BANG! card."""
        yield from shoot(g, Attack(me, target, self, [card]))


class Hideout(Blue):
    """The others see you at distance +1. [hideout]"""

    copies = "KD"
    farther = 1


CARDS: Final = (Springfield(), Whisky(), Dodge(), IronPlate(), Bible(), Knife(), Hideout())

COPIES: Final[dict[Face, str]] = {BANG: "8S 5C 6C KC"}
