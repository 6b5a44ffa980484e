"""What is measured of a server that is played at."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct, field


class Message(Struct):
    """Any message of the server but a state, as far as a load client cares."""

    type: str
    id: str | int = ""


class Figures(Struct):
    """What was measured."""

    players: int
    tables: int
    seconds: float = 0.0
    cpu: float = 0.0  # of the server, in seconds
    own_cpu: float = 0.0  # of the players: they must not be what is waited for
    answers: int = 0
    views: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """So many answers in a hundred were faster, in milliseconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0

    def summary(self) -> dict[str, Any]:
        """What is reported of any server."""
        return {
            "players": self.players,
            "tables": self.tables,
            "seconds": round(self.seconds, 1),
            "answers_per_second": round(self.answers / self.seconds),
            "answers_per_cpu_second": round(self.answers / self.cpu),
            "views_per_second": round(self.views / self.seconds),
            "p50_ms": round(self.percentile(0.5), 1),
            "p99_ms": round(self.percentile(0.99), 1),
            "worst_ms": round(self.percentile(1), 1),
            "games_ended": self.games,
            "errors": dict(Counter(self.errors)),
            "server_cpu_share": round(self.cpu / self.seconds, 2),
            "server_cpu_ms_per_answer": round(self.cpu / max(1, self.answers) * 1000, 3),
            "players_cpu_share": round(self.own_cpu / self.seconds, 2),
        }
