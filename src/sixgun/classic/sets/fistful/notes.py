"""What events of A Fistful of Cards have to remember."""

from __future__ import annotations

from sixgun.classic.rules.tables import KEY
from sixgun.classic.table.part import Part, shelf
from sixgun.classic.table.state import State
from sixgun.kernel.chance import is_among
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

NOTHING_NOTED: Final[dict[str, object]] = {"marked_card": None, "first_fallen": None}


class FistfulNotes(Part):
    """The card marked this turn, who fell first in this game, and whether he has returned. [FC-LAW-1 fc_dead_man]"""

    __slots__ = ("marked", "first", "returned", "pile")

    def __init__(self, marked: int, first: int, returned: bool, pile: int) -> None:
        self.marked = marked
        self.first = first
        self.returned = returned
        self.pile = pile  # how many cards the discard pile had before phase 1 [fc_mine_all_discards]

    def copy(self) -> FistfulNotes:
        """An independent copy."""
        return FistfulNotes(self.marked, self.first, self.returned, self.pile)

    def facts(self) -> list[object]:
        """All of it."""
        return ["fistful", self.marked, self.first, self.returned, self.pile]

    def open_cards(self, g: State) -> list[int]:
        """The marked one."""
        return [self.marked]

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """Everybody saw it, as long as nobody has lost track of it. [FC-ASK-6 CL-INFO-3]"""
        if self.marked == NONE and self.first == NONE:
            return NOTHING_NOTED
        marked = marked_card(g, g.turn)
        others = g.everybody & ~g.eye[g.turn]
        seen = marked != NONE and g.known.get(marked, 0) & others == others
        return {
            "marked_card": KEY[marked] if seen else None,
            "first_fallen": None if self.first == NONE else self.first,
        }

    def turn_begins(self, g: State, seat: int) -> None:
        """Marks and diggings are for one turn."""
        self.marked = NONE
        g.digs = False

    def ends_events(self) -> None:
        """The mark is Law of the West's, and ends with it. [FC-LAW-1 CL-6P-9]"""
        self.marked = NONE

    def fell(self, g: State, seat: int, by: int) -> None:
        """Only the first one counts."""
        if self.first == NONE:
            self.first = seat


def notes_of(g: State) -> FistfulNotes:
    """This set's part of the State. Look it up again after a question: a redeal puts another one in its place."""
    for part in shelf(g.parts):
        if isinstance(part, FistfulNotes):
            return part
    raise AssertionError("this table does not play A Fistful of Cards")


def marked_card(g: State, seat: int) -> int:
    """The marked card in the hand of *seat*, or NONE: the mark ends when it leaves the hand. [FC-LAW-1]"""
    marked = notes_of(g).marked
    if g.latest is not None and g.latest.card == marked:  # played, and perhaps back already: Knife Revolver
        return NONE
    return marked if marked != NONE and is_among(g.players[seat].hand, marked) else NONE
