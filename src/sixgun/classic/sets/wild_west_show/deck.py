"""The deck of the Wild West Show: face down, its last card known. [WW-EV-1]"""

from __future__ import annotations

from sixgun.classic.events.deck import event_of, ids
from sixgun.classic.events.event import Event
from sixgun.classic.rules.faces import Face
from sixgun.classic.table.part import Part, shelf
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Final, final, mypyc_attr
from sixgun.kernel.option import NONE, Option


@final
@mypyc_attr(acyclic=True)
class Named:
    """A card by its name, and the option to order it. [ww_dorothy_rage]"""

    __slots__ = ("face", "order")

    def __init__(self, face: Face, order: Option) -> None:
        self.face = face
        self.order = order


NOT_NAMED: Final[list[Named]] = []


class ShowEvent(Event):
    """An event of this set."""

    prefix = "ww_"


class ShowDeck(Part):
    """Events by number, the next one last."""

    __slots__ = ("deck", "active", "swaps", "swapped", "orders", "names")

    raises_the_dead = True

    def __init__(self, deck: list[int], active: int) -> None:
        self.deck = deck  # *
        self.active = active
        self.swaps = 0  # turns in a row in which Lady Rosa was used [WW-R-6]
        self.swapped = False  # this turn
        self.orders = 0  # of Dorothy Rage so far: each shows something of a hand
        self.names = NOT_NAMED  # * each name there is in this game: looked up once

    def copy(self) -> ShowDeck:
        """An independent copy."""
        new = ShowDeck(self.deck, self.active)
        new.swaps, new.swapped, new.orders, new.names = self.swaps, self.swapped, self.orders, self.names
        return new

    def turn_begins(self, g: State, seat: int) -> None:
        """A turn without her resets the count. [WW-R-6]"""
        if not self.swapped:
            self.swaps = 0
        self.swapped = False

    def facts(self) -> list[object]:
        """By their ids."""
        return ["show", ids(self.deck), self.active_id(), self.swaps, self.swapped, self.orders]

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """The one in force, how many are left, and how many cards the active player has played. [WW-ASK-11 WW-R-3]"""
        return {"show": self.active_id(), "shows_left": len(self.deck), "cards_played": g.played}

    def active_id(self) -> str | None:
        """The id of the one in force."""
        return None if self.active == NONE else event_of(self.active).id

    def ends_events(self) -> None:
        """Nothing left to turn. [WW-R-30]"""
        self.deck = []
        self.active = NONE

    def disclosed(self) -> int:
        """Each turned event was hidden, and what an order showed."""
        return len(self.deck) - self.orders

    def deal_anew(self, g: State, seat: int, chance: Chance) -> ShowDeck:
        """Nobody knows the order; the last one everybody."""
        hidden = sorted(self.deck[1:])
        chance.shuffle(hidden)
        new = self.copy()
        new.deck = self.deck[:1] + hidden
        return new


def turn_show(g: State, by: int) -> Rule:
    """The next event of the show replaces the one in force; after the last one nothing is turned. [WW-EV-2 WW-EV-4]"""
    show = show_of(g)
    if not show.deck:
        return
    old = None if show.active == NONE else event_of(show.active)
    event = event_of(show.deck[-1])
    show.active = event.number
    show.deck = show.deck[:-1]
    g.tell("event", by, cause=event.id)
    g.lay_on_table(event, old, first=True)
    yield from event.enters(g, by)


def show_of(g: State) -> ShowDeck:
    """This set's part of the State. Look it up again after a question: a redeal puts another one in its place."""
    for part in shelf(g.parts):
        if isinstance(part, ShowDeck):
            return part
    raise AssertionError("this table does not play the Wild West Show")
