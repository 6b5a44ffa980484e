"""The whole server on PostgreSQL: games are played, go on after a restart, and after the database was gone."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from sixgun.server.bench.engines import PostgresServer
from sixgun.server.errors import Unwritable
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.store import Store
from sixgun.server.times import game_time

from .driving import Running, answer_once, wait_for

Start = Callable[[], Running]


@pytest.fixture
def start(tmp_path: Path, postgres: PostgresServer) -> Iterator[Start]:
    """Start servers on one database, one after the other."""
    running: list[Running] = []
    database = postgres.new_database()

    def begin() -> Running:
        for one in running:
            one.stop()
        running.append(Running(tmp_path / "data", database=database))
        return running[-1]

    yield begin
    for one in running:
        one.stop()


def test_a_game_is_played_to_its_end_and_kept(start: Start) -> None:
    server = start()
    over = server.play("Ann", public=True).play_to_the_end()
    again = start()
    lines = again.get("/api/replays")["replays"]
    assert [line["id"] for line in lines] == [over["replay"]] and lines[0]["answers"] > 0
    assert again.get(f"/api/replays/{over['replay']}")["replay"]["result"] == over["result"]


def test_a_restart_goes_on_where_it_was(start: Start) -> None:
    players = start().table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(5):
        answer_once(players)
    before = [player.last["view"] for player in players]
    server = start()
    for player in players:
        player.server = server
        player.connect()
        player.state()
    assert [player.last["view"] for player in players] == before
    answer_once(players)


def test_tables_go_on_after_the_database_was_gone_and_no_answer_is_lost(start: Start, postgres: PostgresServer) -> None:
    server = start()
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(5):
        answer_once(players)
    room = server.house.rooms[players[0].code]
    assert room.match is not None
    given = room.match.session.answered
    postgres.stop()
    try:
        asked = next(player for player in players if player.is_asked())
        asked.answer()
        assert asked.error()["id"] == "cannot_save"
    finally:
        postgres.start()
    wait_for(lambda: server.house.store.trouble is None and not room.changes.is_busy)
    assert room.match is not None and room.match.session.answered == given
    for player in players:
        player.send("look", since=0)
        player.state()
    answer_once(players)
    rows = server.do(lambda: server.house.store.last_game(room.id))
    assert [row["number"] for row in rows] == list(range(len(rows)))
    assert sum(row["kind"] == "answer" for row in rows) == given + 1


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sixgun'"
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"


async def lose_the_database_while_writing(address: str, store: Store) -> None:
    session = await asyncpg.connect(address)
    async with session.transaction():
        await session.execute("LOCK TABLE life")
        writing = asyncio.create_task(store.commit(Batch(alive=game_time())))
        while not await session.fetchval(WAITING):
            await asyncio.sleep(0.01)
        await session.execute(CUT)
    await session.close()
    with pytest.raises(Unwritable):
        await writing


def test_however_often_the_database_was_gone_a_server_writes_soon_after_it_is_back(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    address = postgres.new_database()
    server = Running(tmp_path / "data", database=address)
    store = server.house.store
    try:
        for _ in range(6):
            server.do(lambda: lose_the_database_while_writing(address, store))
            lost = time.monotonic()
            wait_for(lambda: store.trouble is None)
            assert time.monotonic() - lost < 2.5  # what refuses is tried ever more seldom: this is only not there
    finally:
        server.stop()


def test_a_table_that_cannot_be_read_while_the_database_is_gone_is_no_error_of_the_server(
    start: Start, postgres: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    ann = start().table_of("Ann", "Bob", "Cid", "Dot")[0]
    ann.server = server = start()
    postgres.stop()
    try:
        answer = server.http.get(f"/api/tables/{ann.code}")
        assert answer.status_code == 503 and answer.json()["id"] == "cannot_save"
        coming = threading.Thread(target=ann.connect)
        coming.start()
        time.sleep(0.3)
    finally:
        postgres.start()
    coming.join(10)
    ann.state()
    assert not [record for record in caplog.records if record.exc_info]
