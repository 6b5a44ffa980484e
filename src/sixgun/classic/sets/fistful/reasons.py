"""Why something is not offered while an event of A Fistful of Cards is in force."""

from __future__ import annotations

from sixgun.kernel.hints import Final
from sixgun.kernel.reason import Reason

JUDGE: Final = Reason("judge", "FC-R-13")
