"""Games played again, from beginning to end: few at a time, one per address, and the tables have their turn between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

from sixgun.server.errors import Refusal
from sixgun.server.limits import Visitor

AT_A_TIME: Final = 2
SPELL: Final = 0.002  # seconds one may work before everybody else has a turn


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
    """Long work in short spells."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since = perf_counter()

    async def take(self) -> None:
        """Let the tables have their turn, if it is time."""
        if perf_counter() - self._since > SPELL:
            await asyncio.sleep(0)
            self._since = perf_counter()
