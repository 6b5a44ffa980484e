"""The baseline bot of The Duel: it weighs every play, minds who stands in front, and hunts its opponent."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.duel import answers
from sixgun.bots.duel.mind import Mind
from sixgun.bots.duel.plays import best_play
from sixgun.bots.duel.weights import WEIGHTS, Weights
from sixgun.duel.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import Option


class Baseline(Bot):
    """Sensible, quick, not quite predictable."""

    __slots__ = ("mind",)

    def __init__(self, seat: int, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__(seat, seed)
        self.mind = Mind(seat, weights)
        self.mind.jitter = self.chance.below(65536)

    def glance(self, ask: Ask) -> Option | None:
        """What needs no look at the table: the first front, a Barrel, what is always welcome, the unknown."""
        options = ask.options
        why = answers.QUESTIONS.get(ask.why, answers.UNKNOWN)
        if why == answers.PLAY:
            return None
        if why == answers.HIT:
            option = answers.free_way_out(options)
            return answers.way_out(options) if option is None else option
        if why == answers.PAY_HITS:
            return answers.way_out(options)
        if why == answers.BEST:
            return answers.most_wanted(options)
        return self.at_once(why, options)

    def at_once(self, why: int, options: list[Option]) -> Option | None:
        """The rarer questions that need no look."""
        if why == answers.UNKNOWN:
            return options[0]
        if why == answers.FRONT:
            return answers.front(options)
        if why == answers.AGREE:
            return options[-1]
        if why == answers.WAGON:
            return answers.least_wanted(options)
        return None

    def choose(self, view: game.View, ask: Ask) -> Option:
        """Answer any question; one it does not know gets the default answer."""
        assert isinstance(view, View)
        mind = self.mind
        mind.look(view)
        options = ask.options
        why = answers.QUESTIONS.get(ask.why, answers.UNKNOWN)
        if why == answers.PLAY:
            return best_play(mind, view, options)
        if why == answers.WORST:
            return answers.worst(mind, view, options)
        if why == answers.CONTEST:
            return answers.contest(mind, view, options)
        return self.respond(why, view, ask)

    def respond(self, why: int, view: View, ask: Ask) -> Option:
        """The rarer questions."""
        mind = self.mind
        options = ask.options
        if why == answers.SPOIL:
            return answers.spoil(mind, view, options)
        if why == answers.SWAP:
            return answers.swap(mind, view, options)
        if why == answers.PAY:
            return answers.pay(mind, view, options)
        if why == answers.LOOK:
            return answers.look(mind, view, options)
        if why == answers.REVEAL:
            return answers.reveal(mind, view, options)
        if why == answers.DIVERT:
            return answers.divert(mind, view, options)
        if why == answers.POKER:
            return answers.poker(mind, view, options)
        if why == answers.AGAIN:
            return answers.again(mind, view, options)
        option = self.glance(ask)
        return options[0] if option is None else option


def make(seat: int, seed: str) -> Bot:
    """A baseline bot with the usual weights."""
    return Baseline(seat, seed)
