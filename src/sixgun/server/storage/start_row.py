"""How a match begins, as the first row of its record tells it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sixgun.kernel.draw import Draw


class Beginning(Struct):
    """Where a practice game begins: a known deal, the answers given already, and what to say of it in the record."""

    seed: str
    begins: list[tuple[int, str]]
    start: dict[str, Any]


class StartRow(Struct):
    """What a row of kind ``start`` holds."""

    game: str
    setup: dict[str, Any]
    rules: str
    seed: str
    clock: str
    bots: list[str | None]
    names: list[str]
    begins: list[tuple[int, str]] = []  # of practice games: the answers given before
    start: dict[str, Any] | None = None  # ... and where they begin, as the record tells it
    secret: str = ""  # of all others: how the seed was drawn ...
    shares: list[tuple[int, str]] = []  # ... by whom

    @property
    def practice(self) -> Beginning | None:
        """The beginning of a practice game."""
        return None if self.start is None else Beginning(self.seed, self.begins, self.start)

    @property
    def draw(self) -> Draw | None:
        """How the seed was drawn."""
        return Draw(self.secret, self.shares) if self.secret else None
