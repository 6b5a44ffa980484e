# interpreted: nobody plays with it
"""The classic game as plain data, from the manifests of its sets."""

from __future__ import annotations

from sixgun.classic.abilities import FACE, KEY, Face
from sixgun.classic.manifest import Manifest
from sixgun.classic.options import DEFAULTS
from sixgun.classic.player import ROLE_COUNTS, ROLE_NAMES
from sixgun.classic.sets import SETS
from sixgun.kernel.catalogue import Catalogue, SetOfThings, TableOption, Thing


def catalogue() -> Catalogue:
    """For how many it is, its sets, its roles."""
    return Catalogue(
        players=tuple(sorted(ROLE_COUNTS)),
        sets=tuple(set_of(manifest) for manifest in SETS.values()),
        roles={players: dict(counts) for players, counts in ROLE_COUNTS.items()},
    )


def set_of(manifest: Manifest) -> SetOfThings:
    """One set; the roles and the options come with the base."""
    things = [Thing("role", role) for role in ROLE_NAMES] if manifest.id == "base" else []
    things += [Thing("card", card.id, copies_of(card)) for card in manifest.cards]
    things += [Thing("character", who.id) for who in (*manifest.characters, *manifest.special_characters)]
    options = [TableOption(id, default) for id, default in DEFAULTS.items()] if manifest.id == "base" else []
    return SetOfThings(manifest.id, (), tuple(things), tuple(options))


def copies_of(card: Face) -> tuple[str, ...]:
    """The keys of its physical cards."""
    return tuple(key for face, key in zip(FACE, KEY, strict=True) if face is card)
