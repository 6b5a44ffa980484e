"""Which side will win from here? Lives, cards and heads by true role, weighed as games of bots taught. [CL-END-1]"""

from __future__ import annotations

from math import exp
from typing import Final

from sixgun.bots.shipped import shipped
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.table.state import State
from sixgun.kernel.option import NONE

COUNTED: Final = (
    "one",
    "sheriff_life", "sheriff_at_1", "sheriff_at_2", "sheriff_hand", "sheriff_in_play",
    "deputies", "deputies_life", "deputies_hand", "deputies_in_play",
    "outlaws", "outlaws_life", "outlaws_hand", "outlaws_in_play",
    "renegades", "renegades_life", "renegades_hand", "renegades_in_play", "alone",
)  # fmt: skip
WEIGHTS: Final[dict[int, list[list[float]]]] = {  # by number of players and side, what each count is worth
    int(players): rows for players, rows in shipped("classic-value").get("tables", {}).items()
}
LAW: Final = 0  # sides, in the order of the weights
CRIME: Final = 1
LONE: Final = 2


def counts(g: State) -> list[float]:
    """What there is of each role, in the order of COUNTED."""
    found = [0.0] * len(COUNTED)
    found[0] = 1.0
    for seat in g.order:
        p = g.players[seat]
        hand, laid = float(len(p.hand)), float(len(p.in_play))
        if p.role == SHERIFF:
            found[1] = float(p.life)
            found[2] = 1.0 if p.life <= 1 else 0.0
            found[3] = 1.0 if p.life == 2 else 0.0
            found[4] = hand
            found[5] = laid
        elif DEPUTY <= p.role <= RENEGADE:
            at = 6 + 4 * (p.role - DEPUTY)
            found[at] += 1.0
            found[at + 1] += p.life
            found[at + 2] += hand
            found[at + 3] += laid
    found[18] = 1.0 if len(g.order) == 2 else 0.0
    return found


def odds(g: State) -> list[float]:
    """The chances of the law, the Outlaws and the Renegade: 1 and 0 if it is over."""
    if g.winner != NONE:
        return [float(g.winner == SHERIFF), float(g.winner == OUTLAW), float(g.winner == RENEGADE)]
    weights = WEIGHTS[len(g.players)]
    found = counts(g)
    powers: list[float] = []
    for side in weights:
        total = 0.0
        for i in range(len(found)):
            total += side[i] * found[i]
        powers.append(exp(total))
    whole = powers[LAW] + powers[CRIME] + powers[LONE]
    return [power / whole for power in powers]


def positions(g: State) -> list[tuple[str, list[float], int]]:
    """What is to be learnt from a position: under which table, the counts, whose chance it is about."""
    return [(str(len(g.players)), counts(g), NONE)]


def outcome(g: State, whose: int) -> int:
    """How it ended, as the number of a side; NONE: not at all."""
    return {SHERIFF: LAW, OUTLAW: CRIME, RENEGADE: LONE}.get(g.winner, NONE)
