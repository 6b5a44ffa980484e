# compiled
"""One change of a table at a time: done, written down, and only then shown to everybody."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from sixgun.kernel.option import NONE
from sixgun.server.errors import Fenced, Refusal, Unwritable
from sixgun.server.journal.log import REQUEST, about
from sixgun.server.room.ledger import Broken
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.storage.store import Store

LOG: Final = logging.getLogger("sixgun.server")
PAUSE: Final = 0.1  # seconds between attempts to read, at first ...
LONGEST: Final = 2.0  # ... and in the end
TRIES: Final = 3  # to read what can be written
Work: TypeAlias = Callable[[], None]
Done: TypeAlias = Callable[[Refusal | None], None]


class Changing(ABC):
    """What is changed: a table, as its queue of changes knows it."""

    @property
    @abstractmethod
    def code(self) -> str:
        """What it is called in the log."""

    @property
    @abstractmethod
    def is_frozen(self) -> bool:
        """Can its match not go on?"""

    @property
    @abstractmethod
    def is_stale(self) -> bool:
        """May what is on disk have changed?"""

    @abstractmethod
    def lose(self) -> None:
        """It is no longer here."""

    @abstractmethod
    def complete(self) -> Batch:
        """The work is done: what is to be written of it."""

    @abstractmethod
    def freeze(self, broken: Broken) -> None:
        """The match cannot go on."""

    @abstractmethod
    def show(self) -> None:
        """It is on disk: everybody sees it."""

    @abstractmethod
    def forget(self) -> None:
        """The change is over, or given up."""

    @abstractmethod
    def look_ahead(self) -> None:
        """See what is due next."""

    @abstractmethod
    async def reload(self) -> int:
        """Be again what is on disk."""

    @abstractmethod
    def show_all(self) -> None:
        """Everybody sees all of it anew."""


class Changes:
    """The changes of one table. No task waits for the disk: what has to wait stands in a queue and is called."""

    def __init__(self, table: Changing, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self.is_busy = False
        self.written_at = 0.0  # when the last change was on disk, by the time of the loop
        self._table = table
        self._store = store
        self._loop = loop
        self._queue: deque[tuple[Work, Done, bool, str]] = deque()
        self._request = ""  # whose change is in progress, for the log
        self._mending: asyncio.Task[None] | None = None

    def _about(self, event: str) -> dict[str, Any]:
        return about(event, table=self._table.code)

    # -- one after the other --------------------------------------------------------------------------------------

    async def make(self, work: Work, writes: bool = True) -> None:
        """Do *work* when it is its turn; return when all have been shown it. What it refuses has changed nothing."""
        settled: asyncio.Future[Refusal | None] = self._loop.create_future()
        self.submit(work, partial(tell, settled), writes)
        refusal = await settled
        if refusal is not None:
            raise refusal

    def submit(self, work: Work, done: Done, writes: bool = True) -> None:
        """The same without waiting: *done* is told in the end. *writes*: is refused while nothing can be written."""
        self._queue.append((work, done, writes, REQUEST.get()))
        self._go_on()

    def _go_on(self) -> None:
        while self._queue and not self.is_busy:
            self.is_busy = True
            if self._table.is_stale:
                self._mend(ignore)
                return
            work, done, writes, self._request = self._queue.popleft()
            if REQUEST.get() is self._request:
                self._begin(work, done, writes)
                continue
            token = REQUEST.set(self._request)
            try:
                self._begin(work, done, writes)
            finally:
                REQUEST.reset(token)

    def _begin(self, work: Work, done: Done, writes: bool) -> None:
        trouble = self._store.trouble if writes else None
        if trouble is not None:
            self._end_turn(done, trouble)
        else:
            self._do(work, done)

    def _do(self, work: Work, done: Done) -> None:
        refusal = None
        try:
            try:
                work()
            except Broken as broken:
                self._table.freeze(broken)
            except Refusal as error:
                refusal = error
            batch = self._table.complete()
        except Exception:
            LOG.exception("table %s: going back to what is on disk", self._table.code, extra=self._about("undone"))
            self._mend(done)
            return
        if batch.is_empty():
            self._finish(refusal, done)
        else:
            self._store.write(batch, partial(self._written, refusal, done))

    def _written(self, refusal: Refusal | None, done: Done, error: Exception | None) -> None:
        token = REQUEST.set(self._request)  # we are called by the writer
        try:
            self._end_writing(refusal, done, error)
        finally:
            REQUEST.reset(token)
            self._go_on()

    def _end_writing(self, refusal: Refusal | None, done: Done, error: Exception | None) -> None:
        if error is not None:
            if not isinstance(error, Unwritable):
                LOG.error(
                    "table %s: not written, going back to what is",
                    self._table.code,
                    exc_info=error,
                    extra=self._about("not_written"),
                )
            self._mend(done, error)
            return
        self.written_at = self._loop.time()
        self._finish(refusal, done)

    def _finish(self, refusal: Refusal | None, done: Done) -> None:
        try:
            self._table.show()
        except Exception as error:
            LOG.exception("table %s: a view failed", self._table.code, extra=self._about("view_failed"))
            self._table.forget()
            if not self._table.is_frozen:
                self._do(partial(self._table.freeze, Broken("view", NONE, repr(error))), done)
                return
        self._end_turn(done, refusal)

    def _end_turn(self, done: Done, refusal: Refusal | None) -> None:
        """Whatever happens, the next one may come."""
        self._table.forget()
        self.is_busy = False
        try:
            self._table.look_ahead()
        finally:
            done(refusal)

    # -- when something went wrong --------------------------------------------------------------------------------

    def _mend(self, done: Done, error: Exception | None = None) -> None:
        refusal = error if isinstance(error, Refusal) else Refusal("server_error")
        self._mending = self._loop.create_task(self._start_over(done, refusal))

    async def _start_over(self, done: Done, refusal: Refusal) -> None:
        """Something went wrong between memory and disk: the disk is right."""
        self._table.forget()
        try:
            if await self._read_again(partial(done, refusal)):
                done = ignore  # they know
            self._table.show_all()
        except (Elsewhere, Refusal) as error:
            LOG.info("table %s is not here any more: %s", self._table.code, error, extra=self._about("table_moved"))
            self._lose(done, refusal)
            return
        except Exception:
            LOG.exception("table %s: what is on disk cannot be shown", self._table.code, extra=self._about("unshown"))
            self._lose(done, refusal)  # what is in memory is not so
            return
        try:
            self._end_turn(done, refusal)
        finally:
            self._go_on()

    def _lose(self, done: Done, refusal: Refusal) -> None:
        """Nobody waits for what cannot be done here any more; they look for the table anew."""
        waiting, self._queue = self._queue, deque()
        self.is_busy = False
        self._table.lose()
        done(refusal)
        for _, tell_them, _, _ in waiting:
            tell_them(Fenced())

    async def _read_again(self, refuse: Callable[[], None]) -> bool:
        """What cannot be written can perhaps not be read, either: say so at once, and read as soon as can be."""
        pause, left = PAUSE, TRIES
        while True:
            try:
                await self._table.reload()
                return pause > PAUSE
            except Elsewhere:
                raise
            except Exception as error:
                if isinstance(error, Refusal) and not isinstance(error, Unwritable):
                    raise
                left -= self._store.trouble is None
                if not left:
                    raise
            if pause == PAUSE:
                refuse()
            self._turn_away()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    def _turn_away(self) -> None:
        """Nobody waits for what cannot be done."""
        trouble = self._store.trouble
        if trouble is None:
            return
        waiting, self._queue = self._queue, deque()
        for one in waiting:
            if one[2]:
                one[1](trouble)
            else:
                self._queue.append(one)


def tell(settled: asyncio.Future[Refusal | None], refusal: Refusal | None) -> None:
    """Tell who waits, unless nobody waits any more."""
    if not settled.done():
        settled.set_result(refusal)


def ignore(refusal: Refusal | None) -> None:
    """Nobody is there to be told."""
