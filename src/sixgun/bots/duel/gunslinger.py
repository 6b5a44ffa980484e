"""The gunslinger of The Duel: the tuned policy, without search."""

from __future__ import annotations

from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.duel.baseline import Baseline
from sixgun.bots.duel.temper import tempered
from sixgun.bots.duel.weights import Weights


def tuned() -> Weights:
    """The numbers a gunslinger plays by."""
    return Weights()


WEIGHTS: Final[dict[str, Weights]] = {}  # by temperament, once it is played


def weights_of(temperament: str) -> Weights:
    """The numbers of a gunslinger of that temperament."""
    if temperament not in WEIGHTS:
        WEIGHTS[temperament] = tempered(tuned(), temperament)
    return WEIGHTS[temperament]


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A gunslinger of that temperament."""
    return Baseline(seat, seed, weights_of(temperament))
