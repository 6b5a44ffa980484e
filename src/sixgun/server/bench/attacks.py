"""What a hostile client does, as one process of many connections; each attack goes on until its time is over.

Only for servers of one's own: ``sixgun bench attack`` starts one on this machine and runs these against it.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct
from websockets.frames import Frame, Opcode

ATTACKER: Final = "127.0.0.1"
PIECE: Final = 65_536
GONE: Final = (OSError, asyncio.IncompleteReadError, EOFError, ValueError)
JSON: Final = "Content-Type: application/json\r\n"


class Target(Struct):
    """A server, and what there is on it to attack."""

    port: int
    seconds: float
    code: str  # of a table with a long game
    token: str  # of a member of it
    replay: str
    record: str
    ends: float = 0.0

    def is_on(self) -> bool:
        """Is there time left?"""
        return time.monotonic() < self.ends


class Line:
    """A connection that may leave unread what it is sent."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        self.socket.setblocking(False)
        self.loop = asyncio.get_running_loop()

    async def __aenter__(self) -> Line:
        self.socket.bind((ATTACKER, 0))
        await asyncio.wait_for(self.loop.sock_connect(self.socket, ("127.0.0.1", self.target.port)), 5)
        return self

    async def __aexit__(self, *why: object) -> None:
        self.socket.close()

    async def send(self, data: bytes) -> None:
        """All of it, however long they take to read it."""
        await asyncio.wait_for(self.loop.sock_sendall(self.socket, data), self.target.seconds)

    async def read(self, most: int = PIECE) -> bytes:
        """What has come; raises when the other side has closed."""
        found = await asyncio.wait_for(self.loop.sock_recv(self.socket, most), self.target.seconds)
        if not found:
            raise EOFError
        return found

    async def hold(self) -> None:
        """Do nothing, until the other side has enough or time is over."""
        while self.target.is_on():
            await asyncio.sleep(0.05)
            with suppress(BlockingIOError):
                if not self.socket.recv(1, socket.MSG_PEEK):
                    return

    async def enter(self, token: str | None = None) -> None:
        """Become a WebSocket at the table."""
        await self.send(handshake(self.target.code))
        await self.read(2000)
        await self.send(text_frame(json.dumps({"type": "hello", "token": token})))


Attack = Callable[[Target], Awaitable[None]]
Assault = Callable[[Target, Line], Coroutine[Any, Any, None]]
ATTACKS: Final[dict[str, Attack]] = {}


def attack(lines: int) -> Callable[[Assault], Assault]:
    """So many at the same time, each on a connection of its own, and on a new one when that is closed."""

    def register(assault: Assault) -> Assault:
        async def one(target: Target) -> None:
            while target.is_on():
                with suppress(*GONE):
                    async with Line(target) as line:
                        await assault(target, line)
                await asyncio.sleep(0.001)

        async def many(target: Target) -> None:
            target.ends = time.monotonic() + target.seconds
            tasks = [asyncio.create_task(one(target)) for _ in range(lines)]
            await asyncio.wait(tasks, timeout=target.seconds + 1)
            for task in tasks:
                task.cancel()

        ATTACKS[assault.__name__.replace("_", "-")] = many
        return assault

    return register


def request(method: str, path: str, more: str = "", body: str = "", host: str = "a") -> bytes:
    """An HTTP request."""
    length = f"Content-Length: {len(body.encode())}\r\n" if body else ""
    return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}{length}\r\n{body}".encode()


