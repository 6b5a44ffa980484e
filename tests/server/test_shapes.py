"""What the games show is of the shape TypeScript is told: no key missing, none that is not named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sixgun import open_table
from sixgun.classic.sets import SETS as classic_sets
from sixgun.duel.options import MODES
from sixgun.kernel.chance import Chance, key_of
from sixgun.server.protocol import shapes

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("classic", {"players": 7}),
    ("classic", {"players": 5, "sets": [*classic_sets]}),
    ("classic", {"players": 4, "options": {"special_characters": True, "character_choice_of_two": True}}),
    ("classic", {"players": 2}),
    ("classic", {"players": 3}),
    ("classic", {"players": 6, "options": {"six_player_special": True}}),
    ("classic", {"players": 4, "options": {"scoring_series": True, "variant_hire": True, "variant_experience": True}}),
    *(("duel", {"mode": mode}) for mode in MODES),
]
TYPES: dict[str, dict[str, Any]] = {
    "classic": {
        "view": shapes.GameView,
        "question": shapes.ClassicQuestion | None,
        "events": list[shapes.ClassicEvent],
        "result": shapes.ClassicResult | None,
    },
    "duel": {
        "view": shapes.GameView,
        "question": shapes.DuelQuestion | None,
        "events": list[shapes.DuelEvent],
        "result": shapes.DuelResult | None,
    },
}


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=lambda each: str(each))
def test_a_game_is_shown_in_the_shapes_that_are_named(game: str, setup: dict[str, Any]) -> None:
    for seed in range(4):
        table = open_table(game, setup, f"shapes {seed}")
        chance = Chance(key_of(f"shapes {seed}"))
        told = 0
        while True:
            for seat in (-1, 0, 1):
                shown = table.show(seat, told)
                for name, kind in TYPES[game].items():
                    assert msgspec.to_builtins(msgspec.convert(shown[name], kind)) == shown[name]
                own = table.session.view(seat).own_dict()
                assert msgspec.to_builtins(msgspec.convert(own, shapes.OwnView)) == own
            if table.over:
                break
            told += len(shown["events"])
            seat = table.asked[0]
            options = table.question(seat).options
            table.answer(seat, options[chance.below(len(options))])
