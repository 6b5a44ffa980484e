"""Games played again, from beginning to end: few at a time, one per address, and the tables have their turn between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

from sixgun.server.errors import Refusal
from sixgun.server.visitors.limits import Visitor

AT_A_TIME: Final = 2
SPELL: Final = 0.002  # seconds of work between two pauses; all together work two thirds of the time
LONGEST_PAUSE: Final = 0.02


class Turnstile:
    """Lets one after the other through; who sends too many to wait here is refused."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_A_TIME)
        self._own: dict[str, asyncio.Lock] = {}  # by address: its own come one after the other

    @asynccontextmanager
    async def turn(self, visitor: Visitor) -> AsyncIterator[None]:
        """Wait for one's turn."""
        if visitor.limits.on and visitor.replays >= visitor.limits.replays:
            raise Refusal("slow_down")
        own = self._own.setdefault(visitor.origin, asyncio.Lock())
        visitor.replays += 1
        try:
            async with own, self._places:
                yield
        finally:
            visitor.replays -= 1
            if not visitor.replays:
                self._own.pop(visitor.origin, None)


class Breath:
    """Long work in short spells, with pauses in which everybody else is served."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since = perf_counter()

    async def take(self) -> None:
        """Pause, if it is time."""
        worked = perf_counter() - self._since
        if worked > SPELL:
            await asyncio.sleep(min(LONGEST_PAUSE, AT_A_TIME * worked))
            self._since = perf_counter()
