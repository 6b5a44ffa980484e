"""A request of the HTTP API is answered by the worker that has the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sixgun.server.errors import Refusal
from sixgun.server.journal.log import REQUEST
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.workers import frames as f

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from sixgun.server.house import House
    from sixgun.server.http.rest import Call, Endpoint

REQUEST_ID: Final = "x-request-id"
CARRIED: Final = ("host", "user-agent")
TRIES: Final = 4
PAUSE: Final = 0.2  # seconds: the table is on its way to another


async def carry(house: House, endpoint: Endpoint, call: Call[Any, Any], to: str) -> Response:
    """Let *to* answer it; where the table has moved on, its next owner."""
    headers = call.request.headers
    request = f.Request(
        0,
        endpoint.method,
        endpoint.path,
        {name: str(value) for name, value in call.request.path_params.items()},
        b"" if endpoint.takes is None else msgspec.json.encode(call.body),
        call.address,
        str(call.request.scope["scheme"]),
        {name: headers[name] for name in CARRIED if name in headers} | {REQUEST_ID: REQUEST.get()},
    )
    for _ in range(TRIES):
        found = await house.others.ask(to, request)
        if found.status:
            return Response(found.body, found.status, found.headers, found.media)
        await asyncio.sleep(PAUSE)
        try:
            return await endpoint.answer(call)
        except Elsewhere as elsewhere:
            to = elsewhere.name
    raise Refusal("unreachable")


async def answer(app: Starlette, endpoints: dict[tuple[str, str], Endpoint], request: f.Request) -> f.Response:
    """Another worker took a request that is ours."""
    endpoint = endpoints[request.method, request.path]
    scope = {
        "type": "http",
        "method": request.method,
        "path": request.path,
        "query_string": b"",
        "scheme": request.scheme,
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in request.headers.items()],
        "client": (request.address, 0),
        "path_params": request.parts,
        "app": app,
    }
    REQUEST.set(request.headers.get(REQUEST_ID, ""))  # in the task of this request
    try:
        found = await endpoint.answer_carried(Request(scope), request.body)
    except Elsewhere:
        return f.Response(request.number, 0, "", {}, b"")
    headers = {name: value for name, value in found.headers.items() if name not in ("content-length", "content-type")}
    return f.Response(request.number, found.status_code, found.media_type or "", headers, bytes(found.body))
