"""What brown cards are worth, but for plain hits. [DU-PLAY-2]"""

from __future__ import annotations

from sixgun.bots.duel.kinds import (
    AMBUSH,
    ANNIE,
    AVENGE,
    BEER,
    CARD_FACE,
    CHIEF,
    COVER,
    DRAWS,
    DUEL,
    FANNING,
    GATLING,
    HELD,
    INDIANS,
    MISSES_HELD,
    PUNCH,
    RICOCHET,
    SHOTS_HELD,
    STEAL,
    STORE,
    STRONG_BEER,
    TEACHER,
    TOCO,
    WATER,
)
from sixgun.bots.duel.mind import Mind
from sixgun.duel.abilities import Face
from sixgun.duel.places import PLAYER
from sixgun.duel.view import View
from sixgun.kernel.hints import Final

NEVER: Final = -100.0


def action(mind: Mind, view: View, rule: Face, kind: int, target: int) -> float:
    """What that card is worth, at that target if it takes one."""
    w = mind.weights
    if kind == DRAWS:
        return 2 * w.card
    if kind == STORE:
        return w.store
    if kind == FANNING:
        return mind.shot(view, target, rule) * len(view.gear[target]) - mind.aim(True)
    if kind in (STEAL, TEACHER):
        return robbing(mind, view, target, kind == TEACHER) - w.bother
    if kind == WATER:
        return swapping(mind, view, target - PLAYER) - w.bother
    if kind in (BEER, STRONG_BEER):
        return beer(mind, view) if kind == BEER else strong_beer(mind, view, target)
    return violent(mind, view, rule, kind, target) - w.bother


def violent(mind: Mind, view: View, rule: Face, kind: int, target: int) -> float:
    """Attacks on many, contests, and cards that strip."""
    if kind == GATLING:
        return gatling(mind, view, rule)
    if kind in (INDIANS, CHIEF):
        return indians(mind, view, kind == INDIANS)
    if kind == DUEL:
        return contest(mind, view, target, shots(mind, view), SHOTS_HELD[mind.cast[target]])
    if kind == RICOCHET:
        return contest(mind, view, target, mind.misses, MISSES_HELD)
    if kind == COVER:
        return max(swapping(mind, view, seat) for seat in range(len(view.front)))
    if kind in (PUNCH, AMBUSH):
        return stripping(mind, view, kind == PUNCH)
    return 0.1


def robbing(mind: Mind, view: View, target: int, mine: bool) -> float:
    """A card out of a hand, or the best of those in play beside that character. [DU-R-43 DU-R-39]"""
    w = mind.weights
    if target >= PLAYER:
        seat = target - PLAYER
        return w.card + w.card_lost * max(mind.heat[seat], 0.5) - AVENGE[mind.cast[view.front[seat]]]
    if mind.is_ignored(view, target):
        return NEVER
    best = NEVER
    for card in view.gear[target]:
        best = max(best, mind.taking(view, target, card, mine))
    seat = target >> 1
    if seat != mind.seat:
        return best - AVENGE[mind.cast[target]]
    return best if best > 0.3 else NEVER


def swapping(mind: Mind, view: View, seat: int) -> float:
    """Change the places of somebody's characters; my own only if I cannot do it for nothing."""
    at = view.front[seat]
    if view.life[at ^ 1] <= 0 or (seat == mind.seat and not view.moved):
        return NEVER
    if mind.is_ignored(view, at) or mind.is_ignored(view, at ^ 1):
        return NEVER
    return mind.swapped(view, seat)


def beer(mind: Mind, view: View) -> float:
    """One point for each of mine that is hurt. [DU-R-7]"""
    value = 0.0
    for at in (mind.front, mind.front ^ 1):
        if 0 < view.life[at] < view.who[at].life:
            value += 0.6
    return value - 0.2


def strong_beer(mind: Mind, view: View, target: int) -> float:
    """Up for mine, down for theirs. [DU-R-45]"""
    if mind.is_ignored(view, target):
        return NEVER
    top = view.who[target].life
    points = (3 if top > 3 else top) - view.life[target]
    return -mind.heat[target >> 1] * points * 0.8 - 0.2


def gatling(mind: Mind, view: View, rule: Face) -> float:
    """A hit on everybody but my front. [DU-R-23]"""
    value = 0.0
    for at in range(len(view.life)):
        if view.life[at] > 0 and at != mind.front:
            if at >> 1 != mind.seat:
                value += mind.shot(view, at, rule)
            else:
                value -= 0.5 if mind.misses else mind.loss(view, at)
    return value


def indians(mind: Mind, view: View, everybody: bool) -> float:
    """A hit card or a life point of everybody but my front, or of the opponent's two. [DU-R-28 RE-R-6]"""
    value = 0.0
    for at in range(len(view.life)):
        if view.life[at] <= 0 or at == mind.front:
            continue
        seat = at >> 1
        if seat == mind.seat:
            value -= 0.0 if not everybody else 0.5 if mind.hits else mind.loss(view, at)
        elif (everybody or seat == mind.foe) and not mind.is_ignored(view, at):
            value += mind.wound(view, at) * max(0.35, 0.95 - 0.12 * len(view.hand_backs[seat]))
    return value


def shots(mind: Mind, view: View) -> int:
    """How many cards of my hand my front character may discard where a hit card is asked for. [DU-R-14]"""
    who = mind.cast[mind.front]
    if who == TOCO:
        return len(view.hand)
    return mind.hits + mind.misses if who == ANNIE else mind.hits


def contest(mind: Mind, view: View, target: int, mine: int, share: float) -> float:
    """My hit cards (or misses) against theirs: what *share* of a hand they are. [DU-R-12 RE-R-33]"""
    if mind.is_ignored(view, target):
        return NEVER
    w = mind.weights
    theirs = share * len(view.hand_backs[target >> 1])
    wins = min(0.95, max(0.1, 0.62 + 0.22 * (mine - theirs)))
    return mind.wound(view, target) * wins - w.duel_risk * mind.loss(view, mind.front) * (1.0 - wins)


def stripping(mind: Mind, view: View, from_hand: bool) -> float:
    """The worst card in play of my front and the best of theirs; a card of the opponent's hand. [RE-R-11 RE-R-39]"""
    w = mind.weights
    at = view.front[mind.foe]
    theirs = 0.0
    for card in view.gear[at]:
        theirs = max(theirs, mind.taking(view, at, card, False))
    if mind.is_ignored(view, at):
        theirs = 0.0
    mine = 0.0
    for card in view.gear[mind.front]:
        mine = max(mine, -HELD[CARD_FACE[card]])
    value = theirs + mine
    if from_hand:
        value = max(theirs, mine)
        if view.hand_backs[mind.foe]:
            value += w.card_lost
    if theirs or from_hand:
        value -= AVENGE[mind.cast[at]]
    return value
