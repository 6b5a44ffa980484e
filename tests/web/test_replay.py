"""A finished game, looked at again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import Guest, settle
from tests.web.player import Mouse
from tests.web.stage import recorded
from tests.web.test_every_page import violations
from tests.web.walk import LANGUAGES, LOOKS, REPLAYS, is_touch, viewport

pytestmark = pytest.mark.slow
Open = Callable[..., Guest]


@pytest.fixture(scope="module")
def finished(browser: Browser, address: str) -> Iterator[str]:
    """The id of the replay of a game of bots."""
    one = Guest(browser, address)
    page = one.go()
    page.get_by_role("button", name="Watch bots play").click()
    page.wait_for_selector("[data-fair]", timeout=60_000)
    link = page.get_by_role("link", name="Watch the replay").get_attribute("href") or ""
    one.close()
    yield link.rsplit("/", 1)[1]


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def reaches(page: Page, frame: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(frame))


def opened(guest: Open, finished: str, query: str = "") -> Page:
    page = guest().go(f"#/replay/{finished}{query}")
    page.wait_for_selector(".deck h2")
    return page


def test_step_turn_and_scrub(guest: Open, finished: str) -> None:
    page = opened(guest, finished)
    page.wait_for_selector(".shell")
    assert at(page) == 0
    page.get_by_role("button", name="One step on").click()
    reaches(page, 1)
    page.keyboard.press("ArrowRight")
    reaches(page, 2)
    page.get_by_role("button", name="One turn on").click()
    turn = at(page)
    assert turn > 2
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    reaches(page, turn)
    page.keyboard.press("End")
    last = at(page)
    expect(page.locator(".deck h2")).not_to_be_empty()
    page.get_by_role("slider").fill(str(last // 2))
    reaches(page, last // 2)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Speed 4×").click()
    page.wait_for_function("at => Number(document.querySelector('input[type=range]').value) > at", arg=last // 2)
    page.get_by_role("button", name="Pause").click()


def test_a_link_leads_to_a_moment(guest: Open, finished: str) -> None:
    page = opened(guest, finished, "?at=7")
    reaches(page, 7)


def test_one_seats_eyes_see_one_hand(guest: Open, finished: str) -> None:
    page = opened(guest, finished, "?at=0")  # nobody has learnt anything yet
    page.wait_for_selector(".seat .known")
    page.get_by_role("combobox", name="Seen by").select_option("1")
    expect(page.locator(".seat .known")).to_have_count(0)
    expect(page.locator(".hand-row .card")).not_to_have_count(0)
    page.get_by_role("combobox", name="Seen by").select_option("table")
    expect(page.locator(".hand-row")).to_have_count(0)
    page.get_by_role("combobox", name="Seen by").select_option("all")
    page.wait_for_selector(".seat .known")
    page.get_by_role("button", name="Hands shown").click()
    expect(page.locator(".seat .known")).to_have_count(0)


def test_export_import_verify_and_report(guest: Open, finished: str, tmp_path: Path) -> None:
    page = opened(guest, finished)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["format"] == "sixgun-record"

    page.get_by_role("button", name="Fair deal").click()
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "true")

    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What went wrong?").fill("The Barrel was asked twice.")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()

    page.goto(page.url.split("#")[0] + "#/replay")
    page.get_by_label("Open a record file").set_input_files(file)
    page.wait_for_selector(".deck h2")
    assert finished not in page.url


def test_playing_on_from_a_moment(guest: Open, finished: str) -> None:
    page = opened(guest, finished, "?at=6")
    reaches(page, 6)
    page.get_by_role("button", name="Play on as").click()
    page.wait_for_selector(".q:not(.idle)")
    assert "/t/" in page.url
    expect(page.locator(".shell")).to_contain_text("Practice")
    Mouse(page, seed=3).play_on(2)
    page.reload()
    page.wait_for_selector(".shell")
    expect(page.locator(".shell")).to_contain_text("Practice")


def test_nobody_plays_on_where_the_game_is_over(guest: Open, finished: str) -> None:
    page = opened(guest, finished, "?at=100000")
    expect(page.get_by_role("button", name="Play on as")).to_have_count(0)


@pytest.mark.parametrize(("language", "reason"), [("en", "no record of a game"), ("ru", "не запись партии")])
def test_a_file_that_is_no_record_is_refused_with_a_reason(
    guest: Open, tmp_path: Path, language: str, reason: str
) -> None:
    one = guest(language=language)
    page = one.go("#/replay")
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "something else"}')
    page.locator("#record").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text(reason)
    said = page.get_by_role("alert").inner_text()
    assert language == "en" or not re.search(r"[a-z]{3}", said), said
    one.odd.clear()  # the refusal is what this test is about


UNDER_THE_PANEL = """() => {
    const deck = document.querySelector('.deck').getBoundingClientRect();
    const things = '[data-at^="seat:"], [data-at^="plate:"], .limbo button, .pile, .stack, .disc, .track, .me';
    return [...document.querySelectorAll('main.table :is(' + things + ')')].filter((one) => {
        if (one.closest('.hand, .q') || !one.checkVisibility({ opacityProperty: true })) return false;
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return Math.min(right, deck.right) - Math.max(left, deck.left) > 1.5
            && Math.min(bottom, deck.bottom) - Math.max(top, deck.top) > 1.5;
    }).map((one) => one.dataset.at ?? one.className);
}"""


@pytest.mark.parametrize("size", ["1440x900", "1366x768", "1280x720"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_panel_of_a_replay_covers_nothing_of_the_table(guest: Open, address: str, size: str, language: str) -> None:
    one = guest(viewport=viewport(size), language=language)
    for game, players in (("classic", 4), ("classic", 7), ("duel", 2)):
        page = one.go(f"#/replay/{recorded(address, game, players)}")
        page.reload()
        page.wait_for_selector(".deck h2")
        page.wait_for_selector(".shell")
        last = int(page.get_by_role("slider").get_attribute("max") or 0)
        for at in range(0, last, max(1, last // 12)):
            page.get_by_role("slider").fill(str(at))
            page.wait_for_timeout(60)
            assert page.evaluate(UNDER_THE_PANEL) == [], (game, players, at)


# what of the panel lies beyond the window; two of its lines scroll
BEYOND = """() => [...document.querySelectorAll('.deck, .deck h2, .scrub, .ctls, .ctl, .hand-row')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 0.5)
    .map((one) => one.className || one.tagName)"""


@pytest.mark.parametrize("size", ["820x1180", "390x844", "360x740"])
@pytest.mark.parametrize("table", ["sets 7", "standoff"])
def test_the_panel_of_a_replay_is_no_wider_than_the_window(guest: Open, address: str, size: str, table: str) -> None:
    game, players, how = REPLAYS[table]
    one = guest(viewport=viewport(size), touch=True, language="ru")
    page = one.go(f"#/replay/{recorded(address, game, players, **how)}")
    page.wait_for_selector(".shell")
    page.wait_for_selector(".deck h2")
    page.get_by_role("slider").fill("80")
    assert settle(page).evaluate(BEYOND) == []


@pytest.mark.parametrize(("table", "frame"), [("sets 7", "58"), ("classic 5", "82")])
def test_a_replay_is_in_sight_as_a_whole_on_a_small_phone(guest: Open, address: str, table: str, frame: str) -> None:
    game, players, how = REPLAYS[table]
    one = guest(viewport=viewport("360x740"), touch=True, language="ru")
    page = one.go(f"#/replay/{recorded(address, game, players, **how)}")
    page.wait_for_selector(".shell")
    page.wait_for_selector(".deck h2")
    page.get_by_role("slider").fill(frame)
    me, deck = settle(page).locator("[data-box=me]").bounding_box(), page.locator(".deck").bounding_box()
    assert me and deck and me["y"] + me["height"] <= deck["y"] + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_replay_is_played_with_is_one_line_on_a_small_phone(guest: Open, address: str, language: str) -> None:
    one = guest(viewport=viewport("360x740"), touch=True, language=language)
    page = one.go(f"#/replay/{recorded(address, 'duel', 2)}")
    page.wait_for_selector(".deck h2")
    lines = settle(page).locator(".ctl").first.locator("button")
    middles = lines.evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((b) => b.top + b.height / 2)"
    )
    assert len(middles) == 8 and max(middles) - min(middles) < 3
    inside = lines.last.evaluate("(one) => one.getBoundingClientRect().right <= innerWidth")
    assert inside
    labels = [one.strip() for one in page.locator(".ctl .chip").all_inner_texts()]
    assert all(one[0] == one[0].upper() for one in labels), labels


@pytest.mark.parametrize("table", ["train 7", "duel"])
def test_axe_finds_nothing_in_a_replay_in_forced_colours(guest: Open, address: str, table: str) -> None:
    game, players, how = REPLAYS[table]
    one = guest(viewport=viewport("390x844"), touch=True, alone=True)
    one.page.emulate_media(forced_colors="active")
    page = one.go(f"#/replay/{recorded(address, game, players, **how)}")
    page.wait_for_selector(".shell")
    page.wait_for_selector(".deck h2")
    page.get_by_role("slider").fill("60")
    assert violations(page) == []


def test_three_squads_have_their_room_in_a_replay_on_a_small_phone(guest: Open, address: str) -> None:
    game, players, how = REPLAYS["standoff"]
    one = guest(viewport=viewport("360x740"), touch=True)
    page = one.go(f"#/replay/{recorded(address, game, players, **how)}")
    page.wait_for_selector(".shell")
    page.wait_for_selector(".deck h2")
    page.get_by_role("slider").fill("93")  # a Gatling being resolved
    assert settle(page).evaluate(LOOKS) == []


@pytest.mark.parametrize(
    ("size", "language", "table"),
    [("1280x720", "ru", "duel"), ("1440x900", "ru", "duel"), ("360x740", "it", "two players")],
)
def test_names_are_whole_before_anybody_has_come_into_play(
    guest: Open, address: str, size: str, language: str, table: str
) -> None:
    game, players, how = REPLAYS[table]
    one = guest(viewport=viewport(size), touch=is_touch(size), language=language)
    page = one.go(f"#/replay/{recorded(address, game, players, **how)}")
    page.wait_for_selector(".shell")
    page.wait_for_selector(".deck h2")
    assert settle(page).evaluate(LOOKS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_standings_are_whole_beside_a_log(guest: Open, address: str, language: str) -> None:
    game, players, how = REPLAYS["series"]
    one = guest(viewport=viewport("1180x820"), touch=True, language=language)
    page = one.go(f"#/replay/{recorded(address, game, players, **how)}")
    page.reload()
    page.wait_for_selector(".deck h2")
    page.get_by_role("slider").fill(page.get_by_role("slider").get_attribute("max") or "")
    page.wait_for_selector(".between thead")
    assert settle(page).evaluate(LOOKS) == []
