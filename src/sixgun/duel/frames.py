"""The four frames: whom a card of each may be played on, and what they have in common. [DU-PLAY-2 RE-TARGET-1]"""

from __future__ import annotations

from sixgun.duel.abilities import (
    ANY_NUMBER,
    ANYWHERE,
    BLUE,
    BROWN,
    FACE,
    FAR_AIM,
    GREEN,
    MORE_BANGS,
    NOBODY,
    RED,
    RESOURCE_LAID,
    SHIELDS,
    Face,
)
from sixgun.duel.hits import card_hit, fire
from sixgun.duel.places import NAMES, OWN, PLAYER
from sixgun.duel.reasons import (
    BANG_LIMIT,
    NO_TARGET_THERE,
    NOT_IN_PLAY,
    NOT_THE_BACK,
    NOT_YOUR_FRONT,
    NOT_YOUR_OWN,
    ONLY_AN_ANSWER,
    ONLY_YOUR_TARGET,
    RESOURCE_TWICE,
    SPURRED,
    TAKES_NO_TARGET,
)
from sixgun.duel.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import NONE
from sixgun.kernel.reason import Reason

# -- whom -------------------------------------------------------------------------------------------


def reaches_backs(g: State, me: int) -> bool:
    """May my hit cards be aimed at a back character? Scope on my front, or Jack Ransome. [DU-HIT-2 DU-R-40 RE-R-91]"""
    if not g.traits[me] & (FAR_AIM | ANYWHERE):
        return False
    return g.acting(me).plays_anywhere or any(FACE[card].aims_at_backs for card in g.gear[g.active(me)])


def aims(g: State, me: int, backs: bool, shields: bool = True) -> list[int]:
    """The characters of other players a hit card may be aimed at. [DU-PLAY-3 DU-R-96 RE-STAND-6 RE-R-100]"""
    facing = g.standing.facing[me]
    if not backs and not (shields and g.anybody_has(SHIELDS)):
        return facing
    found: list[int] = []
    for at in facing:
        if not (shields and g.is_shielded(at)):
            found.append(at)
        if backs and g.life[at ^ 1] > 0 and not (shields and g.is_shielded(at ^ 1)):
            found.append(at ^ 1)
    return found


def reach_of_actions(g: State, me: int) -> list[int]:
    """Any character but another player's back; Jack Ransome: any. [DU-PLAY-2 DU-R-74 RE-STAND-7 RE-R-87]"""
    reach = g.standing.with_both[me] if g.has_two(me) else g.standing.around[me]
    if not g.plays_anywhere(me):
        return reach
    found: list[int] = []
    for at in reach:
        found.append(at)
        if at >> 1 != me and g.life[at ^ 1] > 0:
            found.append(at ^ 1)
    return found


def duellists(g: State, me: int) -> list[int]:
    """The opponent's front; Jack Ransome may also challenge the back. Only the target. [DU-R-16 RE-OPP-2 RE-R-90]"""
    at = g.front[g.target(me)]
    if g.plays_anywhere(me) and g.life[at ^ 1] > 0:
        return [at, at ^ 1]
    return [at]


def places_for_gear(g: State, me: int) -> list[int]:
    """My back or another player's front; Jack Ransome: any character. [DU-EQ-2 RE-RES-1 RE-R-98]"""
    if g.plays_anywhere(me):
        return reach_of_actions(g, me)
    return g.standing.with_back[me] if g.has_two(me) else g.standing.around[me]


def may_bang(g: State, me: int) -> bool:
    """Is one more BANG! card allowed? [DU-BANG-1 DU-BANG-2 DU-BANG-3 RE-TURN-2]"""
    return g.bangs < g.allowance or has_no_limit(g, me) or g.bangs < g.allowance + more_bangs(g, me)


def has_no_limit(g: State, me: int) -> bool:
    """Has the front character an unlimited number of them? [DU-BANG-3]"""
    return bool(g.traits[me] & ANY_NUMBER) and g.acting(me) is not NOBODY and lifts_the_limit(g, g.active(me))


def lifts_the_limit(g: State, at: int) -> bool:
    """Do the character there or the cards beside it allow any number?"""
    return g.who[at].any_number_of_bangs or any(FACE[card].any_number_of_bangs for card in g.gear[at])


def more_bangs(g: State, me: int) -> int:
    """What characters of mine add to the allowance, front or back. [DU-BANG-2 DU-R-64]"""
    more = 0
    if g.traits[me] & MORE_BANGS:
        for at in OWN[me]:
            if g.who[at].more_bangs and g.works(g.who[at], at):
                more += g.who[at].more_bangs
    return more


def count_bang(g: State, me: int) -> None:
    """A BANG! card is being played: it counts, unless there is no limit just now. [DU-BANG-3]"""
    if not has_no_limit(g, me):
        g.bangs += 1


def explain_target(g: State, me: int, target: int, allowed: list[int]) -> dict[str, object]:
    """Words for a character that may not be chosen."""
    name = NAMES[target]
    if target >= PLAYER:
        return TAKES_NO_TARGET.to_dict(target=name)
    if not target < len(g.who) or g.who[target] is NOBODY:
        return NOT_IN_PLAY.to_dict(target=name)
    seat = target >> 1
    if seat != me and all(at >> 1 != seat for at in allowed) and len(g.hands) > 2 and allowed:
        return ONLY_YOUR_TARGET.to_dict(target=name)
    if seat != me and g.front[seat] != target:
        return NOT_THE_BACK.to_dict(target=name)
    return (NOT_YOUR_OWN if seat == me else NO_TARGET_THERE).to_dict(target=name)


