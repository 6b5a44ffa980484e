"""The expansions at the table: events in sight and announced, marks on cards and seats, and the set-up for them."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import sixgun
from sixgun.classic.sets import finished_sets
from tests.web.browser import Guest
from tests.web.stage import Shown, Stage, asked, find
from tests.web.test_every_page import untranslated, violations
from tests.web.walk import is_touch, viewport
from tests.web.whole import sit_down, to_the_end

Open = Callable[..., Guest]
SIZES = ("1280x720", "820x1180", "360x740")
SETS = ["base", "dodge_city", "high_noon", "fistful"]  # one event deck; the show has tests of its own


def state(wanted: Callable[[Shown], Any], players: int = 7, **options: bool) -> Shown:
    """A moment of seat 0 at a table with every set."""
    return find(players, lambda shown: bool(wanted(shown)), sets=SETS, options=options)[1]


def under(event: str) -> Callable[[Shown], bool]:
    """In one's own turn, with that event in force."""
    return lambda shown: asked("play", 2)(shown) and shown["view"]["event"] == [event]


def opened(guest: Open, shown: Shown, size: str = "1280x720", **how: Any) -> Stage:
    stage = Stage(guest(viewport=viewport(size), touch=is_touch(size), **how), shown)
    stage.page.wait_for_selector(".tick")
    return stage


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_the_event_in_force_and_the_next_one_are_in_sight_with_what_they_mean_now(guest: Open, size: str) -> None:
    shown = state(under("hn_thirst"))
    view = shown["view"]
    page = opened(guest, shown, size).page
    ticket = page.locator(".tick")
    expect(ticket).to_be_in_viewport()
    expect(ticket).to_contain_text("Thirst")
    expect(ticket).to_contain_text(f"You draw {view['now']['draws'][0]}.")
    page.keyboard.press("e")
    sheet = page.get_by_role("dialog", name="Events")
    expect(sheet).to_contain_text("In your draw phase draw one card less.")
    expect(sheet.locator("section")).to_have_count(1 + len(view["next_event"]))
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_silenced_ability_is_struck_through_at_the_character(guest: Open, size: str) -> None:
    page = opened(guest, state(under("hn_hangover")), size).page
    expect(page.locator("[data-asleep=hn_hangover]")).to_contain_text("Hangover: your ability sleeps")
    assert page.locator(".seat [data-tag=asleep], .ps [data-tag=asleep]").count() >= 3


def moment_of_an_event() -> tuple[Shown, Shown]:
    """The states of seat 0 before and after an event was turned."""
    for seed in range(50):
        chance = random.Random(seed)
        table = sixgun.new_game("classic", 5, seed=f"announce {seed}", sets=tuple(SETS))
        before: Shown = table.show(0)
        while not table.over:
            seat = table.asked[0]
            table.answer(seat, chance.choice(table.choices(seat)).key)
            after: Shown = table.show(0)
            if any(one["what"] == "event" for one in after["events"][len(before["events"]) :]):
                return before, after
            before = after
    raise AssertionError("no event was turned")


@pytest.mark.parametrize("size", ("1440x900", "360x740"))
def test_a_new_event_is_announced_once_aloud_too_and_takes_nothing_away(guest: Open, size: str) -> None:
    before, after = moment_of_an_event()
    [name] = after["view"]["event"]
    stage = opened(guest, before, size)
    page = stage.page
    expect(page.locator("[data-announced]")).to_have_count(0)
    stage.show(after)
    told = page.locator(f"[data-announced={name}]")
    expect(told).to_be_visible()
    assert page.evaluate("!document.activeElement?.closest('[data-announced]')")
    expect(page.locator("[data-speech]")).to_contain_text("New event:")
    expect(page.locator("p[role=status]").first).not_to_be_empty()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    stage.show(after)
    page.wait_for_timeout(200)
    expect(told).to_have_count(0)


