"""All data of a server from one database to another, of either kind; every record is played again before it counts."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Select, Table, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from sixgun.games import kind_of
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.record import Record
from sixgun.rulings.practice import open_record
from sixgun.server.room.match import match_of_rows
from sixgun.server.storage.folder import Busy, Unusable, open_folder
from sixgun.server.storage.migrating import migrate
from sixgun.server.storage.schema import CHAT, LIFE, ORDERS, RECORDS, REPLAYS, REPORTS, SECRETS, TABLES
from sixgun.server.storage.source import Source, are_workers_alive
from sixgun.server.storage.start_row import StartRow
from sixgun.table import replay

COPIED: Final = (TABLES, RECORDS, CHAT, REPLAYS, REPORTS, ORDERS, LIFE)
COUNTED: Final = {
    "tables_id_seq": TABLES.c.id,
    "replays_number_seq": REPLAYS.c.number,
    "reports_number_seq": REPORTS.c.number,
    "orders_number_seq": ORDERS.c.number,
}
PORTION: Final = 500  # rows


class Copied(Struct):
    """What was copied and seen to be the same."""

    rows: dict[str, int]
    games: int = 0  # played again, from their rows
    replays: int = 0  # finished games, likewise
    other_rules: int = 0  # of rules this program does not have: only compared
    broken: int = 0  # they cannot be played, there as here: frozen tables


async def copy(source: Source, target: Source) -> Copied:
    """From a stopped server to an empty one."""
    folders = [open_folder(one.folder) for one in (source, target) if not one.database]
    try:
        from_engine, to_engine = source.engine(write=True), target.engine(write=True)
        try:
            async with from_engine.connect() as old, to_engine.connect() as new:
                await check_stopped(old, new)
                await old.commit()
                found = await copy_rows(old, new)
                await copy_key(source, target, old, new)
                await new.commit()
                return found
        finally:
            await from_engine.dispose()
            await to_engine.dispose()
    finally:
        for folder in folders:
            folder.close()


async def check_stopped(old: AsyncConnection, new: AsyncConnection) -> None:
    """Nobody writes the one, nothing is in the other; both have the schema of today."""
    for connection in (old, new):
        await connection.run_sync(migrate)
        if connection.dialect.name == "postgresql" and await connection.run_sync(are_workers_alive):
            raise Busy("a server is using the database")
    for table in COPIED:
        if (await new.execute(select(func.count()).select_from(table))).scalar():
            raise Unusable(f"there is something in what is copied to: its {table.name} are not empty")


async def copy_rows(old: AsyncConnection, new: AsyncConnection) -> Copied:
    """All of it, then read again and compared."""
    found = Copied({})
    for table in COPIED:
        try:
            found.rows[table.name] = await copy_table(table, old, new)
        except DBAPIError as error:
            raise Unusable(f"the {table.name} cannot be copied: {error.orig}") from None
    if new.dialect.name == "postgresql":
        for name, column in COUNTED.items():
            following = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            await new.execute(select(func.setval(name, following, False)))
    for table in COPIED:
        await compare(table, old, new)
    await play_games(new, found)
    await play_replays(new, found)
    return found


def all_of(table: Table) -> Select[Any]:
    """Its rows, in order; who owns a table does not go with it."""
    columns = [column for column in table.c if table is not TABLES or column.name not in ("owner", "epoch")]
    return select(*columns).order_by(*table.primary_key.columns)


async def copy_table(table: Table, old: AsyncConnection, new: AsyncConnection) -> int:
    """One after the other; how many."""
    count = 0
    async with old.stream(all_of(table)) as rows:
        async for portion in rows.mappings().partitions(PORTION):
            await new.execute(insert(table), [dict(row) for row in portion])
            count += len(portion)
    return count


async def compare(table: Table, old: AsyncConnection, new: AsyncConnection) -> None:
    """Row by row."""
    async with old.stream(all_of(table)) as these, new.stream(all_of(table)) as those:
        async for row in these:
            if tuple(row) != tuple(await anext(aiter(those), ())):
                raise Unusable(f"a row of {table.name} is not the same after copying")


# -- playing again ------------------------------------------------------------------------------------------------


async def play_games(new: AsyncConnection, found: Copied) -> None:
    """Every game at every table, as a server would that goes on with it."""
    ids = [row[0] for row in await new.execute(select(TABLES.c.id).order_by(TABLES.c.id))]
    for id in ids:
        rows = await new.execute(select(RECORDS).where(RECORDS.c.table_id == id).order_by(RECORDS.c.number))
        game: list[dict[str, Any]] = []
        for row in [dict(row) for row in rows.mappings()]:
            if row["kind"] == "start" and game:
                play_game(game, found)
                game = []
            game.append(row)
        if game:
            play_game(game, found)


def play_game(rows: list[dict[str, Any]], found: Copied) -> None:
    """One of them."""
    start = msgspec.json.decode(rows[0]["data"], type=StartRow)
    if kind_of(start.game).rules != start.rules:
        found.other_rules += 1
        return
    try:
        match_of_rows(rows)
        found.games += 1
    except Exception as error:
        if not any(row["kind"] == "frozen" for row in rows):
            raise SixgunError(f"a game of table {rows[0]['table_id']} cannot be played again: {error}") from None
        found.broken += 1


async def play_replays(new: AsyncConnection, found: Copied) -> None:
    """Every finished game."""
    numbers = [row[0] for row in await new.execute(select(REPLAYS.c.number).order_by(REPLAYS.c.number))]
    for number in numbers:
        text_of = (await new.execute(select(REPLAYS.c.record).where(REPLAYS.c.number == number))).scalar_one()
        record = Record.from_json(text_of)
        if kind_of(record.game).rules != record.rules:
            found.other_rules += 1
            continue
        replay(record, live=False, opened=open_record)
        found.replays += 1


async def copy_key(source: Source, target: Source, old: AsyncConnection, new: AsyncConnection) -> None:
    """The key goes along: who has a seat keeps it."""
    key = select(SECRETS.c.value).where(SECRETS.c.name == "key")
    value = (await old.execute(key)).scalar() if source.database else (source.folder / "secret.key").read_text().strip()
    if value is None:
        return
    if target.database:
        await new.execute(insert(SECRETS), {"name": "key", "value": value})
    else:
        (target.folder / "secret.key").write_text(value)
