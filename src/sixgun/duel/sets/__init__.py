"""All sets of The Duel, by id: the only place a new one is named."""

from sixgun.duel.manifest import Manifest
from sixgun.duel.sets import base, renegades
from sixgun.kernel.hints import Final

SETS: Final[dict[str, Manifest]] = {manifest.id: manifest for manifest in (base.MANIFEST, renegades.MANIFEST)}
