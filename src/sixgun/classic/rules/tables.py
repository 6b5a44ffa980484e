"""The tables that the manifests of the sets fill: every ability, card and character there is, by number."""

from __future__ import annotations

from sixgun.kernel.hints import TYPE_CHECKING, Final, final, i64, mypyc_attr
from sixgun.kernel.option import Option
from sixgun.kernel.verbs import Lexicon

if TYPE_CHECKING:
    from sixgun.classic.rules.ability import Ability, Character
    from sixgun.classic.rules.faces import Face

RANKS: Final = "23456789TJQKA"
SUITS: Final = "HDCS"  # in this order where one must be chosen [CL-ASK-1]
HEARTS: Final = "H"
DIAMONDS: Final = "D"
CLUBS: Final = "C"
SPADES: Final = "S"


@final
@mypyc_attr(acyclic=True)
class Printed:
    """One card: what is printed on it, and the answer "play it, at nobody in particular" (a wagon: "take it").

    In rows, not in a list of faces: compiled, what comes out of a list is checked, and a class without subclasses is
    told by one comparison.
    """

    __slots__ = ("face", "suit", "rank", "solo", "pays")

    def __init__(self, face: Face, suit: str, rank: int, solo: Option) -> None:
        self.face = face
        self.suit = suit  # none for a wagon
        self.rank = rank  # 2-14; 0 for a wagon
        self.solo = solo
        self.pays: i64 = 0  # the prices of which it is the whole, as bits: noted by the set that has them


@final
@mypyc_attr(acyclic=True)
class Listener:
    """An ability in a row of them, with the hooks it has: a class without subclasses, as ``Printed``."""

    __slots__ = ("ability", "minds", "number", "alone")

    def __init__(self, ability: Ability) -> None:
        self.ability = ability
        self.minds: i64 = 0  # as the ability's: filled in with it
        self.number: i64 = 0  # the same
        self.alone = [self]  # a row of it and no other


ABILITIES: Final[list[Listener]] = []  # by number, in rows as what is printed
ABILITY: Final[dict[str, Ability]] = {}  # by id
PLAYED_AS: Final[list[Face]] = []  # the same for faces; everything else has NO_FACE there
CHARACTERS: Final[list[Character]] = []
CAST: Final[dict[str, int]] = {}  # the place of a character in CHARACTERS by its id
PRINTED: Final[list[Printed]] = []  # by card number
LEXICON: Final = Lexicon()  # how all these are named in answers
KEY: Final = LEXICON.keys
CARD: Final[dict[str, int]] = {}  # the number of a card by its key
