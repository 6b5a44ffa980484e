"""What to answer outside of the play phase."""

from __future__ import annotations

from sixgun.bots.classic.kinds import BANG, BRAWL, CARD_FACE, CAT_BALOU, DEED, KIND, LIKED, SLAB
from sixgun.bots.classic.mind import Mind
from sixgun.bots.classic.plays import card_value, hand_value
from sixgun.bots.skeleton import dearest
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.faces import GREEN
from sixgun.classic.rules.tables import CHARACTERS, HEARTS, PLAYED_AS, PRINTED, SPADES
from sixgun.classic.table.roles import DEPUTY
from sixgun.classic.view import View
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option

TAKE_ANY: Final = ("elena_fuente", "vera_custer")  # any card may be their Missed!: then the worst one
WAGON: Final = "wagon"
LOSING: Final = {CAT_BALOU, BRAWL}  # the card taken is discarded, not mine


def real(options: list[Option]) -> Option:
    """Something other than pass; rather a card that is what it is used as than one that only counts as it."""
    for option in options:
        if option is not PASS and option.verb is not USE and CARD_FACE[option.card] == option.verb.face:
            return option
    return options[-1]


def dodge(mind: Mind, view: View, ask: Ask) -> Option:
    """A Missed! is always worth a life point, unless two are needed and I have only one. [CL-SHOT-1 CL-SHOT-3]"""
    stage = view.stage
    if stage is not None and KIND[stage.verb.face] == BANG and mind.cast[view.turn] == SLAB:
        needed = ask.about().get("needed", 1)
        if isinstance(needed, int) and len(ask.options) - 1 < needed:
            return PASS
    found = stopper(ask.options)
    if found.verb is not USE and CARD_FACE[found.card] != found.verb.face and view.characters[mind.seat].id in TAKE_ANY:
        return worst(mind, view, ask)
    return found


def stopper(options: list[Option]) -> Option:
    """What costs nothing, then what brings a card, then what lies on the table, then a card of the hand."""
    found = PASS
    rank = 0
    for option in options:
        if option.verb is USE:
            way = PLAYED_AS[option.card]  # no card at all: an ability
            worth = 4 if way.kind != GREEN else 3 if way.has_second_line else 1
            if way.kind == WAGON:  # it costs another card, or itself: after a Missed!
                worth = 0
        else:
            worth = 2 if option is not PASS and PLAYED_AS[option.verb.face].has_second_line else 0
        if worth and worth >= rank:
            rank = worth
            found = option
    return real(options) if found is PASS else found


def duel(mind: Mind, view: View, ask: Ask) -> Option:
    """Go on as long as I can; but a Deputy rather loses a life point than hurt the Sheriff."""
    options = ask.options
    stage = view.stage
    if stage is not None:
        rival = stage.target if view.turn == mind.seat else view.turn
        if mind.heat[rival] < -0.5 and view.life[mind.seat] > 1 and (view.life[rival] == 1 or mind.role == DEPUTY):
            return PASS
    return real(options)


def dying(mind: Mind, view: View, ask: Ask) -> Option:
    """Beers, if there are enough of them and they work: then one is the default. [CL-ASK-1]"""
    return ask.options[0]


def worst(mind: Mind, view: View, ask: Ask) -> Option:
    """The card I can best do without."""
    return dearest(mind, view, ask.options, mind.weights.fumble, -1.0)


def best(mind: Mind, view: View, ask: Ask) -> Option:
    """The card I want most."""
    return dearest(mind, view, ask.options, mind.weights.fumble, 1.0)


def take(mind: Mind, view: View, ask: Ask) -> Option:
    """Which card of that player: see Panic! and Cat Balou."""
    options = ask.options
    found = options[0]
    most = -100.0
    stage = view.stage
    face = NONE if stage is None else stage.verb.face
    mine = face == NONE or not {KIND[face], DEED[face]} & LOSING
    for option in options:
        if option.card == NONE:
            value = hand_value(mind, view, option.target)
        else:
            value = card_value(mind, view, option.target, option.card, mine)
        value += 0.03 * mind.stir()
        if value > most:
            most = value
            found = option
    return found


def check(options: list[Option]) -> Option:
    """A Heart helps against shots and Jail; if there is none, rather no Spade that lights a Dynamite. [CL-DRAW-3]"""
    found = options[0]
    most = -1
    for option in options:
        suit = PRINTED[option.card].suit
        rank = 2 if suit == HEARTS else 0 if suit == SPADES and PRINTED[option.card].rank <= 9 else 1
        if rank > most:
            most = rank
            found = option
    return found


def give(mind: Mind, view: View, ask: Ask) -> Option:
    """A friend gets a good card, but the two best are mine; a foe gets the worst."""
    options = ask.options
    ranked = sorted([(mind.keep(view, option.card), at) for at, option in enumerate(options)])
    friend = mind.heat[options[0].target] < 0.0
    return options[ranked[max(0, len(ranked) - 3) if friend else 0][1]]


def draw_from(mind: Mind, view: View, ask: Ask) -> Option:
    """The hand of the worst enemy, or the discarded card if it is a good one; else the deck."""
    options = ask.options
    found = options[0]
    most = 0.05
    for option in options:
        if option is PASS:
            continue
        value = mind.heat[option.target] if option.card == NONE else mind.keep(view, option.card) - 0.5
        value += 0.05 * mind.stir()
        if value > most:
            most = value
            found = option
    return found


def take_instead(mind: Mind, view: View, ask: Ask) -> Option:
    """A very good card in play, now and then and with a BANG! in hand: two who only took would never come to an end."""
    found = PASS
    most = 2.6 * mind.weights.card
    if mind.bangs and mind.stir() > 0.4:
        for option in ask.options:
            if option is not PASS and option.target != mind.seat:
                value = mind.heat[option.target] * mind.laid(option.card) + mind.keep(view, option.card)
                if value > most:
                    most = value
                    found = option
    return found


def character(mind: Mind, view: View, ask: Ask) -> Option:
    """The one I like better."""
    options = ask.options
    found = options[0]
    rank = len(LIKED)
    for option in options:
        if option is PASS:
            continue
        name = CHARACTERS[option.card].id
        liked = LIKED.index(name) if name in LIKED else len(LIKED) // 2
        if liked < rank:
            rank = liked
            found = option
    return found


def patch_up(mind: Mind, view: View, ask: Ask) -> bool:
    """Discard two cards for a life point? [sid_ketchum; CL-R-33]"""
    life = view.life[mind.seat]
    if ask.why == "dying":
        beers = len(ask.options) - 1 if len(view.order) > 2 else 0
        return life + beers < 1 and life + beers + (len(view.hand) - beers) // 2 >= 1
    if ask.seat == mind.seat and ask.why != "discard" and ask.why != "play":
        return False
    costs = sorted([mind.keep(view, card) for card in view.hand])
    cost = costs[1] if ask.why == "discard" else costs[0] + costs[1]
    return cost < mind.weights.own_life * (1.3 if life < 2 else 1.0 if life == 2 else 0.75)
