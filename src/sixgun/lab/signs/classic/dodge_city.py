"""By what one sees that a character of Dodge City was used."""

from __future__ import annotations

from typing import Final

from sixgun.kernel.option import PASS
from sixgun.lab.signs.classic.moment import Moment, Sign, counts_as


def in_the_own_turn(m: Moment, me: int) -> bool:
    """In my phase 2: what works in phase 1, or all through my turn, has worked."""
    return m.seat == me and m.ask.why == "play" and m.game.turn == me


def hurt_in_the_own_turn(m: Moment, me: int) -> bool:
    """The same with a life point lost. [bill_noface]"""
    p = m.game.players[me]
    return in_the_own_turn(m, me) and p.life < p.max_life


def others_have_cards(m: Moment, me: int) -> bool:
    """The same while somebody else has a card in play. [belle_star]"""
    return in_the_own_turn(m, me) and any(p.in_play for p in m.game.players if p.seat != me)


def keeps_too_many(m: Moment, me: int) -> bool:
    """The turn ends with more cards in hand than life points. [sean_mallory]"""
    p = m.game.players[me]
    return in_the_own_turn(m, me) and m.option is PASS and p.life < len(p.hand) <= 10


def after_a_fall(what: str) -> Sign:
    """Somebody else falls, and I do that."""

    def sign(m: Moment, me: int) -> bool:
        fell = any(entry.what == "eliminated" and entry.seat != me for entry in m.entries)
        return fell and m.tells(me, what)

    return sign


def told(what: str, amount: int = 0) -> Sign:
    """The story says that of me."""
    return lambda m, me: any(e.what == what and e.seat == me and e.amount >= amount for e in m.entries)


BEFORE: Final[dict[str, Sign]] = {
    "belle_star": others_have_cards,
    "bill_noface": hurt_in_the_own_turn,
    "elena_fuente": counts_as,
    "pixie_pete": in_the_own_turn,
    "sean_mallory": keeps_too_many,
}
AFTER: Final[dict[str, Sign]] = {
    "apache_kid": told("unaffected"),
    "greg_digger": after_a_fall("heal"),
    "herb_hunter": after_a_fall("draw"),
    "molly_stark": lambda m, me: m.game.turn != me and m.tells(me, "respond", "draw"),
    "pat_brennan": lambda m, me: m.seat == me and m.ask.why != "play" and told("take")(m, me),
    "tequila_joe": told("heal", 2),
    "vera_custer": told("copy"),
}
