"""Between two games of a series: keepers, auctions and what is bought over (CL-VAR-3, CL-VAR-4, CL-VAR-6)."""

from __future__ import annotations

from tests.second_reading.asking import Ask, Step
from tests.second_reading.printed import WAGONS
from tests.second_reading.world import Player

HIRE, EXPERIENCE = "variant_hire", "variant_experience"


class Accounts:
    """What everybody owns, whom everybody has hired and for how much, what lies ready to be bought over."""

    def __init__(self, players: int, hire: bool) -> None:
        self.players = players
        self.dollars = [1000 if hire else 0] * players
        self.hired: list[str | None] = [None] * players
        self.prices: list[int | None] = [None] * players
        self.remains: list[list[str]] = [[] for _ in range(players)]
        self.turned_up: list[str] = []
        self.bid = 0
        self.bidder = -1

    def close(self, players: list[Player]) -> None:
        """A game is over: the eliminated have nothing to keep, card or character."""
        for player in players:
            lies = player.alive and not player.ghost
            self.remains[player.seat] = [card for card in player.table if card not in WAGONS] if lies else []
            if not lies:
                self.hired[player.seat] = self.prices[player.seat] = None

    def pay(self, seat: int, price: int, character: str) -> None:
        """The price is paid and noted."""
        self.dollars[seat] -= price
        self.hired[seat], self.prices[seat] = character, price

    def seats(self, first: int, step: int) -> list[int]:
        """All seats from *first* on, clockwise (1) or counter-clockwise (-1)."""
        return [(first + step * n) % self.players for n in range(self.players)]

    def without(self, first: int) -> list[int]:
        """Those without a character, counter-clockwise from *first*."""
        return [seat for seat in self.seats(first, -1) if self.hired[seat] is None]


def keepers(a: Accounts, sheriff: int) -> Step[None]:
    """Clockwise from the Sheriff: the same character for the same price, as long as one owns it."""
    for seat in a.seats(sheriff, 1):
        character, price = a.hired[seat], a.prices[seat]
        if character is None or price is None:
            continue
        kept = False
        if max(0, a.dollars[seat]) >= price:
            options = {"pass": False, f"keep {character}": True}
            kept = yield Ask(seat, "rehire", lambda o=options: o)  # type: ignore[misc]
        if kept:
            a.dollars[seat] -= price
        else:
            a.hired[seat] = a.prices[seat] = None


def auctions(a: Accounts, sheriff: int) -> Step[None]:
    """The first is opened at the Sheriff's right, the next by the next one counter-clockwise without a character."""
    opener = (sheriff - 1) % a.players
    while a.turned_up:
        opener = a.without(opener)[0]
        lot = a.turned_up[0]
        if len(a.turned_up) == 1:
            a.pay(opener, min(100, max(0, a.dollars[opener])), lot)
        else:
            lots = {f"hire {one}": one for one in a.turned_up}
            lot = yield Ask(opener, "hire", lambda o=lots: o)  # type: ignore[misc]
            yield from auction(a, opener, lot)
        a.turned_up.remove(lot)
        opener = (opener - 1) % a.players


def auction(a: Accounts, opener: int, lot: str) -> Step[None]:
    """Bids rise until all others pass."""
    a.bidder = opener
    a.bid = max(0, min(a.dollars[opener], 99))
    opening = {f"bid {n}": n for n in range(100, a.dollars[opener] + 1, 100)}
    if len(opening) > 1:
        a.bid = yield Ask(opener, "opening_bid", lambda: opening)
    elif opening:
        a.bid = 100
    out = {opener} - {opener}
    seat = opener
    while [one for one in a.without(opener) if one not in out and one != a.bidder]:
        seat = next(one for one in a.without((seat - 1) % a.players) if one not in out)
        if seat == a.bidder:
            continue
        raises = {f"bid {n}": n for n in range(a.bid + 100, a.dollars[seat] + 1, 100)}
        raised = (yield Ask(seat, "bid", lambda r=raises: {"pass": None} | r)) if raises else None  # type: ignore[misc]
        if raised is None:
            out.add(seat)
        else:
            a.bid, a.bidder = raised, seat
    a.pay(a.bidder, a.bid, lot)


def may_buy(a: Accounts, seat: int, bought: list[str], cards: int) -> dict[str, str | None]:
    """What else a player may keep for $500; nothing that is not paid for, no more than are dealt at the start."""
    left = [card for card in a.remains[seat] if card not in bought]
    if len(bought) >= cards or a.dollars[seat] - 500 * len(bought) < 500 or not left:
        return {}
    return {"pass": None} | {f"buy {card}": card for card in left}
