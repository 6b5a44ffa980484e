# compiled
"""Who comes in to a table, and what their messages do: the same for those near and far."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from sixgun.server.errors import Refusal
from sixgun.server.line.line import Line
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import Answer, ClientMessage, Hello, Look, Refused, Sit
from sixgun.server.room.actions import ACTIONS, READING
from sixgun.server.room.room import Room

if TYPE_CHECKING:
    from sixgun.server.house import House

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def identify(house: House, room: Room, hello: Hello) -> str | None:
    """The member a token stands for; None for a spectator, where they are allowed."""
    id = None if hello.token is None else house.tokens.read(hello.token, room.register.code)
    if house.bans.keeps_out_person(hello.guest, id):
        raise Refusal("server_banned")
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


def decode(text: str | bytes) -> ClientMessage:
    """A message, or a refusal that says what is wrong with it."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad_message", detail=str(error)[:200]) from None


def take(room: Room, line: Line, text: str | bytes) -> None:
    """A message: it is done when it is its turn, and refused to whom it came from."""
    try:
        message = decode(text)
    except Refusal as refusal:
        answer(line, "", refusal)
        return
    kind = type(message)
    action = ACTIONS.get(kind)
    if action is None:
        answer(line, "hello", Refusal("bad_message", detail="hello has been said"))
        return
    if kind is Look and not line.may("looks"):
        answer(line, "look", Refusal("slow_down"))
        return
    work = partial(action, room, line, message)
    room.changes.submit(
        partial(sit, room, line, work) if kind is Sit else work,
        partial(settled, room, line, message, room.house.loop.time()),
        kind not in READING,
    )


def sit(room: Room, line: Line, work: Callable[[], None]) -> None:
    """Take a seat, unless too many have been taken from the same address."""
    room.house.rates.places.check_seat(room.register, line.member, line.visitor)
    work()


def settled(room: Room, line: Line, message: ClientMessage, came: float, refusal: Refusal | None) -> None:
    """A message that came then has been dealt with."""
    if refusal is not None:
        room.house.counters.refuse(refusal.id)
        refuse(line, str(message.__struct_config__.tag), refusal)
    elif type(message) is Answer:
        room.house.stopwatch.answered(came, room.changes.written_at)
    line.heard()


def answer(line: Line, kind: str, refusal: Refusal) -> None:
    """It is not dealt with any further."""
    refuse(line, kind, refusal)
    line.heard()


def refuse(line: Line, kind: str, refusal: Refusal) -> None:
    """Say why not."""
    line.send(encode(Refused(refusal.id, refusal.args_for_text, kind, refusal.legal)))
