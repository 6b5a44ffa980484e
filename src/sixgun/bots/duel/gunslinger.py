"""The gunslinger of The Duel: the baseline's judgement, and a glance ahead that takes no longer than a blink."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.duel.ahead import DuelMarshal
from sixgun.bots.duel.baseline import Baseline
from sixgun.bots.duel.lessons import taught
from sixgun.bots.duel.temper import tempered
from sixgun.bots.duel.weights import Weights
from sixgun.bots.search.marshal import COMPILED, Effort
from sixgun.kernel.hints import Final

EFFORT: Final = Effort(10 if COMPILED else 0, 10, 1.0)
WEIGHTS: Final[dict[str, Weights]] = {}  # by temperament, once it is played


def policy_of(seat: int, seed: str, temperament: str) -> Baseline:
    """Who it is without looking ahead."""
    if temperament not in WEIGHTS:
        WEIGHTS[temperament] = tempered(taught(), temperament)
    return Baseline(seat, seed, WEIGHTS[temperament])


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A gunslinger of that temperament; un-compiled it looks no further than the table."""
    return DuelMarshal(seat, seed, policy_of(seat, seed, temperament), EFFORT)
