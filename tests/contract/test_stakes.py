"""What an option says of its cost: the life points left are those there are, a warning is never about nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import sixgun
from sixgun.kernel.option import PASS
from sixgun.kernel.show import does_nothing
from sixgun.lab.endure.tables import FOUR, SETS, any_table
from sixgun.table import Table
from tests.contract.test_duel_games import any_table as any_duel

GAMES: list[dict[str, Any]] = [
    {"game": "classic", "players": 4},
    {"game": "classic", "players": 7},
    {"game": "duel", "mode": "duel"},
    {"game": "duel", "mode": "standoff"},
]


def questions(how: dict[str, Any], seeds: int = 6) -> Iterator[tuple[Table, int, dict[str, Any]]]:
    """Every question of some random games, as whoever is asked sees it; the game goes on when the next is wanted."""
    for seed in range(seeds):
        chance = random.Random(seed)
        table = sixgun.new_game(seed=f"stakes {seed}", **how)
        while not table.over:
            seat = table.asked[0]
            shown: dict[str, Any] = table.show(seat)
            yield table, seat, shown
            table.answer(seat, chance.choice(table.choices(seat)).key)


def lives(shown: dict[str, Any], seat: int) -> list[int]:
    player = shown["view"]["players"][seat]
    return [one["life"] for one in player["characters"]] if "characters" in player else [player["life"]]


@pytest.mark.parametrize("how", GAMES, ids=str)
def test_passing_costs_what_is_said(how: dict[str, Any]) -> None:
    said = 0
    for table, seat, shown in questions(how):
        for option in shown["question"]["options"]:
            if "left" not in option or option["left"] == 0:
                continue
            said += 1
            tried = table.fork()
            tried.answer(seat, option["key"])
            while (ask := tried.question(seat)) and ask.why == "divert":
                tried.answer(seat, "pass")
            assert option["verb"] == "pass"
            assert option["left"] in lives(tried.show(seat), seat)
    assert said > 20


@pytest.mark.parametrize("how", GAMES, ids=str)
def test_a_play_that_does_nothing_is_warned_of(how: dict[str, Any]) -> None:
    warned = 0
    for table, seat, shown in questions(how):
        for option in shown["question"]["options"]:
            if option.get("warn") != "nothing":
                continue
            warned += 1
            tried = table.fork()
            tried.answer(seat, option["key"])
            after = tried.show(seat)
            for one, other in zip(shown["view"]["players"], after["view"]["players"], strict=True):
                changed = {key for key in one if one[key] != other[key]}
                assert changed <= ({"hand_size", "hand_backs"} if one["seat"] == seat else set())
            assert len(after["view"]["hand"]) == len(shown["view"]["hand"]) - 1
    assert warned > 0


@pytest.mark.parametrize("seed", range(12))
def test_what_is_not_said_to_may_do_nothing_always_does_something(seed: int) -> None:
    """Only what is marked is tried out before it is offered."""
    table = any_duel(seed) if seed % 3 == 0 else any_table(seed, (FOUR, SETS, ())[seed % 3], live=True)
    chance, marked = random.Random(seed), 0
    for _ in range(400):
        if table.over:
            break
        seat = chance.choice(table.asked)
        ask = table.question(seat)
        for option in ask.options if ask is not None and ask.quiescent else []:
            marked += option.verb.may_do_nothing
            if option is not PASS and not option.verb.may_do_nothing:
                assert not does_nothing(table.session, seat, option), option.key
        table.answer(seat, chance.choice(table.choices(seat)))
    assert marked


def test_a_last_life_that_can_be_saved_is_not_given_up_without_a_word() -> None:
    for how in GAMES:
        for _, _, shown in questions(how):
            options = shown["question"]["options"]
            for option in options:
                if option.get("warn") == "die":
                    assert option["verb"] == "pass"
                    assert len(options) > 1
                if option.get("left") == 0 and len(options) > 1 and how["game"] == "duel":
                    assert option["warn"] == "die"


def aims_at(option: dict[str, Any], players: list[dict[str, Any]]) -> bool:
    """Is it a shot at the last life point of a Sheriff?"""
    target = players[option["target"]] if isinstance(option.get("target"), int) else {}
    return option.get("card", "").startswith("bang:") and target.get("role") == "sheriff" and target.get("life") == 1


def test_felling_the_sheriff_too_early_is_warned_of() -> None:
    """The Renegade who is not alone with him, and whoever is on his side: all win or lose with his last life point."""
    warned = spared = 0
    for table, seat, shown in questions({"game": "classic", "players": 4}, 120):
        players = shown["view"]["players"]
        role = players[seat]["role"]
        for option in shown["question"]["options"]:
            if option.get("warn") == "lose":
                warned += 1
                assert role in ("renegade", "deputy")
                assert ends_badly(table, seat, option["key"])
            elif role == "renegade" and aims_at(option, players) and "warn" not in option:
                spared += 1
                assert not ends_badly(table, seat, option["key"])
            elif role == "outlaw":
                assert option.get("warn") != "lose"
    assert warned > 0
    assert spared > 0


def ends_badly(table: Table, seat: int, key: str) -> bool:
    """Is the game lost, if nobody does anything about that answer?"""
    tried = table.fork()
    tried.answer(seat, key)
    for _ in range(20):
        if tried.over:
            result = tried.result
            assert result is not None
            return seat not in result["winners"]
        other = tried.asked[0]
        if tried.show(other)["question"]["why"] == "play":
            break
        keys = [choice.key for choice in tried.choices(other)]
        tried.answer(other, "pass" if "pass" in keys else keys[0])
    return False
