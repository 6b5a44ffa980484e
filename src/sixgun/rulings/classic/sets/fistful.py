"""Words of the rulings of A Fistful of Cards."""

from __future__ import annotations

from typing import Final

from sixgun.classic.rules.tables import CARD, KEY
from sixgun.classic.sets.fistful import reasons
from sixgun.classic.sets.fistful.notes import notes_of
from sixgun.classic.table.state import State
from sixgun.kernel.option import NONE
from sixgun.kernel.reason import Reason
from sixgun.rulings.classic.cards import NOTHING, card_words, fits
from sixgun.rulings.classic.events import EVENT_WORDS, seat_of
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.words import Stage, Unmet


def first_out(g: State, value: object, names: list[str]) -> None:
    """``first_out = "C"``: who was eliminated first in this game."""
    notes_of(g).first = seat_of(value, names, "first_out")


def marked(stage: Stage, said: list[str]) -> None:
    """``? marked bang``: the card that must be played, as everybody sees it, or none."""
    shown = stage.session.view().to_dict()["marked_card"]
    card = NONE if shown is None else CARD[str(shown)]
    words = card_words(said, "? marked bang")
    if (card != NONE) != bool(words) or not all(fits(card, word) for word in words):
        raise Unmet(f"marked {' '.join(said)}", NOTHING if card == NONE else KEY[card])


WORDS: Final = EVENT_WORDS + SetWords(
    table={"first_out": first_out},
    of_table={"marked": marked},
    log=("guess", "marked", "under_fire", "put_on_pile"),
    reasons=tuple(reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)),
)
