"""The WebSocket endpoint: who comes in, and what their messages do."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.house import House
from sixgun.server.journal.log import about
from sixgun.server.line.connection import NOT_FOUND, Connection
from sixgun.server.line.presence import Presence
from sixgun.server.line.wire import POLICY, wire_of
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import VERSION, Hello, Refused
from sixgun.server.room.hearing import decode, refuse
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.visitors.limits import Allowance, Visitor

LOG: Final = logging.getLogger("sixgun.server")
PATIENCE: Final = 10.0  # seconds for the first message


async def serve_socket(socket: WebSocket) -> None:
    """One browser, from its first message to its last."""
    house: House = socket.app.state.house
    visitor = house.rates.visitor(socket.client.host if socket.client else "")
    is_own = house.site.is_own(socket.headers.get("origin"), socket.headers.get("host"))
    if not is_own or not visitor.open_socket():
        LOG.info("a socket was not let in", extra=about("socket_refused", address=visitor.origin))
        await socket.close(POLICY)
        return
    try:
        await come_in(house, socket, visitor)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except RuntimeError as error:  # the other side is gone while we speak
        LOG.debug("socket: %s", error)
    finally:
        visitor.close_socket()


async def come_in(house: House, socket: WebSocket, visitor: Visitor) -> None:
    """Find the table, hear the hello, then listen; or another worker of this machine does."""
    code = str(socket.path_params["code"])
    unfound = await look_for(house, code, visitor)
    if isinstance(unfound, Elsewhere) and hand(house, socket, unfound.name):
        return
    await socket.accept(headers=[(b"x-request-id", socket.scope["request"].encode())])
    try:
        if isinstance(unfound, Refusal):
            raise unfound
        hello = await first_message(socket)
    except Refusal as refusal:
        house.counters.refuse(refusal.id)
        await refuse_and_close(socket, refusal)
        return
    connection = Connection(socket, None, Allowance(house.limits), visitor, house.post)
    presence = Presence(house, connection, code, hello, socket.scope["request"])
    house.counters.sockets += 1
    house.presences.add(presence)
    try:
        await presence.attend()
        LOG.info("a socket came in", extra=about("socket_opened", **presence.facts()))
        await listen(presence)
    except Refusal as refusal:
        house.counters.refuse(refusal.id)
        LOG.info("a socket was refused: %s", refusal.id, extra=about("socket_refused", **presence.facts()))
        await refuse_and_close(socket, refusal)
    finally:
        LOG.info("a socket is gone", extra=about("socket_closed", **presence.facts()))
        house.counters.sockets -= 1
        house.presences.discard(presence)
        presence.leave()
        await connection.close()


async def look_for(house: House, code: str, visitor: Visitor) -> Refusal | Elsewhere | None:
    """Why they are not let in, or where else the table is; None: it is here, or nobody knows at the moment."""
    try:
        if house.bans.keeps_out(visitor.origin):
            raise Refusal("server_banned")
        await house.find(code, visitor.origin)
    except Unwritable:
        return None
    except (Refusal, Elsewhere) as reason:
        return reason
    return None


def hand(house: House, socket: WebSocket, to: str) -> bool:
    """Let the worker that has the table have the socket, too, if it is on this machine."""
    wire = wire_of(socket)
    if wire is None or not house.others.hand(wire, to):
        return False
    house.counters.handed += 1
    LOG.info("a socket goes to the worker of its table", extra=about("socket_handed", table=socket.path_params["code"]))
    return True


async def first_message(socket: WebSocket) -> Hello:
    """It has to be a hello of a version known here."""
    async with asyncio.timeout(PATIENCE):
        text = await receive(socket)
    message = decode(text)
    if not isinstance(message, Hello):
        raise Refusal("bad_message", detail="the first message is hello")
    if message.version != VERSION:
        raise Refusal("old_client", version=VERSION)
    return message


async def refuse_and_close(socket: WebSocket, refusal: Refusal) -> None:
    """Say why, and close."""
    await socket.send_text(encode(Refused(refusal.id, refusal.args_for_text, "hello")).decode())
    await socket.close(NOT_FOUND if refusal.id == "no_table" else POLICY)


async def receive(socket: WebSocket) -> str | bytes:
    """The next message."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1000))
    text: str | None = event.get("text")
    if text is None:
        raise Refusal("bad_message", detail="text is expected, not bytes")
    return text


async def listen(presence: Presence) -> None:
    """Message by message, until one side has enough: what the wire does not bring at once is waited for here."""
    connection = presence.connection
    connection.listen(presence.hear)
    while not connection.is_closing:
        try:
            text = await receive(connection.socket)
        except Refusal as refusal:
            refuse(connection, "", refusal)
            continue
        presence.hear(text)
        await connection.all_heard()  # until it is done: who sends faster is not read faster
