"""What the things on the table come to for each seat just now: for the view, so that no client needs a rule."""

from __future__ import annotations

from sixgun.classic.play.drawing import draws
from sixgun.classic.rules.hooks import SUIT_NOW
from sixgun.classic.rules.tables import SUITS
from sixgun.classic.table.force import ANY_NUMBER
from sixgun.classic.table.state import State


def now(g: State) -> dict[str, object]:
    """Cards in phase 1 and BANG! cards a turn by seat, suits that count as others, the way round, cards played."""
    seats = range(len(g.players))
    return {
        "draws": [draws(g, seat) for seat in seats],
        "bangs": [None if g.force[s].bang_limit >= ANY_NUMBER else g.force[s].bang_limit for s in seats],
        "suits": {suit: count for suit in SUITS if (count := counts_as(g, suit)) != suit},
        "backwards": g.reversed,
        "played": g.played,
    }


def counts_as(g: State, suit: str) -> str:
    """The suit that cards of *suit* count as. [CL-DRAW-6]"""
    for one in g.force[-1].listeners(SUIT_NOW):
        suit = one.ability.tune_suit(suit, g)
    return suit
