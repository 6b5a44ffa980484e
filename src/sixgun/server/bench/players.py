"""The players of the load test: a socket each, and somebody who reads what comes through it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
from base64 import b64encode
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from sixgun.server.bench.crowd import Crowd, Line
from sixgun.server.bench.figures import Message
from sixgun.server.bench.reading import LoadTable, Reader
from sixgun.server.protocol.messages import VERSION

DECODER: Final = msgspec.json.Decoder(Message)
CROWDS: Final[list[Crowd]] = []  # that of the last event loop


class Player:
    """Somebody at a table of whatever server: a socket, and an answer some time after being asked."""

    reader: Reader | None = None  # who reads states

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.line: Line | None = None
        self.stopped = False

    def on_connected(self, line: Line) -> None:
        """Be there."""
        self.line = line

    def on_disconnected(self, line: Line) -> None:
        """Nobody should be thrown out."""
        if not self.stopped:
            self.table.figures.errors.append("disconnected")

    def hear(self, text: bytes) -> None:
        """A message came."""
        raise NotImplementedError

    def send(self, text: bytes) -> None:
        """Send a message."""
        if self.line is not None:
            self.line.send(text)

    def answer_soon(self, number: int, text: bytes) -> None:
        """Answer after some thought."""
        assert self.line is not None
        shortest, longest = self.table.thinking
        if longest == 0.0:
            self.line.crowd.answer_soon(self, number, text)
        else:
            self.line.crowd.loop.call_later(random.uniform(shortest, longest), self.answer, number, text)

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
        self.reader: Reader = Reader(table, seat)

    def on_connected(self, line: Line) -> None:
        """Say hello."""
        super().on_connected(line)
        self.say("hello", version=VERSION, token=self.token)

    def say(self, type: str, **fields: Any) -> None:
        """Send a message of the protocol."""
        self.send(written(type, **fields))

    def hear(self, text: bytes) -> None:
        """Anything but a state."""
        message = DECODER.decode(text)
        if message.type == "over" and not self.stopped:
            self.table.figures.games += self.owner
            self.say("rematch")
        elif message.type == "error":
            self.table.figures.errors.append(str(message.id))
        elif message.type == "ping":
            self.say("pong")


def written(type: str, **fields: Any) -> bytes:
    """A message of the protocol."""
    return json.dumps({"type": type, **fields}).encode()


async def open_line(url: str, path: str, player: Player, patience: float) -> None:
    """The socket of a player, at that path of a server, within so many seconds."""
    parts = urlsplit(url)
    host, port = parts.hostname or "127.0.0.1", parts.port or 80
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(patience):
        way = await connected(loop, host, port)
        try:
            rest = await upgraded(loop, way, f"{host}:{port}", path)
        except BaseException:
            way.close()
            raise
    crowd_of(loop).join(way, player, rest)


async def connected(loop: asyncio.AbstractEventLoop, host: str, port: int) -> socket.socket:
    """A socket that waits for nothing."""
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    family, kind, protocol, _, address = found[0]
    way = socket.socket(family, kind, protocol)
    way.setblocking(False)
    way.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        await loop.sock_connect(way, address)
    except BaseException:
        way.close()
        raise
    return way


async def upgraded(loop: asyncio.AbstractEventLoop, way: socket.socket, host: str, path: str) -> bytes:
    """Make it a WebSocket; what has come already behind the answer."""
    key = b64encode(os.urandom(16)).decode()
    wishes = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}"
    await loop.sock_sendall(way, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{wishes}\r\n\r\n".encode())
    got = b""
    while b"\r\n\r\n" not in got:
        more = await loop.sock_recv(way, 4096)
        if not more:
            raise ConnectionError(f"{path}: the server hung up")
        got += more
    head, _, rest = got.partition(b"\r\n\r\n")
    if head.split()[1:2] != [b"101"]:
        raise ConnectionError(f"{path}: {head.splitlines()[0].decode(errors='replace')}")
    return rest


def crowd_of(loop: asyncio.AbstractEventLoop) -> Crowd:
    """That of this event loop: there is one at a time."""
    if not CROWDS or CROWDS[0].loop is not loop:
        CROWDS[:] = [Crowd(loop)]
    return CROWDS[0]
