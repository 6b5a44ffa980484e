"""What will happen at a table if nobody does anything: bots answer, clocks run out, seats of leavers are kept."""

from __future__ import annotations

import random
from typing import Final

from msgspec import UNSET

from sixgun.server.protocol.messages import Table
from sixgun.server.room.audience import Audience
from sixgun.server.room.outgoing import table_message
from sixgun.server.room.register import Member, Register
from sixgun.server.times import game_time

PAUSES: Final = {"human": (0.9, 2.6), "quick": (0.25, 0.6), "fast": (0.0, 0.0)}  # seconds: drawn without looking
CHANCE: Final = random.SystemRandom()


class Agenda(Audience):
    """Who is due, and when, by the time of the loop."""

    def __init__(self, register: Register, grace: dict[str, float]) -> None:
        super().__init__(register)
        self.grace = grace  # by clock: how long somebody may be gone
        self.gone: dict[str, float] = {}  # members that are not here, and since when
        self.paused = False  # by the one person at the table
        self._bot_due: dict[tuple[int, int], float] = {}  # (question, seat): when the bot answers

    # -- does it go on at all? ------------------------------------------------------------------------------------

    @property
    def is_live(self) -> bool:
        """Is a game being played, with one of its players there, or by mail, or to its end among bots?"""
        if self.match is None or self.register.status != "playing" or self.paused:
            return False
        return self.register.settings.clock == "mail" or self.is_attended or self.is_hurried

    def people_in(self) -> list[Member]:
        """The people who still play."""
        return [member for member in self.register.members if member.seat is not None and not self.is_out(member)]

    def is_out(self, member: Member) -> bool:
        """Has it been eliminated from the game being played?"""
        return self.match is not None and member.seat is not None and self.match.is_out(member.seat)

    @property
    def is_hurried(self) -> bool:
        """Are only bots left, and nobody wants to watch? Then it is played out at once, whoever is here."""
        if self.match is None or self.register.status != "playing" or not self.register.members or self.people_in():
            return False
        seated = bool(self.register.seated())
        strangers = any(connection.member is None for connection in self.connections)
        return not strangers and not any(self._wants_to_watch(member, seated) for member in self.register.members)

    def _wants_to_watch(self, member: Member, seated: bool) -> bool:
        """Who never played wants to, unless they say otherwise; who is out has to say so."""
        if member.watches is not None:
            return member.watches
        return member.seat is None and (member.id in self.here or not seated)

    def is_alone(self, member: Member) -> bool:
        """Does nobody but *member* and bots play? Where only bots do: does the table belong to it?"""
        people = self.people_in()
        return people == [member] if people else self.register.owner == member.id

    def table_message(self) -> Table:
        """The lobby side."""
        message = table_message(self.register, self.match, self.here)
        message.trouble = self.is_troubled or UNSET
        message.watching = sum(connection.member is None for connection in self.connections)
        if self.register.status == "playing":
            message.hurried = self.is_hurried or UNSET
            message.paused = self.paused or UNSET
            by_mail = self.register.settings.clock == "mail"
            message.asleep = not (by_mail or self.is_attended or self.is_hurried) or UNSET
        return message

    def hasten(self) -> None:
        """The bots think anew how long they take."""
        self._bot_due.clear()

    # -- when? ----------------------------------------------------------------------------------------------------

    def due(self, time: float) -> list[tuple[float, str, int]]:
        """(loop time, what, seat) of everything that will happen if nobody does anything."""
        match = self.match
        assert match is not None
        found: list[tuple[float, str, int]] = []
        for seat in match.clocks.put_at:
            if seat in match.bots:
                found.append((self._bot_time(seat, time), "bot", seat))
            elif (deadline := match.clocks.deadline(seat)) is not None:
                found.append((time + (deadline - game_time()) / 1000, "clock", seat))
        self.miss_the_absent(time)
        if self.gone and (grace := self.grace.get(self.register.settings.clock)) is not None:
            for id, since in self.gone.items():
                member = self.register.member(id)
                if member is not None and member.seat is not None and not match.kept[member.seat]:
                    found.append((since + grace, "kept", member.seat))
        return found

    def due_by_mail(self) -> int | None:
        """When a game by mail goes on without anybody, in game time; None for all others."""
        match = self.match
        if match is None or self.register.status != "playing" or self.register.settings.clock != "mail":
            return None
        found = [game_time() if seat in match.bots else match.clocks.deadline(seat) for seat in match.clocks.put_at]
        return min((due for due in found if due is not None), default=None)

    def miss_the_absent(self, time: float) -> None:
        """Who is not here has gone, whether or not it ever came."""
        here = self.here
        for member in self.register.members:
            if member.id not in here:
                self.gone.setdefault(member.id, time)

    def _bot_time(self, seat: int, time: float) -> float:
        """When the bot answers: drawn once per question, whatever it holds."""
        assert self.match is not None
        number = self.match.session.number
        if (number, seat) not in self._bot_due:
            self._bot_due = {key: due for key, due in self._bot_due.items() if key[0] == number}
            pace = "fast" if self.is_hurried else self.register.settings.pace
            self._bot_due[number, seat] = time + CHANCE.uniform(*PAUSES[pace])
        return self._bot_due[number, seat]
