"""Workers of one parent hand each other connections: a socket goes to the worker that has its table.

It goes with the head of its request, before anything was answered, so that nobody notices. Each worker takes them from
a queue that the parent holds open: what lies in it when a worker dies is taken by the next one in its place. Where
handing over fails, and between machines, people are carried over the bus.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from sixgun.server.line.wire import Wire

LOG: Final = logging.getLogger("sixgun.server")
LARGEST: Final = 128 * 1024  # bytes: a head is far smaller
AT_ONCE: Final = 32  # connections taken in one turn of the loop
HANDS: Final = 3  # through which one may go: a table may move meanwhile
Adopt = Callable[[socket.socket, bytes, int], None]  # a connection, what was read of it, through how many hands


class Hatches(Struct):
    """What a worker is given by its parent."""

    crew: str  # all workers of one parent
    place: int
    taking: int  # an open file
    giving: list[int]  # the same, by place

    def told(self) -> str:
        """As an option of a command."""
        return msgspec.json.encode(self).decode()


def read_hatches(text: str) -> Hatches:
    """The option."""
    return msgspec.json.decode(text, type=Hatches)


def open_pairs(count: int) -> list[tuple[socket.socket, socket.socket]]:
    """For so many places: where to take from, and where to give; none where the system has no such thing."""
    try:
        return [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
    except OSError:
        return []


class Hatch:
    """Where this worker takes connections, and hands them on."""

    def __init__(self, given: Hatches, adopt: Adopt) -> None:
        self.name = f"{given.crew}/{given.place}"
        self._adopt = adopt
        self._taking = opened(given.taking)
        self._giving = {f"{given.crew}/{place}": opened(file) for place, file in enumerate(given.giving)}
        self._loop = asyncio.get_running_loop()

    def open(self) -> None:
        """Take what is given from now on."""
        self._loop.add_reader(self._taking, self._take)

    def close(self) -> None:
        """Take nothing any more; whoever comes in our place does."""
        self._loop.remove_reader(self._taking)

    def hand(self, to: str, wire: Wire) -> bool:
        """Let the worker at that hatch have a connection; False: it cannot be, and stays here."""
        giving = self._giving.get(to)
        if giving is None or to == self.name or wire.hands >= HANDS or wire.is_let_go():
            return False
        try:
            socket.send_fds(giving, [bytes((wire.hands + 1,)), wire.head()], [wire.file()])
        except (OSError, UnicodeError) as error:  # too many under way, or no text
            LOG.debug("not handed over: %s", error)
            return False
        wire.part()
        return True

    def _take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                told, files, _, _ = socket.recv_fds(self._taking, LARGEST, 1)
            except BlockingIOError:
                return
            if not told:  # nobody is left who could give
                self.close()
                return
            for file in files:
                self._adopt(socket.socket(fileno=file), told[1:], told[0])


def opened(file: int) -> socket.socket:
    """It never waits."""
    found = socket.socket(fileno=file)
    found.setblocking(False)
    return found
