# compiled
"""Those who look at a table: each line is sent what its eyes may see, and nothing else."""

from __future__ import annotations

from collections.abc import Container

from sixgun.kernel.option import NONE
from sixgun.kernel.show import Shown
from sixgun.server.line.line import Line
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.http_types import TableLine
from sixgun.server.protocol.terms import DeadSee, SeatClock
from sixgun.server.room.outgoing import StateMessages, table_line
from sixgun.server.room.state import TableState
from sixgun.server.room.story_text import StoryText
from sixgun.server.times import game_time


class Audience:
    """The lines to a table and what is seen through them."""

    def __init__(self, state: TableState) -> None:
        self.connections: list[Line] = []
        self.here: set[str] = set()  # the members that are connected
        self._state = state
        self._story = StoryText()
        self._shown: Shown | None = None  # of the match that was shown last

    def add(self, connection: Line) -> None:
        """Somebody comes."""
        self.connections.append(connection)
        if connection.member is not None:
            self.here.add(connection.member)

    def remove(self, connection: Line) -> None:
        """Somebody goes, perhaps not with all their devices."""
        self.connections.remove(connection)
        self.here = {other.member for other in self.connections if other.member is not None}

    def of(self, member: str) -> list[Line]:
        """The devices of a member."""
        return [connection for connection in self.connections if connection.member == member]

    @property
    def watching(self) -> int:
        """How many are no members."""
        return sum(connection.member is None for connection in self.connections)

    @property
    def is_attended(self) -> bool:
        """Is one of the players here? Where only bots play: anybody?"""
        only_bots = True
        for member in self._state.register.members:
            if member.seat is not None:
                if member.id in self.here:
                    return True
                only_bots = False
        return only_bots and bool(self.connections)

    def listing(self) -> TableLine:
        """The table in the list of the lobby."""
        return table_line(self._state.register, len(self.here), self.watching)

    # -- sending --------------------------------------------------------------------------------------------------

    def send_all(self, text: bytes) -> None:
        """The same to everybody."""
        for connection in self.connections:
            connection.send(text)

    def tell_anew(self, members: Container[str | None] | None = None) -> None:
        """These, or all, are told the story from its beginning: they see with other eyes."""
        for connection in self.connections:
            if members is None or connection.member in members:
                connection.told = 0

    def show_states(self) -> None:
        """To each seat its view; who sees the same is sent the same text."""
        messages = self._messages()
        register = self._state.register
        seats: dict[str | None, int | None] = {member.id: member.seat for member in register.members}
        nobody_sees = register.settings.dead_see == "nothing"
        for connection in self.connections:
            seat = seats.get(connection.member)
            sees: DeadSee = "nothing" if nobody_sees else self._sees(connection)
            text = messages.text(NONE if seat is None else seat, connection.told, sees)
            connection.told = messages.next
            connection.send(text)

    def send_state(self, connection: Line, since: int) -> None:
        """The match, to one of them."""
        if self._state.match is not None:
            messages = self._messages()
            connection.send(messages.text(self._seat_of(connection), since, self._sees(connection)))
            connection.told = messages.next

    def _messages(self) -> StateMessages:
        match = self._state.match
        assert match is not None
        if self._shown is None or self._shown.session is not match.session:
            self._shown = Shown(match.session, encode)
        return StateMessages(self._shown, self._state.register.game, self.clocks(), self._story)

    def clocks(self) -> list[SeatClock]:
        """All clocks as of now."""
        match = self._state.match
        return match.clocks.show(game_time()) if match is not None and match.clocks.ticks else []

    def _seat_of(self, connection: Line) -> int:
        """Whose eyes it sees with."""
        member = self._state.register.member(connection.member)
        return NONE if member is None or member.seat is None else member.seat

    def _sees(self, connection: Line) -> DeadSee:
        """What it may see beyond that: the dead who asked for it, where the table allows it."""
        register = self._state.register
        see = register.settings.dead_see
        if see == "nothing" or self._state.match is None:
            return "nothing"
        member = register.member(connection.member)
        return see if member is not None and member.saw_open and self._state.is_out(member) else "nothing"
