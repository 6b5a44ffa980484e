"""Dodge City: 40 cards, some with a green frame or a cost, 15 characters."""

from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.dodge_city.cards import CARDS, COPIES
from sixgun.classic.sets.dodge_city.characters import CHARACTERS, COPY_ENDS
from sixgun.classic.sets.dodge_city.green import GREEN_CARDS
from sixgun.classic.sets.dodge_city.options import OPTIONS
from sixgun.kernel.hints import Final

MANIFEST: Final[Manifest] = Manifest(
    "dodge_city",
    needs=("base",),
    cards=CARDS + GREEN_CARDS,
    copies=COPIES,
    characters=CHARACTERS,
    abilities=(COPY_ENDS,),
    options=OPTIONS,
)
