"""Set up a table: check what was asked for, deal. [CL-SETUP-1 CL-SETUP-6]"""

from __future__ import annotations

from sixgun.classic.game import Classic
from sixgun.classic.modes import mode_for, modes_options
from sixgun.classic.modes.mode import Mode
from sixgun.classic.rules.options import NO_BOOK_CARDS, SPECIAL_CHARACTERS, TableOption, options_on, read_options
from sixgun.classic.rules.tables import FACE
from sixgun.classic.sets import manifest_of, read_sets
from sixgun.classic.table.force import NOTHING_IN_FORCE
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import BadSetup


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
        self.options = read_options(options or {}, known_options(self.sets), self.sets)
        self.mode: Mode = mode_for(players, self.options)
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
    """The options these sets bring, and those of the modes."""
    found = [option for name in sets for option in manifest_of(name).options]
    return tuple(dict.fromkeys([*found, *modes_options()]))


def default_options(sets: tuple[str, ...]) -> dict[str, bool]:
    """The options with these sets, as they are unless somebody says otherwise."""
    return {option.id: option.default for option in known_options(sets)}


def set_up(setup: Setup, seed: str) -> Classic:
    """A new table: roles, characters, cards, what the sets lay besides. [CL-SETUP-2 CL-SETUP-7]"""
    mode = setup.mode
    g = Classic(mode, setup.bits, Chance(key_of(seed)))
    mode.seat_players(g, setup.players, g.chance)
    g.eye = [1 << p.person for p in g.players]
    g.everybody = 0
    for eye in g.eye:
        g.everybody |= eye
    g.force = [NOTHING_IN_FORCE] * (len(g.players) + 1)
    g.cast = setup.cast
    pool = g.cast[:]
    g.chance.shuffle(pool)
    g.deck = setup.deck[:]
    g.chance.shuffle(g.deck)
    g.discards = []
    g.sit(list(range(len(g.players))))
    mode.deal_characters(g, pool)
    g.table = mode.abilities[:]
    g.recount_all()
    for name in setup.sets:
        manifest = manifest_of(name)
        g.pile_matters = g.pile_matters or manifest.reads_discards
        if manifest.lays is not None:
            manifest.lays(g)
    return g


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
    return [card for card in deck if not FACE[card].book] if bits & NO_BOOK_CARDS.bit else deck
