"""The train as plain data: path, wagons, locomotive. [TR-TERM-1 TR-TERM-2]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.rules.tables import ABILITIES, KEY
from sixgun.classic.table.part import Part
from sixgun.classic.table.state import State
from sixgun.kernel.chance import Chance
from sixgun.kernel.option import NONE

FULL: Final = 3  # wagons of a complete train [TR-LACK-1]
FRONT: Final = 0  # Ironhorse
BACK: Final = 1  # Leland


class Train(Part):
    """Stations and the wagons of the train are public; the order of the decks is not. [TR-HID-1 TR-HID-2]"""

    __slots__ = ("path", "stack", "wagons", "deck", "at", "side", "taken")

    def __init__(self, path: list[int], stack: list[int], deck: list[int], side: int) -> None:
        self.path = path  # * stations by number, left to right
        self.stack = stack  # * the others
        self.wagons: list[int] = []  # * behind the locomotive, the nearest first
        self.deck = deck  # * wagon cards, the top one last
        self.at = 1  # under which station the locomotive stands; behind the last: End of the Line
        self.side = side
        self.taken = False  # the active player has had his wagon this turn

    def copy(self) -> Train:
        """An independent copy."""
        new = Train(self.path, self.stack, self.deck, self.side)
        new.wagons, new.at, new.taken = self.wagons, self.at, self.taken
        return new

    def facts(self) -> list[object]:
        """By stable keys."""
        stations = [[ABILITIES[s].id for s in zone] for zone in (self.path, self.stack)]
        wagons = [[KEY[card] for card in zone] for zone in (self.wagons, self.deck)]
        return ["train", stations, wagons, self.at, self.side, self.taken]

    def cards(self) -> list[int]:
        """The wagons that lie in front of nobody."""
        return self.wagons + self.deck

    def view(self, g: State, viewer: int) -> dict[str, object]:
        """Everything but the order of the decks."""
        return {
            "train": {
                "path": [ABILITIES[s].id for s in self.path],
                "wagons": [KEY[card] for card in self.wagons],
                "at": self.at,
                "side": "ironhorse" if self.side == FRONT else "leland",
                "wagons_left": len(self.deck),
                "taken": self.taken,
            }
        }

    def disclosed(self) -> int:
        """Each wagon attached was hidden."""
        return len(self.deck)

    def deal_anew(self, g: State, seat: int, chance: Chance) -> Train:
        """Nobody knows the order of wagon deck and station stack."""
        new = self.copy()
        new.deck, new.stack = sorted(self.deck, key=KEY.__getitem__), sorted(self.stack)
        chance.shuffle(new.deck)
        chance.shuffle(new.stack)
        return new

    def turn_begins(self, g: State, seat: int) -> None:
        """One wagon a turn. [TR-TURN-5]"""
        self.taken = False

    def complete(self) -> None:
        """Wagons are attached at the tail as long as there are any. [TR-LACK-3]"""
        while len(self.wagons) < FULL and self.deck:
            self.wagons = self.wagons + [self.deck[-1]]
            self.deck = self.deck[:-1]

    def station_of(self, place: int) -> int:
        """The station paired with the wagon at that place, or NONE. [TR-TERM-2]"""
        at = self.at - 1 - place
        return self.path[at - 1] if 1 <= at <= len(self.path) else NONE


def train_of(g: State) -> Train:
    """This set's part of the State. Look it up again after a question: a redeal puts another one in its place."""
    for part in g.parts:
        if isinstance(part, Train):
            return part
    raise AssertionError("this table has no train")
