"""What to play in phase 2: each option is given a value; what is worth nothing is not played. [CL-TURN-4]"""

from __future__ import annotations

from sixgun.bots.classic import train
from sixgun.bots.classic.deeds import deed_value
from sixgun.bots.classic.kinds import (
    BANG,
    BARREL,
    BEER,
    BRAWL,
    CARD_FACE,
    CARD_KIND,
    CAT_BALOU,
    DEED,
    DRAWS,
    DUEL,
    DYNAMITE,
    GATLING,
    GREEN_MISS,
    INDIANS,
    IS,
    JAIL,
    KIND,
    MUSTANG,
    NEVER,
    OTHER,
    PANIC,
    PRICE,
    SALOON,
    SELLS_CARD,
    SELLS_LIFE,
    SHOOTS,
    STORE,
    TEQUILA,
    TRAIN,
    WEAPON,
    WHEN,
    WHISKY,
)
from sixgun.bots.classic.mind import Mind
from sixgun.classic.rules.tables import DIAMONDS, PRINTED
from sixgun.classic.table.force import COLT_RANGE
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE
from sixgun.classic.view import View
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.verbs import ActVerb

NO_CARD_YET: Final = -2
EXPLODES: Final = 0.11  # how often a card turned up lights a Dynamite …
BLAST: Final = 3  # … and the life points it takes
UNSEEN: Final = 100.0  # more than any rank: what was overlooked is played only before it would be discarded
APACHE_KID: Final = "apache_kid"


def best_play(mind: Mind, view: View, ask: Ask) -> Option:
    """The option to play now, or pass."""
    options = ask.options
    best, best_rank = PASS, -UNSEEN
    noise, slips = hesitation(mind), mind.weights.slips
    seen: list[int] = []  # faces already looked at: one BANG! is like another
    card = NO_CARD_YET if mind.weights.sensible else NONE  # the baseline takes pass for a play worth a little
    face = NONE
    kind = OTHER
    again = False
    cost = 0.0
    extra = bonus(mind, view, NONE, NONE)
    apache = APACHE_KID in IS and IS[APACHE_KID] in mind.cast  # to him, suits make a difference
    for option in options:
        if option.card != card or option.verb.face != face:
            if option is PASS:
                continue
            if face != NONE:
                seen.append(face)
            card = option.card
            face = option.verb.face
            deed = isinstance(option.verb, ActVerb)
            kind = DEED[face] if deed else KIND[face]
            again = not deed and not apache and CARD_FACE[card] == face and face in seen
            cost = price(mind, view, PRICE[face], card) if PRICE[face] else 0.0
            if not again:
                extra = bonus(mind, view, card, face)
        if again:
            continue
        value = worth(mind, view, kind, option, extra) - cost - noise * mind.stir()
        wasted = apache and is_wasted(mind, view, kind, card, face, option.target)
        unseen = slips > 0.0 and overlooks(mind, view, kind, option.target)
        if wasted or (unseen and not mind.spare):
            continue
        rank = value + (WHEN[kind] if kind != TRAIN else train.when(option)) - (UNSEEN if unseen else 0.0)
        if value > 0.0 and rank > best_rank:
            best_rank, best = rank, option
    if best is PASS and options[0] is not PASS:  # something must be done first [FC-LAW-1]
        return options[0]
    return best


def worth(mind: Mind, view: View, kind: int, option: Option, extra: float) -> float:
    """What a play is worth, whatever it costs; *extra*: see ``bonus``."""
    if kind > GREEN_MISS:
        return deed_value(mind, view, kind, option)
    return value_of(mind, view, kind, option.card, option.verb.face, option.target) + extra


def hesitation(mind: Mind) -> float:
    """How much less than it is a play may seem to be worth; a greenhorn fires what he would have to discard."""
    w = mind.weights
    return 0.0 if w.slips > 0.0 and mind.spare else w.noise


def overlooks(mind: Mind, view: View, kind: int, target: int) -> bool:
    """Does a greenhorn not see this play? To draw cards, or somebody with a single life point, nobody overlooks."""
    return mind.stir() < mind.weights.slips and kind != DRAWS and (target == NONE or view.life[target] > 1)


def bonus(mind: Mind, view: View, card: int, face: int) -> float:
    """A card used as a BANG! that would be worth more as itself; three cards to be played for Miss Susanna."""
    found = mind.weights.own_life * 0.4 if mind.short else 0.0
    if card != NONE and CARD_FACE[card] != face and KIND[face] == BANG:
        found -= max(0.0, mind.keep(view, card) - 0.3)
    return found


