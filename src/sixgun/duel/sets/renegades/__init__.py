"""Renegades: 40 cards, among them resources, and 12 characters."""

from sixgun.duel.manifest import Manifest
from sixgun.duel.sets.renegades import brown, gear, red
from sixgun.duel.sets.renegades.assumed import ASSUMED, LIVES, SYMBOLS
from sixgun.duel.sets.renegades.characters import LAWMAN_RENEGADES, OUTLAW_RENEGADES
from sixgun.kernel.hints import Final

MANIFEST: Final[Manifest] = Manifest(
    "renegades",
    cards=(*red.CARDS, *gear.CARDS, *brown.CARDS),
    characters={"LR": LAWMAN_RENEGADES, "OR": OUTLAW_RENEGADES},
    symbols=SYMBOLS,
    lives=LIVES,
    assumed=ASSUMED,
)
