"""Who owns a table. One process alone owns all of them; of several on one database each owns those it has claimed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct

from sixgun.server.errors import Unwritable
from sixgun.server.times import game_time


class Claim(Struct):
    """A table is ours."""

    fence: int = 0  # goes with everything that is written of it; 0: nobody else could write it
    since: int = 0  # in game time: its owner before died then; 0: it did not


class Elsewhere(Exception):
    """Another process has the table, or is to have it."""

    def __init__(self, name: str) -> None:
        super().__init__(f"it belongs to {name}")
        self.name = name


class Ownership(ABC):
    """Which tables this process may change."""

    name: str = ""  # of this process among the others
    fence: int = 0  # of what is claimed now; 0: nothing can be, or nothing need be
    on_doubt: Callable[[], None]  # told when it is no longer sure what is ours, and when it is again
    on_anew: Callable[[], None]  # told when everything has to be claimed anew
    on_dead: Callable[[list[str]], None]  # told who is dead

    @property
    @abstractmethod
    def doubt(self) -> Unwritable | None:
        """Why nobody knows at the moment what is ours."""

    @abstractmethod
    def begin_time(self, alive: int) -> None:
        """The server starts; it was last known to be alive then."""

    @abstractmethod
    async def claim(self, code: str) -> Claim:
        """Have that table; raises Elsewhere if another has it, Unwritable if nobody knows."""

    @abstractmethod
    async def release(self, table_id: int, fence: int) -> None:
        """Whoever is asked for the table next may have it."""

    @abstractmethod
    async def others(self) -> list[str]:
        """The other processes that could have a table."""

    @abstractmethod
    async def leave(self) -> None:
        """Claim nothing any more."""


class Alone(Ownership):
    """One process, one file: everything is ours."""

    doubt: Unwritable | None = None  # never

    def __init__(self) -> None:
        self.on_doubt = self.on_anew = nothing
        self.on_dead = nobody

    def begin_time(self, alive: int) -> None:
        """The machine's, but not before."""
        game_time.begin(alive)

    async def claim(self, code: str) -> Claim:
        """It is."""
        return Claim()

    async def release(self, table_id: int, fence: int) -> None:
        """It stays ours."""

    async def others(self) -> list[str]:
        """There are none."""
        return []

    async def leave(self) -> None:
        """There is nobody to leave it to."""


def nothing() -> None:
    """Nobody wants to know."""


def nobody(names: list[str]) -> None:
    """Nobody wants to know."""
