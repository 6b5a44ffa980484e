# compiled
"""What is written at once: the changes of one table or of many, in one transaction."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor

from sixgun.server.storage.schema import CHAT, LIFE, RECORDS, REPLAYS, REPORTS, TABLES

Row: TypeAlias = dict[str, Any]
CHANGED: Final = ("status", "doc", "changed", "due", "rules")  # of a table, by a change
RECORD_NAMES: Final = [column.name for column in RECORDS.c]
CHUNKS: Final = (64, 16, 4, 1)  # rows written by one statement: between two the thread has to ask for the interpreter


class Batch:
    """What one change of one table writes: all of it or nothing."""

    __slots__ = ("records", "tables", "chat", "replays", "reports", "alive", "fence")

    def __init__(
        self,
        records: list[Row] | None = None,
        tables: list[Row] | None = None,
        chat: list[Row] | None = None,
        replays: list[Row] | None = None,
        reports: list[Row] | None = None,
        alive: int = 0,
        fence: int = 0,
    ) -> None:
        self.records = [] if records is None else records
        self.tables = [] if tables is None else tables
        self.chat = [] if chat is None else chat
        self.replays = [] if replays is None else replays
        self.reports = [] if reports is None else reports
        self.alive = alive
        self.fence = fence  # of the claim under which the table was read: server/storage/leases.py

    def add(self, other: Batch) -> None:
        """Write that too. Most have records only."""
        self.records += other.records
        self.fence = self.fence or other.fence
        if other.tables or other.chat or other.replays or other.reports or other.alive:
            self.tables += other.tables
            self.chat += other.chat
            self.replays += other.replays
            self.reports += other.reports
            self.alive = max(self.alive, other.alive)

    def is_empty(self) -> bool:
        """Is there nothing to write?"""
        return not self.records and self.has_only_records()

    def has_only_records(self) -> bool:
        """Is there nothing else?"""
        return not (self.tables or self.chat or self.replays or self.reports or self.alive)


def write_batch(connection: Connection, batch: Batch) -> None:
    """All of it or nothing, to SQLite; PostgreSQL has a statement of its own (fenced.py).

    By the driver, which begins a transaction with the first row: SQLAlchemy would cost more than SQLite does.
    """
    driver = connection.connection
    try:
        with closing(driver.cursor()) as cursor:
            write_records(cursor, batch.records)
            if not batch.has_only_records():
                write_others(cursor, batch)
        driver.commit()
    except BaseException:
        driver.rollback()
        raise


def write_records(cursor: DBAPICursor, records: list[Row]) -> None:
    """The rows of all tables, in as few calls as can be."""
    for rows in in_chunks(records):
        cursor.execute(INSERT_RECORDS[len(rows)], [row[name] for row in rows for name in RECORD_NAMES])


def write_others(cursor: DBAPICursor, batch: Batch) -> None:
    """A table is replaced, and so is when we were last alive; the rest is new."""
    write_rows(cursor, TABLES.name, batch.tables, SAVE_TABLE)
    write_rows(cursor, CHAT.name, batch.chat)
    write_rows(cursor, REPLAYS.name, batch.replays)
    write_rows(cursor, REPORTS.name, batch.reports)
    if batch.alive:
        write_rows(cursor, LIFE.name, [{"id": 1, "alive": batch.alive}], SAVE_LIFE)


def write_rows(cursor: DBAPICursor, table: str, rows: list[Row], conflict: str = "") -> None:
    """Each with the columns it says."""
    for row in rows:
        cursor.execute(insertion(table, tuple(row), conflict), list(row.values()))


@cache
def insertion(table: str, names: tuple[str, ...], conflict: str) -> str:
    """The statement that inserts a row."""
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))}){conflict}"


def replacing(names: tuple[str, ...]) -> str:
    """What is done where there is a row already."""
    return f" ON CONFLICT (id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in names)}"


SAVE_TABLE: Final = replacing(CHANGED)
SAVE_LIFE: Final = replacing(("alive",))


def insert_records(rows: int) -> str:
    """The statement that inserts so many rows."""
    values = f"({', '.join('?' * len(RECORD_NAMES))})"
    return f"INSERT INTO {RECORDS.name} ({', '.join(RECORD_NAMES)}) VALUES {', '.join([values] * rows)}"


INSERT_RECORDS: Final = {rows: insert_records(rows) for rows in CHUNKS}


def in_chunks(rows: list[Row]) -> Iterator[list[Row]]:
    """All of them, so many at a time as there are statements for."""
    start = 0
    for size in CHUNKS:
        while len(rows) - start >= size:
            yield rows[start : start + size]
            start += size
