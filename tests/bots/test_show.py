"""The baseline bot at the Wild West Show: it uses what is new there, and sensibly."""

from __future__ import annotations

import pytest

from sixgun.bots import make
from sixgun.bots.drive import decide
from sixgun.rulings.format import parse_ruling
from sixgun.rulings.runner import lay_out
from sixgun.rulings.words import Stage

TABLE = """
id = "position"
title = "A position"
game = "classic"
covers = []
[table]
sets = ["base", "dodge_city", "wws_characters", "wws_events"]
{table}
seats = [{seats}]
[[case]]
steps = "? not over"
"""
SEEDS = range(12)


def position(table: str, *seats: str) -> Stage:
    """A table as a ruling lays it out."""
    text = TABLE.format(table=table, seats=", ".join(f"{{ {seat} }}" for seat in seats))
    ruling = parse_ruling(text, "position.toml")
    return lay_out(ruling, ruling.cases[0])


def answers(stage: Stage, name: str) -> list[str]:
    """What bots of several tempers answer there."""
    seat = stage.seat(name)
    found = []
    for seed in SEEDS:
        bot = make("baseline", seat, f"temper {seed}")
        bot.sit(stage.session.view(seat))
        found.append(decide(stage.session, seat, bot).key)
    return found


def test_lee_van_kliff_repeats_a_stagecoach_at_once() -> None:
    stage = position(
        'turn = "A"',
        'name = "A", role = "outlaw", character = "lee_van_kliff", hand = "stagecoach bang:2C mustang"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    assert set(answers(stage, "A")) == {"play stagecoach:9S"}
    stage.session.answer(0, "play stagecoach:9S")
    assert all(key.startswith("use lee_van_kliff bang:") for key in answers(stage, "A"))


def test_flint_westwood_gives_a_poor_card_to_a_foe() -> None:
    """A Deputy never trades with the Sheriff."""
    stage = position(
        'turn = "A"\ndiscard = "9S"',
        'name = "A", role = "deputy", character = "flint_westwood", hand = "saloon stagecoach:9S#2 missed"',
        'name = "B", role = "sheriff", hand = "beer missed"', 'name = "C", role = "outlaw", hand = "beer bang"',
        'name = "D", role = "outlaw", dead = true', 'name = "E", role = "renegade"',
    )  # fmt: skip
    stage.session.answer(0, "play stagecoach:9S#2")
    found = [key for key in answers(stage, "A") if key.startswith("use flint_westwood")]
    assert len(found) > len(SEEDS) / 2
    assert all(key.endswith("> P2") and "beer" not in key for key in found)


def test_flint_westwood_does_not_trade_one_for_one_for_ever() -> None:
    """[WW-C-14] with ``ww_flint_unlimited``"""
    stage = position(
        'turn = "A"\noptions = { ww_flint_unlimited = true }',
        'name = "A", role = "outlaw", character = "flint_westwood", hand = "missed"',
        'name = "B", role = "sheriff", hand = "beer"', 'name = "C", role = "outlaw"', 'name = "D"',
    )  # fmt: skip
    assert not [key for key in answers(stage, "A") if key.startswith("use flint_westwood")]


def test_dorothy_rage_sets_one_foe_on_another() -> None:
    stage = position(
        'turn = "A"\nshow = "ww_dorothy_rage"',
        'name = "A", role = "sheriff"',
        'name = "B", role = "outlaw", dead = true', 'name = "C", role = "outlaw"', 'name = "D", role = "renegade"',
    )  # fmt: skip
    found = answers(stage, "A")
    assert found.count("pass") < len(SEEDS) / 2
    order = next(key for key in found if key != "pass")
    stage.session.answer(0, order)
    assert set(answers(stage, "A")) == {"order bang"}
    stage.session.answer(0, "order bang")
    other = {"use ww_dorothy_rage > P2": "choose P3", "use ww_dorothy_rage > P3": "choose P2"}[order]
    assert set(answers(stage, "A")) == {other}


@pytest.mark.parametrize("show", ["ww_wild_west_show", "ww_gag"])
def test_a_deputy_shoots_at_the_sheriff_only_when_everybody_is_alone(show: str) -> None:
    stage = position(
        f'turn = "A"\nshow = "{show}"',
        'name = "A", role = "deputy", hand = "bang"', 'name = "B", role = "sheriff", life = 1',
        'name = "C", role = "outlaw", dead = true', 'name = "D", role = "outlaw", dead = true',
        'name = "E", role = "renegade", play = "mustang"',
    )  # fmt: skip
    alone = show == "ww_wild_west_show"
    assert all(key.endswith("> P1") == alone for key in answers(stage, "A"))


@pytest.mark.parametrize("show", ["ww_miss_susanna", "ww_gag"])
def test_for_miss_susanna_it_plays_what_it_would_keep(show: str) -> None:
    """A weapon that reaches no farther than the one it has."""
    stage = position(
        f'turn = "A"\nshow = "{show}"',
        'name = "A", role = "outlaw", hand = "schofield missed missed", play = "remington"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    plays = sum(key != "pass" for key in answers(stage, "A"))
    assert plays > len(SEEDS) / 2 if show == "ww_miss_susanna" else plays == 0


def test_lady_rosa_makes_a_foe_miss_a_turn() -> None:
    """Not a friend: the Deputy sits left of the Sheriff."""
    seats = ('name = "A", role = "{}"', 'name = "B", role = "{}"', 'name = "C"', 'name = "D", role = "outlaw"')
    for right, me, used in (("sheriff", "outlaw", True), ("sheriff", "deputy", False)):
        five = (*seats, 'name = "E", role = "renegade"') if me == "deputy" else seats
        stage = position('turn = "B"\nshow = "ww_lady_rosa"', five[0].format(right), five[1].format(me), *five[2:])
        assert all((key == "use ww_lady_rosa > P0") == used for key in answers(stage, "B"))


def test_youl_grinner_is_given_the_worst_card_by_a_foe() -> None:
    stage = position(
        'start = "A"',
        'name = "A", role = "sheriff", character = "youl_grinner"',
        'name = "B", role = "outlaw", hand = "gatling dynamite beer"', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    assert set(answers(stage, "B")) == {"give dynamite:2H > P0"}
