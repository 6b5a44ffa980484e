"""The greenhorn: plays like somebody who knows the rules and little more, and is not always at his best."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.temper import tempered
from sixgun.bots.classic.weights import Weights
from sixgun.kernel.hints import Final


def untrained() -> Weights:
    """The numbers a greenhorn plays by: plays overlooked, cards misjudged, the wrong people shot for want of proof.

    Only open attacks on the Sheriff tell him anything.
    """
    weights = Weights()
    weights.sensible = True
    weights.late_hunt = True
    weights.shield = 1
    weights.fuse = 1.5
    weights.spare_aim = 0.0
    weights.last_ditch = 0.8  # more than a fumble
    weights.noise = 0.6
    weights.slips = 0.65
    weights.fumble = 0.6
    weights.duel_risk = 0.4
    weights.sheriff_on_deputy = -0.5
    weights.deputy_on_deputy = -0.2
    weights.outlaw_on_outlaw = -0.2
    weights.outlaw_on_sheriff = 1.0
    weights.renegade_on_weaker = 0.6
    weights.foe_hits = weights.friend_hits = weights.renegade_hits = weights.mass_by_deputy = 1.0
    return weights


WEIGHTS: Final[dict[str, Weights]] = {}  # by temperament, once it is played


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A greenhorn of that temperament."""
    if temperament not in WEIGHTS:
        WEIGHTS[temperament] = tempered(untrained(), temperament)
    return Baseline(seat, seed, WEIGHTS[temperament])
