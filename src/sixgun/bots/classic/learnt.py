"""Beliefs about roles by learnt likelihoods: all ways to share them out, weighed by what everybody saw. [CL-INFO-1]"""

from __future__ import annotations

from math import exp

from sixgun.bots.bot import Acts
from sixgun.bots.classic.beliefs import Beliefs
from sixgun.bots.classic.ledger import RoleLedger, open_ledger
from sixgun.bots.classic.weights import Weights
from sixgun.classic.table.roles import DEPUTY, OUTLAW
from sixgun.classic.view import View
from sixgun.kernel.option import NONE


class Learnt(Beliefs):
    """As sure as the acts allow: mine tell me nothing, and the roles of the dead rule ways out."""

    __slots__ = ("ledger", "is_apart", "ways", "chances", "is_guess")

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.ledger: RoleLedger | None = None
        self.is_apart = False  # I forgot what others may not have forgotten yet
        self.ways: list[int] = []  # those still possible, by their place in the ledger
        self.chances: list[float] = []  # of each of them
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
        self.ways = ways
        self.chances = [1.0 / max(1, len(ways))] * len(ways)

    def reckon(self, ledger: RoleLedger) -> None:
        """The chance of each way, and of each role for each seat."""
        ways = self.ways
        if not ways:  # somebody is not who he must be: what can be counted, counts
            self.balance()
            return
        self.weigh_ways(ledger)
        for seat in self.unknown:
            column = ledger.roles[seat]
            outlaw = deputy = renegade = 0.0
            for at in range(len(ways)):
                role = column[ways[at]]
                if role == OUTLAW:
                    outlaw += self.chances[at]
                elif role == DEPUTY:
                    deputy += self.chances[at]
                else:
                    renegade += self.chances[at]
            self.outlaw[seat] = outlaw
            self.deputy[seat] = deputy
            self.renegade[seat] = renegade

    def weigh_ways(self, ledger: RoleLedger) -> None:
        """How likely each way is by all acts but mine."""
        mine = ledger.by_actor[self.me]
        total = ledger.total
        sums = [total[way] - mine[way] for way in self.ways]
        top = max(sums)
        weights = [exp(value - top) for value in sums]
        share = (1.0 - ledger.lore.doubt) / sum(weights)
        even = ledger.lore.doubt / len(weights)
        self.chances = [share * weight + even for weight in weights]
