"""A spectator's view as JSON, put together from pieces: the turn, the discard pile, the seats and the characters."""

from __future__ import annotations

from sixgun.duel.abilities import KEY, NOBODY
from sixgun.duel.places import OWN
from sixgun.duel.view import View
from sixgun.kernel import game
from sixgun.kernel.hints import Final

NOTHING: Final = b""
NO_TEXTS: Final[list[bytes]] = []
TOLD: Final[dict[game.Told, bytes]] = {}


class Pieces(game.Pieces):
    """The texts the last view was made of."""

    __slots__ = ("turn", "discards", "seats", "characters", "players")

    def __init__(self, encode: game.Encode) -> None:
        super().__init__(encode, TOLD)
        self.turn = NOTHING  # without the brace behind it
        self.discards = NOTHING
        self.seats = NO_TEXTS  # by seat, likewise
        self.characters = NO_TEXTS  # by place; nothing where nobody stands
        self.players = NO_TEXTS  # by seat: the two together

    def begin(self, view: game.View) -> None:
        """All pieces."""
        assert isinstance(view, View)
        self.tell_turn(view)
        self.tell_discards(view)
        self.seats = [self.seat(view, seat) for seat in range(len(view.front))]
        self.characters = [self.character(view, at) for at in range(len(view.who))]
        self.players = [self.player(seat) for seat in range(len(view.front))]

    def follow(self, last: game.View, view: game.View) -> None:
        """The pieces that have changed since *last*."""
        assert isinstance(last, View) and isinstance(view, View)
        if view.is_another_turn(last) or is_used_otherwise(last, view):
            self.tell_turn(view)
        if last.discards != view.discards:
            self.tell_discards(view)
        self.follow_players(last, view)

    def join(self, view: game.View) -> list[bytes]:
        """The pieces, and what changes all the time."""
        assert isinstance(view, View)
        moment, players = self.encode(view.moment_dict())[1:-1], b",".join(self.players)
        return [self.turn, b",", moment, b',"discards":', self.discards, b',"players":[', players, b"]}"]

    def tell_turn(self, view: View) -> None:
        """Whose turn it is."""
        self.turn = self.encode(view.turn_dict())[:-1]

    def tell_discards(self, view: View) -> None:
        """The whole pile. [DU-C-41]"""
        self.discards = self.encode([KEY[c] for c in view.discards])

    def seat(self, view: View, seat: int) -> bytes:
        """Hand, deck, reserve."""
        return self.encode(view.seat_dict(seat))[:-1]

    def character(self, view: View, at: int) -> bytes:
        """Whoever stands at that place."""
        return NOTHING if view.who[at] is NOBODY else self.encode(view.character_dict(at))

    def player(self, seat: int) -> bytes:
        """A seat with its characters."""
        both = [self.characters[at] for at in OWN[seat] if self.characters[at]]
        return self.seats[seat] + b',"characters":[' + b",".join(both) + b"]}"

    def follow_players(self, last: View, view: View) -> None:
        """The seats and characters of which something has changed since *last*."""
        for seat in range(len(view.front)):
            changed = False
            if is_another_seat(last, view, seat):
                self.seats[seat] = self.seat(view, seat)
                changed = True
            woken = last.awake[seat] != view.awake[seat] or last.front[seat] != view.front[seat]
            for at in OWN[seat]:
                if woken or is_another_character(last, view, at):
                    self.characters[at] = self.character(view, at)
                    changed = True
            if changed:
                self.players[seat] = self.player(seat)


def is_used_otherwise(last: View, view: View) -> bool:
    """Has anything changed of what may be done in the turn?"""
    return (
        last.bangs_allowed != view.bangs_allowed
        or last.moved != view.moved
        or last.used_up is not view.used_up
        or last.reloads != view.reloads
    )


def is_another_seat(last: View, view: View, seat: int) -> bool:
    """Has anything of hand, deck or reserve changed?"""
    return (
        last.hand_backs[seat] is not view.hand_backs[seat]
        or last.deck_sizes[seat] != view.deck_sizes[seat]
        or last.deck_tops[seat] != view.deck_tops[seat]
        or last.reserve_sizes[seat] != view.reserve_sizes[seat]
    )


def is_another_character(last: View, view: View, at: int) -> bool:
    """Has somebody else come to that place, or anything of his changed?"""
    return (
        last.life[at] != view.life[at]
        or last.gear[at] is not view.gear[at]
        or last.who[at] is not view.who[at]
        or (last.ignored == at) != (view.ignored == at)
        or (view.gear[at] != [] and last.since != view.since)
    )
