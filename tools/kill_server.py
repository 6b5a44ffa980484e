"""Kill a server under load with -9, again and again: ``python tools/kill_server.py --kills 200 --tables 20``.

People and bots play at full speed. After each kill the server is started on the same folder, everybody comes back, and
all they had been shown must still be so: what a browser saw was acknowledged. In the end every table plays a game out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from sixgun.server.bench.load import COMING, Lobby
from sixgun.server.bench.measure import ServerProcess

PATIENCE = 60.0
SERIES = {"scoring_series": True, "variant_hire": True, "variant_experience": True, "variant_bounties": True}


class Survivor(WSListener):
    """A player who remembers everything it was shown."""

    def __init__(self, seat: int, code: str, token: str, faults: list[str]) -> None:
        self.seat, self.code, self.token, self.faults = seat, code, token, faults
        self.transport: WSTransport | None = None
        self.game = 0
        self.events: list[Any] = []
        self.number = -1
        self.answers = self.games = self.checked = 0
        self.fresh = True  # the first state after coming back is the one to compare
        self.ended: dict[int, str] = {}  # the replays of games seen to end

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Come (back) in, asking for everything from the beginning."""
        self.transport = transport
        self.fresh = True
        self.say("hello", token=self.token)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The server is gone."""
        self.transport = None

    def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, json.dumps({"type": type, **fields}).encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """React."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = json.loads(frame.get_payload_as_bytes())
        kind = message["type"]
        if kind == "state":
            self.see(message)
        elif kind == "over":
            if message["game"] not in self.ended:
                self.ended[message["game"]] = message["replay"]
                self.games += 1
            elif self.ended[message["game"]] != message["replay"]:
                self.faults.append(f"{self.code}: game {message['game']} ended twice")
            self.say("rematch")
        elif kind == "table" and message["status"] == "frozen":
            self.faults.append(f"{self.code} is frozen")
        elif kind == "error" and message["id"] not in ("late_answer", "not_asked", "not_now", "not_ready"):
            self.faults.append(f"{self.code}: {message}")

    def see(self, message: dict[str, Any]) -> None:
        """Compare with what is remembered, remember, and answer if asked."""
        if self.fresh:
            self.compare(message)
        if message["game"] != self.game:
            self.game, self.events = message["game"], []
        self.events[message["since"] :] = message["events"]
        question = message["question"]
        self.number = -1 if question is None else question["number"]
        if question is not None and self.seat in question["seats"] and question["options"]:
            key = random.choice(question["options"])["key"]
            asyncio.get_running_loop().call_later(random.uniform(0, 0.01), self.answer, question["number"], key)

    def compare(self, message: dict[str, Any]) -> None:
        """The first state after a kill must hold all that was shown before it."""
        self.fresh = False
        if not self.game:
            return
        self.checked += 1
        if message["game"] < self.game:
            self.faults.append(f"{self.code} seat {self.seat}: game {self.game} is lost, back in {message['game']}")
        if message["game"] != self.game:
            return
        if message["events"][: len(self.events)] != self.events:
            self.faults.append(f"{self.code} seat {self.seat}: events shown before the kill are lost")
        question = message["question"]
        if question is not None and question["number"] < self.number:
            self.faults.append(f"{self.code} seat {self.seat}: answer {self.number} is lost")

    def answer(self, number: int, key: str) -> None:
        """Answer."""
        self.answers += 1
        self.say("answer", number=number, key=key)


def free_port() -> int:
    """A port nobody uses just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def seat_players(url: str, tables: int, faults: list[str], options: dict[str, bool]) -> list[Survivor]:
    """Tables of four: three people and, at every second one, a bot instead of the fourth."""
    lobby = Lobby(url)
    found: list[Survivor] = []
    for number in range(tables):
        settings = {"setup": {"players": 4, "options": options}, "clock": "relaxed", "pace": "fast"}
        first = lobby.post("/api/tables", {"name": "P0", "settings": settings})
        people = [first]
        for seat in range(1, 3 + number % 2):
            people.append(lobby.post(f"/api/tables/{first['code']}/join", {"name": f"P{seat}"}))
        found += [Survivor(one["seat"], one["code"], one["token"], faults) for one in people]
    return found


async def come_back(players: list[Survivor], port: int) -> None:
    """Everybody connects."""
    for player in players:

        def same(player: Survivor = player) -> Survivor:
            return player

        address = f"ws://127.0.0.1:{port}/ws/{player.code}"
        await ws_connect(same, address, websocket_handshake_timeout=COMING)


async def begin(players: list[Survivor]) -> None:
    """All are ready, the owners start: on a busy machine that takes more than one try."""
    for player in players:
        player.say("ready")
    end = time.monotonic() + PATIENCE
    while any(not player.game for player in players) and time.monotonic() < end:
        await asyncio.sleep(0.3)
        for player in players:
            if player.seat == 0 and not player.game:
                player.say("start")


async def play_out(players: list[Survivor], faults: list[str], patience: float) -> None:
    """Every table must play on to an end."""
    before = {player.code: player.games for player in players if player.seat == 0}
    end = time.monotonic() + patience
    while any(player.games == before[player.code] for player in players if player.seat == 0):
        if time.monotonic() > end:
            faults.append("not every game ended after the last kill")
            return
        await asyncio.sleep(0.05)


async def torment(
    kills: int, tables: int, folder: Path, seed: int, options: dict[str, bool] | None = None
) -> dict[str, Any]:
    """Kill it so many times; what was counted, and what was lost. *options*: of the tables."""
    chance = random.Random(seed)
    faults: list[str] = []
    port = free_port()
    server = ServerProcess(folder / "data", "--no-limits", port=port)
    players = await asyncio.to_thread(seat_players, server.url, tables, faults, options or {})
    await come_back(players, port)
    await begin(players)
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.02, 0.6))
        await asyncio.to_thread(server.kill)
        while any(player.transport is not None for player in players):
            await asyncio.sleep(0.005)
        server = await asyncio.to_thread(ServerProcess, folder / "data", "--no-limits", port=port)
        await come_back(players, port)
    await play_out(players, faults, PATIENCE * (4 if options else 1))  # a series is four games
    await asyncio.to_thread(server.stop)
    return {
        "kills": kills,
        "tables": tables,
        "answers": sum(player.answers for player in players),
        "games_ended": sum(player.games for player in players if player.seat == 0),
        "states_compared": sum(player.checked for player in players),
        "faults": faults,
    }


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Kill a server under load and see that nothing acknowledged is lost.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--series", action="store_true", help="series for dollars instead of single games")
    chosen = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="sixgun-kill-"))
    try:
        found = asyncio.run(
            torment(chosen.kills, chosen.tables, folder, chosen.seed, SERIES if chosen.series else None)
        )
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(found, indent=1))
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
