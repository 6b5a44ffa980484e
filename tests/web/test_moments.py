"""What surrounds a game: who am I, the pace of bots, being out, my turn, a bot in my seat, the task of a ruling."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Guest, settle, until
from tests.web.player import Mouse
from tests.web.stage import Stage, asked, find, play_out
from tests.web.walk import State, Walk, is_touch, viewport

Open = Callable[..., Guest]
LAPTOP = {"width": 1280, "height": 720}
SMALL = {"width": 360, "height": 740}
SIZES = [DESKTOP, LAPTOP, {"width": 820, "height": 1180}, PHONE, SMALL]


def begin(page: Page, name: str = "Play now") -> None:
    page.get_by_role("button", name=name).first.click()
    page.wait_for_selector(".shell")


def is_dead(shown: dict[str, Any]) -> bool:
    view = shown["view"]
    return bool(not view["players"][0]["alive"] and shown["question"])


# -- who am I? ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_game_begins_with_my_role_and_its_goal(guest: Open, size: dict[str, int]) -> None:
    one = guest(viewport=size, reveal=True)
    page = one.go()
    begin(page)
    told = page.get_by_role("dialog", name=re.compile("You are"))
    expect(told).to_be_visible()
    expect(told.locator(".goal")).not_to_be_empty()
    expect(told.locator(".hints li")).to_have_count(3)
    expect(told.get_by_role("button", name="To the table")).to_be_focused()
    box = told.get_by_role("button", name="To the table").bounding_box()
    assert box and box["y"] + box["height"] <= size["height"]
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    page.reload()
    page.wait_for_selector(".shell")
    page.wait_for_timeout(300)
    expect(told).to_have_count(0)
    page.keyboard.press("g")
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.locator("[data-action=goal]").first.click()
    expect(told).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_my_goal_is_one_tap_away_while_cards_are_offered(guest: Open, size: dict[str, int], players: int) -> None:
    _, shown = find(players, asked("general_store", 2))
    page = Stage(guest(viewport=size), shown).page
    page.locator("[data-action=goal]").first.click()
    expect(page.get_by_role("dialog").locator(".goal")).not_to_be_empty()


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=str)
def test_the_duel_begins_with_the_squad_i_lead(guest: Open, size: dict[str, int]) -> None:
    page = guest(viewport=size, reveal=True).go()
    begin(page, "Against a bot")
    told = page.get_by_role("dialog", name="You lead the Lawmen")
    expect(told.locator(".goal")).to_have_text("Eliminate the whole other squad.")
    told.get_by_role("button", name="To the table").click()
    page.locator("[data-action=goal]").first.click()
    expect(told).to_be_visible()


def test_who_does_not_want_to_be_told_is_not(guest: Open) -> None:
    page = guest(reveal=True).go()
    begin(page)
    page.get_by_role("checkbox", name="Show my role when a game begins").uncheck()
    page.keyboard.press("Escape")
    page.goto(page.url.split("#")[0] + "#/")
    begin(page)
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_have_count(0)


# -- the pace -------------------------------------------------------------------------------------------------------


def test_bots_are_paused_stepped_and_hurried(guest: Open) -> None:
    page = guest(hurried=False).go()
    begin(page, "Watch bots play")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.wait_for_timeout(500)
    log = page.locator(".log li")
    before = log.count()
    page.wait_for_timeout(3000)
    assert log.count() == before
    for _ in range(4):
        page.get_by_role("button", name="One step").click()
        page.wait_for_timeout(150)
    until(lambda: log.count() > before)
    page.get_by_role("radio", name="Instant").click()
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")  # it goes on, and may be over before anybody could pause it again
    page.wait_for_selector("[data-fair]", timeout=60_000)


def test_to_the_end(guest: Open) -> None:
    page = guest(hurried=False).go()
    begin(page, "Watch bots play")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector("[data-fair]", timeout=30_000)


# -- out ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_is_out_has_something_to_do(guest: Open, size: dict[str, int], language: str) -> None:
    _, shown = find(7, is_dead)
    stage = Stage(guest(viewport=size, language=language), shown)
    page = stage.page
    for action in ("fast-forward", "choose-bot", "new-game", "see", "bet-outlaw"):
        button = page.locator(f"[data-action={action}]")
        button.scroll_into_view_if_needed()
        expect(button).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = page.evaluate(
        "[...document.querySelectorAll('.out .btn, .out .chip')]"
        ".filter((b) => b.scrollWidth > b.clientWidth + 1).map((b) => b.textContent)"
    )
    assert cut == []
    page.locator("[data-action=bet-outlaw]").click()
    expect(page.locator(".bet button")).to_have_count(0)
    page.locator("[data-action=choose-bot]").click()
    assert page.locator("[data-action^=sit-]").count() > 0


@pytest.mark.parametrize("size", ["1440x900", "1280x720", "1180x820", "820x1180"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_is_out_reads_how_they_can_still_win(guest: Open, size: str, language: str) -> None:
    state = State("out", find(4, is_dead)[1])
    walk = Walk(guest(viewport=viewport(size), touch=is_touch(size), language=language), state)
    assert walk.trouble(state) == []
    expect(walk.stage.page.locator("[data-action=goal] .short").first).to_be_visible()


# -- what is going on -----------------------------------------------------------------------------------------------


def is_bent(shown: dict[str, Any]) -> bool:
    stage = shown["view"]["stage"]
    return bool(stage and "as" in stage and stage.get("card", "").split(":")[0] != stage["as"])


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=str)
@pytest.mark.parametrize(("game", "players", "mode"), [("classic", 4, None), ("duel", 2, "duel")])
def test_a_card_played_as_another_says_what_as(
    guest: Open, size: dict[str, int], game: str, players: int, mode: str | None
) -> None:
    _, shown = find(players, is_bent, game, mode)
    page = Stage(guest(viewport=size), shown).page
    expect(page.locator(f"[data-as={shown['view']['stage']['as']}]")).to_be_visible()


def test_a_discard_tells_how_many_are_left(guest: Open) -> None:
    _, shown = find(4, lambda shown: asked("discard")(shown) and shown["question"]["about"]["count"] > 1)
    page = Stage(guest(), shown).page
    expect(page.locator(".q h2")).to_contain_text(f"must discard {shown['question']['about']['count']} more cards")


# -- my turn --------------------------------------------------------------------------------------------------------


def test_my_turn_is_told_by_title_icon_and_notice(guest: Open) -> None:
    one = guest(alone=True, notify=True)
    one.context.grant_permissions(["notifications"])
    one.page.add_init_script(
        "window.notices = []; window.Notification = class { static permission = 'granted';"
        " constructor(title, more) { notices.push(title + ': ' + more.body) } close() {} };"
        "Object.defineProperty(document, 'hidden', { get: () => true })"
    )
    page = one.go()
    begin(page)
    page.wait_for_selector(".q:not(.idle)")
    expect(page).to_have_title(re.compile("^● Your (turn|answer) – "))
    assert "icon-asked" in str(page.locator("link[rel=icon]").get_attribute("href"))
    expect(page.locator(".band")).to_be_visible()
    assert re.match("● Your (turn|answer) – .+: .+", page.evaluate("notices[0]"))


TAGGED = """new MutationObserver(() => {
    const [tag, bar] = ['.tag', '.bar'].map((css) => document.querySelector(css)?.getBoundingClientRect().bottom);
    if (tag && bar) window.tagged = [tag, bar];
}).observe(document, { childList: true, subtree: true })"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_that_it_is_my_turn_is_said_above_the_table(guest: Open, size: dict[str, int]) -> None:
    one = guest(viewport=size, language="pl", alone=True)
    one.page.add_init_script(TAGGED)
    _, shown = find(5, asked("play"))
    page = Stage(one, shown).page
    page.wait_for_function("window.tagged")
    tag, bar = page.evaluate("window.tagged")
    assert tag <= bar


