"""Renegades: red cards. [RE-ICON-2]"""

from __future__ import annotations

from sixgun.duel.frames import Red, aims, bang, reaches_backs
from sixgun.duel.hits import Hit
from sixgun.duel.state import State
from sixgun.duel.verbs import draw
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE
from sixgun.kernel.story import ALL


class Spencer(Red):
    """One hit; not cancelled it costs a target with 4 or more life points two. [spencer; RE-HIT-5 RE-R-4 RE-R-5]"""

    def damage(self, g: State, place: int) -> int:
        """Counted when it is found to be not cancelled. [RE-HIT-11]"""
        return 2 if g.life[place] >= 4 else 1


class Sharps(Red):
    """One hit; ability and cards in play of the target are ignored. [sharps; RE-HIT-4 RE-R-12 RE-R-13 RE-R-14]"""

    pierces = True

    def targets(self, g: State, me: int) -> list[int]:
        """Spurs do not protect."""
        return aims(g, me, reaches_backs(g, me), False)


class Savage(Red):
    """Draw a card, then one hit. [savage; RE-R-38 RE-HIT-2]"""

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Before the answer, whatever it is."""
        yield from draw(g, me, 1, me, self.id)
        yield from bang(g, me, card, target, self)


class Lightning(Red):
    """One hit; one more BANG! card this turn. [lightning; RE-TURN-3 RE-R-18 RE-R-19]"""

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Every one of them adds one. [RE-D-14]"""
        g.allowance += 1
        return bang(g, me, card, target, self)


class Whitney(Red):
    """One hit that only a hit card cancels. [whitney; RE-HIT-8 RE-R-42 RE-R-43 RE-R-45]"""

    only_hit_cards_cancel = True


class Walker(Red):
    """One hit; if it is cancelled, take this card back. [walker; RE-R-46 RE-R-47]"""

    def if_missed(self, g: State, hit: Hit) -> Rule:
        """Before the effects of the cancelling card; not if a reshuffle took it."""
        if hit.card in g.discards:
            g.discards.remove(hit.card)
            g.gain(hit.by, hit.card, ALL)
            g.tell("salvage", hit.by, NONE, hit.card, 0, self.id)
        yield from ()


CARDS: Final = (Sharps(), Spencer(), Savage(), Lightning(), Whitney(), Walker())
