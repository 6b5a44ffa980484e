"""The table options of the Wild West Show."""

from __future__ import annotations

from sixgun.classic.events.deck import EXCLUDE_RESURRECTION
from sixgun.classic.rules.options import SEED_READINGS, TableOption
from sixgun.kernel.hints import Final

BANG_STAYS_BANG: Final = TableOption("ww_showdown_bang_stays_bang")
PONY_EXPRESS_FLIPS: Final = TableOption("ww_pony_express_flips")
GAG_MUTE: Final = TableOption("ww_gag_mute")
EXCLUDE_GAG: Final = TableOption("ww_exclude_gag")
TARGET_AFTER: Final = TableOption("ww_dorothy_target_after")
FLINT_UNLIMITED: Final = TableOption("ww_flint_unlimited")
GREYGORY_ALL: Final = TableOption("greygory_all_characters")
OF_EVENTS: Final = (
    SEED_READINGS, EXCLUDE_RESURRECTION, BANG_STAYS_BANG, PONY_EXPRESS_FLIPS, GAG_MUTE, EXCLUDE_GAG, TARGET_AFTER,
)  # fmt: skip
OF_CHARACTERS: Final = (SEED_READINGS, FLINT_UNLIMITED, GREYGORY_ALL)
