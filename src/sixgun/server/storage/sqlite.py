"""SQLite: one file, one process that writes it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event, func, select
from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, InterfaceError, ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

from sixgun.server.storage.batch import Batch, write_batch
from sixgun.server.storage.database import Database, write_trial
from sixgun.server.storage.migrating import migrate
from sixgun.server.storage.ownership import Alone
from sixgun.server.storage.retention import Keep, sweep
from sixgun.server.storage.schema import TABLES
from sixgun.server.times import now

LOCKED: Final = 4_000  # milliseconds to wait for another program that holds the database
DISK: Final = (DatabaseError, sqlite3.DatabaseError)  # as SQLAlchemy tells it, and the driver itself ...
CONTENTS: Final = (  # ... but these are about what was to be written
    *(IntegrityError, DataError, ProgrammingError, InterfaceError),
    *(sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError),
)


class Sqlite(Database):
    """One SQLite file: one writer, and readers beside it.

    The writer has a thread and a plain connection of its own: through the asynchronous driver each commit crossed
    threads four or five times, which cost the event loop twice the processor time.
    """

    def __init__(self, file: Path) -> None:
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        self.ownership = Alone()
        self.connection: Connection | None = None  # of the writing thread
        self._last_id: int | None = None
        self._writing = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})
        self._thread = ThreadPoolExecutor(1, "sixgun-writer")
        for engine in (self.engine.sync_engine, self._writing):
            event.listen(engine, "connect", prepare_connection)

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        self.connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._writing.connect)
        await self.in_thread(migrate)

    async def in_thread(self, work: Callable[[Connection], Any]) -> Any:
        """Do something with the connection that writes."""
        assert self.connection is not None
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self.connection)

    async def write(self, batch: Batch) -> None:
        """All of it or nothing; on disk when this returns."""
        await self.in_thread(partial(write_batch, batch=batch))

    async def attempt(self) -> None:
        """Write a large row, and take it away again."""
        await self.in_thread(write_trial)

    async def new_table_id(self) -> int:
        """One more than the last."""
        if self._last_id is None:
            self._last_id = await self.in_thread(last_table_id)
        self._last_id += 1
        return self._last_id

    async def shared_secret(self, name: str, value: str) -> str:
        """There are no others: it stays in the data folder."""
        return value

    async def sweep(self, keep: Keep, busy: set[int]) -> int:
        """Delete a portion of what is older than it is to be kept."""
        found: dict[str, int] = await self.in_thread(partial(sweep, keep=keep, now=now(), busy=busy))
        return sum(found.values())

    def is_trouble(self, error: Exception) -> bool:
        """Is it the disk or the file, not what was to be written?"""
        return isinstance(error, (OSError, *DISK)) and not isinstance(error, CONTENTS)

    async def close(self) -> None:
        """Nothing is written any more."""
        if self.connection is not None:
            await self.in_thread(Connection.close)
        self._thread.shutdown()
        self._writing.dispose()
        await self.engine.dispose()


def last_table_id(connection: Connection) -> int:
    """The highest there is."""
    with connection.begin():
        return int(connection.execute(select(func.max(TABLES.c.id))).scalar() or 0)


def prepare_connection(connection: Any, _: object) -> None:
    """What is acknowledged survives a power cut."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "temp_store=MEMORY",
        f"busy_timeout={LOCKED}",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
