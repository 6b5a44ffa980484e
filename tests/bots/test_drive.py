"""The loops that let bots play."""

from __future__ import annotations

import pytest

from sixgun.bots import Bot, make
from sixgun.bots.bot import ENOUGH
from sixgun.bots.drive import decide, play, play_at_random, seat_all
from sixgun.kernel.option import PASS
from sixgun.table import new_game
from tests.bots.seats import any_table, crew


class Counting(Bot):
    """A bot of somebody else's: it takes the last option and counts how often it is asked."""

    def __init__(self, seat: int, seed: str) -> None:
        super().__init__(seat, seed)
        self.asked = 0

    def choose(self, view, ask):
        assert view.viewer == self.seat and len(ask.options) > 1
        self.asked += 1
        return ask.options[-1]


def test_a_bot_is_not_asked_when_there_is_nothing_to_choose_and_told_what_all_see() -> None:
    table = new_game("classic", 4, seed="counting", live=False)
    bots = [Counting(seat, "x") for seat in range(4)]
    made = play(table.session, bots, 300)
    assert made == len(table.session.answers)
    assert 0 < sum(bot.asked for bot in bots) < made
    plays = [option for option in table.session.answers if option.key.startswith("play ") and option.target >= 0]
    assert len(plays) > 5 and set(plays) <= set(bots[0].acts.options)
    assert len(bots[0].acts.seats) == len(bots[0].acts.options)


def test_random_players_end_their_games_and_interject() -> None:
    interjected = 0
    for number in range(60):
        table = any_table(number)
        made = play_at_random(table.session, f"{number}", 10_000)
        assert table.over and made == len(table.session.answers)
        interjected += sum(option.key == "use sid_ketchum" for option in table.session.answers)
    assert interjected > 0


def test_random_bots_play_at_one_table_with_others() -> None:
    for number in range(20):
        table = any_table(number)
        bots = crew(table)
        bots[::2] = [make("random", bot.seat, "mixed") for bot in bots[::2]]
        play(table.session, bots, 10_000)
        assert table.over


def test_a_limit_stops_a_game() -> None:
    for limit in (0, 1, 25):
        table = any_table(0)
        assert play(table.session, crew(table), limit) == limit == len(table.session.answers)
        table = any_table(0)
        assert play_at_random(table.session, "x", limit) == limit


def test_one_bot_can_be_asked_for_one_seat() -> None:
    table = any_table(0)
    seat = table.asked[0]
    bot = crew(table)[seat]
    option = decide(table.session, seat, bot)
    assert option in table.choices(seat)


def test_sid_ketchum_patches_himself_up() -> None:
    used = 0
    for number in range(80):
        table = any_table(number)
        play(table.session, crew(table), 10_000)
        used += sum(option.key == "use sid_ketchum" for option in table.session.answers)
    assert used > 10


@pytest.mark.parametrize("name", ["baseline", "gunslinger", "greenhorn"])
def test_a_bot_ends_a_turn_that_would_never_end(name: str) -> None:
    """Panic! at Suzy Lafayette, Stagecoach, Panic! …: with the whole deck in hand a turn has no end of its own."""
    table = new_game("classic", 4, seed="for ever", live=False)
    bots = [make(name, seat, "for ever") for seat in range(4)]
    seat_all(table.session, bots)
    while (ask := table.session.ask) is not None and not (ask.why == "play" and len(ask.options) > 2):
        table.session.answer(ask.seat, decide(table.session, ask.seat, bots[ask.seat]))
    assert ask is not None
    bot = bots[ask.seat]
    card = next(option for option in ask.options if option is not PASS)
    for _ in range(ENOUGH - 1):
        bot.acts.note(ask.seat, card)
    assert not bot.acts.is_full_of(ask.seat)
    bot.acts.note(ask.seat, card)
    assert decide(table.session, ask.seat, bot) is PASS
    ask.options = [option for option in ask.options if option is not PASS]  # Law of the West binds
    tried = set()
    for _ in ask.options:
        tried.add(bot.choose(table.view(ask.seat), ask))
        bot.acts.note(ask.seat, card)
    assert tried == set(ask.options), "what must be played comes to its turn"
