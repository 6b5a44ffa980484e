"""Three players, open roles: each hunts one other. [CL-3P-1]"""

from __future__ import annotations

from sixgun.classic.modes.mode import Mode
from sixgun.classic.play.goals import Goal, LastAlive, reward_anybody
from sixgun.classic.table.player import RISEN
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE
from sixgun.classic.table.state import State
from sixgun.classic.table.waiting import Fallen
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

HUNTS: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


class PersonalTargets(LastAlive):
    """Each hunts one other; once somebody fell otherwise, the last one alive wins. [CL-3P-2 CL-3P-3]"""

    def decide(self, g: State, fallen: list[Fallen]) -> bool:
        """Who felled his own target and lives wins at once, unless it was no longer his goal. [HN-EV-13]"""
        first = not any(p.marks & RISEN for p in g.players)
        if first and len(g.order) + len(fallen) == len(g.players):
            for f in fallen:
                hunted = f.by != NONE and HUNTS[g.players[f.by].role] == g.players[f.seat].role
                if hunted and g.players[f.by].alive:
                    g.winner = g.players[f.by].role
                    g.winners = [f.by]
                    return True
        return super().decide(g, fallen)

    def reward(self, g: State, f: Fallen) -> Rule:
        """Three cards for anybody. [CL-3P-4]"""
        reward_anybody(g, f)
        yield from ()


PERSONAL_TARGETS: Final[Goal] = PersonalTargets()


class ThreePlayers(Mode):
    """Deputy, Outlaw and Renegade, face up; the Deputy begins. [CL-3P-1]"""

    id = "three_players"
    players: tuple[int, ...] = (3,)
    roles: tuple[int, ...] = (DEPUTY, OUTLAW, RENEGADE)
    public_roles = True
    is_scored = False
    starter = DEPUTY
    goal = PERSONAL_TARGETS
