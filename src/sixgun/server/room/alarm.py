# compiled
"""What is due at a table rings as one more change of it: a bot, a clock, a leaver."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.journal.log import REQUEST, about
from sixgun.server.room.agenda import Agenda
from sixgun.server.room.changes import Changes
from sixgun.server.room.ledger import Ledger
from sixgun.server.room.pending import Pending
from sixgun.server.room.state import TableState
from sixgun.server.thinking.thinking import Thinking

LOG: Final = logging.getLogger("sixgun.server")
SOON: Final = 0.002  # seconds: what is due so soon is due now


class Alarm:
    """Rings when the next thing on the agenda is due, and does it."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        state: TableState,
        agenda: Agenda,
        ledger: Ledger,
        pending: Pending,
        changes: Changes,
        thinking: Thinking,
    ) -> None:
        self._loop = loop
        self._state = state
        self._agenda = agenda
        self._ledger = ledger
        self._pending = pending
        self._changes = changes
        self._thinking = thinking
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Will it ring?"""
        return self._timer is not None

    def set(self) -> None:
        """Ring when the next bot, clock or leaver is due."""
        self.stop()
        if self._agenda.is_live:
            due = self._agenda.due(self._loop.time())
            if due:
                self._timer = self._loop.call_at(min(due)[0], self._ring)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        REQUEST.set("")  # nobody has asked for it; a timer has a context of its own
        self._changes.submit(self._do_due, self._rung)

    def _do_due(self) -> None:
        """Do the first thing that is due, if it still is."""
        if not self._agenda.is_live:
            return
        time = self._loop.time()
        due = min((item for item in self._agenda.due(time) if item[0] <= time + SOON), default=None)
        if due is None:
            return
        _, what, seat = due
        match = self._state.match
        assert match is not None
        if what == "bot":
            self._agenda.stepping = False
            self._ledger.write("bot", seat, self._thinking.answer(seat))
        elif what == "clock":
            self._ledger.write("clock", seat, match.default_answer(seat))
            if not match.over and match.is_struck_out(seat):
                self.keep(seat)
        else:
            self.keep(seat)

    def keep(self, seat: int) -> None:
        """A bot keeps the seat from now on."""
        self._ledger.write("kept", seat, self._state.register.house_bot())
        self._pending.table_changed = True

    def _rung(self, refusal: Refusal | None) -> None:
        if refusal is not None and not isinstance(refusal, Unwritable):
            code = self._state.register.code
            LOG.warning("table %s: %s", code, refusal, extra=about("bot_refused", table=code))
