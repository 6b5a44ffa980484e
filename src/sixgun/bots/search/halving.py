"""Which of some candidates is best, by trials that cost time: halve the field again and again."""

from __future__ import annotations

from sixgun.kernel.hints import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials:
    """Candidates by number, the one to beat first. Every round tries all that are left in the same worlds."""

    __slots__ = ("found", "spent")

    def __init__(self, candidates: int) -> None:
        self.found: list[list[float]] = [[] for _ in range(candidates)]  # by candidate: what each world brought
        self.spent = 0  # what the rounds have cost

    def round(self, alive: list[int]) -> bool:
        """Try each of *alive* in one more world and add what it brought to ``found``; False: there is none."""
        raise NotImplementedError

    def mean(self, candidate: int) -> float:
        """What it brought on average."""
        values = self.found[candidate]
        return sum(values) / len(values)

    def run(self, budget: int, most: int) -> bool:
        """Spend about *budget* trials, but no more than costs *most*: every halving has its share of both.

        The first candidate is never left out. False: nothing could be tried.
        """
        alive = list(range(len(self.found)))
        halvings = max(1, (len(alive) - 1).bit_length())
        for halving in range(1, halvings + 1):
            for _ in range(max(1, budget // (halvings * len(alive)))):
                if not self.round(alive):
                    return False
                if self.spent >= most * halving // halvings:
                    break
            alive.sort(key=lambda candidate: -self.mean(candidate))
            alive = alive[: max(2, (len(alive) + 1) // 2)]
            if 0 not in alive:
                alive[-1] = 0
        return True

    def best(self, guard: float) -> int:
        """The winner: another than the first only if it is better by *guard* standard errors in the same worlds."""
        most = max(len(values) for values in self.found)
        left = [candidate for candidate in range(len(self.found)) if len(self.found[candidate]) == most]
        best = max(left, key=self.mean)
        return best if best == 0 or self.lead(best) > guard else 0

    def lead(self, candidate: int) -> float:
        """By how many standard errors it is ahead of the first one, world by world."""
        gains = [mine - first for mine, first in zip(self.found[candidate], self.found[0], strict=False)]
        count = len(gains)
        mean = sum(gains) / count
        if count < 2 or mean <= 0.0:
            return 0.0
        spread = sum([(gain - mean) * (gain - mean) for gain in gains]) / (count - 1)
        error = float((spread / count) ** 0.5)
        return mean / error if error else 9.0
