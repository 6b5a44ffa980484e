"""A Fistful of Cards: events. [FC-EV-1]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.event import Event
from sixgun.classic.play.checks import hearts
from sixgun.classic.play.life import lose_life
from sixgun.classic.play.offers import Ask, SomeSuits
from sixgun.classic.play.prices import Titled
from sixgun.classic.play.shots import Attack, escapes, shoot
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import FACE
from sixgun.classic.sets.base.cards import BANG
from sixgun.classic.sets.fistful.reasons import JUDGE
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away, turn_up
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.reason import Reason
from sixgun.kernel.story import ALL


class FistfulEvent(Event):
    """An event of this set."""

    prefix = "fc_"


class Lasso(FistfulEvent):
    """Everything in play is switched off."""

    def silences(self, g: State, me: int, seat: int, in_play: bool) -> bool:
        """Cards only."""
        return in_play


class Judge(FistfulEvent):
    """No card may be laid in front of any player."""

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """Blue and green."""
        return JUDGE if face.stays else None


class Peyote(FistfulEvent):
    """Instead of phase 1: guess red or black as long as you are right."""

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """At least one guess."""
        right = True
        while right:
            choice = yield Ask(g, me, "red_or_black", RED_OR_BLACK)
            tray = turn_up(g, 1)
            right = bool(tray.cards) and (g.suit(tray.cards[0]) in ("H", "D")) == (choice.named == 0)
            if right:
                g.gain(me, tray.cards[0], ALL)
                tray.cards = []
            clear_away(g, tray)
        return True


class AbandonedMine(FistfulEvent):
    """Phase 1 from the discard pile, phase 3 onto the deck. [FC-MINE-1]"""

    def tune_mining(self, mining: bool, g: State, me: int) -> bool:
        """The active player's only: nobody else has these phases."""
        return True


class Vendetta(FistfulEvent):
    """At the end of the turn draw!: on a Heart take another one."""

    def at_end(self, g: State, me: int) -> Rule:
        """Not at the end of that one."""
        if not g.extra and (yield from hearts(g, me, self.id)):
            g.upcoming = [me]


class Sniper(FistfulEvent):
    """Two BANG! cards: one shot that needs two Missed! effects. [fc_sniper]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """At anybody in range; which two is asked then."""
        if TWO_BANGS.can_pay(g, me, NONE):
            self.acts.add_each(found, NONE, g.within(me, g.force[me].reach))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Not a BANG! card."""
        attack = Attack(me, choice.target, self, (yield from TWO_BANGS.pay(g, me, NONE)))
        attack.needed = 2
        yield from shoot(g, attack)


class Ricochet(FistfulEvent):
    """A BANG! card against a card in play: discarded, unless its owner has a Missed!. [fc_ricochet]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Any distance."""
        bangs = [card for card in g.players[me].hand if FACE[card] is BANG]
        for seat in g.others(me) if bangs else []:
            for aim in g.players[seat].in_play:
                found += [self.acts.naming(card, seat, aim) for card in bangs]

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Not counted as a BANG! card."""
        g.discard(me, choice.card)
        attack = Attack(me, choice.target, self, [choice.card])
        attack.costs = 0
        if not (yield from escapes(g, attack, "ricochet")):
            g.discard_in_play(choice.target, choice.named)


class RussianRoulette(FistfulEvent):
    """Round and round, each produces a Missed! effect; who fails first loses two life points."""

    def enters(self, g: State, leader: int) -> Rule:
        """Nobody is responsible."""
        seat = leader
        while (yield from has_a_miss(g, self, seat)):
            seat = g.others(seat)[0]
        yield from lose_life(g, seat, NONE, self.id, 2)


def has_a_miss(g: State, event: Event, seat: int) -> Outcome[bool]:
    """Does *seat* produce a Missed! effect? What answers does nothing else. [FC-R-9]"""
    attack = Attack(NONE, seat, event, [])
    attack.bare = True
    attack.costs = 2
    return (yield from escapes(g, attack, "roulette"))


RED_OR_BLACK: Final = SomeSuits("HS")
TWO_BANGS: Final = Titled(BANG, 2)
EVENTS: Final[tuple[Event, ...]] = (
    Lasso(), Judge(), Peyote(), AbandonedMine(), Vendetta(), Sniper(), Ricochet(), RussianRoulette(),
)  # fmt: skip
