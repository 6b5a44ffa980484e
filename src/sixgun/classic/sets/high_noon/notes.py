"""What events of High Noon have to remember."""

from __future__ import annotations

from sixgun.classic.table.part import Part
from sixgun.classic.table.state import State


class HighNoonNotes(Part):
    """The suit named under Handcuffs, for one turn. [HN-R-9]"""

    __slots__ = ("suit",)

    def __init__(self, suit: str) -> None:
        self.suit = suit

    def copy(self) -> HighNoonNotes:
        """An independent copy."""
        return HighNoonNotes(self.suit)

    def facts(self) -> list[object]:
        """All of it."""
        return ["high_noon", self.suit]

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """Everybody heard it."""
        return {"named_suit": self.suit or None}

    def turn_begins(self, g: State, seat: int) -> None:
        """It holds for one turn."""
        self.suit = ""


def notes_of(g: State) -> HighNoonNotes:
    """This set's part of the State. Look it up again after a question: a redeal puts another one in its place."""
    for part in g.parts:
        if isinstance(part, HighNoonNotes):
            return part
    raise AssertionError("this table does not play High Noon")
