"""What `sixgun bench thoughts` measures is what the server's pool does."""

from __future__ import annotations

import pytest

from sixgun.server.bench.thoughts import in_milliseconds, part, start_of, think_by_the_clock
from sixgun.server.room.match import Match
from sixgun.server.thinking.thought import Thought, think


@pytest.mark.parametrize(("game", "setup"), [("duel", {"mode": "duel"}), ("classic", {"players": 4})])
def test_a_thought_by_the_clock_is_the_same_thought(game: str, setup: dict[str, object]) -> None:
    match = Match(start_of(game, setup, "clock", "marshal"), 0)
    seat = match.bot_seats()[0]
    thought = Thought(match.bare, [], seat, "marshal")
    timed = think_by_the_clock(thought)
    assert timed.key == think(thought).key
    assert timed.replay >= 0.0 and timed.cpu >= 0.0


def test_of_a_hundred_thoughts_the_longest_counts() -> None:
    seconds = [number / 1000 for number in range(1, 101)]
    assert part(seconds, 0.5) == 0.051 and part(seconds, 1.0) == 0.1
    assert in_milliseconds(seconds) == {"p50": 51.0, "p99": 100.0, "longest": 100.0}
    assert part([], 0.99) == 0.0
