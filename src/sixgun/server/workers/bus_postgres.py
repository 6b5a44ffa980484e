"""PostgreSQL as the bus, where there is no broker: NOTIFY takes short texts, so messages go in pieces."""

from __future__ import annotations

from base64 import b64decode, b64encode
from contextlib import suppress
from typing import Any, Final

import asyncpg

from sixgun.server.storage.leases import connect
from sixgun.server.workers.bus import ALL, Bus

PIECE: Final = 5_700  # bytes: in base64 with its head less than 8,000, which is too much
PATIENCE: Final = 5.0  # seconds
CARRY: Final = "SELECT pg_notify(t, p) FROM unnest($1::text[], $2::text[]) AS x (t, p)"


class PostgresBus(Bus):
    """One session that hears, one that tells."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._name = ""
        self._count = 0
        self._ears: asyncpg.Connection | None = None
        self._mouth: asyncpg.Connection | None = None
        self._pieces: dict[str, list[bytes]] = {}  # by sender

    async def _connect(self, name: str) -> None:
        await self._hang_up()
        self._name = name
        self._ears = await connect(self._address, PATIENCE)
        self._mouth = await connect(self._address, PATIENCE)
        self._pieces.clear()
        for one in (name, ALL):
            await self._ears.add_listener(channel(one), self._piece_came)
        self._ears.add_termination_listener(self._broke)

    def _broke(self, *_: Any) -> None:
        """Whoever hears nothing cannot tell, either: both begin anew with the next message."""
        if self._mouth is not None:
            self._mouth.terminate()
        self._news.set()

    def _piece_came(self, session: Any, process: int, channel: str, payload: str) -> None:
        head, _, body = payload.partition(" ")
        sender, _, left = head.split("/")
        pieces = self._pieces.setdefault(sender, [])
        pieces.append(b64decode(body))
        if left == "0":
            del self._pieces[sender]
            self._took(b"".join(pieces))

    async def _send(self, messages: list[tuple[str, bytes]]) -> None:
        assert self._mouth is not None
        channels, payloads = [], []
        for to, message in messages:
            count = -(-len(message) // PIECE)
            for at in range(count):
                self._count += 1  # equal payloads would be sent once
                piece = b64encode(message[at * PIECE : (at + 1) * PIECE]).decode()
                channels.append(channel(to))
                payloads.append(f"{self._name}/{self._count}/{count - at - 1} {piece}")
        await self._mouth.execute(CARRY, channels, payloads)

    async def _hang_up(self) -> None:
        for session in (self._ears, self._mouth):
            if session is not None:
                with suppress(Exception):
                    session.terminate()


def channel(name: str) -> str:
    """Where a worker listens."""
    return f"sixgun_{name}"
