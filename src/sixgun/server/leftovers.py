"""The parts of a table hold on to each other: tables that were unloaded are let go of now and then.

The collector of the interpreter is told to look through everything hardly ever (``run.spare_the_collector``), as that
holds everybody up. Here it is made to when there is at least as much to be let go of as there is to be looked through:
a look costs some 50 microseconds a table, and memory stays within twice what is in use. Games that are over hold on to
nothing and go by themselves.
"""

from __future__ import annotations

import gc
from typing import Final

FEW: Final = 100  # are not worth it


class Leftovers:
    """How many there are."""

    def __init__(self) -> None:
        self.looks = 0
        self._unloaded = 0  # tables, at the last look

    def look(self, unloaded: int, tables: int) -> None:
        """So many tables have been unloaded since the start, and so many are here."""
        if unloaded - self._unloaded >= max(FEW, tables):
            self._unloaded = unloaded
            self.looks += 1
            gc.collect()
