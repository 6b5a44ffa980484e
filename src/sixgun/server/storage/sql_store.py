# compiled
"""The store in an SQL database: one writer that commits groups, and readers beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Select, func, or_, select

from sixgun.server.errors import Unwritable
from sixgun.server.journal.stopwatch import Histogram
from sixgun.server.storage.batch import Batch, Row
from sixgun.server.storage.database import Database
from sixgun.server.storage.ownership import nothing
from sixgun.server.storage.retention import Keep
from sixgun.server.storage.schema import CHAT, LIFE, ORDERS, RECORDS, REPLAYS, TABLES, WORKERS
from sixgun.server.storage.store import Store
from sixgun.server.storage.writer import Writer, Written, reason_of

REPLAY_LINE: Final = [column for column in REPLAYS.c if column.name not in ("record", "people")]
TABLE_ROW: Final = [TABLES.c[name] for name in ("id", "code", "status", "doc", "changed", "due")]
HELD: Final = TABLES.c.owner.is_not(None) & TABLES.c.owner.not_in(select(WORKERS.c.inc).where(WORKERS.c.dead))


class SqlStore(Store):
    """One statement for every engine; what differs is in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ownership = database.ownership
        self.on_trouble: Callable[[], None] = nothing
        self._writer = Writer(database, lambda: self.on_trouble())

    @staticmethod
    async def open(database: Database) -> SqlStore:
        """Open the database, then write and read it."""
        await database.open()
        return SqlStore(database)

    # -- writing --------------------------------------------------------------------------------------------------

    @property
    def trouble(self) -> Unwritable | None:
        """Why nothing can be written at the moment."""
        return self._writer.trouble or self.ownership.doubt

    @property
    def commits(self) -> int:
        """How many transactions there have been."""
        return self._writer.commits

    @property
    def commit_times(self) -> Histogram:
        """How long they took."""
        return self._writer.times

    def write(self, batch: Batch, done: Written) -> None:
        """Call *done* when *batch* is on disk, or with the error if it could not be written."""
        self._writer.write(batch, done)

    async def commit(self, batch: Batch) -> None:
        """Return when *batch* is on disk; raise if it could not be written."""
        await self._writer.commit(batch)

    async def check(self) -> None:
        """Can anything be written? Raises Unwritable."""
        await self._writer.check()

    async def sweep(self, keep: Keep, busy: set[int]) -> int:
        """Delete a portion of what is older than it is to be kept; how many that were. *busy*: tables in use."""
        return await self.database.sweep(keep, busy)

    async def close(self) -> None:
        """Write what waits, then close."""
        await self._writer.close()
        await self.database.close()

    # -- reading: tables ------------------------------------------------------------------------------------------

    async def _rows(self, statement: Any) -> list[Row]:
        try:
            async with self.database.engine.connect() as connection:
                found = await connection.execute(statement)
                names = [str(name) for name in found.keys()]  # noqa: SIM118 - not a mapping
                return [dict(zip(names, row, strict=True)) for row in found]
        except Exception as error:
            if self.database.is_away(error):
                raise Unwritable(reason_of(error)) from error
            raise

    async def last_alive(self) -> int:
        """When the server was last known to be alive; 0 before its first start."""
        rows = await self._rows(select(LIFE.c.alive))
        return int(rows[0]["alive"]) if rows else 0

    async def new_table_id(self) -> int:
        """One that no table has had."""
        return await self.database.new_table_id()

    async def shared_secret(self, name: str, value: str) -> str:
        """What all servers of the database know by that name; *value* if none of them has said before."""
        return await self.database.shared_secret(name, value)

    async def table(self, code: str) -> Row | None:
        """The table of that code."""
        rows = await self._rows(select(*TABLE_ROW).where(TABLES.c.code == code))
        return rows[0] if rows else None

    async def tables_since(self, changed: int) -> list[Row]:
        """The tables that have changed since."""
        return await self._rows(select(*TABLE_ROW).where(TABLES.c.changed > changed))

    async def due(self, by: int, count: int) -> list[str]:
        """The codes of tables that go on without anybody by that time, the longest due first."""
        found = select(TABLES.c.code).where(TABLES.c.due <= by, TABLES.c.status == "playing", ~HELD)
        return [row["code"] for row in await self._rows(found.order_by(TABLES.c.due).limit(count))]

    async def last_game(self, table_id: int) -> list[Row]:
        """The record of a table from its last start on."""
        return await self._rows(last_game(table_id))

    async def last_chat(self, table_id: int, count: int) -> list[Row]:
        """The last lines said at a table, in order."""
        found = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(count)
        return (await self._rows(found))[::-1]

    async def tables_naming(self, ids: list[str]) -> list[str]:
        """The codes of tables that know one of these, members or browsers."""
        return codes_among(await self._rows(tables_naming(ids)), ids)

    async def orders(self, now: int) -> list[Row]:
        """What the operator has ordered and is still in force: server/steward."""
        return await self._rows(select(ORDERS).where(or_(ORDERS.c.until.is_(None), ORDERS.c.until > now)))

    # -- reading: finished games ----------------------------------------------------------------------------------

    async def replay(self, id: str) -> Row | None:
        """A finished game with its record."""
        rows = await self._rows(select(REPLAYS).where(REPLAYS.c.id == id))
        return rows[0] if rows else None

    async def replays(self, before: int | None, count: int) -> list[Row]:
        """Public finished games, the latest first, without their records."""
        found = select(*REPLAY_LINE).where(REPLAYS.c.public)
        if before is not None:
            found = found.where(REPLAYS.c.number < before)
        return await self._rows(found.order_by(REPLAYS.c.number.desc()).limit(count))


def tables_naming(ids: list[str]) -> Select[Any]:
    """The tables that may know one of these: letters may be of the other case."""
    named = [TABLES.c.doc.contains(quoted(id), autoescape=True) for id in ids]
    return select(TABLES.c.code, TABLES.c.doc).where(or_(*named))


def codes_among(rows: Iterable[Mapping[Any, Any]], ids: list[str]) -> list[str]:
    """The codes of those that do."""
    return [row["code"] for row in rows if any(quoted(id) in row["doc"] for id in ids)]


def quoted(id: str) -> str:
    """As it stands in the JSON of a table."""
    return msgspec.json.encode(id).decode()


def last_game(table_id: int) -> Select[Any]:
    """The rows of a table from its last start on."""
    mine = RECORDS.c.table_id == table_id
    start = select(func.max(RECORDS.c.number)).where(mine, RECORDS.c.kind == "start").scalar_subquery()
    return select(RECORDS).where(mine, RECORDS.c.number >= func.coalesce(start, 0)).order_by(RECORDS.c.number)
