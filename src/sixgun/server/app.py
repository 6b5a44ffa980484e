"""The application: API, sockets, client; opened with a data folder."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.errors import Refusal
from sixgun.server.house import House
from sixgun.server.http.api import ENDPOINTS
from sixgun.server.http.rest import problem, routes
from sixgun.server.http.static import SAFE, serve_client, serve_texts
from sixgun.server.http.turnstile import Turnstile
from sixgun.server.journal.counters import tallied
from sixgun.server.journal.log import REQUEST, about, new_request, read_request
from sixgun.server.line.arrivals import Arrivals
from sixgun.server.line.sockets import serve_socket
from sixgun.server.site import Site
from sixgun.server.visitors.addresses import is_loopback, origin_of
from sixgun.server.visitors.limits import Limits
from sixgun.server.workers.requests import answer

LOG: Final = logging.getLogger("sixgun.server")
BY_ADDRESS: Final = {(endpoint.method, endpoint.path): endpoint for endpoint in ENDPOINTS}


HEADER: Final = "x-request-id"
CLIENT: Final = "client"  # instead of the path of an endpoint: a file of the client


class Guard:
    """Around everything: nobody asks too much, or who is kept out; an id and safe headers on every answer; nothing is
    done for pages of other sites."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site
        self._has_warned = False

    def _warn_of_proxy(self, forwarded: str | None, client: tuple[str, int] | None) -> None:
        """Behind a proxy nobody told us of, all people share the limits of one address."""
        if forwarded and client and is_loopback(origin_of(client[0])):
            self._has_warned = True
            LOG.warning(
                "a proxy at %s says for whom it speaks, but is not believed: see serve --proxy",
                client[0],
                extra=about("proxy_not_believed", address=client[0]),
            )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, partial(send_briefly, send))
            return
        house: House = scope["app"].state.house
        scope["request"] = request = self._request_of(scope, house)
        REQUEST.set(request)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = perf_counter(), 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers[HEADER] = request
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._serve(house, scope, receive, send_safely)
        finally:
            path = scope.get("endpoint_path", CLIENT)
            house.counters.request(scope["method"] if path != CLIENT else "", path, status, perf_counter() - began)

    def _request_of(self, scope: Scope, house: House) -> str:
        """Its id: a new one, or what a proxy of the site calls it."""
        client = scope.get("client")
        if not self.site.proxies or client is None or (client[1] and not house.rates.is_proxy(client[0])):
            return new_request()
        return read_request(Headers(scope=scope).get(HEADER))  # port 0: a proxy has told the address

    async def _serve(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = client[0] if client else ""
        if not house.rates.allows(address, "requests"):
            LOG.info("too many requests", extra=about("limited", limit="requests", address=address))
            await turn_away(scope, receive, send)
            return
        if house.bans.keeps_out(address):
            house.counters.refuse("server_banned")
            await problem(Refusal("server_banned"))(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self.site.proxies and not self._has_warned:
            self._warn_of_proxy(headers.get("x-forwarded-for"), client)
        is_safe = scope["method"] in ("GET", "HEAD")
        if not is_safe and not self.site.is_own(headers.get("origin"), headers.get("host")):
            house.counters.refuse("cross_origin")
            await problem(Refusal("cross_origin"))(scope, receive, send)
            return
        await self.app(scope, receive, send)


async def send_briefly(send: Send, message: Message) -> None:
    """Who starts the server is told by it why it does not start: see ``run``."""
    await send({"type": message["type"]})


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Say that it is too much, and close: who goes on has to come again, which is counted, too."""
    answer = problem(Refusal("slow_down"))
    answer.headers["Connection"] = "close"
    await answer(scope, receive, send)


def make_app(
    folder: Path, limits: Limits | None = None, site: Site | None = None, database: str = "", broker: str = ""
) -> Starlette:
    """The application on a data folder."""
    allowed, place = limits or Limits(), site or Site()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        app.state.turnstile = Turnstile()
        house = app.state.house = await opened(app, House.open(folder, allowed, place, database, broker))
        house.others.answer = partial(answer, app, BY_ADDRESS)
        with tallied(house.counters):
            try:
                yield {"arrivals": Arrivals(house.rates)}  # for the connections, before they are requests
            finally:
                await house.close()

    async def no_such_page(request: Request, error: Exception) -> Response:
        return problem(Refusal("no_page"))

    async def broken(request: Request, error: Exception) -> Response:
        return problem(Refusal("server_error"))

    app = Starlette(
        routes=[
            *routes(ENDPOINTS),
            WebSocketRoute("/ws/{code}", serve_socket),
            Route("/locale/{language}.ftl", serve_texts),
            Route("/{path:path}", serve_client, methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
        ],
        lifespan=lifespan,
        exception_handlers={404: no_such_page, 500: broken},
    )
    app.add_middleware(Guard, site=place)
    return app


async def opened(app: Starlette, opening: Awaitable[House]) -> House:
    """The house; what went wrong is kept for the one who starts it."""
    try:
        return await opening
    except Exception as error:
        app.state.failure = error
        raise
