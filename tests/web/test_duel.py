"""The Duel around its table: one click from the home page to the last hit, its end, its replay, its set-up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Guest, resize, settle
from tests.web.player import Mouse
from tests.web.stage import Shown, Stage, find
from tests.web.test_every_page import SMALLEST, fits, untranslated, violations
from tests.web.whole import seated, to_the_end

Open = Callable[..., Guest]
COVERED = """() => [...document.querySelectorAll('[data-at^="plate:"]')].filter((plate) => {
    plate.scrollIntoView({ block: 'nearest' });
    const { left, width, top, height } = plate.getBoundingClientRect();
    return [0.1, 0.9].some((y) => !plate.contains(document.elementFromPoint(left + width / 2, top + height * y)));
}).map((plate) => plate.dataset.at)"""


def is_well(page: Page) -> None:
    """Readable for everybody, in words, and no wider than the window."""
    assert violations(page) == []
    assert untranslated(page) == []
    assert fits(page)


def set_up(page: Page, mode: str) -> None:
    page.wait_for_selector(".sum")
    page.get_by_role("button", name=mode).click()


@pytest.mark.slow
def test_a_whole_duel_with_the_mouse(guest: Open) -> None:
    page = guest(few=True).go()
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_selector(".shell")
    player = Mouse(page, seed=6)
    player.play_on()
    assert player.answers > 0

    expect(page.get_by_role("heading", level=1)).to_have_text(
        "The Lawmen win" if page.locator(".sq.k-law.win").count() else "The Outlaws win"
    )
    expect(page.locator(".sq")).to_have_count(2)
    expect(page.locator(".sq.win")).to_have_count(1)
    expect(page.locator(".sq:not(.win) li:not(.dead)")).to_have_count(0)
    assert page.locator(".sq.win li:not(.dead)").count() > 0
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "true")
    is_well(page)
    resize(page, SMALLEST)
    is_well(page)
    resize(page, DESKTOP)

    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".deck h2")
    page.wait_for_selector(".shell")
    is_well(page)
    steps_through(page)
    resize(page, SMALLEST)
    assert page.evaluate(COVERED) == []
    resize(page, DESKTOP)
    page.go_back()
    page.get_by_role("button", name="Rematch, same seats").click()
    page.wait_for_selector(".q")


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize("size", ["1280x720", "360x740"])
@pytest.mark.parametrize(
    ("mode", "language"),
    [
        ("duel", "en"),
        ("reinforcements", "pl"),
        ("third_squad_law", "it"),
        ("third_squad_outlaws", "ru"),
        ("standoff", "en"),
    ],
)
def test_a_whole_game_of_every_mode(guest: Open, address: str, mode: str, language: str, size: str) -> None:
    page = seated(guest, address, size, language, {"game": "duel", "setup": {"mode": mode}})
    to_the_end(page, size, seed=5)
    expect(page.locator(".sq")).to_have_count(3 if mode == "standoff" else 2)
    expect(page.locator(".sq.win")).to_have_count(1)


def steps_through(page: Page) -> None:
    """From the first frame to the last, through everybody's eyes."""
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for eyes in ("all", "table", "0", "1"):
        page.get_by_role("combobox", name="Seen by").select_option(eyes)
        for at in (0, 1, last // 3, last // 2, last):
            slider.fill(str(at))
            expect(page.locator(".deck .head")).to_contain_text(f"decision {at} of {last}")
            expect(page.locator(".deck h2")).not_to_be_empty()
            assert untranslated(page) == []
        expect(page.locator(".deck h2")).to_contain_text("The game is over")
    page.get_by_role("button", name="Back one turn").click()
    expect(slider).not_to_have_value(str(last))


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("Lawmen against Outlaws", 2), ("Reinforcements", 2), ("Mexican Standoff", 3)],
)
def test_a_table_of_each_kind_is_set_up(guest: Open, mode: str, seats: int) -> None:
    page = guest().go()
    page.get_by_role("link", name="The Duel").click()
    set_up(page, mode)
    page.get_by_role("button", name="One character a side more").click()
    expect(page.locator(".sum dl")).to_contain_text(mode)
    is_well(page)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    expect(page.locator(".room header")).to_contain_text(mode)
    expect(page.locator(".seats li")).to_have_count(seats)
    expect(page.locator(".invite")).to_contain_text(f"Characters per side: {5 if seats == 2 else 4}")
    is_well(page)
    resize(page, PHONE)
    is_well(page)
    page.get_by_role("button", name="Start, bots in the free seats").click()
    page.wait_for_selector(".q")


def test_squads_by_agreement_say_what_is_missing(guest: Open) -> None:
    page = guest(viewport=SMALLEST).go("#/new?game=duel")
    page.get_by_role("switch", name="Squads by agreement").click()
    page.get_by_text("Choose 4 characters for each squad first").wait_for()
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    for squad in page.locator(".cast").all():
        for place in range(4):
            squad.locator(".chip").nth(place).click()
    expect(page.get_by_text("for each squad first")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")


@pytest.mark.parametrize("language", ["en", "ru", "pl", "it"])
def test_setting_up_speaks_the_language_and_fits_a_small_phone(guest: Open, language: str) -> None:
    page = guest(viewport=SMALLEST, language=language).go("#/new?game=duel")
    page.wait_for_selector("#mode")
    settle(page)
    is_well(page)


def test_a_duel_and_a_classic_table_side_by_side_in_the_lobby(guest: Open) -> None:
    for game in ("classic", "duel"):
        page = guest().go(f"#/new?game={game}")
        page.wait_for_selector(".sum")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_selector(".invite")
    page = guest("Otto").go()
    page.get_by_role("group", name="Show").get_by_role("button", name="The Duel").click()
    expect(page.locator(".table").first).to_contain_text("The Duel")
    is_well(page)


def test_who_is_shot_at_is_in_sight_on_a_small_phone(guest: Open) -> None:
    def crowded(shown: Shown) -> bool:
        question = shown["question"]
        mine = shown["view"]["players"][0]["characters"]
        gear = sum(len(one["gear"]) > 0 for player in shown["view"]["players"] for one in player["characters"])
        return (
            bool(question and len(question["options"]) > 2)
            and question["why"] == "hit"
            and len(mine) == 2
            and question["about"]["at"] in [one["place"] for one in mine if not one["front"]]
            and gear > 3
        )

    _, shown = find(3, crowded, "duel", "standoff")
    page = Stage(guest(viewport={"width": 360, "height": 640}, language="ru", touch=True), shown).page
    place = shown["question"]["about"]["at"]
    assert page.evaluate("document.querySelector('.top').scrollHeight > document.querySelector('.top').clientHeight")
    plate = page.locator(f"[data-at='plate:{place}']").bounding_box()
    sheet = page.locator(".sheet").bounding_box()
    assert plate and sheet
    assert plate["y"] + plate["height"] <= sheet["y"] + 1
