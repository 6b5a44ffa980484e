"""Who will win from here? What can be counted on each side, weighed as games of bots taught. [DU-END-1 RE-STAND-4]"""

from __future__ import annotations

from math import exp

from sixgun.bots.duel.kinds import CARD_FACE, HELD, HOLD, WORTH
from sixgun.bots.shipped import shipped
from sixgun.duel.abilities import CHARACTERS
from sixgun.duel.state import CASTING, State
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

COUNTED: Final = ("life", "life_to_come", "characters", "last", "hand", "hand_worth", "gear", "front", "turn")
TABLES: Final[dict[str, list[list[float]]]] = shipped("duel-value").get("tables", {})
OUTCOMES: Final = 2  # won or not
BY_TURNS: Final = False  # a position is judged wherever it stands
PAIR: Final[list[float]] = TABLES["pair"][1]  # by what is counted: mine less theirs
CIRCLE: Final[list[float]] = TABLES["circle"][1]  # of three: one, mine, those of whom I hunt, those of who hunts me


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
    weights = PAIR if len(g.hands) == 2 else CIRCLE
    counted = compared(g, seat)
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * counted[i]
    return 1.0 / (1.0 + exp(-total))


def compared(g: State, seat: int) -> list[float]:
    """The counts from where *seat* sits: of two players the differences, of three all of them."""
    seats = len(g.hands)
    mine = counts(g, seat)
    foe = counts(g, (seat + 1) % seats)
    if seats == 2:
        return [mine[i] - foe[i] for i in range(len(mine))]
    return [1.0] + mine + foe + counts(g, (seat + 2) % seats)


def positions(g: State) -> list[tuple[str, list[float], int]]:
    """What is to be learnt from a position: under which table, the counts, whose chance it is about."""
    if g.phase == CASTING:
        return []
    seat = g.turns % len(g.hands)
    return [("pair" if len(g.hands) == 2 else "circle", compared(g, seat), seat)]


def outcome(g: State, whose: int) -> int:
    """Has that seat won? NONE: nobody has."""
    return NONE if g.winner == NONE else int(g.winner == whose)
