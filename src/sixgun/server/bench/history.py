"""What the people at a table did and were shown, held against its record: a register that is only appended to.

Each answer that was acknowledged - somebody was shown what came of it - stands in the record at its place, once;
nothing stands there that nobody said; no answer was given after a later one was seen; and who comes back is shown no
less than anybody was shown before. Checking it needs no search: the numbers of the questions say what belongs where.
"""

from __future__ import annotations

import time
from typing import Any, TypeAlias

from msgspec import Struct, field

from sixgun.server.room.match import ANSWERS, match_of_rows

Place: TypeAlias = tuple[int, int]  # game, number of the question


class Call(Struct):
    """An answer somebody gave, perhaps more than once: nobody knows which of them arrived."""

    seat: int
    keys: list[str]
    at: float  # when it was first sent


class History(Struct):
    """One table."""

    code: str
    calls: dict[tuple[int, int, int], Call] = field(default_factory=dict)  # by game, question, seat
    seen: dict[Place, float] = field(default_factory=dict)  # when somebody was first shown that question
    furthest: Place = (0, -1)
    progressed_at: float = 0.0
    faults: list[str] = field(default_factory=list)

    def called(self, place: Place, seat: int, key: str) -> None:
        """Somebody answers."""
        call = self.calls.setdefault((*place, seat), Call(seat, [], time.monotonic()))
        if key not in call.keys:
            call.keys.append(key)

    def shown(self, place: Place) -> None:
        """Somebody is shown that question: everything before it is acknowledged."""
        self.seen.setdefault(place, time.monotonic())
        if place > self.furthest:
            self.furthest = place
            self.progressed_at = time.monotonic()

    def check_fresh(self, place: Place, before: Place, who: str) -> None:
        """The first state on a new connection, and what had been shown when it was opened."""
        if place < before:
            self.faults.append(f"{self.code}: {who} is shown {place}, and {before} had been shown before")

    # -- against the record ---------------------------------------------------------------------------------------

    def check(self, rows: list[dict[str, Any]]) -> int:
        """All rows of the table; how many acknowledged answers were found there."""
        if [row["number"] for row in rows] != list(range(len(rows))):
            self.faults.append(f"{self.code}: the record has gaps")
            return 0
        starts = [at for at, row in enumerate(rows) if row["kind"] == "start"]
        found = 0
        for game, start in enumerate(starts, 1):
            end = starts[game] if game < len(starts) else len(rows)
            found += self._check_game(game, rows[start:end])
        return found

    def _check_game(self, game: int, rows: list[dict[str, Any]]) -> int:
        try:
            match_of_rows(rows)
        except Exception as error:
            self.faults.append(f"{self.code}: game {game} does not fit the rules: {error}")
        answers = [row for row in rows if row["kind"] in ANSWERS]
        last = max((number for seen, number in self.seen if seen == game), default=-1)
        if last > len(answers):
            self.faults.append(
                f"{self.code}: question {last} of game {game} was shown, {len(answers)} answers are there"
            )
        used = [self._call_of(game, at, row) if row["kind"] == "answer" else None for at, row in enumerate(answers)]
        self._check_order(game, used)
        return sum(at < last for at in range(len(answers)))

    def _call_of(self, game: int, at: int, row: dict[str, Any]) -> Call | None:
        """What somebody said that stands there; each is used once, for a joint question may be answered later."""
        for number in range(at, max(-1, at - 9), -1):
            call = self.calls.get((game, number, row["seat"]))
            if call is not None and row["data"] in call.keys:
                return self.calls.pop((game, number, row["seat"]))
        self.faults.append(f"{self.code}: nobody said answer {at} of game {game}, or it stands there twice")
        return None

    def _check_order(self, game: int, used: list[Call | None]) -> None:
        """Going backwards: nothing was said after something later had been seen."""
        earliest = float("inf")
        for at in range(len(used) - 1, -1, -1):
            call = used[at]
            if call is not None and call.at > earliest:
                self.faults.append(f"{self.code}: answer {at} of game {game} was given after a later one was seen")
            earliest = min(earliest, self.seen.get((game, at + 1), earliest))
