"""Bots go by strength, or by strength and temperament."""

from __future__ import annotations

import pytest

from sixgun.bots import NAMES, TEMPERAMENTS, default_for, is_bot, make, names_for, parts_of
from sixgun.games import GAMES
from sixgun.kernel.errors import BadSetup


@pytest.mark.parametrize("game", GAMES)
def test_every_strength_of_a_game_sits_down(game: str) -> None:
    names = names_for(game)
    assert {"baseline", "random"} <= set(names) and [n for n in NAMES if n in names] == names
    assert default_for(game) in names
    for name in names:
        assert make(name, 1, "x", game).seat == 1


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@pytest.mark.parametrize("strength", ["gunslinger", "greenhorn"])
def test_a_temperament_makes_another_player(strength: str, temperament: str) -> None:
    assert parts_of(f"{strength}/{temperament}") == (strength, temperament)
    plain, moody = make(strength, 0, "x"), make(f"{strength}/{temperament}", 0, "x")
    assert vars_of(plain.mind.weights) != vars_of(moody.mind.weights)


def vars_of(weights: object) -> dict[str, object]:
    return {name: getattr(weights, name) for name in dir(weights) if not name.startswith("_")}


@pytest.mark.parametrize(
    "name", ["clever", "", "gunslinger/", "gunslinger/sleepy", "baseline/reckless", "random/cautious", "/reckless"]
)
def test_there_is_no_bot_of_another_name(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(BadSetup, match=r"there is no bot .*(the bots are marshal, gunslinger|gunslinger/reckless)"):
        make(name, 0, "x")


def test_a_bot_that_cannot_play_a_game_says_who_can() -> None:
    with pytest.raises(BadSetup, match="the bot 'baseline' does not play the game 'chess'; random can"):
        make("baseline", 0, "x", "chess")
