"""A table with people at it: games begin, people come and go, and the table goes on to the next owner."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sixgun.games import kind_of
from sixgun.kernel.option import NONE
from sixgun.server import drawing
from sixgun.server.changes import Changes
from sixgun.server.clock import game_time
from sixgun.server.doc import Doc, MemberDoc
from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.pictures import Scene, encode, welcome
from sixgun.server.play import Beginning, Play, StartRow, play_again

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.house import House

OWNER_MAY_BE_GONE: Final = 60.0  # seconds


class Room(Changes):
    """One table: its document, the game being played, who is connected, and the next thing due."""

    def __init__(self, house: House, id: int, doc: Doc) -> None:
        super().__init__(house, id, doc)
        self.idle_since = game_time()
        self._draw_timer: asyncio.TimerHandle | None = None

    # -- a game ---------------------------------------------------------------------------------------------------

    def begin(self, practice: Beginning | None = None) -> None:
        """A new game with the people and bots that sit here; after a practice game the same again."""
        doc = self.doc
        if practice is None and self.play is not None:
            practice = self.play.start.practice
        doc.begin()
        settings = doc.settings
        rules = kind_of(settings.game).rules
        draw = drawing.drawn(self)
        start = StartRow(
            settings.game, settings.setup, rules, draw.seed(), settings.clock, self._bots_by_seat(), doc.names()
        )
        if practice is None:
            start.secret, start.shares = draw.secret, draw.shares
        else:
            start.seed, start.begins, start.start = practice.seed, practice.begins, practice.start
        at = game_time()
        self.play = Play(start, at)
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
        return [self.doc.bots[seat] if self.doc.at(seat) is None else None for seat in range(self.doc.seats)]

    async def thaw(self) -> None:
        """Try a frozen game again; raises what its rules or views raise, and then nothing has changed."""
        if self.doc.status != "frozen":
            raise Refusal("not_now")
        rows = await self.house.store.last_game(self.id)
        at = game_time()
        row = self.row("thawed", NONE, str(max(0, at - rows[-1]["at"])), at)
        play = play_again([*rows, row])
        scene = Scene(play.session, self.doc.game, [])
        for seat in (NONE, *range(play.table.seats)):
            encode(scene.state(seat, 0))
        was_over = any(row["kind"] == "over" for row in rows)
        await self.change(partial(self._go_on_with, play, row, was_over))

    def _go_on_with(self, play: Play, row: dict[str, Any], was_over: bool) -> None:
        self.play = play
        self.doc.status = "over" if was_over else "playing"
        self.add_row(row["kind"], NONE, row["data"], row["at"])
        if play.over and not was_over:
            self.end(play)
        elif not was_over:
            self._fill_seats(play)
        self.table_changed = self.state_changed = True

    def _fill_seats(self, play: Play) -> None:
        """Who left while the game was frozen has left a bot behind."""
        for seat in range(self.doc.seats):
            if self.doc.at(seat) is None and seat not in play.bots:
                self.write("seat", seat, self.doc.bots[seat] or self.doc.house_bot())

    # -- coming and going -----------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, since: int) -> None:
        """Somebody is connected: wake up if asleep, give them back their seat, show them everything."""
        with suppress(Unwritable):  # they are here, and are told so
            await self.change(partial(self._let_in, connection, since), writes=False)

    def _let_in(self, connection: Connection, since: int) -> None:
        member = self.doc.member(connection.member)
        connection.send(encode(welcome(self.doc, member)))
        for line in self.lines:
            connection.send(encode(line))
        connection.told = since
        self.add(connection)
        self.arrived.append(connection)
        self.here_changed = True
        if member is not None:
            self.gone.pop(member.id, None)
        if self.doc.draw is not None and self.doc.draw.closed and not self.doc.in_game and self._draw_timer is None:
            self.ring_in(drawing.PATIENCE)  # the server was restarted meanwhile
        if not self.is_troubled:
            self.mind_attendance()
            self._welcome_back(member)

    def _welcome_back(self, member: MemberDoc | None) -> None:
        """What is theirs is theirs again: the table they have lent, the seat a bot has kept."""
        if member is not None:
            self.table_changed |= self.doc.give_back(member)
            self.give_back(member)

    def show_trouble(self) -> None:
        """Nothing can be written, or all is well again: say so, and go on."""
        self.here_changed = True
        if not self.is_troubled:
            for id in sorted(self.here):
                self._welcome_back(self.doc.member(id))

    def give_back(self, member: MemberDoc) -> None:
        """The bot that kept the seat gives it back."""
        play = self.play
        if play is not None and self.doc.status == "playing" and member.seat is not None and play.kept[member.seat]:
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
        heirs = [member for member in self.doc.members if member.id in here]
        owner = self.doc.owner
        if heirs and owner not in here and self.gone.get(owner or "", 0) < loop_time - OWNER_MAY_BE_GONE:
            self.table_changed = self.doc.lend(heirs)

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
