"""Stations: what a wagon costs there, paid card by card from hand or from in front of oneself. [TR-PAY-1]"""

from __future__ import annotations

from sixgun.classic.play.life import lose_life
from sixgun.classic.play.offers import Ask, Offer, spendable
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.rules.faces import Face, Price
from sixgun.classic.rules.hooks import SUIT_NOW
from sixgun.classic.rules.tables import CLUBS, DIAMONDS, HEARTS, PRINTED, SPADES, SUITS
from sixgun.classic.sets.base.cards import BANG, BEER, CAT_BALOU, MISSED, PANIC
from sixgun.classic.sets.train_robbery.reasons import CANNOT_AFFORD
from sixgun.classic.table.player import GHOST, Player
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome
from sixgun.kernel.chance import is_among
from sixgun.kernel.hints import Callable, Final, final, i64
from sixgun.kernel.option import NONE, Option


def own_cards(g: State, me: int) -> list[int]:
    """The cards *me* may give for something: hand and table, but not what keeps a ghost here. [TR-PAY-1 TR-PAY-9]"""
    return spendable(g, me) + cards_on_the_table(g, me)


def cards_on_the_table(g: State, me: int) -> list[int]:
    """Those of them that lie in front of *me*."""
    return [card for card in g.players[me].in_play if PRINTED[card].face.may_be_spent(g, me)]


def spend(g: State, me: int, card: int) -> None:
    """One of them goes: discarded, never played. [TR-PAY-2]"""
    if is_among(g.players[me].hand, card):
        g.discard(me, card)
    else:
        g.discard_in_play(me, card)


class OwnCards(Price):
    """So many of one's own cards that fit, hand or table. [TR-PAY-1 TR-PAY-2]"""

    reason = CANNOT_AFFORD
    minds_suit: bool = False  # it matters what suit a card counts as now

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def fits(self, card: int, suit: str) -> bool:
        """May it be paid with that card, which counts as that suit?"""
        return True

    def accepts(self, g: State, card: int) -> bool:
        """May it be paid with that card now?"""
        return self.fits(card, g.suit(card) if self.minds_suit else "")

    def purse(self, g: State, me: int, need: int) -> list[int]:
        """What may be paid with, *need* cards; what is withheld only since the first was paid, too. [TR-PAY-6]"""
        found = self.fitting(g, me, spendable(g, me))
        return found if len(found) >= need else self.fitting(g, me, g.players[me].hand)

    def fitting(self, g: State, me: int, hand: list[int]) -> list[int]:
        """Of *hand* and of what lies in front of *me*."""
        found = [card for card in hand if self.accepts(g, card)]
        for card in g.players[me].in_play:
            if self.accepts(g, card) and PRINTED[card].face.may_be_spent(g, me):
                found.append(card)
        return found

    def can_pay(self, g: State, me: int, card: int) -> bool:
        """Are there enough of them? It is asked often: no list is made."""
        need = self.count
        p = g.players[me]
        for one in spendable(g, me):
            if self.accepts(g, one):
                need -= 1
                if not need:
                    return True
        for one in p.in_play:
            if self.accepts(g, one) and PRINTED[one].face.may_be_spent(g, me):
                need -= 1
                if not need:
                    return True
        return False

    def pay(self, g: State, me: int, card: int) -> Outcome[list[int]]:
        """One after the other; a sole choice is made at once. Paying is discarding, never playing."""
        given: list[int] = []
        for need in range(self.count, 0, -1):
            purse = Purse(self, need)
            options = purse.options(g, me)
            paid = options[0].card
            if len(options) > 1:
                choice = yield Ask(g, me, "price", purse, found=options)
                paid = choice.card
            spend(g, me, paid)
            given.append(paid)
        return given


class Titles(OwnCards):
    """A card of exactly one of these titles. [TR-PAY-3]"""

    def __init__(self, first: Face, second: Face | None = None) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def fits(self, card: int, suit: str) -> bool:
        """No ability or event helps."""
        face = PRINTED[card].face
        return face is self.first or face is self.second


class Suits(OwnCards):
    """A card of that suit, as it counts now; wagons have none. [TR-PAY-4]"""

    minds_suit = True

    def __init__(self, suit: str) -> None:
        super().__init__()
        self.suit = suit

    def fits(self, card: int, suit: str) -> bool:
        """Hand or table."""
        return suit == self.suit and PRINTED[card].rank > 0


class Ranks(OwnCards):
    """A card of such a rank. [TR-PAY-4]"""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least = least
        self.most = most

    def fits(self, card: int, suit: str) -> bool:
        """Wagons have none."""
        return self.least <= PRINTED[card].rank <= self.most


