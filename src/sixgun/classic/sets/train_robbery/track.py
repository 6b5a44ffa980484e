"""What is done with the train: driving it, robbing it, the End of the Line. [TR-ADV-1 TR-GET-1 TR-EOL-1]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.leader import appoint_leader, leader_of
from sixgun.classic.play.offers import barred
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.faces import Price
from sixgun.classic.rules.tables import ABILITIES, CARD, FACE
from sixgun.classic.sets.train_robbery.locomotive import IRONHORSE, LELAND
from sixgun.classic.sets.train_robbery.part import FRONT, Train, train_of
from sixgun.classic.sets.train_robbery.stations import STATIONS, Station
from sixgun.classic.sets.train_robbery.wagons import WAGONS
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import NONE, Option

LEAST_STATIONS: Final = 4  # TR-SETUP-5


class Driving(Train):
    """The train of a table: its driver has an office. [TR-TERM-4 TR-MODE-1]"""

    __slots__ = ()

    def copy(self) -> Driving:
        """An independent copy."""
        new = Driving(self.path, self.stack, self.deck, self.side)
        new.wagons, new.at, new.taken = self.wagons, self.at, self.taken
        return new

    def office(self, g: State, seat: int) -> list[Ability]:
        """The driver drives."""
        return DRIVERS if seat == leader_of(g) else NOBODYS


class Drive(Ability):
    """The driver has it: the train advances at the start of each of his turns. [drive; TR-ADV-2]"""

    def at_departure(self, g: State, me: int) -> Rule:
        """Mandatory."""
        yield from advance(g, me)


class Rob(Ability):
    """Everybody has it: once a turn, take a wagon at the price of its station. [rob; TR-GET-1]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Each paired wagon whose price can be paid, where it may be laid. [TR-GET-3 TR-EVT-3]"""
        train = train_of(g)
        if train.taken:
            return
        for place, card in enumerate(train.wagons):
            station = train.station_of(place)
            may = station != NONE and barred(g, me, FACE[card], card) is None
            if may and price_at(station).can_pay(g, me, card):
                found.append(self.acts.of(card, NONE))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Pay, take, close the gap, attach a new one. [TR-GET-6 TR-GET-7 TR-LACK-4]"""
        train = train_of(g)
        station = train.station_of(train.wagons.index(choice.card))
        yield from price_at(station).pay(g, me, choice.card)
        train = train_of(g)
        train.taken = True
        train.wagons = [card for card in train.wagons if card != choice.card]
        g.enter_play(me, choice.card)
        g.tell("wagon", me, card=choice.card, cause=ABILITIES[station].id)
        train.complete()


def price_at(station: int) -> Price:
    """What a wagon costs at the station of that number."""
    found = ABILITIES[station]
    assert isinstance(found, Station)
    return found.price


def advance(g: State, me: int) -> Rule:
    """One station on; behind the last one is the End of the Line. [TR-ADV-1 TR-ADV-5]"""
    train = train_of(g)
    train.at += 1
    g.tell("train", me, amount=train.at)
    if train.at > len(train.path):
        yield from end_of_the_line(g, me)


def end_of_the_line(g: State, me: int) -> Rule:
    """The locomotive acts, then the train is rebuilt and turned. [TR-EOL-6 TR-EOL-7 TR-EOL-8 TR-EOL-9]"""
    side = IRONHORSE if train_of(g).side == FRONT else LELAND
    g.tell("end_of_line", me, cause=side.id)
    yield from side.arrive(g, me)
    if must_settle(g):
        yield from settle(g)
    rebuild(g, train_of(g))


def rebuild(g: State, train: Train) -> None:
    """New stations, new wagons, the other side up. [TR-EOL-8 TR-EOL-9]"""
    stations = train.path + train.stack
    g.chance.shuffle(stations)
    train.path, train.stack = stations[: len(train.path)], stations[len(train.path) :]
    wagons = train.deck + train.wagons
    g.chance.shuffle(wagons)
    train.deck, train.wagons, train.at, train.side = wagons, [], 1, 1 - train.side
    train.complete()


def lay(g: State) -> None:
    """The path, the locomotive with a side by lot, three wagons. [TR-SETUP-3 TR-SETUP-7]"""
    appoint_leader(g)
    stations = [station.number for station in STATIONS]
    wagons = [CARD[wagon.id] for wagon in WAGONS]
    g.chance.shuffle(stations)
    g.chance.shuffle(wagons)
    length = max(LEAST_STATIONS, len(g.players))
    train = Driving(stations[:length], stations[length:], wagons, g.chance.below(2))
    train.complete()
    g.parts = [*g.parts, train]
    g.lay_on_table(ROB, None)


DRIVE: Final = Drive()
ROB: Final = Rob()
DRIVERS: Final[list[Ability]] = [DRIVE]
NOBODYS: Final[list[Ability]] = []
