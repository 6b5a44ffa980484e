"""The train, as bots see it: which wagon to take, when to advance, what to do with it. [TR-GET-1]"""

from __future__ import annotations

from sixgun.bots.classic.kinds import CARD_KIND, DEED, KIND, SALOON, STORE, TRAIN
from sixgun.bots.classic.mind import Mind
from sixgun.bots.classic.prices import USUAL_WAGON, WAGON_WORTH, cost, laid, own_worth, wagon_worth
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.rules.tables import ABILITIES, PRINTED
from sixgun.classic.view import View
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Any, Callable, Final, TypeAlias
from sixgun.kernel.option import NONE, PASS, Option

Worth: TypeAlias = Callable[[Mind, View, Option], float]

NEVER: Final = -100.0
NO_TEXTS: Final[list[Any]] = []


# -- what lies there --------------------------------------------------------------------------------


def train_in(view: View) -> dict[str, object]:
    """The train in the view."""
    for part in view.parts:
        train = part.get("train")
        if isinstance(train, dict):
            return train
    return {}


def texts_in(train: dict[str, object], name: str) -> list[Any]:
    """A list of ids in it, some of them None; nothing for what is not there."""
    found = train.get(name)
    return found if isinstance(found, list) else NO_TEXTS


def placed(mind: Mind, wagon: str, target: int) -> float:
    """What it is worth to me that this wagon lies there: mine, a friend's, a foe's."""
    worth = WAGON_WORTH.get(wagon, USUAL_WAGON)
    if target in (NONE, mind.seat):
        return worth
    return -mind.heat[target] * worth


# -- the End of the Line ----------------------------------------------------------------------------


def arrival(mind: Mind, view: View) -> float:
    """What the locomotive would do for me: Ironhorse shoots at everybody, Leland gives everybody a card."""
    if train_in(view).get("side") != "ironhorse":
        return 0.15
    value = -mind.weights.own_life * (3.0 if view.life[mind.seat] == 1 else 0.8)
    for seat in view.order:
        if seat != mind.seat:
            value += mind.wound(view, seat) * mind.hit(view, seat, False)
    return value


def steps_left(view: View) -> int:
    """How many stations are left before the End of the Line."""
    train = train_in(view)
    at, end = train.get("at"), train.get("end")
    return end - at if isinstance(at, int) and isinstance(end, int) else 99


# -- what a play is worth ---------------------------------------------------------------------------


def rob(mind: Mind, view: View, option: Option) -> float:
    """A wagon for its price, or for nothing."""
    train = train_in(view)
    wagon = PRINTED[option.card].face.id
    wagons = texts_in(train, "wagons")
    paid = ABILITIES[option.verb.face].ability.id == "rob" and wagon in wagons
    price = cost(mind, view, texts_in(train, "stations")[wagons.index(wagon)] or "") if paid else 0.0
    again = 0.25 if train.get("taken") else 0.0
    return placed(mind, wagon, option.target) - price - again


def free_advance(mind: Mind, view: View, option: Option) -> float:
    """The best wagon a station farther on, and what comes of it. (One of them can be paid, or it were not offered.)"""
    train = train_in(view)
    path, at = texts_in(train, "path"), train.get("at")
    best = NEVER
    for place, wagon in enumerate(texts_in(train, "wagons")):
        spot = at - place - 1 if isinstance(at, int) else NONE
        if 0 <= spot < len(path):
            best = max(best, WAGON_WORTH.get(wagon, USUAL_WAGON) - cost(mind, view, path[spot]))
    return best - 0.05 + (arrival(mind, view) if steps_left(view) == 1 else 0.0)


def zippy_roy(mind: Mind, view: View, option: Option) -> float:
    """To the End of the Line, if I like what happens there."""
    return arrival(mind, view) if steps_left(view) == 1 else NEVER


def next_stop(mind: Mind, view: View, option: Option) -> float:
    """A card, and the train moves."""
    return mind.weights.card + (arrival(mind, view) if steps_left(view) == 1 else 0.0)


def full_steam(mind: Mind, view: View, option: Option) -> float:
    """Twice what I like; or it is kept for another day."""
    return 2.0 * arrival(mind, view)


def most_wanted(mind: Mind, view: View, option: Option) -> float:
    """One in four loses a life point, I may be it."""
    value = mind.weights.card - 0.25 * mind.weights.own_life * (3.0 if view.life[mind.seat] == 1 else 1.0)
    for seat in view.order:
        if seat != mind.seat:
            value += 0.25 * mind.wound(view, seat)
    return value