def value_of(mind: Mind, view: View, kind: int, card: int, face: int, target: int) -> float:
    """What that play is worth, its card paid."""
    if target != NONE:
        return aimed(mind, view, kind, target)
    if kind == BEER:
        return beer(mind, view)
    if kind == WEAPON:
        return NEVER if mind.scorns(view, card) or is_in_vain(mind, view) else weapon(mind, view, card)
    if kind == DRAWS:  # with nothing left it would only bring itself back, for ever
        return 1.0 if view.deck + view.discard_count > 2 else NEVER
    if kind == WHISKY:
        return 0.7 if view.life[mind.seat] < view.max_life[mind.seat] else NEVER
    if kind == SELLS_LIFE:
        return 0.4 if view.life[mind.seat] > 3 or (view.life[mind.seat] == 3 and len(view.hand) < 2) else NEVER
    if kind == SELLS_CARD:
        return 2 * mind.weights.card - mind.keep(view, card)
    if kind == STORE:
        return mind.weights.store if CARD_FACE[card] == face else mind.weights.store - mind.keep(view, card)
    if kind >= BARREL:
        return dynamite(mind, view) if kind == DYNAMITE else equipment(mind, view, card)
    return for_all(mind, view, kind)


def for_all(mind: Mind, view: View, kind: int) -> float:
    """Cards that concern everybody."""
    if kind == SALOON:
        return saloon(mind, view)
    if kind == INDIANS:
        return indians(mind, view) - mind.aim
    if kind == GATLING:
        return gatling(mind, view) - mind.aim
    if kind == BRAWL:
        return brawl(mind, view) - mind.aim
    return 0.3


def aimed(mind: Mind, view: View, kind: int, target: int) -> float:
    """A play at somebody."""
    w = mind.weights
    if kind == TEQUILA:
        hurt = view.life[target] < view.max_life[target]
        return NEVER if not hurt else 0.6 if target == mind.seat else -0.6 * mind.heat[target]
    if target == mind.seat:
        return NEVER
    if kind == SHOOTS:
        return mind.wound(view, target) * mind.hit(view, target, False) - mind.aim
    if kind == BANG:
        return mind.shot(view, target) - mind.aim
    if kind == DUEL:
        return duel(mind, view, target) - mind.aim
    if kind == PANIC:
        return 0.5 * w.card + taking(mind, view, target, True) - (0.0 if mind.spare else 0.5 * w.card)
    if kind == CAT_BALOU:
        return taking(mind, view, target, False) - mind.aim
    if kind == JAIL:
        return mind.heat[target] * w.jail * (0.7 + 0.1 * view.hand_sizes[target]) - mind.aim
    return mind.wound(view, target) * 0.5 - mind.aim


def beer(mind: Mind, view: View) -> float:
    """Only when it heals: hurt, and more than two players left. [CL-LIFE-2 CL-LIFE-5]"""
    me = mind.seat
    if view.life[me] >= view.max_life[me] or len(view.order) <= 2:
        return NEVER
    return 0.6


def saloon(mind: Mind, view: View) -> float:
    """It heals friend and foe."""
    value = 0.0
    for seat in view.order:
        if view.life[seat] < view.max_life[seat]:
            value += mind.weights.own_life if seat == mind.seat else -0.7 * mind.heat[seat]
    return value - 0.1


def indians(mind: Mind, view: View) -> float:
    """All others lose a life point or a BANG!."""
    if endangers_sheriff(mind, view):
        return NEVER
    value = 0.0
    for seat in view.order:
        if seat != mind.seat:
            value += stake(mind, view, seat) * max(0.35, 0.95 - 0.15 * view.hand_sizes[seat])
    return value


def endangers_sheriff(mind: Mind, view: View) -> bool:
    """Might an attack on everybody end the game for the Sheriff, and for me?"""
    sheriff = mind.beliefs.sheriff
    if sheriff == NONE or mind.feud or not mind.weights.sensible:
        return False
    return mind.heat[sheriff] < 0.0 and sheriff != mind.seat and view.life[sheriff] <= frail(mind)


def frail(mind: Mind) -> int:
    """With how many life points the Sheriff needs sparing: a Renegade needs him while there are Outlaws."""
    needed = mind.weights.prudent and mind.role == RENEGADE and mind.beliefs.left[OUTLAW] > 0
    return 2 if needed else 1


def stake(mind: Mind, view: View, seat: int) -> float:
    """What it is worth that an attack on everybody hits this one."""
    value = mind.wound(view, seat)
    return value * mind.weights.guard if seat == mind.beliefs.sheriff and mind.role == DEPUTY else value


def gatling(mind: Mind, view: View) -> float:
    """A shot at all others."""
    if endangers_sheriff(mind, view):
        return NEVER
    value = 0.0
    for seat in view.order:
        if seat != mind.seat:
            value += stake(mind, view, seat) * mind.hit(view, seat, False)
    return value


def brawl(mind: Mind, view: View) -> float:
    """All others lose a card."""
    value = 0.0
    for seat in view.order:
        if seat != mind.seat and (view.hand_sizes[seat] or view.in_play[seat]):
            value += taking(mind, view, seat, False)
    return value


def price(mind: Mind, view: View, count: int, card: int) -> float:
    """What it costs to discard so many others of my cards: nothing if they would have to go anyway. [DC-COST-1]"""
    if mind.spare:
        return 0.0
    worths = sorted([mind.keep(view, other) for other in view.hand if other != card])
    return mind.weights.pays * sum(worths[:count])


