"""Which side will win from here? What each role has, weighed as games of bots taught. [CL-END-1]"""

from __future__ import annotations

from math import exp

from sixgun.bots.classic.kinds import BANG, BARREL, BEER, CARD_KIND, MISSED, MUSTANG
from sixgun.bots.shipped import shipped
from sixgun.classic.table.roles import OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.table.state import State
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

OF_EACH: Final = ("heads", "life", "at_1", "hand", "in_play", "bangs", "missed", "beers")
"""What is counted of every role; that there is a Sheriff stands for what does not depend on anything."""
WIDTH: Final = len(OF_EACH)
AT_2: Final = 4 * WIDTH  # the Sheriff has two life points
BARRELS: Final = AT_2 + 1  # of the Sheriff, as the next
MUSTANGS: Final = AT_2 + 2
CRIME_AIMS: Final = AT_2 + 3  # Outlaws that have the Sheriff in range
LAW_AIMS: Final = AT_2 + 4  # of the law, those that have an Outlaw in range …
LAW_SEES: Final = AT_2 + 5  # … and those that have a Renegade
LONE_AIMS: Final = AT_2 + 6  # Renegades that have the Sheriff in range
TURN: Final = AT_2 + 7  # whose turn it is: Sheriff, Deputy or Outlaw
COUNTED: Final[list[str]] = [
    *[f"{role}_{name}" for role in ("sheriff", "deputies", "outlaws", "renegades") for name in OF_EACH],
    "sheriff_at_2", "sheriff_barrels", "sheriff_mustangs", "outlaws_aim", "law_aims", "law_sees", "renegades_aim",
    "sheriffs_turn", "deputys_turn", "outlaws_turn",
]  # fmt: skip
LAST: Final = "last two"  # Sheriff and Renegade, however many there were
WEIGHTS: Final[dict[str, list[list[float]]]] = dict(shipped("classic-value").get("tables", {}))
"""By table and side, what each count is worth."""
LAW: Final = 0  # sides, in the order of the weights
CRIME: Final = 1
LONE: Final = 2
OUTCOMES: Final = 3
BY_TURNS: Final = True  # a position is judged when a turn begins


def counts(g: State) -> list[float]:
    """What there is, in the order of COUNTED."""
    found = [0.0] * len(COUNTED)
    for seat in g.order:
        p = g.players[seat]
        role = p.role
        if role < SHERIFF or role > RENEGADE:
            continue
        at = WIDTH * role
        found[at] += 1.0
        found[at + 1] += p.life
        found[at + 2] += 1.0 if p.life <= 1 else 0.0
        found[at + 3] += len(p.hand)
        found[at + 4] += len(p.in_play)
        for card in p.hand:
            kind = CARD_KIND[card]
            if kind in (BANG, MISSED, BEER):
                found[at + (5 if kind == BANG else 6 if kind == MISSED else 7)] += 1.0
        count_aims(g, seat, role, found)
        if role == SHERIFF:
            found[AT_2] = 1.0 if p.life == 2 else 0.0
            for card in p.in_play:
                found[BARRELS] += 1.0 if CARD_KIND[card] == BARREL else 0.0
                found[MUSTANGS] += 1.0 if CARD_KIND[card] == MUSTANG else 0.0
        if seat == g.turn and role != RENEGADE:
            found[TURN + role] = 1.0
    return found


def count_aims(g: State, seat: int, role: int, found: list[float]) -> None:
    """Whom one of that role has in range."""
    sheriff = outlaw = renegade = 0.0
    for other in g.within(seat, g.force[seat].reach):
        whose = g.players[other].role
        if whose == SHERIFF:
            sheriff = 1.0
        elif whose == OUTLAW:
            outlaw = 1.0
        elif whose == RENEGADE:
            renegade = 1.0
    if role == OUTLAW:
        found[CRIME_AIMS] += sheriff
    elif role == RENEGADE:
        found[LONE_AIMS] += sheriff
    else:
        found[LAW_AIMS] += outlaw
        found[LAW_SEES] += renegade


def table_of(g: State) -> str:
    """By what table a position is judged: the number of players, and which sides are left besides the Sheriff."""
    sides = [False, False, False, False]
    for seat in g.order:
        role = g.players[seat].role
        if SHERIFF <= role <= RENEGADE:
            sides[role] = True
    if len(g.order) == 2 and sides[RENEGADE]:
        return LAST
    players = str(len(g.players))
    if not sides[RENEGADE]:
        return players + " without renegade"
    return players if sides[OUTLAW] else players + " without outlaws"


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
    return [(table_of(g), counts(g), NONE)]


def outcome(g: State, whose: int) -> int:
    """How it ended, as the number of a side; NONE: not at all."""
    return {SHERIFF: LAW, OUTLAW: CRIME, RENEGADE: LONE}.get(g.winner, NONE)
