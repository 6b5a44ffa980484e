"""The table itself in moments that are rare in a game: nothing overlaps, is cut or gets lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Guest, settle
from tests.web.player import Mouse
from tests.web.stage import Shown, Stage, asked, find, moment
from tests.web.test_every_page import SMALLEST
from tests.web.walk import LOOKS

Open = Callable[..., Guest]


def waits_for_the_store(shown: Shown) -> bool:
    question = shown["question"]
    waits = bool(question) and question["why"] == "general_store" and not question["options"]
    return waits and bool(shown["view"]["players"][0]["alive"])  # the dead have other things to do


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("viewport", [SMALLEST, PHONE], ids=["small", "phone"])
def test_a_general_store_for_many_fits_a_phone(guest: Open, players: int, viewport: dict[str, int]) -> None:
    language = ["en", "ru", "pl", "it"][players % 4]
    for wanted in (asked("general_store", players), waits_for_the_store):
        stage = Stage(guest(viewport=viewport, language=language, touch=True), find(players, wanted)[1])
        assert stage.trouble() == []
        assert stage.page.locator(".limbo button, .ans button").count() >= len(stage.shown["view"]["limbo"])


def test_a_card_of_somebody_with_many_is_taken_on_a_small_phone(guest: Open) -> None:
    stage = Stage(guest(viewport=SMALLEST, language="pl", touch=True), find(6, asked("take", 5))[1])
    assert stage.trouble() == []


def test_the_lens_looks_from_any_seat(guest: Open) -> None:
    _, shown = find(6, asked("play", 4))
    stage = Stage(guest(), shown)
    page = stage.page
    page.keyboard.press("v")
    for seat in (2, 4):
        page.hover(f"[data-at='seat:{seat}']")
        expect(page.locator(f"[data-at='seat:{seat}'] .dist.eye")).to_be_visible()
        for other, distance in enumerate(shown["view"]["players"][seat]["distances"]):
            if other not in (0, seat):
                wanted = [] if distance is None else [str(distance)]
                assert page.locator(f"[data-at='seat:{other}'] .dist").all_inner_texts() == wanted
    page.locator("[data-at='seat:3']").focus()
    expect(page.locator("[data-at='seat:3'] .dist.eye")).to_be_visible()


def test_cards_i_know_lie_open_on_a_phone_too(guest: Open) -> None:
    def knows(shown: Shown) -> bool:
        others = shown["view"]["players"][1:]
        few = all(len(one["hand_known"]) + len(one.get("in_play", ())) < 3 for one in others)
        return bool(asked("play")(shown)) and few and any(player["hand_known"] for player in others)

    for players, game in ((7, "classic"), (2, "duel")):
        _, shown = find(players, knows, game)
        stage = Stage(guest(viewport=SMALLEST, touch=True), shown)
        cards = [card for player in shown["view"]["players"][1:] for card in player["hand_known"]]
        refs = [f"card:{card}" for card in cards]
        assert stage.page.locator(".mn.known").evaluate_all("all => all.map((one) => one.dataset.at)") == refs


@pytest.mark.parametrize(
    ("game", "what", "verdict"),
    [("classic", "check", ("no luck", "in luck")), ("duel", "reveal", ("no", "that is it"))],
)
def test_a_card_turned_up_says_how_it_went(guest: Open, game: str, what: str, verdict: tuple[str, str]) -> None:
    for went in (0, 1):
        before, after = moment(
            5 if game == "classic" else 2,
            lambda event, went=went: event["what"] == what and event.get("amount", 0) == went,  # type: ignore[misc]
            game,
        )
        stage = Stage(guest(motion=True, speed=0.5), before)
        stage.show(after)
        expect(stage.page.locator(".sky .draw", has_text=f": {verdict[went]}")).to_be_visible()
        expect(stage.page.locator(".sky .draw")).to_have_count(0, timeout=8_000)


def test_a_shot_at_many_shows_whom_it_comes_to(guest: Open) -> None:
    def many(shown: Shown) -> bool:
        return asked("indians")(shown) and len(shown["view"]["stage"]["targets"]) > 4

    _, shown = find(7, many)
    stage = Stage(guest(), shown)
    targets = shown["view"]["stage"]["targets"]
    after = targets[targets.index(0) + 1 :]
    found = stage.page.locator(".por.waiting").evaluate_all("all => all.map((one) => one.dataset.at)")
    assert sorted(found) == sorted(f"por:{seat}" for seat in after)
    expect(stage.page.locator(".por.reticle")).to_have_attribute("data-at", "por:0")


def test_the_role_of_the_dead_is_read_on_a_small_phone(guest: Open) -> None:
    def deputy_fell(shown: Shown) -> bool:
        return any(player["role"] == "deputy" and not player["alive"] for player in shown["view"]["players"][1:])

    page = Stage(guest(viewport=SMALLEST, language="ru", touch=True), find(7, deputy_fell)[1]).page
    role = page.locator(".dead .out", has_text="Помощник шерифа").first
    expect(role).to_be_visible()
    assert role.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_the_log_stays_at_its_newest_line_under_a_card_that_is_read(guest: Open) -> None:
    def late(shown: Shown) -> bool:
        return len(shown["events"]) > 90 and bool(asked("play", 4)(shown)) and not shown["view"]["stage"]

    page = Stage(guest(), find(5, late)[1]).page
    newest = page.locator(".rail .log li.now")
    expect(newest).to_be_in_viewport()
    page.locator(".hand button").first.hover()
    page.wait_for_selector(".insp > *")
    expect(newest).to_be_in_viewport()


@pytest.mark.parametrize("players", [4, 7])
def test_the_sheets_of_a_phone_show_the_newest_and_can_be_closed(guest: Open, players: int) -> None:
    def late(shown: Shown) -> bool:
        return len(shown["events"]) > 90 and bool(shown["question"] and shown["question"]["options"])

    page = Stage(guest(viewport=SMALLEST, language="it", touch=True), find(players, late)[1]).page
    close = page.locator(".sheetpanel > .x")
    page.get_by_role("button", name="Diario").tap()
    expect(page.locator(".sheetpanel .log li.now")).to_be_in_viewport()
    expect(close).to_be_in_viewport()
    close.tap()
    page.get_by_role("button", name="Chiacchiere").tap()
    end = page.locator(".sheetpanel h3 span").evaluate("(one) => one.getBoundingClientRect().right")
    assert end <= close.evaluate("(one) => one.getBoundingClientRect().left")
    close.tap()
    page.get_by_role("button", name="Impostazioni").tap()
    page.get_by_role("button", name="Segnala un problema").tap()
    page.get_by_role("button", name="Invia la segnalazione").scroll_into_view_if_needed()
    close.tap()
    expect(page.locator(".sheetpanel")).to_have_count(0)


@pytest.mark.parametrize("mode", ["duel", "standoff"])
@pytest.mark.parametrize("why", ["play", "hit", "general_store"])
def test_both_squads_and_all_three_fit_a_small_phone(guest: Open, mode: str, why: str) -> None:
    players = 3 if mode == "standoff" else 2
    stage = Stage(guest(viewport=SMALLEST, touch=True), find(players, asked(why, 2), "duel", mode)[1])
    assert stage.trouble() == []


# before each picture: is the question to be seen, where, and how many cards are there?
PICTURES = """
    window.pictures = [];
    const look = () => {
        const question = document.querySelector('.q h2');
        if (question) window.pictures.push({
            opacity: getComputedStyle(question).opacity,
            top: Math.round(document.querySelector('.q').getBoundingClientRect().top),
            cards: document.querySelectorAll('.hand .slot').length,
        });
        requestAnimationFrame(look);
    };
    look();
