"""Hire: characters are kept for their price or bought at auction. [CL-VAR-4 CL-VAR-6]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.rules.answers import BID, HIRE, KEEP
from sixgun.classic.rules.tables import CHARACTERS
from sixgun.classic.series.ledger import AUCTIONS, HUNDRED, KEEPERS, PURCHASES, ledger_of
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option


def hire_all(g: State) -> Rule:
    """Keepers pay first; then one auction after the other; what is left are the reserves."""
    if ledger_of(g).stage == KEEPERS:
        yield from ask_keepers(g)
        turn_up(g)
    while len(without(g)) > 1:
        yield from auction(g)
    for seat in without(g):  # the last one gets what is left [CL-VAR-4]
        ledger = ledger_of(g)
        hire(g, seat, ledger.row[0], min(HUNDRED, ledger.purse(seat)))
    ledger_of(g).opener = NONE
    ledger_of(g).stage = PURCHASES


def without(g: State) -> list[int]:
    """Who has no character yet, counter-clockwise from the right of the last opener, at first of the Sheriff."""
    seats = len(g.players)
    opener = ledger_of(g).opener
    last = g.turn if opener == NONE else opener
    round_ = [(last - step) % seats for step in range(1, seats + 1)]
    return [seat for seat in round_ if not g.players[seat].character.id]


# -- keepers ----------------------------------------------------------------------------------------------


class Keeper(Offer):
    """Pay the noted price again, or pass."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, or keep the character."""
        return [PASS, KEEP.of(ledger_of(g).hired[seat], NONE)]

    def about(self, g: State) -> dict[str, object]:
        """Who, and for how much: the first of those to be asked."""
        ledger = ledger_of(g)
        seat = ledger.to_ask[0]
        return {"as": CHARACTERS[ledger.hired[seat]].id, "count": ledger.prices[seat]}


def survivors(g: State, alive: list[bool]) -> list[int]:
    """Who lived to the end of the last game, clockwise from the Sheriff. [CL-VAR-6]"""
    seats = len(g.players)
    return [seat for seat in [(g.turn + step) % seats for step in range(seats)] if alive[seat]]


def ask_keepers(g: State) -> Rule:
    """One survivor after the other who can pay the price again. [CL-VAR-4]"""
    while ledger_of(g).to_ask:
        ledger = ledger_of(g)
        seat = ledger.to_ask[0]
        choice = PASS
        if ledger.hired[seat] != NONE and ledger.purse(seat) >= ledger.prices[seat]:
            choice = yield Ask(g, seat, "rehire", KEEPER, True)
        ledger = ledger_of(g)
        ledger.to_ask = ledger.to_ask[1:]
        if choice is not PASS:
            hire(g, seat, choice.card, ledger.prices[seat])


def turn_up(g: State) -> None:
    """As many random characters as there are players without one. [CL-VAR-4]"""
    ledger = ledger_of(g)
    kept = [ledger.hired[p.seat] for p in g.players if p.character.id]
    pool = [number for number in g.cast if number not in kept]
    g.chance.shuffle(pool)
    ledger.row = pool[: len(without(g))]
    ledger.stage = AUCTIONS
    for p in g.players:
        if not p.character.id:
            ledger.hired = [NONE if s == p.seat else who for s, who in enumerate(ledger.hired)]
            ledger.prices = [NONE if s == p.seat else price for s, price in enumerate(ledger.prices)]
    for number in ledger.row:
        g.tell("turned_up", cause=CHARACTERS[number].id)


# -- auctions ---------------------------------------------------------------------------------------------


class Lots(Offer):
    """Which of the characters turned up is auctioned next."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return [HIRE.of(number, NONE) for number in ledger_of(g).row]


class Bids(Offer):
    """The opening bid, or a higher one: any multiple of a hundred one owns. [CL-VAR-6]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Who opens must bid; everybody else may pass."""
        ledger = ledger_of(g)
        least = HUNDRED if ledger.holder == NONE else ledger.bid + HUNDRED
        bids = [BID.naming(NONE, NONE, at) for at in range(least // HUNDRED, ledger.purse(seat) // HUNDRED + 1)]
        return bids if ledger.holder == NONE else [PASS, *bids]

    def about(self, g: State) -> dict[str, object]:
        """Who is for hire, whose bid it is and how much."""
        ledger = ledger_of(g)
        found: dict[str, object] = {"as": CHARACTERS[ledger.lot].id, "count": max(0, ledger.bid)}
        return found if ledger.holder == NONE else found | {"by": ledger.holder}


def auction(g: State) -> Rule:
    """One character: named and opened by one, raised counter-clockwise until all others pass. [CL-VAR-4 CL-VAR-6]"""
    bidders = without(g)
    opener = bidders[0]
    choice = yield Ask(g, opener, "hire", LOTS, True)
    ledger_of(g).lot = choice.card
    ledger_of(g).opener = opener
    g.tell("put_up", opener, cause=CHARACTERS[choice.card].id)
    first = yield from opening_bid(g, opener)
    take_bid(g, opener, first)
    while len(bidders) > 1:
        bidders = bidders[1:] + bidders[:1]
        seat = bidders[0]
        if seat == ledger_of(g).holder:
            continue
        raised = ledger_of(g).purse(seat) >= ledger_of(g).bid + HUNDRED
        answer = (yield Ask(g, seat, "bid", BIDS)) if raised else PASS
        if answer is PASS:
            g.tell("bid_no_more", seat, cause=CHARACTERS[ledger_of(g).lot].id)
            bidders = bidders[1:]
            bidders = bidders[-1:] + bidders[:-1]
        else:
            take_bid(g, seat, answer.named * HUNDRED)
    ledger = ledger_of(g)
    hire(g, ledger.holder, ledger.lot, ledger.bid)


def opening_bid(g: State, opener: int) -> Outcome[int]:
    """At least a hundred; who has less bids all he has. [CL-VAR-4]"""
    purse = ledger_of(g).purse(opener)
    if purse < 2 * HUNDRED:
        return purse
    choice = yield Ask(g, opener, "opening_bid", BIDS)
    return choice.named * HUNDRED


def take_bid(g: State, seat: int, amount: int) -> None:
    """The highest bid so far."""
    ledger = ledger_of(g)
    ledger.bid = amount
    ledger.holder = seat
    g.tell("bid", seat, amount=amount, cause=CHARACTERS[ledger.lot].id)


def hire(g: State, seat: int, number: int, price: int) -> None:
    """Paid and noted. [CL-VAR-4]"""
    ledger = ledger_of(g)
    ledger.earn(seat, -price)
    ledger.hired = [number if s == seat else who for s, who in enumerate(ledger.hired)]
    ledger.prices = [price if s == seat else paid for s, paid in enumerate(ledger.prices)]
    ledger.row = [other for other in ledger.row if other != number]
    ledger.lot = ledger.bid = ledger.holder = NONE
    g.players[seat].becomes(CHARACTERS[number])
    g.tell("hire", seat, amount=price, cause=CHARACTERS[number].id)
    g.recount_all()


KEEPER: Final = Keeper()
LOTS: Final = Lots()
BIDS: Final = Bids()
