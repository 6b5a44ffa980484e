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
from sixgun.kernel.hints import Callable, Final, TypeAlias

Step: TypeAlias = tuple[int, Callable[[Ability, State, int], Rule]]

BEFORE_CHECKS: Final[list[Step]] = [  # HN-ORDER-1, steps 1 to 4
    (AT_DECLARATION, lambda a, g, me: a.at_declaration(g, me)),
    (AT_EVENT, lambda a, g, me: a.at_event(g, me)),
    (AT_DEPARTURE, lambda a, g, me: a.at_departure(g, me)),
    (AT_START, lambda a, g, me: a.at_start(g, me)),
]
DANGER: Final[list[Step]] = [(AT_DANGER, lambda a, g, me: a.at_danger(g, me))]  # step 5
CUSTODY: Final[list[Step]] = [(AT_CUSTODY, lambda a, g, me: a.at_custody(g, me))]  # step 6
READY: Final[list[Step]] = [  # steps 6b to 8
    (AT_MEAL, lambda a, g, me: a.at_meal(g, me)),
    (AT_LOOK, lambda a, g, me: a.at_look(g, me)),
    (AT_READY, lambda a, g, me: a.at_ready(g, me)),
    (AT_COLLECTION, lambda a, g, me: a.at_collection(g, me)),
]
BEFORE_DRAWING: Final[list[Step]] = [*BEFORE_CHECKS, *DANGER, *CUSTODY, *READY]
AFTER_DRAWING: Final[list[Step]] = [(AT_DRAWN, lambda a, g, me: a.at_drawn(g, me))]
AFTER_PLAYING: Final[list[Step]] = [(AT_PLAYED, lambda a, g, me: a.at_played(g, me))]
CLOSING: Final[list[Step]] = [(AT_CLOSE, lambda a, g, me: a.at_close(g, me))]
AFTERWARDS: Final[list[Step]] = [(AT_END, lambda a, g, me: a.at_end(g, me))]


def take_steps(g: State, me: int, steps: list[Step]) -> Rule:
    """Whatever happens at each of these steps, each a whole effect; until the turn is lost, or the player."""
    for hook, rule in steps:
        if not g.force[me].minds >> hook & 1:
            continue
        for ability in g.force[me].listeners(hook):
            if ability in g.force[me].listeners(hook):  # still so: one thing may end what another waits for
                yield from rule(ability, g, me)
                if must_settle(g):
                    yield from settle(g)
                if g.phase in (LOST, DECLARED) or not g.players[me].alive:
                    return
