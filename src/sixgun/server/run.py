"""Run the server: uvicorn with what was measured to be the cheapest."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from sixgun.server.app import make_app
from sixgun.server.folder import open_folder
from sixgun.server.limits import Limits
from sixgun.server.wire import Wire


class Server(uvicorn.Server):
    """Tells when it is listening, and says goodbye."""

    def __init__(self, config: uvicorn.Config, app: Starlette, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then tell."""
        await super().startup(sockets)
        if self.started:
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, say goodbye to those who are here, then close."""
        for server in self.servers:
            server.close()
        await self.app.state.house.say_goodbye()
        await super().shutdown(sockets)


def run(
    host: str,
    port: int,
    folder: Path,
    *,
    limits: Limits | None = None,
    origins: tuple[str, ...] = (),
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """Serve until interrupted. *ready* is told the address when people may come."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    limits = limits or Limits()
    open_folder(folder).close()  # what is wrong with it is said in one line, before anything starts
    spare_the_collector()
    listening = listen(host, port)
    app = make_app(folder, limits, origins)
    config = uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    Server(config, app, lambda: ready(address_of(host, listening))).run(sockets=[listening])


def spare_the_collector() -> None:
    """Tables live long and make few cycles: looking through all of them often would hold everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is ours; port 0: any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((host, port))
    return found


def address_of(host: str, listening: socket.socket) -> str:
    """Where to go with a browser."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
