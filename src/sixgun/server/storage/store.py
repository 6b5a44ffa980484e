"""The database: answers of many tables share one transaction, and nobody is told before it is committed."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Select, create_engine, delete, event, func, insert, inspect, select, text
from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, InterfaceError, ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

from sixgun.server.errors import Unwritable
from sixgun.server.storage.batch import Batch, Row, write_batch
from sixgun.server.storage.retention import Keep, sweep
from sixgun.server.storage.schema import CHAT, HEAD, LIFE, RECORDS, REPLAYS, TABLES, TRIALS
from sixgun.server.times import game_time, now

LOG: Final = logging.getLogger("sixgun.server")
MIGRATIONS = Path(__file__).parent / "migrations"
LOCKED: Final = 4_000  # milliseconds to wait for another program that holds the database
RETRY: Final = (0.25, 15.0)  # seconds between attempts to write after one has failed, at first and in the end
RELAPSE: Final = 60.0  # seconds: who fails again before is still ill
TRIAL: Final = 262_144  # bytes
HEALTHY: Final = 3.0  # seconds a write may take
FRESH: Final = 1.0  # seconds a write proves that one can write
CHANCE: Final = random.SystemRandom()
GATHER = 0.002  # seconds: how long a busy writer waits for more to write in one transaction
Written: TypeAlias = Callable[[Exception | None], None]
REPLAY_LINE = [column for column in REPLAYS.c if column.name not in ("record", "people")]


class Store:
    """One SQLite file: one writer that commits groups, and readers beside it.

    The writer has a thread and a plain connection of its own: through the asynchronous driver each commit crossed
    threads four or five times, which cost the event loop twice the processor time.
    """

    def __init__(self, file: Path) -> None:
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        self.commits = 0
        self._writing = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})
        self._thread = ThreadPoolExecutor(1, "sixgun-writer")
        self._waiting: list[tuple[Batch, Written]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._is_busy = False  # others wait too: gather a little longer
        self._written_at = 0.0  # by the monotonic clock
        self._well_since = -RELAPSE
        self._pause = RETRY[0]
        self.trouble: Unwritable | None = None  # why nothing can be written at the moment
        self.on_trouble: Callable[[], None] = nothing  # told when that begins and when it ends
        for engine in (self.engine.sync_engine, self._writing):
            event.listen(engine, "connect", prepare_connection)

    @staticmethod
    async def open(file: Path) -> Store:
        """Open the file, bring its schema up to date, start the writer."""
        store = Store(file)
        await store._in_thread(store._connect)
        store._writer = asyncio.create_task(store._write_groups())
        return store

    def _connect(self) -> None:
        self._connection = self._writing.connect()
        migrate(self._connection)

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Write what waits, then close."""
        while self._waiting:
            await asyncio.sleep(0.001)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._connection is not None:
            await self._in_thread(self._connection.close)
        self._thread.shutdown()
        self._writing.dispose()
        await self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------------------------

    async def commit(self, batch: Batch) -> None:
        """Return when *batch* is on disk; raise if it could not be written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(batch, partial(settle, done))
        await done

    def write(self, batch: Batch, done: Written) -> None:
        """Call *done* when *batch* is on disk, or with the error if it could not be written."""
        if self.trouble is not None:
            asyncio.get_running_loop().call_soon(self._tell, done, self.trouble)
            return
        self._waiting.append((batch, done))
        self._wake.set()

    async def check(self) -> None:
        """Can anything be written? Raises Unwritable; writes itself where nothing else has just been written."""
        if self.trouble is None and time.monotonic() - self._written_at < FRESH:
            return
        try:
            async with asyncio.timeout(HEALTHY):
                await self.commit(Batch(alive=game_time()))
        except TimeoutError:
            raise Unwritable("writing takes too long") from None

    async def _write_groups(self) -> None:
        while True:
            await self._wake.wait()
            if self._is_busy:
                await asyncio.sleep(GATHER)
            self._wake.clear()
            group, self._waiting = self._waiting, []
            if group:
                await self._write_group(group)
            if self.trouble is not None:
                await self._get_well()
            self._is_busy = len(group) > 1

    async def _write_group(self, group: list[tuple[Batch, Written]]) -> None:
        """All in one transaction; if that fails, each for itself, so that a bad one harms nobody else."""
        together = Batch()
        for batch, _ in group:
            together.add(batch)
        try:
            await self._in_thread(lambda: self._write(together))
        except Exception as error:
            if is_trouble(error):
                self._give_up(group, error)
            elif len(group) > 1:
                for one in group:
                    await self._write_group([one])
            else:
                self._tell(group[0][1], error)
            return
        for _, done in group:
            self._tell(done, None)

    def _give_up(self, group: list[tuple[Batch, Written]], error: Exception) -> None:
        """It is not what was to be written that is wrong: all who wait are told, once."""
        if self.trouble is None:
            self.trouble = Unwritable(reason_of(error))
            LOG.error("nothing can be written: %s", reason_of(error))
            self.on_trouble()
        group, self._waiting = [*group, *self._waiting], []
        for _, done in group:
            self._tell(done, self.trouble)

    async def _get_well(self) -> None:
        """Try to write, ever more seldom, until it works."""
        since = time.monotonic()
        if since > self._well_since + RELAPSE:
            self._pause = RETRY[0]
        while self.trouble is not None:
            await asyncio.sleep(self._pause * CHANCE.uniform(0.5, 1))
            self._pause = min(2 * self._pause, RETRY[1])
            try:
                await self._in_thread(self._try)
            except Exception as error:
                self.trouble = Unwritable(reason_of(error))
            else:
                self.trouble = None
        self._well_since = time.monotonic()
        LOG.warning("writing again, after %.1f seconds", self._well_since - since)
        self.on_trouble()

    def _try(self) -> None:
        """Write as much as many changes would, and take it away again: a small row may fit where no other does."""
        connection = self._connection
        assert connection is not None
        with connection.begin():
            connection.execute(insert(TRIALS), {"bytes": CHANCE.randbytes(TRIAL)})
        with connection.begin():
            connection.execute(delete(TRIALS))

    def _tell(self, done: Written, error: Exception | None) -> None:
        try:
            done(error)
        except Exception:
            LOG.exception("what was to be done after writing failed")

    def _write(self, batch: Batch) -> None:
        connection = self._connection
        assert connection is not None
        write_batch(connection, batch)
        self.commits += 1
        self._written_at = time.monotonic()

    # -- reading --------------------------------------------------------------------------------------------------

    async def _rows(self, statement: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            found = await connection.execute(statement)
            names = [str(name) for name in found.keys()]  # noqa: SIM118 - not a mapping
            return [dict(zip(names, row, strict=True)) for row in found]

    async def last_table_id(self) -> int:
        """The highest id there is."""
        rows = await self._rows(select(func.max(TABLES.c.id).label("last")))
        return int(rows[0]["last"] or 0)

    async def last_alive(self) -> int:
        """When the server was last known to be alive; 0 before its first start."""
        rows = await self._rows(select(LIFE.c.alive))
        return int(rows[0]["alive"]) if rows else 0

    async def tables_since(self, changed: int) -> list[Row]:
        """The tables that have changed since."""
        return await self._rows(select(TABLES).where(TABLES.c.changed > changed))

    async def due(self, by: int, count: int) -> list[str]:
        """The codes of tables that go on without anybody by that time, the longest due first."""
        found = select(TABLES.c.code).where(TABLES.c.due <= by, TABLES.c.status == "playing")
        return [row["code"] for row in await self._rows(found.order_by(TABLES.c.due).limit(count))]

    async def table(self, code: str) -> Row | None:
        """The table of that code."""
        rows = await self._rows(select(TABLES).where(TABLES.c.code == code))
        return rows[0] if rows else None

    async def last_game(self, table_id: int) -> list[Row]:
        """The record of a table from its last start on."""
        return await self._rows(last_game(table_id))

    async def last_chat(self, table_id: int, count: int) -> list[Row]:
        """The last lines said at a table, in order."""
        found = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(count)
        return (await self._rows(found))[::-1]

    async def sweep(self, keep: Keep, busy: set[int]) -> int:
        """Delete a portion of what is older than it is to be kept; how many that were. *busy*: tables in use."""
        found: dict[str, int] = {}

        def work() -> None:
            assert self._connection is not None
            found.update(sweep(self._connection, keep, now(), busy))

        await self._in_thread(work)
        return sum(found.values())

    async def replay(self, id: str) -> Row | None:
        """A finished game with its record."""
        rows = await self._rows(select(REPLAYS).where(REPLAYS.c.id == id))
        return rows[0] if rows else None

    async def replays(self, before: int | None, count: int) -> list[Row]:
        """Public finished games, the latest first, without their records."""
        found = select(*REPLAY_LINE, func.json_array_length(REPLAYS.c.record, "$.answers").label("answers"))
        found = found.where(REPLAYS.c.public)
        if before is not None:
            found = found.where(REPLAYS.c.number < before)
        return await self._rows(found.order_by(REPLAYS.c.number.desc()).limit(count))


def last_game(table_id: int) -> Select[Any]:
    """The rows of a table from its last start on."""
    mine = RECORDS.c.table_id == table_id
    start = select(func.max(RECORDS.c.number)).where(mine, RECORDS.c.kind == "start").scalar_subquery()
    return select(RECORDS).where(mine, RECORDS.c.number >= func.coalesce(start, 0)).order_by(RECORDS.c.number)


def is_trouble(error: Exception) -> bool:
    """Would another change fail as well: is it the disk or the database, not what was to be written?"""
    if isinstance(error, IntegrityError | DataError | ProgrammingError | InterfaceError):
        return False
    return isinstance(error, OSError | DatabaseError)


def reason_of(error: Exception) -> str:
    """In a few words."""
    return str(error.orig if isinstance(error, DatabaseError) else error)


def nothing() -> None:
    """Nobody wants to know."""


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell who waits, unless nobody waits any more."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def prepare_connection(connection: Any, _: object) -> None:
    """What is acknowledged survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={LOCKED}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, to: str = HEAD) -> None:
    """Bring the schema up to date. Alembic takes half a second to import: only where there is something to do."""
    version = version_of(connection)
    connection.rollback()  # looking began a transaction
    if version == to:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    connection.commit()


def version_of(connection: Connection) -> str | None:
    """The schema version of the file; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
