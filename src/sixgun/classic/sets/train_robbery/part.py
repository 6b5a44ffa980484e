"""The train as plain data: path, wagons, locomotive. [TR-TERM-1 TR-TERM-2]"""

from __future__ import annotations

from sixgun.classic.events.leader import leader_of
from sixgun.classic.rules.tables import ABILITIES, KEY
from sixgun.classic.sets.train_robbery.stations import row_of
from sixgun.classic.table.part import Part, shelf
from sixgun.classic.table.state import State
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Final, TypeAlias, i64
from sixgun.kernel.option import NONE

Places: TypeAlias = tuple[list[str], list[str], list[str | None]]

FULL: Final = 3  # wagons of a complete train [TR-LACK-1]
FRONT: Final = 0  # Ironhorse
BACK: Final = 1  # Leland
SIDES: Final = ("ironhorse", "leland")
NO_WAGONS: Final[list[int]] = []
NO_STATIONS: Final[list[int]] = []


class Shown:
    """How all see the train, and what it was worked out of."""

    __slots__ = ("view", "places", "path", "wagons", "deck", "drawn", "at", "side", "driver", "taken", "advanced")

    def __init__(self, train: Train, driver: int, last: Shown | None) -> None:
        self.path = train.path
        self.wagons = train.wagons
        self.deck = len(train.deck)
        self.drawn = len(train.drawn)
        self.at = train.at
        self.side = train.side
        self.taken = train.taken
        self.advanced = train.advanced
        self.driver = driver
        if last is not None and last.at == self.at and last.path is self.path and last.wagons is self.wagons:
            self.places: Places = last.places  # as most of the time
        else:
            self.places = train.places()
        self.view: dict[str, object] = {"train": train.picture(driver, self.places)}

    def still_shows(self, train: Train, driver: int) -> bool:
        """Has nothing of it changed?"""
        return (
            self.at == train.at
            and self.wagons is train.wagons
            and self.taken == train.taken
            and self.advanced == train.advanced
            and self.path is train.path
            and self.deck == len(train.deck)
            and self.drawn == len(train.drawn)
            and self.side == train.side
            and self.driver == driver
        )


