"""Two people with two browsers at one table: invitation, waiting room, chat, the game, the rematch."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Guest
from tests.web.player import LONGEST, Mouse
from tests.web.test_every_page import violations

pytestmark = pytest.mark.slow
Open = Callable[..., Guest]


def open_a_table(host: Guest, bots: int = 2) -> str:
    """Set one up for four with some bots; gives its code."""
    page = host.go("#/new")
    for _ in range(bots):
        page.get_by_role("button", name="Seat a bot").last.click()
        page.locator("ol.seats li.free").last.wait_for()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*")
    expect(page.locator("ol li .who").filter(has_text="Bot")).to_have_count(bots)
    return page.url.rsplit("/", 1)[1]


def take_turns(players: list[Mouse]) -> None:
    """Let both answer as they are asked, until the game is over for both."""
    end = time.monotonic() + LONGEST
    while not all([is_done(player) for player in players]):
        assert time.monotonic() < end, "the game does not end"
        players[0].page.wait_for_timeout(20)


def is_done(player: Mouse) -> bool:
    """Answer, if that is asked for; is the game over?"""
    seen = player.look()
    if seen["asked"] and not seen["over"]:
        player.answer(seen)
    return bool(seen["over"])


def says(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_two_browsers_play_each_other(guest: Open) -> None:
    host, friend = guest("Marta"), guest("Ivan")
    code = open_a_table(host)

    page = friend.go()
    page.get_by_role("button", name="Invitation code").click()
    page.get_by_role("textbox", name="Invitation code").fill(f"{code[:4]} {code[4:8]} {code[8:].lower()}")
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector(".invite")
    page.get_by_role("button", name="Sit down", exact=True).click()

    nasty = "<img src=x onerror=alert(1)> hello"
    says(page, nasty)
    expect(host.page.get_by_role("log")).to_contain_text(nasty)
    page.get_by_role("button", name="I am ready").click()
    expect(host.page.get_by_text("ready", exact=True)).to_be_visible()
    host.page.get_by_role("button", name="Start").click()

    for one in (host, friend):
        one.page.wait_for_selector(".shell")
    players = [Mouse(host.page, 7), Mouse(friend.page, 8)]
    take_turns(players)
    assert all(player.answers for player in players)
    titles = {one.page.locator("h1").inner_text() for one in (host, friend)}
    assert len(titles) == 1
    for one in (host, friend):  # each has drawn the deal with the server, and checks it
        expect(one.page.locator("[data-fair]")).to_have_attribute("data-fair", "true")
        expect(one.page.locator("[data-fair]")).to_contain_text("this device had a share in it")

    host.page.get_by_role("button", name="Rematch").click()
    expect(host.page.get_by_role("button", name="Waiting for the others")).to_be_visible()
    friend.page.get_by_role("button", name="Rematch, same seats (1/2)").click()
    for one in (host, friend):
        one.page.wait_for_selector(".shell")


def test_the_owner_mutes_and_sends_away(guest: Open) -> None:
    host, friend = guest("Marta"), guest("Ivan")
    code = open_a_table(host, bots=0)
    page = friend.go(f"#/t/{code}")
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()

    host.page.get_by_role("button", name="Mute Ivan").click()
    host.page.get_by_role("button", name="Let Ivan speak again").click()
    expect(host.page.get_by_role("button", name="Mute Ivan")).to_be_visible()
    host.page.get_by_role("button", name="Ask Ivan to leave").click()
    host.page.get_by_role("button", name="Yes, send away").click()
    expect(host.page.get_by_text("Ivan", exact=True)).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("sent away")


def test_the_owner_keeps_somebody_out_and_lets_them_in_again(guest: Open) -> None:
    host, friend = guest("Marta"), guest("Ivan")
    code = open_a_table(host, bots=0)
    page = friend.go(f"#/t/{code}")
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()

    host.page.get_by_role("button", name="Send Ivan away and keep them out").click()
    host.page.get_by_role("button", name="Yes, and keep out").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("keeps you out")
    assert violations(page) == []
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("The owner of this table keeps you out.")
    assert violations(host.page) == []
    host.page.get_by_role("button", name="Let Ivan come back").click()
    expect(host.page.get_by_role("button", name="Let Ivan come back")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


def test_somebody_is_sent_away_in_the_middle_of_a_game(guest: Open) -> None:
    host, friend = guest("Marta"), guest("Ivan")
    host.go().get_by_role("button", name="Play now").click()
    host.page.wait_for_selector(".shell")
    page = friend.go(host.page.url.split("/", 3)[3])
    page.wait_for_selector(".shell")
    host.page.get_by_role("button", name="Settings").first.click()
    host.page.get_by_role("button", name="Ask Ivan to leave").click()
    host.page.get_by_role("button", name="Yes, send away").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("sent away")
    expect(host.page.get_by_role("button", name="Ask Ivan to leave")).to_have_count(0)


def test_an_invitation_has_a_link_a_code_and_a_picture(guest: Open) -> None:
    host = guest()
    code = open_a_table(host, bots=1)
    page = host.page
    expect(page.locator(".code")).to_contain_text(code[:4])
    picture = page.get_by_role("img", name="QR code")
    assert picture.evaluate("node => node.complete && node.naturalWidth > 0")
    page.get_by_role("button", name="Copy the invitation").click()
    expect(page.get_by_text("Copied")).to_be_visible()


def test_a_seat_in_a_running_game_is_asked_for(guest: Open) -> None:
    host, friend = guest("Marta"), guest("Ivan")
    code = open_a_table(host)
    host.page.get_by_role("button", name="Start").click()
    host.page.wait_for_selector(".shell")
    page = friend.go(f"#/t/{code}")
    page.wait_for_selector(".shell")
    page.get_by_role("button", name="Watch").first.click()
    page.get_by_role("button", name="Take the seat of").first.click()
    expect(page.get_by_text("You have asked for a seat")).to_be_visible()
    expect(host.page.get_by_text("Ivan asks to take the place of")).to_be_visible()
    assert not violations(host.page)
    host.page.get_by_role("button", name="Agree").click()
    expect(page.get_by_text("You have asked for a seat")).to_be_hidden()
    page.wait_for_selector(".hand, [data-hand], .me")


def test_a_player_is_put_out_by_the_others_together(guest: Open) -> None:
    host = guest("Marta")
    code = open_a_table(host, bots=0)
    friends = [guest(name) for name in ("Ivan", "Olga", "Piotr")]
    for friend in friends:
        page = friend.go(f"#/t/{code}")
        page.get_by_role("button", name="Sit down", exact=True).click()
        page.get_by_role("button", name="I am ready").click()
    expect(host.page.get_by_text("ready", exact=True)).to_have_count(3)
    host.page.get_by_role("button", name="Start").click()
    for voter in (host, friends[0]):
        voter.page.wait_for_selector(".shell")
        voter.page.get_by_role("button", name="Settings").click()
    host.page.get_by_role("button", name="Put Piotr out of the game").click()
    expect(host.page.get_by_role("button", name="Let Piotr stay after all")).to_be_visible()
    friends[0].page.get_by_role("button", name="Put Piotr out of the game (1 of 3 want it)").click()
    expect(friends[2].page.get_by_text("You were sent away from this table")).to_be_visible()
