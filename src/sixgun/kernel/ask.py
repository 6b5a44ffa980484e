"""Questions: what a rule yields, and the types of rules."""

from __future__ import annotations

from sixgun.kernel.hints import Generator, TypeAlias, TypeVar, mypyc_attr
from sixgun.kernel.option import NONE, Option

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """One question to one seat. ``list_options`` is called again when it is shown again, so it is never stale.

    The first option is the default: what a time-out answers.
    """

    __slots__ = ("seat", "why", "options", "quiescent", "number")

    several: bool = False

    def __init__(self, seat: int, why: str, options: list[Option], quiescent: bool) -> None:
        self.seat = seat
        self.why = why
        self.options = options
        self.quiescent = quiescent  # everything the game is lies in the State now: a fork may start here
        self.number = NONE  # given by the session when it is put

    def list_options(self) -> list[Option]:
        """What may be answered now, looked up afresh."""
        raise NotImplementedError

    def number_for(self, seat: int) -> int:
        """The number an answer of *seat* carries."""
        return self.number

    def goes_on(self, option: Option) -> bool:
        """Of a part of a joint question: is there more to answer after *option*? Then it is put again."""
        return False

    def about(self) -> dict[str, object]:
        """What everybody at the table knows of the question: the card being resolved, who is attacking …"""
        return {}

    def stakes(self, option: Option) -> dict[str, object]:
        """What whoever is asked should know of an answer: ``left``, the life points left; ``warn``, why think twice."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Ask):
    """Several seats asked at once: answers stay secret until all are in, then ``chosen`` holds them in order."""

    __slots__ = ("asks", "chosen", "begun")

    several = True

    def __init__(self, why: str, asks: list[Ask], quiescent: bool = False) -> None:
        super().__init__(NONE, why, asks[0].options, quiescent)
        self.asks = asks
        self.chosen: list[Option | None] = [None] * len(asks)
        self.begun = False  # has anybody answered anything?

    def list_options(self) -> list[Option]:
        """Refresh every part; not empty as long as somebody has something to choose."""
        found: list[Option] = []
        for ask in self.asks:
            ask.options = ask.list_options()
            found += ask.options
        return found

    def about(self) -> dict[str, object]:
        """What is the same for all of them: who gets the card that everybody gives."""
        found = self.asks[0].about()
        for ask in self.asks[1:]:
            other = ask.about()
            found = {name: value for name, value in found.items() if name in other and other[name] == value}
        return found

    def place(self, seat: int) -> int:
        """Where *seat* stands among those still to answer, or NONE."""
        for i, ask in enumerate(self.asks):
            if ask.seat == seat and self.chosen[i] is None:
                return i
        return NONE

    def number_for(self, seat: int) -> int:
        """That of the seat's own part: it counts on where a part takes several answers."""
        place = self.place(seat)
        return self.number if place == NONE else self.asks[place].number

    def goes_on_at(self, place: int, option: Option, number: int) -> bool:
        """Take one answer; is the same seat to answer more? Then its part lists what is left, with a new *number*."""
        self.begun = True
        part = self.asks[place]
        if part.goes_on(option):
            part.options = part.list_options()
            part.number = number
            return True
        self.chosen[place] = option
        return False

    @property
    def complete(self) -> bool:
        """Has everybody answered?"""
        return None not in self.chosen


def refresh(ask: Ask) -> None:
    """After a redeal: the same question over other hidden cards; secret answers keep their place in the list."""
    if not isinstance(ask, Together):
        ask.options = ask.list_options()
        return
    for i, part in enumerate(ask.asks):
        chosen = ask.chosen[i]
        at = NONE if chosen is None else part.options.index(chosen)
        part.options = part.list_options()
        if at != NONE:
            ask.chosen[i] = part.options[at]
    ask.options = ask.asks[0].options


Rule: TypeAlias = Generator[Ask, Option, None]
"""A rule in progress: it yields questions and is sent the chosen options."""
Outcome: TypeAlias = Generator[Ask, Option, T]
"""A rule that returns something: ``missed = yield from dodge(g, attack)``."""


def number_parts(ask: Ask) -> None:
    """Every part of a joint question has the number of the whole."""
    if isinstance(ask, Together):
        for part in ask.asks:
            part.number = ask.number
