"""Learnt likelihoods: how readily each role picks each other one as a target. ``sixgun tune`` learns them."""

from __future__ import annotations

from sixgun.kernel.hints import Final

MOST_LEARNT: Final = 7  # players
ACTS: Final = 4  # a shot, a duel, a jail, a card taken
PHASES: Final = 3
ROLES: Final = 4
REACHES: Final = 4  # at the end of a turn: the Sheriff in reach or not, and somebody else or nobody
BANDS: Final = 3  # life points: one, two, more
ROW: Final = ROLES * BANDS  # the weights of all targets for an actor
SIZE: Final = ACTS * PHASES * ROLES * ROW


class Lore:
    """Weights for one number of players; *temper*: how much an act tells, as acts are not independent."""

    __slots__ = ("weights", "mass", "quiet", "temper", "doubt")

    def __init__(
        self, weights: list[float], mass: list[float], quiet: list[float], temper: float, doubt: float
    ) -> None:
        self.weights = weights
        self.quiet = quiet  # by phase, role and who is in reach, the chance of a turn without an attack
        self.mass = mass  # by phase and role, how readily everybody is attacked at once
        self.temper = temper
        self.doubt = doubt  # the part of belief that no act can take away: people bluff


def reach_of(reach: int, sheriff: int) -> int:
    """What counts of those in reach: the Sheriff (1), somebody else (2)."""
    return (reach >> sheriff & 1) + (2 if reach & ~(1 << sheriff) else 0)


def place_of(kind: int, phase: int, actor: int, target: int, band: int) -> int:
    """Where the weight of a target stands, by what is done, when, the roles of both, and the target's life points."""
    return (((kind * PHASES + phase) * ROLES + actor) * ROLES + target) * BANDS + band
