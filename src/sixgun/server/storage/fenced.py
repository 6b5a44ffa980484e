"""One statement writes the changes of many tables to PostgreSQL, if who writes them is not taken for dead."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, Integer, Table

from sixgun.server.storage.batch import CHANGED, Batch, Row
from sixgun.server.storage.schema import CHAT, RECORDS, REPLAYS, REPORTS, TABLES

GIVEN: Final = ("number",)  # by the database, where it is all of the key
KEPT: Final = ("owner", "epoch")  # not a change's to say
PARTS: Final = (("records", RECORDS), ("tables", TABLES), ("chat", CHAT), ("replays", REPLAYS), ("reports", REPORTS))


def statement_of(batch: Batch, fence: int) -> tuple[str, list[Any]]:
    """What is to be executed, and with which values. It tells whether we live, and writes only if we do."""
    values: list[Any] = [fence]
    parts = []
    for name, table in PARTS:
        rows: list[Row] = getattr(batch, name)
        if rows:
            parts.append(name)
            values += [[row.get(column) for row in rows] for column in columns_of(table)]
    if batch.alive:
        values.append(batch.alive)
    return statement(tuple(parts), bool(batch.alive)), values


@cache
def columns_of(table: Table) -> tuple[str, ...]:
    """Those a change says."""
    given = GIVEN if len(table.primary_key) == 1 else ()
    return tuple(column.name for column in table.c if column.name not in (*given, *KEPT))


@cache
def statement(parts: tuple[str, ...], alive: bool) -> str:
    """For changes that consist of these."""
    tables = dict(PARTS)
    written = []
    first = 2
    for name in parts:
        written.append(insertion(name, tables[name], first))
        first += len(columns_of(tables[name]))
    if alive:
        written.append(
            f"life_ AS (INSERT INTO life (id, alive) SELECT 1, ${first}::bigint FROM me "
            "ON CONFLICT (id) DO UPDATE SET alive = greatest(life.alive, excluded.alive))"
        )
    me = "me AS (SELECT inc FROM workers WHERE inc = $1 AND NOT dead FOR SHARE)"
    return f"WITH {', '.join([me, *written])} SELECT count(*) FROM me"


def insertion(name: str, table: Table, first: int) -> str:
    """The rows of one part; a table is replaced, and new ones are ours."""
    columns = columns_of(table)
    arrays = ", ".join(f"${first + at}::{type_of(table, column)}[]" for at, column in enumerate(columns))
    into, given, conflict = ", ".join(columns), "u.*", ""
    if table is TABLES:
        into, given = f"{into}, owner, epoch", "u.*, me.inc, 1"
        replaced = ", ".join(f"{column} = excluded.{column}" for column in CHANGED)
        conflict = f" ON CONFLICT (id) DO UPDATE SET {replaced}"
    return f"{name}_ AS (INSERT INTO {table.name} ({into}) SELECT {given} FROM me, unnest({arrays}) u{conflict})"


def type_of(table: Table, column: str) -> str:
    """As PostgreSQL calls it."""
    kind = table.c[column].type
    if isinstance(kind, BigInteger):
        return "bigint"
    return "int" if isinstance(kind, Integer) else "bool" if isinstance(kind, Boolean) else "text"
