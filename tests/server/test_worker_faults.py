"""Workers that are killed or stopped, a broker that is gone for a while: nothing acknowledged is lost, play goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.server.bench.engines import NatsServer, PostgresServer
from sixgun.server.bench.measure import ServerProcess

from .driving import Door, Player, Running, answer_once, wait_for
from .test_workers import begin, moved, table_at

LEASE = 3.0


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
def processes() -> Iterator[list[ServerProcess]]:
    started: list[ServerProcess] = []
    yield started
    for server in started:
        server.process.send_signal(signal.SIGCONT)
        server.stop()


def door_of(server: ServerProcess) -> Door:
    return Door(int(server.url.rstrip("/").rpartition(":")[2]))


def children_of(parent: int) -> set[int]:
    found = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True, check=True).stdout
    return {int(line) for line in found.split()}


def rows_of(database: str, what: str) -> list[Any]:
    async def read() -> list[Any]:
        session = await asyncpg.connect(database)
        try:
            return list(await session.fetch(what))
        finally:
            await session.close()

    return asyncio.run(read())


def come_back(player: Player, patience: float = 10.0) -> None:
    """As a browser does whose line is dead: until it is let in and sees the game."""
    end = time.monotonic() + patience
    while True:
        try:
            player.connect()
            player.until("state", 3)
            return
        except (OSError, TimeoutError, ConnectionClosed, EOFError):
            assert time.monotonic() < end, "nobody lets them in"
            time.sleep(0.05)


def check_record(database: str, answers: int) -> None:
    rows = rows_of(database, "SELECT number, kind FROM records ORDER BY number")
    assert [row["number"] for row in rows] == list(range(len(rows)))
    assert sum(row["kind"] == "answer" for row in rows) == answers


@pytest.mark.timeout(400)
def test_a_killed_worker_is_replaced_and_all_are_renewed_while_people_play(
    tmp_path: Path, database: str, nats: NatsServer, processes: list[ServerProcess]
) -> None:
    options = ("--no-limits", "--workers", "2", "--database", database, "--broker", nats.url)
    processes.append(ServerProcess(tmp_path / "data", *options))
    players = door_of(processes[0]).table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(4):
        answer_once(players)
    parent = processes[0].process.pid
    before = children_of(parent)
    assert len(before) == 2
    os.kill(min(before), signal.SIGKILL)
    for player in players:
        player.drop()
        come_back(player)
    for _ in range(4):
        answer_once(players)
    check_record(database, 8)

    before = wait_for(lambda: len(now := children_of(parent) - {min(before)}) == 2 and now, 60)
    wait_for(lambda: len(rows_of(database, "SELECT 1 FROM workers WHERE NOT dead")) == 2, 120)
    processes[0].process.send_signal(signal.SIGHUP)
    wait_for(lambda: not children_of(parent) & before, 200)
    for player in players:
        come_back(player)
    for _ in range(4):
        answer_once(players)
    check_record(database, 12)
    processes[0].process.terminate()
    assert processes[0].process.wait(20) == 0


def test_a_worker_stopped_past_its_lease_writes_nothing_when_it_goes_on(
    tmp_path: Path, database: str, nats: NatsServer, processes: list[ServerProcess]
) -> None:
    options = ("--no-limits", "--database", database, "--broker", nats.url)
    processes += [ServerProcess(tmp_path / name, *options) for name in ("one", "two")]
    one, two = map(door_of, processes)
    players = one.table_of("Ann", "Bob", "Cid", "Dot")
    owners = rows_of(database, "SELECT owner FROM tables")
    for _ in range(3):
        answer_once(players)
    watcher = one.watcher(players[0])
    stopped = processes[0].process
    stopped.send_signal(signal.SIGSTOP)
    next(player for player in players if player.is_asked()).answer()  # waits in its socket
    for player in players:
        player.server = two
        come_back(player)
    for _ in range(3):
        answer_once(players)
    assert rows_of(database, "SELECT owner FROM tables") != owners
    stopped.send_signal(signal.SIGCONT)
    number = players[0].last["question"]["number"]
    state = watcher.until(lambda m: m["type"] == "state" and m["question"]["number"] >= number)
    assert state["question"]["number"] == number  # it has found the table again, at the other worker
    for _ in range(3):
        answer_once(players)
    check_record(database, 9)


def test_a_broker_that_is_gone_for_a_while_loses_nothing(tmp_path: Path, database: str) -> None:
    broker = NatsServer()
    one, two = (Running(tmp_path / "data", database=database, broker=broker.url) for _ in range(2))
    try:
        players = table_at(one, "Ann", "Bob", "Cid", "Dot")
        players = [player if at % 2 else moved(player, two) for at, player in enumerate(players)]
        begin(players)
        answer_once(players)
        number = players[0].last["question"]["number"]
        broker.stop()
        asked = next(player for player in players if player.is_asked())
        asked.answer()
        time.sleep(0.3)
        broker.start()
        if asked.state()["question"]["number"] == number:  # else the answer has waited for the broker, too
            asked.answer()  # it was lost, the seat was entered anew, and its question is still open
        for player in players:
            if player.last["question"]["number"] == number:
                player.until(lambda m: m["type"] == "state" and m["question"]["number"] > number)
        answer_once(players)
    finally:
        one.stop()
        two.stop()
        broker.stop()
    check_record(database, 3)
