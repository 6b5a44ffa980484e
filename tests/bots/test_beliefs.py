"""Beliefs about roles come from what everybody saw."""

from __future__ import annotations

import pytest

from sixgun.bots import Acts
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.beliefs import Beliefs
from sixgun.bots.classic.weights import WEIGHTS
from sixgun.classic.play.life import fall
from sixgun.classic.rules.answers import TAKE
from sixgun.classic.rules.tables import CARD, PRINTED
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.option import NONE
from sixgun.table import new_game


def play(card: str, target: int = -1):
    number = CARD[card]
    return PRINTED[number].face.plays.of(number, target)


class Seats:
    """A table of seven, seen by its first Outlaw."""

    def __init__(self, role: int = OUTLAW) -> None:
        self.table = new_game("classic", 7, seed="beliefs", live=False)
        players = self.table.session.game.players
        self.me = next(p.seat for p in players if p.role == role)
        self.sheriff = next(p.seat for p in players if p.role == SHERIFF)
        self.others = [p.seat for p in players if p.seat not in (self.me, self.sheriff)]
        self.beliefs = Beliefs(WEIGHTS)
        self.acts = Acts()
        self.learn()

    def learn(self) -> bool:
        return self.beliefs.learn(self.view, self.acts)

    @property
    def view(self):
        return self.table.view(self.me)


def test_at_first_everybody_is_as_likely() -> None:
    seats = Seats()
    b = seats.beliefs
    for seat in seats.others:
        assert (b.outlaw[seat], b.deputy[seat], b.renegade[seat]) == pytest.approx((0.4, 0.4, 0.2))
    assert b.outlaw[seats.me] == 1.0 and b.deputy[seats.sheriff] == 0.0


def test_who_shoots_the_sheriff_is_an_outlaw() -> None:
    seats = Seats()
    b, shooter, other = seats.beliefs, *seats.others[:2]
    seats.acts.note(shooter, play("bang:AS", seats.sheriff))
    assert seats.learn()
    assert b.outlaw[shooter] > 0.65 and b.deputy[shooter] < 0.05
    assert b.outlaw[other] < 0.4 < b.deputy[other]
    assert not seats.learn()


def test_who_shoots_an_outlaw_is_the_law() -> None:
    seats = Seats()
    b, shooter = seats.beliefs, seats.others[0]
    for _ in range(2):
        seats.acts.note(shooter, play("bang:AS", seats.me))
    seats.learn()
    assert b.deputy[shooter] > 0.6 > 0.2 > b.outlaw[shooter]


def test_taking_a_card_says_less_than_a_shot() -> None:
    shot, theft = Seats(), Seats()
    shot.acts.note(shot.others[0], play("bang:AS", shot.sheriff))
    theft.acts.note(theft.others[0], play("panic:JH", theft.sheriff))
    for seats in (shot, theft):
        seats.learn()
    assert 0.4 < theft.beliefs.outlaw[theft.others[0]] < shot.beliefs.outlaw[shot.others[0]]


def test_helping_somebody_out_of_jail_is_no_attack() -> None:
    seats = Seats()
    b, helper, jailed = seats.beliefs, *seats.others[:2]
    seats.acts.note(helper, play("cat_balou:KH", jailed))
    seats.acts.note(helper, TAKE.of(CARD["jail:JS"], jailed))
    seats.learn()
    assert b.acts == []
    seats.acts.note(helper, play("cat_balou:KH", jailed))
    seats.acts.note(helper, TAKE.of(CARD["barrel:QS"], jailed))
    seats.learn()
    assert len(b.acts) == 1


def test_there_are_as_many_of_each_role_as_were_dealt() -> None:
    seats = Seats(DEPUTY)
    b = seats.beliefs
    for n, seat in enumerate(seats.others):
        seats.acts.note(seat, play("bang:AS", seats.sheriff if n % 2 else seats.others[n - 1]))
    seats.learn()
    for chances, count in ((b.outlaw, 3), (b.deputy, 1), (b.renegade, 1)):
        assert sum(chances[seat] for seat in seats.others) == pytest.approx(count, abs=0.15)
    for seat in seats.others:
        assert b.outlaw[seat] + b.deputy[seat] + b.renegade[seat] == pytest.approx(1)


def test_a_revealed_role_puts_old_acts_in_a_new_light() -> None:
    seats = Seats(SHERIFF)
    game = seats.table.session.game
    b = seats.beliefs
    deputy = next(p.seat for p in game.players if p.role == DEPUTY)
    shooter = next(p.seat for p in game.players if p.role == OUTLAW)
    seats.acts.note(shooter, play("bang:AS", deputy))
    seats.learn()
    before = b.outlaw[shooter]
    fall(game, deputy, NONE)
    seats.learn()
    assert b.deputy[deputy] == 1.0 and b.outlaw[shooter] > before + 0.05


def test_the_heat_follows_the_role() -> None:
    heat = {}
    for role in (SHERIFF, DEPUTY, OUTLAW, RENEGADE):
        seats = Seats(role)
        bot = Baseline(seats.me, "heat")
        bot.mind.think(seats.view, bot.acts)
        heat[role] = bot.mind.heat[seats.sheriff]
    assert heat[DEPUTY] < -1 and heat[RENEGADE] < -1 and heat[OUTLAW] > 1 and heat[SHERIFF] < -1
