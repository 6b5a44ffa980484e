"""Learnt likelihoods: how readily each role picks each other one as a target. ``sixgun tune`` learns them."""

from __future__ import annotations

from typing import Final

MOST_LEARNT: Final = 7  # players
ACTS: Final = 4  # a shot, a duel, a jail, a card taken
PHASES: Final = 3
ROLES: Final = 4
BANDS: Final = 3  # life points: one, two, more
ROW: Final = ROLES * BANDS  # the weights of all targets for an actor
SIZE: Final = ACTS * PHASES * ROLES * ROW


class Lore:
    """Weights for one number of players; *temper*: how much an act tells, as acts are not independent."""

    __slots__ = ("weights", "temper", "doubt")

    def __init__(self, weights: list[float], temper: float, doubt: float) -> None:
        self.weights = weights
        self.temper = temper
        self.doubt = doubt  # the part of belief that no act can take away: people bluff


def place_of(kind: int, phase: int, actor: int, target: int, band: int) -> int:
    """Where the weight of a target stands, by what is done, when, the roles of both, and the target's life points."""
    return (((kind * PHASES + phase) * ROLES + actor) * ROLES + target) * BANDS + band
