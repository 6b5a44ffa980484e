"""Words for rulings of the Wild West Show: which event is in force, and which come next."""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.deck import event_of
from sixgun.classic.rules.tables import ABILITY
from sixgun.classic.sets.wild_west_show.deck import show_of
from sixgun.classic.table.state import State
from sixgun.rulings.classic.cards import NOTHING, card_words, compare, number_in, same_cards, spell
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.classic.words import HIDDEN, state, view_of
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import Stage, Unmet


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


def show(stage: Stage, said: list[str]) -> None:
    """``? show ww_showdown``, or none."""
    compare("show", " ".join(said), show_of(state(stage)).active_id() or NOTHING)


def shows_left(stage: Stage, said: list[str]) -> None:
    """``? shows left 3``"""
    compare("shows left", number_in(said, "? shows left 3"), len(show_of(state(stage)).deck))


def sees_hand(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C sees hand of B missed``, or ``hidden``"""
    hands = view_of(stage, seat).hands
    owner = stage.seat(said[0])
    if said[1:] == [HIDDEN]:
        compare(f"to {stage.names[seat]}, hand of {said[0]}", [], hands)
    elif not hands or not same_cards(hands[owner], card_words(said[1:], "? C sees hand of B missed")):
        raise Unmet(f"hand of {' '.join(said)}", spell(hands[owner]) if hands else HIDDEN)


WORDS: Final = SetWords(
    table={"show": lay_show, "shows": lay_shows},
    of_table={"show": show, "shows left": shows_left},
    of_seats={"sees hand of": sees_hand},
    verbs=("order", "speak", "choose"),
    log=("event", "rise", "roles", "order", "show", "show_hand"),
)
