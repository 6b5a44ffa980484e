"""Prices: what must be given to play a card or to take a wagon. One stateless object each, shared."""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer, withheld
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.rules.faces import Face, Price
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

    def purse(self, g: State, me: int, card: int) -> list[int]:
        """What may be paid with."""
        return [c for c in g.players[me].hand if c != card and self.fits(g, c) and not withheld(g, me, c)]

    def can_pay(self, g: State, me: int, card: int) -> bool:
        """Are there enough of them?"""
        return len(self.purse(g, me, card)) >= self.count

    def pay(self, g: State, me: int, card: int) -> Outcome[list[int]]:
        """One after the other; a sole choice is made at once."""
        given: list[int] = []
        for _ in range(self.count):
            purse = self.purse(g, me, card)
            paid = purse[0]
            if len(purse) > 1:
                choice = yield Ask(g, me, "pay", Purse(self, card))
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

    __slots__ = ("price", "card")

    pays = True

    def __init__(self, price: CardsFromHand, card: int) -> None:
        self.price = price
        self.card = card

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return DISCARD.each(self.price.purse(g, seat, self.card))


ANOTHER_CARD: Final[Price] = CardsFromHand(1)
TWO_CARDS: Final[Price] = CardsFromHand(2)
