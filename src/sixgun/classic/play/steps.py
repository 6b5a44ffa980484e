"""The named steps of a turn: each is a hook. [HN-ORDER-1 TR-TURN-1]"""

from __future__ import annotations

from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import (
    AT_CLOSE,
    AT_COLLECTION,
    AT_CUSTODY,
    AT_DANGER,
    AT_DECLARATION,
    AT_DEPARTURE,
    AT_DRAWN,
    AT_END,
    AT_EVENT,
    AT_LOOK,
    AT_MEAL,
    AT_PLAYED,
    AT_READY,
    AT_START,
)
from sixgun.classic.table.state import DECLARED, LOST, State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final, i64

BEFORE_CHECKS: Final[list[int]] = [AT_DECLARATION, AT_EVENT, AT_DEPARTURE, AT_START]  # HN-ORDER-1, steps 1 to 4
DANGER: Final[list[int]] = [AT_DANGER]  # step 5
CUSTODY: Final[list[int]] = [AT_CUSTODY]  # step 6
READY: Final[list[int]] = [AT_MEAL, AT_LOOK, AT_READY, AT_COLLECTION]  # steps 6b to 8
BEFORE_DRAWING: Final[list[int]] = [*BEFORE_CHECKS, *DANGER, *CUSTODY, *READY]
AFTER_DRAWING: Final[list[int]] = [AT_DRAWN]
AFTER_PLAYING: Final[list[int]] = [AT_PLAYED]
CLOSING: Final[list[int]] = [AT_CLOSE]
AFTERWARDS: Final[list[int]] = [AT_END]


def take_steps(g: State, me: int, steps: list[int]) -> Rule:
    """Whatever happens at each of these steps, each a whole effect; until the turn is lost, or the player."""
    force = g.force[me]
    for step in steps:
        hook: i64 = step
        if not force.minds >> hook & 1:
            continue
        for one in force.listeners(hook):
            now = g.force[me]  # one thing may end what another waits for
            if now is force or one in now.listeners(hook):
                yield from (before(one.ability, hook, g, me) if hook < AT_DRAWN else after(one.ability, hook, g, me))
                if must_settle(g):
                    yield from settle(g)
                if g.phase in (LOST, DECLARED) or not g.players[me].alive:
                    return
        force = g.force[me]


def before(one: Ability, hook: i64, g: State, me: int) -> Rule:
    """What it does at that step before the drawing."""
    if hook == AT_DECLARATION:
        return one.at_declaration(g, me)
    if hook == AT_EVENT:
        return one.at_event(g, me)
    if hook == AT_DEPARTURE:
        return one.at_departure(g, me)
    if hook == AT_START:
        return one.at_start(g, me)
    if hook == AT_DANGER:
        return one.at_danger(g, me)
    if hook == AT_CUSTODY:
        return one.at_custody(g, me)
    if hook == AT_MEAL:
        return one.at_meal(g, me)
    if hook == AT_LOOK:
        return one.at_look(g, me)
    return one.at_ready(g, me) if hook == AT_READY else one.at_collection(g, me)


def after(one: Ability, hook: i64, g: State, me: int) -> Rule:
    """What it does at one of those behind it."""
    if hook == AT_DRAWN:
        return one.at_drawn(g, me)
    if hook == AT_PLAYED:
        return one.at_played(g, me)
    return one.at_close(g, me) if hook == AT_CLOSE else one.at_end(g, me)
