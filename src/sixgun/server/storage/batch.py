# compiled
"""What is written at once: the changes of one table or of many, in one transaction."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, PoolProxiedConnection, insert
from sqlalchemy.dialects import sqlite

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
    """All of it or nothing, to SQLite; PostgreSQL has a statement of its own (fenced.py)."""
    if batch.has_only_records():
        write_only_records(connection.connection, batch.records)
        return
    with connection.begin():
        if batch.records:
            write_records(connection.connection, batch.records)
        if batch.tables:
            connection.execute(SAVE_TABLES, batch.tables)
        if batch.chat:
            connection.execute(insert(CHAT), batch.chat)
        if batch.replays:
            connection.execute(insert(REPLAYS), batch.replays)
        if batch.reports:
            connection.execute(insert(REPORTS), batch.reports)
        if batch.alive:
            row = {"id": 1, "alive": batch.alive}
            connection.execute(sqlite.insert(LIFE).values(row).on_conflict_do_update(index_elements=["id"], set_=row))


def write_only_records(driver: PoolProxiedConnection, records: list[Row]) -> None:
    """A transaction of these alone, as most are: the driver begins it with the first row."""
    try:
        write_records(driver, records)
        driver.commit()
    except BaseException:
        driver.rollback()
        raise


def write_records(driver: PoolProxiedConnection, records: list[Row]) -> None:
    """The rows of all tables, in as few calls as can be, by the driver: SQLAlchemy would cost more than SQLite does."""
    with closing(driver.cursor()) as cursor:
        for rows in in_chunks(records):
            cursor.execute(INSERT_RECORDS[len(rows)], [row[name] for row in rows for name in RECORD_NAMES])


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


def save_tables() -> Any:
    """Insert tables, or replace them."""
    statement = sqlite.insert(TABLES)
    changed = {name: statement.excluded[name] for name in CHANGED}
    return statement.on_conflict_do_update(index_elements=["id"], set_=changed)


SAVE_TABLES: Final = save_tables()
