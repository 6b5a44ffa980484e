"""High Noon: events. [HN-EV-1]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.event import Event
from sixgun.classic.play.life import lose_life, rise
from sixgun.classic.play.offers import ANY_SUIT, Ask
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import HEARTS, SUITS
from sixgun.classic.sets.high_noon.notes import notes_of
from sixgun.classic.sets.high_noon.reasons import HANDCUFFED, REVEREND
from sixgun.classic.table.player import GHOST, PASSING
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import NONE
from sixgun.kernel.reason import Reason


class HighNoonEvent(Event):
    """An event of this set."""

    prefix = "hn_"


class Hangover(HighNoonEvent):
    """No character ability works."""

    def silences(self, g: State, me: int, seat: int, in_play: bool) -> bool:
        """Characters only."""
        return not in_play


class Blessing(HighNoonEvent):
    """Every card counts as Hearts."""

    def tune_suit(self, suit: str, g: State) -> str:
        """Ranks unchanged."""
        return HEARTS


class GoldRush(HighNoonEvent):
    """Turns go counter-clockwise; effects do not. [HN-ORDER-4]"""

    reverses_turns = True


class GhostTown(HighNoonEvent):
    """The eliminated take a full turn as ghosts. [HN-GHOST-1]"""

    def raises(self, g: State, seat: int) -> bool:
        """They count as living until its end."""
        rise(g, seat, 0, GHOST | PASSING)
        return True

    def tune_draws(self, count: int, g: State, me: int) -> int:
        """A ghost draws one more. [HN-DRAW-1]"""
        return count + 1 if g.players[me].is_ghost else count


class HighNoon(HighNoonEvent):
    """1 life point is lost by the player whose turn begins. [HN-R-7]"""

    final = True

    def at_start(self, g: State, me: int) -> Rule:
        """Nobody is responsible."""
        yield from lose_life(g, me, NONE, self.id)


class Reverend(HighNoonEvent):
    """Nobody may play Beer cards. [HN-R-1]"""

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """Not even in the dying window."""
        return REVEREND if face.saves_the_dying else None


class Handcuffs(HighNoonEvent):
    """The active player names a suit and uses only cards of it this turn. [HN-R-9]"""

    def at_drawn(self, g: State, me: int) -> Rule:
        """Before his first card."""
        choice = yield Ask(g, me, "name_suit", ANY_SUIT)
        notes_of(g).suit = SUITS[choice.named]

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """From the hand, in his own turn."""
        named = notes_of(g).suit
        return HANDCUFFED if named and g.turn == me and g.suit(card) != named else None


class Thirst(HighNoonEvent):
    """One card less in phase 1."""

    def tune_draws(self, count: int, g: State, me: int) -> int:
        """At least one."""
        return max(1, count - 1)


class Shootout(HighNoonEvent):
    """The active player may play two BANG! cards."""

    more_bangs = 1


EVENTS: Final[tuple[Event, ...]] = (
    Hangover(), Blessing(), GoldRush(), GhostTown(), HighNoon(), Reverend(), Handcuffs(), Thirst(), Shootout(),
)  # fmt: skip
