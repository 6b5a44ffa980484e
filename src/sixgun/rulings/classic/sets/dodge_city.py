"""Rulings of Dodge City: green cards laid this turn, whom Vera Custer copies."""

from __future__ import annotations

from typing import Final

from sixgun.classic.play.prices import CANNOT_PAY
from sixgun.classic.rules.tables import CAST, CHARACTERS
from sixgun.classic.table.state import State
from sixgun.rulings.classic.cards import compare, fits
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.classic.words import state
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import Stage, plain


def fresh(g: State, value: object, seat: int) -> None:
    """``fresh = "iron_plate"``: of its cards in play, those laid in the turn that is on."""
    for word in plain(str(value)).split():
        found = [card for card in g.players[seat].in_play if fits(card, word)]
        if not found:
            raise BadRuling(f"fresh: no {word} lies in play there; say it of a card named under play")
        g.fresh = g.fresh + found


def copies(g: State, value: object, seat: int) -> None:
    """``copies = "lucky_duke"``: the ability it copied in its last turn."""
    if value not in CAST:
        raise BadRuling(f"copies: there is no character {value!r}{did_you_mean(str(value), CAST)}")
    g.players[seat].lent = [CHARACTERS[CAST[str(value)]]]


def has_copied(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B copies lucky_duke``, or ``none``"""
    compare("copies", " ".join(said), " ".join(who.id for who in state(stage).players[seat].lent) or "none")


WORDS: Final = SetWords(
    seat={"fresh": fresh, "copies": copies},
    of_seats={"copies": has_copied},
    verbs=("copy",),
    log=("copy", "unaffected", "use"),
    reasons=(CANNOT_PAY.id,),
)
