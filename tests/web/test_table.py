"""The table itself in moments that are rare in a game: nothing overlaps, is cut or gets lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.browser import PHONE, Guest
from tests.web.stage import Shown, Stage, asked, find
from tests.web.test_every_page import SMALLEST

Open = Callable[..., Guest]


def waits_for_the_store(shown: Shown) -> bool:
    question = shown["question"]
    return bool(question) and question["why"] == "general_store" and not question["options"]


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("viewport", [SMALLEST, PHONE], ids=["small", "phone"])
def test_a_general_store_for_many_fits_a_phone(guest: Open, players: int, viewport: dict[str, int]) -> None:
    language = ["en", "ru", "pl", "it"][players % 4]
    for wanted in (asked("general_store", players), waits_for_the_store):
        stage = Stage(guest(viewport=viewport, language=language, touch=True), find(players, wanted)[1])
        assert stage.trouble() == []
        assert stage.page.locator(".limbo button, .ans button").count() >= len(stage.shown["view"]["limbo"])


def test_a_card_of_somebody_with_many_is_taken_on_a_small_phone(guest: Open) -> None:
    stage = Stage(guest(viewport=SMALLEST, language="pl", touch=True), find(6, asked("take", 5))[1])
    assert stage.trouble() == []
