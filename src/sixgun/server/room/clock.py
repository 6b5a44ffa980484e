# compiled
"""Clocks per decision that refill: a pure function of when questions were put and answered."""

from __future__ import annotations

from typing import Final, get_args

from sixgun.server.protocol.terms import Clock, ClockName, SeatClock

DAY: Final = 86_400
PRESETS: Final[dict[str, Clock]] = {
    "blitz": Clock("blitz", 10, 30, 3),
    "normal": Clock("normal", 25, 90, 8),
    "relaxed": Clock("relaxed", 60, 300, 20),
    "mail": Clock("mail", DAY, 2 * DAY, DAY // 2),
    "none": Clock("none", 0, 0, 0),
}
GRACE: Final[dict[str, float]] = {"blitz": 15, "normal": 60, "relaxed": 180, "none": 60}  # seconds; by mail: for ever
NAMES: Final[tuple[str, ...]] = get_args(ClockName)
STRIKES: Final = 2  # so many time-outs in a row, and a bot keeps the seat
RETURNS: Final = 64  # questions back that a move may be taken back over, with its clocks


class Clocks:
    """The clocks of one game, in milliseconds since 1970 by the times of its record."""

    def __init__(self, preset: Clock, seats: int) -> None:
        self.preset = preset
        self.ticks = preset.name != "none"
        self.reserve = [preset.reserve * 1000] * seats
        self.put_at: dict[int, int] = {}  # when the seats being asked were asked
        self._before: dict[int, tuple[dict[int, int], list[int]]] = {}  # both, by the number of the question

    def answered(self, seat: int, at: int) -> None:
        """*seat* has decided: what went beyond the free time comes off its reserve, which refills a little."""
        put = self.put_at.pop(seat, None)
        if put is None or not self.ticks:
            return
        beyond = max(0, at - put - self.preset.free * 1000)
        left = max(0, self.reserve[seat] - beyond)
        self.reserve[seat] = min(self.preset.reserve * 1000, left + self.preset.refill * 1000)

    def asks(self, seats: list[int], at: int) -> None:
        """These seats are being asked now; who was already, keeps its time."""
        put_at = self.put_at
        self.put_at = {seat: put_at.get(seat, at) for seat in seats}

    def put_again(self, seat: int, at: int) -> None:
        """Somebody else sits there now: the question is new to them."""
        if seat in self.put_at:
            self.put_at[seat] = at
            if self._before:
                self.note(max(self._before))

    def note(self, number: int) -> None:
        """The question of that number is open: taking a move back may return to it."""
        if self.ticks:
            self._before[number] = dict(self.put_at), self.reserve[:]
            self._before.pop(number - RETURNS, None)

    def take_back(self, number: int, seats: list[int], at: int) -> None:
        """Back to the question of that number: it has been open all the time, so that nobody gains any."""
        put_at, self.reserve = self._before.get(number, (self.put_at, self.reserve))
        self.put_at = {seat: put_at.get(seat, at) for seat in seats}
        self._before = {old: kept for old, kept in self._before.items() if old < number}
        self.note(number)

    def pause(self, milliseconds: int) -> None:
        """The table slept so long."""
        self.put_at = later(self.put_at, milliseconds)
        self._before = {n: (later(put_at, milliseconds), left) for n, (put_at, left) in self._before.items()}

    def deadline(self, seat: int) -> int | None:
        """When the default answer is given for *seat*."""
        put = self.put_at.get(seat)
        return None if put is None or not self.ticks else put + self.preset.free * 1000 + self.reserve[seat]

    def show(self, now: int) -> list[SeatClock]:
        """All clocks as of *now*."""
        return [self._show(seat, now) for seat in range(len(self.reserve))] if self.ticks else []

    def _show(self, seat: int, now: int) -> SeatClock:
        put = self.put_at.get(seat)
        if put is None:
            return SeatClock(seat, 0, self.reserve[seat], False)
        left = self.preset.free * 1000 - (now - put)
        return SeatClock(seat, max(0, left), max(0, self.reserve[seat] + min(0, left)), True)


def later(put_at: dict[int, int], milliseconds: int) -> dict[int, int]:
    """The same moments, so much later."""
    return {seat: put + milliseconds for seat, put in put_at.items()}
