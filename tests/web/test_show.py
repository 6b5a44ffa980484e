"""Wild West Show at the table: what only its events and characters bring, and whole games with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import Guest, settle
from tests.web.stage import Shown, Stage, asked, find
from tests.web.test_every_page import untranslated, violations
from tests.web.walk import LANGUAGES, SHOW, is_touch, viewport
from tests.web.whole import sit_down, to_the_end

Open = Callable[..., Guest]


def state(wanted: Callable[[Shown], Any], players: int = 5) -> Shown:
    """A moment of seat 0 at a table with the show."""
    return find(players, lambda shown: bool(wanted(shown)), sets=SHOW)[1]


def under(event: str, why: str = "play") -> Callable[[Shown], bool]:
    return lambda shown: asked(why)(shown) and shown["view"]["show"] == event


def opened(guest: Open, shown: Shown, size: str = "1280x720", **how: Any) -> Stage:
    stage = Stage(guest(viewport=viewport(size), touch=is_touch(size), **how), shown)
    stage.page.wait_for_selector(".tick")
    return stage


def test_events_and_characters_are_chosen_separately(guest: Open) -> None:
    page = guest().go("#/new")
    page.wait_for_selector(".sum")
    page.locator("[data-set=wws_events]").get_by_role("switch").click()
    expect(page.locator("[data-set=wws_events]").get_by_role("switch")).to_have_attribute("aria-checked", "true")
    expect(page.locator("[data-set=wws_characters]").get_by_role("switch")).to_have_attribute("aria-checked", "false")
    page.locator("[data-mixture=show]").click()
    expect(page.locator("[data-set=wws_characters]").get_by_role("switch")).to_have_attribute("aria-checked", "true")
    assert not untranslated(page)


@pytest.mark.parametrize("size", ["1280x720", "820x1180", "360x740"])
def test_dorothy_rage_names_a_card_by_its_picture(guest: Open, size: str) -> None:
    shown = state(asked("order_card", 12))
    stage = opened(guest, shown, size)
    page = stage.page
    expect(page.locator(".q h2")).to_contain_text("Dorothy Rage: which card is")
    expect(page.locator(".offer .one")).to_have_count(len(shown["question"]["options"]))
    assert not violations(page)
    last = shown["question"]["options"][-1]
    page.locator(f".offer [data-at='ability:{last['ability']}']").click()
    page.locator(".q .pri").click()
    assert stage.answers() == [last["key"]]


@pytest.mark.parametrize("size", ["1440x900", "360x740"])
def test_roles_dealt_anew_are_told_to_each_with_their_goal(guest: Open, size: str) -> None:
    before = state(lambda shown: asked("play")(shown) and shown["view"]["players"][0]["role"] == "deputy", 6)
    after = before | {"events": [*before["events"], {"number": before["events"][-1]["number"] + 1} | DEALT]}
    after["view"] = before["view"] | {"players": [dict(one) for one in before["view"]["players"]]}
    after["view"]["players"][0]["role"] = "outlaw"
    stage = opened(guest, before, size)
    stage.show(after)
    told = stage.page.locator("[data-announced=roles]")
    expect(told).to_contain_text("You are: Outlaw")
    expect(told).to_contain_text("The Sheriff must die.")
    expect(stage.page.locator("[data-action=goal]").first).to_contain_text("Outlaw")
    assert not violations(stage.page)


DEALT = {"what": "roles", "amount": 5}


def test_the_last_event_changes_everybodys_goal(guest: Open) -> None:
    shown = state(lambda shown: asked("play")(shown) and shown["view"]["players"][0]["role"] == "outlaw")
    shown["view"]["table"].append("ww_wild_west_show")
    shown["view"]["show"] = "ww_wild_west_show"
    page = opened(guest, shown).page
    expect(page.locator("[data-action=goal]").first).to_contain_text("Be the last one alive.")
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("Be the last one alive.")


def test_gag_says_what_a_word_costs_before_it_is_sent(guest: Open) -> None:
    page = (stage := opened(guest, state(under("ww_gag")))).page
    expect(page.locator("[data-speech-rule=costs]")).to_contain_text("you lose 1 life point")
    page.locator("[data-chat]").fill("draw!")
    page.locator(".say button").click()
    assert not [one for one in stage.heard if one["type"] == "chat"]
    page.get_by_role("button", name="Send anyway").click()
    settle(page)
    assert [one["anyway"] for one in stage.heard if one["type"] == "chat"] == [True]


def test_who_changes_seats_sits_elsewhere(guest: Open) -> None:
    shown = state(under("ww_lady_rosa"))
    shown["view"]["circle"] = [0, 2, 1, 3, 4]
    page = opened(guest, shown, "1440x900").page
    boxes = [page.locator(f"[data-at='seat:{seat}']").first.bounding_box() for seat in (2, 1)]
    assert boxes[0] and boxes[1]
    assert (boxes[0]["x"], -boxes[0]["y"]) < (boxes[1]["x"], -boxes[1]["y"])  # the left neighbour is the first
    page.keyboard.press("s")
    page.keyboard.press("2")
    character = shown["view"]["players"][2]["character"].replace("_", " ")
    expect(page.get_by_role("dialog")).to_have_attribute("aria-label", re.compile(character, re.IGNORECASE))


def test_abilities_that_are_lent_are_told_at_the_seat_and_below(guest: Open) -> None:
    shown = state(lambda shown: asked("play")(shown) and shown["view"]["players"][0].get("lent"))
    page = opened(guest, shown).page
    first = shown["view"]["players"][0]["lent"][0].replace("_", " ")
    expect(page.locator(".me .abl")).to_contain_text(re.compile(first, re.IGNORECASE))


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("360x740", "pl"),
        *(
            pytest.param(size, language, marks=pytest.mark.long)
            for size in ("1440x900", "360x740")
            for language in LANGUAGES
            if (size, language) != ("360x740", "pl")
        ),
    ],
)
def test_whole_games_with_the_show(guest: Open, address: str, size: str, language: str) -> None:
    seated = sit_down(guest, address, size, language, SHOW, 6 if size == "1440x900" else 4)
    to_the_end(seated, size, seed=3 + len(size) + ord(language[0]))
