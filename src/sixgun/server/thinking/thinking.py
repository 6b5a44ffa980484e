# compiled
"""What the bots of one table are thinking about: at most one thing each, begun as soon as they are asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from sixgun.kernel.option import NONE
from sixgun.kernel.record import answers_in
from sixgun.server.journal.log import about
from sixgun.server.room.match import Match
from sixgun.server.room.state import TableState
from sixgun.server.thinking.pool import Pool
from sixgun.server.thinking.thought import Answer, Thought

LOG: Final = logging.getLogger("sixgun.server")
PATIENCE: Final = 3.0  # seconds a thought may take, waiting for a process included: then the bot goes by its policy
EFFORTS: Final = {"quick": 0.5, "usual": 1.0, "long": 4.0}


class Busy:
    """A thought on its way: about which question of which match, since when."""

    __slots__ = ("match", "number", "deadline", "future")

    def __init__(self, match: Match, number: int, deadline: float, future: asyncio.Future[Answer]) -> None:
        self.match = match
        self.number = number
        self.deadline = deadline
        self.future = future


class Thinking:
    """The thoughts at a table, by seat. *wake* is called when one has come to an end."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, pool: Pool, state: TableState, wake: Callable[[], None]
    ) -> None:
        self._loop = loop
        self._pool = pool
        self._state = state
        self._wake = wake
        self._busy: dict[int, Busy] = {}

    def begin(self) -> None:
        """Every bot that is asked and searches begins to think, unless it still thinks about something else."""
        match = self._state.match
        if match is None or not self._state.is_playing:
            return
        for seat in match.bot_seats():
            self._current(seat)
            if seat not in self._busy and match.bots[seat].is_slow and match.next_step() is None:
                self._begin(match, seat)

    def _begin(self, match: Match, seat: int) -> None:
        ask = match.session.question(seat)
        assert ask is not None
        if len(ask.options) < 2:
            return
        settings = self._state.register.settings
        answers = answers_in(match.session)
        thought = Thought(match.bare, answers, seat, match.named[seat], EFFORTS[settings.effort])
        future = self._pool.submit(thought)
        self._busy[seat] = Busy(match, ask.number, self._loop.time() + PATIENCE, future)
        future.add_done_callback(partial(self._done, seat))

    def _done(self, seat: int, future: asyncio.Future[Answer]) -> None:
        if not future.cancelled() and future.exception() is not None:
            LOG.error(
                "the bot at seat %s failed: it goes by its policy",
                seat,
                exc_info=future.exception(),
                extra=about("bot_failed", table=self._state.register.code),
            )
        self._wake()

    def waits_until(self, seat: int) -> float | None:
        """While the bot of that seat thinks: when it has to be done at the latest."""
        busy = self._current(seat)
        return None if busy is None or busy.future.done() else busy.deadline

    def answer(self, seat: int) -> str:
        """What the bot of that seat answers: as it thought, or, if that failed or took too long, by its policy."""
        match = self._state.match
        assert match is not None
        busy = self._current(seat)
        if busy is not None:
            del self._busy[seat]
            if not busy.future.done():
                busy.future.cancel()
                code = self._state.register.code
                LOG.warning(
                    "table %s: the bot at seat %s took too long: it goes by its policy",
                    code,
                    seat,
                    extra=about("bot_late", table=code),
                )
            elif busy.future.exception() is None and self._is_legal(match, seat, busy.future.result().key):
                return busy.future.result().key
        return match.bot_answer(seat)

    def _is_legal(self, match: Match, seat: int, key: str) -> bool:
        return any(option.key == key for option in match.session.choices(seat))

    def _current(self, seat: int) -> Busy | None:
        """The thought about the open question; one about another is forgotten as soon as it has ended."""
        busy = self._busy.get(seat)
        match = self._state.match
        if busy is None or match is None:
            return None
        ask = match.session.question(seat)
        number = NONE if ask is None else ask.number
        if busy.match is match and busy.number == number:
            return busy
        if busy.future.done():
            del self._busy[seat]
        return None

    def forget(self) -> None:
        """The table is closed."""
        for busy in self._busy.values():
            busy.future.cancel()
        self._busy.clear()
