"""Every field of a State is carried over by its copy, and told by its bytes or derived from what is told.

Each field is changed to something it was not; then a copy must have the change, and the bytes must be others.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from sixgun import new_game
from sixgun.classic.game import Classic
from sixgun.classic.rules.tables import CHARACTERS
from sixgun.classic.table.player import Player
from sixgun.classic.table.trays import Tray
from sixgun.duel.game import Duel
from sixgun.kernel.game import Game
from sixgun.kernel.option import PASS

pytestmark = pytest.mark.skipif(
    os.environ.get("SIXGUN_COMPILED") == "1", reason="compiled classes do not name their fields"
)
# not copied: nothing of it is there at a quiescent question, or the reader of a story or a hint is another one
PASSING = {
    Classic: {"story", "hint", "stage", "trays", "waiting", "fallen", "mining", "actor", "figured"},
    Duel: {"story", "hint", "stage", "awake", "ignored", "limbo", "limbo_eyes", "queue", "fell"},
}
# told by other fields: worked out from them, or what the setup says anyway
DERIVED = {
    Classic: {
        *("story", "hint", "stage", "actor", "waiting", "fallen", "mode", "figured", "options", "cast", "everybody"),
        *("eye", "spot", "place", "near", "level", "backward", "kept_board", "force", "silencers", "shifting", "bends"),
        *(
            "minds",
            "open_hands",
            "cards_only",
            "reversed",
            "raises",
            "pile_matters",
            "number",
            "deck_known",
            "parts",
            "first_part",
            "players",
            "chance",
        ),
    },
    Duel: {
        "story",
        "hint",
        "stage",
        "mode",
        "options",
        "circle",
        "standing",
        "traits",
        "chance",
        "pools",
    },  # for redeals
}
APART = {"chance", "parts", "first_part", "players"}  # copied as objects of their own: their own fields are looked at


def fields_of(cls: type) -> list[str]:
    return [name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ())]


def changed(value: Any, name: str = "") -> Any:
    """Something else of the same type; None where that cannot be made up."""
    more = {"table": CHARACTERS[0].listener, "lent": CHARACTERS[0]}
    if name in more:
        return [*value, more[name]]
    if name == "latest":
        return PASS
    if name == "trays":
        return [*value, Tray([], 0)]
    if name in ("doubts", "queue"):  # objects of their own, told one by one: test_redeal looks at them
        return None
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and all(isinstance(one, int) for one in value):
        return [*value, 1]
    if isinstance(value, list) and value:
        return [*value, value[0]]
    if isinstance(value, dict):
        return {**value, 1: next(iter(value.values()), 1)}
    return None


@pytest.fixture(params=["classic", "duel"])
def game(request: pytest.FixtureRequest) -> Game:
    """A table some moves into a game, at a quiescent question."""
    more = {"players": 7, "sets": ("base", "dodge_city", "high_noon")} if request.param == "classic" else {}
    table = new_game(request.param, **more, seed="no field forgotten", live=False)
    session = table.session
    while session.answered <= 40 or not session.ask.quiescent:
        seat = next(seat for seat in range(session.game.seats) if session.choices(seat))
        session.answer(seat, session.choices(seat)[-1])
    return session.game


def test_a_copy_has_every_field(game: Game) -> None:
    for name in fields_of(type(game)):
        if name in PASSING[type(game)] | APART:
            continue
        before = getattr(game, name)
        other = changed(before, name)
        if other is not None:
            setattr(game, name, other)
        expected = getattr(game, name)
        assert getattr(game.copy(), name) == expected, f"a copy has no {name}"
        setattr(game, name, before)


def test_every_field_is_told_by_the_bytes(game: Game) -> None:
    usual = game.to_bytes()
    looked_at = 0
    for name in fields_of(type(game)):
        if name in DERIVED[type(game)]:
            continue
        before = getattr(game, name)
        other = changed(before, name)
        assert other is not None or name in ("doubts", "queue"), f"{name}: say here how it is changed"
        if other is None:
            continue
        setattr(game, name, other)
        assert game.to_bytes() != usual, f"the bytes do not tell {name}"
        setattr(game, name, before)
        looked_at += 1
    assert looked_at > 15


def test_a_player_has_every_field_copied_and_told(game: Game) -> None:
    if not isinstance(game, Classic):
        return
    usual = game.to_bytes()
    player = game.players[0]
    for name in ("person", "role", "life", "max_life", "alive", "hand", "in_play", "reserve", "lent", "marks"):
        before = getattr(player, name)
        setattr(player, name, changed(before, name))
        assert getattr(game.copy().players[0], name) == getattr(player, name), f"a copied player has no {name}"
        assert game.to_bytes() != usual, f"the bytes do not tell a player's {name}"
        setattr(player, name, before)
    told = {"seat", "character"}  # in each player's line from the beginning
    assert set(Player.__slots__) == told | {"person", "role", "life", "max_life", "alive", "hand", "in_play"} | {
        "reserve", "lent", "marks"
    }  # fmt: skip
