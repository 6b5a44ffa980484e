# compiled
"""What the players of the load test make of what they are sent: compiled like the server, as they share its machine.

Five states come for every answer: each is searched for what a player has to know, not read.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Final

from sixgun.server.bench.figures import Figures

if TYPE_CHECKING:
    from sixgun.server.bench.players import Player

QUESTION: Final = b',"question":{"number":'
OPTIONS: Final = b'"options":[{"key":"'  # where there are any
OPTION: Final = b'{"key":"'
BEHIND_OPTIONS: Final = b'],"interjections"'


class LoadTable:
    """The players of one table and the answer on its way to all of them."""

    def __init__(self, figures: Figures, thinking: tuple[float, float]) -> None:
        self.figures = figures
        self.thinking = thinking
        self.clients: list[Player] = []
        self.sent_at = 0.0
        self.number = -1  # of the question that was answered last ...
        self.written = b"-1,"  # ... as it stands in a state
        self.waiting = 0  # a bit for every seat that has not seen what came of it
        self._everybody = 0  # all bits ...
        self._counted = 0  # ... of so many players

    def answered(self, number: int) -> None:
        """An answer leaves."""
        self.number = number
        self.written = b"%d," % number
        self.sent_at = time.perf_counter()
        if self._counted != len(self.clients):
            self._counted = len(self.clients)
            self._everybody = 0
            for client in self.clients:
                self._everybody |= 1 << (client.seat + 1)
        self.waiting = self._everybody
        self.figures.answers += 1

    def seen(self, seat: int) -> None:
        """A view of what came of it has arrived."""
        self.waiting &= ~(1 << (seat + 1))
        if self.waiting == 0 and self.sent_at != 0.0:
            self.figures.latencies.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0


class Reader:
    """One player at a table of ours: sees what came of the last answer, and answers anything that is offered."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.number = -1  # of the question that was answered
        self._table = table
        self._seat = seat
        self._last_asked = b""

    def forget(self) -> None:
        """Who comes back answers what they have been asked before, too."""
        self._last_asked = b""

    def see(self, text: bytes) -> bytes | None:
        """A state: is it what came of the last answer? If I am asked, and for the first time: what I answer."""
        table = self._table
        table.figures.views += 1
        at = text.rfind(QUESTION)
        if at < 0:
            table.seen(self._seat)  # the game is over
            return None
        if not text.startswith(table.written, at + len(QUESTION)):
            table.seen(self._seat)
        first = text.find(OPTIONS, at)
        if first < 0:
            return None  # it is put to others
        number = int(text[at + len(QUESTION) : text.index(b",", at + len(QUESTION))])
        options = text[first + len(OPTIONS) : text.index(BEHIND_OPTIONS, first)]
        return self._answer(number, text[: text.index(b',"view"')], options)

    def _answer(self, number: int, game: bytes, options: bytes) -> bytes | None:
        asked = b"%b %d" % (game, number)
        if self._last_asked == asked:
            return None
        self._last_asked = asked
        self.number = number
        offered = options.split(OPTION)
        chosen = offered[int(random.random() * len(offered))]
        return b'{"type":"answer","number":%d,"key":"%b"}' % (number, chosen[: chosen.index(b'"')])
