"""Our engine as a contestant: run with the package of the build to be measured on PYTHONPATH.

``engine.py TABLES`` takes orders (see slices.py); TABLES is JSON: ``[game, {name: setup, …}]``. Every task plays the
game of the number it is given: the same numbers are the same games on every build, as long as the rules are the same.
What is used here of the engine must be found in earlier commits too.
"""

from __future__ import annotations

import json
import os
import platform
import random
import sys
import tracemalloc
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import msgspec
from slices import Task, play_numbers, serve

import sixgun
from sixgun.bots import drive, make
from sixgun.bots.bot import Bot
from sixgun.bots.drive import next_answer, play, play_at_random, seat_all, tell
from sixgun.games import kind_of
from sixgun.kernel import session as session_module
from sixgun.kernel import show as show_module
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session

Encode = Callable[[object], bytes]
LONGEST = 10_000
FORKS = 50
POSITIONS = 40


class Onlooker:
    """A spectator before there were pieces to keep: everything is encoded anew each time."""

    def __init__(self, session: Session, encode: Encode) -> None:
        self.session = session
        self.encode = encode

    def show(self, since: int) -> bytes:
        """All of it."""
        return self.encode(show_module.show(self.session, NONE, since))


def step(session: Session, bots: list[Bot], limit: int) -> None:
    """One decision, before a game could be played on from anywhere."""
    seat, option = next_answer(session, bots)
    tell(bots, seat, session.ask, option)
    session.answer(seat, option)


Spectator = getattr(show_module, "Shown", None) or getattr(show_module, "Spectator", Onlooker)  # its older names
play_on = getattr(drive, "play_on", step)


class Tables:
    """Games of one setup; game n is dealt by the seed n."""

    def __init__(self, game: str, setup: dict[str, object]) -> None:
        self.game = game
        self.kind = kind_of(game)
        self.setup = self.kind.read_setup(setup)
        self.positions: list[Session] = []

    def fresh(self, number: int, live: bool = False) -> Session:
        """A game nobody has played yet."""
        return Session(self.kind.set_up(self.setup, f"bench {number}"), live)

    def at_random(self, number: int) -> Session:
        """A whole game of random answers, validated and recorded; no view."""
        session = self.fresh(number)
        play_at_random(session, f"random {number}", LONGEST)
        return session

    def by_bots(self, number: int) -> Session:
        """A whole game of baseline bots."""
        session = self.fresh(number)
        seats = range(session.game.seats)
        play(session, [make("baseline", seat, f"bots {number}", self.game) for seat in seats], LONGEST)
        return session

    def midway(self, number: int, live: bool = False) -> Session:
        """A game somewhere in the middle."""
        dice = random.Random(number)
        while True:
            session = self.fresh(dice.randrange(1 << 30), live)
            play_at_random(session, f"midway {number}", dice.randrange(20, 160))
            if not session.over:
                return session

    # -- what is measured: each returns how many units it did

    def decisions(self, number: int) -> int:
        """Decisions of a random game."""
        return self.at_random(number).answered

    def decisions_with_view(self, number: int) -> int:
        """The same from a Python loop, with the view of the seat that is asked before every decision."""
        session = self.fresh(number)
        roll = random.Random(number).random
        made = 0
        while made < LONGEST and session.ask is not None:
            seat = session.asked()[0]
            ask = session.question(seat)
            session.view(seat)
            session.answer(seat, ask.options[int(roll() * len(ask.options))])
            made += 1
        return made

    def games_of_bots(self, number: int) -> int:
        """One game of bots."""
        self.by_bots(number)
        return 1

    def games_of_bots_shown(self, number: int) -> int:
        """One game of bots, before a spectator who is sent the JSON of every decision: view, question, events."""
        game = self.kind.set_up(self.setup, f"bench {number}")
        game.story = []
        session = Session(game)
        bots = [make("baseline", seat, f"bots {number}", self.game) for seat in range(game.seats)]
        seat_all(session, bots)
        spectator = Spectator(session, msgspec.json.Encoder().encode)
        told = 0
        while session.ask is not None:
            spectator.show(told)
            told = len(game.story)
            play_on(session, bots, 1)
        spectator.show(told)
        return 1

    def forks(self, number: int) -> int:
        """Copies of a game at a random decision, as a search makes many of."""
        if not self.positions:
            self.positions = [self.midway(n) for n in range(POSITIONS)]
        session = self.positions[number % POSITIONS]
        for _ in range(FORKS):
            session.fork()
        return FORKS

    def tasks(self) -> dict[str, Task]:
        """By the name they are ordered with."""
        return {
            "decisions": self.decisions,
            "decisions with view": self.decisions_with_view,
            "games of bots": self.games_of_bots,
            "games of bots shown": self.games_of_bots_shown,
            "forks": self.forks,
        }

    # -- what is compared

    def courses(self, count: int) -> dict[str, list[str]]:
        """How the first games went, random and by bots: each by a hash of its answers and one of its last position."""
        found: dict[str, list[str]] = {"random": [], "bots": []}
        for number in range(count):
            for who, session in (("random", self.at_random(number)), ("bots", self.by_bots(number))):
                course = [(seat, option.key) for seat, option in zip(session.seats, session.answers, strict=True)]
                told = blake2b(repr(course).encode(), digest_size=8).hexdigest()
                found[who].append(f"{told} {session.fingerprint()}")
        return found

    def kib_per_game(self, games: int) -> dict[str, float]:
        """Memory of one game in play: as a table (with its story) and as a simulation (without)."""
        found = {}
        for name, live in (("table", True), ("simulation", False)):
            self.midway(0, live)
            tracemalloc.start()
            kept = [self.midway(n, live) for n in range(1, games + 1)]
            found[name] = tracemalloc.get_traced_memory()[0] / len(kept) / 1024
            tracemalloc.stop()
        return found


def facts() -> dict[str, object]:
    """What was measured."""
    return {
        "build": "un-compiled" if str(session_module.__file__).endswith(".py") else "compiled",
        "home": str(Path(sixgun.__file__).parents[1]),
        "python": f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})",
    }


def main(game: str, setups: dict[str, dict[str, object]], job: list[str]) -> None:
    """Take orders, or do a job: ``memory NAME GAMES``, ``courses NAME GAMES``, ``numbers NAME TASK WARM_UP PIECES``."""
    tables: dict[str, Tables] = {}
    for name, setup in setups.items():
        try:
            tables[name] = Tables(game, setup)
        except SixgunError:  # an earlier commit need not know every set
            continue
    if not job:
        tasks = {f"{name}: {what}": task for name, one in tables.items() for what, task in one.tasks().items()}
        serve(tasks, lambda: {**facts(), "tables": list(tables)})
    elif job[0] == "memory":
        print(json.dumps(tables[job[1]].kib_per_game(int(job[2]))))
    elif job[0] == "courses":
        print(json.dumps(tables[job[1]].courses(int(job[2]))))
    elif job[0] == "numbers":
        task, warm_up, pieces = tables[job[1]].tasks()[job[2]], int(job[3]), int(job[4])
        play_numbers(task, 0, warm_up)
        print(play_numbers(task, warm_up, pieces - warm_up)["amount"], flush=True)
        os._exit(0)  # what the interpreter takes to end is no part of the work


if __name__ == "__main__":
    main(*json.loads(sys.argv[1]), sys.argv[2:])
