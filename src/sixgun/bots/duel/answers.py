"""What to answer outside of the main question."""

from __future__ import annotations

from sixgun.bots.duel.kinds import (
    AVENGE,
    CARD_FACE,
    CARD_WORTH,
    DODGE,
    DYNAMITE_CARD,
    FORTUNE_TELLER,
    HELD,
    HOLD,
    RETORT,
    WHISKY_CARD,
)
from sixgun.bots.duel.mind import Mind
from sixgun.bots.skeleton import dearest
from sixgun.duel.abilities import (
    BARREL_SYMBOL,
    CHARACTERS,
    DYNAMITE_SYMBOL,
    FACE,
    HORSESHOE_SYMBOL,
    SNAKE_SYMBOL,
    SYMBOL,
)
from sixgun.duel.offers import AS_MISSED, DISCARD, KEEP, USE
from sixgun.duel.places import PLAYER
from sixgun.duel.state import START
from sixgun.duel.view import View
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.verbs import ActVerb

CARD_DRAWN: Final = 0.45  # what a card from the deck is worth


def free_way_out(options: list[Option]) -> Option | None:
    """A Barrel or an ability that costs nothing to try; it needs no look at the table."""
    for option in options:
        verb = option.verb
        if verb is USE:
            if DODGE[CARD_FACE[option.card]]:
                return option
        elif isinstance(verb, ActVerb) and verb.face != FORTUNE_TELLER:
            return option
    return None


def way_out(options: list[Option]) -> Option:
    """The cheapest way out of a hit: a life point is worth more than any card. [DU-HIT-4]"""
    best = options[0]
    least = 9.0
    for option in options:
        if option is not PASS:
            cost = price(option)
            if cost < least:
                best, least = option, cost
    return best


def price(option: Option) -> float:
    """What a way out of a hit, or a hit card discarded, costs me."""
    verb = option.verb
    card = option.card
    if card == NONE:
        return 0.0
    face = CARD_FACE[card]
    if isinstance(verb, ActVerb):
        return HELD[face] - CARD_DRAWN
    if verb is USE or option.target != NONE:
        return HELD[face] - (CARD_DRAWN if FACE[card].draws_as_miss else 0.1)
    cost = CARD_WORTH[card]
    if verb is AS_MISSED or verb is DISCARD:
        return cost
    return cost - CARD_DRAWN if FACE[card].miss_matters else cost


def contest(mind: Mind, view: View, ask: Ask) -> Option:
    """Go on with a Duel if I am likely to win it, or the life point is dear."""
    options = ask.options
    other = mind.foe if view.turn == mind.seat else view.turn
    theirs = len(view.hand_backs[other])
    wins = min(0.95, max(0.1, 0.5 + 0.18 * (len(options) - 2) - 0.1 * (theirs - 2)))
    if theirs and wins * mind.loss(view, mind.front) + (1.0 - wins) * mind.weights.card_lost < 0.5:
        return PASS
    return way_out(options)


def worst(mind: Mind, view: View, ask: Ask) -> Option:
    """My least valuable card."""
    return dearest(mind, view, ask.options, mind.weights.noise, -1.0)


def pay(mind: Mind, view: View, ask: Ask) -> Option:
    """The same, if it is worth less than what it buys."""
    option = worst(mind, view, ask)
    return option if mind.keep(view, option.card) < 0.85 else PASS


def look(mind: Mind, view: View, ask: Ask) -> Option:
    """Keep what is no worse than the next card may be. [RE-R-67]"""
    options = ask.options
    keeps = mind.keep(view, options[0].card) >= 0.5
    return options[0] if (options[0].verb is KEEP) == keeps else options[1]


def spoil(mind: Mind, view: View, ask: Ask) -> Option:
    """The best of cards in play and hands to be taken or discarded."""
    options = ask.options
    w = mind.weights
    best = options[0]
    most = 0.0 if options[0] is PASS else -99.0
    for option in options:
        if option is PASS:
            continue
        target = option.target
        if option.card != NONE:
            value = mind.taking(view, target, option.card, option.verb is not DISCARD)
            if target >> 1 != mind.seat:
                value -= AVENGE[mind.cast[target]]
            if mind.is_ignored(view, target):
                value = -1.0
        elif target == PLAYER + mind.seat:
            value = -0.5
        else:
            seat = target - PLAYER
            value = w.card_lost * mind.heat[seat] - AVENGE[mind.cast[view.front[seat]]] + 0.1
        if value > most:
            best, most = option, value
    return best


