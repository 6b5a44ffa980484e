"""Wild West Show: events, and the deck that Stagecoach and Wells Fargo turn. [WW-EV-1]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.event import Event
from sixgun.classic.manifest import Manifest
from sixgun.classic.play.goals import LAST_ALIVE, Goal
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.faces import Face
from sixgun.classic.sets.base.cards import BANG, MISSED, STAGECOACH, WELLS_FARGO
from sixgun.classic.sets.wild_west_show.deck import ShowDeck, turn_show
from sixgun.classic.table.player import SKIPPED
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import NONE, Option


class ShowEvent(Event):
    """An event of this set."""

    prefix = "ww_"


class LadyRosa(ShowEvent):
    """Once a turn: swap seats with the living player on the right, who is passed over once."""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Once."""
        if self.number not in g.used_up:
            found.append(self.acts.of(NONE, g.others(me)[-1]))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """With everything he has."""
        g.used_up = g.used_up + [self.number]
        swap = {me: choice.target, choice.target: me}
        g.sit([swap.get(seat, seat) for seat in g.circle])
        g.players[choice.target].marks |= SKIPPED
        yield from ()


class Showdown(ShowEvent):
    """Every card may be played as a BANG!; BANG! cards only as Missed!."""

    def tune_uses(self, uses: list[Face], g: State, me: int, face: Face) -> list[Face]:
        """By name."""
        return AS_MISSED if face is BANG else uses + AS_BANG


class WildWestShow(ShowEvent):
    """Everybody's goal is to be the last one alive. [WW-WIN-1]"""

    final = True
    goal: Goal | None = LAST_ALIVE


class TheShow(Ability):
    """Everybody has it: a Stagecoach or Wells Fargo turns the next event of the show. [WW-EV-2]"""

    def on_played(self, g: State, me: int, face: Face, card: int) -> Rule:
        """After its draw is done."""
        if face is STAGECOACH or face is WELLS_FARGO:
            yield from turn_show(g, me)


def lay(g: State) -> None:
    """Shuffled face down, the final one at the bottom. [WW-EV-1]"""
    others = [event.number for event in EVENTS if not event.final]
    g.chance.shuffle(others)
    final = [event.number for event in EVENTS if event.final]
    g.parts = [*g.parts, ShowDeck(final + others, NONE)]
    g.lay_on_table(THE_SHOW, None)


AS_MISSED: Final[list[Face]] = [MISSED]
AS_BANG: Final[list[Face]] = [BANG]
THE_SHOW: Final = TheShow()
EVENTS: Final[tuple[Event, ...]] = (LadyRosa(), Showdown(), WildWestShow())
MANIFEST: Final[Manifest] = Manifest("wws_events", needs=("base",), events=EVENTS, abilities=(THE_SHOW,), lays=lay)