def handshake(code: str) -> bytes:
    """How a WebSocket begins."""
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    return request("GET", f"/ws/{code}", upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")


def text_frame(text: str) -> bytes:
    """A message."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


async def ask(target: Target, line: Line, *requests: bytes) -> None:
    """One request after the other, each when the one before is answered."""
    for one in requests:
        await line.send(one)
        await line.read()


@attack(1)
async def nothing(target: Target, line: Line) -> None:
    """To compare with."""
    await line.hold()


# -- requests -----------------------------------------------------------------------------------------------------


@attack(50)
async def endless_headers(target: Target, line: Line) -> None:
    """A head that never ends."""
    await line.send(b"GET / HTTP/1.1\r\nHost: a\r\n")
    while target.is_on():
        await line.send((b"X-Filler: " + b"x" * 1000 + b"\r\n") * 60)


@attack(1200)
async def half_requests(target: Target, line: Line) -> None:
    """A request that is begun and not ended."""
    await line.send(random.choice([b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: a\r\n"]))
    await line.hold()


@attack(1200)
async def half_bodies(target: Target, line: Line) -> None:
    """A body that does not come."""
    await line.send(request("POST", "/api/tables", f"{JSON}Content-Length: 9000\r\n") + b"x" * 8000)
    await line.hold()


@attack(400)
async def unread_answers(target: Target, line: Line) -> None:
    """Large answers that are asked for and not read."""
    await line.send(request("GET", "/locale/en.ftl") * 8)
    await line.hold()


@attack(50)
async def many_requests(target: Target, line: Line) -> None:
    """As fast as can be."""
    await ask(target, line, *[request("GET", "/api/tables")] * 100)


@attack(50)
async def pipelined_requests(target: Target, line: Line) -> None:
    """Thousands in one piece."""
    while target.is_on():
        await line.send(request("GET", "/api/health") * 1500)


@attack(50)
async def odd_names(target: Target, line: Line) -> None:
    """Names no file can have, and heads nobody can read."""
    odd = ["/%00", "/" + "x" * 3000, "/" + "a/" * 3000, "/assets/%00"]
    await ask(target, line, *[request("GET", random.choice(odd)) for _ in range(20)])
    await line.send(b"\x16\x03\x01\x02\x00\x01\r\n\r\n")
    await line.read()


@attack(50)
async def forged_addresses(target: Target, line: Line) -> None:
    """Tables without end, each time from somewhere else, as it says."""
    address = ".".join(str(random.randrange(1, 255)) for _ in range(4))
    body = json.dumps({"name": "Eve"})
    await ask(target, line, request("POST", "/api/tables", f"{JSON}X-Forwarded-For: {address}\r\n", body))


# -- frames -------------------------------------------------------------------------------------------------------


async def flood(target: Target, line: Line, frames: bytes) -> None:
    """The same frames again and again, from somebody at the table."""
    await line.enter()
    piece = frames * (PIECE // len(frames) + 1)
    while target.is_on():
        await line.send(piece)


@attack(50)
async def ping_flood(target: Target, line: Line) -> None:
    """Each is answered."""
    await flood(target, line, Frame(Opcode.PING, b"x" * 100).serialize(mask=True))


@attack(50)
async def pong_flood(target: Target, line: Line) -> None:
    """The smallest frames there are."""
    await flood(target, line, Frame(Opcode.PONG, b"").serialize(mask=True))


@attack(50)
async def binary_flood(target: Target, line: Line) -> None:
    """Nobody expects bytes."""
    await flood(target, line, Frame(Opcode.BINARY, b"x").serialize(mask=True))


@attack(50)
async def text_flood(target: Target, line: Line) -> None:
    """Tiny texts, each refused."""
    await flood(target, line, text_frame("x"))


@attack(50)
async def fragment_flood(target: Target, line: Line) -> None:
    """One message in pieces of nothing."""
    await line.enter()
    await line.send(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
    while target.is_on():
        await line.send(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 10_000)


# -- the table ----------------------------------------------------------------------------------------------------


@attack(300)
async def unread_looks(target: Target, line: Line) -> None:
    """The whole of a long game again and again, and nobody reads it."""
    await line.enter()
    while target.is_on():
        await line.send(text_frame('{"type": "look"}'))
        await asyncio.sleep(0.05)


@attack(100)
async def coming_and_going(target: Target, line: Line) -> None:
    """Everybody who comes is shown the whole game."""
    await line.enter()
    await line.read()


@attack(400)
async def silent_sockets(target: Target, line: Line) -> None:
    """WebSockets that do not say who they are."""
    await line.send(handshake(target.code))
    await line.hold()


@attack(60)
async def chat_flood(target: Target, line: Line) -> None:
    """One person with many connections talks."""
    await line.enter(target.token)
    while target.is_on():
        await line.send(text_frame('{"type": "chat", "text": "spam"}'))
        await asyncio.sleep(0.02)


@attack(50)
async def many_members(target: Target, line: Line) -> None:
    """A table, full of one's own people."""
    body = json.dumps({"name": "Eve", "watch": True})
    await ask(target, line, *[request("POST", f"/api/tables/{target.code}/join", JSON, body)] * 20)


# -- dear things --------------------------------------------------------------------------------------------------


@attack(50)
async def qr_codes(target: Target, line: Line) -> None:
    """Each for another host, some of them very long."""
    host = random.choice("abcdef") * random.choice([20, 90, 1500]) + f"{random.random()}.example"
    await ask(target, line, request("GET", f"/api/tables/{target.code}/qr.svg", host=host))


@attack(40)
async def replay_frames(target: Target, line: Line) -> None:
    """The end of a long game, with everybody's eyes."""
    path = f"/api/replays/{target.replay}/frames?eyes=all&count=100&start={random.randrange(100, 500)}"
    await ask(target, line, request("GET", path), request("GET", f"/api/replays/{target.replay}"))


@attack(20)
async def imports(target: Target, line: Line) -> None:
    """Long records, each of which is played again."""
    await ask(target, line, request("POST", "/api/replays", JSON, target.record))


@attack(20)
async def games_without_end(target: Target, line: Line) -> None:
    """Games from the end of a long one on."""
    body = json.dumps({"name": "Eve", "at": 400, "seat": 0})
    await ask(target, line, request("POST", f"/api/replays/{target.replay}/play", JSON, body))
