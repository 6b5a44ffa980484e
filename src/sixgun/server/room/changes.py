"""One change of a table at a time: done, written down, and only then shown to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from sixgun.kernel.option import NONE
from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.protocol.encoding import encode
from sixgun.server.room.ledger import Broken, Ledger
from sixgun.server.room.outgoing import over_message
from sixgun.server.room.register import Register

if TYPE_CHECKING:
    from sixgun.server.house import House
    from sixgun.server.line.connection import Connection

LOG: Final = logging.getLogger("sixgun.server")
Work: TypeAlias = Callable[[], None]
Done: TypeAlias = Callable[[Refusal | None], None]


class Changes(Ledger):
    """A table being changed. No task waits for the disk: what has to wait stands in line and is called."""

    def __init__(self, house: House, id: int, register: Register) -> None:
        super().__init__(house, id, register)
        self.is_busy = False
        self.is_closed = False  # nothing rings any more
        self._line: deque[tuple[Work, Done, bool]] = deque()
        self._mending: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    # -- one after the other --------------------------------------------------------------------------------------

    async def change(self, work: Work, writes: bool = True) -> None:
        """Do *work* when it is its turn; return when all have been shown it. What it refuses has changed nothing."""
        settled: asyncio.Future[Refusal | None] = self.house.loop.create_future()
        self.submit(work, partial(tell, settled), writes)
        refusal = await settled
        if refusal is not None:
            raise refusal

    def submit(self, work: Work, done: Done, writes: bool = True) -> None:
        """The same without waiting: *done* is told in the end. *writes*: is refused while nothing can be written."""
        self._line.append((work, done, writes))
        self._go_on()

    def _go_on(self) -> None:
        while self._line and not self.is_busy:
            self.is_busy = True
            work, done, writes = self._line.popleft()
            if writes and self.house.store.trouble is not None:
                self._end_turn(done, self.house.store.trouble)
            else:
                self._do(work, done)

    def _do(self, work: Work, done: Done) -> None:
        refusal = None
        try:
            try:
                work()
            except Broken as broken:
                self.freeze(broken)
            except Refusal as error:
                refusal = error
            self.mind_attendance()
            if self.register_changed or self.table_changed:
                self.batch.tables.append(self.register_row())
        except Exception:
            LOG.exception("table %s: going back to what is on disk", self.register.code)
            self._mend(done)
            return
        if self.batch.is_empty():
            self._finish(refusal, done)
        else:
            self.house.store.write(self.batch, partial(self._written, refusal, done))

    def _written(self, refusal: Refusal | None, done: Done, error: Exception | None) -> None:
        if error is not None:
            if not isinstance(error, Unwritable):
                LOG.error("table %s: not written, going back to what is", self.register.code, exc_info=error)
            self._mend(done, error)
            return
        try:
            self._finish(refusal, done)
        finally:
            self._go_on()

    def _finish(self, refusal: Refusal | None, done: Done) -> None:
        try:
            self._show_changes()
        except Exception as error:
            LOG.exception("table %s: a view failed", self.register.code)
            self.clear_changes()
            if self.register.status != "frozen":
                self._do(partial(self.freeze, Broken("view", NONE, repr(error))), done)
                return
        self._end_turn(done, refusal)

    def _end_turn(self, done: Done, refusal: Refusal | None) -> None:
        """Whatever happens, the next one may come."""
        self.clear_changes()
        self.is_busy = False
        try:
            self.schedule()
        finally:
            done(refusal)

    def _mend(self, done: Done, error: Exception | None = None) -> None:
        refusal = error if isinstance(error, Refusal) else Refusal("server_error")
        self._mending = self.house.loop.create_task(self._start_over(done, refusal))

    async def _start_over(self, done: Done, refusal: Refusal) -> None:
        """Something went wrong between memory and disk: the disk is right."""
        self.clear_changes()
        try:
            await self.reload()
            self.table_changed = True
            self.state_changed = self.match is not None
            self._show_changes()
        except Exception:
            LOG.exception("table %s: what is on disk cannot be shown", self.register.code)
        try:
            self._end_turn(done, refusal)
        finally:
            self._go_on()

    # -- showing --------------------------------------------------------------------------------------------------

    def _show_changes(self) -> None:
        if self.table_changed or self.here_changed:
            self.send_all(encode(self.table_message()))
            self.house.note(self)
        for line in self.new_lines:
            self.lines.append(line)
            self.send_all(encode(line))
        if self.state_changed:
            self.show_states()
        if self.match is not None and self.ended:
            self.send_all(encode(over_message(self.register, self.match)))
        for connection in self.arrived:
            self._show_arrived(connection)

    def _show_arrived(self, connection: Connection) -> None:
        """Who has just come sees also what has not changed."""
        if not self.state_changed:
            self.send_state(connection, connection.told)
        if self.match is not None and self.register.status == "over" and not self.ended:
            connection.send(encode(over_message(self.register, self.match)))

    # -- what is due ----------------------------------------------------------------------------------------------

    def schedule(self) -> None:
        """Ring when the next bot, clock or leaver is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.is_live or self.is_troubled or self.is_closed:
            return
        loop = self.house.loop
        due = min(self.due(loop.time()), default=None)
        if due is not None:
            self._timer = loop.call_at(due[0], self._ring)

    def _ring(self) -> None:
        self.submit(self.do_due, self._rung)

    def do_due(self) -> None:
        """Do the first thing that is due, if it still is."""
        if not self.is_live:
            return
        time = self.house.loop.time()
        due = sorted(item for item in self.due(time) if item[0] <= time + 0.002)
        if not due:
            return
        _, what, seat = due[0]
        match = self.match
        assert match is not None
        if what == "bot":
            self.write("bot", seat, match.bot_answer(seat))
        elif what == "clock":
            self.write("clock", seat, match.default_answer(seat))
            if not match.over and match.is_struck_out(seat):
                self.keep(seat)
        else:
            self.keep(seat)

    def keep(self, seat: int) -> None:
        """A bot keeps the seat from now on."""
        self.write("kept", seat, self.register.house_bot())
        self.table_changed = True

    def _rung(self, refusal: Refusal | None) -> None:
        if refusal is not None and not isinstance(refusal, Unwritable):
            LOG.warning("table %s: %s", self.register.code, refusal)
            self.schedule()


def tell(settled: asyncio.Future[Refusal | None], refusal: Refusal | None) -> None:
    """Tell who waits, unless nobody waits any more."""
    if not settled.done():
        settled.set_result(refusal)
