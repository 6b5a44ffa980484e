"""A small evolution strategy: candidates are drawn round a mean, the better half moves mean and spread.

CMA-ES with a diagonal covariance (Ros and Hansen, 2008): enough for a handful of weights that hardly depend on each
other.
Plain data in and out, so that a long run can be broken off and taken up again.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import exp, log, sqrt
from random import Random


@dataclass
class Evolution:
    """Where a search stands: in units of *scale*, one for each weight."""

    mean: list[float]
    scale: list[float]
    step: float
    variance: list[float]
    path_step: list[float]
    path_spread: list[float]
    generation: int = 0

    @classmethod
    def begin(cls, start: list[float], scale: list[float], step: float = 0.5) -> Evolution:
        """Round *start*."""
        n = len(start)
        return cls([s / u for s, u in zip(start, scale, strict=True)], scale, step, [1.0] * n, [0.0] * n, [0.0] * n)

    def to_dict(self) -> dict[str, object]:
        """Plain data, for JSON."""
        return asdict(self)

    def values(self, point: list[float] | None = None) -> list[float]:
        """The weights at a point, or at the mean."""
        return [x * u for x, u in zip(self.mean if point is None else point, self.scale, strict=True)]

    def ask(self, count: int, seed: str) -> list[list[float]]:
        """Candidates of this generation: the same seed, the same ones; in pairs on both sides of the mean."""
        dice = Random(f"{seed}/{self.generation}")
        found: list[list[float]] = []
        while len(found) < count:
            away = [self.step * sqrt(v) * dice.gauss(0.0, 1.0) for v in self.variance]
            found.append([m + a for m, a in zip(self.mean, away, strict=True)])
            found.append([m - a for m, a in zip(self.mean, away, strict=True)])
        return found[:count]

    def tell(self, points: list[list[float]], gains: list[float]) -> None:
        """What each candidate came to, the more the better: the next generation begins."""
        n = len(self.mean)
        order = sorted(range(len(points)), key=lambda at: -gains[at])
        half = len(points) // 2
        raw = [log(half + 0.5) - log(rank + 1) for rank in range(half)]
        shares = [one / sum(raw) for one in raw]
        effective = 1.0 / sum(share * share for share in shares)
        old = self.mean
        self.mean = [sum(shares[r] * points[order[r]][i] for r in range(half)) for i in range(n)]
        moved = [(new - was) / self.step for new, was in zip(self.mean, old, strict=True)]
        self.adapt_step(moved, effective)
        c_path, c_one, c_mu = rates(n, effective)
        self.path_spread = [
            (1 - c_path) * p + sqrt(c_path * (2 - c_path) * effective) * m
            for p, m in zip(self.path_spread, moved, strict=True)
        ]
        for i in range(n):
            spread = sum(shares[r] * ((points[order[r]][i] - old[i]) / self.step) ** 2 for r in range(half))
            self.variance[i] = (1 - c_one - c_mu) * self.variance[i] + c_one * self.path_spread[i] ** 2 + c_mu * spread
        self.generation += 1

    def adapt_step(self, moved: list[float], effective: float) -> None:
        """Longer steps while they go the same way, shorter ones when they go to and fro."""
        n = len(moved)
        c = (effective + 2) / (n + effective + 5)
        damping = 1 + c + 2 * max(0.0, sqrt((effective - 1) / (n + 1)) - 1)
        self.path_step = [
            (1 - c) * p + sqrt(c * (2 - c) * effective) * m / sqrt(v)
            for p, m, v in zip(self.path_step, moved, self.variance, strict=True)
        ]
        length = sqrt(sum(p * p for p in self.path_step))
        usual = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.step *= exp((c / damping) * (length / usual - 1))


def rates(n: int, effective: float) -> tuple[float, float, float]:
    """How fast the spread learns: from the path, from one step, from the better half."""
    c_path = (4 + effective / n) / (n + 4 + 2 * effective / n)
    faster = (n + 2) / 3  # fewer numbers to learn than with a full covariance
    c_one = min(1.0, faster * 2 / ((n + 1.3) ** 2 + effective))
    c_mu = min(1 - c_one, faster * 2 * (effective - 2 + 1 / effective) / ((n + 2) ** 2 + effective))
    return c_path, c_one, c_mu
