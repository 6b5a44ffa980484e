"""Where things may be aimed: the places of characters, the players themselves, the common deck. [DU-SETUP-7]

A place is ``seat * 2 + side`` and keeps its number for the whole game; only the token tells which one is the front.
"""

from __future__ import annotations

from typing import Final

LEFT: Final = 0
RIGHT: Final = 1
PLAYER: Final = 6  # PLAYER + seat: the player, not one of the characters
COMMON: Final = 9  # the common deck
RELOADED: Final = 10  # nobody: the card is reloaded, not played
NAMES: Final = ("P0L", "P0R", "P1L", "P1R", "P2L", "P2R", "P0", "P1", "P2", "common", "reload")


def place_of(name: str) -> int:
    """The number of a target by its name.

    >>> place_of("P1R"), place_of("P1")
    (3, 7)
    """
    return NAMES.index(name)
