"""Why something is not offered while an event of High Noon is in force."""

from __future__ import annotations

from sixgun.kernel.hints import Final
from sixgun.kernel.reason import Reason

REVEREND: Final = Reason("reverend", "HN-R-17")
SERMON: Final = Reason("sermon", "HN-R-16")
HANDCUFFED: Final = Reason("handcuffed", "HN-R-9")
