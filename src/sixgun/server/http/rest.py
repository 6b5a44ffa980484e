"""A small typed layer over Starlette: bodies, queries and answers are msgspec types, which also make the OpenAPI."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from sixgun import __version__
from sixgun.server.errors import Refusal
from sixgun.server.journal.log import about
from sixgun.server.protocol.http_types import Problem
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.visitors.limits import Limits
from sixgun.server.workers.requests import carry

if TYPE_CHECKING:
    from sixgun.server.house import House

LOG: Final = logging.getLogger("sixgun.server")
JSON: Final = "application/json"
B = TypeVar("B")
Q = TypeVar("Q")


class Nothing(Struct, forbid_unknown_fields=True):
    """No query."""


class Call(Generic[B, Q]):
    """One request: what came in the body, the query and the path, and from where."""

    def __init__(self, request: Request, body: B, query: Q) -> None:
        self.request = request
        self.body = body
        self.query = query
        self.address = address_of(request)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


def address_of(request: Request) -> str:
    """Where it comes from; through a proxy of the site, where it came from there."""
    return request.client.host if request.client else ""


Handler = Callable[[Any], Awaitable[Any]]


class Endpoint:
    """One address and method of the API."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        *,
        gives: Any = None,
        takes: Any = None,
        query: type[Struct] = Nothing,
        media: str = JSON,
        limit: str = "reading",
        status: int = 200,
        opens: bool = False,
    ) -> None:
        self.method, self.path, self.handler = method, path, handler
        self.gives, self.takes, self.query, self.media = gives, takes, query, media
        self.limit, self.status = limit, status
        self.opens = opens  # a table: at the worker that has the fewest

    def _most_bytes(self, limits: Limits) -> int:
        return limits.record_bytes if self.takes is bytes else limits.body_bytes

    async def serve(self, request: Request) -> Response:
        """Read, do, answer; what goes wrong is answered as a problem."""
        house = request.app.state.house
        request.scope["endpoint_path"] = self.path

        async def read_and_do() -> Response:
            if not house.rates.allows(address_of(request), self.limit):
                limited = about("limited", limit=self.limit, address=address_of(request))
                LOG.info("too much of %s", self.limit, extra=limited)
                raise Refusal("slow_down")
            query = read_query(request, self.query)
            body = await read_body(request, self.takes, self._most_bytes(house.limits))
            call = Call(request, body, query)
            elsewhere = house.others.place_for_new() if self.opens else None
            try:
                return await (self.answer(call) if elsewhere is None else carry(house, self, call, elsewhere))
            except Elsewhere as found:
                return await carry(house, self, call, found.name)

        return await self._safely(house, read_and_do())

    async def answer(self, call: Call[Any, Any]) -> Response:
        """Do it here; raises Elsewhere if it is another worker's to do."""
        given = await self.handler(call)
        if isinstance(given, Response):
            return given
        return Response(msgspec.json.encode(given), self.status, {"Cache-Control": "no-store"}, media_type=self.media)

    async def answer_carried(self, request: Request, body: bytes) -> Response:
        """Do what another worker was asked to; raises Elsewhere if it is not ours, either."""
        read = None if self.takes is None else msgspec.json.decode(body, type=self.takes)
        return await self._safely(request.app.state.house, self.answer(Call(request, read, self.query())))

    async def _safely(self, house: House, answer: Awaitable[Response]) -> Response:
        try:
            return await answer
        except Elsewhere:
            raise
        except Refusal as refusal:
            house.counters.refuse(refusal.id)
            return problem(refusal)
        except ClientDisconnect:  # in the middle of what they had to say
            return problem(Refusal("bad_request", detail="the body did not come"))
        except Exception:
            LOG.exception("%s %s failed", self.method, self.path, extra=about("request_failed", path=self.path))
            house.counters.refuse("server_error")
            return problem(Refusal("server_error"))


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    body = msgspec.json.encode(Problem(refusal.id, refusal.args_for_text, refusal.message))
    headers = {"Cache-Control": "no-store"} | ({"Retry-After": "10"} if refusal.status == 429 else {})
    return Response(body, refusal.status, headers, media_type=JSON)


def read_query(request: Request, kind: type[Struct]) -> Struct:
    """The query by its type; what is unknown or given twice is refused."""
    items = request.query_params.multi_items()
    if len(items) != len({name for name, _ in items}):
        raise Refusal("bad_request", detail="a parameter is given twice")
    try:
        return msgspec.convert(dict(items), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", detail=str(error)) from None


async def read_body(request: Request, kind: Any, most: int) -> Any:
    """The body by its type, if there is to be one; never more than *most* bytes of it."""
    if kind is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("not_json")
    text = bytearray()
    async for chunk in request.stream():
        text += chunk
        if len(text) > most:
            raise Refusal("too_large", limit=most)
    if kind is bytes:
        return bytes(text)
    try:
        return msgspec.convert(whole(msgspec.json.decode(bytes(text))), kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad_request", detail=str(error)[:200]) from None


def whole(value: Any) -> Any:
    """In JSON 4.0 is a whole number too."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: whole(item) for name, item in value.items()}
    return [whole(item) for item in value] if isinstance(value, list) else value


# -- routes -------------------------------------------------------------------------------------------------------


def routes(endpoints: list[Endpoint]) -> list[Route]:
    """One route per address; other methods are told which there are."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [route(path, methods) for path, methods in by_path.items()]


def route(path: str, methods: dict[str, Endpoint]) -> Route:
    """One address."""

    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" and "GET" in methods else request.method
        if method not in methods:
            answer = problem(Refusal("no_method"))
            answer.headers["Allow"] = ", ".join(sorted(methods))
            return answer
        return await methods[method].serve(request)

    every = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
    return Route(path, serve, methods=every)


# -- OpenAPI ------------------------------------------------------------------------------------------------------


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    kinds = [kind for e in endpoints for kind in (e.gives, e.takes) if kind not in (None, bytes)]
    queries = [e.query for e in endpoints]
    found, components = msgspec.json.schema_components([*kinds, *queries, Problem], ref_template=REF)
    schemas = dict(zip(map(id, [*kinds, *queries, Problem]), found, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        described = operation(endpoint, schemas, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = described
    used = {name: schema for name, schema in components.items() if name not in {e.query.__name__ for e in endpoints}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sixgun", "version": __version__, "description": "Lobby, replays, catalogue and health."},
        "paths": paths,
        "components": {"schemas": used},
    }


REF: Final = "#/components/schemas/{name}"


def operation(endpoint: Endpoint, schemas: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    """One operation."""
    lines = (endpoint.handler.__doc__ or "").strip().splitlines()
    answer = schemas.get(id(endpoint.gives), {"type": "string"})
    found: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": lines[0] if lines else "",
        "parameters": path_parameters(endpoint.path) + query_parameters(endpoint, components),
        "responses": {
            str(endpoint.status): {"description": "Done", "content": {endpoint.media: {"schema": answer}}},
            "default": {"description": "Refused", "content": {JSON: {"schema": schemas[id(Problem)]}}},
        },
    }
    if endpoint.takes is not None:
        body = schemas.get(id(endpoint.takes), {"type": "object"})
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    return found


def path_parameters(path: str) -> list[dict[str, Any]]:
    """The parts of the path in braces."""
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def query_parameters(endpoint: Endpoint, components: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of the query's type."""
    schema = components[endpoint.query.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": field}
        for name, field in schema.get("properties", {}).items()
    ]
