"""What there is to play and to look up: games, sets, options, cards, rulings."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from sixgun import bots
from sixgun.games import GAMES, Kind
from sixgun.kernel.catalogue import Mode, SetOfThings, Thing
from sixgun.locale import LANGUAGES
from sixgun.rulings.format import BadRuling, Ruling, read_ruling
from sixgun.rulings.library import shipped
from sixgun.rulings.practice import playable
from sixgun.rulings.titles import case_title_of, title_of
from sixgun.server.protocol.http_types import (
    Catalogue,
    CatalogueEntry,
    GameInfo,
    Games,
    ModeInfo,
    RulingCase,
    RulingLine,
    Rulings,
    SetInfo,
    SquadInfo,
)
from sixgun.server.room import clock


@cache
def games() -> Games:
    """All games."""
    return Games(
        [game_info(kind) for kind in GAMES.values()],
        [clock.PRESETS[name] for name in clock.NAMES],
        bots.offered(),
        list(LANGUAGES),
        list(bots.TEMPERAMENTS),
        [name for name in bots.offered() if name not in bots.STEADY],
    )


def game_info(kind: Kind) -> GameInfo:
    """One of them."""
    found = kind.catalogue()
    return GameInfo(
        id=kind.id,
        rules=kind.rules,
        players=list(found.players),
        modes=[mode_info(mode) for mode in found.modes],
        roles={str(players): counts for players, counts in found.roles.items()},
        sets=[set_info(one) for one in found.sets],
    )


def set_info(one: SetOfThings) -> SetInfo:
    """One of its sets."""
    options = {option.id: option.default for option in one.options}
    presets = {option.id: list(option.implies) for option in one.options if option.implies}
    return SetInfo(one.id, list(one.needs), one.ids("card"), one.ids("character"), options, presets)


def mode_info(mode: Mode) -> ModeInfo:
    """One of its modes, with those who may be in each squad."""
    squads = [SquadInfo(side.id, list(side.characters)) for side in mode.sides]
    return ModeInfo(mode.id, list(mode.sets), squads, mode.size, mode.fewest, mode.most)


@cache
def catalogue() -> Catalogue:
    """Every thing of every game."""
    return Catalogue([entry(kind, *found) for kind in GAMES.values() for found in kind.catalogue().everything()])


def entry(kind: Kind, set_id: str, thing: Thing) -> CatalogueEntry:
    """One of them; its texts are in the locale files."""
    prefix = kind.part("locale", "SENTENCES").prefix
    text = f"{prefix}{thing.kind}-{thing.id}".replace("_", "-")
    return CatalogueEntry(thing.id, kind.id, set_id, thing.kind, text, list(thing.copies))


@cache
def rulings(language: str) -> Rulings:
    """The rulings shipped with the package, with their titles in that language."""
    return Rulings([line_of(ruling, language) for ruling in readable_rulings()])


@cache
def readable_rulings() -> list[Ruling]:
    """Every shipped ruling that can be understood."""
    found = []
    for path in shipped():
        with suppress(BadRuling):
            found.append(read_ruling(path))
    return found


def line_of(ruling: Ruling, language: str) -> RulingLine:
    """What the list says of a ruling."""
    open_to_play = playable(ruling)
    cases = [
        RulingCase(case.number, case_title_of(ruling, case, language))
        for case in ruling.cases
        if case.number in open_to_play
    ]
    return RulingLine(ruling.id, title_of(ruling, language), ruling.game, list(ruling.covers), cases)
