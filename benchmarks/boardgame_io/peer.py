"""boardgame.io's server with as many players as ours: installing it, starting it, playing at it over its own protocol.

socket.io over a WebSocket: each text is an Engine.IO type (0 open, 2 ping, 3 pong, 4 message) and, for messages, a
Socket.IO type (0 connect, 1 disconnect, 2 event, 4 error), the namespace, and JSON. The players do what the client of
boardgame.io does: join over the lobby API, connect to the namespace of the game, ``sync``, then ``update`` with a move
and the number of the state it is for.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import msgspec
import uvloop
from msgspec import Struct, field

from sixgun.server.bench.figures import Figures
from sixgun.server.bench.load import AT_ONCE, COMING, Lobby, play, shares
from sixgun.server.bench.measure import Opened
from sixgun.server.bench.players import Player, open_line
from sixgun.server.bench.reading import LoadTable

HERE: Final = Path(__file__).resolve().parent
BUILD: Final = HERE.parents[1] / "build"
INSTALLED: Final = BUILD / "boardgame_io"
SOURCES: Final = ("package.json", "package-lock.json", "game.js", "server.js")
OLDEST_NODE: Final = 20
GAME: Final = "/shootout,"  # the namespace


class Problem(Exception):
    """Something the user can mend: told in one line."""


# -- installing -----------------------------------------------------------------------------------------


def search_path() -> str:
    """Where Node may be: on PATH, or where ./sixgun puts one for the browser client."""
    return os.pathsep.join([os.environ.get("PATH", ""), str(BUILD / "node")])


def find(name: str) -> str:
    """The program *name* of a Node that is new enough."""
    found = shutil.which(name, path=search_path())
    if found is None:
        raise Problem(f"boardgame.io needs Node {OLDEST_NODE} or newer, and there is no {name} on PATH")
    return found


def run(what: str, *command: str, cwd: Path | None = None) -> str:
    """The output of a command; a failure is one line."""
    env = {**os.environ, "PATH": search_path()}
    try:
        done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, errors="replace")
    except OSError as error:
        raise Problem(f"{what} failed: {error}") from None
    if done.returncode:
        lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        errors = [line for line in lines if line.startswith("npm error")][:2]
        raise Problem(f"{what} failed: {' '.join(errors or lines[-1:]) or 'it said nothing'}")
    return done.stdout


def install() -> Path:
    """The folder with the server and the packages of the lock file; they are installed when the lock is another."""
    version = run("asking Node for its version", find("node"), "--version").strip()
    if not version.removeprefix("v").split(".")[0].isdigit() or int(version[1:].split(".")[0]) < OLDEST_NODE:
        raise Problem(f"boardgame.io needs Node {OLDEST_NODE} or newer; this is {version or 'something else'}")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in SOURCES:
        shutil.copy(HERE / name, INSTALLED)
    stamp = INSTALLED / "node_modules" / ".sixgun-stamp"
    lock = (HERE / "package-lock.json").read_text()
    if not stamp.exists() or stamp.read_text() != lock:
        print("bench: installing boardgame.io into build/boardgame_io (once) …", file=sys.stderr)
        options = ["--ignore-scripts", "--no-audit", "--no-fund"]
        run("installing boardgame.io", find("npm"), "ci", *options, cwd=INSTALLED)
        stamp.write_text(lock)
    return INSTALLED


def open_peer(folder: Path, on_disk: bool) -> Opened:
    """Its server, without the checks it makes only while developing; its games in memory unless *on_disk*."""
    env = {**os.environ, "NODE_ENV": "production"}
    command = [find("node"), str(INSTALLED / "server.js"), *([str(folder / "matches")] if on_disk else [])]
    return Opened(command, folder / "peer.log", env)


def peer_figures(url: str) -> dict[str, Any]:
    """CPU seconds, memory and versions of the peer."""
    with urlopen(f"{url.rstrip('/')}/figures") as answer:
        found: dict[str, Any] = json.loads(answer.read())
    return found


# -- playing --------------------------------------------------------------------------------------------


class Hand(Struct):
    """What a player sees of itself."""

    hand: list[str]


class Seat(Struct):
    """What everybody sees of a player."""

    life: int
    most: int = field(name="maxLife")
    alive: bool
    in_play: list[str] = field(name="inPlay")


class Cards(Struct):
    """What a player sees of the table, as far as it cares."""

    players: dict[str, Hand]
    seats: list[Seat]
    bangs: int
    games: int


class Turn(Struct):
    """Who is asked: those with a stage, else whose turn it is."""

    player: str = field(name="currentPlayer")
    active: dict[str, str] | None = field(name="activePlayers", default=None)

    def asks(self, seat: str) -> bool:
        """Has that seat to answer?"""
        return seat == self.player if self.active is None else seat in self.active


class State(Struct):
    """A view."""

    cards: Cards = field(name="G")
    turn: Turn = field(name="ctx")
    number: int = field(name="_stateID")


class Synced(Struct):
    """The state within a ``sync``."""

    state: State


class Sync(Struct, array_like=True, tag="sync"):
    """The event after joining."""

    match: str
    info: Synced


class Update(Struct, array_like=True, tag="update"):
    """The event after every move."""

    match: str
    state: State


class MatchData(Struct, array_like=True, tag="matchData"):
    """The event when somebody comes or goes."""


EVENT: Final = f"42{GAME}".encode()
DECODER: Final = msgspec.json.Decoder(Sync | Update | MatchData)


def event(name: str, *values: object) -> bytes:
    """A text that carries an event."""
    return EVENT + json.dumps([name, *values], separators=(",", ":")).encode()


def state_in(text: bytes) -> State | None:
    """The view in a text of the server, if there is one."""
    if not text.startswith(EVENT):
        return None
    found = DECODER.decode(memoryview(text)[len(EVENT) :])
    if isinstance(found, MatchData):
        return None
    return found.state if isinstance(found, Update) else found.info.state


def choose(state: State, seat: str) -> tuple[str, list[str | int | None]]:
    """A move with its arguments: answer a shot if one can, else play any card that may be played, else end the turn."""
    cards = state.cards
    hand = cards.players[seat].hand
    if state.turn.active is not None:
        return "answer", [next((card for card in hand if card.startswith("missed")), None)]
    moves: list[tuple[str, list[str | int | None]]] = []
    for card in hand:
        kind = card.split(":")[0]
        if kind == "bang" and not cards.bangs:
            at = random.choice([n for n, other in enumerate(cards.seats) if other.alive and str(n) != seat])
            moves.append(("bang", [card, at]))
        elif may_use(kind, cards.seats[int(seat)]):
            moves.append(("use", [card]))
    return random.choice(moves) if moves else ("end", [])


def may_use(kind: str, own: Seat) -> bool:
    """May such a card be played by its owner?"""
    if kind == "beer":
        return own.life < own.most
    if kind in ("barrel", "horse", "gun"):
        return not any(card.startswith(kind) for card in own.in_play)
    return kind == "stagecoach"


class PeerClient(Player):
    """One player at a match of boardgame.io."""

    def __init__(self, table: LoadTable, seat: int, match: str, credentials: str) -> None:
        super().__init__(table, seat)
        self.name = str(seat)
        self.match = match
        self.credentials = credentials
        self.games = 0
        self.last = 0  # number of the view seen last
        self.first: State | None = None  # as it was at the sync

    def hear(self, text: bytes) -> None:
        """React."""
        state = state_in(text)
        if state is not None:
            self.see(state)
        elif text == b"2":
            self.send(b"3")
        elif text.startswith(b"0"):
            self.send(b"40" + GAME.encode())
        elif text.startswith(b"40"):
            self.send(event("sync", self.match, self.name, self.credentials, len(self.table.clients)))
        elif text.startswith((b"41", b"44")):
            self.table.figures.errors.append(text.decode())

    def see(self, state: State) -> None:
        """A view: what came of the last answer; the first one waits until all are there."""
        figures = self.table.figures
        if self.first is None:
            self.first, self.last = state, state.number
            return
        figures.views += 1
        if state.number == self.last:
            figures.errors.append("refused")  # everybody is told the same state again
            return
        self.last = state.number
        if state.number != self.table.number:
            self.table.seen(self.seat)
        if self.seat == 0 and state.cards.games != self.games:
            self.games = state.cards.games
            figures.games += 1
        self.take_turn(state)

    def take_turn(self, state: State) -> None:
        """Answer, if it is our turn."""
        if self.stopped or not state.turn.asks(self.name):
            return
        move, arguments = choose(state, self.name)
        payload = {"type": move, "args": arguments, "playerID": self.name, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.answer_soon(state.number, event("update", action, state.number, self.match, self.name))


def seat_match(lobby: Lobby, figures: Figures, seats: int) -> list[PeerClient]:
    """A match with all its players."""
    match = lobby.post("/games/shootout/create", {"numPlayers": seats})["matchID"]
    table = LoadTable(figures, AT_ONCE)
    clients = []
    for seat in range(seats):
        joined = lobby.post(f"/games/shootout/{match}/join", {"playerID": str(seat), "playerName": f"P{seat}"})
        clients.append(PeerClient(table, seat, match, joined["playerCredentials"]))
    table.clients.extend(clients)
    return clients


async def connect(url: str, client: PeerClient) -> None:
    """A player's socket, and its first view."""
    await open_line(url, "/socket.io/?EIO=4&transport=websocket", client, COMING)
    async with asyncio.timeout(10):
        while client.first is None:
            await asyncio.sleep(0.005)


async def run_load(url: str, figures: Figures, seconds: float, warm: float) -> None:
    """The same as at our server: seat everybody, begin, play for so long, measure."""
    lobby = Lobby(url)
    everybody: list[LoadTable] = []
    for seats in shares(figures.players, figures.tables):
        clients = seat_match(lobby, figures, seats)
        everybody.append(clients[0].table)
        await asyncio.gather(*(connect(url, client) for client in clients))
    await asyncio.sleep(1)
    for table in everybody:
        for client in table.clients:
            if isinstance(client, PeerClient) and client.first is not None:
                client.take_turn(client.first)
    await play(figures, everybody, seconds, warm, lambda: float(peer_figures(url)["cpu"]))


def load(players: int, tables: int, seconds: float, warm: float, on_disk: bool) -> dict[str, Any]:
    """Many players at once, at a fresh server."""
    figures = Figures(players, tables)
    with tempfile.TemporaryDirectory(prefix="sixgun-load-") as folder:
        server = open_peer(Path(folder), on_disk)
        try:
            uvloop.run(run_load(server.url, figures, seconds, warm))
            now = peer_figures(server.url)
        finally:
            server.stop()
    return {**figures.summary(), "server_mib": round(now["resident"] / 2**20), "versions": now["versions"]}
