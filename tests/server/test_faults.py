"""The disk fails, the database is locked, the machine's clock jumps, the server is told to stop: no game is lost."""

from __future__ import annotations

import logging
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from sixgun.server import house
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.sql_store import SqlStore
from sixgun.server.storage.sqlite import Sqlite

from .driving import Player, Running, answer_once, wait_for

Start = Callable[..., Running]


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """What the server has written to its log that somebody should look at."""
    caplog.set_level(logging.WARNING, "sixgun.server")
    return lambda: [record.getMessage() for record in caplog.records if record.name == "sixgun.server"]


@contextmanager
def full(server: Running) -> Iterator[None]:
    """The disk is full: SQLite itself says so."""
    assert isinstance(server.house.store, SqlStore)
    database = server.house.store.database
    assert isinstance(database, Sqlite)

    def limit(pages: int, connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        connection.rollback()

    server.do(lambda: database.in_thread(partial(limit, 1)))  # as many as it has
    try:
        yield
    finally:
        server.do(lambda: database.in_thread(partial(limit, 2**30)))


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(folder / "sixgun.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def troubled(player: Player) -> dict[str, Any]:
    return player.until(lambda m: m["type"] == "table" and m.get("trouble"))


def writes(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When the server tried to write."""
    times: list[float] = []
    write = Sqlite.write

    async def counted(self: Sqlite, batch: Batch) -> None:
        times.append(time.monotonic())
        await write(self, batch)

    monkeypatch.setattr(Sqlite, "write", counted)
    return times


def test_a_full_disk_is_said_once_tried_now_and_then_and_the_tables_go_on_by_themselves(
    start: Start, monkeypatch: pytest.MonkeyPatch, said: Callable[[], list[str]]
) -> None:
    server = start()
    bots = [server.play(f"P{n}", watch=True, pace="quick") for n in range(5)]
    ann = server.play("Ann")
    ann.until(lambda m: m["type"] == "state" and ann.is_asked())
    with full(server):
        for player in bots:
            troubled(player)
        tried = writes(monkeypatch)
        before = time.process_time()
        assert server.http.get("/api/health").status_code == 503
        refused = server.http.post("/api/tables", json={"name": "Eve"})
        assert refused.status_code == 503 and refused.json()["id"] == "cannot_save"
        ann.answer()
        assert ann.error()["id"] == "cannot_save"
        ann.send("look")  # who only looks is served
        ann.state()
        server.watcher(bots[0]).until("table")
        time.sleep(3)
        assert len(tried) < 12 and time.process_time() - before < 1.5
    for player in bots:
        player.until(lambda m: m["type"] == "table" and not m.get("trouble"), 20)
        player.state()
    wait_for(lambda: server.http.get("/api/health").status_code == 200)
    ann.silence()
    ann.answer()
    ann.state()
    assert len(said()) == 2 and "full" in said()[0]


def test_a_locked_database_is_one_error_not_one_after_the_other(
    start: Start, tmp_path: Path, said: Callable[[], list[str]]
) -> None:
    server = start()
    tables = [server.play(f"P{n}", watch=True, pace="quick") for n in range(8)]
    with locked(tmp_path / "data"):
        begun = time.monotonic()
        for player in tables:
            troubled(player)
        assert time.monotonic() - begun < 8  # all together, not ten seconds each
        assert server.http.get("/api/health").status_code == 503
    for player in tables:
        player.until(lambda m: m["type"] == "table" and not m.get("trouble"), 20)
        player.state()
    assert len(said()) == 2 and "locked" in said()[0]


def test_a_health_check_really_writes(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    time.sleep(1.1)
    tried = writes(monkeypatch)
    assert all(server.get("/api/health")["status"] == "ok" for _ in range(20))
    assert 1 <= len(tried) <= 3  # and not more often than is needed


def test_a_bad_change_harms_nobody_else_and_is_no_trouble_of_the_disk(start: Start) -> None:
    server = start()
    row = {"table_id": 77, "number": 0, "at": 0, "kind": "answer", "seat": 0, "data": "x"}
    server.do(lambda: server.house.store.commit(Batch(records=[row])))
    with pytest.raises(Exception, match="UNIQUE"):
        server.do(lambda: server.house.store.commit(Batch(records=[row])))
    assert server.house.store.trouble is None
    server.play().play_to_the_end()


# -- clocks -------------------------------------------------------------------------------------------------------


def jump(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Somebody sets the machine's clock."""
    really = time.time
    monkeypatch.setattr(time, "time", lambda: really() + seconds)


def left(player: Player) -> int:
    """The time of the first seat, in milliseconds."""
    clock = next(one for one in player.last["clocks"] if one["seat"] == 0)
    return int(clock["free"] + clock["reserve"])


def look(player: Player) -> None:
    player.send("look")
    player.until(lambda m: m["type"] == "state" and m["clocks"])


@pytest.mark.parametrize("hours", [1, -1])
def test_the_clock_of_the_machine_jumps_and_nobody_loses_or_gains_time(
    start: Start, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    server = start()
    player = server.play(clock="blitz")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    number, before = player.last["question"]["number"], left(player)
    jump(monkeypatch, 3600 * hours)
    look(player)
    assert player.last["question"]["number"] == number and before - 5000 < left(player) <= before
    player.server = start()  # and across a restart
    player.connect()
    player.state()
    assert player.last["question"]["number"] == number and before - 8000 < left(player) <= before


# -- starting and stopping ----------------------------------------------------------------------------------------


def test_many_games_by_mail_do_not_hold_up_a_restart(start: Start) -> None:
    server = start()
    for n in range(60):
        server.post("/api/play", name=f"P{n}", settings={"clock": "mail", "pace": "fast"})
    wait_for(lambda: all(not room.match.bot_seats() for room in server.house.rooms.values() if room.match))
    server.stop()
    begun = time.monotonic()
    again = start()
    assert time.monotonic() - begun < 1.5
    assert again.get("/api/health")["status"] == "ok"
    assert not again.house.rooms


def test_a_game_by_mail_is_not_kept_in_memory(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    player = server.play(clock="mail")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    player.close()
    monkeypatch.setattr(house, "UNLOAD_AFTER", 10)
    wait_for(lambda: not server.house.rooms[player.code].audience.connections)
    time.sleep(0.05)
    server.do(server.house._sweep)
    assert player.code not in server.house.rooms
    player.connect()
    assert player.state()["question"]["number"] == player.last["question"]["number"]


def test_a_server_that_was_told_to_follow_leaves_with_whoever_started_it(tmp_path: Path) -> None:
    """However that went: here it is killed."""
    start = f"from sixgun.server.bench.measure import *; s = ServerProcess(Path({str(tmp_path / 'data')!r}))"
    starter = subprocess.Popen(
        [sys.executable, "-c", f"{start}; print(s.process.pid, flush=True); s.process.wait()"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert starter.stdout is not None
    server = int(starter.stdout.readline())
    assert is_running(server)
    starter.kill()
    starter.wait()
    starter.stdout.close()
    wait_for(lambda: not is_running(server))


def is_running(process: int) -> bool:
    """A process without a parent that waits for it may be left as a name only."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_told_to_stop_it_says_goodbye_to_every_socket(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--no-limits", "--data", str(tmp_path / "data")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None and process.stderr is not None
        port = int(re.search(r":(\d+)/", process.stdout.readline())[1])  # type: ignore[index]
        served = Served(port)
        players = [served.play(f"P{n}") for n in range(5)]
        players += [served.watcher(players[0]) for _ in range(3)]
        process.send_signal(signal.SIGTERM)
        for player in players:
            assert player.until("goodbye")["id"] == "closing"
            with pytest.raises(ConnectionClosed) as closed:
                player.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert process.wait(10) in (0, -signal.SIGTERM) and process.stderr.read() == ""
    finally:
        process.kill()


class Served(Running):
    """A server in another process."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.base, timeout=10)


def test_what_was_not_written_and_cannot_be_read_again_is_never_shown(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(on=False)
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    number = players[0].last["question"]["number"]
    write, read, unread = Sqlite.write, SqlStore.last_game, [3]

    async def refuse(self: Sqlite, batch: Batch) -> None:
        if batch.records and unread[0] == 3:
            raise ValueError("a row that cannot be")
        await write(self, batch)

    async def fail(self: SqlStore, table_id: int) -> Any:
        unread[0] -= 1
        if unread[0] >= 0:
            raise OSError("nothing is heard")
        return await read(self, table_id)

    monkeypatch.setattr(Sqlite, "write", refuse)
    monkeypatch.setattr(SqlStore, "last_game", fail)
    next(player for player in players if player.is_asked()).answer()
    for player in players:
        player.until("welcome")  # they look for the table anew
        assert player.state()["question"]["number"] == number
    answer_once(players)
    assert players[0].last["question"]["number"] == number + 1
