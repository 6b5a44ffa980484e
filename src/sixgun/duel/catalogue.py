# interpreted: nobody plays with it
"""The Duel as plain data, from the manifests of its sets. Its modes decide which sets are used."""

from __future__ import annotations

from sixgun.duel import options
from sixgun.duel.abilities import CHARACTERS, FACE, KEY, Face
from sixgun.duel.manifest import Manifest
from sixgun.duel.sets import SETS
from sixgun.duel.setup import pool_of
from sixgun.kernel.catalogue import Catalogue, Mode, SetOfThings, Side, TableOption, Thing


def catalogue() -> Catalogue:
    """For how many it is, its sets, its modes."""
    players = sorted({len(mode.squads) for mode in options.MODES.values()})
    sets = tuple(set_of(manifest) for manifest in SETS.values())
    return Catalogue(tuple(players), sets, tuple(mode_of(mode) for mode in options.MODES.values()))


def set_of(manifest: Manifest) -> SetOfThings:
    """One set; the options come with the base."""
    assumed = manifest.assumed
    things = [Thing("card", card.id, copies_of(card), assumed.get(card.id, ())) for card in manifest.cards]
    people = [who for squad in manifest.characters.values() for who in squad]
    things += [Thing("character", who.id, (), assumed.get(who.id, ())) for who in people]
    choices = [TableOption(id, usual) for id, usual in options.DEFAULTS.items()] if manifest.id == "base" else []
    return SetOfThings(manifest.id, ("base",) if manifest.id != "base" else (), tuple(things), tuple(choices))


def copies_of(card: Face) -> tuple[str, ...]:
    """The keys of its physical cards."""
    return tuple(key for face, key in zip(FACE, KEY, strict=True) if face is card)


def mode_of(mode: options.Mode) -> Mode:
    """One mode, with those who may be in each squad."""
    sides = [Side(squad.id, tuple(CHARACTERS[who].id for who in pool_of(squad))) for squad in mode.squads]
    return Mode(mode.id, mode.sets, tuple(sides), mode.size, mode.size, mode.most)
