"""Work spread over processes: batches of games, done in any order, told in theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType
from typing import Any, TypeVar

T = TypeVar("T")


class Spread:
    """``with Spread(processes) as spread: spread.map(…)``; one process is this one."""

    def __init__(self, processes: int) -> None:
        self.pool = ProcessPoolExecutor(processes) if processes > 1 else None

    def __enter__(self) -> Spread:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.pool is not None:
            self.pool.shutdown()

    def map(self, work: Callable[..., T], *things: Iterable[Any]) -> Iterator[T]:
        """As the built-in ``map``."""
        return map(work, *things) if self.pool is None else self.pool.map(work, *things)


def spans(games: int, size: int) -> list[tuple[int, int]]:
    """First and end of each batch of *size* games.

    >>> spans(5, 2)
    [(0, 2), (2, 4), (4, 5)]
    """
    return [(at, min(at + size, games)) for at in range(0, games, size)]


def even_spans(games: int, processes: int, most: int) -> list[tuple[int, int]]:
    """The same in batches of at most *most*, so small that all processes end together."""
    return spans(games, max(1, min(most, -(-games // (processes * 4)))))
