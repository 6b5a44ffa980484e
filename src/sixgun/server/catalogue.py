"""What there is to play and to look up: games, sets, options, cards, rulings."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from sixgun import bots
from sixgun.games import GAMES, Kind
from sixgun.kernel.errors import SixgunError
from sixgun.locale import LANGUAGES
from sixgun.rulings.format import BadRuling, read_ruling
from sixgun.rulings.library import shipped
from sixgun.rulings.practice import playable
from sixgun.server import clock
from sixgun.server.http_types import (
    Catalogue,
    CatalogueEntry,
    GameInfo,
    Games,
    ModeInfo,
    RulingLine,
    Rulings,
    SetInfo,
    SquadInfo,
)


@cache
def games() -> Games:
    """All games."""
    return Games([game_info(kind) for kind in GAMES.values()], list(clock.NAMES), list(bots.NAMES), list(LANGUAGES))


def game_info(kind: Kind) -> GameInfo:
    """One of them."""
    return GameInfo(
        id=kind.id,
        rules=kind.rules,
        players=players_of(kind),
        modes=modes_of(kind),
        roles={str(players): counts for players, counts in getattr(part(kind, "player"), "ROLE_COUNTS", {}).items()},
        sets=sets_of(kind),
        options=options_of(kind),
    )


def part(kind: Kind, name: str) -> Any:
    """A module of the game's package, or None."""
    try:
        return import_module(f"{kind.module.rpartition('.')[0]}.{name}")
    except ModuleNotFoundError:
        return None


def players_of(kind: Kind) -> list[int]:
    """For how many: what a setup accepts."""
    found = []
    for players in range(1, 11):
        try:
            kind.read_setup({"players": players})
        except (SixgunError, TypeError, KeyError):
            continue
        found.append(players)
    return found


def sets_of(kind: Kind) -> list[SetInfo]:
    """Its sets with what they bring."""
    characters = ("characters", "special_characters")
    return [SetInfo(id, ids(m, "cards"), ids(m, *characters)) for id, m in manifests_of(kind).items()]


def manifests_of(kind: Kind) -> dict[str, Any]:
    """The manifests of all its sets."""
    sets = part(kind, "sets")
    if hasattr(sets, "all_manifests"):
        return {manifest.id: manifest for manifest in sets.all_manifests()}
    return dict(sets.SETS)


def modes_of(kind: Kind) -> list[ModeInfo]:
    """Its modes, where it has several ways to be played."""
    options = part(kind, "options")
    if options is None:
        return []
    return [mode_info(kind, mode) for mode in getattr(options, "MODES", {}).values()]


def mode_info(kind: Kind, mode: Any) -> ModeInfo:
    """One of them, with those who may be in each squad."""
    pool = part(kind, "setup").pool_of
    characters = part(kind, "abilities").CHARACTERS
    squads = [SquadInfo(squad.id, [characters[who].id for who in pool(squad)]) for squad in mode.squads]
    return ModeInfo(mode.id, list(mode.sets), squads, mode.size, mode.size, mode.most)


def things(manifest: object, name: str) -> list[Any]:
    """What a manifest lists under a name, by families or not."""
    listed = getattr(manifest, name, ())
    if isinstance(listed, dict):
        listed = [thing for group in listed.values() if isinstance(group, tuple) for thing in group]
    return [thing for thing in listed if hasattr(thing, "id")] if isinstance(listed, tuple | list) else []


def ids(manifest: object, *names: str) -> list[str]:
    """The ids of what a manifest lists under these names."""
    return [thing.id for name in names for thing in things(manifest, name)]


def options_of(kind: Kind) -> dict[str, Any]:
    """Its table options with their defaults."""
    setup = part(kind, "setup")
    if hasattr(setup, "default_options"):
        return dict(setup.default_options(tuple(manifests_of(kind))))
    return dict(getattr(part(kind, "options"), "DEFAULTS", {}))


@cache
def catalogue() -> Catalogue:
    """Every card and character."""
    found: list[CatalogueEntry] = []
    for kind in GAMES.values():
        for set_id, manifest in manifests_of(kind).items():
            for name in vars(manifest):
                found += [entry(kind.id, set_id, name, thing) for thing in things(manifest, name)]
    return Catalogue(found)


def entry(game: str, set_id: str, list_name: str, thing: Any) -> CatalogueEntry:
    """One of them; its texts are in the locale files."""
    what = list_name.removeprefix("special_").removesuffix("s")
    prefix = "" if game == "classic" else f"{game}-"
    copies = getattr(thing, "copies", "")
    return CatalogueEntry(
        id=thing.id,
        game=game,
        set=set_id,
        kind=str(getattr(thing, "kind", what)),
        text=f"{prefix}{what}-{thing.id}".replace("_", "-"),
        copies=copies.split() if isinstance(copies, str) else [str(copy) for copy in copies],
    )


@cache
def rulings() -> Rulings:
    """The rulings shipped with the package."""
    found = []
    for path in shipped():
        try:
            ruling = read_ruling(path)
        except BadRuling:
            continue
        found.append(RulingLine(ruling.id, ruling.title, ruling.game, list(ruling.covers), playable(ruling)))
    return Rulings(found)
