"""Connections of any kind as they arrive: not too many from one address, nor in all."""

from __future__ import annotations

from typing import Protocol

from sixgun.server.visitors.limits import Limits, Rates, Visitor


class Line(Protocol):
    """A connection that can be let go."""

    def abort(self) -> None:
        """At once."""


class Arrival:
    """A connection that was let in."""

    __slots__ = ("visitor", "_arrivals", "_line", "_is_counted")

    def __init__(self, arrivals: Arrivals, line: Line, visitor: Visitor, is_counted: bool) -> None:
        self.visitor = visitor  # through a proxy: the proxy
        self._arrivals = arrivals
        self._line: Line | None = line
        self._is_counted = is_counted

    def settle(self) -> None:
        """It has asked for something: when the house is full, it need not give way."""
        if self._line is not None:
            self._arrivals.waiting.pop(self._line, None)
            self._line = None

    @property
    def reads_too_little(self) -> bool:
        """Does its address leave too much unread? A proxy reads for many."""
        return self._is_counted and self.visitor.reads_too_little

    def leave(self) -> None:
        """It is gone."""
        self.settle()
        self._arrivals.count -= 1
        self.visitor.connections -= self._is_counted


class Arrivals:
    """All connections."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.limits: Limits = rates.limits
        self.count = 0
        self.waiting: dict[Line, None] = {}  # those that have not asked for anything yet, the oldest first

    def arrive(self, line: Line, host: str) -> Arrival | None:
        """One more from there? None: it is one too many. Pair it with ``leave``."""
        visitor = self.rates.visitor(host)
        is_counted = not self.rates.is_proxy(host)
        if is_counted and not visitor.may_arrive():
            return None
        if self.limits.connections_all and self.count >= self.limits.connections_all and not self._make_room():
            return None
        self.count += 1
        visitor.connections += is_counted
        self.waiting[line] = None
        return Arrival(self, line, visitor, is_counted)

    def _make_room(self) -> bool:
        """Let the one go that has waited longest without asking for anything."""
        oldest = next(iter(self.waiting), None)
        if oldest is None:
            return False
        del self.waiting[oldest]
        oldest.abort()
        return True
