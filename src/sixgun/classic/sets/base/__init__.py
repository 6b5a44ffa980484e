"""The base set: 80 cards, 16 characters, 3 special characters, the variants of the base game."""

from sixgun.classic.manifest import Manifest
from sixgun.classic.rules.options import BASE_OPTIONS
from sixgun.classic.sets.base.cards import CARDS
from sixgun.classic.sets.base.characters import CHARACTERS
from sixgun.classic.sets.base.special import SPECIAL_CHARACTERS
from sixgun.classic.sets.base.variants import NO_MERCY, RUTHLESS, lay_variants
from sixgun.kernel.hints import Final

MANIFEST: Final[Manifest] = Manifest(
    "base",
    cards=CARDS,
    characters=CHARACTERS,
    special_characters=SPECIAL_CHARACTERS,
    abilities=(NO_MERCY, RUTHLESS),
    options=BASE_OPTIONS,
    lays=lay_variants,
)
