"""Games that are over and tables that were unloaded hold on to each other: now and then they are let go of.

The collector of the interpreter is told to look through everything hardly ever (``run.spare_the_collector``), as that
holds everybody up. Here it is made to when there is at least as much to be let go of as there is to be looked through:
a look costs some 50 microseconds a table, and memory stays within twice what is in use.
"""

from __future__ import annotations

import gc
from typing import Final

FEW: Final = 100  # are not worth it


class Leftovers:
    """How many there are."""

    def __init__(self) -> None:
        self.looks = 0
        self._done = 0  # games and tables that were done with at the last look

    def look(self, done: int, tables: int) -> None:
        """So many games and tables have been done with since the start, and so many tables are here."""
        if done - self._done >= max(FEW, tables):
            self._done = done
            self.looks += 1
            gc.collect()
