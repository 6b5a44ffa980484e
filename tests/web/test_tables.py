"""Before and after a game: setting a table up, who is there, how it ended, and where to find it again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.player import Mouse
from tests.web.test_every_page import violations
from tests.web.test_moments import begin
from tests.web.walk import is_touch, room, trouble, viewport

Open = Callable[..., Guest]
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b")  # an id of the engine


def test_a_table_is_set_up_without_ids_and_with_its_seconds(guest: Open) -> None:
    page = guest().go("#/new")
    page.wait_for_selector(".sum")
    expect(page.get_by_role("radio", name="Blitz")).to_contain_text("10 s + 30 s")
    page.get_by_role("radio", name="Blitz").click()
    expect(page.locator(".sum")).to_contain_text("10 s + 30 s")
    page.get_by_role("radio", name="Brisk").click()
    expect(page.locator("details summary")).to_have_text(re.compile("Base game"))
    page.get_by_role("switch", name="Beginner deck").click()
    expect(page.locator("details summary")).to_contain_text("1 changed")
    assert RAW.findall(page.locator("main, .cols").first.inner_text()) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    expect(page.locator("header", has_text="Blitz")).to_contain_text("10 s + 30 s")
    assert RAW.findall(page.locator(".room").inner_text()) == []


@pytest.mark.parametrize("language", ["pl", "it"])
@pytest.mark.parametrize("size", ["1440x900", "1280x720", "820x1180", "360x740"])
def test_names_of_bots_are_whole_in_the_waiting_room(guest: Open, size: str, language: str) -> None:
    found = list(room(guest(viewport=viewport(size), touch=is_touch(size), language=language), trouble))
    assert not found, "\n".join(found)


def test_axe_finds_nothing_where_bots_wait_in_forced_colours(guest: Open) -> None:
    one = guest(viewport=viewport("1280x720"), alone=True)
    one.page.emulate_media(forced_colors="active")
    assert list(room(one, violations)) == []


def test_the_strength_of_bots_is_explained_and_summed_up(guest: Open) -> None:
    page = guest().go("#/new")
    page.wait_for_selector(".sum")
    expect(page.locator(".sum")).to_contain_text("gunslinger, bots think 1 to 3 s")
    expect(page.locator(".left")).to_contain_text("strong and quick: the usual one")
    page.get_by_role("button", name="greenhorn").click()
    expect(page.locator(".left")).to_contain_text("good to learn against")
    page.get_by_role("radio", name="Instant").click()
    expect(page.locator(".sum")).to_contain_text("greenhorn, bots answer at once")
    mine = page.locator(".seats .me b")
    assert mine.evaluate("(one) => getComputedStyle(one, '::first-letter').textTransform") == "uppercase"


def test_a_side_of_the_duel_is_chosen_and_swapped(guest: Open) -> None:
    one = guest()
    page = one.go("#/new?game=duel")
    page.wait_for_selector(".sum")
    expect(page.locator(".seats li").nth(0)).to_contain_text("leads the Lawmen")
    page.get_by_role("radio", name="Outlaws").click()
    expect(page.locator(".seats li.me")).to_contain_text("leads the Outlaws")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    mine = page.locator(".seats li.mine")
    expect(mine).to_contain_text("leads the Outlaws")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".shell")
    expect(page.locator("[data-action=goal]").first).to_contain_text("Outlaws")


@pytest.mark.parametrize("size", ["1440x900", "360x740"])
def test_a_finished_duel_tells_who_felled_whom_and_can_be_played_again_the_other_way(guest: Open, size: str) -> None:
    one = guest("Guest 2550", few=True, viewport=viewport(size))
    page = one.go()
    begin(page, "Against a bot")
    Mouse(page, seed=3).play_on()
    falls = page.locator(".falls li b")
    assert falls.count() >= 2
    assert any("eliminated" in text for text in falls.all_inner_texts())
    assert "Guest 2550" not in page.locator(".over").inner_text()
    expect(page.locator(".score")).to_contain_text("1")
    page.get_by_role("textbox", name="Say something").fill("Well played")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You Well played")
    page.get_by_role("button", name="Rematch, sides swapped").click()
    page.wait_for_selector(".shell")
    expect(page.locator("[data-action=goal]").first).to_contain_text("Outlaws")


def test_every_game_of_this_browser_is_found_again(guest: Open) -> None:
    page = guest().go()
    begin(page)
    page.wait_for_selector(".q")
    page.goto(page.url.split("#")[0] + "#/replay")
    mine = page.locator("#mine li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("not over yet")
    mine.get_by_role("link", name="Go on").click()
    page.wait_for_selector(".shell")


@pytest.mark.slow
def test_a_game_i_fell_in_and_left_has_its_replay(guest: Open) -> None:
    page = guest().go()
    begin(page)
    Mouse(page, seed=3).play_on()
    page.goto(page.url.split("#")[0] + "#/replay")
    page.locator("#mine").get_by_role("link", name="Open the replay").first.click()
    page.wait_for_selector(".deck h2")


@pytest.mark.parametrize("size", ["1440x900", "820x1180", "360x740"])
def test_open_tables_tell_their_host_and_language(guest: Open, size: str) -> None:
    host = guest("Zofia", language="pl").go("#/new")
    host.get_by_role("button", name="Otwórz stół").click()
    host.wait_for_selector(".invite")
    page = guest(viewport=viewport(size)).go()
    line = page.locator(".table", has_text="Zofia").first
    expect(line).to_contain_text("host: Zofia")
    expect(line).to_contain_text("Polski")


def test_nobody_is_sent_away_by_mistake(guest: Open) -> None:
    host = guest("Marta").go("#/new")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_selector(".invite")
    visitor = guest("Ivan").go("#" + host.url.split("#")[1])
    visitor.get_by_role("button", name="Sit down").click()
    expect(visitor.locator(".seats li.mine")).to_be_visible()
    host.get_by_role("button", name="Ask Ivan to leave").click()
    expect(host.get_by_role("group", name="Send Ivan away?")).to_be_visible()
    host.get_by_role("button", name="No", exact=True).click()
    expect(visitor.locator(".seats li.mine")).to_be_visible()
    host.get_by_role("button", name="Ask Ivan to leave").click()
    host.get_by_role("button", name="Yes, send away").click()
    expect(visitor.get_by_role("heading", name="You were sent away from this table")).to_be_visible()


def test_chart_lines_have_the_colours_of_their_roles(guest: Open) -> None:
    page = guest().go()
    page.get_by_role("button", name="Watch bots play").first.click()  # it may be over before the table is drawn
    page.wait_for_selector("[data-fair]", timeout=60_000)
    colours = page.evaluate(
        "[...document.querySelectorAll('svg .line')].map((one) => [one.classList.contains('k-outlaw')"
        " || one.classList.contains('k-renegade') || one.classList.contains('k-sheriff'),"
        " getComputedStyle(one).stroke])"
    )
    assert len(colours) == 3 and all(role for role, _ in colours)
    assert len({colour for _, colour in colours}) == 3
