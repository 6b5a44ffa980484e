"""Without motion: whole games with the system's wish for less of it, and with the speed of animations set to off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.browser import PHONE, Guest, settle
from tests.web.player import Mouse

pytestmark = pytest.mark.slow
Open = Callable[..., Guest]
WATCH = """
    window.moved = {};
    const note = (what) => (window.moved[what] = (window.moved[what] ?? 0) + 1);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        note(`animate ${this.className}`);
        return animate.apply(this, how);
    };
    addEventListener('animationstart', (event) => note(`animation ${event.animationName}`), true);
    addEventListener('transitionrun', (event) => note(`${event.propertyName} of ${event.target.className}`), true);
"""


def play(one: Guest, button: str, seed: int, until: str = "") -> Any:
    """A whole game from the home page on, or until something of that name has moved; what has moved at the table."""
    one.page.add_init_script(WATCH)
    page = one.go()
    page.get_by_role("button", name=button).click()
    page.wait_for_selector(".shell")
    settle(page)
    page.evaluate("window.moved = {}")
    moved: dict[str, int] = {}
    player = Mouse(page, seed)
    for _ in range(400):
        player.play_on(1)
        if player.is_over():
            break
        moved |= page.evaluate("window.moved")
        if until and any(what.startswith(until) for what in moved):
            return moved
    assert player.is_over() and player.answers > 3
    return moved


@pytest.mark.parametrize("button", ["Play now", "Play against a bot"])
@pytest.mark.parametrize(
    "how",
    [
        pytest.param({"motion": False, "speed": 1}, marks=pytest.mark.long),
        {"motion": True, "speed": 0},
        {"motion": False, "speed": 2, "viewport": PHONE},
    ],
    ids=["less", "off", "less-phone"],
)
def test_a_whole_game_is_played_and_nothing_moves(guest: Open, button: str, how: dict[str, Any]) -> None:
    assert play(guest(few=True, **how), button, 11) == {}


def test_with_motion_things_do_move(guest: Open) -> None:
    moved = play(guest(motion=True, speed=2), "Play against a bot", 12, until="animate fl")
    assert any(what.startswith("animate fl") for what in moved)
