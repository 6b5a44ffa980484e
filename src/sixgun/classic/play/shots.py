"""Shots: a BANG! effect on its way and the ways out of it. [CL-SHOT-1 CL-SHOT-2]"""

from __future__ import annotations

from sixgun.classic.play.demands import A_MISSED, A_MISSED_DISCARDED, answer_with
from sixgun.classic.play.life import lose_life
from sixgun.classic.play.offers import Ask, Cards, Offer
from sixgun.classic.play.settle import on_empty_hand
from sixgun.classic.rules.ability import Ability, Character
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.hooks import DODGE, EXEMPTS, IMMUNE, MISSES_NEEDED, RESISTS, STARVES
from sixgun.classic.rules.tables import ABILITIES, PLAYED_AS
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.story import ALL


class Attack(Offer):
    """One shot: whose (NONE: nobody's), at whom, by what rule, with which cards; it offers the ways out not yet tried.

    *is_bang*: it was a BANG! card, not just its effect. *bare*: what answers it does nothing else. [FC-R-9 TR-TERM-5]
    """

    __slots__ = ("by", "target", "face", "cards", "is_bang", "bare", "tried", "needed", "costs", "claimer")

    def __init__(self, by: int, target: int, face: Ability, cards: list[int], is_bang: bool = False) -> None:
        self.by = by
        self.target = target
        self.face = face
        self.cards = cards
        self.is_bang = is_bang
        self.bare = False
        self.tried: list[Ability] = []
        self.needed = 1  # Missed! effects still to come
        self.costs = 1  # life points, if it hits
        self.claimer = NONE  # who gets the card of it, if it misses [evaded]

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, each Missed!, each Barrel or ability not yet tried."""
        found = (A_MISSED_DISCARDED if self.bare else A_MISSED).options(g, seat)
        for one in g.force[seat].listeners(DODGE):
            if one.ability.minds_dodge(g, seat, self):
                found.append(USE.of(one.ability.number, NONE))
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It does not stop a shot."""
        return (A_MISSED_DISCARDED if self.bare else A_MISSED).refuse(g, seat, card, target)

    def about(self, g: State) -> dict[str, object]:
        """How many Missed! effects it takes."""
        return {"needed": self.needed, "at": self.target}

    def left(self, g: State, seat: int) -> int:
        """After it has hit, if that costs life points."""
        return g.players[seat].life - self.costs if self.costs else NONE


def shoot(g: State, attack: Attack) -> Rule:
    """The target dodges as often as the shot demands, or loses 1 life point. [CL-SHOT-3 CL-SHOT-4]"""
    for one in g.force[attack.by].listeners(MISSES_NEEDED):
        attack.needed = one.ability.tune_misses_needed(attack.needed, g, attack.by, attack)
    why = "dodge" if attack.by != NONE else "under_fire"
    if g.story is not None:
        what = "shot" if attack.by != NONE else "under_fire"
        g.tell(what, attack.by, attack.target, NONE, attack.needed, attack.face.id)
    aimed_at, met = attack.target, NONE
    awake = g.figured and g.mode.wake(g, aimed_at)  # a passive figure wakes for it [CL-2P-7]
    while attack.target == met or not bounces_off(g, attack):  # ``escapes``, drawn out: it is hot
        met = attack.target
        choice = yield Ask(g, met, why, attack)
        if choice is PASS:
            yield from lose_life(g, met, attack.by, attack.face.id)
            break
        if (yield from try_way(g, attack, choice)):
            attack.needed -= 1
            if not attack.needed:
                if g.story is not None or attack.claimer != NONE:
                    yield from go_astray(g, attack)
                break
            if g.minds & STARVES:
                yield from on_empty_hand(g, met)
    if awake:
        g.mode.sleep(g, aimed_at)


def escapes(g: State, attack: Attack, why: str) -> Outcome[bool]:
    """Is the target immune, or does it produce as many Missed! effects as it takes? It may also divert the shot."""
    met = NONE
    while attack.target == met or not bounces_off(g, attack):
        met = attack.target
        choice = yield Ask(g, met, why, attack)
        if choice is PASS:
            return False
        if (yield from try_way(g, attack, choice)):
            attack.needed -= 1
            if not attack.needed:
                yield from go_astray(g, attack)
                break
            if g.minds & STARVES:
                yield from on_empty_hand(g, met)
    return True


def bounces_off(g: State, attack: Attack) -> bool:
    """Is the target immune to it?"""
    return bool(g.minds & RESISTS) and is_immune(g, attack.target, attack.by, attack.face, attack.cards)


def go_astray(g: State, attack: Attack) -> Rule:
    """It is missed; somebody may get its card."""
    if g.story is not None:
        g.tell("missed", attack.target, attack.by, NONE, 0, attack.face.id)
    if attack.claimer != NONE:
        yield from claim(g, attack)


def try_way(g: State, attack: Attack, choice: Option) -> Outcome[bool]:
    """One Missed! effect, from a card or anything that has a ``dodge``. True if it came."""
    if choice.verb is not USE:
        answer_with(g, attack.target, choice, "respond")
        used_as = PLAYED_AS[choice.verb.face]
        attack.tried.append(used_as)
        if used_as.has_second_line and not attack.bare:
            yield from used_as.second_line(g, attack.target, attack)
        return True
    way = ABILITIES[choice.card].ability
    attack.tried.append(way)
    return (yield from way.dodge(g, attack))


def claim(g: State, attack: Attack) -> Rule:
    """The card that was really played for it goes to the claimer, if it still lies there. [TR-R-33 TR-R-39 TR-R-94]"""
    stage = g.stage
    if stage is None or stage.verb.face != attack.face.number or isinstance(attack.face, Character):
        return
    cards = [card for card in attack.cards if card in g.discards]
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        choice = yield Ask(g, attack.claimer, "claim", Cards(cards))
        card = choice.card
    g.discards.remove(card)
    g.gain(attack.claimer, card, ALL)
    g.tell("salvage", attack.claimer, NONE, card)


def is_immune(g: State, seat: int, by: int, face: Ability, cards: list[int]) -> bool:
    """Does what *by* does with these cards do nothing to *seat*? If so, all hear of it. [apache_kid CL-2P-7]"""
    if not cards or g.eye[by] == g.eye[seat]:
        return False
    awake = g.figured and g.mode.wake(g, seat)
    immune = any(one.ability.shrugs_off(g, seat, by, face, cards) for one in g.force[seat].listeners(IMMUNE))
    if awake:
        g.mode.sleep(g, seat)
    if immune:
        g.tell("unaffected", seat, by, cause=face.id)
    return immune


def affected(g: State, me: int, face: Ability, card: int, seats: list[int]) -> Outcome[list[int]]:
    """Whom of *seats* an effect on many really reaches: the immune are passed over, somebody may be exempted."""
    if g.minds & RESISTS or g.figured:
        seats = [seat for seat in seats if not is_immune(g, seat, me, face, [card])]
    return (yield from exempted(g, me, seats)) if g.minds >> EXEMPTS & 1 else seats


def exempted(g: State, me: int, seats: list[int]) -> Outcome[list[int]]:
    """Whom of *seats* an effect in the turn of *me* concerns: somebody may be left out. [sgt_blaze]"""
    for one in g.force[me].listeners(EXEMPTS):
        seats = yield from one.ability.exempts(g, me, seats)
    return seats
