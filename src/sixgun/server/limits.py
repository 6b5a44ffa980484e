"""How much one address or connection may ask of the server."""

from __future__ import annotations

from time import monotonic
from typing import Final

from msgspec import Struct

from sixgun.server.retention import Keep

FORGET_ABOVE: Final = 10_000  # addresses


class Limits(Struct):
    """Rates are (how many at once, how many a second)."""

    on: bool = True
    messages: tuple[float, float] = (60, 20)  # per connection
    patience: int = 200  # messages beyond that, and the connection is closed
    chat: tuple[float, float] = (6, 0.5)  # per connection
    creating: tuple[float, float] = (20, 0.2)  # tables and games, per address
    importing: tuple[float, float] = (10, 0.1)
    joining: tuple[float, float] = (40, 1)
    reading: tuple[float, float] = (300, 50)
    replaying: tuple[float, float] = (40, 5)  # games played again
    guessing: tuple[float, float] = (20, 0.1)  # codes and replays that do not exist
    reporting: tuple[float, float] = (5, 0.01)  # problems, per address ...
    reporting_all: tuple[float, float] = (100, 0.05)  # ... and from everywhere together
    sockets: int = 200  # per address
    message_bytes: int = 16_384
    body_bytes: int = 16_384
    record_bytes: int = 262_144
    members: int = 60  # at a table
    queue: int = 200  # messages a slow browser may be behind
    keep: Keep = Keep()


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("left", "at")

    def __init__(self, full: float) -> None:
        self.left = full
        self.at = monotonic()

    def take(self, rate: tuple[float, float]) -> bool:
        """One more?"""
        now = monotonic()
        self.left = min(rate[0], self.left + (now - self.at) * rate[1])
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """Buckets by address and purpose."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: dict[str, int] = {}
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, address: str, purpose: str) -> bool:
        """May this address do one more of that?"""
        if not self.limits.on:
            return True
        return self._bucket(address, purpose).take(getattr(self.limits, purpose))

    def is_spent(self, address: str, purpose: str) -> bool:
        """Has it nothing left, as things are? (Takes nothing.)"""
        if not self.limits.on:
            return False
        bucket = self._bucket(address, purpose)
        rate: tuple[float, float] = getattr(self.limits, purpose)
        return min(rate[0], bucket.left + (monotonic() - bucket.at) * rate[1]) < 1

    def _bucket(self, address: str, purpose: str) -> Bucket:
        found = self._buckets.get((address, purpose))
        if found is None:
            if len(self._buckets) > FORGET_ABOVE:
                self._forget()
            found = self._buckets[address, purpose] = Bucket(getattr(self.limits, purpose)[0])
        return found

    def _forget(self) -> None:
        """Drop those that have filled up again; of the rest the older half, if they are still too many."""
        now = monotonic()
        kept = {key: b for key, b in self._buckets.items() if now - b.at < 600}
        if len(kept) > FORGET_ABOVE:
            newest = sorted(kept.items(), key=lambda item: item[1].at)[-FORGET_ABOVE // 2 :]
            kept = dict(newest)
        self._buckets = kept

    def open_socket(self, address: str) -> bool:
        """One more connection from there? Pair it with ``close_socket``."""
        count = self.sockets.get(address, 0)
        if self.limits.on and count >= self.limits.sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def close_socket(self, address: str) -> None:
        """It is gone."""
        left = self.sockets.get(address, 0) - 1
        if left > 0:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)
