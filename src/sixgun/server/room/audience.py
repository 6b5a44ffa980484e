"""Those who look at a table: each connection is sent what its eyes may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.kernel.option import NONE
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.http_types import TableLine
from sixgun.server.protocol.terms import DeadSee, SeatClock
from sixgun.server.room.match import Match
from sixgun.server.room.outgoing import StateMessages, table_line
from sixgun.server.room.register import Register
from sixgun.server.room.story_text import StoryText
from sixgun.server.times import game_time

if TYPE_CHECKING:
    from sixgun.server.line.connection import Connection


class Audience:
    """The connections of a table and what they see of it."""

    def __init__(self, register: Register) -> None:
        self.register = register
        self.match: Match | None = None
        self.connections: list[Connection] = []
        self.story = StoryText()
        self.here: set[str] = set()  # the members that are connected

    def add(self, connection: Connection) -> None:
        """Somebody comes."""
        self.connections.append(connection)
        if connection.member is not None:
            self.here.add(connection.member)

    def remove(self, connection: Connection) -> None:
        """Somebody goes, perhaps not with all their devices."""
        self.connections.remove(connection)
        self.here = {other.member for other in self.connections if other.member is not None}

    def send_all(self, text: bytes) -> None:
        """The same to everybody."""
        for connection in self.connections:
            connection.send(text)

    def show_states(self) -> None:
        """To each seat its view; who sees the same is sent the same text."""
        assert self.match is not None
        messages = StateMessages(self.match.session, self.register.game, self.clocks(), self.story)
        made: dict[tuple[int, int, DeadSee], tuple[bytes, int]] = {}
        seats = {member.id: member.seat for member in self.register.members}
        for connection in self.connections:
            seat = None if connection.member is None else seats.get(connection.member)
            key = (NONE if seat is None else seat, connection.told, self.sees(connection))
            found = made.get(key)
            if found is None:
                message = messages.state(*key)
                found = made[key] = encode(message), message.next
            text, connection.told = found
            connection.send(text)

    def clocks(self) -> list[SeatClock]:
        """All clocks as of now."""
        return [] if self.match is None else self.match.clocks.show(game_time())

    def send_state(self, connection: Connection, since: int) -> None:
        """The game, to one connection."""
        if self.match is not None:
            seat, see = self.seat_of(connection), self.sees(connection)
            message = StateMessages(self.match.session, self.register.game, self.clocks(), self.story).state(
                seat, since, see
            )
            connection.told = message.next
            connection.send(encode(message))

    def seat_of(self, connection: Connection) -> int:
        """Whose eyes a connection sees with."""
        member = self.register.member(connection.member)
        return NONE if member is None or member.seat is None else member.seat

    def sees(self, connection: Connection) -> DeadSee:
        """What it may see beyond that: the dead who asked for it, where the table allows it."""
        see = self.register.settings.dead_see
        if see == "nothing" or self.match is None:
            return "nothing"
        member = self.register.member(connection.member)
        if member is None or not member.saw_open or member.seat is None:
            return "nothing"
        return see if self.match.is_out(member.seat) else "nothing"

    @property
    def is_troubled(self) -> bool:
        """Can nothing be written at the moment?"""
        return False

    @property
    def is_attended(self) -> bool:
        """Is one of the players here? Where only bots play: anybody?"""
        only_bots = True
        for member in self.register.members:
            if member.seat is not None:
                if member.id in self.here:
                    return True
                only_bots = False
        return only_bots and bool(self.connections)

    def line(self) -> TableLine:
        """The table in the list of the lobby."""
        return table_line(self.register, len(self.here), sum(c.member is None for c in self.connections))