"""


# how many elements are added at a time
STROKES = """
    window.strokes = [];
    new MutationObserver((records) => {
        const added = records.flatMap((one) => [...one.addedNodes]).filter((one) => one.isConnected && one.matches);
        window.strokes.push(new Set(added.flatMap((one) => [one, ...one.querySelectorAll('*')])).size);
    }).observe(document, { childList: true, subtree: true });
"""


def in_my_turn(one: Guest, button: str) -> Page:
    """A game begun on the first page, where I may end my turn."""
    page = one.go()
    page.get_by_role("button", name=button).click()
    player = Mouse(page)
    page.wait_for_selector(".q")
    while not page.get_by_role("button", name="End the turn").count():
        if player.wait(None, 1_000)["asked"] and not page.get_by_role("button", name="End the turn").count():
            player.play_on(1)  # but never the end of the turn: the next is far
    return settle(page)


@pytest.mark.parametrize("button", ["Play now", "Play against a bot"])
def test_a_phone_draws_its_table_in_short_strokes(guest: Open, button: str) -> None:
    page = in_my_turn(guest(viewport=PHONE), button)
    page.add_init_script(STROKES)
    page.reload()
    page.wait_for_selector(".hand .slot")
    strokes = settle(page).evaluate("window.strokes")
    assert sum(strokes) > 300 and max(strokes) <= 80


@pytest.mark.parametrize("button", ["Play now", "Play against a bot"])
def test_the_first_picture_of_a_phone_is_the_question_in_its_place(guest: Open, button: str) -> None:
    page = in_my_turn(guest(viewport=PHONE, motion=True, speed=1), button)
    page.add_init_script(PICTURES)
    for _ in range(5):  # a busy machine may not get to draw the first of them
        page.reload()
        page.wait_for_selector(".hand .slot")
        pictures = settle(page).evaluate("window.pictures")
        if not pictures[0]["cards"]:
            break
    expect(page.locator("[data-question]")).to_be_focused()
    assert pictures[0]["opacity"] == "1" and pictures[0]["cards"] == 0
    assert next(seen for seen in pictures if seen["cards"])["top"] == pictures[0]["top"]


def hit_with_four_ways_out(shown: Shown) -> bool:
    """A card of the hand, and three in play."""
    verbs = [option["verb"] for option in shown["question"]["options"]] if asked("hit", 5)(shown) else []
    return verbs.count("use") == 3 and verbs.count("play") == 1


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_words_of_five_answers_are_whole_on_a_small_phone(guest: Open, language: str) -> None:
    _, shown = find(2, hit_with_four_ways_out, "duel", "reinforcements")
    stage = Stage(guest(viewport=SMALLEST, language=language, touch=True), shown)
    expect(stage.page.locator(".ans button")).to_have_count(5)
    assert settle(stage.page).evaluate(LOOKS) == []
