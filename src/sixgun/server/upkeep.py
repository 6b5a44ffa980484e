"""What the one who runs a server does with its data: look at the tables, try frozen ones again, sweep."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, select

from sixgun.kernel.record import Record
from sixgun.server.errors import Refusal
from sixgun.server.house import House
from sixgun.server.room import starting
from sixgun.server.room.match import record_of_rows
from sixgun.server.room.register import Register
from sixgun.server.storage.batch import Row
from sixgun.server.storage.folder import open_folder
from sixgun.server.storage.opening import open_store
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.storage.retention import Keep, count_old, sweep_all
from sixgun.server.storage.schema import RECORDS, TABLES
from sixgun.server.storage.source import Source
from sixgun.server.storage.sql_store import last_game
from sixgun.server.times import now
from sixgun.server.tokens import read_code
from sixgun.server.visitors.limits import Limits

AT_FIRST: Final = [TABLES.c[name] for name in ("id", "code", "status", "doc", "changed")]  # in older databases, too


def read_tables(source: Source, status: str | None = None) -> list[Row]:
    """The tables in a server's database, the latest first, frozen ones with the reason; the server may be running."""
    found = select(*AT_FIRST).order_by(TABLES.c.changed.desc())

    def read(connection: Connection) -> list[Row]:
        rows = connection.execute(found if status is None else found.where(TABLES.c.status == status))
        return [table_line(connection, dict(row)) for row in rows.mappings()]

    return source.use(read)


def read_record(source: Source, code: str) -> Record | None:
    """The record of the game going on, or last played, at a table; the server may be running. It holds the seed."""

    def read(connection: Connection) -> Record | None:
        id = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()
        rows = connection.execute(last_game(-1 if id is None else id)).mappings()
        return record_of_rows(list(rows))

    return source.use(read)


def table_line(connection: Any, row: Row) -> Row:
    """A table as the operator reads it."""
    register = msgspec.json.decode(row["doc"], type=Register)
    return {
        "code": register.code,
        "status": register.status,
        "game": register.settings.game,
        "changed": row["changed"],
        "players": register.names(),
        "reason": reason_of(connection, row["id"]) if register.status == "frozen" else "",
    }


def reason_of(connection: Any, table_id: int) -> str:
    """What it was frozen by."""
    why = select(RECORDS.c.data).where(RECORDS.c.table_id == table_id, RECORDS.c.kind == "frozen")
    return str(connection.execute(why.order_by(RECORDS.c.number.desc()).limit(1)).scalar())


def sweep(source: Source, keep: Keep, dry_run: bool) -> dict[str, int]:
    """Delete what is older than it is to be kept, of a stopped server; or only count it, also of a running one.

    In PostgreSQL what a running server uses is left alone, so that it need not be stopped.
    """
    if dry_run:
        return source.use(lambda connection: count_old(connection, keep, now()))
    if source.database:
        return source.use(partial(sweep_beside, keep=keep), write=True)
    folder = open_folder(source.folder)
    try:
        return source.use(lambda connection: sweep_all(connection, keep, now()), write=True)
    finally:
        folder.close()


def sweep_beside(connection: Connection, keep: Keep) -> dict[str, int]:
    """All there is, beside servers that go on."""
    from sixgun.server.storage.postgres import sweep_alone

    total = dict.fromkeys(asdict(keep), 0)
    while any((found := sweep_alone(connection, keep, set())).values()):
        total = {kind: count + found[kind] for kind, count in total.items()}
    return total


async def thaw(source: Source, codes: list[str]) -> dict[str, str]:
    """Try frozen tables of a stopped server again: by code why not; empty where the game can go on."""
    folder = open_folder(source.folder, shared=bool(source.database))
    store = await open_store(folder, source.database)
    try:
        house = House(store, folder, Limits(on=False))
        return {code: await thaw_one(house, read_code(code)) for code in codes}
    finally:
        await store.close()
        folder.close()


async def thaw_one(house: House, code: str) -> str:
    """One of them; the rules may still raise anything at all."""
    try:
        room = await house.room(code)
        await starting.thaw(room)
    except Elsewhere:
        return "a server that runs has it"
    except Refusal as refusal:
        return "it is not frozen" if refusal.id == "not_now" else refusal.message
    except Exception as error:
        logging.getLogger("sixgun.server").debug("table %s", code, exc_info=True)
        return f"it still fails: {type(error).__name__}: {' '.join(str(error).split())}"
    room.close()
    return ""
