"""What waits in the queue of a State until the action in progress is over. [DU-SIM-4]"""

from __future__ import annotations

from sixgun.duel.abilities import NOBODY, Ability, Character


class Due:
    """What waits in the queue: a hit or something a moved token triggered. [DU-SIM-4]

    *aim*: a seat (whoever stands there then) or, with *whom*, the place of a definite character. [DU-SIM-7]
    """

    __slots__ = ("ability", "me", "at", "who", "aim", "whom")

    def __init__(self, ability: Ability, me: int, at: int, who: Character, aim: int, whom: Character = NOBODY) -> None:
        self.ability = ability
        self.me = me
        self.at = at
        self.who = who  # the character it comes from, at the time
        self.aim = aim
        self.whom = whom
