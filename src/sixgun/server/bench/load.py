"""Many players at once, from a process of their own: how long until everybody at a table sees an answer."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
from msgspec import Struct, field
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from sixgun.server.protocol.messages import VERSION

THINKING: Final = (0.1, 0.3)  # seconds between being asked and answering
AT_ONCE: Final = (0.0, 0.0)
COMING: Final = 30.0  # seconds for a socket to be opened: who measures on a busy machine measures nothing by giving up
TEXT: Final = WSMsgType.TEXT
PATIENCE: Final = 5.0  # seconds for the last answers to be seen by all


class Message(Struct):
    """Any message of the server but a state, as far as a load client cares."""

    type: str
    id: str | int = ""


DECODER: Final = msgspec.json.Decoder(Message)
STATE: Final = b'{"type":"state"'
QUESTION: Final = b',"question":{"number":'
OPTIONS: Final = b'"options":['
OPTION: Final = b'{"key":"'
BEHIND_OPTIONS: Final = b'],"interjections"'
BEHIND: Final = b',"since":'


class Figures(Struct):
    """What was measured."""

    players: int
    tables: int
    seconds: float = 0.0
    cpu: float = 0.0  # of the server, in seconds
    own_cpu: float = 0.0  # of the players: they must not be what is waited for
    answers: int = 0
    views: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """So many answers in a hundred were faster, in milliseconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0

    def summary(self) -> dict[str, Any]:
        """What is reported of any server."""
        return {
            "players": self.players,
            "tables": self.tables,
            "seconds": round(self.seconds, 1),
            "answers_per_second": round(self.answers / self.seconds),
            "answers_per_cpu_second": round(self.answers / self.cpu),
            "views_per_second": round(self.views / self.seconds),
            "p50_ms": round(self.percentile(0.5), 1),
            "p99_ms": round(self.percentile(0.99), 1),
            "worst_ms": round(self.percentile(1), 1),
            "games_ended": self.games,
            "errors": dict(Counter(self.errors)),
            "server_cpu_share": round(self.cpu / self.seconds, 2),
            "server_cpu_ms_per_answer": round(self.cpu / max(1, self.answers) * 1000, 3),
            "players_cpu_share": round(self.own_cpu / self.seconds, 2),
        }


class LoadTable:
    """The players of one table and the answer on its way to all of them."""

    def __init__(self, figures: Figures, thinking: tuple[float, float]) -> None:
        self.figures = figures
        self.thinking = thinking
        self.clients: list[Player] = []
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


class Player(WSListener):
    """Somebody at a table of whatever server: a socket, and an answer some time after being asked."""

    loop: asyncio.AbstractEventLoop  # asked for once: in 3.11 each time is a system call

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.transport: WSTransport | None = None
        self.stopped = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Be there."""
        self.transport = transport
        self.loop = asyncio.get_running_loop()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Nobody should be thrown out."""
        if not self.stopped:
            self.table.figures.errors.append("disconnected")

    def send(self, text: bytes) -> None:
        """Send a message."""
        if self.transport is not None:
            self.transport.send(TEXT, text)

    def answer_soon(self, number: int, text: bytes) -> None:
        """Answer after some thought."""
        self.loop.call_later(random.uniform(*self.table.thinking), self.answer, number, text)

    def answer(self, number: int, text: bytes) -> None:
        """Time to answer."""
        if not self.stopped:
            self.table.answered(number)
            self.send(text)


class LoadClient(Player):
    """One player at a table of ours: answers anything that is offered."""

    def __init__(self, table: LoadTable, seat: int, token: str | None, owner: bool) -> None:
        super().__init__(table, seat)
        self.token = token
        self.owner = owner
        self.last_asked = b""

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        super().on_ws_connected(transport)
        self.say("hello", version=VERSION, token=self.token)

    def say(self, type: str, **fields: Any) -> None:
        """Send a message of the protocol."""
        self.send(written(type, **fields))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """React."""
        text = frame.get_payload_as_bytes()
        if text.startswith(STATE):
            self.see(text)
        elif frame.msg_type == TEXT:
            self.hear(DECODER.decode(text))

    def hear(self, message: Message) -> None:
        """Anything but a state."""
        kind = message.type
        if kind == "over" and not self.stopped:
            self.table.figures.games += self.owner
            self.say("rematch")
        elif kind == "error":
            self.table.figures.errors.append(str(message.id))
        elif kind == "ping":
            self.say("pong")

    def see(self, text: bytes) -> None:
        """A state: is it what came of the last answer, and am I asked?

        Five of these come for every answer, on the machine of the server: each is searched for what says so, not read.
        """
        table = self.table
        table.figures.views += 1
        end = text.rindex(BEHIND)
        at = text.rfind(QUESTION, 0, end)
        if at < 0:
            table.seen(self.seat)  # the game is over
            return
        comma = text.index(b",", at + len(QUESTION))
        number = int(text[at + len(QUESTION) : comma])
        if number != table.number:
            table.seen(self.seat)
        options = options_in(text, comma)
        if options and not self.stopped:
            self.be_asked(number, text[: text.index(b',"view"')], options)

    def be_asked(self, number: int, game: bytes, options: bytes) -> None:
        """A question, perhaps once more: answer it once."""
        asked = b"%b %d" % (game, number)
        if self.last_asked != asked:
            self.last_asked = asked
            key, _, _ = random.choice(options.split(OPTION)[1:]).partition(b'"')
            self.answer_soon(number, b'{"type":"answer","number":%d,"key":"%b"}' % (number, key))


