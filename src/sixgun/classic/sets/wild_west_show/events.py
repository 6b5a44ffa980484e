"""Wild West Show: events, and the deck that Stagecoach and Wells Fargo turn. [WW-EV-1]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.deck import is_used
from sixgun.classic.events.event import Event
from sixgun.classic.manifest import Manifest
from sixgun.classic.play.goals import LAST_ALIVE, Goal
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import DIAMONDS, HEARTS
from sixgun.classic.sets.base.cards import BANG, MISSED, STAGECOACH, WELLS_FARGO
from sixgun.classic.sets.wild_west_show.deck import ShowDeck, show_of, turn_show
from sixgun.classic.table.player import SHOWN, SKIPPED
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away, turn_up
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import NONE, Option


class ShowEvent(Event):
    """An event of this set."""

    prefix = "ww_"


class LadyRosa(ShowEvent):
    """Once a turn: swap seats with the living player on the right, who is passed over once. [ww_lady_rosa; WW-R-7]"""

    needs_roles = True

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Not with two players alive, and not for ever. [WW-R-6]"""
        show = show_of(g)
        if not show.swapped and show.swaps < len(g.order) > 2:
            found.append(self.acts.of(NONE, g.clockwise(me)[-1]))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """With everything he has."""
        show = show_of(g)
        show.swaps += 1
        show.swapped = True
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


class HelenaZontero(ShowEvent):
    """A card is flipped: red, and the roles of the living but the Sheriff's are dealt anew. [ww_helena_zontero]"""

    needs_roles = True

    def enters(self, g: State, leader: int) -> Rule:
        """No draw!: Lucky Duke and John Pain have no part in it. [WW-ROLE-1 WW-R-8]"""
        tray = turn_up(g, 1)
        flipped = tray.cards[0] if tray.cards else NONE
        g.tell("reveal", leader, card=flipped, cause=self.id)
        red = g.suit(flipped) in (HEARTS, DIAMONDS)
        clear_away(g, tray)
        if red:
            deal_roles_anew(g)
        yield from ()


class Sacagaway(ShowEvent):
    """All hands lie open; roles stay hidden. [ww_sacagaway; WW-R-11]"""

    opens_hands = True


class TheShow(Ability):
    """Everybody has it: a Stagecoach or Wells Fargo turns the next event of the show. [WW-EV-2]"""

    def on_played(self, g: State, me: int, face: Face, card: int) -> Rule:
        """After its draw is done."""
        if face is STAGECOACH or face is WELLS_FARGO:
            yield from turn_show(g, me)


def deal_roles_anew(g: State) -> None:
    """The living change roles, but the Sheriff; what was open is hidden again, unless roles are public. [WW-ROLE-1]"""
    seats = [seat for seat in g.order if g.players[seat].role != SHERIFF]
    roles = [g.players[seat].role for seat in seats]
    g.chance.shuffle(roles)
    for seat, role in zip(seats, roles, strict=True):
        g.players[seat].role = role
        if not g.mode.public_roles:
            g.players[seat].marks &= ~SHOWN
    g.kept_board = None
    g.tell("roles", amount=len(seats))


def lay(g: State) -> None:
    """Shuffled face down, the final one at the bottom. [WW-EV-1]"""
    others = [event.number for event in EVENTS if not event.final and is_used(g, event)]
    g.chance.shuffle(others)
    final = [event.number for event in EVENTS if event.final]
    g.parts = [*g.parts, ShowDeck(final + others, NONE)]
    g.lay_on_table(THE_SHOW, None)


AS_MISSED: Final[list[Face]] = [MISSED]
AS_BANG: Final[list[Face]] = [BANG]
THE_SHOW: Final = TheShow()
EVENTS: Final[tuple[Event, ...]] = (
    HelenaZontero(), LadyRosa(), Sacagaway(), Showdown(), WildWestShow(),
)  # fmt: skip
MANIFEST: Final[Manifest] = Manifest(
    "wws_events", needs=("base",), events=EVENTS, abilities=(THE_SHOW,), lays=lay, is_draft=True
)
