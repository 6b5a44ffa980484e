"""The application: API, sockets, client; opened with a data folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.api import ENDPOINTS
from sixgun.server.errors import Refusal
from sixgun.server.house import House
from sixgun.server.limits import Limits
from sixgun.server.rest import problem, routes
from sixgun.server.sockets import is_own_origin, serve_socket
from sixgun.server.static import SAFE, serve_client, serve_texts


class Guard:
    """Around everything: safe headers on every answer, and nothing done for pages of other sites."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(Headers(scope=scope), self.origins):
            await problem(Refusal("cross_origin"))(scope, receive, send_safely)
            return
        await self.app(scope, receive, send_safely)


def make_app(folder: Path, limits: Limits | None = None, origins: tuple[str, ...] = ()) -> Starlette:
    """The application on a data folder. *origins*: pages of other sites that may use it."""
    allowed = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = await House.open(folder, allowed, origins)
        try:
            yield
        finally:
            await app.state.house.close()

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
    app.add_middleware(Guard, origins=origins)
    return app
