"""What lies open before all, in columns by seat."""

from __future__ import annotations

from sixgun.classic.table.force import Force
from sixgun.classic.table.player import SHOWN, Player
from sixgun.kernel.option import NONE


class Board:
    """The same for every view until something enters or leaves play."""

    __slots__ = (
        "in_play", "characters", "lent", "asleep", "roles", "max_life", "force", "distances", "level", "backward",
    )  # fmt: skip

    def __init__(self, players: list[Player], force: list[Force], level: bool, backward: bool) -> None:
        self.in_play = [p.in_play for p in players]
        self.characters = [p.character for p in players]
        self.lent = [p.lent for p in players]
        self.asleep: list[dict[str, str]] = []  # by seat: what silences its character, its cards in play; like the last
        self.level = level  # everybody sits next to everybody [fc_ambush]
        self.backward = backward  # effects go round counter-clockwise [hn_gold_rush_effects_reverse]
        self.roles = [p.role if p.marks & SHOWN else NONE for p in players]
        self.max_life = [p.max_life for p in players]
        self.force = force[:]  # what everybody has: each is replaced, never changed
        self.distances: list[list[int | None]] = []  # filled when somebody looks
