"""A part of the classic game: a role, at a table of so many or of the last two."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic import gunslinger
from sixgun.bots.classic.lessons import ROLE_OF
from sixgun.bots.classic.weights import LAST, add_lessons
from sixgun.kernel.errors import BadSetup
from sixgun.lab.tuning.classic.contest import Part
from sixgun.lab.tuning.judges import Judge

LAST_TWO: Final = "last"
SIZES: Final = {LAST_TWO: 4, "4": 4, "5": 5, "6": 6, "7": 7}  # at tables of four most games come to the last two
FACTION: Final = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}


class ClassicJudge(Judge):
    """One faction of gunslingers amid baselines."""

    def setup(self, part: str) -> dict[str, object]:
        """So many players."""
        return {"players": SIZES[read(part)[1]]}

    def compare(self, part: str, lessons: list[float], seed: str, deals: int) -> list[float]:
        """How often the faction wins."""
        role, players = read(part)
        size = SIZES[players]
        bout = Part(FACTION[role], (size,))
        table = LAST if players == LAST_TWO else size
        new = add_lessons(gunslinger.ready(), lessons, ROLE_OF[role], table)
        old = add_lessons(gunslinger.ready(), [], ROLE_OF[role], table)
        seeds = [f"{seed}/{deal}" for deal in range(deals)]
        return [bout.play(new, size, one) - bout.play(old, size, one) for one in seeds]


def read(part: str) -> tuple[str, str]:
    """Role and number of players."""
    role, _, players = part.partition(" ")
    if role not in FACTION or players not in SIZES:
        roles, sizes = ", ".join(FACTION), ", ".join(SIZES)
        raise BadSetup(f"no part is called {part!r}: a role ({roles}) and, behind a blank, one of {sizes}")
    return role, players


JUDGE: Final = ClassicJudge()
