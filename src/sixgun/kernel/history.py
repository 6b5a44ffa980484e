"""What a session keeps of what was: answers before a snapshot, questions one may return to."""

from __future__ import annotations

from sixgun.kernel.option import Option


class Mark:
    """A quiescent question a seat may return to, as long as nothing was disclosed and nobody else asked since."""

    __slots__ = ("at", "seat", "disclosed")

    def __init__(self, at: int, seat: int, disclosed: tuple[int, ...]) -> None:
        self.at = at
        self.seat = seat
        self.disclosed = disclosed


class Past:
    """Answers that lie before a snapshot: a chain that a session and all its forks share. Nobody changes it."""

    __slots__ = ("before", "seats", "answers", "count")

    def __init__(self, before: Past | None, seats: list[int], answers: list[Option]) -> None:
        self.before = before
        self.seats = seats
        self.answers = answers
        self.count: int = len(answers) + (0 if before is None else before.count)
