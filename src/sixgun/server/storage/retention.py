"""What is kept for how long: a server that runs for years does not fill its disk with what nobody will look for."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict, fields
from sqlalchemy import ColumnElement, Connection, Table, delete, exists, select, update

from sixgun.kernel.errors import SixgunError
from sixgun.server.storage.schema import CHAT, ORDERS, RECORDS, REPLAYS, REPORTS, TABLES, WORKERS

DAY: Final = 86_400_000  # milliseconds
PORTION: Final = 500  # rows or tables at once: others write in between


class Keep(Struct, frozen=True):
    """For how many days; 0: for ever."""

    games: int = 0  # finished games of two people or more
    bot_games: int = 30  # finished games with at most one person
    imports: int = 90  # record files people brought
    reports: int = 365  # problems people reported
    chat: int = 90
    tables: int = 30  # tables whose last game is over: its replay is kept for itself
    unfinished: int = 180  # tables nobody has come back to in the middle of a game
    unplayed: int = 2  # tables never played at


def read_keep(wishes: tuple[str, ...]) -> Keep:
    """The default, but for what is said as KIND=DAYS."""
    found = asdict(Keep())
    for wish in wishes:
        kind, _, days = wish.partition("=")
        if kind not in found or not days.isdecimal():
            kinds = ", ".join(field.name for field in fields(Keep))
            raise SixgunError(
                f"{wish!r} does not say how long to keep what: KIND=DAYS with one of {kinds}; 0 days: for ever"
            )
        found[kind] = int(days)
    return Keep(**found)


def sweep(connection: Connection, keep: Keep, now: int, busy: set[int], portion: int = PORTION) -> dict[str, int]:
    """Delete what is older than it is to be kept, a portion of each kind; how much of each that was."""
    found = {}
    with connection.begin():
        for kind, days in asdict(keep).items():
            before = now - days * DAY
            if not days:
                found[kind] = 0
            elif kind in OLD_TABLES:
                found[kind] = sweep_tables(connection, old_tables(kind, before), busy, portion)
            else:
                found[kind] = sweep_rows(connection, kind, before, portion)
        connection.execute(delete(ORDERS).where(ORDERS.c.until < now))  # no longer in force
    return found


def sweep_rows(connection: Connection, kind: str, before: int, portion: int) -> int:
    """Rows that stand for themselves."""
    table, old = old_rows(kind, before)
    key = list(table.primary_key.columns)
    rows = connection.execute(select(*key).where(old).limit(portion)).fetchall()
    for row in rows:
        same = [column == value for column, value in zip(key, row, strict=True)]
        connection.execute(delete(table).where(*same))
    return len(rows)


def old_rows(kind: str, before: int) -> tuple[Table, ColumnElement[bool]]:
    """Where they are, and which."""
    ended, imported, people = REPLAYS.c.ended < before, REPLAYS.c.imported, REPLAYS.c.people
    return {
        "games": (REPLAYS, ended & ~imported & (people > 1)),
        "bot_games": (REPLAYS, ended & ~imported & (people <= 1)),
        "imports": (REPLAYS, ended & imported),
        "reports": (REPORTS, REPORTS.c.at < before),
        "chat": (CHAT, CHAT.c.at < before),
    }[kind]


OLD_TABLES: Final = ("tables", "unfinished", "unplayed")


def old_tables(kind: str, before: int) -> Any:
    """Their ids."""
    mine = RECORDS.c.table_id == TABLES.c.id
    ids = select(TABLES.c.id).where(TABLES.c.changed < before)
    if kind == "unplayed":
        return ids.where(~exists().where(mine))
    quiet = ids.where(exists().where(mine), ~exists().where(mine, RECORDS.c.at >= before))
    over = TABLES.c.status.in_(("over", "lobby"))
    return quiet.where(over if kind == "tables" else ~over)


def sweep_tables(connection: Connection, old: Any, busy: set[int], portion: int) -> int:
    """Whole tables with all that belongs to them, but none that somebody has open."""
    ids = [row[0] for row in connection.execute(old.limit(portion + len(busy))) if row[0] not in busy][:portion]
    for id in ids:
        connection.execute(delete(RECORDS).where(RECORDS.c.table_id == id))
        connection.execute(delete(CHAT).where(CHAT.c.table_id == id))
        connection.execute(delete(TABLES).where(TABLES.c.id == id))
    return len(ids)


def forget_workers(connection: Connection, now: int) -> None:
    """Processes long dead; what they had is nobody's."""
    gone = select(WORKERS.c.inc).where(WORKERS.c.dead, WORKERS.c.beat < now - DAY)
    with connection.begin():
        connection.execute(update(TABLES).where(TABLES.c.owner.in_(gone)).values(owner=None))
        connection.execute(delete(WORKERS).where(WORKERS.c.dead, WORKERS.c.beat < now - DAY))


def sweep_all(connection: Connection, keep: Keep, now: int) -> dict[str, int]:
    """All there is, and give the room back to the disk: for a server that is stopped."""
    total = dict.fromkeys(asdict(keep), 0)
    while any((found := sweep(connection, keep, now, set())).values()):
        total = {kind: count + found[kind] for kind, count in total.items()}
    connection.exec_driver_sql("VACUUM")
    return total


def count_old(connection: Connection, keep: Keep, now: int) -> dict[str, int]:
    """What a sweep would delete."""
    found = {}
    for kind, days in asdict(keep).items():
        before = now - days * DAY
        if not days:
            found[kind] = 0
        elif kind in OLD_TABLES:
            found[kind] = len(connection.execute(old_tables(kind, before)).fetchall())
        else:
            table, old = old_rows(kind, before)
            found[kind] = len(connection.execute(select(*table.primary_key.columns).where(old)).fetchall())
    return found
