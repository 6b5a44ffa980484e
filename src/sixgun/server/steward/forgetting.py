"""A person is forgotten: names, words and seats go, the records of the games stay as they are, and stay valid."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Table, select, update

from sixgun.kernel.errors import SixgunError
from sixgun.server.room.actions import send_away, vacate
from sixgun.server.steward.orders import order_to_forget, revoke
from sixgun.server.steward.people import Person, find_person
from sixgun.server.storage.folder import Busy, open_folder
from sixgun.server.storage.opening import open_store
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.storage.schema import CHAT, RECORDS, REPLAYS, REPORTS, TABLES
from sixgun.server.storage.source import Source, are_workers_alive
from sixgun.server.storage.sql_store import codes_among, tables_naming
from sixgun.server.storage.start_row import StartRow
from sixgun.server.visitors.limits import Limits

if TYPE_CHECKING:
    from sixgun.server.house import House
    from sixgun.server.room.room import Room

NOBODY: Final = "–"  # instead of a name, in every language
PATIENCE: Final = 20.0  # seconds for running servers to obey


class Forgotten(Struct):
    """How much of whom."""

    person: Person
    chat: int = 0
    games: int = 0
    reports: int = 0


# -- in the tables, by whoever has them open ----------------------------------------------------------------------


async def forget_in_tables(house: House, ids: set[str]) -> None:
    """Every table of theirs that is ours, or nobody's; the others are other servers' to do."""
    for code in await house.store.tables_naming(sorted(ids)):
        try:
            room = await house.room(code)
        except Elsewhere:
            continue
        await room.changes.make(lambda room=room: forget_at(room, ids))  # type: ignore[misc]


def forget_at(room: Room, ids: set[str]) -> None:
    """At one table: a bot has the seat, and nothing is left of them."""
    register = room.register
    gone = [member for member in register.members if member.id in ids or member.guest in ids]
    for member in gone:
        seat = member.seat
        vacate(room, member, register.leave)
        send_away(room, member, "left")
        register.score.pop(member.id, None)
        if register.draw is not None:
            register.draw.commitments.pop(member.id, None)
            register.draw.shares.pop(member.id, None)
        if room.match is not None and seat is not None and room.match.start.names[seat] == member.name:
            room.match.start.names[seat] = NOBODY
    register.seen = [seen for seen in register.seen if seen.guest not in ids]
    register.banned = [one for one in register.banned if one.id not in ids and one.guest not in ids]
    register.kept_for = {seat: "" if id in ids else id for seat, id in register.kept_for.items()}
    for line in room.chat.shown:
        if line.member in ids:
            line.member, line.name, line.text = "", NOBODY, NOBODY
    room.pending.table_changed = True


# -- in everything else, by the command ---------------------------------------------------------------------------


def forget(source: Source, id: str, names: tuple[str, ...] = ()) -> Forgotten:
    """All of it, of a running server or a stopped one; *names*: in finished games whose tables are gone, too."""
    person = source.use(lambda connection: find_person(connection, id))
    if is_served(source):
        source.change(lambda connection: order_to_forget(connection, person.ids))
        try:
            wait_until_forgotten(source, person)
        finally:
            source.change(lambda connection: revoke(connection, person.ids))
    else:
        asyncio.run(forget_alone(source, person.ids))
    return source.change(lambda connection: forget_rows(connection, person, names))


def is_served(source: Source) -> bool:
    """Does a server run?"""
    if source.database:
        return source.use(are_workers_alive)
    try:
        open_folder(source.folder).close()
    except Busy:
        return True
    return False


def wait_until_forgotten(source: Source, person: Person) -> None:
    """Servers look for orders every few seconds."""
    end = time.monotonic() + PATIENCE
    while source.use(lambda connection: is_anywhere(connection, person)):
        if time.monotonic() > end:
            raise SixgunError("the server does not obey: look at its log, or stop it and try again")
        time.sleep(0.2)


def is_anywhere(connection: Connection, person: Person) -> bool:
    """Does a table still name them?"""
    ids = sorted(person.ids)
    return bool(codes_among(connection.execute(tables_naming(ids)).mappings(), ids))


async def forget_alone(source: Source, ids: set[str]) -> None:
    """No server runs: be one for a moment."""
    from sixgun.server.house import House

    folder = open_folder(source.folder, shared=bool(source.database))
    store = await open_store(folder, source.database)
    try:
        house = House(store, folder, Limits(on=False))
        await forget_in_tables(house, ids)
        for room in house.rooms.values():
            await room.release()
            room.close()
    finally:
        await store.close()
        folder.close()


def forget_rows(connection: Connection, person: Person, names: tuple[str, ...]) -> Forgotten:
    """Rows that no server writes again."""
    found = Forgotten(person)
    ids = list(person.ids)
    said = update(CHAT).where(CHAT.c.member.in_(ids)).values(member="", name=NOBODY, text=NOBODY)
    found.chat = connection.execute(said).rowcount
    told = {"text": NOBODY, "contact": "", "browser": "", "client": "", "reporter": ""}
    found.reports = connection.execute(update(REPORTS).where(REPORTS.c.reporter.in_(ids)).values(**told)).rowcount
    connection.execute(update(REPORTS).where(REPORTS.c.member.in_(ids)).values(member="", said=NOBODY))
    codes = select(TABLES.c.id).where(TABLES.c.code.in_(list(person.tables)))
    starts = (RECORDS.c.kind == "start") & RECORDS.c.table_id.in_(codes)
    change_rows(connection, RECORDS, "data", starts, lambda data: rename_start(data, person.names))
    theirs = REPLAYS.c.id.in_(list(person.finished))
    found.games = change_rows(connection, REPLAYS, "names", theirs, lambda text: rename(text, person.names))
    if names:
        every = REPLAYS.c.number > 0
        found.games += change_rows(connection, REPLAYS, "names", every, lambda text: rename(text, set(names)))
    return found


def change_rows(connection: Connection, table: Table, column: str, which: object, change: Callable[[str], str]) -> int:
    """Write what *change* makes of a column, where that is something else; how often."""
    key = list(table.primary_key.columns)
    rows = connection.execute(select(*key, table.c[column]).where(which)).all()  # type: ignore[arg-type]
    count = 0
    for row in rows:
        changed = change(row[-1])
        if changed != row[-1]:
            same = [one == value for one, value in zip(key, row, strict=False)]
            connection.execute(update(table).where(*same).values({column: changed}))
            count += 1
    return count


def rename_start(data: str, names: set[str]) -> str:
    """The first row of a game, without the name; nothing of the game depends on it."""
    start = msgspec.json.decode(data, type=StartRow)
    if not any(name in names for name in start.names):
        return data
    seats = zip(start.names, start.bots, strict=True)
    start.names = [NOBODY if name in names and not bot else name for name, bot in seats]
    return msgspec.json.encode(start).decode()


def rename(text: str, names: set[str]) -> str:
    """The names of a finished game, without theirs."""
    found = msgspec.json.decode(text, type=list[str | None])
    if not names & set(found):
        return text
    return msgspec.json.encode([NOBODY if name in names else name for name in found]).decode()
