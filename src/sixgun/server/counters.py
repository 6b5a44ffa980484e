"""What has been done since the server started, for its metrics."""

from __future__ import annotations

from msgspec import Struct


class Counters(Struct):
    """How many of each."""

    sockets: int = 0  # open now
    answers: int = 0  # of people
    games_ended: int = 0
    tables_frozen: int = 0
