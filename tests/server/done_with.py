"""``python -m tests.server.done_with GAME``: matches that are played and let go of, and what the collector finds then.

Prints JSON: for each kind of match how many answers it had, and what was left of it by kind of thing. By itself, as
threads of others leave things behind, too, and at any time.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections import Counter
from typing import Any, Final

from sixgun.games import kind_of
from sixgun.kernel.show import Shown
from sixgun.server.protocol.encoding import encode
from sixgun.server.room.match import Match
from sixgun.server.storage.start_row import StartRow

GAMES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "classic": ("classic", {"players": 5}),
    "dodge_city": ("classic", {"players": 4, "sets": ["base", "dodge_city"]}),
    "duel": ("duel", {}),
}
A_PART: Final = 30  # answers


def play(name: str, to_its_end: bool, bot: str | None) -> int:
    """A match that is looked at from everywhere; how many answers it had."""
    game, setup = GAMES[name]
    kind = kind_of(game)
    checked = kind.read_setup(setup).to_dict()
    seats = int(str(checked.get("players", 2)))
    match = Match(StartRow(game, checked, kind.rules, "seed", "none", [bot] * seats, ["name"] * seats), 0)
    dice, shown = random.Random(3), Shown(match.session, encode)
    while not match.over and (to_its_end or match.session.answered < A_PART):
        seat = match.session.asked()[0]
        match.apply("answer", seat, dice.choice(match.session.choices(seat)).key, 0)
        shown.show(0)
    return match.session.answered


def left_by(name: str, to_its_end: bool, bot: str | None) -> tuple[int, dict[str, int]]:
    """How many answers the match had, and what is left of it."""
    play(name, to_its_end, bot)  # whatever is kept for ever is kept now
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    answers = play(name, to_its_end, bot)
    gc.collect()
    gc.set_debug(0)
    found = Counter(type(one).__qualname__ for one in gc.garbage)
    gc.garbage.clear()
    gc.enable()
    return answers, found


def main(name: str) -> None:
    """Every kind of match."""
    found = {
        f"{bot} {'over' if to_its_end else 'a part'}": left_by(name, to_its_end, bot)
        for bot in (None, "gunslinger", "marshal")
        for to_its_end in (True, False)
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
