"""The baseline bot: it plays for its role, guesses the roles of the others and weighs every play."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.classic import answers
from sixgun.bots.classic.kinds import CARD_KIND, EAGER, SID, SLAB, learn_cards
from sixgun.bots.classic.mind import Mind
from sixgun.bots.classic.plays import best_play
from sixgun.bots.classic.weights import WEIGHTS, Weights
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.tables import FACE
from sixgun.classic.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import NONE, Option


class Baseline(Bot):
    """Sensible, quick, not quite predictable."""

    __slots__ = ("mind", "slab")

    def __init__(self, seat: int, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__(seat, seed)
        if len(CARD_KIND) < len(FACE):
            learn_cards()
        self.mind = Mind(seat, weights)
        self.slab = True  # may there be somebody whose shots need two Missed!?

    def sit(self, view: game.View) -> None:
        """Learn one's character and who else is there."""
        assert isinstance(view, View)
        mine = view.characters[self.seat].number
        self.eager = mine == NONE or EAGER[mine]
        self.slab = False
        for character in view.characters:
            if character.number == SLAB or character.number == NONE:
                self.slab = True

    def glance(self, ask: Ask) -> Option | None:
        """A Barrel is tried first; a shot is dodged, Indians! are answered, whatever the table looks like."""
        options = ask.options
        why = answers.QUESTIONS.get(ask.why, answers.UNKNOWN)
        if why == answers.DODGE:
            last = options[-1]
            if last.verb is USE:
                return last
            return None if self.slab else answers.real(options)
        if why == answers.INDIANS:
            return answers.real(options)
        if why == answers.DRAW_CHECK:
            return answers.check(options)
        return options[0] if why == answers.UNKNOWN else None

    def choose(self, view: game.View, ask: Ask) -> Option:
        """Answer any question; one it does not know gets the default answer."""
        assert isinstance(view, View)
        mind = self.mind
        mind.look(view)
        mind.jitter = self.chance.below(65536)
        options = ask.options
        why = answers.QUESTIONS.get(ask.why, answers.UNKNOWN)
        if why == answers.DISCARD:
            return answers.worst(mind, view, options)
        if why == answers.PICK:
            return answers.best(mind, view, options)
        mind.think(view, self.acts)
        if why == answers.PLAY:
            return best_play(mind, view, options)
        if why == answers.TAKE:
            return answers.take(mind, view, options)
        return self.respond(why, view, ask)

    def respond(self, why: int, view: View, ask: Ask) -> Option:
        """The rarer questions."""
        mind = self.mind
        options = ask.options
        if why == answers.DUEL:
            return answers.duel(mind, view, options)
        if why == answers.DYING:
            return answers.dying(mind, view, options)
        if why == answers.DRAW_FROM:
            return answers.draw_from(mind, view, options)
        if why == answers.GIVE:
            return answers.give(mind, view, options)
        if why == answers.CHARACTER:
            return answers.character(options)
        option = self.glance(ask)
        return answers.dodge(mind, view, ask) if option is None else option

    def interject(self, view: game.View, ask: Ask, offers: list[Option]) -> Option | None:
        """Patch oneself up when it is worth two cards."""
        assert isinstance(view, View)
        if view.characters[self.seat].number != SID:
            self.sit(view)
            return None
        self.mind.look(view)
        return offers[0] if answers.patch_up(self.mind, view, ask) else None


def make(seat: int, seed: str) -> Bot:
    """A baseline bot with the usual weights."""
    return Baseline(seat, seed)
