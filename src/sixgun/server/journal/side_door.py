"""Metrics are read at a door of their own, which the people who play do not know."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sixgun.server.journal.metrics import MEDIA, metrics_text


class Beside(uvicorn.Server):
    """A server beside the one that hears the signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are the other's."""
        yield


class SideDoor:
    """``GET /metrics``, while the house is open."""

    def __init__(self, app: Starlette, door: socket.socket) -> None:
        self._door = door
        pages = Starlette(routes=[Route("/metrics", partial(tell, app))])
        config = uvicorn.Config(
            pages,
            log_config=None,
            log_level="warning",
            access_log=False,
            lifespan="off",
            ws="none",
            proxy_headers=False,
            limit_concurrency=20,
            timeout_graceful_shutdown=1,
        )
        self._server = Beside(config)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """From now on."""
        self._task = asyncio.create_task(self._server.serve(sockets=[self._door]))
        while not self._server.started and not self._task.done():
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Nobody is told any more."""
        self._server.should_exit = True
        if self._task is not None:
            await asyncio.wait([self._task], timeout=2)


async def tell(app: Starlette, request: Request) -> Response:
    """The figures of now."""
    return Response(metrics_text(app.state.house), media_type=MEDIA)
