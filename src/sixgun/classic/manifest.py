"""What a set brings: lists, not magic."""

from __future__ import annotations

from sixgun.classic.abilities import FACE, Ability, Character, Face, register


class Manifest:
    """One set: its cards and characters, in the order that fixes their numbers."""

    def __init__(
        self,
        id: str,
        cards: tuple[Face, ...] = (),
        characters: tuple[Character, ...] = (),
        special_characters: tuple[Character, ...] = (),
    ) -> None:
        self.id = id
        self.cards = cards
        self.characters = characters
        self.special_characters = special_characters
        abilities: list[Ability] = [*cards, *characters, *special_characters]
        for ability in abilities:
            register(ability)

    def deck(self) -> list[int]:
        """The numbers of its physical cards."""
        return [card for card, face in enumerate(FACE) if face in self.cards]