def poker(mind: Mind, view: View, ask: Ask) -> Option:
    """A card in play instead of two from the deck. [RE-R-84]"""
    option = spoil(mind, view, ask)
    if option is PASS or mind.taking(view, option.target, option.card, True) < 2.2 * mind.weights.card:
        return PASS
    return option


def swap(mind: Mind, view: View, ask: Ask) -> Option:
    """Whose characters shall change places; nobody's if that helps nobody."""
    options = ask.options
    best = options[0]
    most = 0.0 if options[0] is PASS else -99.0
    for option in options:
        if option is not PASS:
            value = mind.swapped(view, option.target - PLAYER)
            if value > most:
                best, most = option, value
    return best


def reveal(mind: Mind, view: View, ask: Ask) -> Option:
    """Of two cards turned up, the one that serves me: by who reveals, and what for. [DU-REV-3]"""
    options = ask.options
    symbol = BARREL_SYMBOL
    whose = view.turn
    if view.phase == START:
        symbol = SNAKE_SYMBOL
        for card in view.gear[whose * 2] + view.gear[whose * 2 + 1]:
            if CARD_FACE[card] == DYNAMITE_CARD:
                symbol = DYNAMITE_SYMBOL
    elif view.stage is not None and view.stage.card != NONE and CARD_FACE[view.stage.card] == WHISKY_CARD:
        symbol = HORSESHOE_SYMBOL
    else:
        whose = sheltered(view)
    helps = symbol in (BARREL_SYMBOL, HORSESHOE_SYMBOL)
    wanted = (whose == mind.seat) == helps
    for option in options:
        if (SYMBOL[option.card] == symbol) == wanted:
            return option
    return options[0]


def sheltered(view: View) -> int:
    """Whose character tries a Barrel just now: the one aimed at, or any that can."""
    stage = view.stage
    if stage is not None and 0 <= stage.target < PLAYER:
        return stage.target >> 1
    for seat in range(len(view.front)):
        at = view.front[seat] if view.awake[seat] == NONE else view.awake[seat]
        if DODGE[view.who[at].number]:
            return seat
        for card in view.gear[at]:
            if DODGE[CARD_FACE[card]]:
                return seat
    return view.turn


def divert(mind: Mind, view: View, ask: Ask) -> Option:
    """Let the fellow lose the point if the one in need is worth more and about to fall. [DU-R-56]"""
    options = ask.options
    hurt = mind.front if view.awake[mind.seat] == NONE else view.awake[mind.seat]
    if view.who[hurt].diverts:
        hurt ^= 1
    if RETORT[mind.cast[hurt]] and view.life[hurt] > 1:
        return PASS
    return options[-1] if view.life[hurt] < view.life[hurt ^ 1] else PASS


def front(options: list[Option]) -> Option:
    """Of two characters the one that does more in front."""
    best = options[0]
    for option in options:
        if stands(option) > stands(best):
            best = option
    return best


def stands(option: Option) -> float:
    """What a character of a reserve is worth in front."""
    who = CHARACTERS[option.card]
    return HOLD[who.number] + 0.1 * who.life


def again(mind: Mind, view: View, ask: Ask) -> Option:
    """The best target for a resource applied once more."""
    options = ask.options
    best = options[0]
    most = -99.0
    for option in options:
        if option.target != NONE:
            value = mind.shot(view, option.target, FACE[option.card])
            if value > most:
                best, most = option, value
    return best


def least_wanted(options: list[Option]) -> Option:
    """The worst of the cards looked at."""
    best = options[0]
    for option in options:
        if CARD_WORTH[option.card] < CARD_WORTH[best.card]:
            best = option
    return best


def most_wanted(options: list[Option]) -> Option:
    """The best of the cards offered."""
    best = options[0]
    for option in options:
        if CARD_WORTH[option.card] > CARD_WORTH[best.card]:
            best = option
    return best
