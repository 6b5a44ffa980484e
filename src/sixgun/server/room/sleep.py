# compiled
"""A match sleeps, clocks and all, while none of its players is here; how long it slept, the record says."""

from __future__ import annotations

from sixgun.kernel.option import NONE
from sixgun.server.room.agenda import Agenda
from sixgun.server.room.ledger import Ledger
from sixgun.server.room.state import TableState
from sixgun.server.times import game_time


class Sleep:
    """Whether the match of a table sleeps."""

    def __init__(self, state: TableState, agenda: Agenda, ledger: Ledger) -> None:
        self.since: int | None = None  # in game time
        self._state = state
        self._agenda = agenda
        self._ledger = ledger

    def mind(self) -> None:
        """Fall asleep, or wake up, as people come and go."""
        if not self._state.is_playing or self._state.is_by_mail:
            self.since = None
        elif not self._agenda.is_live:
            self.since = self.since or game_time()
        elif self.since is not None:
            self.wake()
            self._agenda.gone.clear()

    def wake(self) -> None:
        """The clocks go on from where they stood."""
        if self.since is not None:
            self._ledger.write("wake", NONE, str(max(0, game_time() - self.since)))
            self.since = None
