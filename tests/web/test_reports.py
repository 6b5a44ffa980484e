"""Reporting a problem from a game being played, from one that has stopped, and what people say or do there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browser import PHONE, Guest, resize
from tests.web.test_every_page import SMALLEST, fits, violations
from tests.web.test_together import open_a_table

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
    resize(page, PHONE)
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
    resize(page, SMALLEST)
    assert fits(page)
    send_report(page)


def complain(page: Page, why: str) -> dict[str, object]:
    """Send what the dialog asks for; what the server was told."""
    dialog = page.get_by_role("dialog", name=re.compile("^Report "))
    assert violations(page) == []
    dialog.get_by_label("What is wrong with it?").fill(why)
    with page.expect_response("**/api/reports") as answer:
        dialog.get_by_role("button", name="Send the report").click()
    assert answer.value.status == 201
    expect(dialog.get_by_role("status")).to_contain_text(answer.value.json()["id"])
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    sent = json.loads(answer.value.request.post_data or "{}")
    return {name: sent[name] for name in ("about", "moment", "member")}


@pytest.mark.parametrize("size", [None, SMALLEST], ids=["desktop", "phone"])
def test_words_and_people_are_reported_from_the_chat_and_from_the_seat(
    guest: Open, size: dict[str, int] | None
) -> None:
    host, friend = guest("Marta", viewport=size, touch=size is not None), guest("Ivan")
    code = open_a_table(host, bots=2)
    theirs = friend.go(f"#/t/{code}")
    theirs.get_by_role("button", name="Sit down", exact=True).click()
    theirs.get_by_role("button", name="I am ready").click()
    theirs.get_by_role("textbox", name="Say something").fill("You rotten egg")
    theirs.keyboard.press("Enter")
    expect(theirs.get_by_role("log")).to_contain_text("You rotten egg")
    expect(theirs.get_by_role("button", name="Report what")).to_have_count(0)  # nobody reports themselves

    page = host.page
    page.get_by_role("button", name="Report what Ivan said").click()
    told = complain(page, "It hurts.")
    assert told["about"] == "chat" and told["member"]

    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".shell")
    seat = page.locator("[data-box^='seat ']", has_text="Ivan").locator("[data-at^='seat:']")
    page.keyboard.press("s")
    page.keyboard.press(str(1 + int((seat.first.get_attribute("data-at") or "").removeprefix("seat:"))))
    page.get_by_role("button", name="Report Ivan").click()
    expect(page.get_by_label("What is it about?").locator("option")).to_have_count(2)
    assert complain(page, "They hold every answer back.") == {"about": "name", "moment": 0, "member": told["member"]}
    expect(page.locator(".seatsheet")).to_be_visible()
