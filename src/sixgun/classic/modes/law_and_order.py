"""Four to eight players: Sheriff and Deputies, Outlaws, Renegades. [CL-SETUP-1 CL-8P-1]"""

from __future__ import annotations

from sixgun.classic.modes.mode import Mode
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.hints import Final

ROLES: Final = {
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY],
    8: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY, RENEGADE],
}


class LawAndOrderMode(Mode):
    """The game of the rulebook."""

    id = "law_and_order"
    players: tuple[int, ...] = (4, 5, 6, 7, 8)

    def roles_for(self, players: int) -> list[int]:
        """By the number of players."""
        return ROLES[players][:]
