"""Roles. [CL-SETUP-1]"""

from __future__ import annotations

from sixgun.kernel.hints import Final

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
NO_ROLE: Final = 4  # two players have none [CL-2P-1]
ROLE_NAMES: Final = ("sheriff", "deputy", "outlaw", "renegade", "none")
