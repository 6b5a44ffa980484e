"""The three special characters, in play with option ``special_characters``. [CL characters]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.abilities import FACE, CardVerb, Character, Face
from sixgun.classic.offers import Ask, Offer
from sixgun.classic.sets.base.cards import GENERAL_STORE
from sixgun.classic.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.story import ALL


class JohnnyKisch(Character):
    """He lays a card into play: every other card of that name in play is discarded. [johnny_kisch; CL-R-34 CL-R-46]"""

    def on_laid(self, g: State, me: int, card: int) -> Rule:
        """Also his own, should he jail somebody while jailed himself. [CL-C-23]"""
        for seat in [me] + g.others(me):
            for other in g.players[seat].in_play:
                if FACE[other] is FACE[card] and other != card:
                    g.discard_in_play(seat, other)
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

    def instead_of_draw(self, g: State, me: int) -> Rule:
        """Only he and the one who gets it see a given card. [CL-INFO-3]"""
        g.limbo = [card for card in [g.top() for _ in range(len(g.order) + 1)] if card != NONE]
        g.limbo_eyes = 1 << me
        g.tell("look", me, amount=len(g.limbo))
        for seat in g.others(me):
            if len(g.limbo) <= 2:
                break
            choice = yield Ask(g, me, "give", Gift(seat))
            g.limbo = [card for card in g.limbo if card != choice.card]
            g.gain(seat, choice.card, 1 << me)
            g.tell("give", me, seat, choice.card, 0, self.id, 1 << me | 1 << seat)
        for card in g.limbo:
            g.gain(me, card, 0)
            g.tell("draw", me, NONE, card, 0, self.id, 1 << me)
        g.limbo = []
        g.limbo_eyes = ALL


class Gift(Offer):
    """One of the cards looked at, for that player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card."""
        return [GIVE.of(card, self.seat) for card in g.limbo]

    def about(self, g: State) -> dict[str, object]:
        """Who gets it."""
        return {"target": self.seat}


GIVE: Final = CardVerb("give")
STORE: Final[list[Face]] = [GENERAL_STORE]
SPECIAL_CHARACTERS: Final = (JohnnyKisch(), UncleWill(), ClausTheSaint())
