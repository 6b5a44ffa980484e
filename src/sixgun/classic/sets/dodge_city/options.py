"""Dodge City: table options. (``dc_green_wait_own_turn`` stands with the rules of green cards.)"""

from __future__ import annotations

from sixgun.classic.rules.options import GREEN_WAITS, SEED_READINGS, TableOption
from sixgun.kernel.hints import Final

PIXIE_PETE_FOUR: Final = TableOption("dc_pixie_pete_four")
JOSE_UNLIMITED: Final = TableOption("dc_jose_unlimited")
DOC_ANY_DIAMOND: Final = TableOption("dc_doc_any_diamond")
APACHE_IGNORES_DUEL: Final = TableOption("dc_apache_ignores_duel_card")
OPTIONS: Final = (
    SEED_READINGS, GREEN_WAITS, PIXIE_PETE_FOUR, JOSE_UNLIMITED, DOC_ANY_DIAMOND, APACHE_IGNORES_DUEL,
)  # fmt: skip
