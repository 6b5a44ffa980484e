"""What every classic table promises, whatever sets, options, mode or series: looked at after every answer."""

from __future__ import annotations

import random

from sixgun.classic.rules.hooks import HOOKS
from sixgun.classic.series.series import table_of
from sixgun.classic.table.force import Ears
from sixgun.classic.table.state import HOLDER, State
from sixgun.kernel.option import NONE, SPEAK
from sixgun.table import Table, replay

LONGEST = 6000  # answers of one game
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
        (f.reach, f.closer, f.farther, f.bang_limit, f.minds, heard(f.ears), [ability.id for ability in f.table.row])
        for f in game.force
    ]


def heard(ears: Ears) -> dict[int, list[str]]:
    """Who listens to what."""
    return {hook: [ability.id for ability in ears.listeners(hook)] for hook in range(len(HOOKS))}


def shown(table: Table, eyes: int) -> tuple[object, object]:
    """What those eyes see of the table and of the open question. A redeal has no past: nothing can be taken back."""
    found = table.show(eyes)
    question = found["question"]
    return found["view"], question and {**question, "can_take_back": None}


class Promises:
    """One table under watch. *fork*, *redeal*: how often a copy is made and looked at, as a share of the answers."""

    def __init__(self, table: Table, dice: random.Random, fork: float = 0.02, redeal: float = 0.02) -> None:
        self.table = table
        self.dice = dice
        self.fork = fork
        self.redeal = redeal
        self.number = NONE  # the game of a series
        self.begun = 0  # the answers before it
        self.cards: list[int] = []
        self.changed = 0  # redeals that are another game

    def check(self) -> None:
        """Everything, before the next answer."""
        game = table_of(self.table.session.game)
        if game.number != self.number:
            self.number, self.cards, self.begun = game.number, cards_of(game), self.table.session.answered
        assert cards_of(game) == self.cards, "cards were lost or doubled"
        assert self.table.session.answered - self.begun < LONGEST, "a game without end"
        self.check_knowledge(game)
        self.check_question(game)
        if self.dice.random() < self.fork:
            self.check_fork()
        if self.dice.random() < self.redeal:
            self.check_redeal()

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
        seats = range(self.table.seats)
        talkers = [seat for seat in seats if session.minds_speech(seat)]
        if talkers and self.dice.random() < 0.1:
            session.answer(self.dice.choice(talkers), SPEAK)
            return
        who = self.dice.choice([seat for seat in seats if session.choices(seat)])
        self.table.answer(who, self.dice.choice(self.table.choices(who)))

    def play_out(self) -> None:
        """To the end, and once more from the record."""
        while not self.table.over:
            self.check()
            self.step()
        assert self.table.result is not None, "over, but nobody has won"
        assert not table_of(self.table.session.game).waiting, "over, but a rule waits, and keeps the game in memory"
        again = replay(self.table.record().to_json(), live=self.table.session.game.story is not None)
        assert again.fingerprint() == self.table.fingerprint() and again.result == self.table.result
        assert again.show(0) == self.table.show(0), "the record tells another story"
