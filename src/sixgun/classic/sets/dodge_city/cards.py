"""Dodge City: blue and brown cards, further copies of those of the base set. [DC-COST-1]"""

from __future__ import annotations

from sixgun.classic.play.prices import ANOTHER_CARD
from sixgun.classic.play.shots import Attack, affected, is_immune, shoot
from sixgun.classic.play.taking import discard_a_card
from sixgun.classic.rules.faces import A_MISS, Blue, Brown, Face
from sixgun.classic.rules.reasons import NOT_YOURSELF, ONLY_AN_ANSWER, TOO_FAR
from sixgun.classic.sets.base.cards import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DYNAMITE,
    GENERAL_STORE,
    INDIANS,
    MISSED,
    MUSTANG,
    PANIC,
    REMINGTON,
    REV_CARABINE,
    Robbery,
)
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.reason import Reason


class Binocular(Blue):
    """You see the others at distance -1. [binocular; DC-R-5]"""

    copies = "TD"
    closer = 1


class Hideout(Blue):
    """The others see you at distance +1. [hideout; DC-R-5]"""

    copies = "KD"
    farther = 1


class Punch(Brown):
    """A shot at distance 1. [punch; DC-BANG-1 DC-R-1]"""

    copies = "TS"
    wounds = True

    def targets(self, g: State, me: int) -> list[int]:
        """Whatever the weapon."""
        return g.within(me, 1)

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """How far they are."""
        if target == me:
            return NOT_YOURSELF.to_dict(target=target)
        return TOO_FAR.to_dict(target=target, distance=g.distance(me, target), range=1)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Not a BANG! card."""
        yield from shoot(g, Attack(me, target, self, [card]))


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


class Brawl(Brown):
    """For another card: every other player loses one. [brawl; DC-COST-1 DC-R-3 DC-ASK-1]"""

    copies = "JS"
    price = ANOTHER_CARD
    robs = True
    hits_everybody = True

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Clockwise, each discarded before the next is named."""
        for seat in (yield from affected(g, me, self, card, g.opponents(me))):
            if g.players[seat].hand or g.players[seat].in_play:
                yield from discard_a_card(g, me, seat)


class RagTime(Robbery):
    """For another card: take one of any player, or of yours in play. [rag_time; DC-COST-1 CL-TGT-6]"""

    copies = "9H"
    price = ANOTHER_CARD


class Springfield(Brown):
    """For another card: a shot at anybody. [springfield; DC-COST-1 DC-BANG-1 DC-R-1]"""

    copies = "KS"
    price = ANOTHER_CARD
    wounds = True

    def targets(self, g: State, me: int) -> list[int]:
        """At any distance."""
        return g.others(me)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Not a BANG! card."""
        yield from shoot(g, Attack(me, target, self, [card]))


class Tequila(Brown):
    """For another card: anybody regains 1 life point. [tequila; DC-COST-1 DC-R-4]"""

    copies = "9C"
    price = ANOTHER_CARD
    reaches_own_figure = True

    def targets(self, g: State, me: int) -> list[int]:
        """Oneself, too."""
        return [me] + g.others(me)

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Not a Beer."""
        if not is_immune(g, target, me, self, [card]):
            g.heal(target)


class Whisky(Brown):
    """For another card: regain 2 life points. [whisky; DC-COST-1 DC-R-4]"""

    copies = "QH"
    price = ANOTHER_CARD

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Not a Beer."""
        g.heal(me, 2)


CARDS: Final[tuple[Face, ...]] = (
    Binocular(), Hideout(), Punch(), Dodge(), Brawl(), RagTime(), Springfield(), Tequila(), Whisky(),
)  # fmt: skip

COPIES: Final[dict[Face, str]] = {
    BANG: "8S 5C 6C KC",
    BEER: "6H 6S",
    CAT_BALOU: "8C",
    GENERAL_STORE: "AS",
    INDIANS: "5D",
    MISSED: "8D",
    PANIC: "JH",
    BARREL: "AC",
    DYNAMITE: "TC",
    MUSTANG: "5H",
    REMINGTON: "6D",
    REV_CARABINE: "5S",
}
