"""Phase 1. [CL-TURN-3 HN-DRAW-1]"""

from __future__ import annotations

from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.rules.hooks import DRAW_PHASE, DRAWS, MINES
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule


def draws(g: State, me: int) -> int:
    """How many cards *me* draws in phase 1, at least one. [HN-DRAW-1]"""
    count = 2
    for ability in g.force[me].hooks[DRAWS]:
        count = ability.tune_draws(count, g, me)
    return max(1, count)


def mines(g: State, me: int) -> bool:
    """Is the discard pile the deck of this turn's phases 1 and 3? [FC-MINE-1]"""
    mining = False
    for ability in g.force[me].hooks[MINES]:
        mining = ability.tune_mining(mining, g, me)
    return mining


def draw_phase(g: State, me: int) -> Rule:
    """Phase 1, where anything bends it; as a whole it is one effect. [CL-TURN-3 CL-R-49 HN-DRAW-2]"""
    g.mining = mines(g, me)
    for ability in g.force[me].hooks[DRAW_PHASE]:  # what the table says comes first: it is first in force
        if (yield from ability.instead_of_draw(g, me)):
            break
    else:
        g.draw(me, draws(g, me))
    g.mining = False
    if must_settle(g):
        yield from settle(g)
