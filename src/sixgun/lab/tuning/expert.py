"""Expert iteration: positions searched at length teach the policy which play promises more than its own choice.

Games of bots are broken off at plays taken by chance. Every candidate of the search is tried in the same many worlds;
from the marks of the plays (``marks_of`` of a game's ``lessons``) it is learnt which to prefer.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any, Final

from sixgun.bots import make
from sixgun.bots.bot import Bot
from sixgun.bots.drive import play_on, seat_all
from sixgun.bots.imagine import Imagine
from sixgun.bots.marks import Marks
from sixgun.bots.search.marshal import Effort, Marshal, RollOuts
from sixgun.games import kind_of
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.session import Session
from sixgun.lab.tuning.files import write

Candidate = tuple[dict[int, float], float]  # the marks of a play, and what it promised
Position = list[Candidate]  # the policy's choice first
LONGEST: Final = 2000  # decisions of a game
ONE_IN: Final = 4  # plays, so that positions of a game are not too much alike
BATCH: Final = 10  # games
SHARP: Final = 10.0  # how much more readily what is praised more is drawn
STIFF: Final = 2.0  # what a weight must be worth
INERTIA: Final = 50.0  # positions
RATE: Final = 6.0
MOMENTUM: Final = 0.8
ROUNDS: Final = 100
KEPT_APART: Final = 5  # one of so many positions tests what the others taught


@dataclass(frozen=True)
class School:
    """What is taught where: a part of a game, by search in so many worlds for each candidate."""

    game: str
    setup: dict[str, object]
    part: str
    worlds: int
    depth: int
    seed: str

    def lessons(self) -> Any:
        """The module that knows the marks."""
        return import_module(f"sixgun.bots.{self.game}.lessons")

    def positions(self, first: int, end: int) -> list[Position]:
        """What some games teach."""
        return [position for number in range(first, end) for position in self.positions_of(number)]

    def positions_of(self, number: int) -> list[Position]:
        """What one game teaches: all seats are gunslingers'."""
        kind = kind_of(self.game)
        seed = f"{self.seed}/{number}"
        session = Session(kind.set_up(kind.read_setup(self.setup), seed))
        crew = [make("gunslinger", seat, seed, self.game) for seat in range(session.game.seats)]
        chance = Chance(key_of(f"{seed}/looks"))
        seat_all(session, crew)
        found = []
        made = 0
        while session.ask is not None and made < LONGEST:
            ask = session.ask
            if self.is_taught(session, ask) and chance.below(ONE_IN) == 0:
                found += self.examine(session, ask, crew[ask.seat], f"{seed}/{made}")
            made += play_on(session, crew, 1)
        return found

    def is_taught(self, session: Session, ask: Ask) -> bool:
        """Is it a play of the part?"""
        is_play = ask.why == "play" and len(ask.options) > 1
        return is_play and bool(self.lessons().is_part(session.game, ask.seat, self.part))

    def examine(self, session: Session, ask: Ask, bot: Bot, seed: str) -> list[Position]:
        """Search that position at length; none if there is nothing to choose."""
        marshal = make("marshal", ask.seat, seed, self.game)
        assert isinstance(marshal, Marshal)
        marshal.acts = bot.acts
        marshal.imagine = Imagine(session, ask.seat)
        view = session.view(ask.seat, marshal.recalls)
        marshal.sit(view)
        marshal.effort = Effort(self.worlds, self.depth, 0.0)
        marshal.policy.acts = bot.acts
        first = marshal.policy.choose(view, ask)
        options = []
        marks: list[Marks] = []
        for option in marshal.candidates(view, ask, first):
            seen = self.lessons().seen(marshal.policy, view, option, option is first)
            if seen is not None:
                options.append(option)
                marks.append(seen)
        if len(options) < 2:
            return []
        trials = RollOuts(marshal, marshal.imagine, view, options, Chance(key_of(f"{seed}/worlds")))
        for _ in range(self.worlds):
            if not trials.round(list(range(len(options)))):
                return []
        return [
            [
                (dict(zip(one.places, one.values, strict=True)), round(trials.mean(at), 5))
                for at, one in enumerate(marks)
            ]
        ]


def collect(school: School, games: int, processes: int, work: Path, progress: Callable[[int], None]) -> list[Position]:
    """All positions of so many games; those found before a run was broken off are read, not searched again."""
    work.mkdir(parents=True, exist_ok=True)
    starts = list(range(0, games, BATCH))
    paths = [work / f"{at}-{min(at + BATCH, games)}.json" for at in starts]
    missing = [at for at, path in zip(starts, paths, strict=True) if not path.exists()]
    done = len(starts) - len(missing)
    with ExitStack() as stack:
        run = stack.enter_context(ProcessPoolExecutor(processes)).map if processes > 1 else map
        ends = [min(at + BATCH, games) for at in missing]
        for at, end, found in zip(missing, ends, run(school.positions, missing, ends), strict=True):
            write(work / f"{at}-{end}.json", {"positions": found})
            done += 1
            progress(min(games, done * BATCH))
    return [position for path in paths for position in read_positions(path)]


def read_positions(path: Path) -> list[Position]:
    """Positions as they were written: JSON knows no numbers as keys."""
    return [
        [({int(place): value for place, value in marks.items()}, mean) for marks, mean in position]
        for position in json.loads(path.read_text("utf-8"))["positions"]
    ]


def fit(positions: list[Position], size: int, chosen: range) -> list[float]:
    """Lessons by which plays drawn as readily as they are praised promise most, on average: found by climbing.

    A regression of what each play promises errs just where the best one is looked for: it was worse than nothing. The
    climb begins where the policy's choice is preferred, by the marks *chosen*; STIFF holds back what few of them tell.
    """
    lessons = [0.0] * size
    for place in chosen:
        lessons[place] = 1.0
    steps = [0.0] * size
    weighty = [INERTIA] * size
    for marks in [marks for position in positions for marks, _ in position]:
        for place, value in marks.items():
            weighty[place] += value * value
    for _ in range(ROUNDS):
        slope = [0.0] * size
        for position in positions:
            add_slope(slope, lessons, position)
        for place in range(size):
            step = RATE * (slope[place] - STIFF * lessons[place]) / weighty[place]
            steps[place] = MOMENTUM * steps[place] + step
            lessons[place] += steps[place]
    return [round(weight, 4) for weight in lessons]


def add_slope(slope: list[float], lessons: list[float], position: Position) -> None:
    """What one position says about where to go: more of what promises more than the plays drawn do on average."""
    sums = praise(lessons, position)
    top = max(sums)
    powers = [exp(SHARP * (value - top)) for value in sums]
    whole = sum(powers)
    mean = sum([power * value for power, (_, value) in zip(powers, position, strict=True)]) / whole
    for power, (marks, value) in zip(powers, position, strict=True):
        pull = SHARP * power / whole * (value - mean)
        for place, amount in marks.items():
            slope[place] += pull * amount


def praise(lessons: list[float], position: Position) -> list[float]:
    """What the lessons make of each play."""
    return [sum([lessons[place] * value for place, value in marks.items()]) for marks, _ in position]


def gain(lessons: list[float], positions: list[Position]) -> tuple[float, float]:
    """What the plays taken by these lessons promised more than the policy's, on average; how often they differ."""
    total = 0.0
    other = 0
    for position in positions:
        sums = praise(lessons, position)
        best = max(range(len(sums)), key=lambda at: (sums[at], -at))
        total += position[best][1] - position[0][1]
        other += best != 0
    return total / max(1, len(positions)), other / max(1, len(positions))
