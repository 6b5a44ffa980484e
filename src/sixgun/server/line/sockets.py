"""The WebSocket endpoint: who comes in, and what their messages do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sixgun.server.errors import Refusal
from sixgun.server.house import House
from sixgun.server.line.connection import NOT_FOUND, Connection
from sixgun.server.line.wire import POLICY
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import VERSION, ClientMessage, Hello, Look, Refused, Sit
from sixgun.server.room.actions import ACTIONS, READING
from sixgun.server.room.room import Room
from sixgun.server.visitors.limits import Allowance, Visitor

LOG: Final = logging.getLogger("sixgun.server")
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
PATIENCE: Final = 10.0  # seconds for the first message


async def serve_socket(socket: WebSocket) -> None:
    """One browser, from its first message to its last."""
    house: House = socket.app.state.house
    visitor = house.rates.visitor(socket.client.host if socket.client else "")
    is_own = house.site.is_own(socket.headers.get("origin"), socket.headers.get("host"))
    if not is_own or not visitor.open_socket():
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await come_in(house, socket, visitor)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except Refusal as refusal:  # the table could not be written as they came in
        LOG.warning("socket: %s", refusal)
    except RuntimeError as error:  # the other side is gone while we speak
        LOG.debug("socket: %s", error)
    finally:
        visitor.close_socket()


async def come_in(house: House, socket: WebSocket, visitor: Visitor) -> None:
    """Find the table, hear the hello, then listen."""
    try:
        room = await house.find(str(socket.path_params["code"]), visitor.origin)
        hello = await first_message(socket)
        member = identify(house, room, hello)
    except Refusal as refusal:
        await refuse_and_close(socket, refusal)
        return
    person = Allowance(house.limits) if member is None else house.rates.person(member)
    connection = Connection(socket, member, person, visitor, house.post)
    house.counters.sockets += 1
    try:
        await room.enter(connection, hello.since if hello.game == room.register.game else 0)
        await listen(room, connection)
    finally:
        house.counters.sockets -= 1
        room.leave(connection)
        await connection.close()


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


def identify(house: House, room: Room, hello: Hello) -> str | None:
    """The member a token stands for; None for a spectator, where they are allowed."""
    id = None if hello.token is None else house.tokens.read(hello.token, room.register.code)
    member = room.register.member(id)
    if member is not None:
        room.register.known_as(member, hello.guest)  # kept with the next change of the register
        return member.id
    if room.register.is_banned(hello.guest, id):
        raise Refusal("banned")
    if hello.token is not None:
        raise Refusal("bad_token")
    if not room.register.settings.spectators:
        raise Refusal("no_spectators")
    return None


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


def decode(text: str | bytes) -> ClientMessage:
    """A message, or a refusal that says what is wrong with it."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad_message", detail=str(error)[:200]) from None


async def listen(room: Room, connection: Connection) -> None:
    """Message by message, until one side has enough: what the wire does not bring at once is waited for here."""
    connection.listen(partial(hear, room, connection))
    while not connection.is_closing:
        try:
            text = await receive(connection.socket)
        except Refusal as refusal:
            refuse(connection, "", refusal)
            continue
        hear(room, connection, text)
        await room.changes.make(nothing, writes=False)  # until it is done: who sends faster is not read faster


def hear(room: Room, connection: Connection, text: str | bytes) -> None:
    """A message: it is done when it is its turn, and refused to whom it came from."""
    if connection.is_closing:
        return
    try:
        if not connection.may_send():
            raise Refusal("slow_down")
        message = decode(text)
    except Refusal as refusal:
        refuse(connection, "", refusal)
        return
    action = ACTIONS.get(type(message))
    if action is None:
        refuse(connection, "hello", Refusal("bad_message", detail="hello has been said"))
        return
    if isinstance(message, Look) and not connection.may("looks"):
        refuse(connection, "look", Refusal("slow_down"))
        return
    connection.hears()
    work = partial(action, room, connection, message)
    room.changes.submit(
        partial(sit, room, connection, work) if isinstance(message, Sit) else work,
        partial(settled, connection, message),
        not isinstance(message, READING),
    )


def sit(room: Room, connection: Connection, work: Callable[[], None]) -> None:
    """Take a seat, unless too many have been taken from the same address."""
    room.house.rates.places.check_seat(room.register, connection.member, connection.visitor)
    work()


def nothing() -> None:
    """No change at all."""


def settled(connection: Connection, message: ClientMessage, refusal: Refusal | None) -> None:
    """A message has been dealt with."""
    if refusal is not None:
        refuse(connection, str(message.__struct_config__.tag), refusal)
    connection.heard()


def refuse(connection: Connection, kind: str, refusal: Refusal) -> None:
    """Say why not."""
    connection.send(encode(Refused(refusal.id, refusal.args_for_text, kind, refusal.legal)))
