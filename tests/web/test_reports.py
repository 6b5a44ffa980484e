"""Reporting a problem from a game being played, and from one that has stopped."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browser import PHONE, Guest
from tests.web.test_every_page import SMALLEST, fits, violations

Open = Callable[..., Guest]


def send_report(page: Page) -> None:
    page.get_by_label("What went wrong?").fill("Nothing, but <b>thank you</b>.")
    page.get_by_label("How to reach you").fill("marta@example.org")
    with page.expect_response("**/api/reports") as answer:
        page.get_by_role("button", name="Send the report").click()
    assert answer.value.status == 201 and answer.value.json().keys() == {"id"}
    expect(page.get_by_role("status").filter(has_text="Thank you")).to_contain_text(answer.value.json()["id"])


def test_a_problem_is_reported_without_leaving_the_game(guest: Open) -> None:
    page = guest().go()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".shell")
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What went wrong?").fill("w ? l c 1")  # keys of the table are letters here
    expect(page.get_by_label("What went wrong?")).to_have_value("w ? l c 1")
    assert violations(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    send_report(page)
    assert violations(page) == []


def freeze(socket: WebSocketRoute) -> None:
    """A server at which every table has met an error."""
    server = socket.connect_to_server()

    def change(message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        if '"type":"state"' not in text:
            socket.send(re.sub(r'"status":"\w+"', '"status":"frozen"', text))

    server.on_message(change)


def test_a_game_that_has_stopped_says_so_and_is_reported(guest: Open) -> None:
    one = guest()
    one.page.route_web_socket("**/ws/**", freeze)
    page = one.go()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="This game has stopped")).to_be_visible()
    page.get_by_label("What went wrong?").wait_for()
    assert violations(page) == []
    page.set_viewport_size(SMALLEST)  # type: ignore[arg-type]
    assert fits(page)
    send_report(page)
