"""One change of a table at a time: done, written down, and only then shown to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from sixgun.kernel.errors import IllegalAnswer
from sixgun.kernel.option import NONE
from sixgun.server.agenda import Agenda
from sixgun.server.doc import Doc
from sixgun.server.errors import Refusal
from sixgun.server.pictures import encode, over_message
from sixgun.server.play import Play
from sixgun.server.protocol import Chat
from sixgun.server.store import Batch, now

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.house import House

LOG: Final = logging.getLogger("sixgun.server")
CHAT_SHOWN: Final = 100
Work: TypeAlias = Callable[[], None]
Done: TypeAlias = Callable[[Refusal | None], None]


class Broken(Exception):
    """The rules or a view raised at this row: the table is to be frozen."""

    def __init__(self, kind: str, seat: int, data: str) -> None:
        super().__init__(f"{kind} of seat {seat}: {data}")
        self.row = (kind, seat, data)


class Changes(Agenda):
    """A table being changed. No task waits for the disk: what has to wait stands in line and is called."""

    def __init__(self, house: House, id: int, doc: Doc) -> None:
        super().__init__(doc, house.grace)
        self.house = house
        self.id = id
        self.lines: deque[Chat] = deque(maxlen=CHAT_SHOWN)
        self.rows = 0  # numbers given in the record
        self.said = 0  # and in the chat
        self.is_busy = False
        self._line: deque[tuple[Work, Done]] = deque()
        self._mending: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._clear_changes()

    def _clear_changes(self) -> None:
        self.batch = Batch()
        self.table_changed = self.doc_changed = self.state_changed = self.ended = False
        self.here_changed = False  # shown, but not stored
        self.new_lines: list[Chat] = []
        self.arrived: list[Connection] = []

    # -- one after the other --------------------------------------------------------------------------------------

    async def change(self, work: Work) -> None:
        """Do *work* when it is its turn; return when all have been shown it. What it refuses has changed nothing."""
        settled: asyncio.Future[Refusal | None] = self.house.loop.create_future()
        self.submit(work, partial(tell, settled))
        refusal = await settled
        if refusal is not None:
            raise refusal

    def submit(self, work: Work, done: Done) -> None:
        """The same without waiting: *done* is told in the end."""
        self._line.append((work, done))
        self._go_on()

    def _go_on(self) -> None:
        while self._line and not self.is_busy:
            self.is_busy = True
            work, done = self._line.popleft()
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
            if self.doc_changed or self.table_changed:
                self.batch.docs.append(self.doc_row())
        except Exception:
            LOG.exception("table %s: going back to what is on disk", self.doc.code)
            self._mend(done)
            return
        if self.batch.is_empty():
            self._finish(refusal, done)
        else:
            self.house.store.write(self.batch, partial(self._written, refusal, done))

    def _written(self, refusal: Refusal | None, done: Done, error: Exception | None) -> None:
        if error is not None:
            LOG.error("table %s: not written, going back to what is", self.doc.code, exc_info=error)
            self._mend(done)
            return
        try:
            self._finish(refusal, done)
        finally:
            self._go_on()

    def _finish(self, refusal: Refusal | None, done: Done) -> None:
        try:
            self._show_changes()
        except Exception as error:
            LOG.exception("table %s: a view failed", self.doc.code)
            self._clear_changes()
            if self.doc.status != "frozen":
                self._do(partial(self.freeze, Broken("view", NONE, repr(error))), done)
                return
        self._end_turn(done, refusal)

    def _end_turn(self, done: Done, refusal: Refusal | None) -> None:
        """Whatever happens, the next one may come."""
        self._clear_changes()
        self.is_busy = False
        try:
            self.schedule()
        finally:
            done(refusal)

    def _mend(self, done: Done) -> None:
        self._mending = self.house.loop.create_task(self._start_over(done))

    async def _start_over(self, done: Done) -> None:
        """Something went wrong between memory and disk: the disk is right."""
        self._clear_changes()
        try:
            await self.reload()
            self.table_changed = True
            self.state_changed = self.play is not None
            self._show_changes()
        except Exception:
            LOG.exception("table %s: what is on disk cannot be shown", self.doc.code)
        try:
            self._end_turn(done, Refusal("server_error"))
        finally:
            self._go_on()

    async def reload(self) -> int:
        """Everything as it stands on disk; when the last row of the record was written."""
        raise NotImplementedError

    # -- writing --------------------------------------------------------------------------------------------------

    def write(self, kind: str, seat: int = NONE, data: str = "") -> None:
        """Live through a row and add it to the record."""
        play = self.play
        assert play is not None
        at = now()
        try:
            play.apply(kind, seat, data, at)
        except IllegalAnswer as error:
            raise Refusal("illegal_answer", legal=error.legal) from None
        except Exception as error:
            raise Broken(kind, seat, data) from error
        self.add_row(kind, seat, data, at)
        self.state_changed = True
        if play.over and self.doc.status == "playing":
            self.end(play)

    def end(self, play: Play) -> None:
        """The game is over."""
        raise NotImplementedError

    def row(self, kind: str, seat: int, data: str, at: int) -> dict[str, Any]:
        """A row of the record."""
        return {"table_id": self.id, "number": self.rows, "at": at, "kind": kind, "seat": seat, "data": data}

    def add_row(self, kind: str, seat: int, data: str, at: int) -> None:
        """One more of them."""
        self.batch.records.append(self.row(kind, seat, data, at))
        self.rows += 1

    def doc_row(self) -> dict[str, Any]:
        """The document as it is stored."""
        text = msgspec.json.encode(self.doc).decode()
        return {"id": self.id, "code": self.doc.code, "status": self.doc.status, "doc": text, "changed": now()}

    def freeze(self, broken: Broken) -> None:
        """The game cannot go on: keep its record, with the row that broke it, and let the others play."""
        LOG.error("table %s is frozen by %s", self.doc.code, broken, exc_info=broken.__cause__)
        self.house.tables_frozen += 1
        kind, seat, data = broken.row
        if kind != "view":
            self.add_row(kind, seat, data, now())
        self.add_row("frozen", NONE, repr(broken.__cause__ or broken), now())
        self.doc.status = "frozen"
        self.play = None
        self.table_changed = True

    def mind_attendance(self) -> None:
        """A game sleeps, clocks and all, while none of its players is here; how long, the record says."""
        raise NotImplementedError

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
        if self.play is not None and self.ended:
            self.send_all(encode(over_message(self.doc, self.play)))
        for connection in self.arrived:
            self._show_arrived(connection)

    def _show_arrived(self, connection: Connection) -> None:
        """Who has just come sees also what has not changed."""
        if not self.state_changed:
            self.send_state(connection, connection.told)
        if self.play is not None and self.doc.status == "over" and not self.ended:
            connection.send(encode(over_message(self.doc, self.play)))

    # -- what is due ----------------------------------------------------------------------------------------------

    @property
    def is_live(self) -> bool:
        """Is a game being played, with one of its players there or by mail?"""
        if self.play is None or self.doc.status != "playing":
            return False
        return self.doc.settings.clock == "mail" or self.is_attended

    def schedule(self) -> None:
        """Ring when the next bot, clock or leaver is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.is_live:
            return
        loop = self.house.loop
        due = min(self.due(loop.time()), default=None)
        if due is not None:
            self._timer = loop.call_at(due[0], self._ring)

    def _ring(self) -> None:
        self.submit(self.do_due, self._rung)

    def do_due(self) -> None:
        """Do the first thing that is due, if it still is."""
        raise NotImplementedError

    def _rung(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            LOG.warning("table %s: %s", self.doc.code, refusal)
            self.schedule()


def tell(settled: asyncio.Future[Refusal | None], refusal: Refusal | None) -> None:
    """Tell who waits, unless nobody waits any more."""
    if not settled.done():
        settled.set_result(refusal)
