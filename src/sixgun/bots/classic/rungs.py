"""Gunslingers of old: what they knew is kept, so that the ladder keeps its rungs. See ``docs/bots.md``."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.gunslinger import learnt_lore, seasoned, tuned
from sixgun.bots.classic.weights import Weights
from sixgun.bots.shipped import shipped
from sixgun.kernel.hints import Final

WEIGHTS: Final[dict[str, Weights]] = {}  # by version, once it is played


def versions() -> list[str]:
    """Those that are kept, the oldest first."""
    return sorted(shipped("classic-rungs")["gunslinger"])


def weights_of(version: str) -> Weights:
    """The numbers that gunslinger played by."""
    kept = shipped("classic-rungs")
    rung = kept["gunslinger"][version]
    return tuned(seasoned(learnt_lore(kept["beliefs"][rung["beliefs"]])), rung["parts"])


def make(seat: int, seed: str, version: str) -> Bot:
    """The gunslinger of that version."""
    if version not in WEIGHTS:
        WEIGHTS[version] = weights_of(version)
    return Baseline(seat, seed, WEIGHTS[version])
