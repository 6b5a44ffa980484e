"""What bots that think have in common: tables that say, for each question, which function answers it."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.kernel.ask import Ask
from sixgun.kernel.game import View
from sixgun.kernel.hints import Any, Callable, TypeAlias, mypyc_attr
from sixgun.kernel.option import PASS, Option

Glance: TypeAlias = Callable[[Any, Ask], Option | None]  # given the bot and the question
Answer: TypeAlias = Callable[[Any, Any, Ask], Option]  # given mind, view and question


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What a bot makes of the table; each game has its own."""

    __slots__ = ("seat", "jitter")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.jitter = 0

    def stir(self) -> float:
        """A little noise, from 0 to 1: the next number of a small stream."""
        self.jitter = (self.jitter * 75 + 74) % 65537
        return self.jitter / 65537.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Skeleton(Bot):
    """A bot made of tables, each by the ``why`` of a question.

    *glances*: what can be answered without a look at the table, or after all not (None). *habits*: what needs a look,
    but no thought about the others. *answers*: all the rest. A question that is in none of them gets the default
    answer: a set may ask what no bot has heard of.
    """

    __slots__ = ("mind", "glances", "habits", "answers", "why", "said")

    def __init__(
        self,
        seat: int,
        seed: str,
        mind: Mind,
        glances: dict[str, Glance],
        habits: dict[str, Answer],
        answers: dict[str, Answer],
    ) -> None:
        super().__init__(seat, seed)
        mind.jitter = self.chance.below(65536)  # once a game
        self.mind = mind
        self.glances = glances
        self.habits = habits
        self.answers = answers
        self.why = ""  # the latest question …
        self.said: Option | None = None  # … and the answer

    def look(self, view: View) -> None:
        """See what there is to be seen, before every answer that needs it."""
        raise NotImplementedError

    def think(self, view: View) -> None:
        """Make up one's mind about the others."""

    def glance(self, ask: Ask) -> Option | None:
        """Answer without looking, where that is enough."""
        why = ask.why
        glance = self.glances.get(why)
        if glance is not None:
            option = glance(self, ask)
        else:
            option = None if why in self.answers or why in self.habits else ask.options[0]
        self.why = why
        self.said = option
        return option

    def choose(self, view: View, ask: Ask) -> Option:
        """Answer any question."""
        if ask.quiescent and self.acts.is_full_of(self.seat):
            option = come_to_an_end(ask, len(self.acts.seats))
        else:
            option = self.weigh(view, ask)
        self.why = ask.why
        self.said = option
        return option

    def weigh(self, view: View, ask: Ask) -> Option:
        """The answer, after a look at the table."""
        why = ask.why
        self.look(view)
        habit = self.habits.get(why)
        if habit is not None:
            return habit(self.mind, view, ask)
        self.think(view)
        glance = self.glances.get(why)
        option = None if glance is None else glance(self, ask)
        if option is not None:
            return option
        answer = self.answers.get(why)
        return ask.options[0] if answer is None else answer(self.mind, view, ask)


def come_to_an_end(ask: Ask, acted: int) -> Option:
    """Others want to play, too: pass; where that is not allowed, anything, another thing each time. [FC-LAW-1]"""
    return PASS if PASS in ask.options else ask.options[acted % len(ask.options)]
