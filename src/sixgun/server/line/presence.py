# compiled
"""Somebody at a table, wherever that is: at this worker, or carried to another; when it moves, they come along."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.journal.log import REQUEST, about
from sixgun.server.line.connection import SERVICE_RESTART, Connection
from sixgun.server.protocol.messages import Hello
from sixgun.server.room.hearing import identify, refuse, take
from sixgun.server.room.room import Room
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.tokens import read_code
from sixgun.server.visitors.limits import Allowance

if TYPE_CHECKING:
    from sixgun.server.house import House

LOG: Final = logging.getLogger("sixgun.server")
PATIENCE: Final = 10.0  # seconds to find a table that has lost its owner
PAUSE: Final = 0.02  # seconds between attempts, at first ...
LONGEST: Final = 0.3  # ... and in the end


class Presence:
    """One socket and the table it is at."""

    __slots__ = (
        "connection",
        "room",
        "peer",
        "line",
        "hello",
        "code",
        "request",
        "_house",
        "_unsaid",
        "_is_moving",
        "_task",
    )

    def __init__(self, house: House, connection: Connection, code: str, hello: Hello, request: str = "") -> None:
        self.connection = connection
        self.code = read_code(code)
        self.hello = hello
        self.request = request  # its id in the log
        self.room: Room | None = None  # the table, if it is here
        self.peer = ""  # else the worker that has it, which knows us by this number
        self.line = 0
        self._house = house
        self._unsaid: list[str | bytes] = []  # what came while the table was looked for
        self._is_moving = False
        self._task: asyncio.Task[None] | None = None
        connection.on_lost = self.lost

    def facts(self) -> dict[str, str | None]:
        """What the log tells of it."""
        return {"table": self.code, "person": self.connection.member}

    # -- finding the table ----------------------------------------------------------------------------------------

    async def attend(self) -> None:
        """Come in where the table is, as soon as can be; raises Refusal."""
        self._is_moving = True
        end = self._house.loop.time() + PATIENCE
        pause = PAUSE
        try:
            while not await self._come_in(self._house.loop.time() < end):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)
        finally:
            self._is_moving = False
        unsaid, self._unsaid = self._unsaid, []
        for text in unsaid:
            self.say(text)

    async def _come_in(self, may_wait: bool) -> bool:
        """Have we found it? Not yet: it is in nobody's hands, or on its way to another's."""
        try:
            try:
                room = await self._house.find(self.code, self.connection.visitor.origin)
            except Elsewhere as elsewhere:
                await self._house.others.enter(self, elsewhere.name, self._since())
                return True
            return await self._come_in_here(room)
        except Refusal as refusal:
            if not may_wait or not isinstance(refusal, Unwritable):
                raise
        return self.connection.is_closing

    async def _come_in_here(self, room: Room) -> bool:
        self.known_as(identify(self._house, room, self.hello))
        game = room.register.game
        self.room = room  # whatever happens now, they have to leave it again
        await room.enter(self.connection, self._since() if self.hello.game == game else 0)
        if self.connection in room.audience.connections:
            return True
        self.room = None
        return self.connection.is_closing

    def _since(self) -> int:
        """What they know of the story: the first time what they say, then nothing for sure."""
        since, self.hello.since = self.hello.since, 0
        return since

    def known_as(self, member: str | None) -> None:
        """They are that member, or nobody."""
        house = self._house
        person = Allowance(house.limits) if member is None else house.rates.person(member)
        self.connection.known_as(member, person)

    # -- losing it ------------------------------------------------------------------------------------------------

    def lost(self) -> None:
        """The table is no longer where it was."""
        self.room, self.peer, self.line = None, "", 0
        self.connection.forget_unheard()
        if not self._is_moving and not self.connection.is_closing:
            self._is_moving = True
            self._task = self._house.loop.create_task(self._come_back())

    async def _come_back(self) -> None:
        try:
            await self.attend()
        except Refusal as refusal:
            LOG.debug("table %s: %s", self.code, refusal, extra=about("table_lost", **self.facts()))
            self.connection.dismiss("closing", SERVICE_RESTART)
        except Exception:
            LOG.exception("table %s could not be found again", self.code, extra=about("table_lost", **self.facts()))
            self.connection.dismiss("closing", SERVICE_RESTART)

    def leave(self) -> None:
        """The socket is closed."""
        if self._task is not None:
            self._task.cancel()
        if self.room is not None:
            self.room.leave(self.connection)
        elif self.line:
            self._house.others.leave(self)

    # -- saying something -----------------------------------------------------------------------------------------

    def hear(self, text: str | bytes) -> None:
        """A message: the table deals with it, unless there are too many."""
        connection = self.connection
        if connection.is_closing:
            return
        if not connection.may_send():
            refuse(connection, "", Refusal("slow_down"))
            return
        connection.hears()
        token = REQUEST.set(self.request)
        try:
            self.say(text)
        finally:
            REQUEST.reset(token)

    def say(self, text: str | bytes) -> None:
        """A message of theirs."""
        if self.room is not None:
            take(self.room, self.connection, text)
        elif self.line:
            self._house.others.say(self, text if isinstance(text, str) else text.decode())
        else:
            self._unsaid.append(text)
