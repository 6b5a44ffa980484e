"""What a bot bids, keeps and buys between the games of a series. [CL-VAR-3 CL-VAR-4]"""

from __future__ import annotations

from sixgun.bots.classic.kinds import LIKED
from sixgun.bots.classic.mind import Mind
from sixgun.bots.classic.modes import liked
from sixgun.classic.rules.tables import CAST
from sixgun.classic.view import View
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import PASS, Option

DEAREST: Final = 700  # dollars for the character I like best, down to a hundred for the one I like least
SHARE: Final = 0.4  # of my money, at most, for a character
GOOD: Final = 0.6  # what a card in play must be worth to me to buy it over
NEST_EGG: Final = 1500  # dollars one should own before one buys cards: a game is worth about as much


def series_of(view: View) -> dict[str, object]:
    """Where the series stands."""
    for part in view.parts:
        found = part.get("series")
        if isinstance(found, dict):
            return found
    raise AssertionError("no series is being played")


def money_of(mind: Mind, view: View) -> int:
    """What I own."""
    dollars = series_of(view)["dollars"]
    assert isinstance(dollars, list)
    return int(dollars[mind.seat])


def worth(mind: Mind, view: View, number: int) -> int:
    """What that character is worth to me: the better I like it, and not all my money."""
    value = DEAREST - (DEAREST - 100) * liked(number) // len(LIKED)
    return min(value, max(100, int(SHARE * money_of(mind, view))))


def put_up(mind: Mind, view: View, ask: Ask) -> Option:
    """The one I would like to be: who opens may get it cheap."""
    return min(ask.options, key=lambda option: liked(option.card))


def bid(mind: Mind, view: View, ask: Ask) -> Option:
    """A hundred more, as long as the character is worth it."""
    series = series_of(view)
    price, name = series["bid"], series["lot"]
    assert isinstance(price, int) and isinstance(name, str)
    return ask.options[1] if price + 100 <= worth(mind, view, CAST[name]) else PASS


def rehire(mind: Mind, view: View, ask: Ask) -> Option:
    """Keep a character that is worth its price."""
    price = ask.about()["count"]
    assert isinstance(price, int)
    return ask.options[1] if price <= worth(mind, view, ask.options[1].card) else PASS


def buy(mind: Mind, view: View, ask: Ask) -> Option:
    """The best of the good cards, with money to spare."""
    if money_of(mind, view) < NEST_EGG:
        return PASS
    best = max(ask.options[1:], key=lambda option: mind.laid(option.card))
    return best if mind.laid(best.card) > GOOD else PASS
