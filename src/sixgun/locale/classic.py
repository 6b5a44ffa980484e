"""Sentences of the classic game: the plain ones, and who is who where a person has several figures."""

from typing import Any, Final

from sixgun.locale.grammar import Entry
from sixgun.locale.sentences import Sentences


class ClassicSentences(Sentences):
    """With two players a seat is a figure, and a figure somebody's. [CL-2P-3]"""

    persons: tuple[int, ...] = ()  # by figure, whose it is; empty: everybody has one

    def look(self, view: Entry) -> None:
        """Whose figures they are."""
        self.persons = tuple(player["person"] for player in view["players"] if "person" in player)

    def person(self, seat: int) -> str:
        """Somebody by the name of all figures."""
        own = [self.seat(figure) for figure, person in enumerate(self.persons) if person == seat]
        return " & ".join(own) or self.seat(seat)

    def is_me(self, seat: object) -> bool:
        """Is it a figure of the reader's?"""
        return self.owner(seat) == self.me

    def is_myself(self, target: object) -> bool:
        """Of two figures of mine each has its name."""
        return super().is_myself(target) and not self.persons

    def say_reader(self, entry: Entry, player: str, target: str) -> str:
        """Of two figures of mine the one that is meant is named."""
        found = super().say_reader(entry, player, target)
        return "nobody" if self.persons and found == "target" else found

    def owner(self, target: Any) -> int:
        """Who answers for a seat."""
        seat = super().owner(target)
        return self.persons[seat] if 0 <= seat < len(self.persons) else seat


SENTENCES: Final = ClassicSentences
