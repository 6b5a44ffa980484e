"""The way to one browser, as a table knows it: wherever its socket is held."""

from __future__ import annotations

from typing import Protocol

from sixgun.server.visitors.limits import Visitor


class Line(Protocol):
    """Somebody who looks at a table."""

    member: str | None  # None: a nameless spectator
    told: int  # the number of the next event to tell
    visitor: Visitor  # where it comes from

    def send(self, text: bytes) -> None:
        """Let it have this message; never waits."""

    def dismiss(self, why: str, code: int = ...) -> None:
        """Say goodbye and close."""

    def lost(self) -> None:
        """The table is no longer here: look for it anew."""

    def heard(self) -> None:
        """A message of theirs has been dealt with."""

    def may(self, purpose: str) -> bool:
        """One more of that now?"""

    def may_chat(self) -> bool:
        """One more line of chat now?"""
