"""A Fistful of Cards: events. [FC-EV-1]"""

from __future__ import annotations

from sixgun.classic.events.event import Event
from sixgun.classic.play.checks import hearts
from sixgun.classic.play.life import lose_life, rise
from sixgun.classic.play.offers import Ask, Seats
from sixgun.classic.rules.faces import Face
from sixgun.classic.sets.fistful.drawing import AbandonedMine, HardLiquor, Peyote, Ranch
from sixgun.classic.sets.fistful.event import FistfulEvent
from sixgun.classic.sets.fistful.guns import Fistful, Ricochet, RussianRoulette, Sniper
from sixgun.classic.sets.fistful.law import LawOfTheWest
from sixgun.classic.sets.fistful.notes import notes_of
from sixgun.classic.sets.fistful.options import AMBUSH_CARDS_ONLY
from sixgun.classic.sets.fistful.reasons import JUDGE
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS
from sixgun.kernel.reason import Reason


class Ambush(FistfulEvent):
    """Everybody sits at distance 1 from everybody. [fc_ambush; FC-R-15]"""

    levels_distances = True

    def leaves_only_cards(self, g: State) -> bool:
        """In one reading no ability changes that. [FC-C-1]"""
        return g.is_on(AMBUSH_CARDS_ONLY)


class BloodBrothers(FistfulEvent):
    """At the start of the turn one may give a life point to another. [fc_blood_brothers; FC-R-12 FC-R-23]"""

    def at_start(self, g: State, me: int) -> Rule:
        """Not the last one; once. [FC-ASK-2]"""
        hurt = [s for s in g.others(me) if g.players[s].life < g.players[s].max_life and not g.players[s].is_ghost]
        if g.players[me].life < 2 or not hurt:
            return
        choice = yield Ask(g, me, "blood_brothers", Seats(hurt, True))
        if choice is not PASS:
            yield from lose_life(g, me, NONE, self.id)
            g.heal(choice.target)


class DeadMan(FistfulEvent):
    """Who was eliminated first returns for good. [fc_dead_man; FC-R-10 HN-EV-14]"""

    needs_roles = True

    def raises(self, g: State, seat: int) -> bool:
        """Once per game, with two life points and two cards."""
        notes = notes_of(g)
        if notes.returned or notes.first != seat:
            return False
        notes.returned = True
        rise(g, seat, 2)
        g.draw(seat, 2)
        return True


class Judge(FistfulEvent):
    """No card may be laid in front of any player. [fc_judge; FC-R-13 FC-R-18]"""

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """Blue and green."""
        return JUDGE if face.stays else None


class Lasso(FistfulEvent):
    """Everything in play is switched off. [fc_lasso; FC-R-2 FC-R-24]"""

    def silences(self, g: State, me: int, seat: int, in_play: bool) -> bool:
        """Cards only."""
        return in_play


class Vendetta(FistfulEvent):
    """At the end of the turn draw!: on a Heart take another one. [fc_vendetta; FC-R-11 FC-R-22]"""

    def at_end(self, g: State, me: int) -> Rule:
        """Not at the end of that one, nor before one there is already. [TR-TURN-6]"""
        if not g.extra and not g.upcoming and (yield from hearts(g, me, self.id)):
            g.upcoming = [me]


EVENTS: Final[tuple[Event, ...]] = (
    AbandonedMine(), Ambush(), BloodBrothers(), DeadMan(), Fistful(), HardLiquor(), Judge(), Lasso(), LawOfTheWest(),
    Peyote(), Ranch(), Ricochet(), RussianRoulette(), Sniper(), Vendetta(),
)  # fmt: skip
