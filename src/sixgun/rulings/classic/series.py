"""Words for rulings of a series and of two players: dollars, prices, what is left, who is passive. [CL-VAR-6]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.modes.two_players import CHARACTERS_TO_PICK, OWN_FIGURE, activate, fellow_of
from sixgun.classic.rules.tables import CAST
from sixgun.classic.series.ledger import AUCTIONS, KEEPERS, PLAYING, PURCHASES, STAGES, Ledger, ledger_of
from sixgun.classic.series.series import table_of
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import CASTING, START, State
from sixgun.rulings.classic.cards import allot, compare, number_in
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import Stage, plain

BETWEEN: Final = {STAGES[stage]: stage for stage in (KEEPERS, AUCTIONS, PURCHASES)}


def begin_series(g: State, table: dict[str, object]) -> None:
    """In the middle of a game, unless the ruling says between which."""
    g.phase = CASTING if "between" in table else START
    ledger_of(g).stage = PLAYING


def set_star(g: State) -> None:
    """The Sheriff of the ruling is the one whose turn it is. [CL-SCORE-1]"""
    ledger = ledger_of(g)
    sheriff = next(p.seat for p in g.players if p.role == SHERIFF)
    ledger.first = (sheriff - ledger.number) % ledger.games


def series_at(g: State) -> Ledger:
    """The ledger of the table, if it is one of a series."""
    if not any(isinstance(part, Ledger) for part in g.parts):
        raise BadRuling("dollars are counted in a series only: options = { scoring_series = true }")
    return ledger_of(g)


def lay_game(g: State, value: object, names: list[str]) -> None:
    """``game = 2``: which game of the series it is."""
    ledger = series_at(g)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= ledger.games:
        raise BadRuling(f"game: a number from 1 to {ledger.games}, not {value!r}")
    ledger.number = g.number = value - 1
    set_star(g)


def lay_between(g: State, value: object, names: list[str]) -> None:
    """``between = "purchases"``: what is going on before the game."""
    if value not in BETWEEN:
        raise BadRuling(f"between: one of {', '.join(BETWEEN)}, not {value!r}")
    series_at(g).stage = BETWEEN[str(value)]
    g.phase = CASTING
    ledger = ledger_of(g)
    if ledger.stage < PURCHASES:
        for p in g.players:
            p.reserve = []
    if ledger.stage == KEEPERS:
        sheriff = next(p.seat for p in g.players if p.role == SHERIFF)
        ledger.to_ask = [(sheriff + step) % ledger.games for step in range(ledger.games)]


def lay_turned_up(g: State, value: object, names: list[str]) -> None:
    """``turned_up = "willy_the_kid jourdonnais"``: the characters for hire."""
    series_at(g).row = cast_of("turned_up", value)


def lay_open_characters(g: State, value: object, names: list[str]) -> None:
    """``open_characters = "big_spencer jourdonnais …"``: with two players, the four they pick from. [CL-2P-1]"""
    found = cast_of("open_characters", value)
    if not g.figured or len(found) != CHARACTERS_TO_PICK:
        raise BadRuling(f"open_characters: with two players only, {CHARACTERS_TO_PICK} of them")
    for p in g.players:
        p.marks = 0
    g.players[0].reserve = found
    g.phase = CASTING


def cast_of(key: str, value: object) -> list[int]:
    """The characters a word of the table names."""
    words = str(value).split()
    for word in words:
        if word not in CAST:
            raise BadRuling(f"{key}: there is no character {word!r}{did_you_mean(word, CAST)}")
    return [CAST[word] for word in words]


def lay_dollars(g: State, value: object, seat: int) -> None:
    """``dollars = 1200``: what the seat owns."""
    ledger = series_at(g)
    if isinstance(value, bool) or not isinstance(value, int) or value % 100:
        raise BadRuling(f"dollars: hundreds of them, not {value!r}")
    ledger.earn(seat, value - ledger.money[seat])


def lay_price(g: State, value: object, seat: int) -> None:
    """``price = 300``: what was paid for the character of the last game; he is for hire again at that price."""
    ledger = series_at(g)
    if isinstance(value, bool) or not isinstance(value, int) or value % 100:
        raise BadRuling(f"price: hundreds of dollars, not {value!r}")
    ledger.prices = [value if s == seat else price for s, price in enumerate(ledger.prices)]


def lay_hired(g: State, value: object, seat: int) -> None:
    """``hired = "willy_the_kid"``: the character of the last game."""
    if value not in CAST:
        raise BadRuling(f"hired: there is no character {value!r}{did_you_mean(str(value), CAST)}")
    ledger = series_at(g)
    ledger.hired = [CAST[str(value)] if s == seat else who for s, who in enumerate(ledger.hired)]


def lay_left(g: State, value: object, seat: int) -> None:
    """``left = "mustang barrel"``: what lay before the seat at the end of the last game."""
    ledger = series_at(g)
    taken = [card for cards in ledger.remains for card in cards]
    [cards] = allot([plain(str(value)).split()], [card for card in g.deck if card not in taken])
    remains = ledger.remains or [[] for _ in g.players]
    ledger.remains = [cards if s == seat else other for s, other in enumerate(remains)]


def lay_passive(g: State, value: object, seat: int) -> None:
    """``passive = true``: with two players, the figure whose ability does not work. [CL-2P-7]"""
    if not g.figured or value is not True:
        raise BadRuling("passive = true: with two players only, for one of two living figures")
    activate(g, fellow_of(g, seat))


def dollars(stage: Stage, seat: int, said: list[str]) -> None:
    """``? A dollars 3000``"""
    found = series_at(table_of(stage.session.game)).money[seat]
    compare("dollars", number_in(said, "? A dollars 3000"), found)


def price(stage: Stage, seat: int, said: list[str]) -> None:
    """``? A price 300``: what was paid for the character."""
    found = series_at(table_of(stage.session.game)).prices[seat]
    compare("price", number_in(said, "? A price 300"), found)


def game(stage: Stage, said: list[str]) -> None:
    """``? game 2``: which game of the series is being played."""
    found = series_at(table_of(stage.session.game)).number + 1
    compare("game", number_in(said, "? game 2"), found)


SERIES: Final = SetWords(
    table={
        "game": lay_game,
        "between": lay_between,
        "turned_up": lay_turned_up,
        "open_characters": lay_open_characters,
    },
    seat={"dollars": lay_dollars, "hired": lay_hired, "price": lay_price, "left": lay_left, "passive": lay_passive},
    of_table={"game": game},
    of_seats={"dollars": dollars, "price": price},
    verbs=("bid", "hire", "buy", "enter", "choose"),
    reasons=(OWN_FIGURE.id,),
    log=(
        "game", "scored", "bounty", "turned_up", "put_up", "bid", "bid_no_more", "hire", "buy", "series_over",
        "declare", "reveal_role", "settlement", "depart", "enter",
    ),
)  # fmt: skip
