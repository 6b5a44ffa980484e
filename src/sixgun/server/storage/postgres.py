"""PostgreSQL: one database, on this machine or another; one server writes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from sixgun.server.storage.batch import Batch, write_batch
from sixgun.server.storage.database import Database, write_trial
from sixgun.server.storage.folder import Busy, Unusable, check_version
from sixgun.server.storage.migrating import migrate, version_of
from sixgun.server.storage.retention import Keep, sweep
from sixgun.server.times import now

T = TypeVar("T")
ROWS_REFUSED: Final = ("22", "23", "42")  # classes of errors: data, integrity, syntax
OURS: Final = 0x51C6  # the advisory lock of the one server that writes
READERS: Final = 4  # connections
CONNECTING: Final = 5.0  # seconds
WRITING: Final = 10.0
READING: Final = 30.0


class Postgres(Database):
    """One session that writes, and a few that read.

    The session that writes holds a lock that nobody else can have: what is written through it, is written by the one
    server that may. If the session is lost the lock is lost with it, and nothing is written before both are back.
    """

    def __init__(self, url: str) -> None:
        address = read_url(url)
        self._name = address.set(drivername="postgresql").render_as_string(hide_password=True)
        self.engine = create_async_engine(
            address, pool_size=READERS, max_overflow=0, pool_pre_ping=True, connect_args=patience(READING)
        )
        self._writing = create_async_engine(address, poolclass=NullPool, connect_args=patience(WRITING))
        self._session: AsyncConnection | None = None
        self._turn = asyncio.Lock()  # a session does one thing at a time: changes are written, or old things swept

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        try:
            session = await self._connect()
            check_version(self._name, await session.run_sync(version_of))
            await session.run_sync(migrate)
        except Exception as error:
            await self.close()
            if isinstance(error, Unusable):
                raise
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise Unusable(f"{self._name} cannot be used: {reason or type(error).__name__}") from None

    async def _connect(self) -> AsyncConnection:
        """The session that writes; a new one where the old one is lost."""
        if self._session is None:
            session = await self._writing.connect()
            is_ours = (await session.execute(select(func.pg_try_advisory_lock(OURS)))).scalar()
            await session.rollback()  # the lock is the session's
            if not is_ours:
                await session.close()
                raise Busy(f"another server is using {self._name}")
            self._session = session
        return self._session

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do something in the session that writes; who does not know how it ended gives the session up."""
        async with self._turn:
            session = await self._connect()
            try:
                return await session.run_sync(work)
            except BaseException as error:
                if not isinstance(error, DBAPIError) or self.is_trouble(error):
                    self._session = None
                    with suppress(Exception):
                        await session.invalidate()
                        await session.close()
                raise

    async def write(self, batch: Batch) -> None:
        """All of it or nothing; on disk when this returns."""
        await self._do(partial(write_batch, batch=batch))

    async def attempt(self) -> None:
        """Write a large row, and take it away again."""
        await self._do(write_trial)

    async def sweep(self, keep: Keep, busy: set[int]) -> int:
        """Delete a portion of what is older than it is to be kept."""
        found = await self._do(partial(sweep, keep=keep, now=now(), busy=busy))
        return sum(found.values())

    def is_trouble(self, error: BaseException) -> bool:
        """Everything but what is said of the rows themselves: a lost session has many faces."""
        if isinstance(error, DBAPIError):
            return error.connection_invalidated or not is_about_rows(error)
        is_drivers = type(error).__module__.startswith("asyncpg")
        return is_drivers or isinstance(error, OSError | TimeoutError | Unusable)

    async def close(self) -> None:
        """Nothing is written any more."""
        if self._session is not None:
            with suppress(Exception):
                await self._session.close()
        await self._writing.dispose()
        await self.engine.dispose()


def is_about_rows(error: DBAPIError) -> bool:
    """Does PostgreSQL, or its driver, refuse what was to be written?"""
    state = str(getattr(error.orig, "sqlstate", None) or "")
    cause = getattr(error.orig, "__cause__", None)
    return state[:2] in ROWS_REFUSED or isinstance(cause, ValueError)


def patience(seconds: float) -> dict[str, float]:
    """How long to wait for the database."""
    return {"timeout": CONNECTING, "command_timeout": seconds}


def read_url(text: str) -> Any:
    """An address as people write it, for the driver we use."""
    try:
        address = make_url(text)
    except ArgumentError:
        address = None
    if address is None or address.drivername != "postgresql" or not address.database:
        raise Unusable("a database is given as postgresql://USER:PASSWORD@HOST:PORT/NAME")
    return address.set(drivername="postgresql+asyncpg")
