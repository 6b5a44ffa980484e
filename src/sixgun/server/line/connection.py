# compiled
"""One WebSocket: what it may send, what waits to be sent to it, and whose it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from sixgun.server.journal.log import about
from sixgun.server.line.line import CLOSED, Line
from sixgun.server.line.wire import LINGER, POLICY, UNREAD, wire_of
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import Goodbye
from sixgun.server.visitors.limits import Allowance, Visitor

LOG: Final = logging.getLogger("sixgun.server")
GOING_AWAY: Final = 1001
NOT_FOUND: Final = 4404
SERVICE_RESTART: Final = 1012


class Post:
    """What goes out in one turn of the loop goes out together, at its end.

    A system call for a socket costs far more when whoever listens has to be woken for it; after the first one of many
    they are awake.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[Connection] = []

    def take(self, connection: Connection) -> None:
        """This one has something to send."""
        if not self._waiting:
            self._loop.call_soon(self._deliver)
        self._waiting.append(connection)

    def _deliver(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            try:
                connection.flush()
            except Exception:
                LOG.exception("a connection could not be written to: it is let go", extra=about("unsendable"))
                connection.dismiss("too_slow")


class Connection(Line):
    """A browser at a table. ``send`` never waits: if the line is not free, a task brings the messages out."""

    __slots__ = (
        "socket",
        "limits",
        "on_lost",
        "_person",
        "_post",
        "_queue",
        "_queued",
        "_unsent",
        "_news",
        "_wire",
        "_is_posted",
        "_is_pumping",
        "_pump",
        "_beyond",
        "_unheard",
        "_heard_all",
        "_end",
    )

    def __init__(self, socket: WebSocket, member: str | None, person: Allowance, visitor: Visitor, post: Post) -> None:
        super().__init__(member, visitor)
        self.socket = socket
        self.limits = visitor.limits
        self.on_lost: Callable[[], None] = partial(self.dismiss, "closing", SERVICE_RESTART)
        self._person = person
        self._post = post
        self._queue: list[bytes] = []
        self._queued = 0  # bytes in it
        self._unsent = 0  # bytes the address has been told of
        self._news = asyncio.Event()
        self._wire = wire_of(socket)
        self._is_posted = False  # messages wait for the end of the turn
        self._is_pumping = False  # messages wait for the line, or one is on its way
        self._beyond = 0
        self._unheard = 0  # messages of theirs that have not been dealt with
        self._heard_all: asyncio.Event | None = None  # where somebody waits for that
        self._end: int | None = None
        self._pump = asyncio.create_task(self._send_all())
        if self._wire is not None:
            self._wire.jammed = self._count

    def send(self, text: bytes) -> None:
        """Let it have this message; who is too far behind is let go and comes back to a fresh state."""
        if self._end is not None:
            return
        self._queue.append(text)
        self._queued += len(text)
        if not self._is_posted:
            self._is_posted = True
            self._post.take(self)
        if self._is_pumping:
            self._mind_the_slow()

    def flush(self) -> None:
        """Send what waits, at once if the line is free."""
        self._is_posted = False
        wire, queue = self._wire, self._queue
        if not self._is_pumping and wire is not None and (not queue or wire.write_texts(queue)):
            self._queue = []
            self._queued = 0
            if self._unsent:
                self._count()
        else:
            self._is_pumping = True
            self._news.set()
            self._mind_the_slow()

    # -- who reads slowly -----------------------------------------------------------------------------------------

    def _count(self) -> None:
        """Tell the address what waits for it here."""
        unsent = self._queued + (0 if self._wire is None else self._wire.unsent())
        self.visitor.unsent += unsent - self._unsent
        self._unsent = unsent

    def _mind_the_slow(self) -> None:
        """The line is not free: let it go if too much waits for it, or for its address."""
        self._count()
        few = self.limits
        is_far_behind = len(self._queue) > few.queue or (few.on and self._unsent > few.unsent)
        if self._end is None and (is_far_behind or self.visitor.reads_too_little):
            self._end = GOING_AWAY
            self._forget_queue()
            if self._wire is not None:
                self._wire.abort()
            else:
                self._news.set()

    def _forget_queue(self) -> None:
        self._queue.clear()
        self._queued = 0
        self._count()

    # -- letting go -----------------------------------------------------------------------------------------------

    def dismiss(self, why: str, code: int = CLOSED) -> None:
        """Say goodbye and close; who does not listen is not waited for."""
        if self._end is None:
            self._is_pumping = True
            text = encode(Goodbye(why))
            self._queue.append(text)
            self._queued += len(text)
            self._end = code
            self._news.set()
            self._wait_no_longer()

    def _wait_no_longer(self) -> None:
        """Who does not read the last words, either, is gone in a moment."""
        if self._wire is not None:
            asyncio.get_running_loop().call_later(LINGER, self._wire.abort_if_unread)

    async def _send_all(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._queue:
                    text = self._queue.pop(0)
                    self._queued -= len(text)
                    await self.socket.send({"type": "websocket.send", "text": text.decode()})
                self._is_pumping = False
                if self._end is not None:
                    await self.socket.close(self._end)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._end = GOING_AWAY

    async def close(self) -> None:
        """Send what waits to be sent, for a moment, then stop."""
        if self._end is not None and not self._pump.done():
            await asyncio.wait([self._pump], timeout=1)
        self._end = self._end or GOING_AWAY
        self._pump.cancel()
        if self._wire is not None:
            self._wire.hear = self._wire.jammed = None
        self._wait_no_longer()
        self.visitor.unsent -= self._unsent
        self._unsent = 0

    def lost(self) -> None:
        """The table is no longer here: whoever holds this socket comes back to it, wherever it is."""
        self.on_lost()

    # -- hearing --------------------------------------------------------------------------------------------------

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hear plain texts at once, without a task, where the server has such a way."""
        if self._wire is not None:
            self._wire.hear = hear

    def hears(self) -> None:
        """A message has come: who is far ahead of the table is not read for a while."""
        self._unheard += 1
        if self._unheard >= UNREAD and self._wire is not None:
            self._wire.pause_reading()

    def heard(self) -> None:
        """It has been dealt with."""
        if self._unheard:
            self._unheard -= 1
            if not self._unheard:
                self._go_on_reading()

    def forget_unheard(self) -> None:
        """Nobody will deal with them any more."""
        self._unheard = 0
        self._go_on_reading()

    def _go_on_reading(self) -> None:
        if self._wire is not None:
            self._wire.resume_reading()
        if self._heard_all is not None:
            self._heard_all.set()

    async def all_heard(self) -> None:
        """Return when all that came has been dealt with."""
        if self._heard_all is None:
            self._heard_all = asyncio.Event()
        self._heard_all.clear()
        if self._unheard and self._end is None:
            await self._heard_all.wait()

    def known_as(self, member: str | None, person: Allowance) -> None:
        """Whose it is."""
        self.member, self._person = member, person

    # -- limits ---------------------------------------------------------------------------------------------------

    def may_send(self) -> bool:
        """One more message now? Who goes on and on regardless is closed."""
        if not self.limits.on or self.may("messages"):
            return True
        self._beyond += 1
        if self._beyond > self.limits.patience:
            self.dismiss("flood", POLICY)
        return False

    def may(self, purpose: str) -> bool:
        """One more of that, for the person and for the address?"""
        return self._person.allows(purpose) and self.visitor.allows(f"{purpose}_together")

    def may_chat(self) -> bool:
        """One more line now?"""
        return self.may("chat")

    @property
    def is_closing(self) -> bool:
        """Has it been let go?"""
        return self._end is not None
