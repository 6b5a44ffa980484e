# compiled
"""Group commit: the changes of many tables share one transaction, and nobody is told before it is committed."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from sqlalchemy.exc import DBAPIError

from sixgun.server.errors import Unwritable
from sixgun.server.journal.log import about
from sixgun.server.journal.stopwatch import Histogram
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.database import Database
from sixgun.server.times import game_time

LOG: Final = logging.getLogger("sixgun.server")
RETRY: Final = 0.25  # seconds between attempts to write after one has failed, at first ...
SELDOM: Final = 15.0  # ... and in the end
AWAY: Final = 1.0  # ... in the end where there is only nobody to write to: asking costs little
RELAPSE: Final = 60.0  # seconds: who fails again before is still ill
HEALTHY: Final = 3.0  # seconds a write may take
FRESH: Final = 1.0  # seconds a write proves that one can write
GATHER: Final = 0.0002  # seconds a busy writer waits, for each one of the last group, for more to write with them ...
LONGEST: Final = 0.005  # ... at most: the more there is to write, the more is spared by doing it at once
CHANCE: Final = random.SystemRandom()
Written: TypeAlias = Callable[[Exception | None], None]


class Writer:
    """Writes what waits, all of it at once; when nothing can be written, says so and tries ever more seldom."""

    def __init__(self, database: Database, on_trouble: Callable[[], None]) -> None:
        self.commits = 0
        self.times = Histogram()  # how long they took
        self.trouble: Unwritable | None = None  # why nothing can be written at the moment
        self._on_trouble = on_trouble  # told when that begins and when it ends
        self._database = database
        self._waiting: list[tuple[Batch, Written]] = []
        self._wake = asyncio.Event()
        self._last = 0  # so many were written together: others wait too
        self._written_at = 0.0  # by the monotonic clock
        self._well_since = -RELAPSE
        self._pause = RETRY
        self._is_away = False  # what is wrong is that the database is not there
        self._task = asyncio.create_task(self._write_groups())

    async def close(self) -> None:
        """Write what waits, then stop."""
        while self._waiting:
            await asyncio.sleep(0.001)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # -- asking for it --------------------------------------------------------------------------------------------

    def write(self, batch: Batch, done: Written) -> None:
        """Call *done* when *batch* is on disk, or with the error if it could not be written."""
        if self.trouble is not None:
            asyncio.get_running_loop().call_soon(self._tell, done, self.trouble)
            return
        self._waiting.append((batch, done))
        self._wake.set()

    async def commit(self, batch: Batch) -> None:
        """Return when *batch* is on disk; raise if it could not be written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(batch, partial(settle, done))
        await done

    async def check(self) -> None:
        """Can anything be written? Raises Unwritable; writes itself where nothing else has just been written."""
        if self.trouble is None and time.monotonic() - self._written_at < FRESH:
            return
        try:
            async with asyncio.timeout(HEALTHY):
                await self.commit(Batch(alive=game_time()))
        except TimeoutError:
            raise Unwritable("writing takes too long") from None

    def _tell(self, done: Written, error: Exception | None) -> None:
        try:
            done(error)
        except Exception:
            LOG.exception("what was to be done after writing failed", extra=about("after_writing"))

    # -- doing it -------------------------------------------------------------------------------------------------

    async def _write_groups(self) -> None:
        while True:
            await self._wake.wait()
            if self._last > 1:
                await asyncio.sleep(min(GATHER * self._last, LONGEST))
            self._wake.clear()
            self._last = await self._write_waiting()
            if self.trouble is not None:
                await self._get_well()

    async def _write_waiting(self) -> int:
        """How many there were; none of them is held on to while others are waited for."""
        group, self._waiting = self._waiting, []
        if group:
            await self._write_group(group)
        return len(group)

    async def _write_group(self, group: list[tuple[Batch, Written]]) -> None:
        """All in one transaction; if that fails, each for itself, so that a bad one harms nobody else."""
        together = Batch()
        for batch, _ in group:
            together.add(batch)
        if len({batch.fence for batch, _ in group if batch.fence}) > 1:
            for one in group:
                await self._write_group([one])
            return
        began = time.monotonic()
        try:
            await self._database.write(together)
        except Exception as error:
            if self._database.is_trouble(error):
                self._give_up(group, error)
            elif len(group) > 1:
                for one in group:
                    await self._write_group([one])
            else:
                self._tell(group[0][1], error)
            return
        self.commits += 1
        self._written_at = time.monotonic()
        self.times.note(self._written_at - began)
        for _, done in group:
            self._tell(done, None)

    # -- when it fails --------------------------------------------------------------------------------------------

    def _give_up(self, group: list[tuple[Batch, Written]], error: Exception) -> None:
        """It is not what was to be written that is wrong: all who wait are told, once."""
        if self.trouble is None:
            self.trouble = Unwritable(reason_of(error))
            self._is_away = self._database.is_away(error)
            LOG.error("nothing can be written: %s", reason_of(error), extra=about("cannot_write"))
            self._on_trouble()
        group, self._waiting = [*group, *self._waiting], []
        for _, done in group:
            self._tell(done, self.trouble)

    async def _get_well(self) -> None:
        """Try to write, ever more seldom, until it works; who was only away is back at once, however often."""
        since = time.monotonic()
        away = RETRY
        if since > self._well_since + RELAPSE:
            self._pause = RETRY
        while self.trouble is not None:
            await asyncio.sleep((away if self._is_away else self._pause) * CHANCE.uniform(0.5, 1))
            if self._is_away:
                away = min(2 * away, AWAY)
            else:
                self._pause = min(2 * self._pause, SELDOM)
            try:
                await self._database.attempt()
            except Exception as error:
                self.trouble = Unwritable(reason_of(error))
                self._is_away = self._database.is_away(error)
            else:
                self.trouble = None
        self._well_since = time.monotonic()
        seconds = self._well_since - since
        LOG.warning(
            "writing again, after %.1f seconds", seconds, extra=about("writes_again", seconds=round(seconds, 1))
        )
        self._on_trouble()


def reason_of(error: Exception) -> str:
    """In a few words."""
    return str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell who waits, unless nobody waits any more."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
