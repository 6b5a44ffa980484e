"""The table options of High Noon, and those that all event decks share."""

from __future__ import annotations

from sixgun.classic.events.deck import EVENT_OPTIONS
from sixgun.classic.rules.options import TableOption
from sixgun.kernel.hints import Final

EXTRA_CARDS: Final = TableOption("hn_extra_cards", True)
HANDCUFFS_SHERIFF: Final = TableOption("hn_handcuffs_sheriff")
DALTONS_ON_TURN: Final = TableOption("hn_daltons_on_turn_any")
EFFECTS_REVERSE: Final = TableOption("hn_gold_rush_effects_reverse")
OPTIONS: Final = (EXTRA_CARDS, *EVENT_OPTIONS, HANDCUFFS_SHERIFF, DALTONS_ON_TURN, EFFECTS_REVERSE)
