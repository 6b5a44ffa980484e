"""Rulings of the characters of the Wild West Show: the two abilities Greygory Deck has drawn."""

from __future__ import annotations

from typing import Final

from sixgun.classic.rules.tables import CAST, CHARACTERS
from sixgun.classic.sets.wild_west_show.reasons import NO_MISSED_CARDS
from sixgun.classic.table.state import State
from sixgun.rulings.classic.cards import NOTHING, compare
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.classic.words import state
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import Stage


def lay_pair(g: State, value: object, seat: int) -> None:
    """``pair = "jesse_jones kit_carlson"``: the abilities drawn."""
    for who in str(value).split():
        if who not in CAST:
            raise BadRuling(f"pair: there is no character {who!r}{did_you_mean(who, CAST)}")
    g.players[seat].lent = [CHARACTERS[CAST[who]] for who in str(value).split()]


def has_pair(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B pair jesse_jones kit_carlson``, in any order, or ``none``"""
    found = sorted(who.id for who in state(stage).players[seat].lent)
    compare("pair", " ".join(sorted(said)), " ".join(found) or NOTHING)


def pair_size(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B pair size 2``"""
    compare("pair size", " ".join(said), str(len(state(stage).players[seat].lent)))


WORDS: Final = SetWords(
    seat={"pair": lay_pair},
    of_seats={"pair": has_pair, "pair size": pair_size},
    log=("copy", "show"),
    reasons=(NO_MISSED_CARDS.id,),
)