def test_a_running_game_is_not_called_a_waiting_room(guest: Open) -> None:
    page = guest(hurried=False).go()
    begin(page, "Watch bots play")
    expect(page).to_have_title("BANG! · Sixgun")


# -- a bot in my seat -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=str)
def test_a_bot_in_my_seat_is_told_and_gives_it_back(guest: Open, size: dict[str, int]) -> None:
    _, shown = find(4, lambda shown: shown["view"]["turn"] == 1)
    stage = Stage(guest(viewport=size), shown)
    page = stage.page
    table = stage.table()
    table["seats"][0]["kept"] = True
    stage.send(table)
    expect(page.get_by_role("heading", name="A bot plays for you")).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    settle(page)
    assert {"type": "ready", "ready": True} in stage.heard
    stage.send(stage.table())
    expect(page.get_by_role("heading", name="A bot plays for you")).to_have_count(0)


# -- the task of a ruling -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=str)
def test_a_ruling_states_its_task_says_when_it_is_solved_and_is_gone(guest: Open, size: dict[str, int]) -> None:
    page = guest(viewport=size).go("#/rulings/barrel")
    page.locator(".ruling", has_text="of no use").get_by_role("button", name="Play it 1").click()
    task = page.get_by_role("region", name="Task")
    expect(task).to_contain_text("A Barrel on clubs, diamonds or spades is of no use")
    expect(task).to_contain_text("Your next step: Play BANG!")
    for _ in range(6):
        if "Solved" in task.inner_text():
            break
        page.locator(".hand button").first.click()
        page.locator(".q .ans button.btn:not([data-action=back])").first.click()
        page.wait_for_timeout(400)
    expect(task).to_contain_text("Solved")
    task.get_by_role("button", name="Back to the rules").click()
    page.wait_for_selector(".ruling")
    page.goto(page.url.split("#")[0] + "#/")
    page.wait_for_selector(".open")
    page.wait_for_timeout(500)
    expect(page.get_by_role("link", name="Go on")).to_have_count(0)


@pytest.mark.slow
def test_whoever_falls_among_bots_is_shown_the_end_at_once(guest: Open) -> None:
    page = guest().go()
    begin(page)
    player = Mouse(page, seed=4)
    player.play_on()
    assert player.is_over()


@pytest.mark.parametrize(("game", "players"), [("classic", 4), ("duel", 2)])
def test_the_end_tells_what_i_played_for_and_why_it_is_over(guest: Open, game: str, players: int) -> None:
    table, first = find(players, asked("play"), game)
    stage = Stage(guest(), first)
    play_out(table)
    stage.restart(table.show(0), table.result)
    said = stage.page.locator(".title")
    assert table.result is not None
    winners = table.result["winners"]
    assert isinstance(winners, list)
    expect(said).to_contain_text("Your role: " if game == "classic" else "Your squad: ")
    expect(said).to_contain_text("Goal: ")
    expect(said).to_contain_text("You have won." if 0 in winners else "You have lost this time.")
    reasons = {
        "sheriff": "the Sheriff lives",
        "outlaw": "The Sheriff has fallen",
        "renegade": "only the Renegade is left",
    }
    expect(said).to_contain_text(reasons.get(str(table.result["side"]), "has nobody left"))
