"""What waits for the end of the effect in progress: rules that have not begun, and who fell. [CL-TIME-2 CL-ELIM-3]"""

from __future__ import annotations

from sixgun.classic.rules.ability import Ability
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final


class Waiting:
    """A rule of *seat*, by that ability, that has not begun: arguments bound, nothing runs, dropping it is free."""

    __slots__ = ("seat", "ability", "rule")

    def __init__(self, seat: int, ability: Ability, rule: Rule) -> None:
        self.seat = seat
        self.ability = ability
        self.rule = rule


class Fallen:
    """Somebody eliminated by the effect in progress, and the player responsible (or NONE).

    *quietly*: nothing triggers, nobody is rewarded or punished. [TR-GHOST-7]
    """

    __slots__ = ("seat", "by", "quietly")

    def __init__(self, seat: int, by: int, quietly: bool = False) -> None:
        self.seat = seat
        self.by = by
        self.quietly = quietly


NO_TRIGGERS: Final[list[Waiting]] = []
NO_FALLEN: Final[list[Fallen]] = []
