"""What is plain to see of a play, as numbers: what lessons of ``sixgun tune expert`` are about."""

from __future__ import annotations


class Marks:
    """Of one play: where it has a mark, and how much of one."""

    __slots__ = ("places", "values")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []

    def add(self, place: int, value: float) -> None:
        """One more, if there is anything of it."""
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)

    def sum(self, lessons: list[float]) -> float:
        """What the lessons make of them."""
        total = 0.0
        for at in range(len(self.places)):
            total += lessons[self.places[at]] * self.values[at]
        return total
