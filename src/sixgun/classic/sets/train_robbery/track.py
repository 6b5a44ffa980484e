"""What is done with the train: driving it, the free advance, the End of the Line. [TR-ADV-1 TR-EOL-1]"""

from __future__ import annotations

from sixgun.classic.events.leader import appoint_leader, leader_of
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import ADVANCED, END_OF_LINE
from sixgun.classic.rules.tables import ABILITIES, CARD, KEY, Listener
from sixgun.classic.sets.train_robbery.freight import WAGONS
from sixgun.classic.sets.train_robbery.locomotive import IRONHORSE, LELAND, Side
from sixgun.classic.sets.train_robbery.part import FRONT, NO_WAGONS, Train, train_of
from sixgun.classic.sets.train_robbery.stations import EVERYWHERE, STATIONS, bit_of, learn_prices, purse_of
from sixgun.classic.sets.train_robbery.taking import (
    ROB,
    add_takes,
    could_take,
    learn_takes,
    may_take,
    may_take_any_number,
    must_take,
    own_stops,
)
from sixgun.classic.table.part import NO_OFFICE
from sixgun.classic.table.state import PLAY, State
from sixgun.classic.view import figure_of
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option

LEAST_STATIONS: Final = 4  # TR-SETUP-5


class Driving(Train):
    """The train of a table: its driver has an office. [TR-TERM-4 TR-MODE-1]"""

    __slots__ = ()

    has_office = True

    def copy(self) -> Driving:
        """An independent copy."""
        new = Driving(self.path, self.stack, self.deck[:], self.side)
        self.copy_to(new)
        return new

    def office(self, g: State, seat: int) -> list[Listener]:
        """The driver drives, whichever of his figures it is."""
        return DRIVERS if g.eye[seat] == g.eye[leader_of(g)] else NO_OFFICE

    def own(self, g: State, viewer: int) -> dict[str, object]:
        """At which stations of the path I could pay now, and the wagons only I see. [TR-HID-3]"""
        me = viewer if g.mode.persons_are_seats else figure_of(g, viewer).seat
        purse = purse_of(g, me, EVERYWHERE)
        mine = self.drawer != NONE and g.players[self.drawer].person == viewer
        return {
            "own_train": {
                "affordable": [ABILITIES[s].ability.id for s in self.path if purse & bit_of(s)],
                "drawn": [KEY[card] for card in self.drawn] if mine else [],
            }
        }


class Drive(Ability):
    """The driver has it: the train advances at the start of each of his turns. [drive; TR-ADV-2]"""

    def at_departure(self, g: State, me: int) -> Rule:
        """Mandatory."""
        yield from advance(g, me)


