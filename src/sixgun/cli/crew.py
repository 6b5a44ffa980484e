"""The bots in the other seats of a table where one person sits."""

from __future__ import annotations

from sixgun import bots
from sixgun.bots.drive import aims_of, decide, interrupted, is_public, seat_all
from sixgun.kernel.option import Option
from sixgun.table import Table


class Crew:
    """One bot for each seat but the person's. It remembers every public act, so that a move can be taken back."""

    def __init__(self, table: Table, person: int, bot: str, seed: str) -> None:
        self.table = table
        self.person = person
        self.bot = bot
        self.seed = seed
        self.acts: list[tuple[int, int, Option, int, int]] = []  # after how many answers, who, what, to whom else
        self.sit()

    def sit(self) -> None:
        """Take the seats (again) and recall what happened before all eyes."""
        game = self.table.kind.id
        others = [seat for seat in range(self.table.seats) if seat != self.person]
        self.bots = {seat: bots.make(self.bot, seat, self.seed, game) for seat in others}
        seat_all(self.table.session, list(self.bots.values()))
        for act in self.acts:
            self.tell(*act[1:])

    def tell(self, seat: int, option: Option, aims: int, lives: int) -> None:
        """Every bot has seen it; they share one memory."""
        for bot in list(self.bots.values())[:1]:
            bot.acts.note(seat, option, aims, lives)

    def moves(self) -> bool:
        """Let a bot do something, if it is its turn to or if it wants to."""
        session = self.table.session
        ask = session.ask
        if ask is None:
            return False
        if not ask.several and interrupted(session, ask, list(self.bots.values())):
            return True
        for seat in session.asked():
            if seat != self.person:
                self.answer(seat, decide(session, seat, self.bots[seat]))
                return True
        return False

    def answer(self, seat: int, option: Option) -> None:
        """Answer for anybody, the person too, before the eyes of all bots."""
        session = self.table.session
        ask = session.question(seat)
        public = ask is not None and option in ask.options and is_public(ask, option)
        lives = session.game.lives()
        session.answer(seat, option)
        if ask is not None and public:
            self.acts.append((len(session.answers), seat, option, aims_of(ask, option), lives))
            self.tell(*self.acts[-1][1:])

    def take_back(self) -> None:
        """The person takes a move back: the bots forget it."""
        left = self.table.take_back(self.person)
        self.acts = [act for act in self.acts if act[0] <= left]
        self.sit()

    def catch_up(self, answers: list[tuple[int, str]]) -> None:
        """Play the answers of a record, as if they were given now."""
        for seat, key in answers:
            option = next(option for option in self.table.choices(seat) if option.key == key)
            self.answer(seat, option)
