"""Many whole games of any tables under watch: ``python -m tests.contract.soak all --games 20000``.

Not a test: hours of it are run by hand (``./sixgun compile`` first, and ``PYTHONPATH=build/compiled``), on every core.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from time import perf_counter

from sixgun.bots import make
from sixgun.bots.drive import play
from sixgun.build import build_name
from sixgun.table import Table
from tests.contract.promises import Promises
from tests.contract.tables import FOUR, MODES, SETS, VARIANTS, any_table, mode_table, series_table

Made = Callable[[int], Table]


def kinds() -> dict[str, Made]:
    """The tables there are to be soaked, by name."""
    made: dict[str, Made] = {
        "all": lambda seed: any_table(seed, FOUR),
        "train": lambda seed: any_table(seed, ("train_robbery",)),
        "everything": lambda seed: any_table(seed, SETS),
    }
    for chosen in [*((name,) for name in FOUR), *combinations(FOUR, 2)]:
        made["+".join(chosen)] = lambda seed, chosen=chosen: any_table(seed, chosen)  # type: ignore[misc]
    for mode in MODES:
        made[mode] = lambda seed, mode=mode: mode_table(mode, seed)  # type: ignore[misc]
    for variant in VARIANTS:
        made["series " + variant] = lambda seed, variant=variant: series_table(variant, seed)  # type: ignore[misc]
    return made


def soak_one(kind: str, seed: int) -> tuple[int, int, str]:
    """How many answers a game at random and the same game of bots took, and what broke, if anything."""
    table = crowd = None
    try:
        table = kinds()[kind](seed)
        Promises(table, random.Random(seed), fork=0.01, redeal=0.01).play_out()
        crowd = kinds()[kind](seed)
        play(crowd.session, [make("baseline", seat, crowd.seed) for seat in range(crowd.seats)], 60_000)
        assert crowd.over, "bots play without end"
    except Exception:  # noqa: BLE001 - a soak reports every error and goes on
        broken = crowd or table
        where = json.dumps(broken.setup.to_dict()) if broken else ""
        return 0, 0, f"{kind} {seed} {where}\n{traceback.format_exc()}"
    return table.session.answered, crowd.session.answered, ""


def soak(kind: str, games: int, first: int, processes: int) -> Iterator[tuple[int, int, str]]:
    """So many games of one kind."""
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(soak_one, [kind] * games, range(first, first + games), chunksize=8)


def main() -> None:
    """Soak each kind asked for; one line each, every fault in full."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", help="all by default: " + ", ".join(kinds()))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    faults = 0
    for kind in chosen.kinds or kinds():
        begun, answers, longest = perf_counter(), 0, 0
        broken = 0
        for at_random, of_bots, fault in soak(kind, chosen.games, chosen.first, chosen.processes):
            answers += at_random + of_bots
            longest = max(longest, at_random, of_bots)
            if fault:
                broken += 1
                print(fault, file=sys.stderr, flush=True)
        faults += broken
        taken = perf_counter() - begun
        print(f"{kind}: {chosen.games} games at random and of bots, {answers} answers, longest {longest}, "
              f"{broken} broken, {taken:.0f} s, {build_name()}", flush=True)  # fmt: skip
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
