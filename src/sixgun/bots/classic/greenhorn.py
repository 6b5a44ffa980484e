"""The greenhorn: plays like somebody who knows the rules and little more, and is not always at his best."""

from __future__ import annotations

from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.temper import tempered
from sixgun.bots.classic.weights import Weights


def untrained() -> Weights:
    """The numbers a greenhorn plays by."""
    weights = Weights()
    weights.sensible = True
    weights.noise = 0.5
    return weights


WEIGHTS: Final[dict[str, Weights]] = {}  # by temperament, once it is played


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A greenhorn of that temperament."""
    if temperament not in WEIGHTS:
        WEIGHTS[temperament] = tempered(untrained(), temperament)
    return Baseline(seat, seed, WEIGHTS[temperament])
