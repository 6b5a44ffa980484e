"""What abilities and events do in phase 2 besides playing cards: trades, repetitions, orders, seats."""

from __future__ import annotations

from sixgun.bots.classic import train
from sixgun.bots.classic.kinds import IS, LIKED, NEVER, ORDERS, REPEATS, SNIPES, SWAPS, TRADES, TRAIN
from sixgun.bots.classic.mind import Mind
from sixgun.classic.rules.tables import ABILITIES
from sixgun.classic.view import View
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.verbs import ActVerb

DRAWING: Final = ("stagecoach", "wells_fargo")
HEALING: Final = ("beer", "whisky", "saloon")
WASTED: Final = 0.3  # what it is worth that a foe must play a card to no avail, or show the hand


def deed_value(mind: Mind, view: View, kind: int, option: Option) -> float:
    """What it is worth, its cards paid."""
    if kind == TRAIN:
        return train.value(mind, view, option)
    w = mind.weights
    target = option.target
    if kind == TRADES:
        if view.hand_sizes[target] < 2:
            return NEVER  # one for one gains nothing, and could be gone on with for ever [WW-C-14]
        return mind.heat[target] * 0.7 + 2 * w.card - mind.keep(view, option.card)
    if kind == REPEATS:
        return again(mind, view, target) - mind.keep(view, option.card)
    if kind == ORDERS:
        return WASTED * mind.heat[target]
    if kind == SWAPS:  # whoever sits there misses a turn
        return mind.heat[target] * w.jail - mind.aim
    spent = mind.keep(view, option.card)
    if kind == SNIPES:
        return mind.wound(view, target) * mind.hit(view, target, True) - mind.aim - 0.5 * spent
    return mind.heat[target] * mind.laid(option.named) * 0.7 - mind.aim - 0.5 * spent  # Ricochet


def again(mind: Mind, view: View, target: int) -> float:
    """What it is worth to do again what I have just played."""
    latest = view.latest
    if latest is None:
        return 0.0
    if target != NONE:
        if target == mind.seat:
            return 0.0
        hit = mind.wound(view, target) * mind.hit(view, target, False)
        return hit if not isinstance(latest.verb, ActVerb) else 0.8 * hit
    face = ABILITIES[latest.verb.face].ability.id
    if face in DRAWING:
        return 2.5 * mind.weights.card
    hurt = view.life[mind.seat] < view.max_life[mind.seat]
    if face in HEALING:
        return mind.weights.own_life if hurt and len(view.order) > 2 else 0.0
    foes = sum([mind.wound(view, seat) for seat in view.order if seat != mind.seat])
    return 0.5 * foes  # Indians!, Gatling, Brawl


# -- an order -----------------------------------------------------------------------------------------


def order_card(mind: Mind, view: View, ask: Ask) -> Option:
    """A shot at somebody else whom I want hurt; or a Beer that heals nobody; or whatever he could do to such a one."""
    seat = ask.about().get("target")
    assert isinstance(seat, int)
    foes = [other for other in view.order if mind.heat[other] > 0.0 and other != seat]
    wanted: list[str] = []
    if any(view.distance(seat, other) <= view.reach(seat) for other in foes):
        wanted.append("bang")
    if view.life[seat] >= view.max_life[seat]:
        wanted.append("beer")
    wanted += ["duel", "cat_balou"] if foes else ["beer", "dynamite"]
    for name in wanted:
        for option in ask.options:
            if name in IS and option.card == IS[name]:
                return option
    return ask.options[0]


def hottest(mind: Mind, view: View, ask: Ask) -> Option:
    """Whom I want hurt most."""
    return max(ask.options, key=lambda option: mind.heat[option.target])


def exchange_pair(mind: Mind, view: View, ask: Ask) -> Option:
    """Two new characters, if what I have is worth little: see ``LIKED``."""
    ranks = [LIKED.index(who.id) if who.id in LIKED else len(LIKED) // 2 for who in view.board.lent[mind.seat]]
    return ask.options[-1] if ranks and min(ranks) > len(LIKED) // 2 else PASS
