"""The marshal: a policy that plays on in its head, in worlds as they may be, wherever the choice matters.

Every candidate is tried in the same worlds with the same luck; what the policy would do is left only for something
clearly better. The budget counts trials and decisions, not time, so that a game repeats on every machine.
"""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.drive import play_on, tell
from sixgun.bots.imagine import Imagine
from sixgun.bots.reasons import Reason
from sixgun.bots.search.halving import Trials
from sixgun.kernel import session as engine
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.game import Game, View
from sixgun.kernel.hints import Final, mypyc_attr
from sixgun.kernel.option import Option
from sixgun.kernel.session import Session

WIDTH: Final = 7  # candidates at most
QUICK: Final = 16  # trials, a millisecond or two
ANY: Final = 1_000_000  # decisions: no matter how many
COMPILED: Final = not str(engine.__file__).endswith(".py")  # un-compiled, a trial takes seven times as long


class Effort:
    """How hard a marshal thinks. Set some anew on an instance for another one."""

    __slots__ = ("trials", "depth", "guard", "most")

    def __init__(self, trials: int, depth: int, guard: float, most: int = ANY) -> None:
        self.trials = trials  # for one decision; none: it plays by the policy alone
        self.depth = depth  # how far is played on before the position is judged: see ``play_out``
        self.guard = guard  # standard errors another choice must be better by than the policy's
        self.most = most  # decisions in all trials together, about: what takes time is counted, not timed

    def times(self, factor: float) -> Effort:
        """The same with more trials, or fewer."""
        return Effort(int(self.trials * factor), self.depth, self.guard, int(self.most * factor))