def test_an_announcement_goes_by_itself_and_who_comes_later_hears_of_nothing_old(guest: Open) -> None:
    before, after = moment_of_an_event()
    stage = opened(guest, before)
    stage.show(after)
    expect(stage.page.locator("[data-announced]")).to_be_visible()
    expect(stage.page.locator("[data-announced]")).to_have_count(0, timeout=6_000)
    page = opened(guest, after).page
    page.wait_for_timeout(300)
    expect(page.locator("[data-announced]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_turns_the_other_way_round_are_shown(guest: Open, size: str) -> None:
    page = opened(guest, state(under("hn_gold_rush")), size).page
    if size == "1280x720":
        expect(page.locator("[data-direction=backwards]")).to_be_visible()
    page.locator(".tick").click()
    expect(page.get_by_role("dialog")).to_contain_text("Turns now counter-clockwise")


# -- marks ------------------------------------------------------------------------------------------------------------


def greens(shown: Shown) -> bool:
    player = shown["view"]["players"][0]
    return asked("play", 2)(shown) and bool(player.get("fresh"))


def test_a_green_card_says_when_it_is_ready(guest: Open) -> None:
    shown = state(greens)
    fresh = shown["view"]["players"][0]["fresh"][0]
    page = opened(guest, shown).page
    card = page.locator(f".me [data-at='card:{fresh}']")
    expect(card.locator("[data-mark=fresh]")).to_be_visible()
    expect(card).to_contain_text("from the next turn")
    del shown["view"]["players"][0]["fresh"]
    page = opened(guest, shown).page
    expect(page.locator(f".me [data-at='card:{fresh}'] [data-mark=ready]")).to_be_visible()


def test_a_cost_is_marked_before_and_asked_for_in_words(guest: Open) -> None:
    shown = state(lambda shown: asked("pay", 2)(shown))
    paid_for = shown["question"]["about"]["card"]
    stage = opened(guest, shown, "360x740")
    page = stage.page
    expect(page.locator(".q h2")).to_contain_text("which card do you pay with?")
    expect(page.locator(f"[data-at='card:{paid_for}'] [data-mark=played]")).to_be_visible()
    expect(page.locator(".ps")).to_have_count(6)  # the table stays in sight
    card = shown["question"]["options"][0]["card"]
    page.locator(f".hand [data-at='card:{card}']").tap()
    expect(page.locator(f".hand [data-at='card:{card}'] [data-mark=pays]")).to_be_visible()
    page.locator(".q .pri").tap()
    assert stage.answers() == [shown["question"]["options"][0]["key"]]


def test_a_card_that_must_be_played_and_a_named_suit_are_marked(guest: Open) -> None:
    def marked(shown: Shown) -> bool:
        return asked("play", 1)(shown) and shown["view"]["marked_card"] in shown["view"]["hand"]

    shown = state(marked)
    page = opened(guest, shown).page
    expect(page.locator("[data-mark=must]")).to_have_text("must be played")
    shown = state(lambda shown: asked("play", 2)(shown) and shown["view"]["named_suit"])
    page = opened(guest, shown, "360x740").page
    expect(page.locator("[data-hand-note]")).to_contain_text("This turn only")
    assert not violations(page)


def test_changed_suits_and_cards_switched_off_are_marked(guest: Open) -> None:
    shown = state(lambda shown: under("hn_curse")(shown) and len(shown["view"]["hand"]) > 2)
    page = opened(guest, shown).page
    printed = [card for card in shown["view"]["hand"] if not card.split("#")[0].endswith("S")]
    expect(page.locator(".hand [data-mark=suit]")).to_have_count(len(printed))
    shown = state(lambda shown: under("fc_lasso")(shown) and shown["view"]["players"][0]["in_play"])
    page = opened(guest, shown).page
    expect(page.locator(".me [data-mark=off]").first).to_be_visible()
    expect(page.locator(".me .cb").first).to_contain_text("off: Lasso")


def haunted(shown: Shown) -> bool:
    return any("ghost" in player.get("marks", []) for player in shown["view"]["players"][1:])


@pytest.mark.parametrize("size", SIZES)
def test_ghosts_skip_marks_leader_and_open_hands_are_shown(guest: Open, size: str) -> None:
    shown = state(haunted)
    players = shown["view"]["players"]
    skips = next(one for one in players[1:] if one["alive"] and not one.get("marks"))
    skips["marks"] = ["skipped"]
    for player in players:
        player["hand"] = ["beer:6H", "bang:AS"][: player["hand_size"]]
    page = opened(guest, shown, size).page
    for kind in ("ghost", "skipped", "leader"):
        expect(page.locator(f"[data-tag={kind}]").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Skips a turn"))).to_have_count(1)
    holder = next(one for one in players[1:] if one["alive"] and one["hand"])
    known = page.locator(f"[data-box='seat {holder['seat']}'] .known")
    assert known.count() or page.locator(f"[data-box='seat {holder['seat']}'] .more").count()
    if players[0]["alive"]:
        expect(page.locator("[data-hand-note]")).to_contain_text("everybody sees these cards")
    assert not violations(page)


def ricochets(shown: Shown) -> bool:
    options = shown["question"]["options"] if shown["question"] else []
    aims = [one for one in options if one.get("ability") == "fc_ricochet"]
    return len({one["target_card"] for one in aims}) > 1 and len({one["target"] for one in aims}) > 1


def test_an_event_gives_a_card_another_use_step_by_step(guest: Open) -> None:
    shown = state(ricochets)
    aim = next(one for one in shown["question"]["options"] if one.get("ability") == "fc_ricochet")
    stage = opened(guest, shown)
    page = stage.page
    page.locator(f".hand [data-at='card:{aim['card']}']").click()
    use = page.locator(".q .ans button", has_text="Ricochet")
    if use.count():
        use.first.click()
    page.locator(f"[data-at='card:{aim['target_card']}'][data-legal]").first.click()
    assert stage.answers() == [aim["key"]]


# -- the set-up -------------------------------------------------------------------------------------------------------


def test_sets_are_chosen_by_a_mixture_one_by_one_and_with_a_preset(guest: Open) -> None:
    page = guest().go("#/new")
    page.wait_for_selector(".sum")
    for name in finished_sets():
        tile = page.locator(f"[data-set={name}]")
        expect(tile.locator("small")).not_to_be_empty()
        expect(tile.locator("svg").first).to_be_visible()
    expect(page.locator("[data-mixture=friends]")).to_contain_text("recommended")
    page.locator("[data-mixture=friends]").click()
    expect(page.get_by_role("switch", name="High Noon")).to_have_attribute("aria-checked", "true")
    page.get_by_role("switch", name="A Fistful of Cards").click()
    page.locator("[data-preset=seed_readings]").click()
    page.locator("details", has_text="Dodge City").locator("summary").click()
    slow = page.get_by_role("switch", name="Slow green cards")
    expect(slow).to_have_attribute("aria-checked", "true")
    slow.click()
    assert not untranslated(page)
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Open the table").click()
    setup = json.loads(sent.value.post_data or "{}")["settings"]["setup"]
    assert setup["sets"] == ["base", "dodge_city", "high_noon", "fistful"]
    assert setup["options"] == {"seed_readings": True, "dc_green_wait_own_turn": False}
    page.wait_for_selector(".invite")
    assert not untranslated(page)


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("1440x900", "ru"),
        ("360x740", "it"),
        *(
            pytest.param(*pair, marks=pytest.mark.long)
            for pair in (
                *(("1440x900", language) for language in ("en", "pl", "it")),
                *(("360x740", language) for language in ("en", "ru", "pl")),
            )
        ),
    ],
)
def test_whole_games_with_every_set(guest: Open, address: str, size: str, language: str) -> None:
    seated = sit_down(guest, address, size, language, SETS, 7 if size == "1440x900" else 5)
    to_the_end(seated, size, seed=len(language) + ord(language[0]))


@pytest.mark.parametrize(("sets", "why", "count"), [("high_noon", "name_suit", 4), ("fistful", "peyote", 2)])
def test_a_suit_is_named_by_a_button_of_its_own(guest: Open, sets: str, why: str, count: int) -> None:
    _, shown = find(4, asked(why, count), sets=["base", sets])
    stage = Stage(guest(), shown)
    words = [one.strip() for one in stage.page.locator(".ans .btn").all_inner_texts()]
    assert len([one for one in words if one]) >= count, words
    stage.page.locator(".ans .btn").first.click()
    assert len(stage.answers()) == 1
