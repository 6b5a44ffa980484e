"""Words of the rulings of High Noon."""

from __future__ import annotations

from typing import Final

from sixgun.classic.sets.high_noon import reasons
from sixgun.classic.sets.high_noon.notes import notes_of
from sixgun.kernel.reason import Reason
from sixgun.rulings.classic.cards import NOTHING, compare
from sixgun.rulings.classic.events import EVENT_WORDS
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.classic.words import state
from sixgun.rulings.words import Stage


def named_suit(stage: Stage, said: list[str]) -> None:
    """``? named suit C``, or none."""
    compare("named suit", " ".join(said), notes_of(state(stage)).suit or NOTHING)


WORDS: Final = EVENT_WORDS + SetWords(
    of_table={"named suit": named_suit},
    log=("handcuffs", "name_suit"),
    reasons=tuple(reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)),
)
