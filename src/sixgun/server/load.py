"""Many players at once, from a process of their own: how long until everybody at a table sees an answer."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import time
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
from msgspec import Struct, field
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

THINKING: Final = (0.1, 0.3)  # seconds between being asked and answering


class Key(Struct):
    """An option, as far as a load client cares."""

    key: str


class Asked(Struct):
    """A question, likewise."""

    number: int
    seats: list[int]
    options: list[Key]


class Message(Struct):
    """Any message of the server, likewise."""

    type: str
    question: Asked | None = None
    id: str | int = ""
    game: int = 0


DECODER: Final = msgspec.json.Decoder(Message)


class Figures(Struct):
    """What was measured."""

    players: int
    tables: int
    seconds: float = 0.0
    cpu: float = 0.0  # of the server, in seconds
    answers: int = 0
    views: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """So many answers in a hundred were faster, in milliseconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


class LoadTable:
    """The players of one table and the answer on its way to all of them."""

    def __init__(self, figures: Figures, thinking: tuple[float, float]) -> None:
        self.figures = figures
        self.thinking = thinking
        self.clients: list[LoadClient] = []
        self.sent_at = 0.0
        self.number = -1  # of the question that was answered last
        self.waiting: set[int] = set()  # seats that have not seen what came of it

    def answered(self, number: int) -> None:
        """An answer leaves."""
        self.number = number
        self.sent_at = time.perf_counter()
        self.waiting = {client.seat for client in self.clients}
        self.figures.answers += 1

    def seen(self, seat: int) -> None:
        """A view of what came of it has arrived."""
        self.waiting.discard(seat)
        if not self.waiting and self.sent_at:
            self.figures.latencies.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0


class LoadClient(WSListener):
    """One player: answers some time after being asked, anything that is offered."""

    def __init__(self, table: LoadTable, seat: int, token: str, owner: bool) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.owner = owner
        self.transport: WSTransport | None = None
        self.last_asked = (-1, -1)
        self.stopped = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self.transport = transport
        self.say("hello", version=1, token=self.token)

    def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, json.dumps({"type": type, **fields}).encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """React."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = DECODER.decode(frame.get_payload_as_memoryview())
        kind = message.type
        if kind == "state":
            self.table.figures.views += 1
            self.see(message)
        elif kind == "over" and not self.stopped:
            self.table.figures.games += self.owner
            self.say("rematch")
        elif kind == "error":
            self.table.figures.errors.append(str(message.id))
        elif kind == "ping":
            self.say("pong")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Nobody should be thrown out."""
        if not self.stopped:
            self.table.figures.errors.append("disconnected")

    def see(self, message: Message) -> None:
        """A state: is it what came of the last answer, and am I asked?"""
        question = message.question
        number = -1 if question is None else question.number
        if number != self.table.number:
            self.table.seen(self.seat)
        if question is None or self.stopped or self.seat not in question.seats or not question.options:
            return
        if self.last_asked != (message.game, number):
            self.last_asked = (message.game, number)
            key = random.choice(question.options).key
            asyncio.get_running_loop().call_later(random.uniform(*self.table.thinking), self.answer, number, key)

    def answer(self, number: int, key: str) -> None:
        """Time to answer."""
        if not self.stopped:
            self.table.answered(number)
            self.say("answer", number=number, key=key)


def metric(url: str, name: str) -> float:
    """A counter of the server."""
    with urlopen(f"{url.rstrip('/')}/api/metrics") as answer:
        text = answer.read().decode()
    found = re.search(rf"^sixgun_{name} (\S+)$", text, re.M)
    assert found is not None
    return float(found.group(1))


class Lobby:
    """Opens tables and seats players over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self._http = http.client.HTTPConnection(self.host, self.port, timeout=30)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask for something."""
        self._http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._http.getresponse()
        found: dict[str, Any] = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {found}")
        return found

    def table(self, figures: Figures, seats: int, thinking: tuple[float, float]) -> tuple[str, LoadTable]:
        """A table with all its players."""
        settings = {"setup": {"players": seats}, "clock": "none", "public": False}
        first = self.post("/api/tables", {"name": "P0", "settings": settings})
        table = LoadTable(figures, thinking)
        table.clients.append(LoadClient(table, first["seat"], first["token"], True))
        for seat in range(1, seats):
            other = self.post(f"/api/tables/{first['code']}/join", {"name": f"P{seat}"})
            table.clients.append(LoadClient(table, other["seat"], other["token"], False))
        return str(first["code"]), table

    def bots_only(self) -> str:
        """A table of bots with nobody there: begun, then asleep."""
        settings = {"setup": {"players": 5}, "clock": "none", "public": False}
        return str(self.post("/api/play", {"name": "P", "settings": settings})["code"])


async def connect(url: str, code: str, client: LoadClient) -> None:
    """A player's socket."""
    address = url.replace("http", "ws", 1).rstrip("/") + f"/ws/{code}"
    await ws_connect(lambda: client, address)


async def run_load(url: str, players: int, tables: int, seconds: float, thinking: tuple[float, float]) -> Figures:
    """Seat everybody, begin, play for so long, measure."""
    figures = Figures(players, tables)
    lobby = Lobby(url)
    everybody: list[LoadTable] = []
    for number in range(tables):
        seats = players // tables + (number < players % tables)
        code, table = lobby.table(figures, seats, thinking)
        everybody.append(table)
        await asyncio.gather(*(connect(url, code, client) for client in table.clients))
        for client in table.clients[1:]:
            client.say("ready")
    await asyncio.sleep(1)
    for table in everybody:
        table.clients[0].say("start")
    await asyncio.sleep(1)  # the beginning of all games at once is not what is measured
    figures.latencies.clear()
    figures.answers = figures.views = 0
    cpu = await asyncio.to_thread(metric, url, "cpu_seconds_total")
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    figures.seconds = time.perf_counter() - started
    figures.cpu = await asyncio.to_thread(metric, url, "cpu_seconds_total") - cpu
    for client in (client for table in everybody for client in table.clients):
        client.stopped = True
    await asyncio.sleep(0.5)
    for client in (client for table in everybody for client in table.clients):
        if client.transport is not None:
            client.transport.disconnect()
    return figures
