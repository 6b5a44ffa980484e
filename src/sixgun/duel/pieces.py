"""A spectator's view as JSON, put together from pieces: one per player, one for the discard pile, one for the rest.

Nobody changes a view, and of the State it shows, lists are copied or replaced, never changed: the last view tells what
changed.
"""

from __future__ import annotations

from typing import Final

from sixgun.duel.abilities import KEY
from sixgun.duel.view import View
from sixgun.kernel import game
from sixgun.kernel.option import NONE

NOTHING: Final = b""
NO_TEXTS: Final[list[bytes]] = []


class Pieces(game.Pieces):
    """The last view and the texts it was made of."""

    __slots__ = ("last", "discards", "seats")

    def __init__(self, encode: game.Encode) -> None:
        super().__init__(encode)
        self.last: View | None = None
        self.discards = NOTHING
        self.seats = NO_TEXTS  # one by seat

    def read(self, view: game.View) -> bytes:
        """The text of the next view."""
        assert isinstance(view, View) and view.viewer == NONE
        last, self.last = self.last, None  # whatever raises: begin anew
        if last is None or last.discards != view.discards:
            self.discards = self.encode([KEY[c] for c in view.discards])
        if last is None:
            self.seats = [self.encode(view.player_dict(seat)) for seat in range(len(view.front))]
        else:
            for seat in range(len(view.front)):
                if is_another_player(last, view, seat):
                    self.seats[seat] = self.encode(view.player_dict(seat))
        self.last = view
        moment = self.encode(view.moment_dict())[:-1]
        return moment + b',"discards":' + self.discards + b',"players":[' + b",".join(self.seats) + b"]}"


def is_another_player(last: View, view: View, seat: int) -> bool:
    """Is anything told of that seat that was not told before?"""
    return (
        last.hand_backs[seat] is not view.hand_backs[seat]
        or last.deck_sizes[seat] != view.deck_sizes[seat]
        or last.deck_tops[seat] != view.deck_tops[seat]
        or last.reserve_sizes[seat] != view.reserve_sizes[seat]
        or last.front[seat] != view.front[seat]
        or last.awake[seat] != view.awake[seat]
        or last.ignored != view.ignored
        or last.since != view.since
        or is_another_character(last, view, seat * 2)
        or is_another_character(last, view, seat * 2 + 1)
    )


def is_another_character(last: View, view: View, at: int) -> bool:
    """Has somebody else come to that place, or anything of his changed?"""
    return last.who[at] is not view.who[at] or last.life[at] != view.life[at] or last.gear[at] is not view.gear[at]