class BlueCard(OwnCards):
    """A blue card or a wagon. [TR-PAY-5]"""

    def fits(self, card: int, suit: str) -> bool:
        """Green ones do not fit."""
        return PRINTED[card].face.is_blue


class LifePoint(Price):
    """A life point, never the last one. [TR-PAY-7]"""

    reason = CANNOT_AFFORD

    def can_pay(self, g: State, me: int, card: int) -> bool:
        """No ghost can."""
        return g.players[me].life > 1 and not g.players[me].is_ghost

    def pay(self, g: State, me: int, card: int) -> Outcome[list[int]]:
        """Nobody's doing."""
        yield from lose_life(g, me, NONE, "tombrock")
        return []


class Purse(Offer):
    """Each card that may be paid with; no pass: it was announced."""

    __slots__ = ("price", "need")

    pays = True

    def __init__(self, price: OwnCards, need: int) -> None:
        self.price = price
        self.need = need

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return DISCARD.each(self.price.purse(g, seat, self.need))

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It does not fit."""
        return CANNOT_AFFORD.to_dict()


ANY_CARD: Final[Price] = OwnCards()
BOOM_TOWN_PRICE: Final[Price] = Titles(BANG)
CATICO_PRICE: Final[Price] = Titles(CAT_BALOU, PANIC)
SAN_TAFE_PRICE: Final[Price] = Suits(HEARTS)
DEATHWOOD_PRICE: Final[Price] = BlueCard()
CROWNS_HOLE_PRICE: Final[Price] = Titles(BEER)
FORT_WROTH_PRICE: Final[Price] = Ranks(10, 14)
YOOMA_PRICE: Final[Price] = Ranks(2, 9)
VIRGINIA_TOWN_PRICE: Final[Price] = OwnCards(2)
CREEPY_CREEK_PRICE: Final[Price] = Suits(SPADES)
TOMBROCK_PRICE: Final[Price] = LifePoint()
DODGEVILLE_PRICE: Final[Price] = Titles(MISSED)
MINERS_OATH_PRICE: Final[Price] = Suits(DIAMONDS)
FRISCO_PRICE: Final[Price] = Suits(CLUBS)


class Station(Ability):
    """A token of the path: its price."""

    price: Price = ANY_CARD


class BoomTown(Station):
    """A BANG!. [boom_town]"""

    price = BOOM_TOWN_PRICE


class Catico(Station):
    """A Cat Balou or a Panic!. [catico]"""

    price = CATICO_PRICE


class SanTafe(Station):
    """A card of Hearts. [san_tafe]"""

    price = SAN_TAFE_PRICE


class Deathwood(Station):
    """A blue card. [deathwood; TR-PAY-5]"""

    price = DEATHWOOD_PRICE


class CrownsHole(Station):
    """A Beer. [crowns_hole]"""

    price = CROWNS_HOLE_PRICE


class FortWroth(Station):
    """A card from 10 to Ace. [fort_wroth]"""

    price = FORT_WROTH_PRICE


class Yooma(Station):
    """A card from 2 to 9. [yooma]"""

    price = YOOMA_PRICE


class VirginiaTown(Station):
    """Any two cards. [virginia_town; TR-PAY-6]"""

    price = VIRGINIA_TOWN_PRICE


class CreepyCreek(Station):
    """A card of Spades. [creepy_creek]"""

    price = CREEPY_CREEK_PRICE


class Tombrock(Station):
    """A life point. [tombrock; TR-PAY-7]"""

    price = TOMBROCK_PRICE


class Dodgeville(Station):
    """A Missed!. [dodgeville]"""

    price = DODGEVILLE_PRICE


class MinersOath(Station):
    """A card of Diamonds. [miners_oath]"""

    price = MINERS_OATH_PRICE


class Frisco(Station):
    """A card of Clubs. [frisco]"""

    price = FRISCO_PRICE


class Noted:
    """What is known of all prices together, in numbers: the places of stations in STATIONS are the bits of a purse."""

    __slots__ = ("cards", "first", "by_suit", "suited", "pairs", "lives")

    def __init__(self) -> None:
        self.cards = 0  # of how many it is noted already what they pay: sets may bring more
        self.first: i64 = 0  # the number of the first station; the others follow
        self.by_suit: dict[str, int] = {}  # the stations whose price is that suit
        self.suited: i64 = 0  # all of these
        self.pairs: i64 = 0  # those that cost any two cards
        self.lives: i64 = 0  # those that cost a life point


@final
class Ticket:
    """What a wagon costs at a station, in a row of a class without subclasses, as ``Printed``."""

    __slots__ = ("price",)

    def __init__(self, price: Price) -> None:
        self.price = price


def price_at(station: int) -> Price:
    """What a wagon costs at the station of that number."""
    first: int = NOTED.first
    return TICKETS[station - first].price


# -- the purse ----------------------------------------------------------------------------------------


def learn_prices() -> None:
    """Note what stations cost, and of each card there is what it pays: asked at every decision."""
    if not NOTED.pairs:
        NOTED.first = STATIONS[0].number
        for suit in SUITS:
            costs = stations_where(price_of_suit(suit))
            NOTED.by_suit[suit] = costs
            NOTED.suited |= costs
        NOTED.pairs = stations_where(lambda price: type(price) is OwnCards and price.count == 2)
        NOTED.lives = stations_where(lambda price: isinstance(price, LifePoint))
    for card in range(NOTED.cards, len(PRINTED)):
        PRINTED[card].pays = what_pays(card, PRINTED[card].suit)
    NOTED.cards = len(PRINTED)


def stations_where(holds: Callable[[Price], bool]) -> i64:
    """The stations with such a price, as bits."""
    bits = 0  # counted in plain ints: mypyc shifts a constant i64 as if it had 32 bits
    for place, station in enumerate(STATIONS):
        bits |= 1 << place if holds(station.price) else 0
    return bits


def price_of_suit(suit: str) -> Callable[[Price], bool]:
    """Is the price a card of that suit?"""
    return lambda price: isinstance(price, Suits) and price.suit == suit


def what_pays(card: int, suit: str) -> i64:
    """The stations where that card, counting as that suit, is the whole price, as bits."""
    return stations_where(lambda price: isinstance(price, OwnCards) and price.count == 1 and price.fits(card, suit))


def purse_of(g: State, me: int, asked: i64) -> i64:
    """The stations where *me* could pay now, as bits: at least of those that are asked for. [TR-GET-3]"""
    return purse_with(g, g.players[me], spendable(g, me), asked)


def purse_with(g: State, p: Player, hand: list[int], asked: i64) -> i64:
    """The same with these cards of the hand."""
    table = cards_on_the_table(g, p.seat) if p.marks & GHOST else p.in_play
    bits: i64 = 0
    if len(hand) + len(table) > 1:
        bits = NOTED.pairs
    if p.life > 1 and not p.marks & GHOST:
        bits |= NOTED.lives
    if g.force[NONE].minds >> SUIT_NOW & 1:
        return bits | bits_by_suit(g, hand) | bits_by_suit(g, table)
    for card in hand:
        bits |= PRINTED[card].pays
        if not asked & ~bits:
            return bits
    for card in table:
        bits |= PRINTED[card].pays
    return bits


def bits_by_suit(g: State, cards: list[int]) -> i64:
    """What these cards pay one by one where an event says what suit they count as. [TR-PAY-4]"""
    bits: i64 = 0
    seen = ""
    for card in cards:
        printed = PRINTED[card]
        bits |= printed.pays & ~NOTED.suited
        if printed.suit is not seen and printed.rank:  # a suit is asked for once in a row
            seen = printed.suit
            bits |= NOTED.by_suit[g.suit(card)]
    return bits


def whole_purse_of(g: State, me: int) -> i64:
    """The same if nothing of the hand were withheld: for what was announced before. [TR-GET-5]"""
    p = g.players[me]
    return purse_with(g, p, p.hand, EVERYWHERE)


def bit_of(station: int) -> i64:
    """The bit of a purse for the station of that number."""
    number: i64 = station
    bit: i64 = 1
    return bit << (number - NOTED.first)


def row_of(path: list[int]) -> i64:
    """The places of these stations in STATIONS, PLACE_BITS each, the first lowest."""
    row: i64 = 0
    for place in range(len(path) - 1, -1, -1):
        number: i64 = path[place]
        row = row << PLACE_BITS | (number - NOTED.first)
    return row


def bit_in(row: i64, at: i64) -> i64:
    """The bit of a purse for the station at that index of such a row."""
    bit: i64 = 1
    return bit << (row >> at * PLACE_BITS & LAST_PLACE)


STATIONS: Final[tuple[Station, ...]] = (
    BoomTown(), Catico(), SanTafe(), Deathwood(), CrownsHole(), FortWroth(), Yooma(), VirginiaTown(), CreepyCreek(),
    Tombrock(), Dodgeville(), MinersOath(), Frisco(),
)  # fmt: skip
TICKETS: Final[list[Ticket]] = [Ticket(station.price) for station in STATIONS]
PLACE_BITS: Final[i64] = 4  # there are thirteen stations
LAST_PLACE: Final[i64] = 15
EVERYWHERE: Final[i64] = -1  # all stations
NO_PRICE: Final[i64] = EVERYWHERE  # the purse of who pays nothing [sancho]
NOTED: Final = Noted()
