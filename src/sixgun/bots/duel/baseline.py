"""The baseline bot of The Duel: it weighs every play, minds who stands in front, and hunts its opponent."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.duel import answers, lessons
from sixgun.bots.duel.mind import Mind
from sixgun.bots.duel.weights import WEIGHTS, Weights
from sixgun.bots.skeleton import Answer, Glance, Skeleton, ways_of
from sixgun.duel.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import Option


class Baseline(Skeleton):
    """Sensible, quick, not quite predictable."""

    __slots__ = ()

    def __init__(self, seat: int, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__(seat, seed, Mind(seat, weights), WAYS)

    def look(self, view: game.View) -> None:
        """Look at the table anew."""
        mind = self.mind
        assert isinstance(view, View) and isinstance(mind, Mind)
        mind.look(view)


def hit(bot: Baseline, ask: Ask) -> Option | None:
    """A Barrel is tried first; else the cheapest way out."""
    option = answers.free_way_out(ask.options)
    return answers.way_out(ask.options) if option is None else option


def pay_hits(bot: Baseline, ask: Ask) -> Option | None:
    """A hit card, or a life point is lost."""
    return answers.way_out(ask.options)


def best(bot: Baseline, ask: Ask) -> Option | None:
    """The best of what is offered."""
    return answers.most_wanted(ask.options)


def wagon(bot: Baseline, ask: Ask) -> Option | None:
    """The worst of what is looked at."""
    return answers.least_wanted(ask.options)


def front(bot: Baseline, ask: Ask) -> Option | None:
    """The one that does more in front."""
    return answers.front(ask.options)


def agree(bot: Baseline, ask: Ask) -> Option | None:
    """Always yes."""
    return ask.options[-1]


GLANCES: Final[dict[str, Glance]] = {
    "hit": hit,
    "indians": pay_hits,
    "indian_chief": pay_hits,
    "general_store": best,
    "keep": best,
    "wagon": wagon,
    "front": front,
    "slim_poet": agree,
}
HABITS: Final[dict[str, Answer]] = {}  # nobody here is a mystery
ANSWERS: Final[dict[str, Answer]] = {
    "play": lessons.play,
    "duel": answers.contest,
    "ricochet": answers.contest,
    "discard": answers.worst,
    "forced_discard": answers.worst,
    "sundance_kid": answers.worst,
    "pearl_hat": answers.worst,
    "pay": answers.pay,
    "apply_again": answers.pay,
    "look": answers.look,
    "steal": answers.spoil,
    "schoolteacher": answers.spoil,
    "carbine": answers.spoil,
    "ambush": answers.spoil,
    "punch": answers.spoil,
    "bull_anderson": answers.spoil,
    "poker_alice": answers.poker,
    "shotgun": answers.swap,
    "cover": answers.swap,
    "big_jim": answers.swap,
    "reveal": answers.reveal,
    "divert": answers.divert,
    "use_again": answers.again,
}
WAYS: Final = ways_of(GLANCES, HABITS, ANSWERS)


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A baseline bot with the usual weights; it has no temperament."""
    return Baseline(seat, seed)
