"""Drives one game: the only place where rules are advanced and answers recorded."""

from __future__ import annotations

from _blake2 import blake2b

from sixgun.kernel.ask import Ask, Rule, Together, number_parts, refresh
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import GameOver, IllegalAnswer
from sixgun.kernel.game import Deal, Game, View
from sixgun.kernel.hints import Callable, Final
from sixgun.kernel.history import Mark, Past
from sixgun.kernel.option import NONE, PASS, SPEAK, Option

TRIES: Final = 50  # redeals, until one fits the open question


class Session:
    """One game being played. Live sessions also tell the story and allow a move to be taken back."""

    __slots__ = (
        "game", "ask",
        "_past", "_seats", "_answers", "_rule", "_send", "_interlude", "_paused", "_keep", "_start", "_snap",
        "_deals", "_live", "_marks", "_shift",
    )  # fmt: skip

    def __init__(self, game: Game, live: bool = False, parent: Session | None = None) -> None:
        self.game = game
        self.ask: Ask | None = None
        self._interlude: Rule | None = None
        self._paused: Ask | None = None
        self._keep = False  # somebody forks: keep the snapshot fresh
        self._live = live
        self._marks: list[Mark] = []
        self._deals: list[tuple[int, Deal]] = []  # redeals since the snapshot, and after how many answers since
        self._seats: list[int] = []  # who answered since the snapshot ...
        self._answers: list[Option] = []  # ... what
        if parent is None:
            self._past: Past | None = None  # the answers before it: with the setup, all of them are the record
            self._start = self._snap = game.copy()
            self._shift = 0  # added to the number of answers: the number of the open question
        else:
            self._past = parent._past
            self._start = parent._start
            self._snap = parent._snap  # shared: nobody ever changes a snapshot
            self._shift = parent._shift
        if live and game.story is None:
            game.story = []
        self._rule: Rule = game.rule()
        self._send: Callable[[Option], Ask] = self._rule.send  # looked up once for all answers
        self._resume(None)

    # -- questions ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.ask is None

    @property
    def number(self) -> int:
        """The number of the open question: a late answer carries an old one and is refused."""
        return NONE if self.ask is None else self.ask.number

    @property
    def answered(self) -> int:
        """How many answers have been given."""
        return len(self._answers) + (0 if self._past is None else self._past.count)

    @property
    def answers(self) -> list[Option]:
        """All answers given so far: with setup and seed, this is the record."""
        found: list[Option] = self._answers[:]
        past = self._past
        while past is not None:
            found = past.answers + found
            past = past.before
        return found

    @property
    def last_answer(self) -> Option:
        """The answer given last."""
        if self._answers:
            return self._answers[-1]
        assert self._past is not None
        return self._past.answers[-1]

    @property
    def seats(self) -> list[int]:
        """Who gave them."""
        found: list[int] = self._seats[:]
        past = self._past
        while past is not None:
            found = past.seats + found
            past = past.before
        return found

    def question(self, seat: int) -> Ask | None:
        """What *seat* itself is being asked, if anything."""
        ask = self.ask
        if isinstance(ask, Together):
            place = ask.place(seat)
            return None if place == NONE else ask.asks[place]
        return ask if ask is not None and ask.seat == seat else None

    def asked(self) -> list[int]:
        """The seats the table is waiting for."""
        ask = self.ask
        if isinstance(ask, Together):
            return [part.seat for i, part in enumerate(ask.asks) if ask.chosen[i] is None]
        return [] if ask is None else [ask.seat]

    def interjections(self, seat: int) -> list[Option]:
        """One interjection at a time: nobody interrupts the paying of a cost."""
        ask = self.ask
        return [] if ask is None or self._interlude is not None else self.game.interjections(seat, ask)

    def choices(self, seat: int) -> list[Option]:
        """Everything *seat* may answer right now."""
        own = self.question(seat)
        return ([] if own is None else own.options) + self.interjections(seat)

    # -- answers --------------------------------------------------------------------------------

    def answer(self, seat: int, what: Option | str, number: int = NONE) -> None:
        """Take one answer; refuse it, changing nothing, if it is not among the seat's choices now."""
        ask = self.ask
        if number != NONE and (ask is None or number != ask.number_for(seat)):
            now = NONE if ask is None else ask.number_for(seat)
            raise IllegalAnswer(f"question {number} is no longer open; the open one is {now}", [])
        option = what if isinstance(what, Option) else self._named(seat, what)
        if ask is not None and ask.seat == seat:
            for legal in ask.options:
                if legal is option:
                    self._seats.append(seat)
                    self._answers.append(option)
                    self._resume(option)
                    return
        if ask is None or not (self._join(ask, seat, option) or self._interject(ask, seat, option)):
            raise self._refusal(seat, option.key)

    def minds_speech(self, seat: int) -> bool:
        """Would the rules mind, here and now, that *seat* says something? Then its ``speak`` is an answer."""
        return self.ask is not None and self._interlude is None and self.game.minds_speech(seat)

    def _interject(self, ask: Ask, seat: int, option: Option) -> bool:
        """Something a seat may do at any time: the open question waits."""
        if option is SPEAK and self.minds_speech(seat):
            interlude = self.game.speech(seat, ask)
            self._marks = []  # a word once spoken is not taken back
        elif option in self.interjections(seat):
            interlude = self.game.interject(seat, option)
        else:
            return False
        self._seats.append(seat)
        self._answers.append(option)
        self._paused = ask
        self._interlude = interlude
        self._resume(None)
        return True

    def _join(self, ask: Ask, seat: int, option: Option) -> bool:
        """One part of a question to several seats: the rule goes on when the last one is in."""
        if not isinstance(ask, Together):
            return False
        place = ask.place(seat)
        if place == NONE or option not in ask.asks[place].options:
            return False
        self._seats.append(seat)
        self._answers.append(option)
        if ask.goes_on_at(place, option, self._shift + len(self._answers)):
            return True
        if ask.complete:
            self._resume(PASS)
        return True

    def _named(self, seat: int, key: str) -> Option:
        for option in self.choices(seat):
            if option.key == key:
                return option
        if key == SPEAK.key:
            return SPEAK
        raise self._refusal(seat, key)

    def _refusal(self, seat: int, key: str) -> IllegalAnswer:
        if self.ask is None:
            return IllegalAnswer("the game is over: no question is open", [])
        if not 0 <= seat < self.game.seats:
            return IllegalAnswer(f"there is no seat {seat}: seats are 0 to {self.game.seats - 1}", [])
        legal = [o.key for o in self.choices(seat)]
        if not legal:
            waiting = " and ".join(f"seat {s}" for s in self.asked())
            return IllegalAnswer(f"seat {seat} is not being asked; the table waits for {waiting}", legal)
        return IllegalAnswer(f"seat {seat} may answer {', '.join(legal)}; not {key!r}", legal)

    def _resume(self, option: Option | None) -> None:
        while True:
            try:
                if self._interlude is not None:
                    ask = next(self._interlude) if option is None else self._interlude.send(option)
                else:
                    ask = next(self._rule) if option is None else self._send(option)
            except StopIteration:
                paused = self._paused
                if self._interlude is None or paused is None:
                    self.ask = None
                    return
                self._interlude = self._paused = None
                ask = paused  # the interjection is over: put the question again, afresh
                ask.options = ask.list_options()
            except GameOver:
                after = self._end()
                if after is None:
                    self.ask = None
                    return
                ask = after
            if ask.options:
                self.ask = ask
                ask.number = self._shift + len(self._answers)
                if ask.several:
                    number_parts(ask)
                if self._keep or self._live:
                    self._note(ask)
                return
            option = PASS  # nothing left to choose: it answers itself, and the rule looks again

    def _end(self) -> Ask | None:
        """The game is over. If an interjection ended it, the rule hears of it where it waits: a series goes on."""
        if self._interlude is None:
            return None
        self._interlude = self._paused = None
        try:
            return self._rule.throw(GameOver())
        except (GameOver, StopIteration):
            return None

    def _note(self, ask: Ask) -> None:
        """What is kept of a question put: a snapshot to fork from, a mark to return to."""
        if ask.quiescent and self._interlude is None:
            if self._keep:
                self._take_snapshot()
            if self._live:
                self._mark(ask)
        elif self._marks and self._marks[-1].seat != ask.seat:
            self._marks = []

    # -- copies, records ------------------------------------------------------------------------

    def _take_snapshot(self) -> None:
        assert self.ask is not None
        self._snap = self.game.copy()
        self._snap.hint = None if self.ask.several else self.ask.options
        self._deals = []
        if self._answers:
            self._past = Past(self._past, self._seats, self._answers)
            self._shift += len(self._answers)
            self._seats = []
            self._answers = []

    def fork(self) -> Session:
        """An independent copy: the last quiescent snapshot, played on by the answers since."""
        if not self._keep:  # who forks once will fork again: from now on keep the snapshot fresh
            self._keep = True
            if self.ask is not None and self.ask.quiescent and self._interlude is None and not self._half_answered():
                self._take_snapshot()
            else:
                walker = self._branch(True)
                self._snap, self._deals = walker._snap, walker._deals
                self._past, self._shift = walker._past, walker._shift
                self._seats, self._answers = walker._seats, walker._answers
        return self._branch(False)

    def trial(self) -> Session:
        """A copy to try one answer on: where the State is all there is, no snapshots are kept for it from now on."""
        if self.ask is None or self.ask.several or not self.ask.quiescent or self._interlude is not None:
            return self.fork()
        game = self.game.copy()
        game.hint = self.ask.options
        return Session(game, False, self)

    def _half_answered(self) -> bool:
        """Have some, but not all, of those asked at once answered? No State knows that."""
        return isinstance(self.ask, Together) and self.ask.begun

    def _branch(self, keep: bool) -> Session:
        other = Session(self._snap.copy(), False, self)
        other._keep = keep
        deals = self._deals
        for i, option in enumerate(self._answers):
            if deals:
                other._lay_out_at(i, deals)
            other.answer(self._seats[i], option)
        if deals:
            other._lay_out_at(len(self._answers), deals)
        return other

    def redeal(self, seat: int, chance: Chance) -> Session:
        """A fork whose hidden things are drawn anew, consistently with what *seat* knows."""
        return self.imagined(seat, chance) or self.fork()

    def imagined(self, seat: int, chance: Chance, roles: list[int] | None = None) -> Session | None:
        """The same, with *roles* as given; None, and never the truth, if no deal was found that fits the question."""
        other = self.fork()
        at = len(other._answers)
        for _ in range(TRIES):  # who is paying a price holds something to pay with
            other._lay_out_at(at, [(at, other.game.deal_anew(seat, chance, roles))])
            if other.ask is None or other.ask.options:
                return other
        return None

    def _lay_out_at(self, number: int, deals: list[tuple[int, Deal]]) -> None:
        for at, deal in deals:
            if at == number:
                self.game.lay_out(deal)
                self._deals.append((at, deal))
                for ask in (self.ask, self._paused):
                    if ask is not None:
                        refresh(ask)

    def start(self) -> Game:
        """The game as it was set up, ready to be played again."""
        return self._start.copy()

    # -- taking back ----------------------------------------------------------------------------

    def _mark(self, ask: Ask) -> None:
        disclosed = self.game.disclosed()
        if self._marks and (self._marks[-1].seat != ask.seat or self._marks[-1].disclosed != disclosed):
            self._marks = []
        self._marks.append(Mark(self.answered, ask.seat, disclosed))

    def back_to(self, seat: int) -> int:
        """How many answers would be left if *seat* took its last move back; NONE if it may not."""
        if self.ask is not None and self.ask.seat == seat and self._unseen():
            for mark in reversed(self._marks):
                if mark.seat == seat and mark.at < self.answered:
                    return mark.at
        return NONE

    def _unseen(self) -> bool:
        return bool(self._marks) and self.game.disclosed() == self._marks[-1].disclosed

    def take_back(self, seat: int) -> int:
        """Return *seat* to its last quiescent question; how many answers are left. No rule knows about it."""
        at = self.back_to(seat)
        if at == NONE:
            raise IllegalAnswer(f"seat {seat} has nothing to take back: a card was seen or somebody was asked", [])
        self._rewind(at)
        return at

    def _rewind(self, at: int) -> None:
        """Play the first *at* answers again; question numbers go on, they never come again."""
        number = self.number
        again = Session(self.start(), self._live)
        for seat, option in zip(self.seats[:at], self.answers[:at], strict=True):
            again.answer(seat, option)
        self.game, self.ask, self._marks = again.game, again.ask, again._marks
        self._past, self._seats, self._answers = None, again._seats, again._answers
        self._rule, self._send = again._rule, again._send
        self._interlude, self._paused = again._interlude, again._paused
        self._keep = False
        self._snap, self._deals = self._start, []
        self._shift = number + 1 - at
        if self.ask is not None:
            self.ask.number = number + 1
            number_parts(self.ask)

    # -- looking --------------------------------------------------------------------------------

    def view(self, seat: int = NONE, known: bool = True) -> View:
        """What *seat* (NONE: a spectator) may know; without *known*, nothing of hidden cards it has learnt."""
        return self.game.view(seat, known)

    @property
    def result(self) -> dict[str, object] | None:
        """Who won; None while the game goes on."""
        return self.game.result() if self.ask is None else None

    def why_not(self, seat: int, card: str, target: int = NONE) -> dict[str, object] | None:
        """The reason why playing *card* (at *target*) is not offered to *seat*; None if it is."""
        return self.game.why_not(self.question(seat), seat, card, target)

    def fingerprint(self) -> str:
        """Equal for equal games at equal questions, on every build."""
        ask = self.ask
        parts = [] if ask is None else ask.asks if isinstance(ask, Together) else [ask]
        open_ = [f"{part.seat} {part.why} {[o.key for o in part.options]}" for part in parts]
        if isinstance(ask, Together):
            open_ += ["" if option is None else option.key for option in ask.chosen]
        return blake2b(self.game.to_bytes() + repr(open_).encode(), digest_size=16).hexdigest()
