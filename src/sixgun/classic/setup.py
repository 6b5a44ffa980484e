"""Set up a table: check what was asked for, deal. [CL-SETUP-1 CL-SETUP-6]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.abilities import CARD, CHARACTERS, FACE, CardVerb, Character
from sixgun.classic.flow import deal_hands, play_game
from sixgun.classic.offers import Ask
from sixgun.classic.options import Options, read_options
from sixgun.classic.parts import Script
from sixgun.classic.player import ROLES, SHERIFF, Player
from sixgun.classic.reasons import NO_SUCH_CARD, NOT_ASKED, NOT_YOURS
from sixgun.classic.redeal import Deal, deal_anew, lay_out
from sixgun.classic.sets import SETS
from sixgun.classic.state import CASTING, State
from sixgun.classic.view import View
from sixgun.kernel import ask, game
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.option import NONE


class Classic(Script):
    """The classic game: what the State leaves to the modules above it."""

    def play(self, g: State) -> Rule:
        """The turn loop."""
        return play_game(g)

    def view(self, g: State, viewer: int) -> game.View:
        """What *viewer* may know."""
        return View(g, viewer)

    def deal_anew(self, g: State, seat: int, chance: Chance) -> game.Deal:
        """Draw what *seat* does not know anew."""
        return deal_anew(g, seat, chance)

    def lay_out(self, g: State, deal: game.Deal) -> None:
        """Put every hidden thing where *deal* says."""
        assert isinstance(deal, Deal)
        lay_out(g, deal)

    def why_not(self, g: State, ask: ask.Ask | None, seat: int, card: str, target: int) -> dict[str, object] | None:
        """Why playing *card* at *target* is not offered; None if it is."""
        number = CARD.get(card, NONE)
        if number == NONE:
            return NO_SUCH_CARD.to_dict(card=card)
        if ask is None or not isinstance(ask, Ask):
            return NOT_ASKED.to_dict()
        for option in ask.options:
            if option.card == number and option.target == target and isinstance(option.verb, CardVerb):
                return None
        if number not in g.players[seat].hand:
            return NOT_YOURS.to_dict()
        return ask.offer.refuse(g, seat, number, target)


CLASSIC: Final = Classic()
NO_CHARACTER: Final = Character()
NO_CHARACTER.id = ""


class Setup:
    """What a table was asked to be, checked. It is part of every record."""

    __slots__ = ("players", "sets", "options")

    def __init__(
        self,
        players: int,
        sets: tuple[object, ...] = ("base",),
        options: dict[str, object] | None = None,
    ) -> None:
        if isinstance(players, bool) or not isinstance(players, int) or players not in ROLES:
            raise BadSetup(f"the classic game is for {min(ROLES)} to {max(ROLES)} players, not {players!r}")
        self.players = players
        self.sets = read_sets(sets)
        self.options = read_options(options or {})

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


def read_sets(sets: tuple[object, ...]) -> tuple[str, ...]:
    """The sets asked for, each known, the base among them, in the order of the manifests."""
    for name in sets:
        if not isinstance(name, str) or name not in SETS:
            raise BadSetup(f"there is no set {name!r}; the sets are {', '.join(SETS)}")
    if "base" not in sets:
        raise BadSetup("the classic game needs the set 'base'")
    return tuple(name for name in SETS if name in sets)


def set_up(setup: Setup, seed: str) -> State:
    """A new table: roles, characters, cards. [CL-SETUP-2 CL-SETUP-7]"""
    options = Options(setup.options)
    g = State(CLASSIC, options, Chance(key_of(seed)))
    roles = ROLES[setup.players][:]
    g.chance.shuffle(roles)
    g.cast = cast_of(setup, options)
    pool = g.cast[:]
    g.chance.shuffle(pool)
    g.deck = deck_of(setup, options)
    g.chance.shuffle(g.deck)
    g.discards = []
    g.players = [Player(seat, role, NO_CHARACTER, [], [], []) for seat, role in enumerate(roles)]
    g.turn = roles.index(SHERIFF)
    g.seat_order(list(range(setup.players)))
    for p in g.players:
        p.reserve = [pool.pop(), pool.pop()]
    if options.character_choice_of_two:
        g.phase = CASTING
    else:
        for p in g.players:
            p.becomes(CHARACTERS[p.reserve[0]])
            p.reserve = p.reserve[1:]
        deal_hands(g)
    g.rebuild()
    return g


def cast_of(setup: Setup, options: Options) -> list[int]:
    """The characters in use. [CL-SETUP-3]"""
    found: list[int] = []
    for name in setup.sets:
        found += SETS[name].cast
        if options.special_characters:
            found += SETS[name].special_cast
    return found


def deck_of(setup: Setup, options: Options) -> list[int]:
    """The playing cards in use. [CL-SETUP-8]"""
    deck = [card for name in setup.sets for card in SETS[name].deck]
    return [card for card in deck if not FACE[card].book] if options.no_book_cards else deck
