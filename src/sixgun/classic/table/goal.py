"""How the game is won just now."""

from __future__ import annotations

from sixgun.classic.table.state import NO_ABILITIES, State
from sixgun.kernel.hints import TYPE_CHECKING

if TYPE_CHECKING:
    from sixgun.classic.play.goals import Goal


def goal_of(g: State) -> Goal:
    """The goal now: what lies on the table may have one, else it is the mode's."""
    for one in NO_ABILITIES if g.figured else g.table:  # with two players nothing changes [WW-WIN-3]
        if one.ability.goal is not None:
            return one.ability.goal
    return g.mode.goal
