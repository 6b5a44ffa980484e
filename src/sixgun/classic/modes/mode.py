"""A mode: how many play, who has which role, who begins, how the game is won."""

from __future__ import annotations

from sixgun.classic.play.goals import LAW_AND_ORDER, Goal
from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import KEEP
from sixgun.classic.rules.options import CHARACTER_CHOICE_OF_TWO, TableOption
from sixgun.classic.rules.tables import CHARACTERS
from sixgun.classic.table.player import DEPARTED, POOL, SHOWN, UNSEEN, Player
from sixgun.classic.table.roles import ROLE_NAMES, SHERIFF
from sixgun.classic.table.state import CASTING, START, State
from sixgun.kernel.ask import Rule, Together
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option

NOBODYS: Final[list[Ability]] = []


class Mode:
    """One way to play. Stateless; a table keeps it as ``g.mode``."""

    id: str = ""
    goal: Goal = LAW_AND_ORDER
    players: tuple[int, ...] = ()  # for how many it is
    roles: tuple[int, ...] = ()
    persons_are_seats: bool = True  # everybody has one figure
    public_roles: bool = False
    starter: int = SHERIFF  # the role that begins
    option: TableOption | None = None  # what chooses it where the number of players does not
    options: tuple[TableOption, ...] = ()  # what may be agreed besides
    abilities: list[Ability] = NOBODYS  # what everybody has in it
    registers: tuple[Ability, ...] = ()  # what else it has
    is_scored: bool = True  # dollars are counted in a series of it [CL-SCORE-5]

    def role_counts(self, players: int) -> dict[str, int]:
        """How many of each role everybody knows to be dealt."""
        roles = self.roles_for(players)
        return {ROLE_NAMES[role]: roles.count(role) for role in sorted(set(roles))}

    def roles_for(self, players: int) -> list[int]:
        """The roles dealt to so many players. [CL-SETUP-1]"""
        return list(self.roles[:players])

    def seat_players(self, g: State, players: int, chance: Chance, first: int = NONE) -> None:
        """Everybody gets a seat and a role; who begins: by lot, or *first*, where it goes round. [CL-SCORE-1]"""
        roles = self.roles_for(players)
        chance.shuffle(roles)
        if first != NONE:
            at = roles.index(self.starter)
            roles[at], roles[first] = roles[first], roles[at]
        self.sit_down(g, roles)

    def sit_down(self, g: State, roles: list[int]) -> None:
        """Roles by seat; who has the role that begins, begins."""
        g.players = [Player(seat, seat, role, []) for seat, role in enumerate(roles)]
        for p in g.players:
            if p.role == SHERIFF or self.public_roles:
                p.marks = SHOWN
        g.turn = roles.index(self.starter)

    def deal_roles(self, g: State, seat: int, chance: Chance) -> list[int]:
        """The roles by seat, those that *seat* does not know dealt anew."""
        roles = [p.role for p in g.players]
        unknown = [g.players[s] for s in hidden_roles(g, seat)]
        for pool in sorted({int(p.marks >> POOL) for p in unknown}):  # each among those with whom it was dealt
            hidden = [p.seat for p in unknown if p.marks >> POOL == pool]
            mixed = sorted([roles[s] for s in hidden])
            chance.shuffle(mixed)
            for s, role in zip(hidden, mixed, strict=True):
                roles[s] = role
        return roles

    def deal_characters(self, g: State, pool: list[int]) -> None:
        """Two each, face down; the first is taken, unless everybody chooses. [CL-SETUP-3 CL-SETUP-4]"""
        for p in g.players:
            p.reserve = [pool.pop(), pool.pop()]
        if g.is_on(CHARACTER_CHOICE_OF_TWO):
            g.phase = CASTING
            return
        for p in g.players:
            p.becomes(CHARACTERS[p.reserve[0]])
            p.reserve = p.reserve[1:]

    def cast(self, g: State) -> Rule:
        """Everything before the first turn that is asked for."""
        yield from self.choose(g)
        self.deal_hands(g)
        g.recount_all()
        g.phase = START

    def choose(self, g: State) -> Rule:
        """Each keeps one of two characters, all at once; the other is the reserve. [CL-SETUP-3 CL-SETUP-4 CL-C-30]"""
        asks = Together("character", [Ask(g, p.seat, "character", TWO_CHARACTERS) for p in g.players], True)
        yield asks
        for p, choice in zip(g.players, asks.chosen, strict=True):
            assert choice is not None
            p.becomes(CHARACTERS[choice.card])
            p.reserve = [c for c in p.reserve if c != choice.card]
            g.tell("character", p.seat, cause=p.character.id)

    def takers(self, g: State, me: int) -> list[int]:
        """In which order all take from a General Store. [CL-TIME-3]"""
        return [me] + g.others(me)

    # where a person has several figures

    def next_seat(self, g: State) -> int:
        """Whose turn comes next."""
        raise NotImplementedError

    def open_turn(self, g: State, me: int) -> Rule:
        """The steps before phase 1."""
        raise NotImplementedError

    def wake(self, g: State, seat: int) -> bool:
        """Does that figure count as active just for now?"""
        return False

    def sleep(self, g: State, seat: int) -> None:
        """No longer."""

    def fallen(self, g: State, seat: int) -> None:
        """One figure is gone."""

    def deal_hands(self, g: State) -> None:
        """As many cards as life points, or as the character says. [CL-SETUP-6]"""
        for p in g.players:
            g.draw(p.seat, first_hand(p) - len(p.hand))
        for p in g.players:
            p.character.arrives(g, p.seat)


def first_hand(p: Player) -> int:
    """How many cards a player begins with. [CL-SETUP-6]"""
    return p.character.first_hand or p.life


def hidden_roles(g: State, seat: int) -> list[int]:
    """Whose roles *seat* does not know; who left without a word has told it by that. [CL-6P-9]"""
    return [p.seat for p in g.players if not p.marks & (SHOWN | DEPARTED) and (p.person != seat or p.marks & UNSEEN)]


class TwoCharacters(Offer):
    """The characters dealt to this seat. [CL-SETUP-3]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return [KEEP.of(c, NONE) for c in g.players[seat].reserve]


TWO_CHARACTERS: Final = TwoCharacters()
