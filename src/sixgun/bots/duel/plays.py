"""What to do in phase 2: each option is given a value; what is worth nothing is not done. [DU-PLAY-1]"""

from __future__ import annotations

from sixgun.bots.duel.actions import action
from sixgun.bots.duel.kinds import (
    ANNIE,
    BABE_LEROY,
    BEER,
    CARD_FACE,
    CATTLE_KATIE,
    DRAWS,
    DYNAMITE,
    FORTUNE_TELLER,
    GATLING,
    GEAR,
    GOLD_PAN,
    GUARD,
    HELD,
    KIND,
    PARTNER,
    PEARL_HAT,
    PUNCH,
    SHOT,
    SNAKE,
    STAMPEDE,
    STEAL,
    STORE,
    SUNDANCE_KID,
    TOCO,
    TOM_THORN,
    USE_WHEN,
    VOLLEY_GUN,
    WHEN,
    WHISKY_CARD,
    WORTH,
)
from sixgun.bots.duel.mind import Mind
from sixgun.duel.abilities import BROWN, FACE, GREEN, RED, Face, PlayVerb
from sixgun.duel.offers import MOVE, RELOAD, USE
from sixgun.duel.places import RELOADED
from sixgun.duel.sets.base.red import COLT
from sixgun.duel.view import View
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option

NEVER: Final = -100.0
EARLY: Final = 55.0  # a move of the token before the shots
AT_ONCE: Final = 91.0  # before anything else covers the top of the pile
LATE: Final = 5.0  # and after everything else


def best_play(mind: Mind, view: View, ask: Ask) -> Option:
    """The option to choose now, or pass."""
    best = PASS
    best_rank = 0.0
    noise = mind.weights.noise
    emptied = empties(mind, view)
    for option in ask.options:
        if option is PASS:
            continue
        value, when = rate(mind, view, option, emptied)
        value -= noise * mind.stir()
        if value > 0.0 and when + value > best_rank:
            best_rank = when + value
            best = option
    return best


def rate(mind: Mind, view: View, option: Option, emptied: float) -> tuple[float, float]:
    """What that option is worth, and when it is best done: the highest first."""
    verb = option.verb
    if isinstance(verb, PlayVerb):
        return played(mind, view, verb.rule, option.card, option.target) + emptied, WHEN[verb.face]
    if option is MOVE:
        return move(mind, view)
    if verb is USE:
        return used(mind, view, FACE[option.card], option.target), USE_WHEN[CARD_FACE[option.card]]
    if verb is RELOAD:
        return reloaded(mind, view, option), 12.0 if option.target == NONE else 90.0
    return ability(mind, view, option)


def empties(mind: Mind, view: View) -> float:
    """What it is worth to have a card less in hand: with none left Babe Leroy draws two. [DU-R-69]"""
    if mind.cast[mind.front] != BABE_LEROY or BABE_LEROY in view.used_up:
        return 0.0
    return mind.weights.card * (1.5 if len(view.hand) == 1 else 0.5 if len(view.hand) == 2 else 0.0)


def played(mind: Mind, view: View, rule: Face, card: int, target: int) -> float:
    """What it is worth to play that card as *rule*."""
    kind = KIND[rule.number]
    if kind == SHOT:
        value = mind.shot(view, target, rule) - mind.aim(rule.frame == RED)
        return value if CARD_FACE[card] == rule.number else value - disguised(mind, view, card)
    if kind >= GEAR:
        return laid(mind, view, rule, kind, target)
    return action(mind, view, rule, kind, target)


def disguised(mind: Mind, view: View, card: int) -> float:
    """What it costs more than a Colt to play another card as one; never while there is a real one to be played."""
    return 1.0 if mind.reds else max(0.0, mind.keep(view, card) - WORTH[COLT.number])


# -- cards that stay -------------------------------------------------------------------------------


def laid(mind: Mind, view: View, rule: Face, kind: int, target: int) -> float:
    """Good ones beside my own characters, bad ones beside the others'. [DU-EQ-1 RE-RES-1]"""
    for card in view.gear[target]:
        if CARD_FACE[card] == rule.number:
            return NEVER
    seat = target >> 1
    heat = mind.heat[seat]
    if kind == SNAKE:
        return mind.weights.snake * heat
    if kind == STAMPEDE:
        return stampede(mind, view, seat) if seat != mind.seat else NEVER
    if kind == DYNAMITE:
        return dynamite(mind, view, seat)
    if seat != mind.seat:
        return NEVER
    return HELD[rule.number] + (0.3 * GUARD[rule.number] if target == mind.front else 0.0)  # Jack Ransome


def stampede(mind: Mind, view: View, seat: int) -> float:
    """It disturbs whoever stands well."""
    at = view.front[seat]
    if view.life[at ^ 1] <= 0 or view.reloads:
        return NEVER
    gain = mind.stand(view, at) - mind.stand(view, at ^ 1)
    return mind.heat[seat] * (mind.weights.stampede + 0.3 * gain)


def dynamite(mind: Mind, view: View, seat: int) -> float:
    """The first to reveal is in more danger, but for the owner of the one who chooses what is revealed."""
    for at in range(len(view.who)):
        if view.life[at] > 0 and view.who[at].doubles_reveals:
            return 0.6 if at >> 1 == mind.seat else NEVER
    return mind.heat[seat] * 0.3


# -- resources and reloads ---------------------------------------------------------------------------


