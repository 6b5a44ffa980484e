# compiled
"""The sockets of all players of the load test, compiled like the server, as they share its machine.

Five states come for every answer. A library brings each of them through the event loop, its transport and its frames,
which costs more than what is done with it: here all sockets are looked at at once, and a state is read where it came.
"""

from __future__ import annotations

import asyncio
import select
import socket
import sys
from typing import TYPE_CHECKING, Final

from sixgun.server.bench.reading import Reader

if TYPE_CHECKING:
    from sixgun.server.bench.players import Player

ROOM: Final = 65_536  # bytes read at once
MANY: Final = 1_024  # sockets looked at at once
TURNS: Final = 16  # such looks before the loop has its turn
TEXT: Final = 0x81  # first bytes of frames that are whole
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
UNMASKED: Final = b"\0\0\0\0"  # a client has to mask what it sends: with zeros it says the same
STATE: Final = b'{"type":"state"'


class Crowd:
    """The sockets of one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop  # asked for once: in 3.11 each time is a system call
        self._lines: dict[int, Line] = {}
        self._answers: list[tuple[Player, int, bytes]] = []
        self._is_looking = False
        if sys.platform == "linux":
            self._all = select.epoll()
            loop.add_reader(self._all.fileno(), self._look)

    def join(self, way: socket.socket, player: Player, rest: bytes) -> None:
        """Somebody comes, and has been sent that already."""
        line = Line(self, way, player)
        self._lines[way.fileno()] = line
        if sys.platform == "linux":
            self._all.register(way.fileno(), select.EPOLLIN)
        else:
            self.loop.add_reader(way.fileno(), line.read)
        player.on_connected(line)
        line.take(rest)

    def leave(self, way: socket.socket) -> None:
        """They go."""
        del self._lines[way.fileno()]
        if sys.platform != "linux":
            self.loop.remove_reader(way.fileno())
        way.close()

    def _look(self) -> None:
        """Read from all that have something to be read, and answer; again as long as there is something."""
        self._is_looking = True
        for _ in range(TURNS):
            found = self._all.poll(0, MANY)
            for file, _ in found:
                line = self._lines.get(file)
                if line is not None:
                    line.read()
            if not found:
                break
            self._answer()
        self._is_looking = False

    def answer_soon(self, player: Player, number: int, text: bytes) -> None:
        """When all that came has been read."""
        if not self._answers and not self._is_looking:
            self.loop.call_soon(self._answer)
        self._answers.append((player, number, text))

    def _answer(self) -> None:
        answers, self._answers = self._answers, []
        for player, number, text in answers:
            player.answer(number, text)


class Line:
    """The WebSocket of one player."""

    def __init__(self, crowd: Crowd, way: socket.socket, player: Player) -> None:
        self.crowd = crowd
        self._way = way
        self._player = player
        self._reader: Reader | None = player.reader
        self._rest = b""  # of a frame that has not come whole
        self._is_open = True

    def send(self, text: bytes) -> None:
        """A message."""
        self._write(TEXT, text)

    def disconnect(self) -> None:
        """By their own will."""
        if self._is_open:
            self._is_open = False
            self.crowd.leave(self._way)
            self._player.on_disconnected(self)

    def read(self) -> None:
        """Something came, or the end."""
        try:
            data = self._way.recv(ROOM)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            self.take(data)
        else:
            self.disconnect()

    def take(self, data: bytes) -> None:
        """Cut it into frames."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        start, size = 0, len(data)
        while size - start >= 2:
            at, length = start + 2, data[start + 1]
            if length == 126:
                if size - start < 4:
                    break
                at, length = start + 4, data[start + 2] << 8 | data[start + 3]
            elif length == 127:
                at, length = start + 10, int.from_bytes(data[start + 2 : start + 10], "big")
            if at + length > size:
                break
            self._hear(data[start], data[at : at + length])
            start = at + length
            if not self._is_open:
                return
        if start < size:
            self._rest = data[start:]

    def _hear(self, kind: int, text: bytes) -> None:
        reader = self._reader
        if kind == TEXT and reader is not None and text.startswith(STATE):
            answer = reader.see(text)
            if answer is not None:
                self._player.answer_soon(reader.number, answer)
        elif kind == TEXT:
            self._player.hear(text)
        elif kind == PING:
            self._write(PONG, text)
        elif kind == CLOSE:
            self.disconnect()
        else:
            assert kind == PONG, "nobody sends us anything else"

    def _write(self, kind: int, text: bytes) -> None:
        if not self._is_open:
            return
        size = len(text)
        head = bytes((kind, 128 + size)) if size < 126 else bytes((kind, 254, size >> 8, size & 255))
        try:
            sent = self._way.send(head + UNMASKED + text)
        except OSError:
            sent = 0
        if sent < size + len(head) + len(UNMASKED):
            self.disconnect()  # who is not read any more by the server is lost: as little is sent as there is here
