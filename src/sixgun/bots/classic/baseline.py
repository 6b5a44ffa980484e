"""The baseline bot: it plays for its role, guesses the roles of the others and weighs every play."""

from __future__ import annotations

from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.classic import answers, deeds
from sixgun.bots.classic.kinds import CARD_KIND, DODGES, EAGER, KIND, SID, SLAB, learn_cards
from sixgun.bots.classic.mind import Mind
from sixgun.bots.classic.plays import best_play
from sixgun.bots.classic.weights import WEIGHTS, Weights
from sixgun.bots.skeleton import Answer, Glance, Skeleton
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.tables import ABILITIES, FACE
from sixgun.classic.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import NONE, Option


class Baseline(Skeleton):
    """Sensible, quick, not quite predictable."""

    __slots__ = ("careful",)

    recalls = False

    def __init__(self, seat: int, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__(seat, seed, Mind(seat, weights), GLANCES, HABITS, ANSWERS)
        if len(CARD_KIND) < len(FACE) or len(KIND) < len(ABILITIES):  # a set may bring events and no card
            learn_cards()
        self.careful = True  # may there be shots that need two Missed!, or more than one way to answer them?

    def sit(self, view: game.View) -> None:
        """Learn one's character and who else is there."""
        assert isinstance(view, View)
        mine = view.characters[view.me].number
        self.eager = mine == NONE or EAGER[mine]
        self.careful = view.characters[view.me].id in answers.TAKE_ANY
        for character in view.characters:
            if character.number == SLAB or character.number == NONE:
                self.careful = True

    def choose(self, view: game.View, ask: Ask) -> Option:
        """Answer any question; with two figures a person, where nothing is learnt yet, by the dice. [CL-2P-1]"""
        if isinstance(view, View) and view.persons:
            return ask.options[self.chance.below(len(ask.options))]
        return super().choose(view, ask)

    def look(self, view: game.View) -> None:
        """Count one's cards."""
        mind = self.mind
        assert isinstance(view, View) and isinstance(mind, Mind)
        mind.look(view)

    def think(self, view: game.View) -> None:
        """Guess who the others are."""
        mind = self.mind
        assert isinstance(view, View) and isinstance(mind, Mind)
        mind.think(view, self.acts)

    def interject(self, view: game.View, ask: Ask, offers: list[Option]) -> Option | None:
        """Patch oneself up when it is worth two cards."""
        mind = self.mind
        assert isinstance(view, View) and isinstance(mind, Mind)
        if view.characters[self.seat].number != SID:
            self.sit(view)
            return None
        mind.look(view)
        return offers[0] if answers.patch_up(mind, view, ask) else None


def dodge(bot: Baseline, ask: Ask) -> Option | None:
    """A Barrel is tried first; a shot is dodged, whatever the table looks like, unless it may take two Missed!."""
    last = ask.options[-1]
    if last.verb is USE and DODGES[last.card]:
        return last
    return None if bot.careful else answers.stopper(ask.options)


def indians(bot: Baseline, ask: Ask) -> Option | None:
    """A BANG!, whatever the table looks like."""
    return answers.real(ask.options)


def draw_check(bot: Baseline, ask: Ask) -> Option | None:
    """The better of the cards turned up."""
    return answers.check(ask.options)


GLANCES: Final[dict[str, Glance]] = {"dodge": dodge, "indians": indians, "draw_check": draw_check}
HABITS: Final[dict[str, Answer]] = {
    "discard": answers.worst,
    "patch_up": answers.worst,
    "put_back": answers.worst,
    "general_store": answers.best,
    "no_mercy": answers.best,
    "pay": answers.worst,
    "order_copy": answers.worst,
}
ANSWERS: Final[dict[str, Answer]] = {
    "play": best_play,
    "take": answers.take,
    "dodge": answers.dodge,
    "under_fire": answers.dodge,
    "roulette": answers.dodge,
    "ricochet": answers.dodge,
    "duel": answers.duel,
    "dying": answers.dying,
    "draw_from": answers.draw_from,
    "give": answers.give,
    "character": answers.character,
    "copy": answers.character,
    "take_instead": answers.take_instead,
    "tribute": answers.give,
    "order_card": deeds.order_card,
    "order_target": deeds.hottest,
    "exchange_pair": deeds.exchange_pair,
}


def make(seat: int, seed: str) -> Bot:
    """A baseline bot with the usual weights."""
    return Baseline(seat, seed)
