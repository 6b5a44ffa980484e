"""The base set: 80 cards, 16 characters, 3 special characters."""

from typing import Final

from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.base.cards import CARDS
from sixgun.classic.sets.base.characters import CHARACTERS
from sixgun.classic.sets.base.special import SPECIAL_CHARACTERS

MANIFEST: Final[Manifest] = Manifest("base", cards=CARDS, characters=CHARACTERS, special_characters=SPECIAL_CHARACTERS)
