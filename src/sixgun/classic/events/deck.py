"""The event deck that the leader turns: High Noon and A Fistful of Cards, alone or mixed. [HN-EV-1 HN-EV-2]"""

from __future__ import annotations

from sixgun.classic.events.event import Event
from sixgun.classic.events.leader import appoint_leader, leader_of
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.options import SEED_READINGS, TableOption
from sixgun.classic.rules.registry import register
from sixgun.classic.rules.tables import ABILITIES, Listener
from sixgun.classic.table.part import NO_OFFICE, NOT_SHOWN, Part, shelf
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Final, final
from sixgun.kernel.option import NONE

MIXED: Final = 12  # events of two sets that are used, besides a final one [HN-EV-2]

EVENT_MIX_FULL: Final = TableOption("event_mix_full")
EVENTS_RESHUFFLE: Final = TableOption("events_reshuffle")
EXCLUDE_RESURRECTION: Final = TableOption("exclude_resurrection_events")
EVENT_OPTIONS: Final = (SEED_READINGS, EVENT_MIX_FULL, EVENTS_RESHUFFLE, EXCLUDE_RESURRECTION)


class EventDeck(Part):
    """Events by number. The next one is public, the order behind it is not. [HN-EV-3]"""

    __slots__ = ("pool", "deck", "turned", "active", "led", "sets", "shown", "shown_deck", "shown_event")

    raises_the_dead = True
    has_office = True

    def __init__(self, pool: list[int], deck: list[int], turned: list[int], active: int, led: int, sets: int) -> None:
        self.pool = pool  # * all that may be in the deck
        self.deck = deck  # * the next one last
        self.turned = turned  # * those turned since it was shuffled
        self.active = active  # the one in force, or NONE
        self.led = led  # turns of the leaders so far
        self.sets = sets  # how many sets are in it
        self.shown = NOT_SHOWN  # * how all see it, worked out once until another one is turned:
        self.shown_deck: list[int] | None = None  # of that deck
        self.shown_event = NONE  # and that one in force

    def copy(self) -> EventDeck:
        """An independent copy."""
        return EventDeck(self.pool, self.deck, self.turned, self.active, self.led, self.sets)

    def facts(self) -> list[object]:
        """By their ids."""
        return ["events", ids(self.deck), ids(self.turned), self.in_force(), self.led]

    def in_force(self) -> list[str]:
        """The id of the one in force, if there is one."""
        return [] if self.active == NONE else ids([self.active])

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """The one in force, the next one, how many are left."""
        if self.shown_deck is not self.deck or self.shown_event != self.active:
            left = len(self.deck)
            self.shown = {"event": self.in_force(), "next_event": ids(self.deck[-1:]), "events_left": left}
            self.shown_deck, self.shown_event = self.deck, self.active
        return self.shown

    def disclosed(self) -> int:
        """Each turned event shows another one."""
        return len(self.deck)

    def deal_anew(self, g: State, seat: int, chance: Chance) -> EventDeck:
        """The order behind the next one, and of a mixture which are in it at all, nobody knows."""
        new = self.copy()
        if len(self.deck) > 1:
            seen = [*self.turned, self.deck[-1]]
            hidden = sorted([event for event in self.pool if event not in seen])
            chance.shuffle(hidden)
            if not g.is_on(EVENTS_RESHUFFLE):
                hidden = with_an_end(hidden)
            new.deck = hidden[: len(self.deck) - 1] + self.deck[-1:]
        return new

    def ends_events(self) -> None:
        """Nothing left to turn. [CL-6P-9]"""
        self.pool = self.deck = []
        self.active = NONE

    def office(self, g: State, seat: int) -> list[Listener]:
        """The leader turns it, whichever of his figures it is."""
        return LEADERS if g.eye[seat] == g.eye[leader_of(g)] else NO_OFFICE


class TurnEvents(Ability):
    """The leader has it: from his second turn on each begins with an event. [turn_events; HN-EV-5 HN-EV-6]"""

    def at_event(self, g: State, me: int) -> Rule:
        """It covers the old one, which stops at once; not in an extra turn. [HN-R-14]"""
        if g.extra:
            return
        deck = deck_of(g)
        deck.led += 1
        if deck.led > 1:
            yield from turn_event(g, me)


