"""An event: while it is in force, everybody has it. [HN-EV-5]"""

from __future__ import annotations

from sixgun.classic.rules.ability import Ability
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule


class Event(Ability):
    """A card of an event deck. Its hooks are everybody's while it lies open; what it needs to remember is in a Part."""

    needs_roles: bool = False  # left out with two players [HN-EV-12]

    def is_chosen(self, g: State) -> bool:
        """Is it in the deck, as far as the options of its set say?"""
        return True

    def enters(self, g: State, leader: int) -> Rule:
        """What happens when it is turned."""
        yield from ()

    def leaves(self, g: State) -> None:
        """It has just been covered: forget what was remembered for it."""
