"""Run the server: uvicorn with what was measured to be the cheapest."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from sixgun.kernel.errors import SixgunError
from sixgun.server.app import make_app
from sixgun.server.journal.log import Format, about, open_log
from sixgun.server.journal.side_door import SideDoor
from sixgun.server.line.http_wire import HttpWire
from sixgun.server.line.wire import Wire
from sixgun.server.site import Site
from sixgun.server.visitors.limits import Limits
from sixgun.server.workers.hatch import Hatch, Hatches

MOST_FILES: Final = 65_536
OTHER_FILES: Final = 100  # database, listening, standard streams: not connections
LOG: Final = logging.getLogger("sixgun.server")


class CannotOpen(Exception):
    """The data folder cannot be used; the message says why."""


class Server(uvicorn.Server):
    """Tells when it is listening, and says goodbye. *side*: where its metrics are read; *hatches*: where other workers
    of this machine hand it connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Starlette,
        on_start: Callable[[], None],
        side: socket.socket | None = None,
        hatches: Hatches | None = None,
    ) -> None:
        super().__init__(config)
        self.app = app
        self.on_start = on_start
        self.side = None if side is None else SideDoor(app, side)
        self.hatches = hatches
        self.hatch: Hatch | None = None
        self._adopting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then tell."""
        await super().startup(sockets)
        if self.started:
            if self.side is not None:
                await self.side.open()
            if self.hatches is not None:
                self.hatch = self.app.state.house.others.hatch = Hatch(self.hatches, self._adopt)
                self.hatch.open()
            self.on_start()

    def _adopt(self, connection: socket.socket, head: bytes, hands: int) -> None:
        """Another worker took a connection that is ours: go on where it left off."""
        task = asyncio.create_task(self._serve_adopted(connection, head, hands))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _serve_adopted(self, connection: socket.socket, head: bytes, hands: int) -> None:
        def begin() -> HttpWire:
            wire = HttpWire(self.config, self.server_state, self.lifespan.state)
            wire.given = head, hands
            return wire

        try:
            connection.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(begin, connection)
        except OSError as error:  # it is gone already
            LOG.debug("not taken over: %s", error)
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, say goodbye to those who are here, then close."""
        LOG.info("closing", extra=about("closing"))
        for server in self.servers:
            server.close()
        if self.hatch is not None:
            self.hatch.close()
        await self.app.state.house.hand_over()
        await self.app.state.house.say_goodbye()
        if self.side is not None:
            await self.side.close()
        await super().shutdown(sockets)


def run(
    host: str,
    port: int,
    folder: Path,
    *,
    limits: Limits | None = None,
    site: Site | None = None,
    database: str = "",
    broker: str = "",
    listening: int | None = None,
    metrics: socket.socket | None = None,
    hatches: Hatches | None = None,
    log_format: Format = "text",
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """Serve until interrupted. *ready* is told the address when people may come. *listening*: a socket we are given;
    *metrics*: one where the figures are read; *hatches*: those of the other workers and ours."""
    open_log(log_format)
    limits, site = limits or Limits(), site or Site()
    files = raise_file_limit()
    limits.connections_all = limits.connections_all or max(OTHER_FILES, files - OTHER_FILES)
    spare_the_collector()
    if listening is not None:
        follow_parent()
    door = listen(host, port) if listening is None else socket.socket(fileno=listening)
    app = make_app(folder, limits, site, database, broker)

    def tell() -> None:
        LOG.info("open at %s", address_of(host, door), extra=about("open", worker=listening is not None))
        ready(address_of(host, door))

    server = Server(configure(app, limits, site), app, tell, metrics, hatches)
    try:
        server.run(sockets=[door])
    except SystemExit:
        raise reason_of(app, folder) from None


def follow_parent() -> None:
    """We are one of several workers: hear signals, which our parent had held back, and leave when it is gone."""
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    leave_with_parent()


def leave_with_parent() -> None:
    """Whoever has started us holds the other end of standard input: when it is gone, however it went, so are we."""

    def wait() -> None:
        os.read(0, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def configure(app: Starlette, limits: Limits, site: Site) -> uvicorn.Config:
    """How uvicorn is to serve it. What a proxy says of addresses is believed only if it is one of the site's."""
    return uvicorn.Config(
        app,
        http=HttpWire,
        ws=Wire,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(site.proxies),
        forwarded_allow_ips=list(site.proxies),
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=2,
    )


def reason_of(app: Starlette, folder: Path) -> BaseException:
    """Why it did not start, for the one who started it."""
    failure = getattr(app.state, "failure", None)
    if isinstance(failure, SixgunError):
        return failure
    if isinstance(failure, OSError):
        return CannotOpen(f"the data folder {folder} cannot be used: {failure.strerror}")
    return SystemExit(1) if failure is None else failure


def raise_file_limit() -> int:
    """Each connection is an open file: as many as the system lets us have. How many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_FILES if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


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
