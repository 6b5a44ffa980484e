"""What an answer would cost: for whoever is asked, who knows no more than their view. It decides nothing."""

from __future__ import annotations

from typing import Final

from sixgun.classic.player import DEPUTY, SHERIFF
from sixgun.classic.state import State
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import NONE, PASS, Option

COSTS_LIFE: Final = ("dodge", "indians", "duel")  # to pass
ENOUGH_FOR_BEER: Final = 3  # players [CL-LIFE-5]


def stakes_of(g: State, ask: Ask, option: Option) -> dict[str, object]:
    """``left``: the life points left after it; ``warn``: die, self, sheriff, deputy."""
    found: dict[str, object] = {}
    if option is PASS:
        life = g.players[ask.seat].life
        if ask.why in COSTS_LIFE:
            found["left"] = max(0, life - 1)
        elif ask.why == "dying" and len(ask.options) > 1 and len(g.order) >= ENOUGH_FOR_BEER:
            found["warn"] = "die"
    elif option.target != NONE and ask.why == "play":
        whom = friend(g, ask.seat, option.target)
        if whom:
            found["warn"] = whom
    return found


def friend(g: State, me: int, target: int) -> str:
    """Whom of one's own side one would play at, as far as one may know."""
    if target == me:
        return "self"
    mine, theirs = g.players[me].role, g.board().roles[target]
    if mine == DEPUTY and theirs == SHERIFF:
        return "sheriff"
    return "deputy" if mine == SHERIFF and theirs == DEPUTY else ""
