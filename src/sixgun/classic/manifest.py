"""What a set brings: lists, not magic."""

from __future__ import annotations

from sixgun.classic.abilities import CAST, FACE, Ability, Character, Face, register


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
        self.deck = [card for card, face in enumerate(FACE) if face in cards]  # the numbers of its physical cards
        self.cast = [CAST[who.id] for who in characters]
        self.special_cast = [CAST[who.id] for who in special_characters]
