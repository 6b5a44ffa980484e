"""Why something is not offered to characters of the Wild West Show."""

from __future__ import annotations

from sixgun.kernel.hints import Final
from sixgun.kernel.reason import Reason

NO_MISSED_CARDS: Final = Reason("no_missed_cards", "WW-S-21")
