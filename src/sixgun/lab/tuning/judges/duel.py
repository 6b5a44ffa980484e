"""The Duel is one part."""

from __future__ import annotations

from typing import Final

from sixgun.bots import make
from sixgun.bots.bot import Bot
from sixgun.bots.drive import play
from sixgun.bots.duel import ahead
from sixgun.bots.duel.baseline import Baseline
from sixgun.bots.duel.gunslinger import EFFORT
from sixgun.bots.duel.lessons import taught
from sixgun.bots.duel.weights import Weights
from sixgun.games import kind_of
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.session import Session
from sixgun.lab.tuning.judges import Judge

MODE: Final = "duel"
LONGEST: Final = 2000  # decisions


class DuelJudge(Judge):
    """A gunslinger against the baseline, from either seat."""

    def setup(self, part: str) -> dict[str, object]:
        """The plain duel."""
        if part != MODE:
            raise BadSetup(f"no part is called {part!r}: the only one is {MODE!r}")
        return {"mode": MODE}

    def compare(self, part: str, lessons: list[float], seed: str, deals: int) -> list[float]:
        """How often the gunslinger wins."""
        new, old = taught(), taught()
        new.lessons, old.lessons = lessons, []
        bouts = [(deal % 2, f"{seed}/{deal // 2}") for deal in range(deals)]
        return [bout(new, seat, one) - bout(old, seat, one) for seat, one in bouts]


def bout(weights: Weights, seat: int, seed: str) -> float:
    """One game of a gunslinger, with who plays on in its head taught alike."""
    ahead.CREW.lessons = weights.lessons
    kind = kind_of("duel")
    session = Session(kind.set_up(kind.read_setup({"mode": MODE}), seed))
    crew: list[Bot] = [make("baseline", other, seed, kind.id) for other in range(2)]
    crew[seat] = ahead.DuelMarshal(seat, seed, Baseline(seat, seed, weights), EFFORT)
    play(session, crew, LONGEST)
    return float(session.result is not None and session.result["winners"] == [seat])


JUDGE: Final = DuelJudge()