def options_in(text: bytes, start: int) -> bytes:
    """The options of the question that stands there, as they are written; nothing: it is put to others."""
    at = text.index(OPTIONS, start) + len(OPTIONS)
    return b"" if text.startswith(b"]", at) else text[at : text.index(BEHIND_OPTIONS, at)]


def written(type: str, **fields: Any) -> bytes:
    """A message of the protocol."""
    return json.dumps({"type": type, **fields}).encode()


def metric(urls: list[str], name: str) -> float:
    """A counter of a server, the sum of its workers, whose metrics are there."""
    total = 0.0
    for url in urls:
        with urlopen(f"{url.rstrip('/')}/metrics") as answer:
            text = answer.read().decode()
        found = re.search(rf"^sixgun_{name} (\S+)$", text, re.M)
        assert found is not None
        total += float(found.group(1))
    return total


class Lobby:
    """Opens tables and seats players over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self._http = http.client.HTTPConnection(self.host, self.port, timeout=30)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask for something."""
        return self.post_text(path, json.dumps(body))

    def post_text(self, path: str, body: str) -> dict[str, Any]:
        """The same with a body that is JSON already."""
        self._http.request("POST", path, body, {"Content-Type": "application/json"})
        answer = self._http.getresponse()
        found: dict[str, Any] = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {found}")
        return found

    def table(self, figures: Figures, seats: int, thinking: tuple[float, float]) -> tuple[str, list[LoadClient]]:
        """A table with all its players, the owner first."""
        settings = {"setup": {"players": seats}, "clock": "none", "public": False}
        first = self.post("/api/tables", {"name": "P0", "settings": settings})
        table = LoadTable(figures, thinking)
        clients = [LoadClient(table, first["seat"], first["token"], True)]
        for seat in range(1, seats):
            other = self.post(f"/api/tables/{first['code']}/join", {"name": f"P{seat}"})
            clients.append(LoadClient(table, other["seat"], other["token"], False))
        table.clients.extend(clients)
        return str(first["code"]), clients

    def bots_only(self) -> str:
        """A table of bots with nobody there: begun, then asleep."""
        settings = {"setup": {"players": 5}, "clock": "none", "public": False}
        return str(self.post("/api/play", {"name": "P", "settings": settings})["code"])


async def connect(url: str, code: str, client: LoadClient) -> None:
    """A player's socket."""
    address = url.replace("http", "ws", 1).rstrip("/") + f"/ws/{code}"
    await ws_connect(lambda: client, address, websocket_handshake_timeout=COMING)


def shares(players: int, tables: int) -> list[int]:
    """How many players each table gets."""
    return [players // tables + (number < players % tables) for number in range(tables)]


async def run_load(
    url: str,
    cpu: Callable[[], float],
    figures: Figures,
    seconds: float,
    thinking: tuple[float, float],
    warm: float = 1,
) -> None:
    """Seat everybody, begin, play for so long, measure."""
    lobby = Lobby(url)
    everybody: list[LoadTable] = []
    owners: list[LoadClient] = []
    for seats in shares(figures.players, figures.tables):
        code, clients = lobby.table(figures, seats, thinking)
        owners.append(clients[0])
        everybody.append(clients[0].table)
        await asyncio.gather(*(connect(url, code, client) for client in clients))
        for client in clients[1:]:
            client.say("ready")
    await asyncio.sleep(1)
    for owner in owners:
        owner.say("start")
    await play(figures, everybody, seconds, warm, cpu)


async def play(
    figures: Figures, everybody: Sequence[LoadTable], seconds: float, warm: float, cpu: Callable[[], float]
) -> None:
    """Play and measure, the same way with every server; the beginning of all games at once is not measured."""
    await asyncio.sleep(warm)
    before = await asyncio.to_thread(cpu)
    figures.latencies.clear()
    figures.answers = figures.views = figures.games = 0
    started, own = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    figures.cpu = await asyncio.to_thread(cpu) - before
    figures.seconds, figures.own_cpu = time.perf_counter() - started, time.process_time() - own
    views = figures.views
    clients = [client for table in everybody for client in table.clients]
    for client in clients:
        client.stopped = True
    patience = time.perf_counter() + PATIENCE
    while any(table.sent_at for table in everybody) and time.perf_counter() < patience:
        await asyncio.sleep(0.05)
    figures.errors += ["unseen" for table in everybody if table.sent_at]
    figures.views = views
    for client in clients:
        if client.transport is not None:
            client.transport.disconnect()
