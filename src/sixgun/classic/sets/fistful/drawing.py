"""A Fistful of Cards: events about drawing. [HN-DRAW-2]"""

from __future__ import annotations

from sixgun.classic.play.offers import HAND_OR_PASS, Ask, Offer, YesOrNo
from sixgun.classic.rules.answers import SuitVerb
from sixgun.classic.rules.tables import DIAMONDS, HEARTS, PRINTED, SPADES, SUITS
from sixgun.classic.sets.fistful.event import FistfulEvent
from sixgun.classic.sets.fistful.notes import notes_of
from sixgun.classic.sets.fistful.options import MINE_ALL, RANCH_LATE
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away, keep, turn_up
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option


class AbandonedMine(FistfulEvent):
    """Phase 1 from the discard pile, phase 3 onto the deck. [fc_abandoned_mine; FC-MINE-1 FC-R-4]"""

    def tune_mining(self, mining: bool, g: State, me: int) -> bool:
        """The active player's only: nobody else has these phases."""
        return True

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """Not instead of it: it sees how much there is to dig."""
        notes_of(g).pile = len(g.discards)
        yield from ()
        return False

    def at_drawn(self, g: State, me: int) -> Rule:
        """In one reading who dug puts everything of this turn onto the deck. [FC-C-3]"""
        g.digs = g.is_on(MINE_ALL) and len(g.discards) < notes_of(g).pile
        yield from ()


class HardLiquor(FistfulEvent):
    """A life point instead of phase 1, for who likes. [fc_hard_liquor; FC-R-14 FC-ASK-3]"""

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """Only below the maximum."""
        p = g.players[me]
        if p.life >= p.max_life or p.is_ghost:
            return False
        choice = yield Ask(g, me, "hard_liquor", YesOrNo(self))
        if choice is PASS:
            return False
        g.heal(me)
        return True


class Peyote(FistfulEvent):
    """Instead of phase 1: guess red or black as long as you are right and like to. [fc_peyote; FC-R-6 FC-R-19]"""

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """At least one guess, by the printed colour; no draw!."""
        choice = yield Ask(g, me, "peyote", FIRST_GUESS)
        while choice is not PASS:
            tray = turn_up(g, 1)
            if not tray.cards:
                clear_away(g, tray)
                break
            card = tray.cards[0]
            right = (PRINTED[card].suit in RED) == (SUITS[choice.named] in RED)
            g.tell("guess", me, NONE, card, 1 if right else 0, SUITS[choice.named])
            if right:
                keep(g, me, tray, card, self.id)
            clear_away(g, tray)
            if not right:
                break
            choice = yield Ask(g, me, "peyote", GUESS_AGAIN)
        return True


class Ranch(FistfulEvent):
    """Once: any number of cards for as many from the deck. [fc_ranch; FC-R-5 FC-ASK-3]"""

    def at_drawn(self, g: State, me: int) -> Rule:
        """At the end of phase 1."""
        if not g.is_on(RANCH_LATE):
            yield from exchange(g, me)

    def at_played(self, g: State, me: int) -> Rule:
        """Or, in one reading, of phase 2. [FC-C-2]"""
        if g.is_on(RANCH_LATE):
            yield from exchange(g, me)


def exchange(g: State, me: int) -> Rule:
    """Discard first, one by one; then draw."""
    gone = 0
    while g.players[me].hand:
        choice = yield Ask(g, me, "ranch", HAND_OR_PASS)
        if choice is PASS:
            break
        g.discard(me, choice.card)
        gone += 1
    g.draw(me, gone)


class Guess(Offer):
    """Red or black; *may*: or stop."""

    __slots__ = ("may",)

    def __init__(self, may: bool) -> None:
        self.may = may

    def options(self, g: State, seat: int) -> list[Option]:
        """After a right guess to stop is the default. [FC-ASK-1]"""
        return [PASS, *COLOURS] if self.may else COLOURS


RED: Final = (HEARTS, DIAMONDS)
GUESS: Final = SuitVerb("guess")  # a suit stands for its colour
COLOURS: Final = [GUESS.naming(NONE, NONE, SUITS.index(suit)) for suit in (HEARTS, SPADES)]
FIRST_GUESS: Final = Guess(False)
GUESS_AGAIN: Final = Guess(True)
