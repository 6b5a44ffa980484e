"""What every bot is: something that chooses among the options of a question, knowing only what its seat may know."""

from __future__ import annotations

from sixgun.bots.imagine import Imagine
from sixgun.bots.reasons import Reason
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.game import View
from sixgun.kernel.hints import Final, mypyc_attr
from sixgun.kernel.option import NONE, PASS, Option

ENOUGH: Final = 60  # acts of one turn; where Panic! feeds Suzy Lafayette, a turn could go on for ever


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """What bots of one kind have worked out from the acts: all of them may use it, none adds what only it knows."""

    __slots__ = ()

    def copy(self) -> Ledger:
        """Another one that goes its own way from here."""
        raise NotImplementedError


class Acts:
    """What was done before all eyes, in order: every answer in a play phase, every card taken from somebody."""

    __slots__ = ("seats", "options", "aims", "lives", "ledgers", "compared")

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.options: list[Option] = []
        self.aims: list[int] = []  # as bits, who else could have been the target, and who was; NONE: anybody
        self.lives: list[int] = []  # how everybody stood, as ``Game.lives`` has it; NONE: nobody saw
        self.ledgers: list[Ledger] = []
        self.compared = True  # does anybody look at ``aims`` and ``lives``? To leave them out saves time

    def note(self, seat: int, option: Option, aims: int = NONE, lives: int = NONE) -> None:
        """One more."""
        self.seats.append(seat)
        self.options.append(option)
        self.aims.append(aims)
        self.lives.append(lives)

    def is_full_of(self, seat: int) -> bool:
        """Has *seat* acted for so long in one turn that it will never come to an end by itself?"""
        seats = self.seats
        if len(seats) < ENOUGH or seats[-1] != seat or seats[-ENOUGH] != seat:
            return False
        return seats[-ENOUGH:] == [seat] * ENOUGH and PASS not in self.options[-ENOUGH:]

    def copy(self) -> Acts:
        """The same memories, for a world that goes another way."""
        acts = Acts()
        acts.seats = self.seats[:]
        acts.options = self.options[:]
        acts.aims = self.aims[:]
        acts.lives = self.lives[:]
        acts.compared = self.compared
        acts.ledgers = [ledger.copy() for ledger in self.ledgers]
        return acts


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One seat of one game. Of *ask* it may use ``why`` and ``options``, of the game only the view it is given.

    A bot is deterministic: its noise comes from its own seed, its memory from ``acts`` and the views it was shown.
    """

    __slots__ = ("seat", "chance", "acts", "eager", "compares", "imagine")

    recalls: bool = True  # does it ever look at ``view.known``? To leave that out saves time
    searches: bool = False  # does it play on in its head? Then it is given ``imagine``

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self.chance = Chance(key_of(f"{seed}/bot {seat}"))
        self.acts = Acts()  # bots at one table may share it: they have all seen the same
        self.eager = False  # does it want to hear of interjections?
        self.compares = True  # does it weigh an act by what else could have been done?
        self.imagine: Imagine | None = None

    @property
    def is_slow(self) -> bool:
        """Does it think so long that nobody should wait for it? (Known once it sits.)"""
        return False

    def sit(self, view: View) -> None:
        """The game begins, or the bot takes over a seat: look around."""

    def choose(self, view: View, ask: Ask) -> Option:
        """Answer the question."""
        raise NotImplementedError

    def glance(self, ask: Ask) -> Option | None:
        """Answer without looking at the table, if that is enough: a view costs time."""
        return None

    @property
    def reason(self) -> Reason | None:
        """Why it gave its latest answer, if it can tell; nothing is worked out before somebody asks."""
        return None

    def interject(self, view: View, ask: Ask, offers: list[Option]) -> Option | None:
        """One of the things it may do besides answering, or None. *ask* may be somebody else's."""
        return None


class RandomBot(Bot):
    """Any option, all alike."""

    __slots__ = ()

    def __init__(self, seat: int, seed: str) -> None:
        super().__init__(seat, seed)
        self.eager = True

    def choose(self, view: View, ask: Ask) -> Option:
        """Any of them."""
        return ask.options[self.chance.below(len(ask.options))]

    def glance(self, ask: Ask) -> Option | None:
        """Chance needs no view."""
        return ask.options[self.chance.below(len(ask.options))]

    def interject(self, view: View, ask: Ask, offers: list[Option]) -> Option | None:
        """Now and then."""
        at = self.chance.below(8 * len(offers))
        return offers[at] if at < len(offers) else None
