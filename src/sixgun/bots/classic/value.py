"""Which side will win from here? Lives, cards and heads by true role, weighed as games of bots taught. [CL-END-1]"""

from __future__ import annotations

from math import exp
from typing import Final

from sixgun.bots.classic.kinds import BEER, CARD_KIND, LAID, WORTH
from sixgun.bots.shipped import shipped
from sixgun.classic.table.player import Player
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.table.state import State
from sixgun.kernel.option import NONE

COUNTED: Final = (
    "one",
    "sheriff_life", "sheriff_at_1", "sheriff_at_2", "sheriff_hand", "sheriff_in_play", "sheriff_turn",
    "deputies", "deputies_life", "deputies_hand", "deputies_in_play", "deputies_turn",
    "outlaws", "outlaws_life", "outlaws_hand", "outlaws_in_play", "outlaws_turn",
    "renegades", "renegades_life", "renegades_hand", "renegades_in_play", "renegades_turn",
)  # fmt: skip
FEW: Final = 3  # players left: from here on it does not matter how many there were
WEIGHTS: Final[dict[int, list[list[float]]]] = {  # by number of players and side, what each count is worth
    int(players): rows for players, rows in shipped("classic-value").get("tables", {}).items()
}
LAW: Final = 0  # sides, in the order of the weights
CRIME: Final = 1
LONE: Final = 2


def counts(g: State) -> list[float]:
    """What there is of each role, in the order of COUNTED; cards count by what they are worth."""
    found = [0.0] * len(COUNTED)
    found[0] = 1.0
    for seat in g.order:
        p = g.players[seat]
        if p.role == SHERIFF:
            found[1] = float(p.life)
            found[2] = 1.0 if p.life <= 1 else 0.0
            found[3] = 1.0 if p.life == 2 else 0.0
            at = 2
        elif DEPUTY <= p.role <= RENEGADE:
            at = 7 + 5 * (p.role - DEPUTY)
            found[at] += 1.0
            found[at + 1] += p.life
        else:
            continue
        found[at + 2] += hand_worth(p, len(g.order) == 2)
        found[at + 3] += sum([LAID[CARD_KIND[card]] for card in p.in_play])
        found[at + 4] += float(seat == g.turn)
    return found


def hand_worth(p: Player, last: bool) -> float:
    """What the cards in a hand are worth; Beer nothing to the last two. [CL-LIFE-5]"""
    worth = 0.0
    for card in p.hand:
        kind = CARD_KIND[card]
        worth += 0.0 if last and kind == BEER else WORTH[kind]
    return worth


def table_of(g: State) -> int:
    """Which numbers a position goes by: those for so many at the table, or for the few that are left."""
    left = len(g.order)
    return left if left <= FEW else len(g.players)


def odds(g: State) -> list[float]:
    """The chances of the law, the Outlaws and the Renegade: 1 and 0 if it is over."""
    if g.winner != NONE:
        return [float(g.winner == SHERIFF), float(g.winner == OUTLAW), float(g.winner == RENEGADE)]
    weights = WEIGHTS[table_of(g)]
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
    return [(str(table_of(g)), counts(g), NONE)]


def outcome(g: State, whose: int) -> int:
    """How it ended, as the number of a side; NONE: not at all."""
    return {SHERIFF: LAW, OUTLAW: CRIME, RENEGADE: LONE}.get(g.winner, NONE)
