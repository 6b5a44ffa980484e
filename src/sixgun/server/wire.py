"""The WebSocket of uvicorn, with a short way for what comes and goes by the thousand: small texts, whole and plain.

Parsing and serializing in pure Python and three layers of coroutines cost more than a game does. Here data is cut into
frames and a plain text is delivered at once. Pings and pongs go to the library, and with the first thing that is none
of these - a fragment, bytes, a close, whatever breaks the protocol - it takes over for good.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from struct import Struct
from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

EXTENSION: Final = "sixgun.wire"  # in the scope of a connection
TEXT: Final = 0x81  # first byte: the last and only fragment of a text, no extension
CUT: Final = (TEXT, 0x89, 0x8A)  # and ping, pong
HEAD: Final = Struct(">BBH").pack
UNREAD: Final = 4  # messages that may wait before no more is read
NOT_OURS: Final = -1


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    hear: Callable[[str], None] | None = None  # who is told plain texts at once, instead of being woken for them
    _rest = b""  # of a frame that has not come whole
    _is_cut = False  # the next byte begins a frame

    def handle_connect(self, event: Request) -> None:
        """Let the application find us; after the request frames begin, unless some came with it."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self._is_cut = not self.conn.reader.buffer

    # -- coming ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Cut it into frames."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        if not self._is_cut or not self.handshake_complete or self.close_sent:
            self._is_cut = False
            return super().data_received(data)
        start = 0
        while start < len(data):
            size = frame_size(data, start, self.config.ws_max_size) if self._is_cut else NOT_OURS
            if size == NOT_OURS:
                self._is_cut = False
                return super().data_received(data[start:])
            if not size or start + size > len(data):
                self._rest = data[start:]
                return
            self._take(data if size == len(data) else data[start : start + size])
            start += size

    def _take(self, frame: bytes) -> None:
        """A whole frame: deliver a plain text, let the library have anything else."""
        if frame[0] != TEXT:
            return super().data_received(frame)
        start = 6 if frame[1] < 254 else 8
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            self._is_cut = False
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

    # -- going ----------------------------------------------------------------------------------------------------

    def write_texts(self, texts: Collection[bytes]) -> bool:
        """Send *texts* at once if the line is free."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(b"".join([text_head(len(text)) + text for text in texts]))
        return True


def wire_of(socket: WebSocket) -> Wire | None:
    """The wire of a connection, if the server has such."""
    found = socket.scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Wire) else None


def frame_size(data: bytes, start: int, most: int) -> int:
    """How many bytes the masked text, ping or pong that begins there has; 0: it cannot be told yet."""
    if data[start] not in CUT:
        return NOT_OURS
    if len(data) < start + 2:
        return 0
    length = data[start + 1] - 128
    if 0 <= length < 126:
        return 6 + length
    if length != 126:
        return NOT_OURS
    if len(data) < start + 4:
        return 0
    length = data[start + 2] << 8 | data[start + 3]
    return 8 + length if length <= most else NOT_OURS


def text_head(length: int) -> bytes:
    """What goes before a text of so many bytes."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65536:
        return HEAD(TEXT, 126, length)
    return bytes((TEXT, 127)) + length.to_bytes(8)
