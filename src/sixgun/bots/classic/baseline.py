"""The baseline bot: it plays for its role, guesses the roles of the others and weighs every play."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.classic import answers, deeds, lessons, modes, money, train
from sixgun.bots.classic.kinds import CARD_KIND, DODGES, EAGER, KIND, SID, SLAB, learn_cards
from sixgun.bots.classic.mind import Mind
from sixgun.bots.classic.motives import reason_of
from sixgun.bots.classic.weights import WEIGHTS, Weights
from sixgun.bots.reasons import Reason
from sixgun.bots.skeleton import Answer, Glance, Skeleton, ways_of
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.tables import ABILITIES, PRINTED
from sixgun.classic.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option


class Baseline(Skeleton):
    """Sensible, quick, not quite predictable."""

    __slots__ = ("careful",)

    recalls = False

    def __init__(self, seat: int, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__(seat, seed, Mind(seat, weights), WAYS)
        if len(CARD_KIND) < len(PRINTED) or len(KIND) < len(ABILITIES):  # a set may bring events and no card
            learn_cards()
        self.compares = bool(weights.lore)
        self.careful = True  # may there be shots that need two Missed!, or more than one way to answer them?

    def sit(self, view: game.View) -> None:
        """Learn one's character and who else is there."""
        assert isinstance(view, View)
        persons = view.persons
        mine = [view.me] if not persons else [seat for seat, who in enumerate(persons) if who == self.seat]
        self.eager = any([view.characters[s].number == NONE or EAGER[view.characters[s].number] for s in mine])
        self.careful = view.characters[view.me].id in answers.TAKE_ANY
        for character in view.characters:
            if character.number == SLAB or character.number == NONE:
                self.careful = True

    def look(self, view: game.View) -> None:
        """Count one's cards."""
        mind = self.mind
        assert isinstance(view, View) and isinstance(mind, Mind)
        if view.number != mind.game:
            mind.begin_game(view, self.acts)
            self.sit(view)
        mind.look(view)

    def think(self, view: game.View) -> None:
        """Guess who the others are."""
        mind = self.mind
        assert isinstance(view, View) and isinstance(mind, Mind)
        mind.think(view, self.acts)
        if view.persons or mind.settled or view.mode.public_roles:
            mind.heat = modes.foes(mind, view)

    @property
    def reason(self) -> Reason | None:
        """Why it gave its latest answer."""
        mind = self.mind
        assert isinstance(mind, Mind)
        return None if self.said is None else reason_of(mind, self.why, self.said)

    def interject(self, view: game.View, ask: Ask, offers: list[Option]) -> Option | None:
        """Patch oneself up when it is worth two cards."""
        mind = self.mind
        assert isinstance(view, View) and isinstance(mind, Mind)
        if view.characters[view.me].number != SID:
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
    "price": train.pay,
    "caboose": train.pay,
    "sleeper_car": train.pay,
    "circus_wagon": train.pay,
    "train_robbery": train.ransom,
    "shade_oconnor": train.swap,
    "map": train.swap,
    "divert": answers.worst,
    "claim": answers.best,
    "cattle_truck": answers.best,
    "switch_mine": train.give_side,
    "switch": train.get_side,
    "order_copy": answers.worst,
    "order_give": answers.best,
    "order_get": answers.worst,
    "active": modes.active,
    "enter": modes.enter,
    "place": modes.place,
    "dynamite": modes.dynamite,
    "hire": money.put_up,
    "bid": money.bid,
    "rehire": money.rehire,
    "experience": money.buy,
}
ANSWERS: Final[dict[str, Answer]] = {
    "play": lessons.play,
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
    "wagon": train.wagon,
    "exempt": train.exempt,
    "full_steam": train.steam,
    "divert_to": train.whom,
    "coal_hopper": train.coal,
    "lounge_car": train.gift,
    "mail_car": train.letter,
    "tribute": answers.give,
    "order_card": deeds.order_card,
    "order_target": deeds.hottest,
    "exchange_pair": deeds.exchange_pair,
    "declare": modes.declare,
}
WAYS: Final = ways_of(GLANCES, HABITS, ANSWERS)


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A baseline bot with the usual weights; it has no temperament."""
    return Baseline(seat, seed)
