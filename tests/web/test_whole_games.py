"""Whole classic games against bots, from the home page to the last card: with the mouse, with a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Guest
from tests.web.player import Finger, Mouse

pytestmark = pytest.mark.slow
Open = Callable[..., Guest]


def ends_well(page: Page) -> None:
    """The end of a game: all roles, a winner, a fair deal, a replay."""
    expect(page.locator("h1")).not_to_be_empty()
    expect(page.locator(".cards > li")).to_have_count(4)
    assert page.locator(".cards > li.win").count() >= 1
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "true")
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()


def test_with_the_mouse(guest: Open) -> None:
    page = guest().go()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".shell")
    player = Mouse(page, seed=4)
    player.play_on()
    assert player.answers > 0
    ends_well(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".shell")


def test_on_a_phone_with_a_finger(guest: Open) -> None:
    page = guest(viewport=PHONE, touch=True).go()
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_selector(".shell.phone")
    player = Finger(page, seed=6)
    player.play_on()
    assert player.answers > 0
    ends_well(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
