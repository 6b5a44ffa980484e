"""Where things may be aimed: the places of characters, the players themselves, the common deck. [DU-SETUP-7]

A place is ``seat * 2 + side`` and keeps its number for the whole game; only the token tells which one is the front.
"""

from __future__ import annotations

from sixgun.kernel.hints import Final

LEFT: Final = 0
RIGHT: Final = 1
PLAYER: Final = 6  # PLAYER + seat: the player, not one of the characters
COMMON: Final = 9  # the common deck
RELOADED: Final = 10  # nobody: the card is reloaded, not played
NAMES: Final = ("P0L", "P0R", "P1L", "P1R", "P2L", "P2R", "P0", "P1", "P2", "common", "reload")
OWN: Final = [[0, 1], [2, 3], [4, 5]]  # by seat: its places


class Standing:
    """Who has the token on every side, and what follows from that alone: lists by seat that nobody changes."""

    __slots__ = ("own", "facing", "around", "with_back", "with_both", "order")

    def __init__(self, fronts: list[int]) -> None:
        seats = range(len(fronts))
        self.own = [[at, at ^ 1] for at in fronts]  # the own front, the own back
        self.facing = [[fronts[other] for other in clockwise(seat, len(fronts))] for seat in seats]  # others' fronts
        self.around = [[fronts[seat]] + self.facing[seat] for seat in seats]  # the own front first
        self.with_back = [[fronts[seat] ^ 1] + self.facing[seat] for seat in seats]  # the own back first
        self.with_both = [self.own[seat] + self.facing[seat] for seat in seats]  # both own ones first
        self.order = [around + [at ^ 1 for at in around] for around in self.around]  # position priority [DU-SIM-1]


def clockwise(seat: int, seats: int) -> list[int]:
    """The other seats, clockwise from *seat*."""
    return [(seat + i) % seats for i in range(1, seats)]


CIRCLES: Final = [  # by number of seats, then by seat: the other seats
    [clockwise(seat, seats) for seat in range(seats)] for seats in range(len(OWN) + 1)
]
PLAYERS: Final = [  # the same as targets, the seat itself first
    [[PLAYER + other for other in [seat] + circle[seat]] for seat in range(len(circle))] for circle in CIRCLES
]
STANDINGS: Final = [  # by number of seats, then by the sides the tokens lie on, as bits
    [Standing([seat * 2 + (sides >> seat & 1) for seat in range(seats)]) for sides in range(1 << seats)]
    for seats in range(len(OWN) + 1)
]


def standing_of(fronts: list[int]) -> Standing:
    """The one and only standing with these fronts."""
    sides = 0
    for seat, at in enumerate(fronts):
        sides |= (at & 1) << seat
    return STANDINGS[len(fronts)][sides]


def place_of(name: str) -> int:
    """The number of a target by its name.

    >>> place_of("P1R"), place_of("P1")
    (3, 7)
    """
    return NAMES.index(name)
