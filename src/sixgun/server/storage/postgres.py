"""PostgreSQL: one database, on this machine or another; any number of servers write it, each its own tables."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import asyncpg
from sqlalchemy import URL, Connection, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoReader
from sqlalchemy.ext.asyncio import create_async_engine

from sixgun.server.errors import Fenced
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.database import CHANCE, TRIAL, Database
from sixgun.server.storage.fenced import statement_of
from sixgun.server.storage.folder import Unusable, check_version
from sixgun.server.storage.leases import LOST, Leases, connect
from sixgun.server.storage.migrating import migrate, version_of
from sixgun.server.storage.retention import Keep, forget_workers, sweep
from sixgun.server.storage.schema import TABLES, WORKERS
from sixgun.server.times import now

ROWS_REFUSED: Final = ("22", "23", "42")  # classes of errors: data, integrity, syntax
GONE: Final = ("", "08", "57")  # not heard from; connection; told to stop, or not yet started
ONE_AT_A_TIME: Final = 0x51C6  # the advisory lock of who migrates or sweeps
READERS: Final = 4  # connections
CONNECTING: Final = 5.0  # seconds
WRITING: Final = 5.0
READING: Final = 10.0


class Postgres(Database):
    """One session that writes, one that shows that we live, and a few that read.

    A change is one statement that writes nothing if we are taken for dead. Where its outcome is not known we take
    ourselves for dead, which waits for it or shuts it out; only then is read again what there is.
    """

    def __init__(self, url: str) -> None:
        address = read_url(url)
        self._address = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._name = address.set(drivername="postgresql").render_as_string(hide_password=True)
        patience = {"timeout": CONNECTING, "command_timeout": READING}
        self.engine = create_async_engine(
            address, pool_size=READERS, max_overflow=0, pool_pre_ping=True, connect_args=patience
        )
        self.ownership = self._leases = Leases(self._address)
        self._session: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()  # a session does one thing at a time

    async def open(self) -> None:
        """Connect, bring the schema up to date, be one of those who use it."""
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(partial(prepare, name=self._name))
            await self._leases.open()
        except Exception as error:
            await self.close()
            if isinstance(error, Unusable):
                raise
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise Unusable(f"{self._name} cannot be used: {reason or type(error).__name__}") from None

    async def _do(self, statement: str, *values: Any) -> Any:
        """Do something in the session that writes; who does not know how it ended takes themselves for dead."""
        async with self._turn:
            try:
                if self._session is None or self._session.is_closed():
                    self._session = await connect(self._address, WRITING)
                return await self._session.fetchval(statement, *values)
            except BaseException as error:
                if not is_about_rows(error):
                    if self._session is not None:
                        self._session.terminate()
                    self._session = None
                    self._leases.lose()
                raise

    async def write(self, batch: Batch) -> None:
        """All of it or nothing; on disk when this returns. Raises Fenced if we are taken for dead."""
        fence = batch.fence or self.ownership.fence
        if not fence:
            raise Fenced()
        statement, values = statement_of(batch, fence)
        if not await self._do(statement, *values):
            if fence == self.ownership.fence:
                self._leases.lose()
            raise Fenced()

    async def attempt(self) -> None:
        """Write a large row, and take it away again."""
        await self._do("INSERT INTO trials (bytes) VALUES ($1)", CHANCE.randbytes(TRIAL))
        await self._do("DELETE FROM trials")

    async def new_table_id(self) -> int:
        """From the database, which gives none twice."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.nextval("tables_id_seq")))).scalar_one())

    async def shared_secret(self, name: str, value: str) -> str:
        """The first server to come says it."""
        async with self.engine.begin() as connection:
            said = text("INSERT INTO secrets (name, value) VALUES (:n, :v) ON CONFLICT DO NOTHING")
            await connection.execute(said, {"n": name, "v": value})
            found = await connection.execute(text("SELECT value FROM secrets WHERE name = :n"), {"n": name})
            return str(found.scalar_one())

    async def sweep(self, keep: Keep, busy: set[int]) -> int:
        """Delete a portion of what is older than it is to be kept, of nothing that anybody has open."""
        async with self.engine.connect() as connection:
            found = await connection.run_sync(partial(sweep_alone, keep=keep, busy=busy))
        return sum(found.values())

    def is_trouble(self, error: BaseException) -> bool:
        """Everything but what is said of the rows themselves: a lost session has many faces."""
        return not is_about_rows(error) and not isinstance(error, Fenced)

    def is_away(self, error: Exception) -> bool:
        """The session is lost, or none is to be had; else PostgreSQL says what it cannot do."""
        return isinstance(error, (*LOST, DBAPIError, NoReader)) and state_of(error) in GONE

    async def close(self) -> None:
        """Nothing is written any more."""
        if self._session is not None:
            self._session.terminate()
        await self._leases.close()
        await self.engine.dispose()


def prepare(connection: Connection, name: str) -> None:
    """Bring the schema up to date, one server after the other."""
    connection.execute(select(func.pg_advisory_lock(ONE_AT_A_TIME)))
    check_version(name, version_of(connection))
    migrate(connection)
    connection.execute(select(func.pg_advisory_unlock(ONE_AT_A_TIME)))
    connection.commit()


def sweep_alone(connection: Connection, keep: Keep, busy: set[int]) -> dict[str, int]:
    """One server at a time."""
    is_ours = connection.execute(select(func.pg_try_advisory_lock(ONE_AT_A_TIME))).scalar()
    try:
        if not is_ours:
            return {}
        living = select(WORKERS.c.inc).where(~WORKERS.c.dead)
        in_use = {row[0] for row in connection.execute(select(TABLES.c.id).where(TABLES.c.owner.in_(living)))}
        connection.rollback()  # looking began a transaction
        found = sweep(connection, keep, now(), busy | in_use)
        forget_workers(connection, now())
        return found
    finally:
        if is_ours:
            connection.execute(select(func.pg_advisory_unlock(ONE_AT_A_TIME)))
        connection.rollback()


def is_about_rows(error: BaseException) -> bool:
    """Does PostgreSQL, or its driver, refuse what was to be written?"""
    return state_of(error) in ROWS_REFUSED or isinstance(error, ValueError)


def state_of(error: BaseException) -> str:
    """The class of what PostgreSQL says; nothing if it says nothing."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(said, "sqlstate", None) or "")[:2]


def read_url(text: str) -> URL:
    """An address as people write it, for the driver we use."""
    try:
        address = make_url(text)
    except ArgumentError:
        address = None
    if address is None or address.drivername != "postgresql" or not address.database:
        raise Unusable("a database is given as postgresql://USER:PASSWORD@HOST:PORT/NAME")
    return address.set(drivername="postgresql+asyncpg")
