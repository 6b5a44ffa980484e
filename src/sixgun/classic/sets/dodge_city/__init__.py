"""Dodge City."""

from typing import Final

from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.dodge_city.cards import CARDS, COPIES
from sixgun.classic.sets.dodge_city.characters import CHARACTERS

MANIFEST: Final[Manifest] = Manifest(
    "dodge_city", needs=("base",), cards=CARDS, copies=COPIES, characters=CHARACTERS, is_draft=True
)
