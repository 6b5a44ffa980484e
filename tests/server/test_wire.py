"""The short way for plain texts: whatever a client sends, it comes to the same as with the library alone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from sixgun.server.line.connection import Connection, Post
from sixgun.server.line.wire import NOT_OURS, UNREAD, Wire, frame_size, text_head
from sixgun.server.visitors.limits import Allowance, Limits, Rates

MOST = 300
REQUEST = (
    b"GET /ws/X HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """A transport that remembers what went over it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.writes = 0
        self.is_closed = self.is_paused = False

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        self.is_closed = True

    def write(self, data: Any) -> None:
        self.sent += data
        self.writes += 1

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


async def converse(kind: type[WebSocketsSansIOProtocol], *pieces: bytes) -> tuple[list[Any], bytes, bool]:
    """Shake hands, receive these pieces: what the application heard, what was answered, whether the line is closed."""
    heard: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(event.get("text", event.get("bytes")))
        heard.append(event)

    protocol, line = shake_hands(kind, app)
    await turns()
    shaken = len(line.sent)
    for piece in pieces:
        if line.is_closed:
            break
        protocol.data_received(piece)
        await turns()
    assert line.is_closed or not line.is_paused
    protocol.connection_lost(None)
    await turns()
    return heard, line.sent[shaken:], line.is_closed


def shake_hands(kind: type[WebSocketsSansIOProtocol], app: Any) -> tuple[WebSocketsSansIOProtocol, Line]:
    config = Config(app, ws_max_size=MOST, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    line = Line()
    protocol = kind(config, ServerState(), {}, _loop=asyncio.get_running_loop())
    protocol.connection_made(line)
    protocol.data_received(REQUEST)
    return protocol, line


async def turns() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


texts = st.text(max_size=400).map(lambda text: frame(Opcode.TEXT, text.encode()))
words = st.text(max_size=60).map(str.encode)  # texts that are no texts have a test of their own
parts = st.tuples(st.sampled_from([Opcode.TEXT, Opcode.CONT, Opcode.BINARY]), words, st.booleans())
controls = st.tuples(st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=100))
strange = st.sampled_from(
    [
        b"\x83\x80aaaa",  # no such opcode
        b"\x81\x05Hello",  # not masked
        b"\x81\xff" + bytes(12),  # eight bytes of length
        b"\x81\xff" + (5).to_bytes(8) + bytes(4) + b"Hello",
        b"\x81\xfe\xff\xff" + bytes(9),  # too long
        b"\xc1\x80aaaa",  # compressed, as was not agreed
        b"\x89\xfe\x00\x7e" + bytes(130),  # a ping too long
        b"\x09\x80aaaa",  # a ping in fragments
        b"\x88\x81aaaaa",  # half a close code
    ]
)
frames = st.one_of(
    texts,
    texts,
    parts.map(lambda part: frame(*part)),
    controls.map(lambda part: frame(*part)),
    st.just(frame(Opcode.CLOSE, b"\x03\xe8bye")),
    strange,
)


@settings(max_examples=150, deadline=None)
@given(st.lists(frames, max_size=6).map(b"".join), st.lists(st.integers(0, 1500), max_size=5).map(sorted))
def test_whatever_comes_is_understood_as_the_library_understands_it(data: bytes, cuts: list[int]) -> None:
    edges = [0, *cuts, len(data)]
    pieces = [data[a:b] for a, b in zip(edges, edges[1:], strict=False) if data[a:b]]

    async def both() -> None:
        heard, sent, is_closed = await converse(Wire, *pieces)
        expected, *rest = await converse(WebSocketsSansIOProtocol, *pieces)
        assert [sent, is_closed] == rest and heard[-1] == expected[-1]
        assert (
            heard[: len(expected) - 1] == expected[:-1]
        )  # of what came with something broken the library tells nothing
        assert len(heard) == len(expected) or heard[-1]["code"] not in (1000, 1005)

    asyncio.run(both())


async def test_several_texts_in_one_piece_are_all_heard() -> None:
    data = b"".join(frame(Opcode.TEXT, str(number).encode()) for number in range(40))
    heard, sent, _ = await converse(Wire, data[:50], data[50:])
    assert heard[:-1] == [str(number) for number in range(40)] and sent == b""


async def test_a_text_that_is_no_text_closes_the_line() -> None:
    heard, sent, is_closed = await converse(Wire, frame(Opcode.TEXT, b"ok") + frame(Opcode.TEXT, b"\xff"))
    assert heard[0] == "ok" and heard[1]["code"] == 1007 and is_closed and sent[:4] == b"\x88\x02\x03\xef"


