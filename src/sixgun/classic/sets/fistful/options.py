"""The table options of A Fistful of Cards, and those that all event decks share."""

from __future__ import annotations

from sixgun.classic.events.deck import EVENT_OPTIONS
from sixgun.classic.rules.options import TableOption
from sixgun.kernel.hints import Final

AMBUSH_CARDS_ONLY: Final = TableOption("fc_ambush_cards_only")
RANCH_LATE: Final = TableOption("fc_ranch_after_phase2")
MINE_ALL: Final = TableOption("fc_mine_all_discards")
SNIPER_COUNTS: Final = TableOption("fc_sniper_uses_limit")
OPTIONS: Final = (*EVENT_OPTIONS, AMBUSH_CARDS_ONLY, RANCH_LATE, MINE_ALL, SNIPER_COUNTS)
