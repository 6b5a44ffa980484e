"""What the model asks and expects to be told: its questions, and hidden cards once they show."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from typing import Any, TypeVar

T = TypeVar("T")
ALWAYS = frozenset(["draw", "steal", "check", "check_unused", "reveal", "guess"])


class Mismatch(Exception):
    """Model and engine disagree."""


class Over(Exception):
    """The model says the game is over: side and winners."""

    def __init__(self, side: str, winners: list[int]) -> None:
        super().__init__(side, winners)
        self.side = side
        self.winners = winners


class Ask:
    """A question the model expects: who, which, and every legal answer by its key."""

    def __init__(self, seat: int, why: str, options: Callable[[], dict[str, Any]]) -> None:
        self.seat = seat
        self.why = why
        self.options = options


class Together(Ask):
    """Several seats asked at once; answered with the payloads in their order."""

    def __init__(self, asks: list[Ask]) -> None:
        super().__init__(-1, asks[0].why, asks[0].options)
        self.asks = asks


Step = Generator[Ask, Any, T]


class Oracle:
    """What the engine told since the last question, and what lies open before a seat."""

    def __init__(self) -> None:
        self.told: deque[dict[str, Any]] = deque()
        self.trace: list[tuple[Any, ...]] = []
        self.own: Callable[[int], dict[str, Any]] = lambda seat: {}
        self.open: Callable[[], dict[str, Any]] = dict

    def limbo(self, seat: int) -> list[str]:
        """The cards *seat* sees being looked at."""
        return list(self.own(seat).get("limbo") or self.open()["limbo"])

    def reveal(self, kinds: str, **match: Any) -> str:
        """The card of the next entry of these kinds; nothing else may have been revealed before it."""
        wanted = kinds.split()
        while self.told:
            entry = self.told.popleft()
            if entry["what"] in wanted and all(entry.get(key) == value for key, value in match.items()):
                return str(entry["card"])
            if entry["what"] in ALWAYS:
                raise Mismatch(f"expected {kinds} {match}, told {entry}")
        raise Mismatch(f"expected {kinds} {match}, told nothing more")

    def named(self, kind: str) -> str:
        """The cause of the next entry of that kind."""
        while self.told:
            entry = self.told.popleft()
            if entry["what"] == kind:
                return str(entry["cause"])
            if entry["what"] in ALWAYS:
                raise Mismatch(f"expected {kind}, told {entry}")
        raise Mismatch(f"expected {kind}, told nothing more")

    def close(self) -> None:
        """Nothing more may have been revealed."""
        left = [entry for entry in self.told if entry["what"] in ALWAYS]
        self.told.clear()
        if left:
            raise Mismatch(f"revealed beyond what was predicted: {left}")
