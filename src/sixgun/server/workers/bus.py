"""How workers reach each other. A bus may lose, double and delay anything; it never decides."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sixgun.server.journal.log import about

LOG: Final = logging.getLogger("sixgun.server")
ALL: Final = "all"  # instead of a name
PAUSE: Final = 0.1  # seconds before the next attempt
MOST_WAITING: Final = 1000  # messages while it is broken


class Bus(ABC):
    """Carries messages; what cannot be carried is lost."""

    def __init__(self) -> None:
        self.hear: Callable[[bytes], None] = lambda message: None
        self._waiting: list[tuple[str, bytes]] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self, name: str, hear: Callable[[bytes], None]) -> None:
        """Be reached by that name."""
        self.hear = hear
        self._task = asyncio.create_task(self._carry(name))

    def post(self, to: str, message: bytes) -> None:
        """Let a worker, or ALL, have this; never waits."""
        self._waiting.append((to, message))
        self._news.set()

    async def close(self) -> None:
        """Carry what waits, for a moment, and no more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._waiting:
                    await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Exception):
            await self._hang_up()

    async def _carry(self, name: str) -> None:
        while True:
            try:
                await self._connect(name)
                while True:
                    await self._news.wait()
                    self._news.clear()
                    messages, self._waiting = self._waiting, []
                    await self._send(messages)
            except Exception as error:
                LOG.debug("the bus is broken: %s", error)
                self._waiting = self._waiting[-MOST_WAITING:]
                await asyncio.sleep(PAUSE)

    def _took(self, message: bytes) -> None:
        """Something came; what cannot be read harms nobody else."""
        try:
            self.hear(message)
        except Exception:
            LOG.exception("a message of another worker could not be taken", extra=about("parcel_unread"))

    @abstractmethod
    async def _connect(self, name: str) -> None:
        """Be reached; anew, where that is broken."""

    @abstractmethod
    async def _send(self, messages: list[tuple[str, bytes]]) -> None:
        """Carry these."""

    @abstractmethod
    async def _hang_up(self) -> None:
        """Be reached no more."""


class Nobody(Bus):
    """One process alone: there is nobody to be reached."""

    def open(self, name: str, hear: Callable[[bytes], None]) -> None:
        """By nobody."""

    def post(self, to: str, message: bytes) -> None:
        """To nobody."""

    async def _connect(self, name: str) -> None:
        """Not at all."""

    async def _send(self, messages: list[tuple[str, bytes]]) -> None:
        """Nowhere."""

    async def _hang_up(self) -> None:
        """Nothing to be done."""
