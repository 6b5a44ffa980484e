"""Words for rulings of the Wild West Show: which event is in force, and which come next."""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.deck import event_of
from sixgun.classic.rules.tables import ABILITY
from sixgun.classic.sets.wild_west_show.deck import show_of
from sixgun.classic.table.state import State
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.format import BadRuling, did_you_mean


def number_of(g: State, word: str) -> int:
    """The event of that id, which must still be in the deck."""
    known = [event_of(number).id for number in show_of(g).deck]
    if word not in known:
        raise BadRuling(f"there is no event {word!r} in the deck of the show{did_you_mean(word, known)}")
    return ABILITY[word].number


def lay_show(g: State, value: object, names: list[str]) -> None:
    """``show = "ww_showdown"``: the one in force."""
    show = show_of(g)
    show.active = number_of(g, str(value))
    show.deck = [event for event in show.deck if event != show.active]
    g.lay_on_table(event_of(show.active), None, first=True)


def lay_shows(g: State, value: object, names: list[str]) -> None:
    """``shows = "ww_lady_rosa ww_showdown"``: the next ones, in this order."""
    show = show_of(g)
    coming = [number_of(g, word) for word in str(value).split()]
    show.deck = [event for event in show.deck if event not in coming] + coming[::-1]


WORDS: Final = SetWords(table={"show": lay_show, "shows": lay_shows}, log=("event", "rise", "roles"))
