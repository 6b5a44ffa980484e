"""Beliefs about roles by learnt likelihoods: all ways to share them out, weighed by what everybody saw. [CL-INFO-1]"""

from __future__ import annotations

from math import exp, inf

from sixgun.bots.bot import Acts
from sixgun.bots.classic.beliefs import Beliefs, Guess, harms_among
from sixgun.bots.classic.ledger import RoleLedger, open_ledger
from sixgun.bots.classic.weights import Weights
from sixgun.classic.table.roles import DEPUTY, OUTLAW
from sixgun.classic.view import View
from sixgun.kernel.hints import i64
from sixgun.kernel.option import NONE


class Odds:
    """A way that is still possible: its place in the ledger, and how likely it is."""

    __slots__ = ("way", "chance")

    def __init__(self, way: int, chance: float) -> None:
        self.way: i64 = way
        self.chance = chance


class Column:
    """The possible ways in which a seat that hides its role has this role, or that one."""

    __slots__ = ("guess", "outlaw", "deputy", "renegade")

    def __init__(self, guess: Guess, roles: list[int], odds: list[Odds]) -> None:
        self.guess = guess
        self.outlaw = [one for one in odds if roles[one.way] == OUTLAW]
        self.deputy = [one for one in odds if roles[one.way] == DEPUTY]
        self.renegade = [one for one in odds if roles[one.way] not in (OUTLAW, DEPUTY)]

    def add_up(self) -> None:
        """How likely each role is."""
        self.guess.outlaw = sum_of(self.outlaw)
        self.guess.deputy = sum_of(self.deputy)
        self.guess.renegade = sum_of(self.renegade)


def sum_of(odds: list[Odds]) -> float:
    """How likely one of these ways is the true one."""
    found = 0.0
    for one in odds:
        found += one.chance
    return found


class Learnt(Beliefs):
    """As sure as the acts allow: mine tell me nothing, and the roles of the dead rule ways out."""

    __slots__ = ("ledger", "is_apart", "odds", "columns", "is_guess")

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.ledger: RoleLedger | None = None
        self.is_apart = False  # I forgot what others may not have forgotten yet
        self.odds: list[Odds] = []  # of the ways still possible
        self.columns: list[Column] = []  # of the unknown seats
        self.is_guess = False  # nothing to count on: as the baseline has it

    def begin_anew(self, forgets: bool) -> None:
        """Count again; if roles were dealt anew, there are other ways."""
        super().begin_anew(forgets)
        if forgets:
            self.ledger = None
            self.is_apart = True

    def learn(self, view: View, acts: Acts) -> bool:
        """Bring the numbers up to date; False if nothing has changed."""
        if self.is_guess:
            return super().learn(view, acts)
        ledger = self.ledger
        if ledger is None:
            ledger = self.ledger = self.find(view, acts)
            if ledger is None:
                self.is_guess = True
                self.heard = harms_among(acts, self.read)
                return super().learn(view, acts)
        self.read = len(acts.seats)
        if ledger.read < self.read:
            ledger.read_on(acts)
        if len(view.order) != self.living:
            self.living = len(view.order)
            self.begin(view)
            self.rule_out(view)
        elif ledger.changes == self.weighed:
            return False
        self.weighed = ledger.changes
        self.reckon(ledger)
        return True

    def find(self, view: View, acts: Acts) -> RoleLedger | None:
        """The ledger of this game that others have opened, or a new one."""
        lore = self.weights.lore_for(len(view.roles))
        if lore is None:
            return None
        for other in [] if self.is_apart else acts.ledgers:
            if isinstance(other, RoleLedger) and other.lore is lore and other.number == view.number:
                return other
        ledger = open_ledger(lore, view, self.read)
        if ledger is not None and not self.is_apart:
            acts.ledgers.append(ledger)
        return ledger

    def rule_out(self, view: View) -> None:
        """Which ways are left, by the roles I know."""
        ledger = self.ledger
        assert ledger is not None
        known = [seat for seat in range(len(view.roles)) if view.roles[seat] != NONE and seat != ledger.sheriff]
        ways = list(range(ledger.ways))
        for seat in known:
            role = view.roles[seat]
            column = ledger.roles[seat]
            ways = [way for way in ways if column[way] == role]
        self.odds = [Odds(way, 1.0 / len(ways)) for way in ways]
        self.columns = [Column(self.guesses[seat], ledger.roles[seat], self.odds) for seat in self.unknown]

    def reckon(self, ledger: RoleLedger) -> None:
        """The chance of each way, and of each role for each seat."""
        if not self.odds:  # somebody is not who he must be: what can be counted, counts
            self.balance()
            return
        self.weigh_ways(ledger)
        for column in self.columns:
            column.add_up()

    def weigh_ways(self, ledger: RoleLedger) -> None:
        """How likely each way is by all acts but mine."""
        mine = ledger.by_actor[self.me]
        total = ledger.total
        top = -inf
        for one in self.odds:
            one.chance = total[one.way].value - mine[one.way].value
            top = max(top, one.chance)
        weights = 0.0
        for one in self.odds:
            one.chance = exp(one.chance - top)
            weights += one.chance
        share = (1.0 - ledger.lore.doubt) / weights
        even = ledger.lore.doubt / len(self.odds)
        for one in self.odds:
            one.chance = share * one.chance + even
