"""The marshal of The Duel: its policy, and search at every question where there is something to choose."""

from __future__ import annotations

from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.duel import gunslinger
from sixgun.bots.duel.kinds import CARD_FACE
from sixgun.bots.duel.mind import Mind
from sixgun.bots.duel.plays import empties, rate
from sixgun.bots.duel.value import odds
from sixgun.bots.search.marshal import COMPILED, WIDTH, Effort, Marshal
from sixgun.bots.skeleton import Skeleton
from sixgun.duel.flow import FRONT
from sixgun.duel.places import PLAYER
from sixgun.duel.state import State
from sixgun.duel.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.session import Session

TRIALS: Final = 100
DEPTH: Final = 80
GUARD: Final = 0.5


class DuelMarshal(Marshal):
    """Nothing about the others is hidden but their cards: every question is worth a thought."""

    __slots__ = ("others",)

    def __init__(self, seat: int, seed: str, policy: Bot, effort: Effort) -> None:
        super().__init__(seat, seed, policy, effort)
        self.others: list[Bot] = []

    def is_worth_it(self, view: game.View, ask: Ask) -> bool:
        """Every question."""
        return True

    def candidates(self, view: game.View, ask: Ask, first: Option) -> list[Option]:
        """The policy's choice, pass, then what it thinks most of; one Colt is like another."""
        assert isinstance(view, View)
        found = [first]
        alike = [likeness(first)]
        rest = [option for option in ask.options if option is not first]
        if ask.why == "play":
            mind = mind_of(self.policy)
            emptied = empties(mind, view)
            rest.sort(key=lambda option: 9.0 if option is PASS else min(9.0, rate(mind, view, option, emptied)[0]))
            rest.reverse()
        for option in rest:
            if len(found) < WIDTH and likeness(option) not in alike:
                found.append(option)
                alike.append(likeness(option))
        return found

    def crew(self, world: Session, luck: int) -> list[Bot]:
        """The same bots every time: they remember nothing but how far their noise has come."""
        seats = world.game.seats
        if len(self.others) != seats:
            self.others = [gunslinger.make(seat, self.seed, "") for seat in range(seats)]
        for bot in self.others:
            mind_of(bot).jitter = (luck + 7919 * bot.seat) % 65536
        return self.others

    def worth(self, g: game.Game) -> float:
        """By what is counted on each side."""
        assert isinstance(g, State)
        return odds(g, self.seat)


def mind_of(bot: Bot) -> Mind:
    """What it makes of the table."""
    assert isinstance(bot, Skeleton) and isinstance(bot.mind, Mind)
    return bot.mind


def likeness(option: Option) -> tuple[str, int, int, int]:
    """Equal for options that do the same: what they are done with may be a card, a character or a back."""
    card = option.card
    if card != NONE and option.verb is not FRONT and option.target < PLAYER:
        card = CARD_FACE[card]
    return (option.verb.word, option.verb.face, card, option.target)


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A marshal; un-compiled, search would take too long, and it is no more than a gunslinger."""
    policy = gunslinger.make(seat, seed, temperament)
    return DuelMarshal(seat, seed, policy, Effort(TRIALS if COMPILED else 0, DEPTH, GUARD))
