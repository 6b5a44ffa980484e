# interpreted: nobody plays with it
"""The classic game as plain data, from the manifests of its sets."""

from __future__ import annotations

from sixgun.classic.manifest import Manifest
from sixgun.classic.modes import MODES, mode_for, modes_options
from sixgun.classic.rules.options import SERIES_OPTIONS
from sixgun.classic.rules.tables import KEY, PRINTED
from sixgun.classic.sets import all_manifests
from sixgun.classic.table.roles import NO_ROLE, ROLE_NAMES
from sixgun.kernel.catalogue import Catalogue, SetOfThings, TableOption, Thing


def catalogue() -> Catalogue:
    """For how many it is, its sets, its roles: what is finished, of all the engine can play."""
    players = sorted({number for mode in MODES for number in mode.players})
    return Catalogue(
        players=tuple(players),
        sets=tuple(set_of(manifest) for manifest in all_manifests() if not manifest.is_draft),
        roles={number: mode_for(number, {}).role_counts(number) for number in players},
    )


def set_of(manifest: Manifest) -> SetOfThings:
    """One set; the roles and the options of modes and series come with the base."""
    is_base = manifest.id == "base"
    things = [Thing("role", role) for role in ROLE_NAMES[:NO_ROLE]] if is_base else []
    faces = (*manifest.cards, *manifest.copies)
    things += [Thing("card", face.id, copies_in(manifest, face.id)) for face in faces]
    things += [Thing("character", who.id) for who in (*manifest.characters, *manifest.special_characters)]
    things += [Thing("event", event.id) for event in manifest.events]
    things += [Thing("wagon", wagon.id) for wagon in manifest.wagons]
    things += [Thing("station", station.id) for station in manifest.stations]
    things += [Thing("locomotive", side.id) for side in manifest.locomotive]
    options = (*manifest.options, *modes_options(), *SERIES_OPTIONS) if is_base else manifest.options
    choices = tuple(TableOption(one.id, one.default, one.implies) for one in options)
    return SetOfThings(manifest.id, manifest.needs, tuple(things), choices)


def copies_in(manifest: Manifest, face: str) -> tuple[str, ...]:
    """The keys of the physical cards of a face that the set brings."""
    return tuple(KEY[card] for card in manifest.deck if PRINTED[card].face.id == face)
