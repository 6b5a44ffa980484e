"""Play any table at random."""

from __future__ import annotations

import random

from sixgun.kernel.session import Session
from sixgun.table import Table


def play_out(table: Table, monkey: random.Random, each=None) -> None:
    """Random answers of every seat that may give one, interjections too, until the game is over."""
    session: Session = table.session
    seats = range(table.seats)
    while not session.over:
        if each is not None:
            each(table)
        who = monkey.choice([seat for seat in seats if session.choices(seat)])
        session.answer(who, monkey.choice(session.choices(who)), session.number)
        assert len(session.answers) < 6000, "a game without end"