@mypyc_attr(allow_interpreted_subclasses=True)
class Marshal(Bot):
    """The part that is the same in every game; *policy* is whom it falls back on."""

    __slots__ = ("policy", "seed", "effort", "chances", "follows")

    searches = True

    def __init__(self, seat: int, seed: str, policy: Bot, effort: Effort) -> None:
        super().__init__(seat, seed)
        self.policy = policy
        self.seed = seed
        self.effort = effort
        self.chances: list[tuple[Option, float]] = []  # of the last decision: what each candidate promised
        self.follows = True  # was it the policy's choice?

    @property
    def is_slow(self) -> bool:
        """By the number of trials."""
        return self.effort.trials > QUICK

    # -- what each game fills in ------------------------------------------------------------------

    def is_worth_it(self, view: View, ask: Ask) -> bool:
        """Is this a question to search?"""
        raise NotImplementedError

    def guard(self, view: View) -> float:
        """By how many standard errors another choice must be better than the policy's."""
        return self.effort.guard

    def ranked(self, view: View, ask: Ask, options: list[Option]) -> list[Option]:
        """The same options, the most promising first."""
        return options

    def likeness(self, option: Option) -> tuple[str, int, int, int]:
        """Equal for options that do the same."""
        raise NotImplementedError

    def roles(self, view: View, chance: Chance) -> list[int] | None:
        """Who may be who in a world to be imagined; None: nothing of the kind is hidden."""
        return None

    def crew(self, world: Session, luck: int) -> list[Bot]:
        """Who plays on in a world, with equal *luck* in the same way."""
        raise NotImplementedError

    def play_out(self, session: Session, crew: list[Bot]) -> int:
        """Play on until the position can be judged: by default so many decisions. How many there were."""
        return play_on(session, crew, self.effort.depth)

    def worth(self, game: Game) -> float:
        """The chance, from 0 to 1, that this seat wins from here; 1 or 0 if it is over."""
        raise NotImplementedError

    # -- answers ----------------------------------------------------------------------------------

    def sit(self, view: View) -> None:
        """Look around."""
        self.policy.acts = self.acts
        self.policy.sit(view)
        self.eager = self.policy.eager

    def glance(self, ask: Ask) -> Option | None:
        """What is not searched needs no more than the policy needs."""
        return self.policy.glance(ask) if self.effort.trials == 0 or self.imagine is None else None

    def choose(self, view: View, ask: Ask) -> Option:
        """By search where it matters, else by the policy."""
        policy = self.policy
        policy.acts = self.acts
        self.chances = []
        self.follows = True
        option = policy.glance(ask)
        if option is None:
            option = policy.choose(view, ask)
        self.eager = policy.eager
        imagine = self.imagine
        if imagine is None or self.effort.trials == 0 or ask.several or len(ask.options) < 2:
            return option
        if not self.is_worth_it(view, ask) or (ask.quiescent and self.acts.is_full_of(self.seat)):
            return option
        candidates = self.candidates(view, ask, option)
        return option if len(candidates) < 2 else self.search(imagine, view, candidates)

    def candidates(self, view: View, ask: Ask, first: Option) -> list[Option]:
        """What to try, *first* first; of options that do the same only one."""
        found = [first]
        alike = [self.likeness(first)]
        for option in self.ranked(view, ask, [option for option in ask.options if option is not first]):
            likeness = self.likeness(option)
            if len(found) < WIDTH and likeness not in alike:
                found.append(option)
                alike.append(likeness)
        return found

    def weigh(self, view: View, ask: Ask, chosen: Option) -> float:
        """Search as if deciding (see ``chances``); what *chosen*, which somebody else chose, promised. None: -1."""
        mine = self.choose(view, ask)
        likeness = self.likeness(chosen)
        for option, chance in self.chances:
            if self.likeness(option) == likeness:
                return chance
        if self.imagine is None or not self.chances:
            return -1.0
        best = max(chance for _, chance in self.chances)
        self.search(self.imagine, view, [mine, chosen])
        mean, other = self.chances[0][1], self.chances[1][1]
        self.chances = [(mine, best)]
        return max(0.0, best + other - mean)

    def search(self, imagine: Imagine, view: View, candidates: list[Option]) -> Option:
        """The best of some; the first, if none is clearly better."""
        chance = Chance(key_of(f"{self.seed}/search {self.seat}/{imagine.answered}"))
        trials = RollOuts(self, imagine, view, candidates, chance)
        if not trials.run(self.effort.trials, self.effort.most):
            return candidates[0]
        self.chances = [(option, trials.mean(at)) for at, option in enumerate(candidates)]
        best = trials.best(self.guard(view))
        self.follows = best == 0
        return candidates[best]

    @property
    def reason(self) -> Reason | None:
        """The policy's, where it was followed; else by how much the other choice promised more."""
        if self.follows:
            return self.policy.reason
        gain = max(chance for _, chance in self.chances) - self.chances[0][1]
        return Reason("searched", {"points": round(100 * gain)})

    def interject(self, view: View, ask: Ask, offers: list[Option]) -> Option | None:
        """As the policy does."""
        option = self.policy.interject(view, ask, offers)
        self.eager = self.policy.eager
        return option


class RollOuts(Trials):
    """A trial is a world, the candidate's answer in it, and the policy playing on for everybody."""

    __slots__ = ("marshal", "imagine", "view", "candidates", "chance")

    def __init__(
        self, marshal: Marshal, imagine: Imagine, view: View, candidates: list[Option], chance: Chance
    ) -> None:
        super().__init__(len(candidates))
        self.marshal = marshal
        self.imagine = imagine
        self.view = view
        self.candidates = candidates
        self.chance = chance

    def round(self, alive: list[int]) -> bool:
        """One more world for all of them."""
        marshal = self.marshal
        chance = self.chance
        world = self.imagine.world(chance, marshal.roles(self.view, chance))
        if world is None:
            return False
        luck = chance.below(1 << 30)
        seat = marshal.seat
        lives, reach = world.game.lives(), world.game.in_reach(seat)
        for at in alive:
            option = self.candidates[at]
            session = world.fork()
            question = session.question(seat)
            if question is None or option not in question.options:
                return False  # a world in which there is another question: none to go by
            session.answer(seat, option)
            crew = marshal.crew(session, luck)
            tell(crew, seat, question, option, lives, reach)  # what it shows of me is part of what it brings
            self.spent += 1 + marshal.play_out(session, crew)
            self.found[at].append(marshal.worth(session.game))
        return True