def train_robbery(mind: Mind, view: View, option: Option) -> float:
    """So many cards, or shots."""
    cards = len(view.in_play[option.target])
    return 0.45 * mind.heat[option.target] * min(cards, 3) - mind.aim if cards else NEVER


def water_tower(mind: Mind, view: View, option: Option) -> float:
    """A wagon for nothing."""
    return 0.6


def switch(mind: Mind, view: View, option: Option) -> float:
    """Their best card for my worst one."""
    mine = [laid(mind, card) for card in view.in_play[mind.seat]]
    theirs = [laid(mind, card) for card in view.in_play[option.target]]
    if not mine or not theirs:
        return NEVER
    gain = max(theirs) - min(mine)
    return 0.6 * gain * (1.0 if mind.heat[option.target] > 0.0 else 0.2) - mind.aim


def circus_wagon(mind: Mind, view: View, option: Option) -> float:
    """All others with cards in play lose one, their worst."""
    seats = [seat for seat in view.order if seat != mind.seat and view.in_play[seat]]
    return 0.4 * sum([mind.heat[seat] for seat in seats]) - 0.2


def coal_hopper(mind: Mind, view: View, option: Option) -> float:
    """A card, and the best wagon of a foe."""
    found = [mind.heat[seat] * wagon_worth(card) for seat, card in wagons_of_others(mind, view)]
    mine = any(CARD_KIND[card] == TRAIN and PRINTED[card].face.id != "coal_hopper" for card in view.in_play[mind.seat])
    return mind.weights.card + (max(found) if found else -0.5 if mine else 0.0) - 0.1


def wagons_of_others(mind: Mind, view: View) -> list[tuple[int, int]]:
    """By owner and card."""
    laid_out = [(seat, card) for seat in view.order if seat != mind.seat for card in view.in_play[seat]]
    return [(seat, card) for seat, card in laid_out if CARD_KIND[card] == TRAIN]


def express_car(mind: Mind, view: View, option: Option) -> float:
    """Another turn is worth two cards and a shot; the hand goes."""
    return 0.9 - mind.weights.card * len(view.hand)


def baggage_car(mind: Mind, view: View, option: Option) -> float:
    """Rather kept as a Missed!, unless it hurts a foe."""
    target = option.target
    if target == mind.seat or mind.heat[target] <= 0.0:
        return NEVER
    if ABILITIES[option.named].ability.id == "bang":
        return mind.wound(view, target) * mind.hit(view, target, False) - 0.5
    return mind.heat[target] * max([laid(mind, card) for card in view.in_play[target]] + [0.5]) - 0.5


def usual(mind: Mind, view: View, option: Option) -> float:
    """Mail Car, Cattle Truck, Lounge Car: about a card; not where wagon after wagon may be taken. [benny_brawler]"""
    many = view.characters[mind.seat].id == "benny_brawler" and train_in(view).get("taken")
    return NEVER if many else mind.weights.card


class Deed:
    """Something done with the train: when, beside the other plays, and what it is worth."""

    __slots__ = ("when", "worth")

    def __init__(self, when: float, worth: Worth) -> None:
        self.when = when
        self.worth = worth


DEEDS: Final[dict[str, tuple[float, Worth]]] = {  # when to do it, beside the other plays, and what it is worth
    "rob": (68.0, rob),
    "sancho": (69.0, rob),
    "water_tower": (67.0, water_tower),
    "free_advance": (66.0, free_advance),
    "zippy_roy": (25.0, zippy_roy),
    "next_stop": (86.0, next_stop),
    "full_steam": (24.0, full_steam),
    "most_wanted": (41.0, most_wanted),
    "train_robbery": (31.0, train_robbery),
    "switch": (53.0, switch),
    "circus_wagon": (54.0, circus_wagon),
    "coal_hopper": (56.0, coal_hopper),
    "express_car": (10.0, express_car),
    "baggage_car": (33.0, baggage_car),
}
USUAL_DEED: Final[tuple[float, Worth]] = (70.0, usual)
BY_NUMBER: Final[list[Deed]] = []


