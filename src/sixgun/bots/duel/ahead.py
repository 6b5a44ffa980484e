"""Looking ahead in The Duel: at every question where there is something to choose, for some ten decisions.

That far a turn and its answer reach; what is further off, the counted value tells better than playing on.
"""

from __future__ import annotations

from sixgun.bots.bot import Acts, Bot
from sixgun.bots.duel.baseline import Baseline
from sixgun.bots.duel.kinds import CARD_FACE
from sixgun.bots.duel.lessons import taught
from sixgun.bots.duel.mind import Mind
from sixgun.bots.duel.plays import empties, rate
from sixgun.bots.duel.value import odds
from sixgun.bots.search.marshal import Effort, Marshal
from sixgun.bots.skeleton import Skeleton
from sixgun.duel.flow import FRONT
from sixgun.duel.places import PLAYER
from sixgun.duel.state import State
from sixgun.duel.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.session import Session

BEST: Final = 9.0
PLENTY: Final = 3  # misses in hand
CREW: Final = taught()  # who plays on


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
        """Who has misses in plenty uses one: what is saved now has to be discarded in the end. [DU-DISC-2]"""
        assert isinstance(view, View)
        found = super().candidates(view, ask, first)
        if ask.why != "hit" or first is PASS:
            return found
        mind = mind_of(self.policy)
        mind.look(view)
        return [option for option in found if option is not PASS] if mind.misses >= PLENTY else found

    def ranked(self, view: game.View, ask: Ask, options: list[Option]) -> list[Option]:
        """Pass, then what the policy thinks most of."""
        assert isinstance(view, View)
        if ask.why != "play":
            return options
        mind = mind_of(self.policy)
        emptied = empties(mind, view)
        marks = [BEST if option is PASS else min(BEST, rate(mind, view, option, emptied)[0]) for option in options]
        order = sorted(range(len(options)), key=lambda at: -marks[at])
        return [options[at] for at in order]

    def likeness(self, option: Option) -> tuple[str, int, int, int]:
        """One Colt is like another; what an option is done with may also be a character or a back."""
        card = option.card
        if card != NONE and option.verb is not FRONT and option.target < PLAYER:
            card = CARD_FACE[card]
        return (option.verb.word, option.verb.face, card, option.target)

    def crew(self, world: Session, luck: int) -> list[Bot]:
        """The same bots every time: nothing is left of what they did in other worlds."""
        seats = world.game.seats
        if len(self.others) != seats:
            self.others = [Baseline(seat, self.seed, CREW) for seat in range(seats)]
        acts = Acts()
        acts.compared = False
        for bot in self.others:
            bot.acts = acts
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
