"""A real server in a thread, and players that speak the protocol to it."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sixgun.kernel.show import lay_over
from sixgun.server.app import make_app
from sixgun.server.house import House
from sixgun.server.run import Server, configure, listen
from sixgun.server.site import Site
from sixgun.server.visitors.limits import Limits
from sixgun.server.workers.hatch import Hatches

PATIENCE = 10.0
CHANCE = random.Random(6)


class Door:
    """A server that is reached on a port of this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.base, timeout=PATIENCE)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    # -- tables and players

    def open(self, name: str = "Ann", **settings: Any) -> Player:
        return Player(self, self.post("/api/tables", name=name, settings=fast(settings)))

    def play(self, name: str = "Ann", watch: bool = False, **settings: Any) -> Player:
        return Player(self, self.post("/api/play", name=name, watch=watch, settings=fast(settings)))

    def join(self, table: Player, name: str, **more: Any) -> Player:
        return Player(self, self.post(f"/api/tables/{table.code}/join", name=name, **more))

    def watcher(self, table: Player) -> Player:
        return Player(self, {"code": table.code, "token": None, "member": None, "seat": None})

    def table_of(self, *names: str, **settings: Any) -> list[Player]:
        """People seated in that order, ready, and the game begun."""
        settings.setdefault("setup", {"players": max(4, len(names))})
        first = self.open(names[0], **settings)
        others = [self.join(first, name) for name in names[1:]]
        for other in others:
            other.send("ready")
        if others:  # one message may tell it of several
            first.until(lambda m: m["type"] == "table" and all(is_ready(m, other.member) for other in others))
        first.send("start")
        for player in (first, *others):
            player.state()
        return [first, *others]


def is_ready(table: dict[str, Any], member: str) -> bool:
    return any(m["id"] == member and m["ready"] for m in table["members"])


class Running(Door):
    """A server in a thread of this process."""

    def __init__(
        self,
        folder: Path,
        limits: Limits | None = None,
        site: Site | None = None,
        database: str = "",
        broker: str = "",
        hatches: Hatches | None = None,
    ) -> None:
        limits, site = limits or Limits(on=False), site or Site()
        self.app = make_app(folder, limits, site, database, broker)
        self.socket = listen("127.0.0.1", 0)
        super().__init__(self.socket.getsockname()[1])
        config = configure(self.app, limits, site)
        config.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(config)
        if hatches is not None:
            self.server = Server(config, self.app, lambda: None, hatches=hatches)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        wait_for(lambda: self.server.started)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        uvloop.run(serve())

    @property
    def house(self) -> House:
        return self.app.state.house

    def do(self, work: Callable[[], Any]) -> Any:
        """Run *work* inside the server's loop."""
        assert self.loop is not None

        async def call() -> Any:
            found = work()
            return await found if asyncio.iscoroutine(found) else found

        return asyncio.run_coroutine_threadsafe(call(), self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(3 * PATIENCE)  # two threads that compile at once would trip over each other (CPython 3.11)
        self.http.close()


def fast(settings: dict[str, Any]) -> dict[str, Any]:
    return {"pace": "fast", "clock": "none", **settings}


def wait_for(condition: Callable[[], Any], patience: float = PATIENCE) -> Any:
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.005)
    raise AssertionError("waited in vain")


class Player:
    """A browser without a screen."""

    def __init__(self, server: Door, joined: dict[str, Any], hello: bool = True) -> None:
        self.server = server
        self.code, self.token = joined["code"], joined["token"]
        self.member, self.seat = joined["member"], joined["seat"]
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.over: dict[str, Any] | None = None
        self.guest = ""
        self.socket: ClientConnection
        if hello:
            self.connect()

    def connect(self, since: int = 0) -> Player:
        address = f"ws://127.0.0.1:{self.server.port}/ws/{self.code}"
        self.socket = connect(address, max_size=None, legacy=True, ping_interval=None)
        self.send("hello", token=self.token, since=since, game=self.last.get("game", 0), guest=self.guest)
        self.welcome = self.until("welcome")
        self.seat = self.welcome["seat"]
        return self

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            message["view"] = lay_over(message["view"], message.pop("own"))
            self.last = message
        elif message["type"] == "table":
            self.table = message
            for member in message["members"]:
                if member["id"] == self.member:
                    self.seat = member["seat"]
        elif message["type"] == "over":
            self.over = message
        return message

    def until(self, wanted: str | Callable[[dict[str, Any]], Any], patience: float = PATIENCE) -> dict[str, Any]:
        end = time.monotonic() + patience
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def state(self) -> dict[str, Any]:
        return self.until("state")

    def error(self) -> dict[str, Any]:
        return self.until("error")

    def silence(self, seconds: float = 0.15) -> list[dict[str, Any]]:
        """All that still comes until nothing comes for a while."""
        found = []
        while True:
            try:
                found.append(self.receive(seconds))
            except TimeoutError:
                return found

    def is_asked(self) -> bool:
        question = self.last.get("question")
        return bool(question) and self.seat in question["seats"]

    def until_asked(self) -> None:
        """Listen until it is the turn of this seat, if it is not already."""
        while not self.is_asked():
            self.receive()

    def answer(self, key: str | None = None) -> None:
        """Give this answer, or any."""
        question = self.last["question"]
        self.send("answer", number=question["number"], key=key or CHANCE.choice(question["options"])["key"])

    def play_to_the_end(self) -> dict[str, Any]:
        """Answer whenever asked, until the game is over."""
        answered = -1
        while self.over is None:
            question = self.last.get("question")
            if self.is_asked() and question["number"] != answered:
                answered = question["number"]
                self.answer()
            message = self.receive()
            assert message["type"] != "error", message
        return self.over

    def close(self) -> None:
        self.socket.close()

    def drop(self) -> None:
        """Vanish without a word."""
        self.socket.socket.close()

    def is_closed(self) -> bool:
        try:
            while True:
                self.receive()
        except (ConnectionClosed, OSError):
            return True
        except TimeoutError:
            return False


def answer_once(players: list[Player]) -> None:
    """The one who is asked answers, and all see it."""
    number = players[0].last["question"]["number"]
    next(p for p in players if p.is_asked()).answer()
    for player in players:
        player.until(lambda m: m["type"] == "state" and m["question"]["number"] != number)
