"""The ledger: what a series keeps from game to game. It lies on the table of the game being played."""

from __future__ import annotations

from sixgun.classic.rules.tables import CHARACTERS, KEY
from sixgun.classic.table.part import Part
from sixgun.classic.table.roles import DEPUTY, ROLE_NAMES, SHERIFF
from sixgun.classic.table.state import State
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

# what is going on
KEEPERS: Final = 0  # who keeps the character hired [CL-VAR-4]
AUCTIONS: Final = 1
CASTING: Final = 2  # characters are chosen, where they are dealt
PURCHASES: Final = 3  # who keeps which cards [CL-VAR-3]
PLAYING: Final = 4
INTERVAL: Final = 5  # a game is over: everybody looks at it before the next is dealt
STAGES: Final = ("keepers", "auctions", "casting", "purchases", "playing", "interval")

HUNDRED: Final = 100  # all money is counted in hundreds [CL-VAR-6]
START_MONEY: Final = 1000  # of Hire [CL-VAR-4]
BOUNTY: Final = 1000  # [CL-VAR-5]


class Finished:
    """A game of the series that is over. Nobody changes it."""

    __slots__ = ("sheriff", "side", "winners", "roles", "alive", "dollars", "turns")

    def __init__(
        self,
        sheriff: int,
        side: int,
        winners: list[int],
        roles: list[int],
        alive: list[bool],
        dollars: list[int],
        turns: list[int],
    ) -> None:
        self.sheriff = sheriff
        self.side = side
        self.winners = winners
        self.roles = roles
        self.alive = alive
        self.dollars = dollars  # what each scored
        self.turns = turns  # how many turns each had

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return {
            "sheriff": self.sheriff,
            "side": ROLE_NAMES[self.side],
            "winners": self.winners,
            "roles": [ROLE_NAMES[role] for role in self.roles],
            "alive": self.alive,
            "dollars": self.dollars,
            "turns": self.turns,
        }


NO_GAMES: Final[list[Finished]] = []
NO_CARDS: Final[list[list[int]]] = []


class Ledger(Part):
    """All of it is public but who betrayed the Sheriff. Lists marked * are replaced, never changed."""

    __slots__ = (
        "games", "number", "first", "stage", "money", "history", "lots",
        "hired", "prices", "remains", "to_ask", "row", "opener", "lot", "bid", "holder",
        "falls", "traitors", "turns",
    )  # fmt: skip

    is_weighed = True

    def __init__(self, players: int, first: int, money: int) -> None:
        self.games = players  # everybody is Sheriff once [CL-SCORE-1]
        self.number = 0  # the game being played, from 0
        self.first = first  # the first Sheriff
        self.stage = AUCTIONS
        self.money = [money] * players  # *
        self.history = NO_GAMES  # *
        self.lots: list[int] = []  # * at the end: the order in which the lot puts equals [CL-SCORE-6]
        self.hired = [NONE] * players  # * the character bought, as its place in CHARACTERS [CL-VAR-4]
        self.prices = [NONE] * players  # * what was paid for it
        self.remains = NO_CARDS  # * what lay before each living player at the end of the last game [CL-VAR-3]
        self.to_ask: list[int] = []  # * who may still keep a character
        self.row: list[int] = []  # * characters turned up
        self.opener = NONE  # who opens the next auction
        self.lot = NONE  # the character up for auction
        self.bid = NONE
        self.holder = NONE  # whose bid it is
        self.falls: list[int] = []  # * seats in the order of their elimination
        self.traitors: list[int] = []  # * Deputies who felled the Sheriff [CL-SCORE-3]
        self.turns = [0] * players  # * how many turns each had in this game [CL-SCORE-6]

    def copy(self) -> Ledger:
        """An independent copy."""
        new = Ledger(self.games, self.first, 0)
        new.number, new.stage, new.money, new.history, new.lots = (
            self.number, self.stage, self.money, self.history, self.lots,
        )  # fmt: skip
        new.hired, new.prices, new.remains, new.to_ask, new.row = (
            self.hired, self.prices, self.remains, self.to_ask, self.row,
        )  # fmt: skip
        new.opener, new.lot, new.bid, new.holder = self.opener, self.lot, self.bid, self.holder
        new.falls, new.traitors, new.turns = self.falls, self.traitors, self.turns
        return new

    @property
    def sheriff(self) -> int:
        """Whose turn it is to be the Sheriff: clockwise from the first. [CL-SCORE-1]"""
        return (self.first + self.number) % self.games

    @property
    def is_last(self) -> bool:
        """Is it the last game of the series?"""
        return self.number + 1 == self.games

    def facts(self) -> list[object]:
        """All of it by stable keys."""
        return [
            "ledger", self.games, self.number, self.first, self.stage, self.money, self.lots,
            [game.to_dict() for game in self.history], names_of(self.hired), self.prices,
            [[KEY[card] for card in cards] for cards in self.remains], self.to_ask, names_of(self.row),
            self.opener, names_of([self.lot]), self.bid, self.holder, self.falls, self.traitors, self.turns,
        ]  # fmt: skip

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """Where the series stands."""
        found: dict[str, object] = {
            "game": self.number + 1,
            "games": self.games,
            "stage": STAGES[self.stage],
            "sheriff": self.sheriff,
            "dollars": self.money,
            "history": [game.to_dict() for game in self.history],
        }
        if self.stage in (KEEPERS, AUCTIONS, CASTING, PURCHASES):
            found |= {
                "hired": names_of(self.hired),
                "prices": [None if price == NONE else price for price in self.prices],
                "turned_up": names_of(self.row),
                "remains": [[KEY[card] for card in cards] for cards in self.remains],
            }
            if self.lot != NONE:
                found |= {"lot": names_of([self.lot])[0], "bid": self.bid, "bidder": self.holder}
        return {"series": found}

    # -- what happens in the game ---------------------------------------------------------------------

    def turn_begins(self, g: State, seat: int) -> None:
        """Turns count for the tie-break. [CL-SCORE-6]"""
        self.turns = [turns + 1 if s == seat else turns for s, turns in enumerate(self.turns)]

    def fell(self, g: State, seat: int, by: int) -> None:
        """Who fell last, and who betrayed the Sheriff, is only counted at the end. [CL-SCORE-3 CL-SCORE-4]"""
        self.falls = [*self.falls, seat]
        feud = any([one.ability.goal is not None for one in g.table])  # everybody for himself [WW-WIN-2]
        if g.players[seat].role == SHERIFF and by != NONE and g.players[by].role == DEPUTY and not feud:
            self.traitors = [*self.traitors, by]

    # -- money ----------------------------------------------------------------------------------------

    def earn(self, seat: int, dollars: int) -> None:
        """Money comes, or goes."""
        self.money = [money + dollars if s == seat else money for s, money in enumerate(self.money)]

    def purse(self, seat: int) -> int:
        """What *seat* can spend: debts are no money."""
        return max(0, self.money[seat])


def names_of(characters: list[int]) -> list[str | None]:
    """Characters by their ids; none for none."""
    return [None if number == NONE else CHARACTERS[number].id for number in characters]


def ledger_of(g: State) -> Ledger:
    """The ledger of this table. Look it up again after a question: a redeal puts another one in its place."""
    for part in g.parts:
        if isinstance(part, Ledger):
            return part
    raise AssertionError("this table is no part of a series")


def pay_bounty(g: State, by: int, seat: int) -> None:
    """Dollars instead of cards for an Outlaw. [CL-VAR-5]"""
    ledger_of(g).earn(by, BOUNTY)
    g.tell("bounty", by, seat, amount=BOUNTY)
