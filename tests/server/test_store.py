"""The store, on each of its engines: what is written is there, once; what is bad harms nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from asyncpg import PostgresError
from sqlalchemy import Connection, text

from sixgun.server.bench.engines import PostgresServer
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.database import Database
from sixgun.server.storage.folder import Unusable
from sixgun.server.storage.migrating import migrate, version_of
from sixgun.server.storage.postgres import Postgres
from sixgun.server.storage.retention import DAY, Keep
from sixgun.server.storage.schema import HEAD, META
from sixgun.server.storage.sql_store import SqlStore
from sixgun.server.storage.sqlite import Sqlite
from sixgun.server.times import now

ENGINES = ("sqlite", "postgres")
ROW = {"table_id": 1, "number": 0, "at": 5, "kind": "answer", "seat": 0, "data": "pass"}
TABLE = {"id": 1, "code": "AAAA", "status": "playing", "doc": "{}", "changed": 7, "due": 3}
REPLAY = {"id": "r", "public": True, "imported": False, "ended": 1, "game": "classic", "names": "[]"}
REPLAY |= {"result": "{}", "record": '{"answers": []}', "people": 2, "answers": 9}
CHAT = {"table_id": 1, "number": 0, "at": 1, "member": "m", "name": "Zoë", "seat": None, "text": "Привет, żółw 🤠"}


@pytest.fixture(params=ENGINES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Database]:
    """The same empty database, opened anew with every call."""
    if request.param == "sqlite":
        return lambda: Sqlite(tmp_path / "x.db")
    postgres: PostgresServer = request.getfixturevalue("postgres")
    url = postgres.new_database()
    return lambda: Postgres(url)


@pytest.fixture
async def store(database: Callable[[], Database]) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(database())
    yield store
    await store.close()


async def test_one_number_of_a_table_is_written_only_once(store: SqlStore) -> None:
    found: list[Exception | None] = []
    for row in (ROW, ROW, ROW | {"number": 1}):
        store.write(Batch(records=[row]), found.append)
    await store.commit(Batch(alive=1))
    assert [error is None for error in found] == [True, False, True]
    assert [row["number"] for row in await store.last_game(1)] == [0, 1]
    assert store.trouble is None


async def test_what_is_written_is_read_after_a_restart(database: Callable[[], Database]) -> None:
    first = await SqlStore.open(database())
    start = ROW | {"number": 2, "kind": "start"}
    await first.commit(Batch(records=[ROW, ROW | {"number": 1}, start, ROW | {"number": 3}], tables=[TABLE]))
    await first.commit(Batch(tables=[TABLE | {"status": "over", "changed": 8}], chat=[CHAT], replays=[REPLAY], alive=4))
    await first.commit(Batch(tables=[TABLE | {"id": 5, "code": "BBBB"}], alive=6))
    await first.close()
    store = await SqlStore.open(database())
    assert [row["number"] for row in await store.last_game(1)] == [2, 3]
    assert await store.table("AAAA") == TABLE | {"status": "over", "changed": 8}
    assert await store.table("none") is None
    assert [row["code"] for row in await store.tables_since(7)] == ["AAAA"]
    assert await store.due(3, 9) == ["BBBB"] and await store.due(2, 9) == []
    assert await store.last_chat(1, 9) == [CHAT]
    assert await store.last_alive() == 6
    replay = await store.replay("r")
    assert replay is not None and REPLAY.items() <= replay.items()
    assert [line["answers"] for line in await store.replays(None, 9)] == [9]
    assert await store.replays(replay["number"], 9) == []
    await store.close()


@pytest.mark.parametrize("bad", [{"data": None}, {"number": 0}, {"seat": "x" * 99, "kind": None}])
async def test_a_bad_row_harms_nobody_else(store: SqlStore, bad: dict[str, Any]) -> None:
    await store.commit(Batch(records=[ROW]))
    found: list[Exception | None] = []
    for row in (ROW | {"number": 1}, ROW | {"number": 7} | bad, ROW | {"number": 2}):
        store.write(Batch(records=[row]), found.append)
    await store.commit(Batch(alive=1))
    assert [error is None for error in found] == [True, False, True] and store.trouble is None


@pytest.mark.parametrize("bad", [{"data": "a\0b"}, {"data": "\ud800"}, {"kind": "x" * 99}, {"seat": 2**40}])
async def test_what_postgresql_does_not_take_is_refused_alone(postgres: PostgresServer, bad: dict[str, Any]) -> None:
    store = await SqlStore.open(Postgres(postgres.new_database()))
    fence = store.ownership.fence
    with pytest.raises((PostgresError, ValueError)):
        await store.commit(Batch(records=[ROW | bad]))
    await store.commit(Batch(records=[ROW]))
    assert store.ownership.fence == fence  # it is known that it was not written
    await store.close()


async def test_what_is_old_is_swept(store: SqlStore) -> None:
    old = now() - 400 * DAY
    batch = Batch(records=[ROW | {"at": old}, ROW | {"table_id": 2, "at": old}], chat=[CHAT | {"at": old}])
    batch.tables = [TABLE | {"status": "over", "changed": old}, TABLE | {"id": 2, "code": "B", "status": "over"}]
    batch.replays = [REPLAY | {"ended": old, "people": 0}, REPLAY | {"id": "s", "ended": old}]
    await store.commit(batch)
    await store.ownership.release(1, store.ownership.fence)
    swept, _ = await asyncio.gather(store.sweep(Keep(), {2}), store.commit(Batch(alive=1)))  # each in its turn
    assert swept == 3
    assert await store.table("AAAA") is None and await store.table("B") is not None
    assert await store.replay("r") is None and await store.replay("s") is not None
    assert await store.sweep(Keep(), {2}) == 0


async def test_the_migrations_lead_to_the_schema(store: SqlStore) -> None:
    def compare(connection: Connection) -> list[Any]:
        assert version_of(connection) == HEAD
        return list(compare_metadata(MigrationContext.configure(connection), META))

    async with store.database.engine.connect() as connection:
        assert await connection.run_sync(compare) == []


async def test_answers_of_old_replays_are_counted(database: Callable[[], Database]) -> None:
    old = database()
    async with old.engine.connect() as connection:
        await connection.run_sync(migrate, "0003")
        values = "'r', true, false, 1, 'classic', '[]', '{}', '{\"answers\": [[0, \"pass\"], [1, \"pass\"]]}', 2"
        names = "id, public, imported, ended, game, names, result, record, people"
        await connection.execute(text(f"INSERT INTO replays ({names}) VALUES ({values})".replace(":", "\\:")))
        await connection.commit()
    await old.close()
    store = await SqlStore.open(database())
    assert [line["answers"] for line in await store.replays(None, 9)] == [2]
    await store.close()


async def test_a_database_that_cannot_be_used_is_one_sentence(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    store = await SqlStore.open(Postgres(url))
    for wrong, said in {
        url.replace("@/sixgun", "@/nothing"): 'database "nothing',
        "postgresql://sixgun@127.0.0.1:1/x": "cannot be used",
        "mysql://x/y": "postgresql://USER",
        "no address": "postgresql://USER",
    }.items():
        with pytest.raises(Unusable, match=said):
            await SqlStore.open(Postgres(wrong))
    await store.close()


async def test_no_two_servers_of_a_database_give_out_the_same_id(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    stores = [await SqlStore.open(Postgres(url)) for _ in range(2)]
    ids = [await store.new_table_id() for store in stores for _ in range(3)]
    assert len(set(ids)) == 6
    assert len({await store.shared_secret("key", str(id)) for store, id in zip(stores, ids, strict=False)}) == 1
    for store in stores:
        await store.close()
