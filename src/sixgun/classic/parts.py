"""Small parts of a table: the script it follows, the open board, triggers that wait, who fell, how its story reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.classic.abilities import KEY, Listener
from sixgun.classic.player import SHERIFF, Player
from sixgun.kernel.ask import Ask, Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.game import Deal, View
from sixgun.kernel.option import NONE
from sixgun.kernel.story import Entry

if TYPE_CHECKING:
    from sixgun.classic.state import State


class Board:
    """What lies open before all, in columns by seat: the same for every view until something enters or leaves play."""

    __slots__ = ("in_play", "characters", "roles", "max_life", "reach", "closer", "farther", "any_number", "distances")

    def __init__(self, players: list[Player]) -> None:
        self.in_play = [p.in_play for p in players]
        self.characters = [p.character for p in players]
        self.roles = [p.role if p.role == SHERIFF or not p.alive else NONE for p in players]
        self.max_life = [p.max_life for p in players]
        self.reach = [p.reach for p in players]
        self.closer = [p.closer for p in players]
        self.farther = [p.farther for p in players]
        self.any_number = [p.any_number for p in players]
        self.distances: list[list[int | None]] = []  # filled when somebody looks


class Waiting:
    """A trigger that waits until the effect that caused it is finished. [CL-TIME-2]"""

    __slots__ = ("listener", "hook", "by", "amount")

    def __init__(self, listener: Listener, hook: int, by: int, amount: int) -> None:
        self.listener = listener
        self.hook = hook
        self.by = by
        self.amount = amount  # of life points; for a laid card: its number


class Fallen:
    """Somebody eliminated by the effect in progress, and the player responsible (or NONE). [CL-ELIM-3]"""

    __slots__ = ("seat", "by")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


NO_TRIGGERS: Final[list[Waiting]] = []
NO_FALLEN: Final[list[Fallen]] = []


class Script:
    """What the State leaves to the modules above it: the turn, the view, the redeal, the reasons."""

    def play(self, g: State) -> Rule:
        """The whole game from here on."""
        raise NotImplementedError

    def view(self, g: State, viewer: int) -> View:
        """What *viewer* may know."""
        raise NotImplementedError

    def deal_anew(self, g: State, seat: int, chance: Chance) -> Deal:
        """Draw what *seat* does not know anew."""
        raise NotImplementedError

    def lay_out(self, g: State, deal: Deal) -> None:
        """Put every hidden thing where *deal* says."""
        raise NotImplementedError

    def why_not(self, g: State, ask: Ask | None, seat: int, card: str, target: int) -> dict[str, object] | None:
        """Why that is not offered."""
        raise NotImplementedError


def seen_by(viewer: int, entry: Entry) -> dict[str, object]:
    """One entry of the story as *viewer* may read it; absent: not applicable or not for their eyes. [CL-INFO-1]"""
    card = entry.card_seen_by(viewer)
    found: dict[str, object] = {"what": entry.what}
    if entry.seat != NONE:
        found["seat"] = entry.seat
    if entry.target != NONE:
        found["target"] = entry.target
    if card != NONE:
        found["card"] = KEY[card]
    if entry.amount:
        found["amount"] = entry.amount
    if entry.cause:
        found["cause"] = entry.cause
    return found
