"""What wagons are worth to bots, and what it hurts them to pay at stations."""

from __future__ import annotations

from sixgun.bots.classic.kinds import CARD_KIND, TRAIN, WEAPON
from sixgun.bots.classic.mind import Mind
from sixgun.classic.rules.tables import CLUBS, DIAMONDS, HEARTS, PRINTED, SPADES
from sixgun.classic.view import View
from sixgun.kernel.hints import Final

USUAL_WAGON: Final = 0.5
WAGON_WORTH: Final[dict[str, float]] = {  # to whom it lies before, where it is not just any wagon
    "ghost_car": 1.2,
    "observation_car": 0.9,
    "mail_car": 0.85,
    "passenger_car": 0.75,
    "caboose": 0.7,
    "baggage_car": 0.7,
    "dining_car": 0.6,
    "sleeper_car": 0.6,
    "lounge_car": 0.6,
    "private_car": 0.4,
    "lumber_flatcar": -0.6,
}
USUAL_PRICE: Final = 0.35
PRICES: Final[dict[str, float]] = {  # what it hurts to pay there, where it is not just any card
    "tombrock": 0.9,
    "crowns_hole": 0.75,
    "dodgeville": 0.6,
    "virginia_town": 0.6,
    "catico": 0.5,
    "boom_town": 0.45,
}
TITLES: Final[dict[str, tuple[str, ...]]] = {  # what exactly is paid there, by name …
    "boom_town": ("bang",), "catico": ("cat_balou", "panic"), "crowns_hole": ("beer",), "dodgeville": ("missed",),
}  # fmt: skip
SUITS: Final[dict[str, str]] = {  # … by suit …
    "san_tafe": HEARTS, "creepy_creek": SPADES, "miners_oath": DIAMONDS, "frisco": CLUBS,
}  # fmt: skip
RANKS: Final[dict[str, tuple[int, int]]] = {"fort_wroth": (10, 14), "yooma": (2, 9)}  # … by rank
TWO_CARDS: Final = "virginia_town"
LIFE: Final = "tombrock"


def wagon_worth(card: int) -> float:
    """What a wagon is worth to its owner."""
    return WAGON_WORTH.get(PRINTED[card].face.id, USUAL_WAGON)


def laid(mind: Mind, card: int) -> float:
    """What a card in play is worth to its owner, be it a wagon."""
    return wagon_worth(card) if CARD_KIND[card] == TRAIN else mind.laid(card)


def cost(mind: Mind, view: View, station: str) -> float:
    """What it hurts to pay there; cards that would have to go anyway hurt less."""
    if station == "deathwood":  # what exactly: wagon for worse wagon one could go on for ever [benny_brawler]
        cards = view.hand + view.in_play[mind.seat]
        return min([own_worth(mind, view, card) for card in cards if PRINTED[card].face.is_blue] or [USUAL_PRICE])
    if mind.weights.prudent:  # the baseline goes by what it usually hurts
        return loss(mind, view, station)
    hurts = PRICES.get(station, USUAL_PRICE)
    return 0.3 * hurts if mind.spare and station != LIFE else hurts


def loss(mind: Mind, view: View, station: str) -> float:
    """What I should really have to give there: the worst cards that will do, or a life point. [TR-PAY-1]"""
    if station == LIFE:
        return mind.weights.own_life * (3.0 if view.life[mind.seat] <= 2 else 1.0)
    need = 2 if station == TWO_CARDS else 1
    worths = sorted([given(mind, view, card) for card in view.hand if pays(station, card)])
    worths = sorted(worths + [own_worth(mind, view, card) for card in view.in_play[mind.seat] if pays(station, card)])
    return sum(worths[:need]) if len(worths) >= need else USUAL_PRICE


def given(mind: Mind, view: View, card: int) -> float:
    """What it hurts to give a card of my hand; one that would have to go anyway hurts less."""
    worth = mind.keep(view, card)
    better = [other for other in view.hand if mind.keep(view, other) > worth]
    return worth if len(better) < view.life[mind.seat] else 0.3 * worth


def pays(station: str, card: int) -> bool:
    """Is it taken there, as it is printed? [TR-PAY-3 TR-PAY-4]"""
    printed = PRINTED[card]
    if station in TITLES:
        return printed.face.id in TITLES[station]
    if station in SUITS:
        return printed.suit == SUITS[station] and printed.rank > 0
    if station in RANKS:
        return RANKS[station][0] <= printed.rank <= RANKS[station][1]
    return True


def own_worth(mind: Mind, view: View, card: int) -> float:
    """What a card of mine is worth, in hand or in play."""
    if card not in view.in_play[mind.seat]:
        return mind.keep(view, card)
    if CARD_KIND[card] == WEAPON and mind.weights.prudent:
        return laid(mind, card) + mind.reached(view)
    return laid(mind, card)