def used(mind: Mind, view: View, face: Face, target: int) -> float:
    """A resource beside my front character. [RE-RES-2]"""
    if target != NONE:
        value = mind.shot(view, target, face)
        if face.number == VOLLEY_GUN:
            value += 0.4
        return value + mind.weights.card
    if face.number == WHISKY_CARD:
        return 0.5 if view.life[mind.front] < view.who[mind.front].life else NEVER
    if face.number == GOLD_PAN:
        return mind.keep(view, view.discards[-1]) - 0.4
    return 0.9


def reloaded(mind: Mind, view: View, option: Option) -> float:
    """Exchange a card that is of little use; beside the front, what does nothing or harms. [DU-REL-2]"""
    card = option.card
    if option.target == NONE:
        return 0.1 if KIND[CARD_FACE[card]] < GEAR or view.life[view.front[mind.foe] ^ 1] <= 0 else 0.05
    if HELD[CARD_FACE[card]] < 0.0:
        return 0.5
    idle = mind.back == NONE if CARD_FACE[card] == PARTNER else view.life[view.front[mind.foe] ^ 1] <= 0
    return 0.4 if idle else NEVER


# -- the token ----------------------------------------------------------------------------------------


def move(mind: Mind, view: View) -> tuple[float, float]:
    """What a move of my token is worth, and when it is best made: before the shots, or when all is done."""
    w = mind.weights
    back = mind.back
    if back == NONE:
        return NEVER, LATE
    now = strikes(mind, view, back) - strikes(mind, view, mind.front) + arrives(mind, view, back)
    later = mind.stand(view, back) - mind.stand(view, mind.front)
    later += w.crowded * (mind.crowd(view, mind.front) - mind.crowd(view, back))
    cost = w.move_from + (w.watched if mind.is_watched(view) else 0.0)
    return now + later - cost, EARLY if now > 0.05 else LATE


def arrives(mind: Mind, view: View, place: int) -> float:
    """What happens because this character comes to the front: Tom Thorn, a Partner."""
    value = 0.0
    at = view.front[mind.foe]
    if mind.cast[place] == TOM_THORN:
        value = mind.shot(view, at ^ 1 if view.life[at ^ 1] > 0 else at, COLT)
    for card in view.gear[place]:
        if CARD_FACE[card] == PARTNER:
            value += mind.shot(view, at, FACE[card])
    return value


def strikes(mind: Mind, view: View, place: int) -> float:
    """What this character in front, with what lies beside it, can still do in this turn."""
    limitless = view.who[place].any_number_of_bangs
    value = 0.0
    for card in view.gear[place]:
        face = FACE[card]
        if face.frame == GREEN:
            if view.since.get(card, 0) < view.turns:
                value += 0.8 * HELD[face.number]
        elif face.any_number_of_bangs:
            limitless = True
        elif face.aims_at_backs and mind.hits:
            value += 0.1
    if limitless and mind.reds > 1:
        value += 0.6 * (mind.reds - (1 if view.bangs == 0 else 0))
    return value + acts(mind, view, place)


def acts(mind: Mind, view: View, place: int) -> float:
    """What its ability can still do in this turn."""
    number = mind.cast[place]
    dry = view.bangs == 0 and not mind.reds  # a BANG! card could be played, but there is none
    if number == TOCO:
        return 0.4 if dry and len(view.hand) > 1 else 0.0
    if number == ANNIE:
        return 0.2 if dry and mind.misses > 1 else 0.0
    if number in view.used_up:
        return 0.0
    if number == CATTLE_KATIE:
        return 0.3 if view.gear[place] else 0.0
    if number == SUNDANCE_KID:
        return 0.5 if view.hand else 0.0
    if number == PEARL_HAT:
        return 0.6 if view.hand and view.discards and is_worth_repeating(view.discards[-1]) else 0.0
    return 0.5 if number == BABE_LEROY and len(view.hand) <= 1 else 0.0


def is_worth_repeating(card: int) -> bool:
    """Is it a card Pearl Hat would pay another one for? [DU-R-76]"""
    kind = KIND[CARD_FACE[card]]
    return FACE[card].frame == BROWN and kind in (SHOT, DRAWS, STEAL, GATLING, BEER, PUNCH)


# -- abilities ----------------------------------------------------------------------------------------


def ability(mind: Mind, view: View, option: Option) -> tuple[float, float]:
    """What the character in front may do."""
    w = mind.weights
    who = option.verb.face
    if who == BABE_LEROY:
        return 2 * w.card, 60.0
    if who == CATTLE_KATIE:
        return 1.8 * w.card - HELD[CARD_FACE[option.card]], 20.0
    if who == FORTUNE_TELLER:
        value = mind.shot(view, option.target, COLT) + w.card - HELD[CARD_FACE[option.card]] - mind.aim(True)
        return value - (0.3 if mind.reds else 0.0), 29.0
    least = mind.cheapest(view)
    if who == PEARL_HAT:
        if option.target == RELOADED:
            return w.card - least, 10.0
        return repeated(mind, view, FACE[option.card], option) - least, AT_ONCE
    return w.card + 0.1 - least, AT_ONCE  # Sundance Kid: what he keeps may be played at once


def repeated(mind: Mind, view: View, face: Face, option: Option) -> float:
    """What the card on top of the pile is worth once more: it costs no card of its own. [DU-R-76]"""
    value = played(mind, view, face, option.card, option.target)
    kind = KIND[face.number]
    if kind == SHOT:
        return value + mind.aim(False)
    return value if kind in (DRAWS, STORE) else value + mind.weights.bother
