"""Taking a wagon from the train: for its price, or free. [TR-GET-1 TR-GET-3]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer, barred
from sixgun.classic.rules.ability import Ability, Character
from sixgun.classic.rules.hooks import ACTIONS, FORBIDS
from sixgun.classic.rules.tables import ABILITIES, PRINTED
from sixgun.classic.sets.train_robbery.part import Train, train_of
from sixgun.classic.sets.train_robbery.stations import (
    EVERYWHERE,
    NO_PRICE,
    bit_in,
    price_at,
    purse_of,
    whole_purse_of,
)
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final, i64
from sixgun.kernel.option import NO_TARGET, NONE, PASS, Option


class Rob(Ability):
    """Everybody has it: once a turn, take a wagon at the price of its station. [rob; TR-GET-1]

    It is offered together with the free advance, which asks for the same purse.
    """

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Pay, take, close the gap, attach a new one. [TR-GET-6 TR-GET-7 TR-LACK-4]"""
        station = train_of(g).station_under(choice.card)
        yield from price_at(station).pay(g, me, choice.card)
        train_of(g).taken = True
        take(g, me, choice, station)


class Sancho(Character):
    """Once in his turn he may take a wagon without paying. [sancho; TR-R-78]"""

    life = 3

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """It is his wagon of the turn."""
        train = train_of(g)
        if not train.taken:
            add_takes(found, self, g, me, train, stops_of(train, NO_PRICE))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Nothing is paid."""
        train = train_of(g)
        train.taken = True
        take(g, me, choice, train.station_under(choice.card))
        yield from ()


class BennyBrawler(Character):
    """He may take any number of wagons. [benny_brawler; TR-R-73]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """After the first one, too, each at its price."""
        train = train_of(g)
        if train.taken:
            add_takes(found, ROB, g, me, train, own_stops(g, me, train))


ROB: Final = Rob()
SANCHO: Final = Sancho()
BENNY: Final = BennyBrawler()


def learn_takes(wagons: list[int]) -> None:
    """Note of each wagon the answer that takes it at its price: asked for at every decision."""
    for card in wagons:
        PRINTED[card].solo = ROB.acts.of(card, NONE)


def own_stops(g: State, me: int, train: Train) -> i64:
    """The stations near the train where *me* could pay, as ``stops_of`` tells them. [TR-GET-3]"""
    return stops_of(train, purse_of(g, me, stations_near(train)))


def stations_near(train: Train) -> i64:
    """The stations that wagons stand at, or come to next, as the bits of a purse."""
    found: i64 = 0
    row = train.row()
    last: i64 = len(train.path)
    at: i64 = train.at - 1
    back: i64 = at - len(train.wagons)
    while at >= back and at >= 0:
        if at < last:
            found |= bit_in(row, at)
        at -= 1
    return found


def stops_of(train: Train, purse: i64) -> i64:
    """The stations where that purse pays, as bits, from the one the first wagon comes to next: one back is one up.

    The bit of a wagon's place is for where it stands once the train is a station on; the one above, for where it
    stands now. [TR-GET-3]
    """
    found: i64 = 0
    bit: i64 = 1
    row = train.row()
    last: i64 = len(train.path)
    at: i64 = train.at - 1
    back: i64 = at - len(train.wagons)
    while at >= back and at >= 0:
        if at < last and purse & bit_in(row, at):
            found |= bit
        bit += bit
        at -= 1
    return found


def could_take(g: State, me: int, train: Train, stops: i64) -> bool:
    """Is there any wagon *me* might take as the wagon of the turn, one station ahead? *stops*: by his purse."""
    if not train.taken and has_one_ahead(g, me, train, stops):
        return True
    if not train.taken and has(g, me, SANCHO):
        return has_one_ahead(g, me, train, stops_of(train, NO_PRICE))
    return train.taken and has(g, me, BENNY) and has_one_ahead(g, me, train, stops)


def may_take_any_number(g: State, me: int) -> bool:
    """Is one wagon a turn not the end of it? [benny_brawler]"""
    return has(g, me, BENNY)


def has(g: State, me: int, character: Character) -> bool:
    """Has *me* the ability of that character, which acts in phase 2?"""
    p = g.players[me]
    if p.character is not character and not p.lent:
        return False
    ears = g.force[me].ears
    if ears.minds >> ACTIONS & 1:
        for one in ears.listeners(ACTIONS):
            if one.ability is character:
                return True
    return False


