"""Prices: what must be given to play a card or to take a wagon. One stateless object each, shared."""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer, withheld
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.rules.faces import Face, Price
from sixgun.classic.rules.hooks import WITHHELD
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome
from sixgun.kernel.hints import Final
from sixgun.kernel.option import Option
from sixgun.kernel.reason import Reason

CANNOT_PAY: Final = Reason("cannot_pay", "DC-COST-1")


class CardsFromHand(Price):
    """So many cards of the hand that fit, not the one it is paid for."""

    reason = CANNOT_PAY

    def __init__(self, count: int) -> None:
        self.count = count

    def fits(self, g: State, card: int) -> bool:
        """May it be paid with that card?"""
        return True

    def accepts(self, g: State, me: int, card: int, one: int) -> bool:
        """May *card* be paid for with that one now? (The card itself is not asked whether it may be given.)"""
        return one != card and self.fits(g, one) and not (g.force[me].minds >> WITHHELD & 1 and withheld(g, me, one))

    def purse(self, g: State, me: int, card: int, need: int) -> list[int]:
        """What may be paid with, *need* cards; what is withheld only since the first was paid, too. [FC-LAW-1]"""
        hand = g.players[me].hand
        found = [c for c in hand if self.accepts(g, me, card, c)]
        return found if len(found) >= need else [c for c in hand if c != card and self.fits(g, c)]

    def can_pay(self, g: State, me: int, card: int) -> bool:
        """Are there enough of them? It is asked often: no list is made."""
        need = self.count
        for one in g.players[me].hand:
            if self.accepts(g, me, card, one):
                need -= 1
                if not need:
                    return True
        return False

    def pay(self, g: State, me: int, card: int) -> Outcome[list[int]]:
        """One after the other; a sole choice is made at once."""
        given: list[int] = []
        for need in range(self.count, 0, -1):
            purse = Purse(self, card, need)
            options = purse.options(g, me)
            paid = options[0].card
            if len(options) > 1:
                choice = yield Ask(g, me, "pay", purse, found=options)
                paid = choice.card
            g.discard(me, paid)
            given.append(paid)
        return given


class Titled(CardsFromHand):
    """Cards of that title. (Two BANG! cards for the Sniper, a Beer at a station.)"""

    def __init__(self, face: Face, count: int) -> None:
        super().__init__(count)
        self.face = face

    def fits(self, g: State, card: int) -> bool:
        """By title, never by symbol. [TR-PAY-3]"""
        return PRINTED[card].face is self.face


class Purse(Offer):
    """Each card that may be paid with; no pass: it was announced. [DC-COST-2]"""

    __slots__ = ("price", "card", "need")

    pays = True

    def __init__(self, price: CardsFromHand, card: int, need: int) -> None:
        self.price = price
        self.card = card
        self.need = need

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return DISCARD.each(self.price.purse(g, seat, self.card, self.need))


ANOTHER_CARD: Final[Price] = CardsFromHand(1)
TWO_CARDS: Final[Price] = CardsFromHand(2)
