"""Set up a table: check what was asked for, deal. [CL-SETUP-1 CL-SETUP-6]"""

from __future__ import annotations

from sixgun.classic.dealing import Plan, deal_table
from sixgun.classic.modes import mode_for, modes_options
from sixgun.classic.modes.mode import Mode
from sixgun.classic.rules.options import (
    CHARACTER_CHOICE_OF_TWO,
    NEED_A_SERIES,
    NO_BOOK_CARDS,
    SCORING_SERIES,
    SERIES_OPTIONS,
    SPECIAL_CHARACTERS,
    VARIANT_HIRE,
    TableOption,
    options_on,
    read_options,
)
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.sets import home_of, manifest_of, read_sets
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.game import Game


class Setup:
    """What a table was asked to be, checked. It is part of every record."""

    __slots__ = ("players", "sets", "options", "mode", "bits", "cast", "deck")

    def __init__(
        self,
        players: int,
        sets: tuple[object, ...] = ("base",),
        options: dict[str, object] | None = None,
    ) -> None:
        self.sets = read_sets(sets)
        self.options = read_options(options or {}, known_options(self.sets), self.sets, home_of)
        self.mode: Mode = mode_for(players, self.options)
        check_series(players, self.mode, self.options)
        self.players = players
        self.bits = options_on(self.options, known_options(self.sets))
        self.cast = cast_of(self.sets, self.bits)  # never changed, as the next one
        self.deck = deck_of(self.sets, self.bits)

    def to_dict(self) -> dict[str, object]:
        """As it stands in a record."""
        return {"players": self.players, "sets": list(self.sets), "options": self.options}

    @staticmethod
    def from_dict(data: dict[str, object]) -> Setup:
        """Read it from a record or a request."""
        unknown = sorted(set(data) - {"players", "sets", "options"})
        if unknown:
            raise BadSetup(f"a setup has players, sets and options, not {', '.join(unknown)}")
        sets, options, players = data.get("sets", ["base"]), data.get("options", {}), data.get("players")
        if not isinstance(sets, list) or not isinstance(options, dict) or not isinstance(players, int):
            raise BadSetup("a setup needs players (a number), sets (a list) and options (a table)")
        return Setup(players, tuple(sets), options)


def known_options(sets: tuple[str, ...]) -> tuple[TableOption, ...]:
    """The options these sets bring, those of the modes and of a series."""
    found = [option for name in sets for option in manifest_of(name).options]
    return tuple(dict.fromkeys([*found, *modes_options(), *SERIES_OPTIONS]))


def default_options(sets: tuple[str, ...]) -> dict[str, bool]:
    """The house rules of these sets, as they are unless somebody says otherwise: any of them goes with any other.

    (What makes a mode or a series does not: not every table can have it.)
    """
    return {option.id: option.default for name in sets for option in manifest_of(name).options}


def set_up(setup: Setup, seed: str) -> Game:
    """A new table: a single game, or a series of them. [CL-SETUP-2 CL-SCORE-1]"""
    plan = plan_of(setup)
    chance = Chance(key_of(seed))
    if plan.options & SCORING_SERIES.bit:
        from sixgun.classic.series.series import Series  # like the sets: imported when a setup asks for it

        return Series(plan, chance)
    return deal_table(plan, chance)


def plan_of(setup: Setup) -> Plan:
    """What the tables of this setup are made of."""
    return Plan(setup.mode, setup.players, setup.sets, setup.bits, setup.cast, setup.deck)


def check_series(players: int, mode: Mode, options: dict[str, bool]) -> None:
    """What needs dollars needs a series, and a series roles that are scored. [CL-SCORE-5 CL-VAR-3 CL-VAR-4 CL-VAR-5]"""
    series = options.get(SCORING_SERIES.id, False)
    for option in NEED_A_SERIES:
        if options.get(option.id) and not series:
            raise BadSetup(f"table option {option.id!r} needs {SCORING_SERIES.id!r}: it is about dollars")
    if series and not mode.is_scored:
        raise BadSetup(f"games of {players} players are not scored: a series is for 4 to 8")
    if options.get(VARIANT_HIRE.id) and options.get(CHARACTER_CHOICE_OF_TWO.id):
        raise BadSetup(
            f"{VARIANT_HIRE.id!r} auctions the characters and {CHARACTER_CHOICE_OF_TWO.id!r} deals them: one of the two"
        )


def cast_of(sets: tuple[str, ...], bits: int) -> list[int]:
    """The characters in use. [CL-SETUP-3]"""
    found: list[int] = []
    for name in sets:
        found += manifest_of(name).cast
        if bits & SPECIAL_CHARACTERS.bit:
            found += manifest_of(name).special_cast
    return found


def deck_of(sets: tuple[str, ...], bits: int) -> list[int]:
    """The playing cards in use. [CL-SETUP-8]"""
    deck = [card for name in sets for card in manifest_of(name).deck]
    return [card for card in deck if not PRINTED[card].face.book] if bits & NO_BOOK_CARDS.bit else deck
