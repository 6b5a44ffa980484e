"""The data of a server, as its operator names it: a folder with a file, or the address of a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct
from sqlalchemy import URL, Connection, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from sixgun.kernel.errors import SixgunError
from sixgun.server.storage.folder import Unusable
from sixgun.server.storage.migrating import migrate, version_of
from sixgun.server.storage.schema import HEAD, WORKERS

T = TypeVar("T")
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


def are_workers_alive(connection: Connection) -> bool:
    """Does a server use the PostgreSQL database?"""
    living = select(func.count()).where(~WORKERS.c.dead, WORKERS.c.expires > text(NOW))
    return bool(connection.execute(living).scalar())


class Source(Struct, frozen=True):
    """Where it is; with a *database* only the key is in the folder."""

    folder: Path
    database: str = ""

    @property
    def file(self) -> Path:
        """The file in the folder."""
        file = self.folder / "sixgun.db"
        if not file.is_file():
            raise SixgunError(f"there is no server's data in {self.folder}: say where with --data FOLDER")
        return file

    def engine(self, write: bool = False) -> AsyncEngine:
        """To read it, or write it."""
        return create_async_engine(self._address(write), poolclass=NullPool)

    def _address(self, write: bool) -> URL | str:
        if self.database:
            from sixgun.server.storage.postgres import read_url

            return read_url(self.database)
        return f"sqlite+aiosqlite:///file:{self.file}?mode={'rw' if write else 'ro'}&uri=true"

    def change(self, work: Callable[[Connection], T]) -> T:
        """Write something beside a server that may be running; both have to be of one version."""

        def do(connection: Connection) -> T:
            if version_of(connection) != HEAD:
                raise Unusable("the data is of another version of Sixgun: start its server once, or use that version")
            found = work(connection)
            connection.commit()
            return found

        return self._do(do, write=True)

    def use(self, work: Callable[[Connection], T], write: bool = False) -> T:
        """Do something with it; to be written, it is brought up to date first."""

        def do(connection: Connection) -> T:
            if write:
                migrate(connection)
            return work(connection)

        return self._do(do, write)

    def _do(self, work: Callable[[Connection], T], write: bool) -> T:
        async def do() -> T:
            engine = self.engine(write)
            try:
                async with engine.connect() as connection:
                    return await connection.run_sync(work)
            finally:
                await engine.dispose()

        try:
            return asyncio.run(do())
        except (DBAPIError, OSError) as error:
            if not self.database and not write:
                raise
            raise Unusable(f"the database cannot be used: {getattr(error, 'orig', None) or error}") from None
