"""Experience: cards that lay in play at the end of the last game are bought over into the next. [CL-VAR-3 CL-VAR-6]"""

from __future__ import annotations

from sixgun.classic.modes.mode import first_hand
from sixgun.classic.rules.answers import BUY
from sixgun.classic.series.ledger import Ledger, ledger_of
from sixgun.classic.table.state import State
from sixgun.kernel import ask
from sixgun.kernel.ask import Rule, Together
from sixgun.kernel.hints import Final
from sixgun.kernel.option import PASS, Option
from sixgun.kernel.story import ALL

PRICE: Final = 500  # dollars a card [CL-VAR-3]


def for_sale(g: State, ledger: Ledger, seat: int) -> list[int]:
    """What lay before *seat* and is a playing card of this game: wagons are not. [CL-VAR-6]"""
    return [card for card in ledger.remains[seat] if card in g.deck] if ledger.remains else []


def may_buy(g: State, seat: int) -> int:
    """How many: not more than the starting life points, the first hand and the money allow. [CL-VAR-3 CL-VAR-6]"""
    p = g.players[seat]
    return min(p.max_life, first_hand(p), ledger_of(g).purse(seat) // PRICE)


class Purchase(ask.Ask):
    """Which cards one player keeps, one after the other; pass: no more."""

    __slots__ = ("g", "most", "bought", "done")

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.most = may_buy(g, seat)
        self.bought: list[int] = []
        self.done = False
        super().__init__(seat, "experience", [], True)
        self.options = self.list_options()

    def list_options(self) -> list[Option]:
        """Pass, and each card that is left. [CL-ASK-7]"""
        if self.done:  # nothing hidden is in it: after a redeal it is the same
            return self.options
        cards = for_sale(self.g, ledger_of(self.g), self.seat)
        return [PASS, *[BUY.of(card, -1) for card in cards if card not in self.bought]]

    def goes_on(self, option: Option) -> bool:
        """Until he has enough, or all there is."""
        if option is not PASS:
            self.bought.append(option.card)
        self.done = option is PASS or len(self.bought) == self.most or len(self.list_options()) == 1
        return not self.done

    def about(self) -> dict[str, object]:
        """How many in all."""
        return {"count": self.most}


def buy_cards(g: State) -> Rule:
    """All who can decide at the same time; what they keep is public then. [CL-VAR-6 CL-ASK-7]"""
    ledger = ledger_of(g)
    able = [p.seat for p in g.players if for_sale(g, ledger, p.seat) and may_buy(g, p.seat) > 0]
    if not able:
        return
    purchases = [Purchase(g, seat) for seat in able]
    parts: list[ask.Ask] = []
    parts += purchases
    yield Together("experience", parts, True)
    for purchase in purchases:
        for card in purchase.bought:
            ledger_of(g).earn(purchase.seat, -PRICE)
            g.deck.remove(card)
            g.gain(purchase.seat, card, ALL)
            g.tell("buy", purchase.seat, card=card, amount=PRICE)