def is_wasted(mind: Mind, view: View, kind: int, card: int, face: int, target: int) -> bool:
    """Would it do nothing to *target*, by its suit? [apache_kid; DC-C-5]"""
    if target in (NONE, mind.seat) or view.characters[target].id != APACHE_KID or kind == DUEL:
        return False
    if card == NONE:  # a green card of mine
        for laid in view.in_play[mind.seat]:
            if CARD_FACE[laid] == face:
                card = laid
    return card != NONE and PRINTED[card].suit == DIAMONDS


def duel(mind: Mind, view: View, target: int) -> float:
    """My BANG! cards against theirs. [CL-R-13]"""
    w = mind.weights
    theirs = 0.36 * view.hand_sizes[target]
    wins = min(0.95, max(0.1, 0.62 + 0.25 * (mind.bangs - theirs)))
    loss = w.own_life * w.duel_risk * (3.0 if view.life[mind.seat] == 1 else 1.0)
    return mind.wound(view, target) * wins - loss * (1.0 - wins)


def taking(mind: Mind, view: View, target: int, mine: bool) -> float:
    """The best card to take from *target*: it hurts a foe, or helps a friend if it is a Jail or a Dynamite."""
    best = NEVER
    if view.hand_sizes[target]:
        best = hand_value(mind, view, target)
    for card in view.in_play[target]:
        best = max(best, card_value(mind, view, target, card, mine))
    return best


def hand_value(mind: Mind, view: View, target: int) -> float:
    """A card out of the hand of *target*: the last one hurts most."""
    return mind.heat[target] * (mind.weights.take_hand if view.hand_sizes[target] > 1 else mind.weights.take_last)


def card_value(mind: Mind, view: View, target: int, card: int, mine: bool) -> float:
    """A card in front of *target*: what it is worth to them, and to me if I get it."""
    heat = mind.heat[target]
    value = heat * mind.laid(card)
    if heat <= 0.0:
        return value
    w = mind.weights
    me = mind.seat
    if w.unblock and CARD_KIND[card] == MUSTANG and view.distance(me, target) == view.reach(me) + 1:
        value += w.unblock * heat
    if w.disarm and CARD_KIND[card] == WEAPON and COLT_RANGE < view.distance(target, me) <= view.reach(target):
        value += w.disarm
    return value + 0.3 * mind.keep(view, card) if mine else value


def dynamite(mind: Mind, view: View) -> float:
    """If there are more foes than friends it may go round."""
    if mind.weights.fuse > 0.0:
        return mind.weights.fuse * explosion(mind, view) - mind.aim
    value = 0.0
    for seat in view.order:
        if seat != mind.seat:
            value += mind.heat[seat]
    mine = view.life[mind.seat]
    return mind.weights.dynamite * value - (0.25 if mine > 3 else 0.6)


def explosion(mind: Mind, view: View) -> float:
    """Whom a Dynamite will hit, each the less likely the later it comes to them, and what it takes. [CL-R-16]"""
    value = 0.0
    chance = 1.0
    first = view.order.index(mind.seat)
    for step in range(len(view.order)):
        seat = view.order[(first + step) % len(view.order)]
        blow = chance * EXPLODES
        chance -= blow
        life = view.life[seat]
        if seat == mind.seat:
            value -= blow * mind.weights.own_life * (6.0 if life <= BLAST else 3.0)
        else:
            value += blow * mind.heat[seat] * (min(life, BLAST) + (2.0 if life <= BLAST else 0.0))
    return value


def equipment(mind: Mind, view: View, card: int) -> float:
    """Lay it, unless such a one lies there already."""
    for laid in view.in_play[mind.seat]:
        if CARD_FACE[laid] == CARD_FACE[card]:
            return NEVER
    return 0.6


def weapon(mind: Mind, view: View, card: int) -> float:
    """Whom it lets me reach, and whom no longer; a Volcanic is as good as the BANG! cards I hold."""
    face = PRINTED[card].face
    me = mind.seat
    old = view.reach(me)
    gain = 0.0
    near = 0.0
    for seat in view.order:
        heat = mind.heat[seat]
        if heat > 0.0 and seat != me:
            distance = view.distance(me, seat)
            if distance == 1:
                near = max(near, heat)
            if distance <= face.reach:
                gain += 0.0 if distance <= old else heat
            elif distance <= old:
                gain -= heat
    if not view.characters[me].any_number_of_bangs:
        many = near * 0.45 * (mind.bangs - 1 - (1 if view.bangs else 0)) if mind.bangs > 1 else 0.0
        if face.any_number_of_bangs:
            gain += many + 0.1
        elif view.any_number(me):
            gain -= many + 0.35
    if not is_armed(view, me):
        return gain + 0.15
    return gain - (0.05 if mind.spare else 0.15)


def is_in_vain(mind: Mind, view: View) -> bool:
    """Would a weapon of mine, which is of no use now, be given for another one, which is none either? [FC-R-24]"""
    if not mind.weights.prudent or is_armed(view, mind.seat):
        return False
    return any([CARD_KIND[card] == WEAPON for card in view.in_play[mind.seat]])


def is_armed(view: View, seat: int) -> bool:
    """Does *seat* have more than the Colt?"""
    volcanic = view.any_number(seat) and not view.characters[seat].any_number_of_bangs
    return view.reach(seat) > COLT_RANGE or volcanic
