"""NATS as the bus: plain subjects, nothing is kept there."""

from __future__ import annotations

from contextlib import suppress

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from sixgun.server.workers.bus import ALL, Bus


class NatsBus(Bus):
    """One connection to a broker, or to one of several."""

    def __init__(self, servers: list[str], realm: str) -> None:
        super().__init__()
        self._servers = servers
        self._realm = realm  # of the database: others may use the same broker
        self._client: Client | None = None

    async def _connect(self, name: str) -> None:
        await self._hang_up()
        self._client = await nats.connect(
            self._servers,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.05,
            connect_timeout=2,
            ping_interval=1,  # else a broker that is frozen is noticed after minutes
            max_outstanding_pings=2,
            error_cb=ignore,
        )

        async def take(message: Msg) -> None:
            self._took(message.data)

        for one in (name, ALL):
            await self._client.subscribe(f"sixgun.{self._realm}.{one}", cb=take)

    async def _send(self, messages: list[tuple[str, bytes]]) -> None:
        assert self._client is not None
        for to, message in messages:
            await self._client.publish(f"sixgun.{self._realm}.{to}", message)

    async def _hang_up(self) -> None:
        if self._client is not None:
            with suppress(Exception):
                await self._client.close()


async def ignore(error: Exception) -> None:
    """It is connected again by itself."""
