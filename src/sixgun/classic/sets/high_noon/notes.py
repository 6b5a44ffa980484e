"""What events of High Noon have to remember."""

from __future__ import annotations

from sixgun.classic.table.part import Part, shelf
from sixgun.classic.table.state import State
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

NOTHING_NAMED: Final[dict[str, object]] = {"named_suit": None, "handcuffed": None}


class HighNoonNotes(Part):
    """Handcuffs: the suit named, for one turn; or the player in them, for a round. [HN-R-9 hn_handcuffs_sheriff]"""

    __slots__ = ("suit", "cuffed")

    def __init__(self, suit: str, cuffed: int) -> None:
        self.suit = suit
        self.cuffed = cuffed

    def copy(self) -> HighNoonNotes:
        """An independent copy."""
        return HighNoonNotes(self.suit, self.cuffed)

    def facts(self) -> list[object]:
        """All of it."""
        return ["high_noon", self.suit, self.cuffed]

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """Everybody heard it."""
        if not self.suit and self.cuffed == NONE:
            return NOTHING_NAMED
        return {"named_suit": self.suit or None, "handcuffed": None if self.cuffed == NONE else self.cuffed}

    def turn_begins(self, g: State, seat: int) -> None:
        """A suit holds for one turn."""
        self.suit = ""


def notes_of(g: State) -> HighNoonNotes:
    """This set's part of the State. Look it up again after a question: a redeal puts another one in its place."""
    for part in shelf(g.parts):
        if isinstance(part, HighNoonNotes):
            return part
    raise AssertionError("this table does not play High Noon")
