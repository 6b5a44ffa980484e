"""One player at the table, as plain data."""

from __future__ import annotations

from typing import Final

from sixgun.classic.abilities import Character

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLE_NAMES: Final = ("sheriff", "deputy", "outlaw", "renegade")
ROLES: Final = {  # CL-SETUP-1
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY],
}
ROLE_COUNTS: Final = {  # known to everybody
    players: {ROLE_NAMES[role]: roles.count(role) for role in sorted(set(roles))} for players, roles in ROLES.items()
}
COLT_RANGE: Final = 1  # CL-WPN-1: everybody always has a Colt .45


class Player:
    """*hand* is changed in place; *in_play* and *reserve* are replaced, never changed: copies share them."""

    __slots__ = (
        "seat", "role", "character", "life", "max_life", "alive", "hand", "in_play", "reserve",
        "reach", "closer", "farther", "any_number",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        role: int,
        character: Character,
        hand: list[int],
        in_play: list[int],
        reserve: list[int],
        like: Player | None = None,
    ) -> None:
        self.seat = seat
        self.role = role
        self.character = character
        self.hand = hand
        self.in_play = in_play
        self.reserve = reserve  # * characters dealt face down, as places in CHARACTERS
        if like is None:
            self.life = self.max_life = 0
            self.alive = True
            self.reach = COLT_RANGE
            self.closer = self.farther = 0
            self.any_number = False
        else:
            self.life = like.life
            self.max_life = like.max_life
            self.alive = like.alive
            self.reach = like.reach
            self.closer = like.closer
            self.farther = like.farther
            self.any_number = like.any_number

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.seat, self.role, self.character, self.hand[:], self.in_play, self.reserve, self)

    def becomes(self, character: Character) -> None:
        """Take on a character with full life: the Sheriff has one point more. [CL-SETUP-5]"""
        self.character = character
        self.life = self.max_life = character.life + (1 if self.role == SHERIFF else 0)
