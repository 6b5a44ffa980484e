"""Cards that go together: of the eliminated, the punished, a hand laid down. Their order is their owner's. [CL-R-39]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import PASS, Option


class Belongings(Offer):
    """What somebody leaves, one card at a time; pass: the rest in the usual order, the table first."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each card left."""
        return [PASS] + DISCARD.each(belongings(g, seat))


class WholeHand(Offer):
    """The same of a hand laid down; pass: the rest as it comes."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each card left."""
        return [PASS] + DISCARD.each(g.players[seat].hand)


BELONGINGS: Final = Belongings()
WHOLE_HAND: Final = WholeHand()


def discard_all(g: State, seat: int) -> Rule:
    """All cards of *seat* to the discard pile: table first, or in the order he likes where it can matter."""
    if len(belongings(g, seat)) > 1 and pile_matters(g):
        yield from order_discards(g, seat)
    for card in belongings(g, seat):
        bequeath(g, seat, card)
    g.recount(seat)


def belongings(g: State, seat: int) -> list[int]:
    """What goes with a figure: its cards in play and the hand, unless another figure shares it. [CL-2P-14]"""
    p = g.players[seat]
    shared = g.figured and any(o.alive and o.person == p.person for o in g.players)
    return p.in_play[:] if shared else p.in_play + p.hand


def discard_hand(g: State, seat: int) -> Rule:
    """The whole hand to the discard pile, in the order he likes where it can matter. [ww_darling_valentine]"""
    while len(g.players[seat].hand) > 1 and pile_matters(g):
        choice = yield Ask(g, seat, "lay_down", WHOLE_HAND)
        if choice is PASS:
            break
        g.discard(seat, choice.card)
    for card in g.players[seat].hand[:]:
        g.discard(seat, card)


def pile_matters(g: State) -> bool:
    """Can anybody ever profit from the order of the discard pile? By public facts only. [CL-R-39]"""
    if g.pile_matters:
        return True
    back = not g.figured and any(part.raises_the_dead for part in g.parts)  # with two players nobody returns [HN-EV-12]
    return any(p.character.draws_from_discards for p in g.players if p.alive or back)


def order_discards(g: State, seat: int) -> Rule:
    """The owner chooses the order in which the cards go to the pile. [CL-ELIM-2]"""
    while len(belongings(g, seat)) > 1:
        choice = yield Ask(g, seat, "last_will", BELONGINGS)
        if choice is PASS:
            return
        bequeath(g, seat, choice.card)
        g.recount(seat)  # the punished live on, and what is gone works no more


def bequeath(g: State, seat: int, card: int) -> None:
    """One card to the discard pile; what is in force is counted anew when all are gone."""
    p = g.players[seat]
    if card in p.hand:
        g.discard(seat, card)
    else:
        p.in_play = [c for c in p.in_play if c != card]
        g.kept_board = None
        PRINTED[card].face.discarded(g, card)
        g.tell("lose", seat, card=card)
        if g.digs and seat == g.turn:
            g.dig_in(card)
