"""Which database a server keeps its tables in."""

from __future__ import annotations

from importlib.util import find_spec

from sixgun.server.storage.folder import Folder, Unusable
from sixgun.server.storage.sql_store import SqlStore
from sixgun.server.storage.sqlite import Sqlite
from sixgun.server.storage.store import Store


async def open_store(folder: Folder, database: str = "") -> Store:
    """The file in the data folder, or the PostgreSQL database of that address."""
    if not database:
        return await SqlStore.open(Sqlite(folder.database))
    if find_spec("asyncpg") is None:
        raise Unusable("PostgreSQL needs one more package: pip install 'sixgun[postgres]'")
    from sixgun.server.storage.postgres import Postgres

    return await SqlStore.open(Postgres(database))