@contextlib.asynccontextmanager
async def connected(heard: list[str] | None = None) -> AsyncIterator[tuple[Wire, Line, Connection]]:
    """A connection on its wire; with *heard*, all that comes is put there."""
    connections: list[Connection] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        connection = Connection(
            socket, None, Allowance(Limits()), Rates(Limits()).visitor(""), Post(asyncio.get_running_loop())
        )
        connections.append(connection)
        if heard is not None:
            connection.listen(heard.append)
        while (event := await socket.receive())["type"] == "websocket.receive":
            if heard is not None:
                heard.append(event["text"])
                await asyncio.sleep(0)
        await connection.close()

    protocol, line = shake_hands(Wire, app)
    assert isinstance(protocol, Wire)
    await turns()
    line.sent, line.writes = b"", 0
    yield protocol, line, connections[0]
    protocol.connection_lost(None)
    await turns()


async def test_messages_keep_their_order_when_the_line_is_held_up() -> None:
    async with connected() as (protocol, line, connection):
        connection.send(b"1")
        await turns()
        assert line.sent == b"\x81\x011", "a free line is used at once"
        protocol.pause_writing()
        connection.send(b"2")
        await turns()
        connection.send(b"3")
        protocol.resume_writing()
        connection.send(b"4")
        await turns()
        connection.send(b"5")
        await turns()
        assert line.sent == b"".join(b"\x81\x01%d" % number for number in (1, 2, 3, 4, 5))


async def test_what_is_said_in_one_turn_goes_out_together_and_before_goodbye() -> None:
    async with connected() as (_, line, connection):
        connection.send(b"1")
        connection.send(b"2")
        await turns()
        assert line.sent == b"\x81\x011\x81\x012" and line.writes == 1
        connection.send(b"3")
        connection.dismiss("left")
        connection.send(b"4")
        await turns()
        third, goodbye, close = line.sent[6:9], line.sent[9:-4], line.sent[-4:]
        assert third == b"\x81\x013" and b'"goodbye"' in goodbye and close[:2] == b"\x88\x02"


async def test_texts_are_heard_at_once_and_in_order_whichever_way_they_come() -> None:
    heard: list[str] = []
    async with connected(heard) as (protocol, _, _connection):
        protocol.data_received(frame(Opcode.TEXT, b"1") + frame(Opcode.TEXT, b"2"))
        assert heard == ["1", "2"], "no turn of the loop has passed"
        pieces = frame(Opcode.TEXT, b"3", fin=False) + frame(Opcode.CONT, b"", fin=True)
        protocol.data_received(pieces + frame(Opcode.TEXT, b"4"))
        protocol.data_received(frame(Opcode.TEXT, b"5"))
        await turns()
        assert heard == ["1", "2", "3", "4", "5"]


async def test_who_is_far_ahead_of_the_table_is_not_read() -> None:
    async with connected([]) as (_, line, connection):
        for _ in range(UNREAD - 1):
            connection.hears()
        assert not line.is_paused
        connection.hears()
        assert line.is_paused
        for _ in range(UNREAD - 1):
            connection.heard()
        assert line.is_paused
        connection.heard()
        assert not line.is_paused


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_a_text_goes_out_as_the_library_would_send_it(length: int) -> None:
    data = b"x" * length
    assert text_head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_the_size_of_a_frame_is_told_as_soon_as_it_can_be() -> None:
    short, long = frame(Opcode.TEXT, b"abc"), frame(Opcode.TEXT, bytes(200))
    assert frame_size(b"zz" + short[:2], 2, MOST) == len(short) and frame_size(short[:1], 0, MOST) == 0
    assert frame_size(long[:3], 0, MOST) == 0 and frame_size(long[:4], 0, MOST) == len(long)
    assert frame_size(long, 0, 199) == NOT_OURS, "too long: the library closes at once"
    assert frame_size(b"\x81\x03abc", 0, MOST) == NOT_OURS, "not masked"
    assert frame_size(b"\x83\x80aaaa", 0, MOST) == NOT_OURS, "no such opcode"
    wide = b"\x81\xff" + (3).to_bytes(8) + b"mask" + b"abc"
    assert frame_size(wide[:9], 0, MOST) == 0 and frame_size(wide, 0, MOST) == len(wide)
    assert frame_size(frame(Opcode.BINARY, b"abc"), 0, MOST) == 9
