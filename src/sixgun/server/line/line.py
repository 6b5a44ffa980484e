"""The way to one browser, as a table knows it: wherever its socket is held."""

from __future__ import annotations

from typing import Protocol


class Line(Protocol):
    """Somebody who looks at a table."""

    member: str | None  # None: a nameless spectator
    told: int  # the number of the next event to tell

    def send(self, text: bytes) -> None:
        """Let it have this message; never waits."""

    def dismiss(self, why: str, code: int = ...) -> None:
        """Say goodbye and close."""

    def may_chat(self) -> bool:
        """One more line of chat now?"""

    def lost(self) -> None:
        """The table is no longer here: look for it anew."""
