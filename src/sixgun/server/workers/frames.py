"""What workers say to each other. All of it may be lost: who notices asks again."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from sixgun.server.protocol.http_types import TableLine
from sixgun.server.protocol.messages import Hello


class Enter(Struct, tag="enter", array_like=True):
    """Somebody holds a socket here and wants to come in to a table of yours. A line's number is never used again."""

    line: int
    code: str
    origin: str  # where they come from
    hello: Hello
    since: int
    request: str = ""  # the id of the socket, for the log


class Entered(Struct, tag="entered", array_like=True):
    """They are that member; None: a nameless spectator."""

    line: int
    member: str | None


class Refuse(Struct, tag="refuse", array_like=True):
    """They may not come in."""

    line: int
    id: str
    args: dict[str, Any]


class Say(Struct, tag="say", array_like=True):
    """A message of theirs."""

    line: int
    text: str


class Heard(Struct, tag="heard", array_like=True):
    """A message of theirs has been dealt with."""

    line: int


class Leave(Struct, tag="leave", array_like=True):
    """Their socket is closed, or they have come in elsewhere."""

    line: int


class Send(Struct, tag="send", array_like=True):
    """Let these have that message."""

    lines: list[int]
    text: bytes


class Dismiss(Struct, tag="dismiss", array_like=True):
    """Say goodbye and close."""

    line: int
    why: str
    code: int


class Lost(Struct, tag="lost", array_like=True):
    """The table is not here any more, or we know nothing of that line: look for it anew."""

    lines: list[int]


class Request(Struct, tag="request", array_like=True):
    """A request of the HTTP API that is yours to answer."""

    number: int
    method: str
    path: str  # as the endpoint is described
    parts: dict[str, str]  # of the path
    body: bytes
    address: str
    scheme: str
    headers: dict[str, str]


class Response(Struct, tag="response", array_like=True):
    """The answer; status 0: it is not ours."""

    number: int
    status: int
    media: str
    headers: dict[str, str]
    body: bytes


class Spent(Struct, tag="spent", array_like=True):
    """An address has done one of that."""

    origin: str
    purpose: str


class Listed(Struct, tag="listed", array_like=True):
    """A public table has changed; None: it is not public any more."""

    code: str
    line: TableLine | None
    is_busy: bool


class Load(Struct, tag="load", array_like=True):
    """So many tables are here; fewer than none: no more are wanted. And where we take connections."""

    tables: int
    hatch: str = ""


class Dead(Struct, tag="dead", array_like=True):
    """These were taken for dead."""

    names: list[str]


Frame: TypeAlias = (
    Enter
    | Entered
    | Refuse
    | Say
    | Heard
    | Leave
    | Send
    | Dismiss
    | Lost
    | Request
    | Response
    | Spent
    | Listed
    | Load
    | Dead
)


class Parcel(Struct, array_like=True):
    """What one worker says to another in one turn of its loop; *number* 0: what it says to all."""

    sender: str
    number: int
    frames: list[Frame]


ENCODER = msgspec.msgpack.Encoder()
DECODER: msgspec.msgpack.Decoder[Parcel] = msgspec.msgpack.Decoder(Parcel)
