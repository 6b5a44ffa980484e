"""Words of rulings that all event decks share: the event in force, the next ones, the leader."""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.deck import deck_of, event_of
from sixgun.classic.events.event import Event
from sixgun.classic.events.leader import Leader, leader_of
from sixgun.classic.rules.tables import ABILITY, SUITS
from sixgun.classic.table.state import State
from sixgun.rulings.classic.cards import NOTHING, compare, number_in
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.classic.words import state
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import Stage


def event_called(g: State, word: str) -> Event:
    """The event of that id, if it is one of this table's."""
    pool = [event_of(number).id for number in deck_of(g).pool]
    event = ABILITY.get(word)
    if not isinstance(event, Event) or word not in pool:
        raise BadRuling(f"there is no event {word!r} at this table{did_you_mean(word, pool)}")
    return event


def in_force(g: State, value: object, names: list[str]) -> None:
    """``event = "hn_blessing"``: in force from the beginning; no other follows unless ``events`` says so."""
    deck = deck_of(g)
    event = event_called(g, str(value))
    deck.active = event.number
    deck.turned = [event.number]
    lay_deck(g, [])
    g.lay_on_table(event, None)


def next_ones(g: State, value: object, names: list[str]) -> None:
    """``events = "hn_blessing hn_curse"``: those still in the deck, the next one first."""
    lay_deck(g, [event_called(g, word).number for word in str(value).split() if word != NOTHING][::-1])


def lay_deck(g: State, events: list[int]) -> None:
    """These are left, and the leader, whose role this is, has had one turn."""
    deck_of(g).deck = events
    deck_of(g).led = 1
    for part in g.parts:
        if isinstance(part, Leader):
            part.seat = next((p.seat for p in g.players if p.role == g.mode.starter), part.seat)


def leader_turns(g: State, value: object, names: list[str]) -> None:
    """``leader_turns = 0``: how many turns the leader has had; one if you say nothing."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadRuling(f"leader_turns is a number, not {value!r}")
    deck_of(g).led = value


def leader(g: State, value: object, names: list[str]) -> None:
    """``leader = "B"``: who turns the events, where it is not the Sheriff any more."""
    for part in g.parts:
        if isinstance(part, Leader):
            part.seat = seat_of(value, names, "leader")


def event(stage: Stage, said: list[str]) -> None:
    """``? event hn_blessing``, or none."""
    compare("event", " ".join(said), " ".join(deck_of(state(stage)).in_force()) or NOTHING)


def next_event(stage: Stage, said: list[str]) -> None:
    """``? next event hn_curse``, or none."""
    deck = deck_of(state(stage)).deck
    compare("next event", " ".join(said), event_of(deck[-1]).id if deck else NOTHING)


def events_left(stage: Stage, said: list[str]) -> None:
    """``? events left 3``"""
    compare("events left", number_in(said, "? events left 3"), len(deck_of(state(stage)).deck))


def leads(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B leads``: B turns the events."""
    compare("leader:", stage.names[seat], stage.names[leader_of(state(stage))])


def ghost(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C ghost``"""
    compare("ghost:", True, state(stage).players[seat].is_ghost)


def not_ghost(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C no ghost``"""
    compare("ghost:", False, state(stage).players[seat].is_ghost)


def seat_of(value: object, names: list[str], what: str) -> int:
    """The seat that a word of the table names."""
    if value not in names:
        raise BadRuling(f"{what}: there is no seat {value!r}; the seats are {', '.join(names)}")
    return names.index(str(value))


EVENT_WORDS: Final = SetWords(
    table={"event": in_force, "events": next_ones, "leader_turns": leader_turns, "leader": leader},
    of_table={"event": event, "next event": next_event, "events left": events_left},
    of_seats={"leads": leads, "ghost": ghost, "no ghost": not_ghost},
    verbs=("name", "guess", "choose"),
    names=tuple(SUITS),
    log=("event", "rise"),
)
