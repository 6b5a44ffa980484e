"""The gunslinger: the tuned policy, without search."""

from __future__ import annotations

from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.lore import Lore
from sixgun.bots.classic.temper import tempered
from sixgun.bots.classic.weights import Weights
from sixgun.bots.shipped import shipped


def lore() -> dict[int, Lore]:
    """The likelihoods that were learnt, by the number of players."""
    tables = shipped("classic-beliefs").get("tables", {})
    return {
        int(players): Lore(
            [float(weight) for weight in table["weights"]], float(table["temper"]), float(table["doubt"])
        )
        for players, table in tables.items()
    }


LORE: Final = lore()


def tuned() -> Weights:
    """The numbers a gunslinger plays by."""
    weights = Weights()
    weights.lore = LORE
    weights.sensible = True
    weights.late_hunt = True
    weights.spare_aim = 0.0
    weights.outlaw_on_sheriff = 2.5
    return weights


WEIGHTS: Final[dict[str, Weights]] = {}  # by temperament, once it is played


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A gunslinger of that temperament."""
    if temperament not in WEIGHTS:
        WEIGHTS[temperament] = tempered(tuned(), temperament)
    return Baseline(seat, seed, WEIGHTS[temperament])
