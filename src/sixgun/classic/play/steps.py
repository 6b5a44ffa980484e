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
from sixgun.kernel.hints import Callable, Final, final, i64


@final
class Step:
    """One step: its hook, and what to call of whoever has it."""

    __slots__ = ("hook", "rule")

    def __init__(self, hook: i64, rule: Callable[[Ability, State, int], Rule]) -> None:
        self.hook = hook
        self.rule = rule


BEFORE_CHECKS: Final[list[Step]] = [  # HN-ORDER-1, steps 1 to 4
    Step(AT_DECLARATION, lambda a, g, me: a.at_declaration(g, me)),
    Step(AT_EVENT, lambda a, g, me: a.at_event(g, me)),
    Step(AT_DEPARTURE, lambda a, g, me: a.at_departure(g, me)),
    Step(AT_START, lambda a, g, me: a.at_start(g, me)),
]
DANGER: Final[list[Step]] = [Step(AT_DANGER, lambda a, g, me: a.at_danger(g, me))]  # step 5
CUSTODY: Final[list[Step]] = [Step(AT_CUSTODY, lambda a, g, me: a.at_custody(g, me))]  # step 6
READY: Final[list[Step]] = [  # steps 6b to 8
    Step(AT_MEAL, lambda a, g, me: a.at_meal(g, me)),
    Step(AT_LOOK, lambda a, g, me: a.at_look(g, me)),
    Step(AT_READY, lambda a, g, me: a.at_ready(g, me)),
    Step(AT_COLLECTION, lambda a, g, me: a.at_collection(g, me)),
]
BEFORE_DRAWING: Final[list[Step]] = [*BEFORE_CHECKS, *DANGER, *CUSTODY, *READY]
AFTER_DRAWING: Final[list[Step]] = [Step(AT_DRAWN, lambda a, g, me: a.at_drawn(g, me))]
AFTER_PLAYING: Final[list[Step]] = [Step(AT_PLAYED, lambda a, g, me: a.at_played(g, me))]
CLOSING: Final[list[Step]] = [Step(AT_CLOSE, lambda a, g, me: a.at_close(g, me))]
AFTERWARDS: Final[list[Step]] = [Step(AT_END, lambda a, g, me: a.at_end(g, me))]


def take_steps(g: State, me: int, steps: list[Step]) -> Rule:
    """Whatever happens at each of these steps, each a whole effect; until the turn is lost, or the player."""
    force = g.force[me]
    for step in steps:
        if not force.minds >> step.hook & 1:
            continue
        for one in force.listeners(step.hook):
            now = g.force[me]  # one thing may end what another waits for
            if now is force or one in now.listeners(step.hook):
                yield from step.rule(one.ability, g, me)
                if must_settle(g):
                    yield from settle(g)
                if g.phase in (LOST, DECLARED) or not g.players[me].alive:
                    return
        force = g.force[me]
