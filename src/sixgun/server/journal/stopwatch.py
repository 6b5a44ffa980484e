# compiled
"""How long things take: noted for the metrics, of answers one by one."""

from __future__ import annotations

import asyncio
from bisect import bisect_left

BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0]  # seconds


class Histogram:
    """How often something took how long."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Stopwatch:
    """Takes the time of answers; what is shown in one turn of the loop is handed to the sockets at its end."""

    def __init__(self, loop: asyncio.AbstractEventLoop, written: Histogram, sent: Histogram) -> None:
        self._loop = loop
        self._written = written  # from arrival until on disk
        self._handed = sent  # ... until handed to the sockets of the table
        self._came: list[float] = []  # those shown in this turn

    def answered(self, came: float, written: float) -> None:
        """An answer that came then, and was on disk then, has been shown."""
        self._written.note(written - came)
        if not self._came:
            self._loop.call_soon(self._sent)
        self._came.append(came)

    def _sent(self) -> None:
        now = self._loop.time()
        for came in self._came:
            self._handed.note(now - came)
        self._came.clear()
