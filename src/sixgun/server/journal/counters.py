"""What has been done since the server started, and how long it took, for its metrics."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct, field

from sixgun.server.journal.stopwatch import Histogram

LOG: Final = logging.getLogger("sixgun.server")


class Counters(Struct):
    """How many of each; times by what they are of."""

    sockets: int = 0  # open now
    handed: int = 0  # ... to other workers of this machine
    answers: int = 0  # of people
    games_ended: int = 0
    tables_frozen: int = 0
    thoughts_failed: int = 0
    requests: dict[tuple[str, str, int], Histogram] = field(default_factory=dict)  # by method, path, status
    answers_written: Histogram = field(default_factory=Histogram)  # from arrival until on disk
    answers_sent: Histogram = field(default_factory=Histogram)  # ... until handed to the sockets of the table
    thoughts: Histogram = field(default_factory=Histogram)  # of bots that search, waiting for a process included
    lateness: Histogram = field(default_factory=Histogram)  # of the event loop, looked at every second
    refused: dict[str, int] = field(default_factory=dict)  # by the id of the refusal
    errors: dict[tuple[str, str], int] = field(default_factory=dict)  # lines in the log, by level and event

    def request(self, method: str, path: str, status: int, seconds: float) -> None:
        """One was answered; *path* as the endpoint is described, so that there are few."""
        found = self.requests.get((method, path, status))
        if found is None:
            found = self.requests[method, path, status] = Histogram()
        found.note(seconds)

    def refuse(self, id: str) -> None:
        """A request or a message was refused."""
        self.refused[id] = self.refused.get(id, 0) + 1


class Tally(logging.Handler):
    """Counts what is logged of warnings and errors, also what is left out of the log."""

    def __init__(self, counters: Counters) -> None:
        super().__init__(logging.WARNING)
        self._counters = counters

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        kind = (record.levelname.lower(), getattr(record, "event", record.name))
        self._counters.errors[kind] = self._counters.errors.get(kind, 0) + 1


@contextmanager
def tallied(counters: Counters) -> Iterator[None]:
    """Count what the server logs meanwhile."""
    tally = Tally(counters)
    LOG.addHandler(tally)
    try:
        yield
    finally:
        LOG.removeHandler(tally)
