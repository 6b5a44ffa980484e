# compiled
"""What a table is at the moment: the one thing the parts of a room share."""

from __future__ import annotations

from sixgun.server.room.match import Match
from sixgun.server.room.register import Member, Register


class TableState:
    """The register of a table and the match being played there, or played last."""

    __slots__ = ("register", "match")

    def __init__(self, register: Register) -> None:
        self.register = register
        self.match: Match | None = None

    @property
    def is_playing(self) -> bool:
        """Is a match going on?"""
        return self.match is not None and self.register.status == "playing"

    @property
    def is_by_mail(self) -> bool:
        """Does it go on whether or not anybody is here?"""
        return self.register.settings.clock == "mail"

    def is_out(self, member: Member) -> bool:
        """Has the member been eliminated from the match?"""
        return self.match is not None and member.seat is not None and self.match.is_out(member.seat)
