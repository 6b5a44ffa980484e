"""A table with people at it: games begin, people come and go, and the table goes on to the next owner."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sixgun.games import kind_of
from sixgun.kernel.option import NONE
from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.protocol.encoding import encode
from sixgun.server.room import drawing
from sixgun.server.room.changes import Changes
from sixgun.server.room.match import Beginning, Match, StartRow, match_of_rows
from sixgun.server.room.outgoing import StateMessages, welcome
from sixgun.server.room.register import Member, Register
from sixgun.server.times import game_time

if TYPE_CHECKING:
    from sixgun.server.house import House
    from sixgun.server.line.connection import Connection

OWNER_MAY_BE_GONE: Final = 60.0  # seconds


class Room(Changes):
    """One table: its register, the match being played, who is connected, and the next thing due."""

    def __init__(self, house: House, id: int, register: Register) -> None:
        super().__init__(house, id, register)
        self.idle_since = game_time()
        self._draw_timer: asyncio.TimerHandle | None = None

    # -- a game ---------------------------------------------------------------------------------------------------

    def begin(self, practice: Beginning | None = None) -> None:
        """A new game with the people and bots that sit here; after a practice game the same again."""
        register = self.register
        if practice is None and self.match is not None:
            practice = self.match.start.practice
        register.begin()
        settings = register.settings
        rules = kind_of(settings.game).rules
        draw = drawing.drawn(self)
        start = StartRow(
            settings.game, settings.setup, rules, draw.seed(), settings.clock, self._bots_by_seat(), register.names()
        )
        if practice is None:
            start.secret, start.shares = draw.secret, draw.shares
        else:
            start.seed, start.begins, start.start = practice.seed, practice.begins, practice.start
        at = game_time()
        self.match = Match(start, at)
        self.add_row("start", NONE, msgspec.json.encode(start).decode(), at)
        for connection in self.connections:
            connection.told = 0
        self.paused = False
        self.hasten()
        if self._draw_timer is not None:
            self._draw_timer.cancel()
            self._draw_timer = None
        self.table_changed = self.state_changed = True

    def ring_in(self, seconds: float) -> None:
        """Wait so long for the shares of the draw."""
        give_up = partial(drawing.give_up, self)
        self._draw_timer = self.house.loop.call_later(seconds, self.submit, give_up, ignore)

    def _bots_by_seat(self) -> list[str | None]:
        return [
            self.register.bots[seat] if self.register.at(seat) is None else None for seat in range(self.register.seats)
        ]

    async def thaw(self) -> None:
        """Try a frozen game again; raises what its rules or views raise, and then nothing has changed."""
        if self.register.status != "frozen":
            raise Refusal("not_now")
        rows = await self.house.store.last_game(self.id)
        at = game_time()
        row = self.row("thawed", NONE, str(max(0, at - rows[-1]["at"])), at)
        match = match_of_rows([*rows, row])
        messages = StateMessages(match.session, self.register.game, [])
        for seat in (NONE, *range(match.table.seats)):
            encode(messages.state(seat, 0))
        was_over = any(row["kind"] == "over" for row in rows)
        await self.change(partial(self._go_on_with, match, row, was_over))

    def _go_on_with(self, match: Match, row: dict[str, Any], was_over: bool) -> None:
        self.match = match
        self.register.status = "over" if was_over else "playing"
        self.add_row(row["kind"], NONE, row["data"], row["at"])
        if match.over and not was_over:
            self.end(match)
        elif not was_over:
            self._fill_seats(match)
        self.table_changed = self.state_changed = True

    def _fill_seats(self, match: Match) -> None:
        """Who left while the game was frozen has left a bot behind."""
        for seat in range(self.register.seats):
            if self.register.at(seat) is None and seat not in match.bots:
                self.write("seat", seat, self.register.bots[seat] or self.register.house_bot())

    # -- coming and going -----------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, since: int) -> None:
        """Somebody is connected: wake up if asleep, give them back their seat, show them everything."""
        with suppress(Unwritable):  # they are here, and are told so
            await self.change(partial(self._let_in, connection, since), writes=False)

    def _let_in(self, connection: Connection, since: int) -> None:
        member = self.register.member(connection.member)
        connection.send(encode(welcome(self.register, member)))
        for line in self.lines:
            connection.send(encode(line))
        connection.told = since
        self.add(connection)
        self.arrived.append(connection)
        self.here_changed = True
        if member is not None:
            self.gone.pop(member.id, None)
        if (
            self.register.draw is not None
            and self.register.draw.closed
            and not self.register.in_game
            and self._draw_timer is None
        ):
            self.ring_in(drawing.PATIENCE)  # the server was restarted meanwhile
        if not self.is_troubled:
            self.mind_attendance()
            self._welcome_back(member)

    def _welcome_back(self, member: Member | None) -> None:
        """What is theirs is theirs again: the table they have lent, the seat a bot has kept."""
        if member is not None:
            self.table_changed |= self.register.give_back(member)
            self.give_back(member)

    def show_trouble(self) -> None:
        """Nothing can be written, or all is well again: say so, and go on."""
        self.here_changed = True
        if not self.is_troubled:
            for id in sorted(self.here):
                self._welcome_back(self.register.member(id))

    def give_back(self, member: Member) -> None:
        """The bot that kept the seat gives it back."""
        match = self.match
        if (
            match is not None
            and self.register.status == "playing"
            and member.seat is not None
            and match.kept[member.seat]
        ):
            self.write("kept", member.seat, "")
            self.table_changed = True

    def part(self, connection: Connection) -> None:
        """A connection is gone."""
        self.submit(partial(self._let_go, connection), ignore, writes=False)

    def _let_go(self, connection: Connection) -> None:
        if connection in self.connections:
            self.remove(connection)
            member = connection.member
            if member is not None and member not in self.here:
                self.gone[member] = self.house.loop.time()
            self.idle_since = game_time()
            self.here_changed = True

    def pass_on(self) -> None:
        """An owner who has been gone for long, while others are here, owns the table no more."""
        loop_time = self.house.loop.time()
        self.miss_the_absent(loop_time)
        here = self.here
        heirs = [member for member in self.register.members if member.id in here]
        owner = self.register.owner
        if heirs and owner not in here and self.gone.get(owner or "", 0) < loop_time - OWNER_MAY_BE_GONE:
            self.table_changed = self.register.lend(heirs)

    def may_rest(self, idle: int) -> bool:
        """Has nobody been here for so long, and will nothing happen for as long again?"""
        if self.connections or self.is_busy or self.idle_since > game_time() - idle:
            return False
        due = self.due_by_mail()
        return not self.is_live or due is None or due > game_time() + idle

    def close(self) -> None:
        """Nothing rings any more."""
        self.is_closed = True
        for timer in (self._timer, self._draw_timer):
            if timer is not None:
                timer.cancel()


def ignore(refusal: Refusal | None) -> None:
    """Nobody is there to be told."""
