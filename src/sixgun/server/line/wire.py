# compiled
"""The WebSocket of uvicorn, with a short way for what comes and goes by the thousand: small texts, whole and plain.

Parsing and serializing in pure Python and three layers of coroutines cost more than a game does. Here data is cut into
frames and a plain text is delivered at once. Pings and pongs go to the library, and with the first thing that is none
of these - a fragment, bytes, a close, whatever breaks the protocol - it takes over for good. It is given one frame at
a time: whatever a frame holds, it counts, and who sends too many is dropped before the rest is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from sixgun.server.line.arrivals import Arrival, Arrivals
from sixgun.server.visitors.limits import Bucket, Limits

EXTENSION: Final = "sixgun.wire"  # in the scope of a connection
TEXT: Final = 0x81  # first byte: the last and only fragment of a text, no extension
CUT: Final = (TEXT, 0x89, 0x8A)  # and ping, pong
OPCODES: Final = (0, 1, 2, 8, 9, 10)
HEAD: Final = Struct(">BBH").pack
HEADS: Final[dict[int, bytes]] = {}  # of texts, by their length: made once
MOST_HEADS: Final = 4096
POLICY: Final = 1008
FLOOD: Final = b'{"type":"goodbye","id":"flood"}'
LINGER: Final = 2.0  # seconds for the last words
UNREAD: Final = 4  # messages that may wait before no more is read
NOT_OURS: Final = -1


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    hear: Callable[[str], None] | None = None  # who is told plain texts at once, instead of being woken for them
    jammed: Callable[[], None] | None = None  # who is told when the line is no longer free, and when it is again
    arrival: Arrival | None = None
    hands = 0  # of other workers, through which it has come
    _limits: Limits
    _frames: Bucket | None = None  # None: they are not counted
    _rest = b""  # of a frame that has not come whole
    _is_plain = False  # plain texts may be delivered at once
    _is_cut = False  # the next byte begins a frame
    _is_jammed = False  # too much waits for the other side

    def handle_connect(self, event: Request) -> None:
        """Let the application find us; after the request frames begin, unless some came with it."""
        try:
            super().handle_connect(event)
        except UnicodeError:  # an address or a header that is no text
            self.close_sent = True
            self.transport.abort()
            return
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self._is_plain = self._is_cut = not self.conn.reader.buffer
            arrivals: Arrivals | None = self.app_state.get("arrivals")
            if arrivals is not None and arrivals.limits.on:
                self._limits, self._frames = arrivals.limits, Bucket(arrivals.limits.frames[0])
            self.pause_reading()  # until the application takes it up: before that nothing may be said

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        if self.arrival is not None:
            self.arrival.leave()
            self.arrival = None

    # -- coming ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Cut it into frames."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        if not self._is_cut:
            return super().data_received(data)
        start = count = 0
        while start < len(data):
            size = frame_size(data, start, self.config.ws_max_size)
            if size == NOT_OURS:  # the library refuses it
                self._is_cut = self._is_plain = False
                return super().data_received(data[start:])
            if not size or start + size > len(data):
                self._rest = data[start:]
                return
            count += 1
            if self._frames is not None and not self._may_come(self._frames, count):
                return self.drop()
            self._take(data if size == len(data) else data[start : start + size])
            start += size
            if start < len(data) and self.is_let_go():
                return

    def _may_come(self, frames: Bucket, count: int) -> bool:
        """One more frame, the *count*-th of a piece?"""
        return count <= self._limits.frames_at_once and frames.take(self._limits.frames)

    def _take(self, frame: bytes) -> None:
        """A whole frame: deliver a plain text, let the library have anything else."""
        if frame[0] not in CUT or self.close_sent or not self.handshake_complete:
            self._is_plain = False
        if frame[0] != TEXT or not self._is_plain:
            return super().data_received(frame)
        start = 6 if frame[1] < 254 else 8 if frame[1] == 254 else 14
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            self._is_plain = False
            return super().data_received(frame)
        if self.hear is not None and self.queue.empty():
            return self.hear(text)
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= UNREAD:
            self.pause_reading()

    def pause_reading(self) -> None:
        """Read no more for a while."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Go on, unless the application has not heard everything."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    # -- going to another worker ----------------------------------------------------------------------------------

    def head(self) -> bytes:
        """The request it began with, as it was read."""
        return self.request.serialize()

    def file(self) -> int:
        """The open file of the socket."""
        found: int = self.transport.get_extra_info("socket").fileno()
        return found

    def part(self) -> None:
        """Another worker has it: nothing is said to it from here."""
        self.close_sent = self.handshake_complete = True
        self.transport.abort()

    # -- letting go -----------------------------------------------------------------------------------------------

    def is_let_go(self) -> bool:
        """Is nothing heard any more?"""
        return self.disconnected or self.transport.is_closing()

    def drop(self) -> None:
        """A flood: say so if the line is free, and hear no more."""
        if not self.close_sent and self.handshake_complete and self.writable.is_set():
            self.conn.send_text(FLOOD)
            self.conn.fail(POLICY, "flood")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.transport.close()
        self.loop.call_later(LINGER, self.abort_if_unread)

    def abort(self) -> None:
        """Let it go at once, whatever it has not read."""
        self.transport.abort()

    def abort_if_unread(self) -> None:
        """Let it go if it does not read what it was sent last."""
        if not self.disconnected and self.transport.get_write_buffer_size():
            self.transport.abort()

    def unsent(self) -> int:
        """How many bytes wait for the other side to read; few of them do not count."""
        return 0 if self.disconnected or self.writable.is_set() else self.transport.get_write_buffer_size()

    # -- going ----------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Too much waits for the other side."""
        super().pause_writing()
        self._is_jammed = True
        if self.jammed is not None:
            self.jammed()

    def resume_writing(self) -> None:
        """The line is free again."""
        super().resume_writing()
        self._is_jammed = False
        if self.jammed is not None:
            self.jammed()

    def write_texts(self, texts: list[bytes]) -> bool:
        """Send *texts* at once if the line is free; one that is lost is closing, too."""
        transport = self.transport
        if self._is_jammed or self.close_sent or transport.is_closing():
            return False
        text = texts[0]
        framed = text_head(len(text)) + text
        if len(texts) > 1:
            framed += b"".join([text_head(len(text)) + text for text in texts[1:]])
        transport.write(framed)
        return True


def wire_of(socket: WebSocket) -> Wire | None:
    """The wire of a connection, if the server has such."""
    found = socket.scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Wire) else None


def frame_size(data: bytes, start: int, most: int) -> int:
    """How many bytes the masked frame that begins there has; 0: it cannot be told yet."""
    if data[start] & 0x70 or data[start] & 0x0F not in OPCODES:
        return NOT_OURS
    if len(data) < start + 2:
        return 0
    length = data[start + 1] - 128
    if 0 <= length < 126:
        return 6 + length
    if length < 0:
        return NOT_OURS
    body = start + (4 if length == 126 else 10)
    if len(data) < body:
        return 0
    length = int.from_bytes(data[start + 2 : body])
    return body - start + 4 + length if length <= most else NOT_OURS


def text_head(length: int) -> bytes:
    """What goes before a text of so many bytes."""
    head = HEADS.get(length)
    if head is None:
        if len(HEADS) >= MOST_HEADS:
            HEADS.clear()
        head = HEADS[length] = make_head(length)
    return head


def make_head(length: int) -> bytes:
    """The same, made anew."""
    if 126 <= length < 65536:
        return HEAD(TEXT, 126, length)
    if length < 126:
        return bytes((TEXT, length))
    return bytes((TEXT, 127)) + length.to_bytes(8)
