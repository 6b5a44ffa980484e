"""The list of public tables that everybody sees before they sit down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from sixgun.server.protocol.http_types import TableLine
from sixgun.server.room.register import Register
from sixgun.server.times import now

LISTED_FOR: Final = 86_400_000  # milliseconds after the last change
LISTED: Final = ("lobby", "playing")
MOST: Final = 100


class Listing(Struct):
    """A table in the list."""

    changed: int
    is_busy: bool  # somebody is there
    line: TableLine


class Lobby:
    """Public tables, and when they last changed."""

    def __init__(self) -> None:
        self.on_change: Callable[[str, TableLine | None, bool], None] | None = None  # told of those that change here
        self._listed: dict[str, Listing] = {}

    def note(self, register: Register, line_of: Callable[[], TableLine], is_busy: bool) -> None:
        """A table here has changed: the list shows it, if it is public."""
        code = register.code
        if register.settings.public or code in self._listed:
            line = line_of() if register.settings.public else None
            self.put(code, line, is_busy)
            if self.on_change is not None:
                self.on_change(code, line, is_busy)

    def put(self, code: str, line: TableLine | None, is_busy: bool) -> None:
        """A table has changed, here or elsewhere; None: it is not public any more."""
        if line is None:
            self._listed.pop(code, None)
        else:
            self._listed[code] = Listing(now(), is_busy, line)

    def recall(self, register: Register, changed: int, line_of: Callable[[], TableLine]) -> None:
        """A table changed then, and has not been heard of since."""
        known = self._listed.get(register.code)
        if register.settings.public and (known is None or known.changed < changed):
            self._listed[register.code] = Listing(changed, False, line_of())

    def sweep(self) -> None:
        """List no table that nobody uses any more."""
        old = now() - LISTED_FOR
        for code in [code for code, listing in self._listed.items() if listing.changed < old]:
            del self._listed[code]

    def tables(self) -> list[TableLine]:
        """The tables to be listed, none whose game is over: where people are first, then the latest."""
        since = now() - LISTED_FOR
        found = [one for one in self._listed.values() if one.changed > since and one.line.status in LISTED]
        found.sort(key=lambda one: (one.is_busy, one.changed), reverse=True)
        return [one.line for one in found[:MOST]]
