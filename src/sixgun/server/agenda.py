"""What will happen at a table if nobody does anything: bots answer, clocks run out, seats of leavers are kept."""

from __future__ import annotations

import random
from typing import Final

from sixgun.server.audience import Audience
from sixgun.server.clock import game_time
from sixgun.server.doc import Doc

PAUSES: Final = {"human": (0.9, 2.6), "quick": (0.25, 0.6), "fast": (0.0, 0.0)}  # seconds: drawn without looking
CHANCE: Final = random.SystemRandom()


class Agenda(Audience):
    """Who is due, and when, by the time of the loop."""

    def __init__(self, doc: Doc, grace: dict[str, float]) -> None:
        super().__init__(doc)
        self.grace = grace  # by clock: how long somebody may be gone
        self.gone: dict[str, float] = {}  # members that are not here, and since when
        self._bot_due: dict[tuple[int, int], float] = {}  # (question, seat): when the bot answers

    def due(self, time: float) -> list[tuple[float, str, int]]:
        """(loop time, what, seat) of everything that will happen if nobody does anything."""
        play = self.play
        assert play is not None
        found: list[tuple[float, str, int]] = []
        for seat in play.clocks.put_at:
            if seat in play.bots:
                found.append((self._bot_time(seat, time), "bot", seat))
            elif (deadline := play.clocks.deadline(seat)) is not None:
                found.append((time + (deadline - game_time()) / 1000, "clock", seat))
        self.miss_the_absent(time)
        if self.gone and (grace := self.grace.get(self.doc.settings.clock)) is not None:
            for id, since in self.gone.items():
                member = self.doc.member(id)
                if member is not None and member.seat is not None and not play.kept[member.seat]:
                    found.append((since + grace, "kept", member.seat))
        return found

    def due_by_mail(self) -> int | None:
        """When a game by mail goes on without anybody, in game time; None for all others."""
        play = self.play
        if play is None or self.doc.status != "playing" or self.doc.settings.clock != "mail":
            return None
        found = [game_time() if seat in play.bots else play.clocks.deadline(seat) for seat in play.clocks.put_at]
        return min((due for due in found if due is not None), default=None)

    def miss_the_absent(self, time: float) -> None:
        """Who is not here has gone, whether or not it ever came."""
        here = self.here
        for member in self.doc.members:
            if member.id not in here:
                self.gone.setdefault(member.id, time)

    def _bot_time(self, seat: int, time: float) -> float:
        """When the bot answers: drawn once per question, whatever it holds."""
        assert self.play is not None
        number = self.play.session.number
        if (number, seat) not in self._bot_due:
            self._bot_due = {key: due for key, due in self._bot_due.items() if key[0] == number}
            self._bot_due[number, seat] = time + CHANCE.uniform(*PAUSES[self.doc.settings.pace])
        return self._bot_due[number, seat]
