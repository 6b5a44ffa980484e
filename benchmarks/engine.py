"""Our engine as a contestant: run with the package of the build to be measured on PYTHONPATH."""

from __future__ import annotations

import itertools
import json
import platform
import random
import sys
import tracemalloc

from slices import Task, serve

from sixgun.bots import make
from sixgun.bots.drive import play, play_at_random
from sixgun.classic.modes.law_and_order import ROLES
from sixgun.classic.sets import SETS
from sixgun.classic.setup import Setup, set_up
from sixgun.kernel import session as session_module
from sixgun.kernel.session import Session

LONGEST = 10_000
FORKS = 50
POSITIONS = 40
GAMES_IN_MEMORY = 200
FEW, MANY = min(n for n in ROLES if n >= 4), max(ROLES)
BASE = Setup(7)
numbers = itertools.count()


def fresh(setup: Setup, live: bool = False) -> Session:
    """A game nobody has played yet."""
    return Session(set_up(setup, f"bench {next(numbers)}"), live)


def at_random(setup: Setup) -> Task:
    """A whole game of random answers, validated and recorded; no view."""

    def task() -> int:
        return play_at_random(fresh(setup), f"random {next(numbers)}", LONGEST)

    return task


def with_views() -> int:
    """The same from a Python loop, with the view of the seat that is asked before every decision."""
    session = fresh(BASE)
    roll = random.Random(next(numbers)).random
    made = 0
    while session.ask is not None and made < LONGEST:
        ask = session.ask
        session.view(ask.seat)
        session.answer(ask.seat, ask.options[int(roll() * len(ask.options))])
        made += 1
    return made


def by_bots(players: int) -> Task:
    """A whole game of baseline bots."""
    setup = Setup(players)

    def task() -> int:
        seed = f"bots {next(numbers)}"
        play(Session(set_up(setup, seed)), [make("baseline", seat, seed) for seat in range(players)], LONGEST)
        return 1

    return task


def midway(setup: Setup, dice: random.Random, live: bool = False) -> Session:
    """A game somewhere in the middle."""
    while True:
        session = fresh(setup, live)
        play_at_random(session, f"midway {next(numbers)}", dice.randrange(20, 160))
        if not session.over:
            return session


def forking() -> Task:
    """One copy of a game at a random decision, as a search makes many of."""
    dice = random.Random(1)
    positions = [midway(BASE, dice) for _ in range(POSITIONS)]

    def task() -> int:
        session = dice.choice(positions)
        for _ in range(FORKS):
            session.fork()
        return FORKS

    return task


def kib_per_game() -> dict[str, float]:
    """Memory of one game in play: as a table (with its story) and as a simulation (without)."""
    found = {}
    for name, live in (("table", True), ("simulation", False)):
        dice = random.Random(2)
        midway(BASE, dice, live)
        tracemalloc.start()
        kept = [midway(BASE, dice, live) for _ in range(GAMES_IN_MEMORY)]
        found[name] = tracemalloc.get_traced_memory()[0] / len(kept) / 1024
        tracemalloc.stop()
    return found


def facts() -> dict[str, object]:
    """What was measured."""
    return {
        "build": "un-compiled" if str(session_module.__file__).endswith(".py") else "compiled",
        "python": f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})",
        "sets": list(SETS),
        "players": [FEW, MANY],
    }


def tasks() -> dict[str, Task]:
    """Everything there is to measure."""
    found = {
        "decisions": at_random(BASE),
        "decisions, few players": at_random(Setup(FEW)),
        "decisions, many players": at_random(Setup(MANY)),
        "decisions with view": with_views,
        "games, 4 bots": by_bots(4),
        "games, 7 bots": by_bots(7),
        "forks": forking(),
    }
    if len(SETS) > 1:
        found["decisions, all sets"] = at_random(Setup(7, tuple(SETS)))
    return found


if __name__ == "__main__":
    if sys.argv[1:] == ["memory"]:
        print(json.dumps(kib_per_game()))
    else:
        serve(tasks(), facts)
