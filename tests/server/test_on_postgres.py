"""The whole server on PostgreSQL: games are played, go on after a restart, and after the database was gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixgun.server.bench.engines import PostgresServer

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
