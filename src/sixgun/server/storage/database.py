"""A database engine: what differs between one and another, and no more."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Final

from sqlalchemy import Connection, delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from sixgun.server.storage.batch import Batch
from sixgun.server.storage.ownership import Ownership
from sixgun.server.storage.retention import Keep
from sixgun.server.storage.schema import TRIALS

TRIAL: Final = 262_144  # bytes
CHANCE: Final = random.SystemRandom()


class Database(ABC):
    """One open database with the schema of today: it is read by ``engine``, and written by one writer."""

    engine: AsyncEngine
    ownership: Ownership  # of the tables in it

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def write(self, batch: Batch) -> None:
        """All of it or nothing; on disk when this returns."""

    @abstractmethod
    async def attempt(self) -> None:
        """Write as much as many changes would, and take it away again: a small row may fit where no other does."""

    @abstractmethod
    async def new_table_id(self) -> int:
        """One that no table has had."""

    @abstractmethod
    async def shared_secret(self, name: str, value: str) -> str:
        """What all servers of the database know by that name; *value* if none of them has said before."""

    @abstractmethod
    async def sweep(self, keep: Keep, busy: set[int]) -> int:
        """Delete a portion of what is older than it is to be kept; how many that were. *busy*: tables in use."""

    @abstractmethod
    def is_trouble(self, error: Exception) -> bool:
        """Would another change fail as well: is it the disk or the database, not what was to be written?"""

    def is_away(self, error: Exception) -> bool:
        """Is there only nobody to write to, as long as it is started again, say? A file is always there."""
        return False

    @abstractmethod
    async def close(self) -> None:
        """Nothing is written any more."""


def write_trial(connection: Connection) -> None:
    """A large row, and away with it: in a transaction of its own each."""
    with connection.begin():
        connection.execute(insert(TRIALS), {"bytes": CHANCE.randbytes(TRIAL)})
    with connection.begin():
        connection.execute(delete(TRIALS))
