"""Shots: a BANG! effect on its way and the ways out of it. [CL-SHOT-1 CL-SHOT-2]"""

from __future__ import annotations

from sixgun.classic.abilities import ABILITIES, DODGE, HAND_EMPTY, MISSES_NEEDED, USE, Ability, Face
from sixgun.classic.offers import Ask, CardsAs, Offer
from sixgun.classic.settle import on_empty_hand
from sixgun.classic.state import State
from sixgun.classic.verbs import lose_life
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, PASS, Option


class Attack(Offer):
    """One shot: who, at whom, played as what; it offers the ways out not yet tried."""

    __slots__ = ("by", "target", "face", "misses", "tried", "needed")

    def __init__(self, by: int, target: int, face: Face, misses: CardsAs) -> None:
        self.by = by
        self.target = target
        self.face = face
        self.misses = misses
        self.tried: list[Ability] = []
        self.needed = 1  # Missed! effects still to come

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, each Missed!, each Barrel or ability not yet tried."""
        found = self.misses.options(g, seat)
        for h in g.hooks[DODGE]:
            if h.me == seat and h.ability not in self.tried:
                found.append(USE.of(h.ability.number, NONE))
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It does not stop a shot."""
        return self.misses.refuse(g, seat, card, target)

    def about(self, g: State) -> dict[str, object]:
        """How many Missed! effects it takes."""
        return {"needed": self.needed, "at": self.target}


def shoot(g: State, attack: Attack) -> Rule:
    """The target dodges as often as the shot demands, or loses 1 life point. [CL-SHOT-3 CL-SHOT-4]"""
    for h in g.hooks[MISSES_NEEDED]:
        attack.needed = h.ability.tune_misses_needed(attack.needed, g, h.me, attack)
    if g.story is not None:
        g.tell("shot", attack.by, attack.target, NONE, attack.needed, attack.face.id)
    while (choice := (yield Ask(g, attack.target, "dodge", attack))) is not PASS:
        if not (yield from try_way(g, attack, choice)):
            continue
        attack.needed -= 1
        if not attack.needed:
            if g.story is not None:
                g.tell("missed", attack.target, attack.by, NONE, 0, attack.face.id)
            return
        if g.hooks[HAND_EMPTY]:
            yield from on_empty_hand(g, attack.target)
    yield from lose_life(g, attack.target, attack.by, attack.face.id)


def try_way(g: State, attack: Attack, choice: Option) -> Outcome[bool]:
    """One Missed! effect, from a card or anything that has a ``dodge``. True if it came."""
    if choice.verb is not USE:
        g.discard(attack.target, choice.card, "respond", attack.misses.face.id)
        return True
    way = ABILITIES[choice.card]
    attack.tried.append(way)
    return (yield from way.dodge(g, attack))
