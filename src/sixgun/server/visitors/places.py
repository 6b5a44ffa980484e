"""How many members of a table, and how many of its seats, one address may have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sixgun.server.errors import Refusal
from sixgun.server.visitors.addresses import is_loopback

if TYPE_CHECKING:
    from sixgun.server.room.register import Member, Register
    from sixgun.server.visitors.limits import Visitor

REMEMBERED: Final = 50_000  # members


def is_counted(visitor: Visitor) -> bool:
    """Not who sits at the server's own machine; nor everybody, behind a proxy there that it was not told of."""
    return visitor.limits.on and not is_loopback(visitor.origin)


class Places:
    """Where members came from. Friends in one house may fill a table they were invited to, but no public one."""

    def __init__(self) -> None:
        self._origins: dict[str, str] = {}  # by member, the latest last
        self._coming: dict[tuple[str, str], int] = {}  # on their way in, by table and address

    def note(self, member: Member, visitor: Visitor) -> None:
        """They came from there."""
        if len(self._origins) >= REMEMBERED:
            del self._origins[next(iter(self._origins))]
        self._origins[member.id] = visitor.origin

    @contextmanager
    def coming(self, register: Register, visitor: Visitor, wants_seat: bool) -> Iterator[None]:
        """Somebody joins: they have a place, and perhaps a seat, while it is being written."""
        way = (register.code, visitor.origin)
        coming = self._coming.get(way, 0)
        if is_counted(visitor):
            if len(self._from(register, visitor)) + coming >= visitor.limits.places:
                raise Refusal("too_many_from_here")
            if wants_seat:
                self.check_seat(register, None, visitor, coming)
        self._coming[way] = coming + 1
        try:
            yield
        finally:
            self._coming[way] -= 1
            if not self._coming[way]:
                del self._coming[way]

    def check_seat(self, register: Register, member: str | None, visitor: Visitor, coming: int = 0) -> None:
        """One more seat for this address? Who sits there already only moves."""
        if not is_counted(visitor) or not register.settings.public:
            return
        if self._origins.get(register.owner or "") == visitor.origin:
            return
        seated = [m for m in self._from(register, visitor) if m.seat is not None and m.id != member]
        if len(seated) + coming >= visitor.limits.seats:
            raise Refusal("too_many_from_here")

    def _from(self, register: Register, visitor: Visitor) -> list[Member]:
        return [member for member in register.members if self._origins.get(member.id) == visitor.origin]
