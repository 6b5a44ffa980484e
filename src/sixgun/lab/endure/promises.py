"""What every classic table promises, whatever sets, options, mode or series: looked at after every answer."""

from __future__ import annotations

import random

from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import HOOKS
from sixgun.classic.series.series import table_of
from sixgun.classic.table.force import Ears
from sixgun.classic.table.state import HOLDER, State
from sixgun.kernel.option import NONE, SPEAK
from sixgun.table import Table, replay

LONGEST = 6000  # answers of one game
INTERRUPT = 0.2  # how often anybody may speak, or do something whatever is asked, as a share of the answers
STEPS = 6  # a copy is played on so far beside its original


def cards_of(game: State) -> list[int]:
    """Every card and wagon of a table, wherever it is."""
    hands = {p.person: p.hand for p in game.players}  # the figures of one person share theirs
    trays = [tray.cards for tray in game.trays]
    piles = [game.deck, game.discards, *trays, *hands.values(), *(p.in_play for p in game.players)]
    piles += [part.cards() for part in game.parts]
    return sorted(card for pile in piles for card in pile)


def sums(game: State) -> list[tuple[object, ...]]:
    """What entering and leaving play keeps up to date: the listeners and the numbers."""
    return [
        (f.reach, f.closer, f.farther, f.bang_limit, f.minds, heard(f.ears), [one.ability.id for one in f.table.row])
        for f in game.force
    ]


def heard(ears: Ears) -> list[list[Ability]]:
    """Who listens to what, by hook."""
    return [[one.ability for one in ears.listeners(hook)] for hook in range(len(HOOKS))]


def shown(table: Table, eyes: int) -> tuple[object, object]:
    """What those eyes see of the table and of the open question. A redeal has no past: nothing can be taken back."""
    found = table.show(eyes)
    question = found["question"]
    return found["view"], {**question, "can_take_back": None} if isinstance(question, dict) else None


class Endless(AssertionError):
    """A game that does not come to its end."""


class Promises:
    """One table under watch. *look*, *fork*, *redeal*: how often everything is looked at, a copy is made and looked at,
    as a share of the answers. That somebody is asked who can answer is looked at every time."""

    def __init__(
        self, table: Table, dice: random.Random, fork: float = 0.02, redeal: float = 0.02, look: float = 1.0
    ) -> None:
        self.table = table
        self.dice = dice
        self.look = look
        self.fork = fork
        self.redeal = redeal
        self.number = NONE  # the game of a series
        self.begun = 0  # the answers before it
        self.cards: list[int] = []
        self.changed = 0  # redeals that are another game

    def check(self) -> None:
        """Before the next answer."""
        game = table_of(self.table.session.game)
        if game.number != self.number:
            self.number, self.cards, self.begun = game.number, cards_of(game), self.table.session.answered
        if self.table.session.answered - self.begun >= LONGEST:
            raise Endless
        if self.look == 1.0 or self.dice.random() < self.look:
            self.check_table(game)
        if self.dice.random() < self.fork:
            self.check_fork()
        if self.dice.random() < self.redeal:
            self.check_redeal()

    def check_table(self, game: State) -> None:
        """All that lies on it."""
        assert cards_of(game) == self.cards, "cards were lost or doubled"
        self.check_knowledge(game)
        self.check_question(game)

    def check_knowledge(self, game: State) -> None:
        """What is known of a card is where it is."""
        for card, code in game.known.items():
            holder = (code >> HOLDER) - 1
            assert card in (game.deck if holder == NONE else game.players[holder].hand), "knowledge of the wrong holder"

    def check_question(self, game: State) -> None:
        """Somebody is asked who can answer, in so many words; at rest nothing is left over and every sum is right."""
        ask = self.table.session.ask
        assert ask is not None and self.table.asked
        for seat in self.table.asked:
            keys = [option.key for option in self.table.choices(seat)]
            assert keys and len(keys) == len(set(keys)), "no answer, or two alike"
        if ask.quiescent and not ask.several:
            assert not game.waiting and not game.fallen and not game.trays and not game.is_out(ask.seat)
            kept = sums(game)
            game.recount_all()
            assert kept == sums(game), "a sum was not kept"

    def check_fork(self) -> None:
        """A copy is equal, and what is done to it is not done to its table."""
        before = self.table.fingerprint()
        fork = self.table.fork()
        assert fork.fingerprint() == before, "a fork differs"
        for _ in range(STEPS):
            if not fork.over:
                seat = fork.asked[0]
                fork.answer(seat, self.dice.choice(fork.choices(seat)))
        assert self.table.fingerprint() == before, "a fork is not independent"

    def check_redeal(self) -> None:
        """What a seat cannot know changes nothing that it, or a spectator, is shown; the redeal can be played."""
        table = self.table
        seat = self.dice.randrange(table.seats)
        dealt = table.redeal(seat, str(self.dice.random()))
        for eyes in (seat, NONE):
            assert shown(table, eyes) == shown(dealt, eyes), "a redeal is shown otherwise"
        hand = table.view(seat).to_dict()["hand"]
        assert isinstance(hand, list)
        assert [dealt.why_not(seat, card) for card in hand] == [table.why_not(seat, card) for card in hand]
        assert cards_of(table_of(dealt.session.game)) == self.cards
        self.changed += dealt.fingerprint() != table.fingerprint()
        fork = dealt.fork()
        for _ in range(STEPS):
            if not fork.over:
                who = fork.asked[0]
                answer = self.dice.choice(fork.choices(who)).key
                fork.answer(who, answer)
                dealt.answer(who, answer)
                assert fork.fork().fingerprint() == fork.fingerprint() == dealt.fingerprint(), (
                    "a fork of a redeal differs"
                )

    def step(self) -> None:
        """Any answer of anybody who may give one; now and then somebody says something where the rules mind."""
        session = self.table.session
        ask = session.ask
        assert ask is not None
        if self.dice.random() < INTERRUPT:
            seat = self.dice.randrange(self.table.seats)
            if session.minds_speech(seat):
                session.answer(seat, SPEAK)
                return
        else:
            seat = self.dice.choice(self.table.asked) if ask.several else ask.seat
        options = session.choices(seat) or session.choices(seat := self.table.asked[0])
        session.answer(seat, self.dice.choice(options))

    def play_out(self, again: bool = True) -> None:
        """To the end, and *again* from the record."""
        while not self.table.over:
            self.check()
            self.step()
        assert self.table.result is not None, "over, but nobody has won"
        assert not table_of(self.table.session.game).waiting, "over, but a rule waits, and keeps the game in memory"
        assert cards_of(table_of(self.table.session.game)) == self.cards, "cards were lost or doubled"
        if again:
            self.check_record()

    def check_record(self) -> None:
        """The record leads to the same end, and tells the same."""
        again = replay(self.table.record().to_json(), live=self.table.session.game.story is not None)
        assert again.fingerprint() == self.table.fingerprint() and again.result == self.table.result
        assert again.show(0) == self.table.show(0), "the record tells another story"
