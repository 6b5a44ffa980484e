"""The base set: 80 cards in two decks, 24 characters."""

from sixgun.duel.manifest import Manifest
from sixgun.duel.sets.base import blue, brown, red
from sixgun.duel.sets.base.assumed import ASSUMED, LIVES, SYMBOLS
from sixgun.duel.sets.base.lawmen import LAWMEN
from sixgun.duel.sets.base.outlaws import OUTLAWS
from sixgun.kernel.hints import Final

MANIFEST: Final[Manifest] = Manifest(
    "base",
    cards=(*red.CARDS, *brown.CARDS, *blue.CARDS),
    characters={"L": LAWMEN, "O": OUTLAWS},
    symbols=SYMBOLS,
    lives=LIVES,
    assumed=ASSUMED,
)