class Train(Part):
    """Stations and the wagons of the train are public; the order of the decks is not. [TR-HID-1 TR-HID-2]"""

    __slots__ = (
        "path",
        "stack",
        "wagons",
        "deck",
        "drawn",
        "drawer",
        "at",
        "side",
        "taken",
        "advanced",
        "turned",
        "shown",
        "packed",
        "packed_path",
    )

    is_weighed = True

    def __init__(self, path: list[int], stack: list[int], deck: list[int], side: int) -> None:
        self.path = path  # * stations by number, left to right
        self.stack = stack  # * the others
        self.wagons = NO_WAGONS  # * behind the locomotive, the nearest first
        self.deck = deck  # wagon cards, the top one last: each copy has its own
        self.drawn = NO_WAGONS  # * wagons somebody has drawn and not yet placed
        self.drawer = NONE  # who: nobody else sees them [TR-HID-3]
        self.at = 1  # under which station the locomotive stands; behind the last: End of the Line
        self.side = side
        self.taken = False  # the active player has had the wagon of the turn
        self.advanced = False  # and the free advance [TR-GET-4]
        self.turned = 0  # how many wagons were turned up so far
        self.shown: Shown | None = None  # * how all see it, worked out once until it changes
        self.packed: i64 = 0  # the path as ``row_of`` writes it ...
        self.packed_path = NO_STATIONS  # ... that path

    def copy(self) -> Train:
        """An independent copy."""
        return self.copy_to(Train(self.path, self.stack, self.deck[:], self.side))

    def copy_to(self, new: Train) -> Train:
        """The rest of it."""
        new.wagons, new.drawn, new.drawer = self.wagons, self.drawn, self.drawer
        new.at, new.taken, new.advanced, new.turned = self.at, self.taken, self.advanced, self.turned
        new.shown = self.shown
        new.packed, new.packed_path = self.packed, self.packed_path
        return new

    def row(self) -> i64:
        """The path in one number: what stands where is asked at every decision."""
        if self.packed_path is not self.path:
            self.packed, self.packed_path = row_of(self.path), self.path
        return self.packed

    def facts(self) -> list[object]:
        """By stable keys."""
        stations = [[ABILITIES[s].ability.id for s in zone] for zone in (self.path, self.stack)]
        wagons = [[KEY[card] for card in zone] for zone in (self.wagons, self.deck, self.drawn)]
        return ["train", stations, wagons, self.drawer, self.at, self.side, self.taken, self.advanced, self.turned]

    def cards(self) -> list[int]:
        """The wagons that lie in front of nobody."""
        return self.wagons + self.deck + self.drawn

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """Everything but the order of the decks."""
        driver = leader_of(g)
        if self.shown is None or not self.shown.still_shows(self, driver):
            self.shown = Shown(self, driver, self.shown)
        return self.shown.view

    def places(self) -> Places:
        """Stations and wagons by ids, and which station each wagon stands at."""
        stations = [self.station_id(place) for place in range(len(self.wagons))]
        return [ABILITIES[s].ability.id for s in self.path], [KEY[card] for card in self.wagons], stations

    def picture(self, driver: int, places: Places) -> dict[str, object]:
        """The train by ids: where it is, what it does next, who moves it."""
        path, wagons, stations = places
        return {
            "path": path,
            "wagons": wagons,
            "stations": stations,
            "at": self.at,
            "end": len(self.path) + 1,
            "side": SIDES[self.side],
            "next_side": SIDES[1 - self.side],
            "driver": driver,
            "stations_left": len(self.stack),
            "wagons_left": len(self.deck),
            "drawn": len(self.drawn),
            "taken": self.taken,
            "advanced": self.advanced,
        }

    def disclosed(self) -> int:
        """Each wagon turned up was hidden."""
        return self.turned

    def deal_anew(self, g: State, seat: int, chance: Chance) -> Train:
        """Nobody knows the order of wagon deck and station stack; but who has drawn wagons, which they are."""
        new = self.copy()
        sees = self.drawer != NONE and g.players[self.drawer].person == seat
        hidden = sorted(self.deck if sees else self.deck + self.drawn, key=KEY.__getitem__)
        new.stack = sorted(self.stack)
        chance.shuffle(hidden)
        chance.shuffle(new.stack)
        new.deck = hidden[: len(self.deck)]
        if not sees:
            new.drawn = hidden[len(self.deck) :]
        return new

    def turn_begins(self, g: State, seat: int) -> None:
        """One wagon and one free advance a turn. [TR-TURN-5]"""
        self.taken = self.advanced = False

    def complete(self, anew: bool = False) -> None:
        """Wagons are attached at the tail as long as there are any; *anew*: to a list just made. [TR-LACK-3]"""
        deck = self.deck
        if len(self.wagons) == FULL or not deck:
            return
        wagons = self.wagons if anew else self.wagons[:]
        while len(wagons) < FULL and deck:
            wagons.append(deck.pop())
            self.turned += 1
        self.wagons = wagons

    def station_of(self, place: int) -> int:
        """The station paired with the wagon at that place, or NONE. [TR-TERM-2]"""
        at = self.at - 1 - place
        return self.path[at - 1] if 1 <= at <= len(self.path) else NONE

    def station_under(self, card: int) -> int:
        """The station paired with that wagon of the train."""
        place = 0
        for wagon in self.wagons:
            if wagon == card:
                break
            place += 1
        return self.station_of(place)

    def station_id(self, place: int) -> str | None:
        """The same by its id."""
        station = self.station_of(place)
        return None if station == NONE else ABILITIES[station].ability.id

    @property
    def is_at_the_end(self) -> bool:
        """Has it passed the last station? [TR-EOL-1]"""
        return self.at > len(self.path)


def train_of(g: State) -> Train:
    """This set's part of the State. Look it up again after a question: a redeal puts another one in its place."""
    parts = shelf(g.parts)
    last = parts[-1]  # asked for often, and laid last
    if isinstance(last, Train):
        return last
    for part in parts:
        if isinstance(part, Train):
            return part
    raise AssertionError("this table has no train")
