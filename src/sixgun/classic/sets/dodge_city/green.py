"""Dodge City: green cards, laid down in one turn and used in a later one. [DC-GREEN-1 DC-GREEN-3]"""

from __future__ import annotations

from sixgun.classic.play.shots import Attack, affected, is_immune, shoot
from sixgun.classic.play.taking import discard_a_card, take_a_card, with_cards
from sixgun.classic.rules.faces import Green, GreenAction, GreenMiss
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final


class Bible(GreenMiss):
    """A Missed! on the table, and draw a card. [bible; DC-MISS-1 DC-R-2]"""

    copies = "TH"

    def second_line(self, g: State, me: int, attack: Attack) -> Rule:
        """At once."""
        g.draw(me, 1)
        yield from ()


class IronPlate(GreenMiss):
    """A Missed! on the table. [iron_plate; DC-GREEN-3 DC-R-7]"""

    copies = "AD QS"


class Sombrero(GreenMiss):
    """A Missed! on the table. [sombrero; DC-GREEN-3 DC-R-8]"""

    copies = "7C"


class TenGallonHat(GreenMiss):
    """A Missed! on the table. [ten_gallon_hat; DC-GREEN-3]"""

    copies = "JD"


class GreenShot(GreenAction):
    """One that shoots. [DC-BANG-1 DC-R-1]"""

    wounds = True

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """Not a BANG! card."""
        yield from shoot(g, Attack(me, target, self, [card]))


class Derringer(GreenShot):
    """A shot at distance 1, and draw a card. [derringer; DC-R-2]"""

    copies = "7S"

    def used_at(self, g: State, me: int) -> list[int]:
        """Whatever the weapon."""
        return g.rivals(me, g.within(me, 1))

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """The card comes at once, whatever becomes of the shot."""
        g.draw(me, 1)
        yield from shoot(g, Attack(me, target, self, [card]))


class Knife(GreenShot):
    """A shot at distance 1. [knife; DC-R-1]"""

    copies = "8H"

    def used_at(self, g: State, me: int) -> list[int]:
        """Whatever the weapon."""
        return g.rivals(me, g.within(me, 1))


class Pepperbox(GreenShot):
    """A shot as far as the weapon reaches. [pepperbox; DC-R-1]"""

    copies = "AH"

    def used_at(self, g: State, me: int) -> list[int]:
        """In range."""
        return g.rivals(me, g.within(me, g.force[me].reach))


class BuffaloRifle(GreenShot):
    """A shot at anybody. [buffalo_rifle; DC-R-1 DC-C-6]"""

    copies = "QC"

    def used_at(self, g: State, me: int) -> list[int]:
        """At any distance."""
        return g.opponents(me)


class Howitzer(GreenAction):
    """A shot at every other player. [howitzer; DC-R-1]"""

    copies = "9S"
    hits_everybody = True

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """Clockwise from my left. [CL-TIME-3]"""
        for seat in (yield from affected(g, me, self, card, g.opponents(me))):
            yield from shoot(g, Attack(me, seat, self, [card]))


class Canteen(GreenAction):
    """Regain 1 life point. [canteen; DC-R-4]"""

    copies = "7H"

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """Not a Beer."""
        g.heal(me)
        yield from ()


class PonyExpress(GreenAction):
    """Draw three cards. [pony_express; WW-R-2]"""

    copies = "QD"
    is_coach = True

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """Three."""
        g.draw(me, 3)
        yield from ()


class CanCan(GreenAction):
    """Make any player discard a card, or discard another of yours in play. [can_can; CL-TGT-6]"""

    copies = "JC"
    reaches_own_figure = True

    def used_at(self, g: State, me: int) -> list[int]:
        """Anybody with a card."""
        return with_other_cards(g, me)

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """As a Cat Balou."""
        if not is_immune(g, target, me, self, [card]):
            yield from discard_a_card(g, me, target)


class Conestoga(GreenAction):
    """Take a card of any player, or another of yours in play. [conestoga; CL-TGT-6]"""

    copies = "9D"
    reaches_own_figure = True

    def used_at(self, g: State, me: int) -> list[int]:
        """At any distance."""
        return with_other_cards(g, me, True)

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """As a Panic!."""
        if not is_immune(g, target, me, self, [card]):
            yield from take_a_card(g, me, target)


def with_other_cards(g: State, me: int, keeps: bool = False) -> list[int]:
    """Those with a card to lose; me only with one besides the green card in use."""
    return [seat for seat in with_cards(g, me, g.others(me), keeps) if seat != me or len(g.players[me].in_play) > 1]


GREEN_CARDS: Final[tuple[Green, ...]] = (
    Bible(), IronPlate(), Sombrero(), TenGallonHat(), Canteen(), CanCan(), Conestoga(), Derringer(), Knife(),
    Pepperbox(), BuffaloRifle(), Howitzer(), PonyExpress(),
)  # fmt: skip
