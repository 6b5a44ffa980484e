"""What a set brings: lists, not magic. Everything of a set is in its folder."""

from __future__ import annotations

from sixgun.classic.rules.ability import Ability, Character
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.options import TableOption
from sixgun.classic.rules.registry import add_card, register, register_copies
from sixgun.classic.rules.tables import CAST
from sixgun.classic.table.state import State
from sixgun.kernel.hints import Callable, Final

NO_COPIES: Final[dict[Face, str]] = {}


class Manifest:
    """One set, in the order that fixes how it is dealt.

    *copies*: further copies of faces of the sets it *needs*. *locomotive*: its sides. *abilities*: whatever else has
    hooks. *lays*: puts the set's own things on a table that is set up. *reads_discards*: something of it looks into the
    discard pile, so that the order of discarding can matter. [CL-R-39] *is_draft*: not all of it is there yet, so it is
    not offered where people choose sets.
    """

    def __init__(
        self,
        id: str,
        needs: tuple[str, ...] = (),
        cards: tuple[Face, ...] = (),
        copies: dict[Face, str] = NO_COPIES,
        characters: tuple[Character, ...] = (),
        special_characters: tuple[Character, ...] = (),
        events: tuple[Ability, ...] = (),
        wagons: tuple[Face, ...] = (),
        stations: tuple[Ability, ...] = (),
        locomotive: tuple[Ability, ...] = (),
        abilities: tuple[Ability, ...] = (),
        options: tuple[TableOption, ...] = (),
        lays: Callable[[State], None] | None = None,
        reads_discards: bool = False,
        is_draft: bool = False,
    ) -> None:
        self.id = id
        self.needs = needs
        self.cards = cards
        self.copies = copies
        self.characters = characters
        self.special_characters = special_characters
        self.events = events
        self.wagons = wagons
        self.stations = stations
        self.locomotive = locomotive
        self.abilities = abilities
        self.options = options
        self.lays = lays
        self.reads_discards = reads_discards
        self.is_draft = is_draft
        self.register()
        self.cast = [CAST[who.id] for who in characters]
        self.special_cast = [CAST[who.id] for who in special_characters]

    def register(self) -> None:
        """Numbers for all of it, and for its physical cards."""
        everything: list[Ability] = [*self.cards, *self.characters, *self.special_characters]
        train: list[Ability] = [*self.wagons, *self.stations, *self.locomotive]
        for ability in [*everything, *self.events, *train, *self.abilities]:
            register(ability)
        for wagon in self.wagons:
            add_card(wagon, wagon.id, "", 0)
        self.deck: list[int] = []  # the numbers of the playing cards
        for face in self.cards:
            self.deck += register_copies(face, face.copies)
        for face, corners in self.copies.items():
            self.deck += register_copies(face, corners)