def deed_of(face: int) -> Deed:
    """What it is to use the ability of that number; those of the sets imported since the last time are looked up."""
    for one in ABILITIES[len(BY_NUMBER) :] if face >= len(BY_NUMBER) else ():
        when, worth = DEEDS.get(one.ability.id, USUAL_DEED)
        BY_NUMBER.append(Deed(when, worth))
    return BY_NUMBER[face]


def value(mind: Mind, view: View, option: Option) -> float:
    """What that play is worth."""
    return deed_of(option.verb.face).worth(mind, view, option)


def when(option: Option) -> float:
    """When to make it."""
    return deed_of(option.verb.face).when


# -- answers ----------------------------------------------------------------------------------------


def best_by(mind: Mind, view: View, ask: Ask, worth: Worth) -> Option:
    """The option worth most; where one may pass, only one that is worth anything."""
    found = ask.options[0]
    most = 0.0 if found is PASS else NEVER
    for option in ask.options:
        if option is not PASS:
            gain = worth(mind, view, option) + 0.02 * mind.stir()
            if gain > most:
                most = gain
                found = option
    return found


def wagon(mind: Mind, view: View, ask: Ask) -> Option:
    """The best one."""
    return best_by(mind, view, ask, rob)


def pay(mind: Mind, view: View, ask: Ask) -> Option:
    """The card I can best do without, from the hand or the table: a Jail, a Dynamite first of all."""
    return best_by(mind, view, ask, lambda mind, view, option: 2.0 - own_worth(mind, view, option.card))


def ransom(mind: Mind, view: View, ask: Ask) -> Option:
    """What is worth little is discarded; for the rest a shot, as long as there is life enough. [train_robbery]"""
    brave = view.life[mind.seat] > 2
    return best_by(mind, view, ask, lambda mind, view, option: stand(mind, option, brave))


def stand(mind: Mind, option: Option, brave: bool) -> float:
    """Give it up, or face a shot for it?"""
    worth = laid(mind, option.card)
    if option.verb is DISCARD:
        return 1.0 - worth
    return worth - 0.3 if brave else -1.0


def exempt(mind: Mind, view: View, ask: Ask) -> Option:
    """A friend, or myself, from what hurts; a foe from what helps. [sgt_blaze]"""
    stage = view.stage  # a card, or the locomotive
    helps = stage is not None and bool({KIND[stage.verb.face], DEED[stage.verb.face]} & {STORE, SALOON})
    sign = 1.0 if helps else -1.0
    return best_by(mind, view, ask, lambda mind, view, option: sign * mind.heat[option.target])


def steam(mind: Mind, view: View, ask: Ask) -> Option:
    """Twice, if I like it once."""
    return ask.options[-1] if arrival(mind, view) > 0.0 else PASS


def swap(mind: Mind, view: View, ask: Ask) -> Option:
    """Only a poor card for an unknown one. [shade_oconnor map]"""
    return best_by(mind, view, ask, lambda mind, view, option: mind.weights.card - mind.keep(view, option.card))


def whom(mind: Mind, view: View, ask: Ask) -> Option:
    """The worst enemy."""
    return best_by(mind, view, ask, lambda mind, view, option: mind.heat[option.target])


def coal(mind: Mind, view: View, ask: Ask) -> Option:
    """The best wagon of the worst enemy."""
    return best_by(mind, view, ask, lambda mind, view, option: mind.heat[option.target] * wagon_worth(option.card))


def gift(mind: Mind, view: View, ask: Ask) -> Option:
    """A wagon I do not want, for whom it serves best. [lounge_car]"""
    return best_by(mind, view, ask, lambda mind, view, option: parted(mind, option))


def parted(mind: Mind, option: Option) -> float:
    """What the gift does there, and what I miss by it."""
    return placed(mind, PRINTED[option.card].face.id, option.target) - wagon_worth(option.card)


def letter(mind: Mind, view: View, ask: Ask) -> Option:
    """The worst of three, rather to a friend. [mail_car]"""
    return best_by(
        mind, view, ask, lambda mind, view, option: -mind.keep(view, option.card) - 0.2 * mind.heat[option.target]
    )


def give_side(mind: Mind, view: View, ask: Ask) -> Option:
    """My worst card in play. [switch]"""
    return best_by(mind, view, ask, lambda mind, view, option: 2.0 - laid(mind, option.card))


def get_side(mind: Mind, view: View, ask: Ask) -> Option:
    """Their best one. [switch]"""
    return best_by(mind, view, ask, lambda mind, view, option: laid(mind, option.card))
