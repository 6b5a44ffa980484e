"""Modes and series in the browser: set up, played to the end, looked at between the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browser import Guest
from tests.web.player import Finger, Mouse, Player
from tests.web.stage import Stage, asked, find
from tests.web.test_every_page import violations

pytestmark = pytest.mark.slow
Open = Callable[..., Guest]
SMALL: Final = {"width": 360, "height": 740}
LAPTOP: Final = {"width": 1280, "height": 720}
SERIES: Final = {"scoring_series": True, "variant_hire": True, "variant_experience": True, "variant_bounties": True}


def set_up(page: Page, players: int, *switches: str) -> None:
    """From the page that sets a table up to the table, with bots in all other seats."""
    page.wait_for_selector(".sum")
    now = int(page.locator(".count output").inner_text())
    for _ in range(abs(players - now)):
        page.get_by_role("button", name="One player more" if players > now else "One player fewer").click()
    for name in switches:
        page.get_by_role("switch", name=name, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".shell")


def play(guest: Guest, players: int, *switches: str, player: type[Player] = Mouse, seed: int = 2) -> Page:
    """A whole game, or a whole series."""
    page = guest.go("#/new")
    set_up(page, players, *switches)
    one = player(page, seed=seed)
    one.play_on()
    assert one.answers > 0
    return page


def ends_well(page: Page, cards: int) -> None:
    expect(page.locator(".cards > li")).to_have_count(cards)
    assert page.locator(".cards > li.win").count() >= 1
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# -- set-up ---------------------------------------------------------------------------------------------


def test_what_does_not_go_together_is_refused_in_one_sentence(guest: Open) -> None:
    page = guest().go("#/new")
    page.wait_for_selector(".sum")
    expect(page.locator("[data-obstacle=variant_hire]")).to_have_text("Needs a series: it is about dollars.")
    expect(page.get_by_role("switch", name="Hire", exact=True)).to_be_disabled()
    assert not violations(page)
    page.get_by_role("switch", name="Series for dollars").click()
    expect(page.locator("[data-series]")).to_have_text("4 games, everybody is Sheriff once")
    page.get_by_role("switch", name="Hire", exact=True).click()
    page.get_by_role("switch", name="Choose one of two characters").click()
    expect(page.locator("[data-obstacle=variant_hire]")).to_contain_text("one of the two")
    page.get_by_role("button", name="One player fewer").click()
    expect(page.locator("[data-mode='3']")).to_contain_text("the Deputy hunts the Renegade")
    expect(page.locator("[data-obstacle=scoring_series]")).to_contain_text("A series is for 4 to 8 players")
    expect(page.get_by_role("switch", name="Series for dollars")).not_to_be_checked()
    page.get_by_role("button", name="One player fewer").click()
    expect(page.locator("[data-mode='2']")).to_contain_text("Two characters each")
    expect(page.get_by_role("button", name="One player fewer")).to_be_disabled()


def test_a_mode_goes_with_sets_and_six_may_play_the_special_game(guest: Open) -> None:
    page = guest().go("#/new")
    page.wait_for_selector(".sum")
    expect(page.get_by_role("switch", name="Special game for six")).to_have_count(0)
    for _ in range(2):
        page.get_by_role("button", name="One player more").click()
    page.get_by_role("switch", name="Special game for six").click()
    expect(page.locator(".left p.roles")).to_contain_text("one of them is removed unseen")
    page.get_by_role("switch", name="Dodge City").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    expect(page.locator(".invite")).to_contain_text("Special game for six")
    expect(page.locator("header").last).to_contain_text("Dodge City")


# -- whole games ----------------------------------------------------------------------------------------


def test_two_players_on_a_laptop(guest: Open) -> None:
    page = play(guest(viewport=LAPTOP), 2)
    ends_well(page, 4)
    assert page.locator(".cards > li.win").count() == 2  # both characters are the winner's


def test_three_players_on_a_phone(guest: Open) -> None:
    page = play(guest(viewport=SMALL, touch=True), 3, player=Finger)
    ends_well(page, 3)
    assert page.locator(".cards > li.win").count() == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "switches", "viewport", "touch"),
    [
        (2, ["Dodge City"], SMALL, True),
        (2, ["The Great Train Robbery"], LAPTOP, False),
        (2, ["The Great Train Robbery"], SMALL, True),
        (3, ["The Great Train Robbery"], SMALL, True),
        (3, ["High Noon"], LAPTOP, False),
        (6, ["Special game for six"], LAPTOP, False),
        (6, ["Special game for six"], SMALL, True),
        (8, [], SMALL, True),
        (8, ["Dodge City"], LAPTOP, False),
    ],
    ids=lambda each: str(each)[:24],
)
def test_every_mode(guest: Open, players: int, switches: list[str], viewport: dict[str, int], touch: bool) -> None:
    page = play(guest(viewport=viewport, touch=touch), players, *switches, player=Finger if touch else Mouse)
    ends_well(page, 4 if players == 2 else players)


# -- a series -------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.timeout(420)
@pytest.mark.parametrize(("viewport", "touch"), [(LAPTOP, False), (SMALL, True)], ids=["laptop", "phone"])
def test_a_whole_series_of_four_games(guest: Open, viewport: dict[str, int], touch: bool) -> None:
    one = guest(viewport=viewport, touch=touch)
    variants = ["Hire", "Experience", "Bounties"]
    page = play(one, 4, "Series for dollars", *variants, player=Finger if touch else Mouse)
    expect(page.locator("[data-series-end] [data-standing]")).to_have_count(4)
    expect(page.locator("[data-series-end] h2")).to_contain_text("wins the series with $")
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "true")
    csv = page.request.get(f"{one.address}/{page.get_by_role('link', name='CSV').get_attribute('href')}")
    lines = csv.text().splitlines()
    assert lines[0] == "place,seat,dollars,wins,turns,player,game_1,game_2,game_3,game_4" and len(lines) == 5
    page.get_by_role("link", name="Watch game 3").click()
    page.wait_for_selector("[data-game='3'][aria-pressed='true']")
    page.locator("[data-game='2']").click()
    expect(page.locator("[data-game='2']")).to_have_attribute("aria-pressed", "true")


# -- moments --------------------------------------------------------------------------------------------


def staged(guest: Open, players: int, wanted: Callable[[dict[str, Any]], bool], **setup: Any) -> Stage:
    return Stage(guest(viewport=LAPTOP), find(players, wanted, **setup)[1])


def test_each_has_an_active_and_a_passive_character_and_one_hand(guest: Open) -> None:
    def both(shown: dict[str, Any]) -> bool:
        return asked("play", 2)(shown) and all(player["alive"] for player in shown["view"]["players"])

    stage = staged(guest, 2, both)
    page = stage.page
    expect(page.locator("[data-figure=active]")).to_have_count(2)
    expect(page.locator("[data-figure=passive]")).to_have_count(2)
    view = stage.shown["view"]
    mine = [player["seat"] for player in view["players"] if player["person"] == 0]
    boxes = [page.locator(f"[data-box='seat {seat}']").bounding_box() for seat in range(4)]
    top = [box["y"] for box in boxes if box]
    assert min(top[seat] for seat in mine) > max(top[seat] for seat in range(4) if seat not in mine)
    expect(page.locator("[data-action=goal]")).to_contain_text("Eliminate both characters of")
    assert not violations(page)
    assert not stage.trouble()


def test_both_characters_of_somebody_are_theirs(guest: Open) -> None:
    stage = staged(guest, 2, asked("play", 2))
    table = stage.table()
    table["seats"][1] |= {"member": "m1", "bot": None}
    table["members"].append(table["members"][0] | {"id": "m1", "name": "Otto", "seat": 1})
    stage.send(table)
    theirs = [player["seat"] for player in stage.shown["view"]["players"] if player["person"] == 1]
    assert len(theirs) == 2
    for seat in theirs:
        stage.page.locator(f"[data-at='seat:{seat}']").click()
        sheet = stage.page.get_by_role("dialog")
        expect(sheet.locator(".top b")).to_have_text("Otto")
        expect(sheet.get_by_role("button", name="Say to Otto")).to_be_visible()
        expect(sheet.get_by_role("button", name="Report Otto")).to_be_visible()
        stage.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_target_and_hunter_of_three_are_told_apart_in_forced_colours(guest: Open) -> None:
    one = guest(viewport=LAPTOP, alone=True)
    one.page.emulate_media(forced_colors="active")
    page = Stage(one, find(3, asked("play", 2))[1]).page
    looks = "(one) => getComputedStyle(one).borderStyle"
    assert page.locator("[data-hunt=target]").evaluate(looks) == "solid"
    assert page.locator("[data-hunt=hunter]").evaluate(looks) == "dashed"


def test_who_is_active_and_where_is_one_answer(guest: Open) -> None:
    stage = staged(guest, 2, asked("enter"))
    buttons = stage.page.locator(".q .ans button")
    expect(buttons).to_have_count(4)
    seen = [button.locator("span:not(.sr)").inner_text() for button in buttons.all()]
    assert len(set(seen)) == 4 and all("active, on the" in label for label in seen)
    buttons.first.click()
    assert stage.answers()[0].startswith("enter ")


def test_three_players_see_whom_they_hunt_and_who_hunts_them(guest: Open) -> None:
    stage = staged(guest, 3, asked("play", 2))
    page = stage.page
    roles = [player["role"] for player in stage.shown["view"]["players"]]
    hunts = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
    target = roles.index(hunts[roles[0]])
    expect(page.locator(f"[data-box='seat {target}'] [data-hunt=target]")).to_have_text("Your target")
    expect(page.locator(f"[data-box='seat {3 - target}'] [data-hunt=hunter]")).to_have_text("Hunts you")
    expect(page.locator("[data-cycle]")).to_contain_text("You hunt")
    assert not stage.trouble()


def test_a_declaration_is_asked_of_who_may_only_pass_too(guest: Open) -> None:
    six = {"options": {"six_player_special": True}}
    page = staged(guest, 6, asked("declare", 2), **six).page
    expect(page.locator(".q h2")).to_contain_text("Do you declare anything?")
    expect(page.locator(".q .ans")).to_contain_text("!”")
    expect(page.locator(".q .ans")).to_contain_text("Say nothing")


def test_a_bid_goes_by_hundreds_as_far_as_the_money(guest: Open) -> None:
    stage = staged(guest, 4, lambda shown: asked("bid", 4)(shown), options=SERIES)
    page = stage.page
    least = int(stage.shown["question"]["options"][1]["key"].split()[1])
    page.get_by_role("button", name="$100 more").click()
    page.get_by_role("button", name=f"Bid ${least + 100:,}").click()
    assert stage.answers() == [f"bid {least + 100}"]
    expect(page.locator("[data-between=auctions] .paper h2")).not_to_be_empty()


def test_cards_of_the_last_game_are_bought_one_after_the_other(guest: Open) -> None:
    stage = staged(guest, 4, asked("experience", 3), options=SERIES)
    page = stage.page
    page.locator(".offer .one").first.click()
    page.locator(".q .ans .pri").click()
    assert stage.answers()[0].startswith("buy ")


def test_between_two_games_everybody_sees_where_they_stand(guest: Open) -> None:
    def third(shown: dict[str, Any]) -> bool:
        return asked("next_game")(shown) and shown["view"]["series"]["game"] == 3

    stage = staged(guest, 4, third, options=SERIES)
    page = stage.page
    series = stage.shown["view"]["series"]
    expect(page.locator("[data-standing]")).to_have_count(4)
    best = max(series["dollars"])
    expect(page.locator("[data-between] h2").first).to_contain_text(f"leads with ${best:,}")
    expect(page.locator(f"[data-standing='{(series['sheriff'] + 1) % 4}']")).to_contain_text("Sheriff next")
    expect(page.locator("figure svg").first).to_be_visible()
    assert not violations(page)
    page.locator(".q .ans .pri").click()
    assert stage.answers() == ["pass"]


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "phone"])
def test_with_two_players_the_train_is_in_sight(guest: Open, size: ViewportSize) -> None:
    shown = find(2, asked("play", 2), sets=["base", "train_robbery"])[1]
    stage = Stage(guest(viewport=size), shown)
    expect(stage.page.locator("[data-box=track]")).to_be_in_viewport()
    expect(stage.page.locator("[data-figure=active]")).to_have_count(2)
    assert not stage.trouble()
