"""The players of the load test: a socket each, and somebody who reads what comes through it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from sixgun.server.bench.figures import Message
from sixgun.server.bench.reading import LoadTable, Reader
from sixgun.server.protocol.messages import VERSION

TEXT: Final = WSMsgType.TEXT
DECODER: Final = msgspec.json.Decoder(Message)
STATE: Final = b'{"type":"state"'


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
        shortest, longest = self.table.thinking
        if longest == 0.0:
            self.loop.call_soon(self.answer, number, text)
        else:
            self.loop.call_later(random.uniform(shortest, longest), self.answer, number, text)

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
        self.reader = Reader(table, seat)

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
            answer = self.reader.see(text)
            if answer is not None and not self.stopped:
                self.answer_soon(self.reader.number, answer)
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


def written(type: str, **fields: Any) -> bytes:
    """A message of the protocol."""
    return json.dumps({"type": type, **fields}).encode()
