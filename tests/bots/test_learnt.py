"""Learnt beliefs: all ways to share out the roles, weighed by what everybody saw."""

from __future__ import annotations

import pytest

from sixgun.bots import Acts, make
from sixgun.bots.classic.gunslinger import LORE
from sixgun.bots.classic.learnt import Learnt
from sixgun.bots.classic.lore import SIZE
from sixgun.bots.drive import play
from sixgun.classic.play.life import fall
from sixgun.classic.rules.answers import TAKE
from sixgun.classic.rules.tables import CARD
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.option import NONE
from sixgun.lab.tuning.classic.calibration import calibrate
from sixgun.table import new_game
from tests.bots.test_beliefs import Seats
from tests.bots.test_beliefs import play as card


class LearntSeats(Seats):
    """The same table of seven, with the beliefs of a gunslinger."""

    def learn(self) -> bool:
        if not isinstance(self.beliefs, Learnt):
            self.beliefs = make("gunslinger", self.me, "x").mind.beliefs
        return self.beliefs.learn(self.view, self.acts)


def test_there_is_lore_for_every_usual_table() -> None:
    assert set(LORE) == {4, 5, 6, 7}
    for lore in LORE.values():
        assert len(lore.weights) == SIZE and min(lore.weights) > 0 and 0 < lore.doubt < 0.1 and 0.3 < lore.temper < 1.5


def test_at_first_everybody_is_as_likely() -> None:
    seats = LearntSeats()
    b = seats.beliefs
    for seat in seats.others:
        assert (b.outlaw[seat], b.deputy[seat], b.renegade[seat]) == pytest.approx((0.4, 0.4, 0.2))
    assert b.outlaw[seats.me] == 1.0 and b.deputy[seats.sheriff] == 0.0


def test_who_shoots_the_sheriff_is_an_outlaw() -> None:
    seats = LearntSeats()
    b, shooter, other = seats.beliefs, *seats.others[:2]
    seats.acts.note(shooter, card("bang:AS", seats.sheriff))
    assert seats.learn()
    assert b.outlaw[shooter] > 0.75 and b.deputy[shooter] < 0.1 and b.outlaw[other] < 0.4
    assert not seats.learn()


def test_who_could_shoot_the_sheriff_and_does_not_is_less_likely_an_outlaw() -> None:
    spared, beyond = LearntSeats(), LearntSeats()
    shooter, target = spared.others[:2]
    spared.acts.note(shooter, card("bang:AS", target), 1 << target | 1 << spared.sheriff)
    beyond.acts.note(shooter, card("bang:AS", target), 1 << target)
    spared.learn(), beyond.learn()
    assert spared.beliefs.outlaw[shooter] < 0.25 < beyond.beliefs.outlaw[shooter]


def test_nobody_is_ever_quite_sure() -> None:
    seats = LearntSeats()
    for _ in range(50):
        seats.acts.note(seats.others[0], card("bang:AS", seats.sheriff))
    seats.learn()
    assert 0.9 < seats.beliefs.outlaw[seats.others[0]] < 0.999


def test_my_own_shots_tell_me_nothing() -> None:
    seats = LearntSeats()
    before = seats.beliefs.outlaw[:]
    seats.acts.note(seats.me, card("bang:AS", seats.others[0]))
    seats.learn()
    assert seats.beliefs.outlaw == pytest.approx(before)


def test_helping_somebody_out_of_jail_is_no_attack() -> None:
    seats = LearntSeats()
    helper, jailed = seats.others[:2]
    before = seats.beliefs.outlaw[:]
    seats.acts.note(helper, card("cat_balou:KH", jailed))
    seats.learn()
    assert seats.beliefs.outlaw != pytest.approx(before)
    seats.acts.note(helper, TAKE.of(CARD["jail:JS"], jailed))
    seats.learn()
    assert seats.beliefs.outlaw == pytest.approx(before)


def test_there_are_as_many_of_each_role_as_were_dealt() -> None:
    seats = LearntSeats(DEPUTY)
    b = seats.beliefs
    for n, seat in enumerate(seats.others):
        seats.acts.note(seat, card("bang:AS", seats.sheriff if n % 2 else seats.others[n - 1]))
    seats.learn()
    for chances, count in ((b.outlaw, 3), (b.deputy, 1), (b.renegade, 1)):
        assert sum(chances[seat] for seat in seats.others) == pytest.approx(count)


def test_the_role_of_the_dead_rules_ways_out() -> None:
    seats = LearntSeats(SHERIFF)
    game = seats.table.session.game
    renegade = next(p.seat for p in game.players if p.role == RENEGADE)
    fall(game, renegade, NONE)
    seats.learn()
    b = seats.beliefs
    assert b.renegade[renegade] == 1.0 and all(b.renegade[s] == 0.0 for s in seats.others if s != renegade)


def test_all_bots_at_a_table_share_one_ledger_and_a_copy_goes_its_own_way() -> None:
    table = new_game("classic", 5, seed="ledger", live=False)
    bots = [make("gunslinger", seat, "ledger") for seat in range(5)]
    play(table.session, bots, 120)
    acts = bots[0].acts
    assert len(acts.ledgers) == 1
    other = acts.copy()
    actor = next(p.seat for p in table.session.game.players if p.role == OUTLAW)
    other.note(actor, card("bang:AS", (actor + 1) % 5))
    [mine], [theirs] = acts.ledgers, other.ledgers
    before = mine.total[:]
    theirs.read_on(other)
    assert mine.total == before and theirs.read == mine.read + 1 + len(acts.seats) - mine.read


def test_what_a_bot_believes_does_not_depend_on_when_it_was_asked() -> None:
    early, late = LearntSeats(), LearntSeats()
    for seat in early.others:
        for target in (early.sheriff, early.others[0]):
            if seat != target:
                for seats in (early, late):
                    seats.acts.note(seat, card("bang:AS", target))
                early.learn()
    late.learn()
    assert early.beliefs.outlaw == pytest.approx(late.beliefs.outlaw)


@pytest.mark.parametrize(("players", "bots"), [(5, "gunslinger"), (7, "gunslinger"), (6, "gunslinger/treacherous")])
def test_it_guesses_better_than_one_who_only_counts(players: int, bots: str) -> None:
    """Also at a table of bots that bluff."""
    found = calibrate(players, (bots,), 12, "test")
    assert found.looks > 200 and found.score < 0.75 * found.counting


def test_beliefs_can_be_tried_out_on_games_of_others() -> None:
    own = calibrate(4, ("baseline",), 12, "test")
    learnt = calibrate(4, ("baseline",), 12, "test", watcher="gunslinger")
    assert learnt.score / learnt.looks < 0.8 * own.score / own.looks


def test_without_anything_to_count_on_it_guesses_as_the_baseline_does() -> None:
    table = new_game("classic", 6, options={"six_player_special": True}, seed="six", live=False)
    beliefs = make("gunslinger", 0, "six").mind.beliefs
    assert isinstance(beliefs, Learnt) and beliefs.learn(table.view(0), Acts()) and beliefs.is_guess
