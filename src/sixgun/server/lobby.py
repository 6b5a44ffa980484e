"""The list of public tables that everybody sees before they sit down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.server.protocol.http_types import TableLine
from sixgun.server.room.register import Register
from sixgun.server.times import now

LISTED_FOR: Final = 86_400_000  # milliseconds after the last change
LISTED: Final = ("lobby", "playing")
MOST: Final = 100


class Lobby:
    """Public tables, and when they last changed."""

    def __init__(self) -> None:
        self._listed: dict[str, tuple[int, TableLine]] = {}

    def note(self, register: Register, listing: Callable[[], TableLine], changed: int | None = None) -> None:
        """A table has changed, now or then: the list shows it, if it is public."""
        if register.settings.public:
            self._listed[register.code] = (now() if changed is None else changed, listing())
        else:
            self._listed.pop(register.code, None)

    def sweep(self) -> None:
        """List no table that nobody uses any more."""
        old = now() - LISTED_FOR
        for code in [code for code, (changed, _) in self._listed.items() if changed < old]:
            del self._listed[code]

    def tables(self, is_busy: Callable[[str], bool]) -> list[TableLine]:
        """The tables to be listed, none whose game is over: where people are first, then the latest."""
        since = now() - LISTED_FOR
        found = [one for one in self._listed.values() if one[0] > since and one[1].status in LISTED]
        found.sort(key=lambda one: (is_busy(one[1].code), one[0]), reverse=True)
        return [line for _, line in found[:MOST]]
