"""The HTTP connection of uvicorn, with bounds: how many from where, how large a request, how long it may take.

A request is counted as it comes over the line. Who owes the rest of one, or leaves the answer unread, is waited for
so long and no longer; who leaves more unread than memory is worth is let go at once.
"""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from sixgun.server.line.arrivals import Arrival, Arrivals
from sixgun.server.line.wire import Wire

Phase: TypeAlias = str
HEAD: Final = "head"  # nothing has come, or not the whole head
BODY: Final = "body"
DONE: Final = "done"  # a whole request: it is for us to do something
TOO_LATE: Final = 408
HEAD_TOO_LARGE: Final = 431
TRICKLE: Final = 1024  # bytes a second that count as reading


class TooManyWaiting(Exception):
    """Requests that wait for the answer to the one before."""


class HttpWire(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket. *given*: what another worker has read of it, and through how many
    hands it has come."""

    arrival: Arrival | None = None
    _phase: Phase = HEAD
    _watched: Phase = DONE  # the phase its deadline is for
    _size = 0  # bytes of the head, or of the body
    _deadline: asyncio.TimerHandle | None = None
    _drain: asyncio.TimerHandle | None = None
    _unsent = 0
    _answering: RequestResponseCycle | None = None
    given: tuple[bytes, int] = (b"", 0)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        arrivals: Arrivals = self.app_state["arrivals"]
        self.limits = arrivals.limits
        self.arrival = arrivals.arrive(self, self.client[0] if self.client else "")
        if self.arrival is None:
            transport.abort()
            return
        self._watch()
        if self.given[0]:
            self.data_received(self.given[0])

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._forget_deadlines()
        self._hang_up()
        self._account(0)
        if self.arrival is not None:
            self.arrival.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a WebSocket's."""
        self._forget_deadlines()
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        wire.arrival, self.arrival = self.arrival, None
        wire.hands = self.given[1]
        if wire.arrival is not None:
            wire.arrival.settle()

    def abort(self) -> None:
        """Let it go at once; nothing more is answered."""
        self.pipeline.clear()
        self._hang_up()
        self.transport.abort()

    def _hang_up(self) -> None:
        """Whoever is making an answer need not send it."""
        if self._answering is not None:
            self._answering.disconnected = True

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle  # of several requests uvicorn knows only the last one
        super()._start_asgi_task(cycle, app)

    # -- coming ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """So much of a request, unless it is too much."""
        if self._phase is DONE and (self.cycle is None or self.cycle.response_complete):
            self._phase, self._size = HEAD, 0
        if self._phase is HEAD and self._size + len(data) > self.limits.head_bytes:
            room = self.limits.head_bytes - self._size
            self._feed(data[:room])
            if self._phase is HEAD:
                return self._refuse(HEAD_TOO_LARGE)
            data = data[room:]
        self._feed(data)
        if self._phase is BODY and self._size > self.limits.request_bytes:
            self.abort()
        self._watch()

    def _feed(self, data: bytes) -> None:
        if data and self.parser is not None and not self.transport.is_closing() and self.arrival is not None:
            self._size += len(data)
            super().data_received(data)

    def on_message_begin(self) -> None:
        """The first letter of a request."""
        self._phase, self._size = HEAD, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._phase, self._size = BODY, 0
        if len(self.pipeline) >= self.limits.pipelined:
            self.abort()
            raise TooManyWaiting
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._phase = DONE
        super().on_message_complete()
        if self.arrival is not None:
            self.arrival.settle()

    # -- waiting --------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Who owes the rest of a request has so long for it."""
        if self._phase is self._watched:
            return
        self._watched = self._phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._phase is not DONE and not self.transport.is_closing():
            seconds = self.limits.head_seconds if self._phase is HEAD else self.limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self._refuse, TOO_LATE)

    def _refuse(self, status: int) -> None:
        """Say why in a line, unless an answer is on its way, and close."""
        self._deadline = None
        if self.cycle is not None and not self.cycle.response_complete:
            self.abort()
        elif not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """They want nothing more; who has not even read the last answer is not waited for."""
        if self.transport.get_write_buffer_size():
            self.abort()
        super().timeout_keep_alive_handler()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is answered once."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _forget_deadlines(self) -> None:
        for timer in (self._deadline, self._drain):
            if timer is not None:
                timer.cancel()
        self._deadline = self._drain = None

    # -- going ----------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """They read more slowly than we write."""
        super().pause_writing()
        self._account(self.transport.get_write_buffer_size())
        if self.arrival is not None and self.arrival.reads_too_little:
            self.abort()
        elif self._drain is None:
            self._drain = self.loop.call_later(self.limits.unsent_seconds, self._look_whether_it_reads)

    def resume_writing(self) -> None:
        """They have caught up."""
        super().resume_writing()
        self._account(self.transport.get_write_buffer_size())
        if self._drain is not None:
            self._drain.cancel()
            self._drain = None

    def _look_whether_it_reads(self) -> None:
        left = self.transport.get_write_buffer_size()
        if left > self._unsent - TRICKLE * self.limits.unsent_seconds:
            self.abort()
            return
        self._account(left)
        self._drain = self.loop.call_later(self.limits.unsent_seconds, self._look_whether_it_reads)

    def _account(self, unsent: int) -> None:
        if self.arrival is not None:
            self.arrival.visitor.unsent += unsent - self._unsent
            self._unsent = unsent
