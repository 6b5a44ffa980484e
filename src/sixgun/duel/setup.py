"""Set up a table: check what was asked for, shuffle, deal. [DU-SETUP-1 DU-SETUP-6 RE-SETUP-1]"""

from __future__ import annotations

from sixgun.duel.abilities import CAST, CHARACTERS, FAMILIES, KEY, NOBODY
from sixgun.duel.game import Duel
from sixgun.duel.options import Mode, Options, Squad, mode_of, read_options, sets_of
from sixgun.duel.places import CIRCLES, standing_of
from sixgun.duel.sets import SETS
from sixgun.duel.state import NOTHING, State
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE


class Setup:
    """What a table was asked to be, checked. It is part of every record."""

    __slots__ = ("mode", "sets", "options", "agreed", "pools")

    def __init__(
        self,
        mode: object = None,
        players: object = None,
        sets: object = None,
        options: dict[str, object] | None = None,
    ) -> None:
        self.mode: Mode = mode_of(mode, players)
        self.sets = sets_of(self.mode, sets)
        self.options: dict[str, object] = options or {}
        self.agreed: Options = read_options(self.mode, self.options, cast_of(self.mode))
        self.pools = [pools_of(self.mode, shift) for shift in range(self.players)]  # by who leads the first squad

    @property
    def players(self) -> int:
        """How many."""
        return len(self.mode.squads)

    def to_dict(self) -> dict[str, object]:
        """As it stands in a record."""
        return {"mode": self.mode.id, "players": self.players, "sets": list(self.sets), "options": self.options}

    @staticmethod
    def from_dict(data: dict[str, object]) -> Setup:
        """Read it from a record or a request."""
        unknown = sorted(set(data) - {"mode", "players", "sets", "options"})
        if unknown:
            raise BadSetup(f"a setup has mode, players, sets and options, not {', '.join(unknown)}")
        options, players = data.get("options", {}), data.get("players")
        if not isinstance(options, dict):
            raise BadSetup("the options of a setup are a table of names and values")
        if players is not None and (isinstance(players, bool) or not isinstance(players, int)):
            raise BadSetup(f"players is a number, 2 or 3, not {players!r}")
        return Setup(data.get("mode"), players, data.get("sets"), options)


def cast_of(mode: Mode) -> list[str]:
    """The ids of all characters of a mode."""
    return [CHARACTERS[c].id for squad in mode.squads for c in pool_of(squad)]


def pool_of(squad: Squad) -> list[int]:
    """The characters a squad is drawn from. [RE-SETUP-1]"""
    pool: list[int] = []
    for family in squad.families:
        pool += PEOPLE[family]
    return pool


def deck_of(squad: Squad) -> list[int]:
    """The personal deck of a squad. [RE-SETUP-1]"""
    deck: list[int] = []
    for family in squad.families:
        deck += DECKS[family]
    return deck


def squads_of(mode: Mode, shift: int) -> list[int]:
    """By seat the place of its squad in the mode, if seat *shift* leads the first one. [DU-SETUP-8]"""
    n = len(mode.squads)
    return [(seat + n - shift) % n for seat in range(n)]


def pools_of(mode: Mode, shift: int) -> list[int]:
    """By card the deck it is shuffled into before the game."""
    pools = [NONE] * len(KEY)
    for seat, squad in enumerate(squads_of(mode, shift)):
        for card in deck_of(mode.squads[squad]):
            pools[card] = seat
    return pools


PEOPLE: Final[dict[str, list[int]]] = {
    family: [i for i, who in enumerate(CHARACTERS) if who.family == place] for place, family in enumerate(FAMILIES)
}
DECKS: Final[dict[str, list[int]]] = {
    family: [card for manifest in SETS.values() for card in manifest.deck(family)] for family in FAMILIES
}


def empty_table(setup: Setup, seed: str) -> State:
    """A table with nobody in play and nothing dealt: squads are seated, decks unshuffled."""
    n = setup.players
    g = Duel(setup.mode, setup.agreed, Chance(key_of(seed)))
    shift = g.chance.below(n) if setup.agreed.sides_by_lot else 0
    g.squads = squads_of(setup.mode, shift)
    g.turn = shift  # the first squad of the mode begins, and turns go clockwise [DU-SETUP-8]
    g.circle = CIRCLES[n]
    g.hands = [[] for _ in range(n)]
    g.decks = [deck_of(setup.mode.squads[squad]) for squad in g.squads]
    g.pools = setup.pools[shift]
    g.reserves = [NOTHING] * n
    g.unused = [NOTHING] * n
    g.front = [seat * 2 for seat in range(n)]
    g.standing = standing_of(g.front)
    g.awake = [NONE] * n
    g.who = [NOBODY] * (2 * n)
    g.life = [0] * (2 * n)
    g.gear = [NOTHING] * (2 * n)
    g.traits = [0] * n
    g.common = []
    g.discards = []
    return g


def set_up(setup: Setup, seed: str) -> State:
    """A new table: reserves and decks are shuffled; the first question is who is in front. [DU-SETUP-2 DU-SETUP-3]"""
    g = empty_table(setup, seed)
    size = setup.agreed.squad_size
    for seat in range(setup.players):
        if setup.agreed.squads:
            g.reserves[seat] = [CAST[who] for who in setup.agreed.squads[seat]]
            g.chance.shuffle(g.reserves[seat])
        else:
            pool = pool_of(setup.mode.squads[g.squads[seat]])
            g.chance.shuffle(pool)
            g.reserves[seat] = pool[:size]
            g.unused[seat] = pool[size:]
        g.chance.shuffle(g.decks[seat])
    return g
