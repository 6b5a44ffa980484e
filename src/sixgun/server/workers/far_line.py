# compiled
"""The way to a browser whose socket another worker holds."""

from __future__ import annotations

from sixgun.server.line.line import CLOSED, Line
from sixgun.server.visitors.limits import Allowance, Visitor
from sixgun.server.workers.frames import Dismiss, Heard, Lost
from sixgun.server.workers.peers import Peers


class FarLine(Line):
    """Somebody who looks at a table of ours from afar."""

    __slots__ = ("peer", "number", "request", "_person", "_peers")

    def __init__(
        self,
        peers: Peers,
        peer: str,
        number: int,
        member: str | None,
        person: Allowance,
        visitor: Visitor,
        request: str = "",
    ) -> None:
        super().__init__(member, visitor)
        self.peer = peer
        self.number = number
        self.request = request  # the id of the socket, for the log
        self._person = person
        self._peers = peers

    def send(self, text: bytes) -> None:
        """Let it have this message."""
        self._peers.send(self.peer, self.number, text)

    def dismiss(self, why: str, code: int = CLOSED) -> None:
        """Say goodbye and close."""
        self._peers.tell(self.peer, Dismiss(self.number, why, code))

    def lost(self) -> None:
        """The table is no longer here: look for it anew."""
        self._peers.tell(self.peer, Lost([self.number]))

    def heard(self) -> None:
        """A message of theirs has been dealt with."""
        self._peers.tell(self.peer, Heard(self.number))

    def may(self, purpose: str) -> bool:
        """One more of that, for the person and for the address?"""
        return self._person.allows(purpose) and self.visitor.allows(f"{purpose}_together")

    def may_chat(self) -> bool:
        """One more line now?"""
        return self.may("chat")
