"""What a set brings: lists, not magic. Everything of a set is in its folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.classic.rules.ability import Ability, Character
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.options import TableOption
from sixgun.classic.rules.registry import register, register_copies
from sixgun.classic.rules.tables import CAST
from sixgun.classic.table.state import State

NO_COPIES: Final[dict[Face, str]] = {}


class Manifest:
    """One set, in the order that fixes how it is dealt.

    *copies*: further copies of faces of the sets it *needs*. *abilities*: whatever else has hooks. *lays*: puts the
    set's own things on a table that is set up. *reads_discards*: something of it looks into the discard pile, so that
    the order of discarding can matter. [CL-R-39]
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
        abilities: tuple[Ability, ...] = (),
        options: tuple[TableOption, ...] = (),
        lays: Callable[[State], None] | None = None,
        reads_discards: bool = False,
    ) -> None:
        self.id = id
        self.needs = needs
        self.cards = cards
        self.copies = copies
        self.characters = characters
        self.special_characters = special_characters
        self.events = events
        self.abilities = abilities
        self.options = options
        self.lays = lays
        self.reads_discards = reads_discards
        everything: list[Ability] = [*cards, *characters, *special_characters, *events, *abilities]
        for ability in everything:
            register(ability)
        self.deck: list[int] = []  # the numbers of its physical cards
        for face in cards:
            self.deck += register_copies(face, face.copies)
        for face, corners in copies.items():
            self.deck += register_copies(face, corners)
        self.cast = [CAST[who.id] for who in characters]
        self.special_cast = [CAST[who.id] for who in special_characters]
