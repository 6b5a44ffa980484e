"""The greenhorn of The Duel: it means well, and often cannot tell which play is better."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.duel.baseline import Baseline
from sixgun.bots.duel.temper import tempered
from sixgun.bots.duel.weights import Weights
from sixgun.kernel.hints import Final

WEIGHTS: Final[dict[str, Weights]] = {}  # by temperament, once it is played


def unsure() -> Weights:
    """As the baseline, but hardly two plays look different to it."""
    weights = Weights()
    weights.noise = 0.5
    return weights


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A greenhorn of that temperament."""
    if temperament not in WEIGHTS:
        WEIGHTS[temperament] = tempered(unsure(), temperament)
    return Baseline(seat, seed, WEIGHTS[temperament])
