"""Several processes on one PostgreSQL database: each table has one owner, and who is taken for dead writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from sixgun.games import GAMES
from sixgun.server.bench.engines import PostgresServer
from sixgun.server.errors import Fenced, Refusal, Unwritable
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.leases import Leases
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.storage.postgres import Postgres
from sixgun.server.storage.sql_store import SqlStore

ROW = {"table_id": 1, "number": 0, "at": 5, "kind": "answer", "seat": 0, "data": "pass"}
TABLE = {"id": 1, "code": "AAAA", "status": "playing", "doc": "{}", "changed": 7, "due": None, "rules": None}
Open = Callable[..., Awaitable[SqlStore]]


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
async def open_store(url: str) -> AsyncIterator[Open]:
    """Another process, as far as the database can tell."""
    opened: list[SqlStore] = []

    async def begin(lease: float = 3.0) -> SqlStore:
        database = Postgres(url)
        database.ownership = database._leases = Leases(database._address, lease)
        opened.append(await SqlStore.open(database))
        return opened[-1]

    yield begin
    for store in opened:
        await store.close()


async def execute(url: str, statement: str, *values: Any) -> None:
    session = await asyncpg.connect(url)
    await session.execute(statement, *values)
    await session.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_table_has_one_owner_and_can_be_released(open_store: Open) -> None:
    one, two = await open_store(), await open_store()
    await one.commit(Batch(tables=[TABLE]))  # who makes it owns it
    with pytest.raises(Elsewhere) as found:
        await two.ownership.claim("AAAA")
    assert found.value.name == one.ownership.name
    assert (await one.ownership.claim("AAAA")).fence == one.ownership.fence
    await one.ownership.release(1, one.ownership.fence)
    assert (await two.ownership.claim("AAAA")).fence == two.ownership.fence
    with pytest.raises(Elsewhere):
        await one.ownership.claim("AAAA")
    with pytest.raises(Refusal, match="no such table"):
        await one.ownership.claim("BBBB")


async def test_of_many_that_claim_at_once_one_wins(open_store: Open) -> None:
    stores = [await open_store() for _ in range(4)]
    await stores[0].commit(Batch(tables=[TABLE]))
    await stores[0].ownership.release(1, stores[0].ownership.fence)
    found = await asyncio.gather(*(store.ownership.claim("AAAA") for store in stores), return_exceptions=True)
    assert sorted(isinstance(one, Elsewhere) for one in found) == [False, True, True, True]


async def test_who_is_taken_for_dead_writes_nothing_not_even_under_its_new_number(open_store: Open, url: str) -> None:
    one, two = await open_store(), await open_store()
    await one.commit(Batch(tables=[TABLE], records=[ROW]))
    fence = one.ownership.fence
    await execute(url, "UPDATE workers SET dead = true WHERE inc = $1", fence)
    claim = await two.ownership.claim("AAAA")
    await two.commit(Batch(tables=[TABLE | {"doc": "of two"}], fence=claim.fence))
    assert claim.since > 0  # when the former owner was last heard of
    late = Batch(records=[ROW | {"number": 1}], tables=[TABLE | {"doc": "of one"}], fence=fence)
    with pytest.raises(Fenced):
        await one.commit(late)
    await until(lambda: one.ownership.fence not in (0, fence))
    with pytest.raises(Fenced):
        await one.commit(late)  # the number belongs to what was claimed under it
    assert len(await two.last_game(1)) == 1 and (await two.table("AAAA") or {})["doc"] == "of two"
    await one.commit(Batch(alive=1))
    assert one.trouble is None


async def test_an_unknown_outcome_is_a_new_number(open_store: Open, url: str) -> None:
    store = await open_store()
    await store.commit(Batch(tables=[TABLE]))
    fence = store.ownership.fence
    session = await asyncpg.connect(url)
    async with session.transaction():
        await session.execute("LOCK TABLE records IN EXCLUSIVE MODE")
        writing = asyncio.create_task(store.commit(Batch(records=[ROW], fence=fence)))
        ends = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        async with asyncio.timeout(10):
            while not await session.fetchval(ends):
                await asyncio.sleep(0.01)
        with pytest.raises(Unwritable):
            await writing
    await session.close()
    await until(lambda: store.trouble is None)
    assert store.ownership.fence > fence
    assert (await store.ownership.claim("AAAA")).fence == store.ownership.fence


async def test_who_does_not_beat_is_taken_for_dead(open_store: Open) -> None:
    quiet, other = await open_store(0.6), await open_store(0.6)
    await quiet.commit(Batch(tables=[TABLE]))
    dead: list[str] = []
    other.ownership.on_dead = dead.extend
    assert isinstance(quiet.ownership, Leases) and quiet.ownership._heart is not None
    quiet.ownership._heart.cancel()
    await until(lambda: quiet.trouble is not None)  # it does not trust itself, either, and before the others do not
    assert not dead
    await until(lambda: bool(dead))
    assert dead == [quiet.ownership.name]
    assert (await other.ownership.claim("AAAA")).fence == other.ownership.fence


async def test_a_table_waits_for_who_has_its_rules(open_store: Open, url: str) -> None:
    game, kind = next(iter(GAMES.items()))
    old, new = await open_store(), await open_store()
    for store, rules in ((old, "old"), (new, kind.rules)):
        assert isinstance(store.ownership, Leases)
        store.ownership._rules = [f"{game} {rules}"]
        store.ownership.lose()
        await until(lambda store=store: store.trouble is None)
    await old.commit(Batch(tables=[TABLE | {"rules": f"{game} old"}]))
    await old.ownership.release(1, old.ownership.fence)
    with pytest.raises(Elsewhere) as found:
        await new.ownership.claim("AAAA")
    assert found.value.name == old.ownership.name
    await old.ownership.leave()
    with pytest.raises(Refusal, match="rules old"):
        await new.ownership.claim("AAAA")


async def test_who_leaves_claims_nothing(open_store: Open) -> None:
    one, two = await open_store(), await open_store()
    await one.commit(Batch(tables=[TABLE]))
    await one.ownership.leave()
    await one.ownership.release(1, one.ownership.fence)
    with pytest.raises(Elsewhere) as found:
        await one.ownership.claim("AAAA")
    assert found.value.name == two.ownership.name and await two.ownership.others() == []
