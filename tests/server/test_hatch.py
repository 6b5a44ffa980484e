"""Workers of one machine hand each other sockets: whoever comes is at the worker that has the table."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import pytest

from sixgun.server.bench.engines import NatsServer, PostgresServer, free_port
from sixgun.server.bench.measure import ServerProcess
from sixgun.server.house import House
from sixgun.server.room.room import Room
from sixgun.server.workers import others
from sixgun.server.workers.crew import hatches_of
from sixgun.server.workers.hatch import Hatches, open_pairs

from .driving import Running, answer_once, wait_for
from .test_worker_faults import door_of
from .test_workers import begin, moved, table_at

Pairs = list[tuple[socket.socket, socket.socket]]
Start = Callable[[int], Running]
HEAD = "GET /ws/{} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"


@pytest.fixture
def pairs() -> Iterator[Pairs]:
    """What a parent holds open for two workers."""
    found = open_pairs(2)
    yield found
    for pair in found:
        for one in pair:
            one.close()


@pytest.fixture
def start(
    pairs: Pairs, tmp_path: Path, postgres: PostgresServer, nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """Start a worker at one of the two places. However busy this machine is, both are taken to be awake."""
    monkeypatch.setattr(others, "AWAKE", 60.0)
    database = postgres.new_database()
    given = hatches_of(pairs)
    running: list[Running] = []

    def begin(place: int) -> Running:
        own = Hatches(given[place].crew, place, os.dup(given[place].taking), [os.dup(f) for f in given[place].giving])
        running.append(Running(tmp_path / "data", database=database, broker=nats.url, hatches=own))
        wait_for(lambda: all(len(one.house.others._hatches) >= len(running) - 1 for one in running))
        wait_for(lambda: all(all(one.house.others._hatches.values()) for one in running))
        return running[-1]

    yield begin
    for one in running:
        one.stop()


def hello(token: str | None) -> bytes:
    """The frame, masked with zeros."""
    text = json.dumps({"type": "hello", "token": token}).encode()
    return bytes((0x81, 0x80 | 126)) + len(text).to_bytes(2) + bytes(4) + text


def test_a_socket_goes_to_the_worker_of_its_table(start: Start) -> None:
    one, two = start(0), start(1)
    players = table_at(one, "Ann", "Bob", "Cid", "Dot")
    players = [player if at % 2 else moved(player, two) for at, player in enumerate(players)]
    assert len(one.house.presences) == 4 and not two.house.presences
    wait_for(lambda: two.house.counters.handed == 2)  # counted after the other worker has taken it
    assert two.house.others.carried == 0
    begin(players)
    for _ in range(4):
        answer_once(players)
    here, there = (house.rates.visitor("127.0.0.1") for house in (one.house, two.house))
    assert here.sockets == 4 and there.sockets == 0  # an address has what it has where it is
    assert there.connections <= 1  # the one for requests


def test_what_comes_while_it_is_handed_over_is_heard(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = start(0), start(1)
    ann = table_at(one, "Ann")[0]
    find, may_find = House.find, threading.Event()

    async def find_later(self: House, code: str, address: str) -> Room:
        while self is two.house and not may_find.is_set():
            await asyncio.sleep(0.01)
        return await find(self, code, address)

    monkeypatch.setattr(House, "find", find_later)
    with socket.create_connection(("127.0.0.1", two.port), 5) as line:
        line.sendall((HEAD.format(ann.code, two.port) + KEY).encode())
        wait_for(lambda: two.house.rates.visitor("127.0.0.1").sockets == 1)  # the request has been read
        line.sendall(hello(ann.token))
        may_find.set()
        heard = b""
        while b'"welcome"' not in heard:
            piece = line.recv(65536)
            assert piece, heard
            heard += piece
    wait_for(lambda: two.house.counters.handed == 1)  # counted after it went: the other may have been quicker


def test_where_the_queue_is_full_people_are_carried(start: Start, pairs: Pairs) -> None:
    one, two = start(0), start(1)
    ann = table_at(one, "Ann")[0]
    server = one.server
    one.do(server.hatch.close)  # type: ignore[attr-defined]
    with suppress(BlockingIOError):
        while True:
            pairs[0][1].send(b"\0" * 4096, socket.MSG_DONTWAIT)
    moved(ann, two)
    assert two.house.counters.handed == 0 and two.house.others.carried == 1


def test_what_lies_in_the_queue_of_a_worker_that_died_is_taken_by_the_next(start: Start) -> None:
    one, two = start(0), start(1)
    ann = table_at(one, "Ann")[0]
    one.do(one.server.hatch.close)  # type: ignore[attr-defined]
    ann.close()
    ann.server = two
    coming = threading.Thread(target=ann.connect)
    coming.start()
    wait_for(lambda: two.house.counters.handed == 1)
    assert coming.is_alive()
    third = start(0)
    coming.join(5)
    assert not coming.is_alive() and ann.welcome
    assert third.house.others.carried == 1  # its table is still where it was


def figure(side: int, name: str) -> list[int]:
    """Of both workers."""
    found = []
    for port in (side, side + 1):
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            line = re.search(rf"^sixgun_{name} (\d+)$", answer.read().decode(), re.M)
        assert line is not None
        found.append(int(line[1]))
    return found


def test_nobody_is_carried_between_the_workers_of_one_parent(tmp_path: Path, postgres: PostgresServer) -> None:
    side = free_port()
    options = ("--no-limits", "--workers", "2", "--database", postgres.new_database(), "--metrics", str(side))
    server = ServerProcess(tmp_path / "data", *options)
    try:
        door = door_of(server)
        time.sleep(0.8)  # they hear of each other
        tables = [[door.open(f"P{number}")] for number in range(6)]
        for table in tables:
            table += [door.join(table[0], "Q"), door.watcher(table[0]), door.watcher(table[0])]
        assert figure(side, "connections") == [4 * count for count in figure(side, "tables_loaded")]
        assert figure(side, "carried") == [0, 0] and sum(figure(side, "handed_total")) > 0
        for table in tables:
            table[1].send("chat", text="all in one place")
            assert all(player.until("chat")["text"] == "all in one place" for player in table)
    finally:
        server.stop()
