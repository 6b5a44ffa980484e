"""Many whole games of every kind of table under watch, in batches that can be broken off and taken up again."""

from __future__ import annotations

import json
import random
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Final

from sixgun.bots import make
from sixgun.bots.drive import play
from sixgun.build import build_name
from sixgun.lab.endure.promises import Endless, Promises
from sixgun.lab.endure.tables import FOUR, MODES, SETS, VARIANTS, any_table, mode_table, series_table
from sixgun.lab.spread import Spread, spans
from sixgun.table import Table

BATCH: Final = 50  # games
LONGEST: Final = 60_000  # answers of bots, a whole series included
WATCH: Final = {"look": 0.03, "fork": 0.002, "redeal": 0.002}  # shares of the answers
REPLAYED: Final = 0.125  # share of the games
BY_BOTS: Final = 0.125
Make = Callable[[int], Table]


def kinds() -> dict[str, tuple[Make, int]]:
    """The tables there are, by name, and how many games of each are enough."""
    found: dict[str, tuple[Make, int]] = {
        "four": (partial(any_table, sets=FOUR), 20_000),
        "train": (partial(any_table, sets=("train_robbery",)), 20_000),
        "everything": (partial(any_table, sets=SETS), 20_000),
    }
    for chosen in [*((name,) for name in FOUR), *combinations(SETS, 2)]:
        found["+".join(chosen)] = partial(any_table, sets=chosen), 2_000
    for mode in MODES:
        found[mode] = partial(mode_table, mode), 5_000
    for variant in VARIANTS:
        found["series " + variant] = partial(series_table, variant), 500
    return found


@dataclass
class Tally:
    """What games of one kind came to."""

    games: int = 0
    answers: int = 0
    errors: int = 0
    endless: int = 0
    longest: int = 0  # answers of one game, or of one series
    seconds: float = 0.0  # of processors
    build: str = field(default_factory=build_name)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Those, too."""
        self.games += other.games
        self.answers += other.answers
        self.errors += other.errors
        self.endless += other.endless
        self.longest = max(self.longest, other.longest)
        self.seconds += other.seconds
        self.faults += other.faults

    def note(self, answers: int) -> None:
        """A game was played to its end."""
        self.answers += answers
        self.longest = max(self.longest, answers)


def play_batch(kind: str, span: tuple[int, int]) -> Tally:
    """The games of those numbers, one after the other."""
    begun = process_time()
    tally = Tally()
    for number in range(*span):
        tally.games += 1
        endure_one(kind, number, tally)
    tally.seconds = process_time() - begun
    return tally


def endure_one(kind: str, number: int, tally: Tally) -> None:
    """The game of that number at random under watch; of some tables also a game of bots."""
    table = None
    dice = random.Random(f"{kind} {number}")
    try:
        table = kinds()[kind][0](number)
        promises = Promises(table, random.Random(number), **WATCH)
        promises.play_out(dice.random() < REPLAYED)
        tally.note(table.session.answered)
        if dice.random() < BY_BOTS:
            table = kinds()[kind][0](number)
            tally.note(watch_bots(table))
    except Endless:
        tally.endless += 1
        tally.faults.append(f"{kind} {number}: endless")
    except Exception:  # noqa: BLE001 - every error is reported, and the next game is played
        where = json.dumps(table.setup.to_dict()) if table else ""
        tally.errors += 1
        tally.faults.append(f"{kind} {number} {where}\n{traceback.format_exc()}")


def watch_bots(table: Table) -> int:
    """A game of bots; how many answers it took."""
    made = play(table.session, [make("baseline", seat, table.seed) for seat in range(table.seats)], LONGEST)
    if not table.over:
        raise Endless
    return made


def endure(
    kind: str, games: int, tally: Tally, processes: int = 1, keep: Callable[[Tally], None] = lambda tally: None
) -> None:
    """Play on until *tally* has so many games; *keep* is told after each batch."""
    rest = [(first + tally.games, end + tally.games) for first, end in spans(max(0, games - tally.games), BATCH)]
    with Spread(processes) as spread:
        for played in spread.map(partial(play_batch, kind), rest):
            tally.add(played)
            keep(tally)


class Notes:
    """The tallies in a file, by kind: what is there already is not played again."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.tallies: dict[str, Tally] = {}
        if path is not None and path.exists():
            found = json.loads(path.read_text("utf-8"))
            self.tallies = {kind: Tally(**plain) for kind, plain in found.items()}

    def of(self, kind: str) -> Tally:
        """What is known of that kind."""
        return self.tallies.setdefault(kind, Tally())

    def save(self) -> None:
        """All of it, whole or not at all."""
        if self.path is not None:
            new = self.path.with_suffix(".new")
            new.write_text(json.dumps({kind: asdict(tally) for kind, tally in self.tallies.items()}), "utf-8")
            new.replace(self.path)
