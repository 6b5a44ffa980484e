"""What the one who runs a server does with its data folder: look at the tables, try frozen ones again."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, select

from sixgun.kernel.record import Record
from sixgun.server.batch import Row
from sixgun.server.doc import Doc
from sixgun.server.errors import Refusal
from sixgun.server.folder import open_folder
from sixgun.server.house import House
from sixgun.server.limits import Limits
from sixgun.server.play import record_of_rows
from sixgun.server.schema import RECORDS, TABLES
from sixgun.server.store import Store, last_game
from sixgun.server.tokens import read_code


def read_tables(file: Path, status: str | None = None) -> list[Row]:
    """The tables in a server's database, the latest first, frozen ones with the reason; the server may be running."""
    engine = create_engine(f"sqlite:///file:{file}?mode=ro&uri=true")
    found = select(TABLES).order_by(TABLES.c.changed.desc())
    try:
        with engine.connect() as connection:
            rows = connection.execute(found if status is None else found.where(TABLES.c.status == status))
            return [table_line(connection, dict(row)) for row in rows.mappings()]
    finally:
        engine.dispose()


def read_record(file: Path, code: str) -> Record | None:
    """The record of the game going on, or last played, at a table; the server may be running. It holds the seed."""
    engine = create_engine(f"sqlite:///file:{file}?mode=ro&uri=true")
    try:
        with engine.connect() as connection:
            id = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()
            rows = connection.execute(last_game(-1 if id is None else id)).mappings()
            return record_of_rows(list(rows))
    finally:
        engine.dispose()


def table_line(connection: Any, row: Row) -> Row:
    """A table as the operator reads it."""
    doc = msgspec.json.decode(row["doc"], type=Doc)
    return {
        "code": doc.code,
        "status": doc.status,
        "game": doc.settings.game,
        "changed": row["changed"],
        "players": doc.names(),
        "reason": reason_of(connection, row["id"]) if doc.status == "frozen" else "",
    }


def reason_of(connection: Any, table_id: int) -> str:
    """What it was frozen by."""
    why = select(RECORDS.c.data).where(RECORDS.c.table_id == table_id, RECORDS.c.kind == "frozen")
    return str(connection.execute(why.order_by(RECORDS.c.number.desc()).limit(1)).scalar())


async def thaw(path: Path, codes: list[str]) -> dict[str, str]:
    """Try frozen tables of a stopped server again: by code why not; empty where the game can go on."""
    folder = open_folder(path)
    store = await Store.open(folder.database)
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
        await room.thaw()
    except Refusal as refusal:
        return "it is not frozen" if refusal.id == "not_now" else refusal.message
    except Exception as error:
        logging.getLogger("sixgun.server").debug("table %s", code, exc_info=True)
        return f"it still fails: {type(error).__name__}: {' '.join(str(error).split())}"
    room.close()
    return ""
