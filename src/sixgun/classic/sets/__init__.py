"""All sets of the classic game, by id: the only place a new one is named."""

from typing import Final

from sixgun.classic.manifest import Manifest
from sixgun.classic.sets import base

SETS: Final[dict[str, Manifest]] = {manifest.id: manifest for manifest in (base.MANIFEST,)}
