"""One player at the table, as plain data."""

from __future__ import annotations

from sixgun.classic.rules.ability import Character
from sixgun.classic.table.roles import SHERIFF
from sixgun.kernel.hints import Final, i64, mypyc_attr

NOBODY_ELSE: Final[list[Character]] = []
NO_CHARACTER: Final = Character()
NO_CHARACTER.id = ""

# marks
GHOST: Final[i64] = 1  # in the circle, but not alive: neither loses nor regains life [HN-GHOST-2 TR-GHOST-4]
PASSING: Final[i64] = 2  # a ghost that leaves at the end of its turn [HN-GHOST-4]
SKIPPED: Final[i64] = 4  # the next turn is passed over [ww_lady_rosa]
SHOWN: Final[i64] = 8  # the role lies face up
PASSIVE: Final[i64] = 16  # of two figures of one person, the one whose ability does not work [CL-2P-7]
HELD: Final[i64] = 32  # in Jail this turn: it may not be chosen [CL-2P-4]
LOOKED: Final[i64] = 64  # knows the own reserve character [HN-ASK-4]
EXPOSED: Final[i64] = 128  # everybody knows it: it was once the character [HN-R-10]
RISEN: Final[i64] = 256  # was eliminated and came back, for a turn or for good [HN-EV-13]
UNSEEN: Final[i64] = 512  # nobody has looked at the role, not even its owner [WW-ROLE-2]
DEPARTED: Final[i64] = 1024  # has left the game without being eliminated [CL-6P-9]
POOL: Final = 11  # over this bit: among whom the role was dealt, 0 for all at the start of the game [WW-ROLE-1]


@mypyc_attr(acyclic=True)
class Player:
    """One figure at the table. A person usually has one; with two players, two, which share one hand. [CL-2P-1]

    *hand* is changed in place; *in_play*, *lent* and *reserve* are replaced, never changed: copies share them.
    """

    __slots__ = (
        "seat", "person", "role", "character", "life", "max_life", "alive", "hand", "in_play", "reserve", "lent",
        "marks",
    )  # fmt: skip

    def __init__(self, seat: int, person: int, role: int, hand: list[int], like: Player | None = None) -> None:
        self.seat = seat
        self.person = person  # who answers for it
        self.role = role
        self.hand = hand
        if like is None:
            self.character = NO_CHARACTER
            self.life = self.max_life = 0
            self.alive = True  # counts as living now: a ghost does
            self.in_play: list[int] = []  # *
            self.reserve: list[int] = []  # * characters dealt face down, as places in CHARACTERS
            self.lent: list[Character] = NOBODY_ELSE  # * abilities of others: copied, drawn
            self.marks: i64 = 0
        else:
            self.character = like.character
            self.life = like.life
            self.max_life = like.max_life
            self.alive = like.alive
            self.in_play = like.in_play
            self.reserve = like.reserve
            self.lent = like.lent
            self.marks = like.marks

    def copy(self, hand: list[int]) -> Player:
        """An independent copy with that hand."""
        return Player(self.seat, self.person, self.role, hand, self)

    def becomes(self, character: Character) -> None:
        """Take on a character with full life, the Sheriff one point more; nothing lent stays. [CL-SETUP-5 HN-R-10]"""
        self.character = character
        self.lent = NOBODY_ELSE
        self.life = self.max_life = character.life + (1 if self.role == SHERIFF else 0)

    @property
    def is_ghost(self) -> bool:
        """Neither dead nor able to die. [HN-GHOST-2 TR-GHOST-4]"""
        return self.marks & GHOST != 0


def copy_players(players: list[Player]) -> list[Player]:
    """Independent copies; figures that share a hand share it in the copy, too."""
    return [p.copy(p.hand[:]) for p in players]


def copy_figures(players: list[Player]) -> list[Player]:
    """The same where a person has several figures."""
    hands: dict[int, list[int]] = {}
    for p in players:
        hands.setdefault(p.person, p.hand[:])
    return [p.copy(hands[p.person]) for p in players]
