"""The tables that the manifests of the sets fill: every ability, card and character there is, by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

ABILITIES: Final[list[Ability]] = []
ABILITY: Final[dict[str, Ability]] = {}  # by id
PLAYED_AS: Final[list[Face]] = []  # the same for faces; everything else has NO_FACE there
CHARACTERS: Final[list[Character]] = []
CAST: Final[dict[str, int]] = {}  # the place of a character in CHARACTERS by its id
FACE: Final[list[Face]] = []  # by card number, as the next four
SUIT: Final[list[str]] = []  # none for a wagon
RANK: Final[list[int]] = []  # 2-14; 0 for a wagon
LEXICON: Final = Lexicon()  # how all these are named in answers
KEY: Final = LEXICON.keys
SOLO: Final[list[Option]] = []  # "play it, at nobody in particular"
CARD: Final[dict[str, int]] = {}  # the number of a card by its key
