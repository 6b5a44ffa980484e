"""Whether what search taught wins more games: each game has a judge, in a module by its name."""

from __future__ import annotations


class Judge:
    """Judges lessons for one part of a game, on deals no position was taken from."""

    def setup(self, part: str) -> dict[str, object]:
        """The tables a part is taught at; a part that is not there is a `BadSetup`."""
        raise NotImplementedError

    def compare(self, part: str, lessons: list[float], seed: str, deals: int) -> list[float]:
        """Deal by deal, how much more is won with these lessons than without."""
        raise NotImplementedError
