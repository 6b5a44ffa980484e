"""Many players at once, from a process of their own: how long until everybody at a table sees an answer."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import urlopen

from sixgun.server.bench.figures import Figures
from sixgun.server.bench.players import LoadClient, open_line
from sixgun.server.bench.reading import LoadTable

THINKING: Final = (0.1, 0.3)  # seconds between being asked and answering
AT_ONCE: Final = (0.0, 0.0)
COMING: Final = 30.0  # seconds for a socket to be opened: who measures on a busy machine measures nothing by giving up
PATIENCE: Final = 5.0  # seconds for the last answers to be seen by all


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
    await open_line(url, f"/ws/{code}", client, COMING)


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
        if client.line is not None:
            client.line.disconnect()
