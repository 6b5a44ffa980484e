# compiled
"""What will happen at a table if nobody does anything: bots answer, clocks run out, seats of leavers are kept."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from sixgun.server.room.audience import Audience
from sixgun.server.room.register import Member
from sixgun.server.room.state import TableState
from sixgun.server.times import game_time

PAUSES: Final = {"human": (0.9, 2.6), "quick": (0.25, 0.6), "fast": (0.0, 0.0)}  # seconds: drawn without looking
CHANCE: Final = random.SystemRandom()


class Agenda:
    """Who is due, and when, by the time of the loop."""

    def __init__(self, state: TableState, audience: Audience, grace: dict[str, float]) -> None:
        self.gone: dict[str, float] = {}  # members that are not here, and since when
        self.paused = False  # by the one person at the table ...
        self.stepping = False  # ... but for the next answer of a bot
        self._state = state
        self._audience = audience
        self._grace = grace  # by clock: how long somebody may be gone
        self._bot_due: dict[tuple[int, int], float] = {}  # (question, seat): when the bot answers
        self.waits_until: Callable[[int], float | None] = lambda seat: None  # while the bot of a seat thinks

    # -- does it go on at all? ------------------------------------------------------------------------------------

    @property
    def is_live(self) -> bool:
        """Is a match being played, and not paused or asleep?"""
        if not self._state.is_playing or (self.paused and not self.stepping):
            return False
        return self._audience.is_attended or not self.is_asleep

    @property
    def is_asleep(self) -> bool:
        """Is none of its players there, is it not by mail, nor played to its end among bots?"""
        return not (self._state.is_by_mail or self._audience.is_attended or self.is_hurried)

    def people_in(self) -> list[Member]:
        """The people who still play."""
        state = self._state
        return [member for member in state.register.members if member.seat is not None and not state.is_out(member)]

    @property
    def is_hurried(self) -> bool:
        """Are only bots left, and nobody wants to watch? Then it is played out at once, whoever is here."""
        register = self._state.register
        if not self._state.is_playing or not register.members or self.people_in():
            return False
        seated = bool(register.seated())
        strangers = any(connection.member is None for connection in self._audience.connections)
        return not strangers and not any(self._wants_to_watch(member, seated) for member in register.members)

    def _wants_to_watch(self, member: Member, seated: bool) -> bool:
        """Who never played wants to, unless they say otherwise; who is out has to say so."""
        if member.watches is not None:
            return member.watches
        return member.seat is None and (member.id in self._audience.here or not seated)

    def is_alone(self, member: Member) -> bool:
        """Does nobody but *member* and bots play? Where only bots do: does the table belong to it?"""
        people = self.people_in()
        return people == [member] if people else self._state.register.owner == member.id

    def hasten(self) -> None:
        """The bots think anew how long they take."""
        self._bot_due.clear()

    # -- when? ----------------------------------------------------------------------------------------------------

    def due(self, time: float) -> list[tuple[float, str, int]]:
        """(loop time, what, seat) of everything that will happen if nobody does anything."""
        match = self._state.match
        assert match is not None
        found: list[tuple[float, str, int]] = []
        for seat in match.clocks.put_at:
            if seat in match.bots:
                found.append((self._bot_time(seat, time), "bot", seat))
            elif (deadline := match.clocks.deadline(seat)) is not None:
                found.append((time + (deadline - game_time()) / 1000, "clock", seat))
        self.miss_the_absent(time)
        register = self._state.register
        if self.gone and (grace := self._grace.get(register.settings.clock)) is not None:
            for id, since in self.gone.items():
                member = register.member(id)
                if member is not None and member.seat is not None and not match.kept[member.seat]:
                    found.append((since + grace, "kept", member.seat))
        return found

    def due_by_mail(self) -> int | None:
        """When a match by mail goes on without anybody, in game time; None for all others."""
        match = self._state.match
        if match is None or not self._state.is_playing or not self._state.is_by_mail:
            return None
        found = [game_time() if seat in match.bots else match.clocks.deadline(seat) for seat in match.clocks.put_at]
        return min((due for due in found if due is not None), default=None)

    def miss_the_absent(self, time: float) -> None:
        """Who is not here has gone, whether or not it ever came."""
        here = self._audience.here
        for member in self._state.register.members:
            if member.id not in here:
                self.gone.setdefault(member.id, time)

    def _bot_time(self, seat: int, time: float) -> float:
        """When the bot answers: drawn once per question, whatever it holds."""
        match = self._state.match
        assert match is not None
        number = match.session.number
        if (number, seat) not in self._bot_due:
            self._bot_due = {key: due for key, due in self._bot_due.items() if key[0] == number}
            pace = "fast" if self.is_hurried else self._state.register.settings.pace
            self._bot_due[number, seat] = time + CHANCE.uniform(*PAUSES[pace])
        due = self._bot_due[number, seat]
        latest = self.waits_until(seat)
        return due if latest is None else max(due, latest)
