"""A reload in the middle of a question, another device, a look from outside."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import Guest, settle
from tests.web.player import Mouse

pytestmark = pytest.mark.slow
Open = Callable[..., Guest]

SEEN = """() => ({
    hand: [...document.querySelectorAll('.hand button')].map((b) => b.dataset.at),
    question: document.querySelector('.q h2').innerText,
    answers: [...document.querySelectorAll('.q .ans button')].map((b) => b.dataset.action),
})"""


def play_to_a_question(page: Page, answers: int = 4) -> Mouse:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".shell")
    player = Mouse(page, seed=9)
    player.play_on(answers)
    while not player.is_asked() and not player.is_over():
        page.wait_for_timeout(20)
    return player


def real_choice(page: Page, player: Mouse) -> None:
    """Go on to a question of the own turn: it does not answer itself."""
    for _ in range(60):
        if player.is_over() or len(page.evaluate(SEEN)["hand"]) > 1 and player.said().endswith("?"):
            return
        player.play_on(1)
        page.wait_for_timeout(100)


def put_down(page: Page) -> None:
    """A card may be picked up already, and asked for once more: that is the browser's alone."""
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def test_a_reload_in_mid_question_changes_nothing(guest: Open) -> None:
    page = guest().go()
    player = play_to_a_question(page, answers=1)
    settle(page)
    put_down(page)
    before = page.evaluate(SEEN)
    page.reload()
    page.wait_for_selector(".q:not(.idle)")
    settle(page)
    put_down(page)
    assert page.evaluate(SEEN) == before
    player.play_on(2)


def test_the_seat_token_brings_the_seat_to_another_device(guest: Open, browser: Browser) -> None:
    first = guest()
    page = first.go()
    real_choice(page, play_to_a_question(page, answers=1))
    settle(page)
    before = page.evaluate(SEEN)
    tokens = page.evaluate("localStorage['sixgun.tokens']")
    second = guest()
    second.page.add_init_script(f"localStorage['sixgun.tokens'] = {tokens!r}")
    other = second.go()
    other.get_by_role("link", name="Go on").click()
    other.wait_for_selector(".q:not(.idle)")
    settle(other)
    assert other.evaluate(SEEN)["hand"] == before["hand"]


def test_watching_bots_and_being_told_how_it_ends(guest: Open) -> None:
    page = guest().go()
    page.get_by_role("button", name="Watch bots play").click()
    page.wait_for_selector("[data-fair]", timeout=60_000)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.locator(".cards > li")).to_have_count(4)


def test_a_spectator_sees_no_hand(guest: Open) -> None:
    host, visitor = guest("Marta"), guest("Ivan")
    page = host.go()
    play_to_a_question(page, answers=1)
    code = page.url.rsplit("/", 1)[1]
    seen = visitor.go(f"#/t/{code}")
    seen.wait_for_selector(".shell")
    assert seen.locator(".hand button").count() == 0
    answers = seen.locator(".q .ans button").evaluate_all("all => all.map((one) => one.dataset.action)")
    assert set(answers) <= {"take-seat", "watch-next"}


def test_a_table_that_is_not_there(guest: Open) -> None:
    visitor = guest()
    page = visitor.go("#/t/NOWHERE23456")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    visitor.odd.clear()  # the refusals are what this test is about
