"""``python -m tests.second_reading --games 100 --seed 1 --sets base,dodge_city``: follow games, tell what disagrees."""

from __future__ import annotations

import argparse
import traceback
from collections import Counter

from tests.second_reading.asking import Mismatch
from tests.second_reading.follow import Follow
from tests.second_reading.series import FollowSeries


def main() -> int:
    """Follow the games and count."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sets", default="base")
    parser.add_argument("--players", default="4,5,6,7,8")
    parser.add_argument("--option", action="append", default=[], help="NAME, or NAME=false")
    parser.add_argument("--stop", type=int, default=10, help="stop after that many mismatches")
    wanted = parser.parse_args()
    options = {name: value != "false" for name, _, value in (one.partition("=") for one in wanted.option)}
    counts: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    effects: Counter[str] = Counter()
    bad = 0
    players = [int(one) for one in wanted.players.split(",")]
    for n in range(wanted.games):
        seats = players[n % len(players)]
        kind = FollowSeries if options.get("scoring_series") else Follow
        follow = kind(seats, tuple(wanted.sets.split(",")), options, f"{wanted.seed}-{n}")
        try:
            follow.follow()
        except (Mismatch, AssertionError, KeyError, ValueError, IndexError) as error:
            bad += 1
            print(f"game {wanted.seed}-{n} with {seats}, answer {len(follow.answers)}: {type(error).__name__} {error}")
            print(
                "   ",
                follow.answers[-4:],
                [p.character for p in follow.world.players],
                follow.world.event,
                follow.world.show,
            )
            if not isinstance(error, Mismatch):
                traceback.print_exc(limit=-3)
        counts.update(follow.counts)
        effects.update(follow.effects)
        asked.update(follow.asked)
        if bad >= wanted.stop:
            break
    questions, comparisons, changes = (sum(counter.values()) for counter in (asked, counts, effects))
    print(f"{n + 1} games, {questions} questions, {comparisons} comparisons, {changes} effects, {bad} mismatches")
    print(dict(effects.most_common()))
    print(dict(asked.most_common()))
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
