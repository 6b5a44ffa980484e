"""What happened, in order: one stream of entries, both the log and the animation, each knowing who may see its card."""

from __future__ import annotations

from sixgun.kernel.hints import Final, mypyc_attr
from sixgun.kernel.option import NONE

ALL: Final = -1  # the audience mask of everybody: bit *seat* is set for each seat that may see the card


@mypyc_attr(acyclic=True)
class Entry:
    """One thing that happened. *eyes*: the seats that may see its card, as bits (ALL: everybody, the table too)."""

    __slots__ = ("what", "seat", "target", "card", "amount", "cause", "eyes")

    def __init__(self, what: str, seat: int, target: int, card: int, amount: int, cause: str, eyes: int) -> None:
        self.what = what
        self.seat = seat
        self.target = target
        self.card = card
        self.amount = amount
        self.cause = cause
        self.eyes = eyes

    def is_seen_by(self, viewer: int) -> bool:
        """May *viewer* (NONE: a spectator) see the card?"""
        return self.eyes == ALL or (viewer != NONE and bool(self.eyes >> viewer & 1))

    def card_seen_by(self, viewer: int) -> int:
        """The card, if *viewer* may see it."""
        return self.card if self.is_seen_by(viewer) else NONE


@mypyc_attr(acyclic=True)
class TurnEntry(Entry):
    """The beginning of a turn, with the life points of every seat."""

    __slots__ = ("life",)

    def __init__(self, seat: int, amount: int, life: list[int]) -> None:
        super().__init__("turn", seat, NONE, NONE, amount, "", ALL)
        self.life = life
