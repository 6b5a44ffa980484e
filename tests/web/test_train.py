"""The Great Train Robbery at the table: the track, what can be paid, taking a wagon, and whole games with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Guest, settle
from tests.web.stage import Shown, Stage, asked, find
from tests.web.test_every_page import untranslated, violations
from tests.web.walk import LANGUAGES, SETS, TRAIN, is_touch, viewport
from tests.web.whole import sit_down, to_the_end

Open = Callable[..., Guest]
SIZES = ("1440x900", "1280x720", "820x1180", "360x740")


def state(wanted: Callable[[Shown], Any], players: int = 5) -> Shown:
    """A moment of seat 0 at a table with the train."""
    return find(players, lambda shown: bool(wanted(shown)), sets=TRAIN)[1]


def opened(guest: Open, shown: Shown, size: str = "1280x720", **how: Any) -> Stage:
    stage = Stage(guest(viewport=viewport(size), touch=is_touch(size), **how), shown)
    stage.page.wait_for_selector("[data-engine]")
    return stage


def takes(shown: Shown) -> list[Shown]:
    """The wagons that can be taken, each for its price and before oneself."""
    options = shown["question"]["options"] if shown["question"] else []
    return [one for one in options if one.get("ability") == "rob" and "target" not in one]


def choice(shown: Shown) -> bool:
    """One wagon can be paid, another stands at a station and cannot."""
    train, own = shown["view"]["train"], shown["view"].get("own_train")
    paired = [station for station in train["stations"] if station]
    return asked("play", 2)(shown) and bool(takes(shown)) and not set(paired) <= set(own["affordable"])


@pytest.mark.parametrize("size", SIZES)
def test_the_track_tells_prices_what_can_be_paid_and_what_the_locomotive_does(guest: Open, size: str) -> None:
    shown = state(choice)
    train = shown["view"]["train"]
    page = opened(guest, shown, size).page
    expect(page.locator("[data-station]")).to_have_count(len(train["path"]))
    names = page.locator("[data-station] .sr").all_inner_texts()
    assert all("price:" in name and ("you can pay" in name or "you cannot pay" in name) for name in names)
    payable = [name for name in names if "you can pay" in name]
    assert len(payable) == len(shown["view"]["own_train"]["affordable"])
    assert page.locator(".track [data-legal]").count() == len({one["card"] for one in takes(shown)})
    expect(page.locator("[data-end]")).to_contain_text(f"in {train['end'] - train['at']} stop")
    expect(page.locator("[data-engine]")).to_have_attribute("data-engine", train["side"])
    expect(page.locator("[data-engine] .sr")).to_contain_text("moves on at the start of")
    assert not violations(page)
    page.locator("[data-engine]").click()
    sheet = page.get_by_role("dialog", name="All about the train")
    expect(sheet.locator("section")).to_have_count(1 + len(train["wagons"]))
    expect(sheet.locator("li")).to_have_count(len(train["path"]))
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", ("1280x720", "360x740"))
def test_a_wagon_is_taken_by_a_click_on_it(guest: Open, size: str) -> None:
    shown = state(choice)
    take = takes(shown)[0]
    stage = opened(guest, shown, size)
    stage.page.locator(f".track [data-at='card:{take['card']}']").click()
    stage.page.locator(".q .pri").click()
    assert stage.answers() == [take["key"]]


def test_a_wagon_that_cannot_be_paid_says_why(guest: Open) -> None:
    shown = state(choice)
    view = shown["view"]
    dear = next(
        wagon
        for wagon, station in zip(view["train"]["wagons"], view["train"]["stations"], strict=True)
        if station and station not in view["own_train"]["affordable"]
    )
    stage = opened(guest, shown)
    stage.page.locator(f".track [data-at='card:{dear}']").click()
    settle(stage.page)
    [asks] = [one for one in stage.heard if one["type"] == "why_not"]
    assert asks["card"] == dear
    reason = {"reason": "cannot_afford", "args": {}, "rule": "TR-GET-3"}
    stage.send({"type": "why_not", "id": asks["id"]} | reason)
    expect(stage.page.get_by_text("You cannot pay the price of this station with that.")).to_be_visible()


def test_a_price_is_paid_card_by_card_with_the_train_in_sight(guest: Open) -> None:
    shown = state(asked("price", 3))
    stage = opened(guest, shown, "360x740")
    page = stage.page
    expect(page.locator(".q h2")).to_contain_text("Which card do you pay for the wagon with?")
    expect(page.locator(".track")).to_be_in_viewport()
    hand = next(one for one in shown["question"]["options"] if one["card"] in shown["view"]["hand"])
    page.locator(f".hand [data-at='card:{hand['card']}']").tap()
    page.locator(".q .pri").tap()
    assert stage.answers() == [hand["key"]]


@pytest.mark.parametrize("size", ["1280x720", "820x1180"])
def test_the_next_game_may_have_no_train(guest: Open, size: str) -> None:
    _, after = find(5, asked("play", 2))
    never = places(Stage(guest(viewport=viewport(size), touch=is_touch(size)), after).page)
    stage = opened(guest, state(choice), size)
    stage.shown = after
    stage.games += 1
    stage.send(stage.table())  # the old game is seen for a moment
    settle(stage.page)
    stage.show(after)
    expect(stage.page.locator("[data-engine]")).to_have_count(0)
    assert places(stage.page) == never


def places(page: Page) -> list[Any]:
    """Where everybody sits and what lies in the middle."""
    place = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
    return list(settle(page).locator("[data-box], .pile").evaluate_all(place))


def test_wagons_lie_in_front_of_players_and_are_told_by_their_seat(guest: Open) -> None:
    def owned(shown: Shown) -> list[tuple[int, str]]:
        seats = shown["view"]["players"]
        return [(one["seat"], card) for one in seats[1:] if one["alive"] for card in one["in_play"] if ":" not in card]

    shown = state(lambda shown: asked("play")(shown) and owned(shown))
    seat, wagon = owned(shown)[0]
    page = opened(guest, shown).page
    page.locator(f"[data-at='seat:{seat}']").click(position={"x": 40, "y": 12})
    name = wagon.replace("_", " ").title()
    expect(page.get_by_role("dialog").locator(".card", has_text=name).first).to_be_visible()


def test_the_train_has_its_tile_its_options_and_its_pages(guest: Open) -> None:
    page = guest().go("#/new")
    page.wait_for_selector(".sum")
    page.locator("[data-mixture=train]").click()
    expect(page.get_by_role("switch", name="The Great Train Robbery")).to_have_attribute("aria-checked", "true")
    page = guest().go("#/rulings/mail_car")
    expect(page.locator("main")).to_contain_text("Mail Car")
    page.get_by_role("button", name=re.compile("^Stations 15")).click()
    page.get_by_role("link", name="Crown's Hole").click()
    expect(page.locator(".sign")).to_contain_text("Discard a Beer.")
    assert not untranslated(page)
    assert not violations(page)


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("size", "language", "sets"),
    [
        ("1280x720", "en", TRAIN),
        *(
            pytest.param(size, language, [*SETS, "train_robbery"], marks=pytest.mark.long)
            for size in ("1440x900", "360x740")
            for language in LANGUAGES
        ),
    ],
)
def test_whole_games_with_the_train(guest: Open, address: str, size: str, language: str, sets: list[str]) -> None:
    seated = sit_down(guest, address, size, language, sets, 6 if size == "1440x900" else 4)
    to_the_end(seated, size, seed=11 + ord(language[0]))
