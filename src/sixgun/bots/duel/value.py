"""Who will win from here? What can be counted on each side, weighed as games of bots taught. [DU-END-1 RE-STAND-4]"""

from __future__ import annotations

from math import exp
from typing import Final

from sixgun.bots.duel.kinds import CARD_FACE, HELD, HOLD, WORTH
from sixgun.duel.abilities import CHARACTERS
from sixgun.duel.state import State
from sixgun.kernel.option import NONE

COUNTED: Final = ("life", "life_to_come", "characters", "last", "hand", "hand_worth", "gear", "front", "turn")
PAIR: Final = (0.35, 0.25, 0.3, 0.0, 0.1, 0.1, 0.3, 0.1, 0.1)  # by what is counted: mine less theirs
CIRCLE: Final = (  # of three: mine, those of the one I hunt, those of the one who hunts me
    (0.35, 0.25, 0.3, 0.0, 0.1, 0.1, 0.3, 0.1, 0.1),
    (-0.35, -0.25, -0.3, 0.0, -0.1, -0.1, -0.3, -0.1, 0.0),
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)
CIRCLE_BASE: Final = -0.7


def counts(g: State, seat: int) -> list[float]:
    """What there is of one side, in the order of COUNTED."""
    life = 0.0
    alive = 0.0
    gear = 0.0
    for at in (seat * 2, seat * 2 + 1):
        if g.life[at] > 0:
            life += g.life[at]
            alive += 1.0
            for card in g.gear[at]:
                gear += HELD[CARD_FACE[card]]
    to_come = 0.0
    for who in g.reserves[seat]:
        to_come += CHARACTERS[who].life
        alive += 1.0
    worth = 0.0
    for card in g.hands[seat]:
        worth += WORTH[CARD_FACE[card]]
    front = HOLD[g.who[g.front[seat]].number]
    turn = 1.0 if g.turn == seat else 0.0
    return [life, to_come, alive, 1.0 if alive < 2.0 else 0.0, float(len(g.hands[seat])), worth, gear, front, turn]


def odds(g: State, seat: int) -> float:
    """The chance, from 0 to 1, that *seat* wins: 1 or 0 if it is over."""
    if g.winner != NONE:
        return 1.0 if g.winner == seat else 0.0
    seats = len(g.hands)
    mine = counts(g, seat)
    foe = counts(g, (seat + 1) % seats)
    total = 0.0
    if seats == 2:
        for i in range(len(PAIR)):
            total += PAIR[i] * (mine[i] - foe[i])
    else:
        total = CIRCLE_BASE
        for weights, side in zip(CIRCLE, (mine, foe, counts(g, (seat + 2) % seats)), strict=True):
            for i in range(len(weights)):
                total += weights[i] * side[i]
    return 1.0 / (1.0 + exp(-total))
