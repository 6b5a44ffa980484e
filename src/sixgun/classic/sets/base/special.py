"""The three special characters, in play with option ``special_characters``. [CL characters]"""

from __future__ import annotations

from sixgun.classic.play.drawing import draws
from sixgun.classic.play.offers import Ask, Gift
from sixgun.classic.rules.ability import Character
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.sets.base.cards import GENERAL_STORE
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away, give, keep, look_at
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final


class JohnnyKisch(Character):
    """He lays a card into play: every other card of that name in play is discarded. [johnny_kisch; CL-R-34 CL-R-46]"""

    def on_laid(self, g: State, me: int, card: int) -> Rule:
        """Also his own, should he jail somebody while jailed himself. [CL-C-23]"""
        for seat in [me] + g.others(me):
            for other in g.players[seat].in_play:
                if PRINTED[other].face is PRINTED[card].face and other != card:
                    g.discard_in_play(seat, other)
                    g.robbed(seat, me, other)
        yield from ()


class UncleWill(Character):
    """Once in his turn he may play any card as a General Store. [uncle_will; CL-R-36]"""

    def tune_uses(self, uses: list[Face], g: State, me: int, face: Face) -> list[Face]:
        """Only in his own turn, and only once; a real General Store is just that."""
        if face is GENERAL_STORE or g.turn != me or self.number in g.used_up:
            return uses
        return uses + STORE

    def used(self, g: State, me: int, face: Face, used_as: Face) -> None:
        """Once is enough."""
        if used_as is GENERAL_STORE:
            g.used_up = g.used_up + [self.number]


class ClausTheSaint(Character):
    """He draws one card more than there are players, keeps two, gives each other one. [claus_the_saint; CL-R-35]"""

    life = 3

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """Only he and the one who gets it see a given card. [CL-INFO-3]"""
        kept = draws(g, me)
        tray = look_at(g, me, len(g.order) - 1 + kept)
        for seat in g.others(me):
            if len(tray.cards) <= kept:
                break
            choice = yield Ask(g, me, "give", Gift(tray, seat, kept))
            give(g, me, seat, tray, choice.card, self.id)
            if g.eye[seat] == g.eye[me]:  # the other figure's share is in my hand now, but not among my two [CL-2P-17]
                g.held = g.held + [choice.card]
        for card in tray.cards:
            keep(g, me, tray, card, self.id)
        clear_away(g, tray)
        return True


STORE: Final[list[Face]] = [GENERAL_STORE]
SPECIAL_CHARACTERS: Final = (JohnnyKisch(), UncleWill(), ClausTheSaint())