class FreeAdvance(Ability):
    """Everybody has it: once a turn, before the own wagon is taken. [free_advance; TR-GET-4]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """First each wagon that can be paid now; it itself only if one could be taken then. [TR-GET-3 TR-GET-5]"""
        train = train_of(g)
        if train.taken and (train.advanced or not may_take_any_number(g, me)):
            return
        stops = own_stops(g, me, train)
        if not train.taken:
            add_takes(found, ROB, g, me, train, stops)
        if not train.advanced and could_take(g, me, train, stops):
            found.append(self.acts.plain())

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """It binds."""
        train_of(g).advanced = True
        yield from advance(g, me, compelled=True)


def advance(g: State, me: int, compelled: bool = False) -> Rule:
    """One station on; behind the last one is the End of the Line. [TR-ADV-1 TR-ADV-5 TR-ORD-3]

    *compelled*: by the free advance, so that a wagon must be taken now.
    """
    train = train_of(g)
    roll(g, me, train.at + 1)
    if train.is_at_the_end:
        yield from arrive(g, compelled)
        yield from end_of_the_line(g, 1)
    else:
        if compelled:
            yield from must_take(g, me)
        if g.minds >> ADVANCED & 1:
            yield from react(g)


def roll(g: State, me: int, at: int) -> None:
    """The locomotive stands there now."""
    train_of(g).at = at
    g.tell("train", me, amount=at)


def arrive(g: State, compelled: bool = False) -> Rule:
    """Steps 0 to 2 of the End of the Line, in the turn of the active player. [TR-EOL-2 TR-EOL-3 TR-EOL-5]"""
    yield from welcome(g)
    yield from last_call(g, compelled)


def welcome(g: State) -> Rule:
    """Step 0: who draws on arrival. [manuelita]"""
    for seat in [g.turn, *g.others(g.turn)] if g.minds >> END_OF_LINE & 1 else []:
        for one in g.force[seat].listeners(END_OF_LINE):
            yield from one.ability.on_end_of_line(g, seat)


def last_call(g: State, compelled: bool = False) -> Rule:
    """Steps 1 and 2: the wagon of the turn in phase 2, then reactions."""
    if compelled:
        yield from must_take(g, g.turn)
    elif g.phase == PLAY:
        yield from may_take(g, g.turn)
    if g.minds >> ADVANCED & 1:
        yield from react(g)


def react(g: State) -> Rule:
    """Whom it concerns that the train has advanced. [TR-ORD-1 shade_oconnor]"""
    for seat in [g.turn, *g.others(g.turn)]:
        for one in g.force[seat].listeners(ADVANCED):
            yield from one.ability.on_train_moved(g, seat)


def end_of_the_line(g: State, times: int) -> Rule:
    """Steps 3 to 6: the locomotive acts so often, then the train is rebuilt and turned. [TR-EOL-6 TR-LOCO-4]"""
    side = IRONHORSE if train_of(g).side == FRONT else LELAND
    if not times:
        g.tell("no_effect", g.turn, cause=side.id)
    for _ in range(times):
        g.tell("end_of_line", g.turn, cause=side.id)
        yield from take_effect(g, side)
        if must_settle(g):
            yield from settle(g)
    rebuild(g, train_of(g))


def take_effect(g: State, side: Side) -> Rule:
    """What is being resolved meanwhile is the locomotive, whatever has moved the train. [TR-LOCO-1 TR-LOCO-3]"""
    stage, actor = g.stage, g.actor
    g.stage, g.actor = side.acts.plain(), g.turn
    yield from side.arrive(g, g.turn)
    g.stage, g.actor = stage, actor


def rebuild(g: State, train: Train) -> None:
    """New stations, new wagons, the other side up. [TR-EOL-8 TR-EOL-9]"""
    stations = train.path + train.stack
    g.chance.shuffle(stations)
    train.path, train.stack = stations[: len(train.path)], stations[len(train.path) :]
    wagons = train.deck + train.wagons
    g.chance.shuffle(wagons)
    train.deck, train.wagons, train.at, train.side = wagons, NO_WAGONS, 1, 1 - train.side
    train.complete()
    g.tell("new_train", cause=(IRONHORSE if train.side == FRONT else LELAND).id)


def lay(g: State) -> None:
    """The path, the locomotive with a side by lot, three wagons. [TR-SETUP-3 TR-SETUP-7]"""
    learn_prices()
    if not ALL_WAGONS:
        ALL_STATIONS[:] = [station.number for station in STATIONS]
        learn_takes([CARD[wagon.id] for wagon in WAGONS])
        ALL_WAGONS[:] = [CARD[wagon.id] for wagon in WAGONS]
    appoint_leader(g)
    stations, wagons = ALL_STATIONS[:], ALL_WAGONS[:]
    g.chance.shuffle(stations)
    g.chance.shuffle(wagons)
    length = max(LEAST_STATIONS, len(g.players))
    train = Driving(stations[:length], stations[length:], wagons, g.chance.below(2))
    train.complete()
    g.lay_parts([*g.parts, train])
    g.table = [*g.table, ROB.listener, FREE_ADVANCE.listener]


DRIVE: Final = Drive()
FREE_ADVANCE: Final = FreeAdvance()
DRIVERS: Final[list[Listener]] = DRIVE.listener.alone
ALL_STATIONS: Final[list[int]] = []  # by number, once the first table was laid
ALL_WAGONS: Final[list[int]] = []
