"""The marshal of The Duel: it looks ahead at length."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.duel.ahead import DuelMarshal
from sixgun.bots.duel.gunslinger import EFFORT as LITTLE
from sixgun.bots.duel.gunslinger import policy_of
from sixgun.bots.search.marshal import COMPILED, Effort
from sixgun.kernel.hints import Final

EFFORT: Final = Effort(100, 12, 0.7) if COMPILED else LITTLE


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A marshal; un-compiled, search would take too long, and it is no more than a gunslinger."""
    return DuelMarshal(seat, seed, policy_of(seat, seed, temperament), EFFORT)