def turn_event(g: State, leader: int) -> Rule:
    """The next event, if there is one: the final one stays to the end. [HN-EV-7]"""
    deck = deck_of(g)
    if not deck.deck and g.is_on(EVENTS_RESHUFFLE):
        deck.deck = deck.pool[:]
        deck.turned = []
        g.chance.shuffle(deck.deck)
    if not deck.deck:
        return
    old = None if deck.active == NONE else event_of(deck.active)
    event = event_of(deck.deck[-1])
    deck.deck = deck.deck[:-1]
    deck.turned = [*deck.turned, event.number]
    deck.active = event.number
    if old is not None:
        old.leaves(g)
    g.tell("event", leader, cause=event.id)
    g.lay_on_table(event, old)
    yield from event.enters(g, leader)


def add_events(g: State, pool: Pool) -> None:
    """Put the events of a set into the deck and lay it anew. [HN-EV-1 HN-EV-2 HN-EV-11 HN-EV-12]"""
    appoint_leader(g)
    added = pool.used(g)
    for part in g.parts:
        if isinstance(part, EventDeck):
            part.pool = part.pool + added
            part.sets += 1
            lay_deck(g, part)
            return
    part = EventDeck(added, [], [], NONE, 0, 1)
    lay_deck(g, part)
    g.lay_parts([*g.parts, part])


def lay_deck(g: State, part: EventDeck) -> None:
    """Shuffled, a final one at the bottom; of two sets twelve, unless all are wanted; or all without an end."""
    chance = g.chance
    if g.is_on(EVENTS_RESHUFFLE):
        part.deck = part.pool[:]
        chance.shuffle(part.deck)
        return
    pool = part.pool[:]
    chance.shuffle(pool)
    part.deck = with_an_end(pool)
    if part.sets > 1 and not g.is_on(EVENT_MIX_FULL):
        part.deck = part.deck[: MIXED + 1]


def with_an_end(events: list[int]) -> list[int]:
    """These events, the first final one among them at the bottom and no other."""
    finals: list[int] = []
    others: list[int] = []
    for event in events:
        (finals if is_final(event) else others).append(event)
    return finals[:1] + others


@final
class Used:
    """Which of some events are in the deck at one kind of table."""

    __slots__ = ("options", "with_roles", "events")

    def __init__(self, options: int, with_roles: bool, events: list[int]) -> None:
        self.options = options
        self.with_roles = with_roles
        self.events = events


@final
class Pool:
    """The events of a set."""

    __slots__ = ("events", "last")

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.events = events
        self.last = NEVER_USED  # as a rule the next table is of the same kind

    def used(self, g: State) -> list[int]:
        """Those that are in the deck at this table, by number. Not to be changed."""
        last = self.last
        with_roles = g.mode.persons_are_seats
        if last.options != g.options or last.with_roles != with_roles:
            last = self.last = Used(g.options, with_roles, [e.number for e in self.events if is_used(g, e)])
        return last.events


def is_used(g: State, event: Event) -> bool:
    """Is it in the deck at this table?"""
    if event.raises_the_dead and g.is_on(EXCLUDE_RESURRECTION):
        return False
    return event.is_chosen(g) and not (event.needs_roles and not g.mode.persons_are_seats)


def deck_of(g: State) -> EventDeck:
    """The deck of this table. Look it up again after a question: a redeal puts another one in its place."""
    for part in shelf(g.parts):
        if isinstance(part, EventDeck):
            return part
    raise AssertionError("this table has no event deck")


def event_of(number: int) -> Event:
    """The event of that number."""
    event = ABILITIES[number].ability
    assert isinstance(event, Event)
    return event


def is_final(number: int) -> bool:
    """Is it one of those that stay to the end?"""
    return ABILITIES[number].ability.final


def ids(events: list[int]) -> list[str]:
    """By their ids."""
    return [ABILITIES[event].ability.id for event in events]


NEVER_USED: Final = Used(NONE, False, [])
TURN_EVENTS: Final = TurnEvents()
register(TURN_EVENTS)
LEADERS: Final[list[Listener]] = TURN_EVENTS.listener.alone