def has_one_ahead(g: State, me: int, train: Train, stops: i64) -> bool:
    """The same by these stations."""
    if not stops:
        return False
    forbids = g.force[me].minds >> FORBIDS & 1 != 0
    for card in train.wagons:
        if stops & 1:
            wagon = PRINTED[card].face
            if not (forbids and barred(g, me, wagon, card)) and (not wagon.goes_to_others or places_for(g, me, card)):
                return True
        stops >>= 1
    return False


def places_for(g: State, me: int, card: int) -> list[int]:
    """In front of whom *me* may put that wagon; nobody is named where it is just oneself. [TR-ASK-4]"""
    wagon = PRINTED[card].face
    if not wagon.goes_to_others and not g.figured:
        return NO_TARGET
    places = wagon.places(g, me)
    return NO_TARGET if len(places) == 1 and places[0] == me else places


def add_takes(found: list[Option], by: Ability, g: State, me: int, train: Train, stops: i64) -> None:
    """Each paired wagon *me* may take by that ability at these stations, and in front of whom. [TR-ASK-1 TR-EVT-3]"""
    acts = by.acts
    forbids = g.force[me].minds >> FORBIDS & 1 != 0
    for card in train.wagons:
        stops >>= 1
        if stops & 1:
            printed = PRINTED[card]
            wagon = printed.face
            if forbids and barred(g, me, wagon, card):
                continue
            if g.figured or wagon.goes_to_others:
                acts.add_each(found, card, places_for(g, me, card))
            else:
                found.append(printed.solo if by is ROB else acts.of(card, NONE))


def take(g: State, me: int, choice: Option, station: int) -> None:
    """The wagon goes into play, those behind it move up, a new one is attached. [TR-GET-6 TR-GET-7]"""
    train = train_of(g)
    train.wagons = [card for card in train.wagons if card != choice.card]
    g.tell("wagon", me, choice.target, choice.card, 0, ABILITIES[station].ability.id)
    g.enter_play(me if choice.target == NONE else choice.target, choice.card)
    train.complete(anew=True)


def takes(g: State, me: int, purse: i64) -> list[Option]:
    """All the wagons *me*, who has that purse, may take now as the wagon of the turn."""
    found: list[Option] = []
    train = train_of(g)
    if not train.taken:
        add_takes(found, ROB, g, me, train, stops_of(train, purse))
    for one in g.force[me].own(ACTIONS):
        if one.ability is SANCHO or one.ability is BENNY:
            one.ability.actions(found, g, me)
    return found


class OwedWagon(Offer):
    """A wagon after the free advance: it is bound to be taken, and nobody interrupts it. [TR-GET-5 TR-ADV-4]"""

    pays = True

    def options(self, g: State, seat: int) -> list[Option]:
        """Each that can be had; what is withheld only since the train moved pays if nothing else is left. [TR-GET-5]"""
        return takes(g, seat, purse_of(g, seat, EVERYWHERE)) or takes(g, seat, whole_purse_of(g, seat))


class LastCall(Offer):
    """A wagon, or none. [TR-ASK-2]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each that can be had."""
        return [PASS, *takes(g, seat, purse_of(g, seat, EVERYWHERE))]


OWED_WAGON: Final = OwedWagon()
LAST_CALL: Final = LastCall()


def must_take(g: State, me: int) -> Rule:
    """After the free advance. [TR-GET-4]"""
    options = OWED_WAGON.options(g, me)
    choice = options[0] if len(options) == 1 else (yield Ask(g, me, "wagon", OWED_WAGON, found=options))
    yield from ABILITIES[choice.verb.face].ability.act(g, me, choice)


def may_take(g: State, me: int) -> Rule:
    """At the End of the Line, before the locomotive acts; always asked while he may have one. [TR-EOL-3 TR-EOL-4]"""
    while not train_of(g).taken or BENNY.listener in g.force[me].listeners(ACTIONS):
        choice = yield Ask(g, me, "wagon", LAST_CALL)
        if choice is PASS:
            return
        yield from ABILITIES[choice.verb.face].ability.act(g, me, choice)
