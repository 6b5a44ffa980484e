# compiled
"""What the server keeps, as rooms, lobby and HTTP API know it: what they write and read, whatever lies behind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from sixgun.server.errors import Unwritable
from sixgun.server.journal.stopwatch import Histogram
from sixgun.server.storage.batch import Batch, Row
from sixgun.server.storage.ownership import Ownership
from sixgun.server.storage.retention import Keep
from sixgun.server.storage.writer import Written


class Store(ABC):
    """Nothing that is acknowledged is ever lost; what cannot be written is said so."""

    on_trouble: Callable[[], None]  # told when nothing can be written any more, and when it can again
    ownership: Ownership  # of the tables

    # -- writing --------------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def trouble(self) -> Unwritable | None:
        """Why nothing can be written at the moment."""

    @property
    @abstractmethod
    def commits(self) -> int:
        """How many transactions there have been."""

    @property
    @abstractmethod
    def commit_times(self) -> Histogram:
        """How long they took."""

    @abstractmethod
    def write(self, batch: Batch, done: Written) -> None:
        """Call *done* when *batch* is on disk, or with the error if it could not be written."""

    @abstractmethod
    async def commit(self, batch: Batch) -> None:
        """Return when *batch* is on disk; raise if it could not be written."""

    @abstractmethod
    async def check(self) -> None:
        """Can anything be written? Raises Unwritable."""

    @abstractmethod
    async def sweep(self, keep: Keep, busy: set[int]) -> int:
        """Delete a portion of what is older than it is to be kept; how many that were. *busy*: tables in use."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits, then close."""

    # -- reading: tables ------------------------------------------------------------------------------------------

    @abstractmethod
    async def last_alive(self) -> int:
        """When the server was last known to be alive; 0 before its first start."""

    @abstractmethod
    async def new_table_id(self) -> int:
        """One that no table has had."""

    @abstractmethod
    async def shared_secret(self, name: str, value: str) -> str:
        """What all servers of the database know by that name; *value* if none of them has said before."""

    @abstractmethod
    async def table(self, code: str) -> Row | None:
        """The table of that code."""

    @abstractmethod
    async def tables_since(self, changed: int) -> list[Row]:
        """The tables that have changed since."""

    @abstractmethod
    async def due(self, by: int, count: int) -> list[str]:
        """The codes of tables that go on without anybody by that time, the longest due first."""

    @abstractmethod
    async def last_game(self, table_id: int) -> list[Row]:
        """The record of a table from its last start on."""

    @abstractmethod
    async def last_chat(self, table_id: int, count: int) -> list[Row]:
        """The last lines said at a table, in order."""

    @abstractmethod
    async def tables_naming(self, ids: list[str]) -> list[str]:
        """The codes of tables that know one of these, members or browsers."""

    @abstractmethod
    async def orders(self, now: int) -> list[Row]:
        """What the operator has ordered and is still in force: server/steward."""

    # -- reading: finished games ----------------------------------------------------------------------------------

    @abstractmethod
    async def replay(self, id: str) -> Row | None:
        """A finished game with its record."""

    @abstractmethod
    async def replays(self, before: int | None, count: int) -> list[Row]:
        """Public finished games, the latest first, without their records."""
