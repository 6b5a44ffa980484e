"""A spectator's view as JSON, put together from pieces: one per player, per part of a set, for the table, the stage.

Nobody changes a view, and of the State it shows, lists are replaced, never changed: the last view tells what changed.
"""

from __future__ import annotations

from typing import Final

from sixgun.classic.view import View
from sixgun.kernel import game
from sixgun.kernel.option import NONE

NOTHING: Final = b""
NO_TEXTS: Final[list[bytes]] = []


class Pieces(game.Pieces):
    """The last view and the texts it was made of."""

    __slots__ = ("last", "table", "stage", "seats", "players", "parts")

    def __init__(self, encode: game.Encode) -> None:
        super().__init__(encode)
        self.last: View | None = None
        self.table = NOTHING  # each without the braces around it
        self.stage = NOTHING
        self.seats = NO_TEXTS  # one by seat, with braces
        self.players = NOTHING  # all of them together
        self.parts = NO_TEXTS

    def read(self, view: game.View) -> bytes:
        """The text of the next view."""
        assert isinstance(view, View) and view.viewer == NONE
        last, self.last = self.last, None  # whatever raises: begin anew
        if last is None or len(last.parts) != len(view.parts):
            self.begin(view)
        else:
            self.follow(last, view)
        self.last = view
        found = [self.table, self.encode(view.moment_dict())[1:-1], self.stage, self.players]
        if self.parts:
            found += self.parts
        return b"{" + b",".join(found) + b"}"

    def begin(self, view: View) -> None:
        """All pieces of the first view."""
        self.table = self.encode(view.table_dict())[1:-1]
        self.stage = self.encode({"stage": view.stage_dict()})[1:-1]
        self.seats = [self.encode(view.player_dict(seat)) for seat in range(len(view.life))]
        self.join_players()
        self.parts = [self.encode(part)[1:-1] for part in view.parts]

    def join_players(self) -> None:
        """All seats in one text."""
        self.players = b'"players":[' + b",".join(self.seats) + b"]"

    def follow(self, last: View, view: View) -> None:
        """The pieces that have changed since *last*."""
        if last.mode is not view.mode or last.circle is not view.circle or last.table is not view.table:
            self.table = self.encode(view.table_dict())[1:-1]
        if is_another_stage(last, view):
            self.stage = self.encode({"stage": view.stage_dict()})[1:-1]
        if are_others(last, view):
            self.follow_players(last, view)
        if view.parts:
            self.follow_parts(last, view)

    def follow_players(self, last: View, view: View) -> None:
        """The seats of which something has changed."""
        if last.board is not view.board and keeps_distances(last, view):
            view.board.distances = last.board.distances
        for seat in range(len(view.life)):
            if is_another_player(last, view, seat):
                self.seats[seat] = self.encode(view.player_dict(seat))
        self.join_players()

    def follow_parts(self, last: View, view: View) -> None:
        """What sets and modes add: they show the same again or something new."""
        for at, part in enumerate(view.parts):
            before = last.parts[at]
            if part is not before and part != before:
                self.parts[at] = self.encode(part)[1:-1]


def is_another_stage(last: View, view: View) -> bool:
    """Is another play being resolved, by another, or does it go round other players?"""
    if last.stage is not view.stage:
        return True
    if view.stage is None:
        return False
    return last.actor != view.actor or last.order is not view.order or last.board.backward != view.board.backward


def are_others(last: View, view: View) -> bool:
    """Can anything have changed with any player?"""
    return (
        last.board is not view.board
        or last.hand_sizes != view.hand_sizes
        or last.life != view.life
        or last.marks != view.marks
        or last.roles != view.roles
        or last.fresh is not view.fresh
        or last.hands != view.hands
        or last.persons != view.persons
    )


def keeps_distances(last: View, view: View) -> bool:
    """Is everybody as far from everybody as before?"""
    old, new = last.board, view.board
    return (
        bool(old.distances)
        and last.place is view.place
        and old.level == new.level
        and old.closer == new.closer
        and old.farther == new.farther
    )


def is_another_player(last: View, view: View, seat: int) -> bool:
    """Is anything told of that seat that was not told before?"""
    return (
        last.life[seat] != view.life[seat]
        or last.hand_sizes[seat] != view.hand_sizes[seat]
        or last.marks[seat] != view.marks[seat]
        or last.roles[seat] != view.roles[seat]
        or (last.board is not view.board and lies_otherwise(last, view, seat))
        or (last.fresh is not view.fresh and last.waiting(seat) != view.waiting(seat))
        or (last.hands is not view.hands and hand_of(last, seat) != hand_of(view, seat))
        or (last.persons is not view.persons and last.persons[seat] != view.persons[seat])
    )


def lies_otherwise(last: View, view: View, seat: int) -> bool:
    """Of what lies open before a seat, and of how far it sees, has anything changed?"""
    old, new = last.board, view.board
    return (
        old.in_play[seat] is not new.in_play[seat]
        or old.characters[seat] is not new.characters[seat]
        or old.max_life[seat] != new.max_life[seat]
        or old.reach[seat] != new.reach[seat]
        or old.lent[seat] is not new.lent[seat]
        or old.asleep[seat] != new.asleep[seat]
        or (last.place[seat] == NONE) != (view.place[seat] == NONE)
        or (old.distances is not new.distances and last.distances()[seat] != view.distances()[seat])
    )


def hand_of(view: View, seat: int) -> list[int] | None:
    """The hand that lies open before a seat, if all do. [ww_sacagaway]"""
    return view.hands[seat] if view.hands else None
