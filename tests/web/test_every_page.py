"""Every page: without accessibility violations, in both themes, in four languages, down to 360 px."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import AXE, DESKTOP, PHONE, Guest, resize, settle
from tests.web.player import Mouse

Open = Callable[..., Guest]
PAGES = {
    "home": ("#/", "h1"),
    "setup": ("#/new", ".sum"),
    "rulings": ("#/rulings", ".thing"),
    "a card": ("#/rulings/barrel", ".ruling"),
    "a rule": ("#/rulings/CL-PLAY-2", ".lead"),
    "replays": ("#/replay", "h1"),
    "settings": ("#/settings", "h1"),
    "credits": ("#/credits", "h1"),
}
SMALLEST = {"width": 360, "height": 740}


def violations(page: Page) -> list[str]:
    """What axe-core finds."""
    if not settle(page).evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
        ".map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 140)).join(' | ')}`)"
    )
    return list(found)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def untranslated(page: Page) -> list[str]:
    """Text ids shown instead of texts."""
    return re.findall(r"\[[a-z]+(?:-[a-z0-9]+)+(?:\.\w+)?\]", page.locator("body").inner_text())


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(guest: Open, name: str, theme: str) -> None:
    path, ready = PAGES[name]
    page = guest(theme=theme).go(path)
    page.wait_for_selector(ready)
    settle(page)
    assert violations(page) == []


def test_axe_finds_nothing_on_a_small_phone_in_forced_colours(guest: Open) -> None:
    one = guest(viewport=SMALLEST, touch=True, alone=True)
    one.page.emulate_media(forced_colors="active")
    for name, (path, ready) in PAGES.items():
        page = one.go(path)
        page.wait_for_selector(ready, state="attached")
        settle(page)
        assert violations(page) == [], name


@pytest.mark.parametrize("language", ["en", "ru", "pl", "it"])
def test_every_page_speaks_the_language_and_fits_a_small_phone(guest: Open, language: str) -> None:
    one = guest(viewport=SMALLEST, language=language)
    for name, (path, _) in PAGES.items():
        page = one.go(path)
        page.reload()
        page.wait_for_selector("h1, h2", state="attached")
        settle(page)
        assert page.evaluate("document.documentElement.lang") == language
        assert untranslated(page) == [], name
        assert fits(page), name


@pytest.fixture(scope="module")
def played(browser: Browser, address: str) -> Iterator[Guest]:
    """Somebody in the middle of a game."""
    one = Guest(browser, address)
    page = one.go()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".q:not(.idle)")
    yield one
    one.close()


def test_axe_finds_nothing_in_the_waiting_room(guest: Open) -> None:
    page = guest().go("#/new")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    assert violations(page) == []
    resize(page, SMALLEST)
    assert fits(page)


def test_axe_finds_nothing_at_the_table(played: Guest) -> None:
    page = played.page
    assert violations(page) == []
    resize(page, PHONE)
    page.wait_for_selector(".shell.phone")
    assert violations(page) == []
    assert fits(page)
    page.locator("[data-at='seat:1']").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


@pytest.mark.slow
def test_axe_finds_nothing_at_the_end_and_in_the_replay(guest: Open) -> None:
    page = guest().go()
    page.get_by_role("button", name="Watch bots play").click()
    page.wait_for_selector("[data-fair]", timeout=60_000)
    assert violations(page) == []
    resize(page, SMALLEST)
    assert fits(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".deck h2")
    page.wait_for_selector(".shell")
    assert violations(page) == []
    resize(page, DESKTOP)
    assert violations(page) == []


def test_language_theme_and_name_are_remembered(guest: Open) -> None:
    one = guest()
    page = one.go("#/settings")
    page.get_by_role("textbox", name="Name at the table").fill("Giulia")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Noon, light").click()
    page.get_by_role("main").get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Настройки")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Настройки")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert page.get_by_role("link", name="Giulia").count() == 1


def test_the_rulings_are_searched_by_word_and_by_rule(guest: Open) -> None:
    page = guest().go("#/rulings")
    page.wait_for_selector(".thing")
    page.get_by_role("searchbox").fill("dynam")
    page.get_by_role("link", name="Dynamite").first.click()
    expect(page.get_by_role("heading", name="Dynamite")).to_be_visible()
    page.get_by_role("searchbox").fill("CL-PLAY-2")
    page.get_by_role("link", name="CL-PLAY-2").first.click()
    expect(page.locator(".lone")).to_contain_text("one BANG! card")


@pytest.mark.parametrize("path", ["#/rulings/barrel", "#/rulings/duel.nimbleness"])
def test_a_ruling_is_played_at_its_table(guest: Open, path: str) -> None:
    page = guest().go(path)
    page.get_by_role("button", name="Play it").first.click()
    page.wait_for_selector(".q:not(.idle)")
    assert "/t/" in page.url
    Mouse(page, 4).play_on(1)
    page.reload()
    page.wait_for_selector(".shell")


def test_the_way_back_to_the_list_is_a_button_like_others_on_a_phone(guest: Open) -> None:
    page = guest(viewport=SMALLEST).go("#/rulings/barrel")
    back = page.get_by_role("button", name="Back to the list")
    box = back.bounding_box()
    assert box and box["height"] < 60
    back.click()
    expect(page.locator(".thing").first).to_be_visible()


def test_a_client_replaced_meanwhile_is_fetched_anew(guest: Open) -> None:
    one = guest()
    page = one.go()
    page.get_by_role("button", name="Play now").wait_for()
    page.route("**/assets/pages-*.js", lambda route: route.fulfill(status=404), times=1)
    page.get_by_role("link", name="Settings", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    assert any("404" in line for line in one.odd)
    one.odd.clear()


def test_a_first_visit_needs_one_click_and_gives_a_name(guest: Open) -> None:
    one = guest(first_visit=True)
    page = one.go()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".shell")
    page = one.go("#/settings")
    name = page.get_by_role("textbox", name="Name at the table").input_value()
    assert re.fullmatch(r"Guest \d{4}", name)


def test_the_skip_link_leads_to_the_content(guest: Open) -> None:
    page = guest().go("#/credits")
    page.wait_for_selector("h1")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement?.className").startswith("skip")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement?.id") == "content"
    assert page.url.endswith("#/credits")


def test_a_mouse_is_not_needed_to_set_up_a_table(guest: Open) -> None:
    page = guest().go("#/new")
    page.wait_for_selector(".sum")
    switch = page.get_by_role("switch", name="Beginner deck")
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(page.locator(".sum dl")).to_contain_text("Beginner deck")
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".invite")
    expect(page.locator(".invite")).to_contain_text("Beginner deck")


def test_the_player_at_the_table_can_be_read_and_answered(played: Guest) -> None:
    page = played.page
    resize(page, DESKTOP)
    player = Mouse(page, 2)
    player.play_on(1)
    assert player.answers == 1
