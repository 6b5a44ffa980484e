"""What temperaments mean in the classic game: see ``bots.temper``."""

from __future__ import annotations

from sixgun.bots.classic.weights import Weights
from sixgun.bots.temper import Shift, shift
from sixgun.kernel.hints import Final

SHIFTS: Final[dict[str, Shift]] = {
    "cautious": {"spare_aim": (1.0, 0.1)},
    "reckless": {"aim": (0.0, 0.0), "spare_aim": (0.0, 0.0), "last_life": (1.4, 0.0)},
    "treacherous": {  # does not spare its own, as long as nobody knows it
        "outlaw_on_outlaw": (0.4, 0.0),
        "deputy_on_deputy": (0.4, 0.0),
        "outlaw_on_sheriff": (0.6, 0.0),
        "renegade_on_weaker": (1.0, 0.3),
    },
}


def tempered(weights: Weights, temperament: str) -> Weights:
    """The same player in another mood, in every part; *weights* are changed and given back."""
    for one in (weights, *weights.parts.values()):
        shift(one, temperament, SHIFTS)
    return weights
