"""What the one who runs a server does with its data folder: look at the tables, try frozen ones again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, create_engine, select

from sixgun.kernel.record import Record
from sixgun.server.errors import Refusal
from sixgun.server.house import House
from sixgun.server.room import starting
from sixgun.server.room.match import record_of_rows
from sixgun.server.room.register import Register
from sixgun.server.storage.batch import Row
from sixgun.server.storage.folder import open_folder
from sixgun.server.storage.migrating import migrate
from sixgun.server.storage.retention import Keep, count_old, sweep_all
from sixgun.server.storage.schema import RECORDS, TABLES
from sixgun.server.storage.sql_store import SqlStore, last_game
from sixgun.server.storage.sqlite import Sqlite
from sixgun.server.times import now
from sixgun.server.tokens import read_code
from sixgun.server.visitors.limits import Limits

T = TypeVar("T")
BEFORE_DUE: Final = [column for column in TABLES.c if column.name != "due"]  # an older database has no such column


def read_tables(file: Path, status: str | None = None) -> list[Row]:
    """The tables in a server's database, the latest first, frozen ones with the reason; the server may be running."""
    found = select(*BEFORE_DUE).order_by(TABLES.c.changed.desc())

    def read(connection: Connection) -> list[Row]:
        rows = connection.execute(found if status is None else found.where(TABLES.c.status == status))
        return [table_line(connection, dict(row)) for row in rows.mappings()]

    return with_database(file, read)


def read_record(file: Path, code: str) -> Record | None:
    """The record of the game going on, or last played, at a table; the server may be running. It holds the seed."""

    def read(connection: Connection) -> Record | None:
        id = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()
        rows = connection.execute(last_game(-1 if id is None else id)).mappings()
        return record_of_rows(list(rows))

    return with_database(file, read)


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


def sweep(path: Path, keep: Keep, dry_run: bool) -> dict[str, int]:
    """Delete what is older than it is to be kept, of a stopped server; or only count it, also of a running one."""
    if dry_run:
        return with_database(path / "sixgun.db", lambda connection: count_old(connection, keep, now()))
    folder = open_folder(path)
    try:
        return with_database(folder.database, lambda connection: sweep_all(connection, keep, now()), write=True)
    finally:
        folder.close()


def with_database(file: Path, work: Callable[[Connection], T], write: bool = False) -> T:
    """Do something with a server's database."""
    engine = create_engine(f"sqlite:///{file}" if write else f"sqlite:///file:{file}?mode=ro&uri=true")
    try:
        with engine.connect() as connection:
            if write:
                migrate(connection)
            return work(connection)
    finally:
        engine.dispose()


async def thaw(path: Path, codes: list[str]) -> dict[str, str]:
    """Try frozen tables of a stopped server again: by code why not; empty where the game can go on."""
    folder = open_folder(path)
    store = await SqlStore.open(Sqlite(folder.database))
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
    except Refusal as refusal:
        return "it is not frozen" if refusal.id == "not_now" else refusal.message
    except Exception as error:
        logging.getLogger("sixgun.server").debug("table %s", code, exc_info=True)
        return f"it still fails: {type(error).__name__}: {' '.join(str(error).split())}"
    room.close()
    return ""
