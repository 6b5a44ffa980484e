"""Learn who wins from here: games of bots, what was counted at some moments of each, and how they ended.

What is counted is the game's: ``positions`` and ``outcome`` of its bots' ``value`` module. See ``sixgun tune values``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from math import exp, log
from typing import Any, Final

from sixgun.bots import make
from sixgun.bots.bot import Bot
from sixgun.bots.drive import play_on, seat_all
from sixgun.games import kind_of
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session
from sixgun.lab.spread import Spread, spans

Row = tuple[list[float], int]  # what was counted, how it ended
RIDGE: Final = 2.0
ROUNDS: Final = 7
LONGEST: Final = 3000
APART: Final = 60  # decisions between two looks, at most
BATCH: Final = 25  # games


@dataclass(frozen=True)
class Batch:
    """Some games of one setup; the bots move round the table."""

    game: str
    setup: dict[str, object]
    bots: tuple[str, ...]
    seed: str
    first: int
    end: int

    def rows(self) -> dict[str, list[Row]]:
        """By table, what they teach."""
        found: dict[str, list[Row]] = {}
        for number in range(self.first, self.end):
            for table, row in self.rows_of(number):
                found.setdefault(table, []).append(row)
        return found

    def rows_of(self, number: int) -> list[tuple[str, Row]]:
        """What one game teaches."""
        kind = kind_of(self.game)
        value: Any = import_module(f"sixgun.bots.{self.game}.value")
        seed = f"{self.seed}/{number}"
        session = Session(kind.set_up(kind.read_setup(self.setup), seed))
        names = [self.bots[(seat + number) % len(self.bots)] for seat in range(session.game.seats)]
        crew = [make(name, seat, seed, self.game) for seat, name in enumerate(names)]
        chance = Chance(key_of(f"{seed}/looks"))
        seat_all(session, crew)
        seen: list[tuple[str, list[float], int]] = []
        made = 0
        while session.ask is not None and made < LONGEST:
            made += play_on(session, crew, 1 + chance.below(APART))
            made += finish_turn(session, crew) if value.BY_TURNS else 0
            seen += value.positions(session.game) if session.ask is not None else []
        ends = [(table, (counted, value.outcome(session.game, whose))) for table, counted, whose in seen]
        return [(table, row) for table, row in ends if row[1] != NONE]


def finish_turn(session: Session, crew: list[Bot]) -> int:
    """Play on until the next turn begins; how many decisions that took."""
    game: Any = session.game
    now = game.turns
    made = 0
    while game.turns == now and session.ask is not None and made < LONGEST:
        made += play_on(session, crew, 1)
    return made


def chances(weights: list[list[float]], counted: list[float]) -> list[float]:
    """Of each outcome."""
    sums = [sum([w * x for w, x in zip(row, counted, strict=True)]) for row in weights]
    top = max(sums)
    powers = [exp(value - top) for value in sums]
    return [power / sum(powers) for power in powers]


def loss(weights: list[list[float]], rows: list[Row]) -> float:
    """Mean logarithmic loss, in nats."""
    return -sum(log(max(1e-9, chances(weights, counted)[ended])) for counted, ended in rows) / max(1, len(rows))


def fit(rows: list[Row], outcomes: int) -> list[list[float]]:
    """Multinomial regression by Newton's method; the first outcome is the one the others are compared with."""
    size = len(rows[0][0])
    weights = [[0.0] * size for _ in range(outcomes)]
    for _ in range(ROUNDS):
        slope, bend = (
            [0.0] * (size * (outcomes - 1)),
            [[0.0] * (size * (outcomes - 1)) for _ in range(size * (outcomes - 1))],
        )
        for counted, ended in rows:
            add_row(slope, bend, counted, ended, chances(weights, counted))
        for at in range(len(slope)):
            slope[at] -= RIDGE * weights[1 + at // size][at % size]
            bend[at][at] += RIDGE
        for at, step in enumerate(solved(bend, slope)):
            weights[1 + at // size][at % size] += step
    return [[round(value, 4) for value in row] for row in weights]


def add_row(
    slope: list[float], bend: list[list[float]], counted: list[float], ended: int, expected: list[float]
) -> None:
    """What one position adds to gradient and curvature."""
    size = len(counted)
    some = [i for i in range(size) if counted[i]]
    for a in range(1, len(expected)):
        for i in some:
            slope[(a - 1) * size + i] += ((1.0 if ended == a else 0.0) - expected[a]) * counted[i]
        for b in range(1, len(expected)):
            share = expected[a] * ((1.0 if a == b else 0.0) - expected[b])
            for i in some:
                line = bend[(a - 1) * size + i]
                part = share * counted[i]
                for j in some:
                    line[(b - 1) * size + j] += part * counted[j]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda at: abs(rows[at][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for at in range(len(rows)):
            if at != i and rows[at][i]:
                factor = rows[at][i] / rows[i][i]
                rows[at] = [a - factor * b for a, b in zip(rows[at], rows[i], strict=True)]
    return [line[-1] / line[i] for i, line in enumerate(rows)]


def learn(
    game: str,
    setups: list[dict[str, object]],
    bots: tuple[str, ...],
    games: int,
    seed: str,
    processes: int,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[dict[str, list[list[float]]], list[str]]:
    """The tables, by the first four fifths of the positions of each, and what is to be told of them."""
    batches = [
        Batch(game, setup, bots, f"{seed}/{number}", *span)
        for number, setup in enumerate(setups)
        for span in spans(games, BATCH)
    ]
    found: dict[str, list[Row]] = {}
    tables: dict[str, list[list[float]]] = {}
    told: list[str] = []
    with Spread(processes) as spread:
        for done, rows in enumerate(spread.map(Batch.rows, batches), 1):
            for table in rows:
                found.setdefault(table, []).extend(rows[table])
            progress(done * BATCH)
        cuts = {table: max(1, len(rows) * 4 // 5) for table, rows in found.items()}
        outcomes = import_module(f"sixgun.bots.{game}.value").OUTCOMES
        fitted = spread.map(fit, [found[table][:cut] for table, cut in cuts.items()], [outcomes] * len(cuts))
        for (table, cut), weights in zip(cuts.items(), fitted, strict=True):
            tables[table] = weights
            seen, unseen = loss(weights, found[table][:cut]), loss(weights, found[table][cut:])
            told.append(f"{table}: {len(found[table])} positions, loss {seen:.3f}, unseen {unseen:.3f}")
    return tables, told