def bang(g: State, me: int, card: int, target: int, cause: Face) -> Rule:
    """One hit by a BANG! card, or by a card played as one. [DU-BANG-1]"""
    hit = card_hit(g, me, target, cause, card)
    hit.is_bang = True
    return fire(g, hit)


# -- the frames -------------------------------------------------------------------------------------


class HitCard(Face):
    """A card whose play is a hit on a character of another player. [DU-HIT-1]"""

    is_hit_card = True

    def targets(self, g: State, me: int) -> list[int]:
        """The fronts, and the backs within reach."""
        return aims(g, me, reaches_backs(g, me))

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Spurs, a back out of reach, one's own."""
        if target in aims(g, me, True, False) and g.is_shielded(target):
            return SPURRED.to_dict(target=NAMES[target])
        return explain_target(g, me, target, aims(g, me, True))

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """One hit."""
        return fire(g, card_hit(g, me, target, self, card))


class Red(HitCard):
    """A BANG! card: one a turn, on the opponent's front. [DU-BANG-1 RE-TERM-4]"""

    frame = RED

    def forbidden(self, g: State, me: int) -> Reason | None:
        """The limit."""
        return None if may_bang(g, me) else BANG_LIMIT

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """One hit by a BANG! card."""
        return bang(g, me, card, target, self)


class Brown(Face):
    """An action: discarded, then carried out. [DU-PLAY-4]"""

    frame = BROWN
    is_action = True

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """It takes none, or not that one."""
        targets = self.targets(g, me)
        if targets == [NONE]:
            return TAKES_NO_TARGET.to_dict(target=NAMES[target])
        return explain_target(g, me, target, targets)


class BrownHit(HitCard):
    """An action that is a hit card: no BANG! card, no limit. [DU-BANG-1]"""

    frame = BROWN
    is_action = True


class BrownMiss(Brown):
    """An action that only answers a hit. [DU-PLAY-6]"""

    is_miss_card = True
    can_be_repeated = False

    def forbidden(self, g: State, me: int) -> Reason | None:
        """It only answers."""
        return ONLY_AN_ANSWER


class Gear(Face):
    """A card that stays beside a character, whoever played it; any number of them. [DU-EQ-1 DU-EQ-4 DU-EQ-6]"""

    def targets(self, g: State, me: int) -> list[int]:
        """My back, the others' fronts."""
        return places_for_gear(g, me)

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """My own front, or somebody's back."""
        if target == g.front[me]:
            return NOT_YOUR_FRONT.to_dict(target=NAMES[target])
        return explain_target(g, me, target, self.targets(g, me))

    def lay(self, g: State, me: int, card: int, target: int) -> None:
        """One of each name: the old one goes. The bearer is the target meanwhile. [DU-EQ-3 DU-R-94 DU-R-65]"""
        was = g.wake(target)
        old = g.find(target, self)
        if old != NONE:
            g.discard_gear(target, old, me, "replaced")
        g.join_play(target, card)
        g.rest(target, was)
        if g.story is not None:
            g.tell("lay", me, target, card)


class Blue(Gear):
    """Equipment. [DU-EQ-1]"""

    frame = BLUE

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """It lies there."""
        self.lay(g, me, card, target)


class Green(Gear):
    """A resource: put into play, used from the next turn on, then gone.

    It is equipment for everything that affects equipment, stays where it lies, and is no action card.
    [RE-RES-1 RE-RES-6 RE-RES-10 RE-RES-12 RE-RES-13]
    """

    frame = GREEN

    def targets(self, g: State, me: int) -> list[int]:
        """Never so that the title would lie beside both characters of a player. [RE-RES-7]"""
        places = places_for_gear(g, me)
        return [at for at in places if g.find(at ^ 1, self) == NONE] if g.since else places

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """The fellow has one."""
        if target in places_for_gear(g, me):
            return RESOURCE_TWICE.to_dict(target=NAMES[target])
        return super().explain(g, me, target)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """It lies there, not usable this turn; whoever minds resources is told. [RE-RES-3 RE-R-79]"""
        self.lay(g, me, card, target)
        g.since[card] = g.turns
        if target in g.supplied:
            return
        g.supplied = g.supplied + [target]
        if not g.anybody_has(RESOURCE_LAID):
            return
        for at in g.positions():
            who = g.who[at]
            if who.mask & RESOURCE_LAID and g.works(who, at):
                yield from who.on_resource_laid(g, at >> 1, target)


def is_ready(g: State, at: int, card: int) -> bool:
    """May that resource be used in this turn? [RE-RES-3 RE-R-85]"""
    if g.since.get(card, 0) < g.turns:
        return True
    who = g.who[at]
    return who.hurries and g.works(who, at) and who.number not in g.used_up


def note_use(g: State, at: int, card: int) -> None:
    """A resource is being used: in the turn it came only once. [RE-R-85]"""
    if g.since.get(card, 0) >= g.turns:
        g.used_up = g.used_up + [g.who[at].number]
