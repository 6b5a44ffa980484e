"""The leader: who turns the events and drives the train. [HN-EV-4 TR-MODE-1]"""

from __future__ import annotations

from sixgun.classic.table.part import Part, shelf
from sixgun.classic.table.player import PASSING
from sixgun.classic.table.seating import MOST_SEATS
from sixgun.classic.table.state import State
from sixgun.kernel.hints import Final

SHOWN_LEADERS: Final[list[dict[str, object]]] = [{"leader": seat} for seat in range(MOST_SEATS)]


class Leader(Part):
    """The office belongs to a seat and passes on when its player is eliminated; it never comes back. [HN-EV-4]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Leader:
        """An independent copy."""
        return Leader(self.seat)

    def facts(self) -> list[object]:
        """Who it is."""
        return ["leader", self.seat]

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """Everybody knows."""
        return SHOWN_LEADERS[self.seat]

    def fell(self, g: State, seat: int, by: int) -> None:
        """The dead lead no more, either."""
        self.departed(g, seat)

    def departed(self, g: State, seat: int) -> None:
        """Was it the leader? The next living one clockwise from his seat is it, no ghost. [CL-6P-11 TR-MODE-6]"""
        heirs = [s for s in g.clockwise(self.seat) if not g.players[s].marks & PASSING] if seat == self.seat else []
        if heirs:
            own = [s for s in heirs if g.eye[s] == g.eye[self.seat]]
            self.seat = (own or heirs)[0]
            g.recount_all()


def leader_of(g: State) -> int:
    """The seat of the leader now."""
    for part in shelf(g.parts):
        if isinstance(part, Leader):
            return part.seat
    raise AssertionError("this table has no leader")


def appoint_leader(g: State) -> None:
    """Who takes the first turn: Sheriff, Deputy of three, the starting player of two; once per table."""
    if not any(isinstance(part, Leader) for part in g.parts):
        g.lay_parts([Leader(g.turn), *g.parts])
