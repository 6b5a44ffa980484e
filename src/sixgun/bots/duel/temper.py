"""What temperaments mean in The Duel: see ``bots.temper``."""

from __future__ import annotations

from sixgun.bots.duel.weights import Weights
from sixgun.bots.temper import Shift, shift
from sixgun.kernel.hints import Final

SHIFTS: Final[dict[str, Shift]] = {
    "cautious": {"aim_many": (1.0, 0.1)},
    "reckless": {"aim": (0.5, 0.0), "aim_many": (0.5, 0.0), "aim_spare": (0.0, 0.0)},
    "treacherous": {"card_lost": (1.4, 0.0), "taken": (1.4, 0.0), "hunter": (1.0, 0.2)},  # takes what others have
}


def tempered(weights: Weights, temperament: str) -> Weights:
    """The same player in another mood; *weights* are changed and given back."""
    shift(weights, temperament, SHIFTS)
    return weights
