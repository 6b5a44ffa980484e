# compiled
"""The way to one browser, as a table knows it: wherever its socket is held."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from sixgun.server.visitors.limits import Visitor

CLOSED: Final = 4000  # by a goodbye


class Line(ABC):
    """Somebody who looks at a table."""

    __slots__ = ("member", "told", "visitor")

    def __init__(self, member: str | None, visitor: Visitor) -> None:
        self.member = member  # None: a nameless spectator
        self.told = 0  # the number of the next event to tell
        self.visitor = visitor  # where it comes from

    @abstractmethod
    def send(self, text: bytes) -> None:
        """Let it have this message; never waits."""

    @abstractmethod
    def dismiss(self, why: str, code: int = CLOSED) -> None:
        """Say goodbye and close."""

    @abstractmethod
    def lost(self) -> None:
        """The table is no longer here: look for it anew."""

    @abstractmethod
    def heard(self) -> None:
        """A message of theirs has been dealt with."""

    @abstractmethod
    def may(self, purpose: str) -> bool:
        """One more of that now?"""

    @abstractmethod
    def may_chat(self) -> bool:
        """One more line of chat now?"""
