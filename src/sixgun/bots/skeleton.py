"""What bots that think have in common: tables that say, for each question, which function answers it."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.kernel.ask import Ask
from sixgun.kernel.game import View
from sixgun.kernel.hints import Any, Callable, TypeAlias, i64, mypyc_attr
from sixgun.kernel.option import PASS, Option

Glance: TypeAlias = Callable[[Any, Ask], Option | None]  # given the bot and the question
Answer: TypeAlias = Callable[[Any, Any, Ask], Option]  # given mind, view and question


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What a bot makes of the table; each game has its own."""

    __slots__ = ("seat", "jitter")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.jitter: i64 = 0

    def stir(self) -> float:
        """A little noise, from 0 to 1: the next number of a small stream."""
        jitter = (self.jitter * 75 + 74) % 65537
        self.jitter = jitter
        return float(jitter) / 65537.0

    def keep(self, view: Any, card: int) -> float:
        """What a card of the hand is worth to me."""
        raise NotImplementedError


class Way:
    """How to answer one question: without a look at the table, or after all not (None); after one; or with thought."""

    __slots__ = ("glance", "habit", "answer")

    def __init__(self, glance: Glance | None, habit: Answer | None, answer: Answer | None) -> None:
        self.glance = glance
        self.habit = habit
        self.answer = answer


def ways_of(glances: dict[str, Glance], habits: dict[str, Answer], answers: dict[str, Answer]) -> dict[str, Way]:
    """Those three tables in one."""
    whys = [*glances, *habits, *answers]
    return {why: Way(glances.get(why), habits.get(why), answers.get(why)) for why in whys}


@mypyc_attr(allow_interpreted_subclasses=True)
class Skeleton(Bot):
    """A bot made of tables, each by the ``why`` of a question (``ways_of``).

    *glances*: what can be answered without a look at the table, or after all not (None). *habits*: what needs a look,
    but no thought about the others. *answers*: all the rest. A question that is in none of them gets the default
    answer: a set may ask what no bot has heard of.
    """

    __slots__ = ("mind", "ways", "why", "said")

    def __init__(self, seat: int, seed: str, mind: Mind, ways: dict[str, Way]) -> None:
        super().__init__(seat, seed)
        mind.jitter = self.chance.below(65536)  # once a game
        self.mind = mind
        self.ways = ways
        self.why = ""  # the latest question …
        self.said: Option | None = None  # … and the answer

    def look(self, view: View) -> None:
        """See what there is to be seen, before every answer that needs it."""
        raise NotImplementedError

    def think(self, view: View) -> None:
        """Make up one's mind about the others."""

    def glance(self, ask: Ask) -> Option | None:
        """Answer without looking, where that is enough."""
        way = self.ways.get(ask.why)
        option: Option | None = None
        if way is None:
            option = ask.options[0]
        elif way.glance is not None:
            option = way.glance(self, ask)
        self.why = ask.why
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
        way = self.ways.get(ask.why)
        self.look(view)
        if way is not None and way.habit is not None:
            return way.habit(self.mind, view, ask)
        self.think(view)
        if way is None:
            return ask.options[0]
        option = None if way.glance is None else way.glance(self, ask)
        if option is not None:
            return option
        return ask.options[0] if way.answer is None else way.answer(self.mind, view, ask)


def dearest(mind: Mind, view: View, options: list[Option], noise: float, sign: float) -> Option:
    """The card I want most; with *sign* -1 the one I can best do without. The first answer, if there is no card."""
    found = options[0]
    most = -100.0
    for option in options:
        if option is not PASS:
            worth = sign * (mind.keep(view, option.card) + noise * mind.stir())
            if worth > most:
                most = worth
                found = option
    return found


def come_to_an_end(ask: Ask, acted: int) -> Option:
    """Others want to play, too: pass; where that is not allowed, anything, another thing each time. [FC-LAW-1]"""
    return PASS if PASS in ask.options else ask.options[acted % len(ask.options)]
