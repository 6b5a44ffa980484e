"""What the State leaves to the modules above it, what waits in its queue, and how its story reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel.abilities import FAMILIES, KEY, NOBODY, ORIGIN, Ability, Character
from sixgun.duel.places import NAMES
from sixgun.kernel.ask import Ask, Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.game import Deal, View
from sixgun.kernel.option import NONE
from sixgun.kernel.story import Entry

if TYPE_CHECKING:
    from sixgun.duel.state import State


class Script:
    """What the State leaves to the modules above it: the turn, the view, the redeal, the reasons."""

    def play(self, g: State) -> Rule:
        """The whole game from here on."""
        raise NotImplementedError

    def view(self, g: State, viewer: int) -> View:
        """What *viewer* may know."""
        raise NotImplementedError

    def deal_anew(self, g: State, seat: int, chance: Chance) -> Deal:
        """Draw what *seat* does not know anew."""
        raise NotImplementedError

    def lay_out(self, g: State, deal: Deal) -> None:
        """Put every hidden thing where *deal* says."""
        raise NotImplementedError

    def why_not(self, g: State, ask: Ask | None, seat: int, card: str, target: int) -> dict[str, object] | None:
        """Why that is not offered."""
        raise NotImplementedError


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


def seen_by(viewer: int, entry: Entry) -> dict[str, object]:
    """One entry of the story as *viewer* may read it; of a card not for their eyes, the back. [DU-INFO-1]"""
    found: dict[str, object] = {"what": entry.what}
    if entry.seat != NONE:
        found["seat"] = entry.seat
    if entry.target != NONE:
        found["target"] = NAMES[entry.target]
    if entry.card != NONE:
        if entry.card_seen_by(viewer) != NONE:
            found["card"] = KEY[entry.card]
        found["back"] = FAMILIES[ORIGIN[entry.card]]
    if entry.what == "hit":
        found["shooter"] = NAMES[entry.amount]
    elif entry.amount:
        found["amount"] = entry.amount
    if entry.cause:
        found["cause"] = entry.cause
    return found
