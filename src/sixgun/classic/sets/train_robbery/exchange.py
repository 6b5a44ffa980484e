"""Switch: two cards in play change sides. [TR-R-60 TR-R-61 TR-R-63]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer, OnBehalf
from sixgun.classic.rules.answers import PICK
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, Option


def exchange_partners(g: State, me: int) -> list[int]:
    """Other players with whom something may be exchanged; the own cards are not looked at in vain."""
    return [seat for seat in g.opponents(me) if may_exchange(g, me, seat)] if g.players[me].in_play else []


def may_exchange(g: State, me: int, seat: int) -> bool:
    """Is there anything that may be exchanged with *seat*?"""
    for mine in g.players[me].in_play:
        for theirs in g.players[seat].in_play:
            if may_swap(g, me, seat, mine, theirs):
                return True
    return False


def mine_for(g: State, me: int, seat: int) -> list[int]:
    """The cards of *me* for which *seat* has something that may be exchanged."""
    return [card for card in g.players[me].in_play if theirs_for(g, me, seat, card)]


def theirs_for(g: State, me: int, seat: int, mine: int) -> list[int]:
    """The cards of *seat* that may be exchanged for *mine*."""
    return [theirs for theirs in g.players[seat].in_play if may_swap(g, me, seat, mine, theirs)]


def may_swap(g: State, me: int, seat: int, mine: int, theirs: int) -> bool:
    """May each lie on its new side, with nothing of its name beside it? [TR-R-61 TR-R-63 TR-LIMIT-5]"""
    if not PRINTED[mine].face.may_lie(g, seat) or not PRINTED[theirs].face.may_lie(g, me):
        return False
    return is_single(g, me, mine, theirs) and is_single(g, seat, theirs, mine)


def is_single(g: State, seat: int, gone: int, come: int) -> bool:
    """Is there no second card of that name in front of *seat* then?"""
    face = PRINTED[come].face
    for card in g.players[seat].in_play:  # noqa: SIM110 - a plain loop: mypyc makes less of all()
        if card != gone and PRINTED[card].face is face:
            return False
    return True


class Exchangeable(Offer):
    """My cards that may go, or, once *mine* is named, theirs that may come for it."""

    __slots__ = ("other", "mine")

    def __init__(self, other: int, mine: int = NONE) -> None:
        self.other = other
        self.mine = mine

    def cards(self, g: State, seat: int) -> list[int]:
        """Each of them."""
        return mine_for(g, seat, self.other) if self.mine == NONE else theirs_for(g, seat, self.other, self.mine)

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return PICK.each(self.cards(g, seat))

    def about(self, g: State) -> dict[str, object]:
        """Whose."""
        return {"owner": self.other} if self.mine != NONE else {}


def order_exchange(g: State, by: int, me: int, seat: int) -> Outcome[dict[str, Option]]:
    """*by* says which cards I am to exchange with *seat*. [WW-R-31]"""
    found: dict[str, Option] = {}
    cards = mine_for(g, me, seat)
    if len(cards) > 1:
        found["switch_mine"] = yield Ask(g, by, "order_give", OnBehalf(Exchangeable(seat), me))
    mine = found["switch_mine"].card if found else cards[0]
    if len(theirs_for(g, me, seat, mine)) > 1:
        found["switch"] = yield Ask(g, by, "order_get", OnBehalf(Exchangeable(seat, mine), me))
    return found


def exchange(g: State, me: int, seat: int) -> Rule:
    """Both change sides at once; who gets a weapon discards the one he had. [TR-R-60 TR-R-62]"""
    cards = mine_for(g, me, seat)
    if not cards:
        return
    mine = cards[0]
    if len(cards) > 1:
        choice = yield Ask(g, me, "switch_mine", Exchangeable(seat))
        mine = choice.card
    cards = theirs_for(g, me, seat, mine)
    theirs = cards[0]
    if len(cards) > 1:
        choice = yield Ask(g, me, "switch", Exchangeable(seat, mine))
        theirs = choice.card
    for giver, taker, card in ((me, seat, mine), (seat, me, theirs)):
        g.tell("pass_on", giver, taker, card)
        g.leave_play(giver, card)
    settle_in(g, seat, mine)
    settle_in(g, me, theirs)


def settle_in(g: State, seat: int, card: int) -> None:
    """It lies before *seat* now; a green card has to wait for the next turn. [TR-R-66]"""
    face = PRINTED[card].face
    for old in g.players[seat].in_play if face.reach else []:
        if PRINTED[old].face.reach:
            g.discard_in_play(seat, old)
    g.enter_play(seat, card)
    if face.waits:
        g.fresh = [c for c in g.fresh if c != card] + [card]
