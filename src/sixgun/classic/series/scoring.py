"""What a game is worth to each, and who has won the series. [CL-SCORE-2 CL-SCORE-6]"""

from __future__ import annotations

from sixgun.classic.play.goals import LAST_ALIVE
from sixgun.classic.series.ledger import Finished, Ledger
from sixgun.classic.table.goal import goal_of
from sixgun.classic.table.player import DEPARTED
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.table.state import State
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

TREASON: Final = -5000  # [CL-SCORE-3]
TIE_BREAK: Final = (SHERIFF, RENEGADE, DEPUTY, OUTLAW)  # wins in these roles, in this order [CL-SCORE-6]


def side_of(g: State) -> int:
    """The side that won, by its leading role; a Deputy who is left alone wins for the law."""
    return SHERIFF if g.winner == DEPUTY else g.winner


def reckon(g: State, ledger: Ledger) -> list[int]:
    """The dollars each player has earned by the role he has at the end. [CL-SCORE-2 CL-SCORE-3]"""
    if goal_of(g) is LAST_ALIVE and g.order:  # the Wild West Show: all for the survivor [WW-WIN-2]
        return [worth(RENEGADE, RENEGADE, p.alive, False, 0, len(g.players)) for p in g.players]
    last = last_criminal(g, ledger)
    outlaws = sum(1 for p in g.players if p.role == OUTLAW)
    found: list[int] = []
    for p in g.players:
        unhurt = p.alive or p.marks & DEPARTED != 0
        dollars = worth(side_of(g), p.role, unhurt, p.seat == last, outlaws, len(g.players))
        found.append(dollars + (TREASON if p.seat in ledger.traitors else 0))
    return found


def worth(side: int, role: int, alive: bool, last: bool, outlaws: int, players: int) -> int:
    """One line of the table. *last*: the elimination that ended the game. [CL-SCORE-2 CL-SCORE-4]"""
    if side == SHERIFF:
        if role == SHERIFF:
            return 1500 * outlaws
        if role == DEPUTY:
            return (1000 if alive else 700) * outlaws
        return 400 * players if role == RENEGADE and last and not alive else 0
    if side == OUTLAW:
        if role == OUTLAW:
            return (1000 if alive else 800) * outlaws
        return 300 * players if role == RENEGADE and alive else 0
    if role == RENEGADE:
        return 1500 * players if alive else 0
    return 100 * players if role == SHERIFF else 0


def last_criminal(g: State, ledger: Ledger) -> int:
    """The last Outlaw or Renegade to fall; also before a declaration. [CL-SCORE-4 CL-SCORE-5]"""
    criminals = [seat for seat in ledger.falls if g.players[seat].role in (OUTLAW, RENEGADE)]
    return criminals[-1] if criminals else NONE


def finish(g: State, ledger: Ledger) -> None:
    """Pay everybody, and write the game down."""
    dollars = reckon(g, ledger)
    for seat, earned in enumerate(dollars):
        ledger.earn(seat, earned)
        g.tell("scored", seat, amount=earned)
    game = Finished(
        ledger.sheriff,
        side_of(g),
        sorted(g.winners),
        [p.role for p in g.players],
        [p.alive or p.marks & DEPARTED != 0 for p in g.players],
        dollars,
        ledger.turns,
    )
    ledger.history = [*ledger.history, game]
    ledger.remains = [p.in_play if p.alive else [] for p in g.players]


def ranking(ledger: Ledger) -> list[int]:
    """The seats, best first: money, wins as Sheriff, Renegade, Deputy, Outlaw, turns, lot. [CL-SCORE-6]"""
    return sorted(range(ledger.games), key=lambda seat: rank_of(ledger, seat), reverse=True)


def rank_of(ledger: Ledger, seat: int) -> list[int]:
    """What the ranking compares, one after the other."""
    wins = [wins_as(ledger, seat, role) for role in TIE_BREAK]
    turns = sum([game.turns[seat] for game in ledger.history])
    lot = -ledger.lots.index(seat) if ledger.lots else -seat
    return [ledger.money[seat], *wins, turns, lot]


def wins_as(ledger: Ledger, seat: int, role: int) -> int:
    """How many games of the series *seat* has won in that role."""
    return sum(1 for game in ledger.history if seat in game.winners and game.roles[seat] == role)


def standings(ledger: Ledger) -> list[dict[str, object]]:
    """The table of the series, best first, as plain data."""
    return [
        {
            "place": place,
            "seat": seat,
            "dollars": ledger.money[seat],
            "by_game": [game.dollars[seat] for game in ledger.history],
            "wins": sum(1 for game in ledger.history if seat in game.winners),
            "turns": sum([game.turns[seat] for game in ledger.history]),
        }
        for place, seat in enumerate(ranking(ledger), 1)
    ]
