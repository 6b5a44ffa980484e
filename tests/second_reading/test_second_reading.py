"""The model of the second reading and the engine agree, and the model would notice if they did not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sixgun.build import build_name
from tests.second_reading.asking import Mismatch
from tests.second_reading.follow import Follow
from tests.second_reading.series import FollowSeries

FOUR = "base,dodge_city,high_noon,fistful,wws_events,wws_characters"
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("base", {}),
    ("base,dodge_city", {"special_characters": True}),
    ("base,high_noon,fistful", {"discard_browsable": True}),
    ("base,dodge_city,train_robbery", {"special_characters": True}),
    (FOUR, {"special_characters": True}),
    (f"{FOUR},train_robbery", {"special_characters": True}),
]


@pytest.mark.parametrize(("sets", "options"), TABLES)
@pytest.mark.parametrize("players", [4, 5, 7, 8])
def test_what_the_specification_says_is_what_happens(sets: str, options: dict[str, Any], players: int) -> None:
    """Questions, options and effects of whole games, predicted from docs/rules."""
    follow = Follow(players, tuple(sets.split(",")), options, f"test-{sets}-{players}")
    follow.follow()
    assert sum(follow.effects.values()) > 300


MODES: list[tuple[int, str, dict[str, Any]]] = [
    (2, "base", {}),
    (2, "base,dodge_city", {"special_characters": True}),
    (5, "base,high_noon", {"character_choice_of_two": True, "variant_no_mercy": True, "variant_ruthless_law": True}),
    (6, FOUR, {"seed_readings": True, "six_player_special": True}),
]


@pytest.mark.parametrize(("players", "sets", "options"), MODES)
def test_modes_and_options_are_played_as_specified(players: int, sets: str, options: dict[str, Any]) -> None:
    """Two characters each, two to choose from, the other readings, the variants of one game."""
    for n in range(2):
        Follow(players, tuple(sets.split(",")), options, f"test-{n}").follow()


@pytest.mark.parametrize("options", [{"variant_hire": True}, {"variant_experience": True, "variant_bounties": True}])
def test_a_series_is_played_and_scored_as_specified(options: dict[str, Any]) -> None:
    """Keepers, auctions, cards bought over, dollars."""
    follow = FollowSeries(4, ("base",), options | {"scoring_series": True}, "test")
    follow.follow()
    assert follow.asked["rehire" if "variant_hire" in options else "experience"]


FAULTS: list[tuple[str, str, object, str]] = [
    ("base.weapons.Schofield.reach", "base", 3, "range"),
    ("base.cards.Stagecoach.effect", "base", lambda self, g, me, card, target: g.draw(me, 3), "revealed beyond"),
    ("high_noon.events.Reverend.forbids", "base,high_noon", lambda self, g, me, face, card: None, "only engine"),
    ("dodge_city.characters.TequilaJoe.tune_healing", "base,dodge_city", lambda self, points, *rest: points, "life"),
]


@pytest.mark.skipif(build_name() == "compiled", reason="compiled classes cannot be changed")
@pytest.mark.parametrize(("where", "sets", "wrong", "noticed"), FAULTS)
def test_a_fault_in_the_engine_is_noticed(
    monkeypatch: pytest.MonkeyPatch, where: str, sets: str, wrong: object | Callable[..., object], noticed: str
) -> None:
    """A wrong range, a card too many, a prohibition ignored, a life point too few."""
    monkeypatch.setattr(f"sixgun.classic.sets.{where}", wrong)
    assert noticed in first_mismatch(tuple(sets.split(",")))


def first_mismatch(sets: tuple[str, ...], games: int = 40) -> str:
    """What the model says of the first game that goes wrong."""
    for n in range(games):
        follow = Follow(5, sets, {}, f"fault-{n}")
        try:
            follow.follow()
        except Mismatch as found:
            return str(found)
    return ""
