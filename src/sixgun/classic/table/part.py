"""What a set keeps on the State besides: event decks, the train."""

from __future__ import annotations

from sixgun.classic.rules.tables import Listener
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from sixgun.classic.table.state import State

NO_CARDS: Final[list[int]] = []
NO_OFFICE: Final[list[Listener]] = []
NOTHING_OWN: Final[dict[str, object]] = {}
NOT_SHOWN: Final[dict[str, object]] = {}


class Part:
    """One set's share of the State. Copied with it, shown with it, dealt anew with it."""

    __slots__ = ("behind",)

    behind: Part | None  # the part laid after it
    is_weighed: bool = False  # players who only glance at the table look at it, too
    raises_the_dead: bool = False  # an event of it may bring somebody back [CL-R-39]
    has_office: bool = False  # it has an ``office``: the plain test before

    def copy(self) -> Part:
        """An independent copy."""
        raise NotImplementedError

    def facts(self) -> list[object]:
        """All of it by stable keys: equal facts, equal parts."""
        raise NotImplementedError

    def cards(self) -> list[int]:
        """The physical cards it holds: none is ever lost."""
        return []

    def open_cards(self, g: State) -> list[int]:
        """Cards of hands that lie open: everybody sees whether they are still there. [FC-ASK-6]"""
        return NO_CARDS

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """What *viewer* may know of it, to stand in the view by these keys."""
        return {}

    def own(self, g: State, viewer: int) -> dict[str, object]:
        """What only the person *viewer* knows of it, or what it means to them."""
        return NOTHING_OWN

    def disclosed(self) -> int:
        """Changes whenever something hidden of it was turned up."""
        return 0

    def deal_anew(self, g: State, seat: int, chance: Chance) -> Part:
        """A copy whose hidden things are drawn anew, consistently with what *seat* knows."""
        return self.copy()

    def turn_begins(self, g: State, seat: int) -> None:
        """Counters of a turn."""

    def fell(self, g: State, seat: int, by: int) -> None:
        """*seat* has been eliminated, or has left; *by*: whose doing it was."""

    def departed(self, g: State, seat: int) -> None:
        """*seat* is neither dead nor in the game any more. [CL-6P-9]"""

    def ends_events(self) -> None:
        """No event is turned any more, none is in force. [CL-6P-9]"""

    def office(self, g: State, seat: int) -> list[Listener]:
        """What *seat* has by its office: the leader turns events, the driver moves the train. Nothing silences it."""
        return NO_OFFICE


NO_PARTS: Final[list[Part]] = []


def shelf(parts: list[Part]) -> list[object]:
    """The same list, to be searched by ``isinstance``: compiled, each part of the other is checked to be one first."""
    return cast("list[object]", parts)
