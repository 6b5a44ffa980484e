"""Learn who wins from here: games of bots, what was counted at some moments of each, and how they ended.

``python -m sixgun.lab.tuning.values classic '{"players": 4}' --games 700 --out value.json`` adds the table of that
setup to the file. The same command and seed give the same numbers.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from math import exp, log
from pathlib import Path
from typing import Any, Final

from sixgun.bots import make
from sixgun.bots.drive import play_on, seat_all
from sixgun.games import kind_of
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session

Row = tuple[list[float], int]  # what was counted, how it ended
RIDGE: Final = 1.0
ROUNDS: Final = 12
LONGEST: Final = 3000
APART: Final = 36  # decisions between two looks, at most


def rows_of(game: str, setup: dict[str, object], games: int, seed: str, bot: str) -> dict[str, list[Row]]:
    """By table, what games of that bot teach."""
    kind = kind_of(game)
    value: Any = import_module(f"sixgun.bots.{game}.value")
    found: dict[str, list[Row]] = {}
    for n in range(games):
        session = Session(kind.set_up(kind.read_setup(setup), f"{seed}/{n}"))
        crew = [make(bot, seat, f"{seed}/{n}", game) for seat in range(session.game.seats)]
        chance = Chance(key_of(f"{seed}/{n}/looks"))
        seat_all(session, crew)
        seen: list[tuple[str, list[float], int]] = []
        made = 0
        while session.ask is not None and made < LONGEST:
            made += play_on(session, crew, 1 + chance.below(APART))
            seen += value.positions(session.game) if session.ask is not None else []
        for table, counted, whose in seen:
            ended = value.outcome(session.game, whose)
            if ended != NONE:
                found.setdefault(table, []).append((counted, ended))
    return found


def chances(weights: list[list[float]], counted: list[float]) -> list[float]:
    """Of each outcome."""
    sums = [sum([w * x for w, x in zip(row, counted, strict=True)]) for row in weights]
    top = max(sums)
    powers = [exp(value - top) for value in sums]
    return [power / sum(powers) for power in powers]


def loss(weights: list[list[float]], rows: list[Row]) -> float:
    """Mean logarithmic loss, in nats."""
    return -sum(log(max(1e-9, chances(weights, counted)[ended])) for counted, ended in rows) / len(rows)


def fit(rows: list[Row]) -> list[list[float]]:
    """Multinomial regression by Newton's method; the first outcome is the one the others are compared with."""
    outcomes = 1 + max(ended for _, ended in rows)
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


def main() -> None:
    """Learn, judge on the last fifth of the positions, write."""
    reader = argparse.ArgumentParser(description="Learn who wins from here.")
    reader.add_argument("game")
    reader.add_argument("setup", type=json.loads)
    reader.add_argument("--games", type=int, default=700)
    reader.add_argument("--seed", default="fit")
    reader.add_argument("--bot", default="baseline")
    reader.add_argument("--out", type=Path, required=True)
    wish = reader.parse_args()
    found: dict[str, Any] = {"version": 1, "tables": {}}
    if wish.out.exists():
        found = json.loads(wish.out.read_text("utf-8"))
    for table, rows in rows_of(wish.game, wish.setup, wish.games, wish.seed, wish.bot).items():
        cut = len(rows) * 4 // 5
        weights = fit(rows[:cut])
        found["tables"][table] = weights
        seen, unseen = loss(weights, rows[:cut]), loss(weights, rows[cut:])
        print(f"{table}: {len(rows)} positions, loss {seen:.3f}, unseen {unseen:.3f}")
    wish.out.write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main()
