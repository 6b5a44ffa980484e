# compiled
"""What time it is: for people, and for records and clocks."""

from __future__ import annotations

import time
from typing import Final


def now() -> int:
    """Milliseconds since 1970, by the machine's clock: what people read."""
    return int(time.time() * 1000)


class GameTime:
    """The time of the records, in milliseconds: it only goes forward, whatever happens to the machine's clock.

    A server begins where the machine's clock stands, but not before the last time it was alive.
    """

    def __init__(self) -> None:
        self._ahead = 0.0
        self.begin()

    def begin(self, not_before: int = 0) -> None:
        """A server starts."""
        self._ahead = max(time.time() * 1000, not_before) - time.monotonic() * 1000

    def follow(self, other: int, anew: bool = False) -> None:
        """Another clock, that several servers go by, shows that time now: begin there, or do not fall behind it."""
        ahead = other - time.monotonic() * 1000
        self._ahead = ahead if anew else max(self._ahead, ahead)

    def __call__(self) -> int:
        """Now."""
        return int(time.monotonic() * 1000 + self._ahead)


game_time: Final = GameTime()
