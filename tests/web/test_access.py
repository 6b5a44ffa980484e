"""The table by keyboard, by screen reader, in forced colours: what is lit, what is said, who has the focus."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Guest, resize, settle, until
from tests.web.stage import Shown, Stage, asked, find, moment
from tests.web.test_every_page import SMALLEST, violations
from tests.web.walk import SIZES, is_touch, viewport

Open = Callable[..., Guest]
FOCUS = """(() => {
    const one = document.activeElement;
    return one?.dataset.at ?? one?.dataset.action ?? one?.ariaLabel ?? null;
})()"""


def options_of(shown: Shown) -> list[Shown]:
    return shown["question"]["options"] if shown["question"] else []


def with_one_target(shown: Shown) -> str | None:
    """A card of the hand that can be played at one seat only."""
    if not asked("play", 3)(shown):
        return None
    for card in shown["view"]["hand"]:
        plays = [option for option in options_of(shown) if option.get("card") == card]
        if len(plays) == 1 and plays[0].get("target") not in (None, 0) and "warn" not in plays[0]:
            return str(card)
    return None


# -- what is lit, what is asked once more ----------------------------------------------------------------------------


@pytest.mark.parametrize("viewport", [None, SMALLEST], ids=["wide", "phone"])
def test_the_only_target_of_a_card_is_lit_and_a_click_on_it_plays_the_card(
    guest: Open, viewport: dict[str, int] | None
) -> None:
    _, shown = find(5, lambda shown: with_one_target(shown) is not None)
    card = with_one_target(shown)
    [play] = [option for option in options_of(shown) if option.get("card") == card]
    stage = Stage(guest(viewport=viewport), shown)
    seat = stage.page.locator(f"[data-at='seat:{play['target']}']")
    stage.page.locator(f"[data-at='card:{card}']").click()
    expect(stage.page.locator(".tgt").and_(seat.or_(stage.page.locator(".ps", has=seat)))).to_have_count(1)
    seat.click()
    assert stage.answers() == [play["key"]]


@pytest.mark.parametrize("viewport", [None, SMALLEST], ids=["wide", "phone"])
def test_targets_are_lit_before_it_is_said_as_what_the_card_is_played(
    guest: Open, viewport: dict[str, int] | None
) -> None:
    _, shown = find(4, asked("play", 4))
    card = shown["view"]["hand"][0]
    shown["question"]["options"] = [
        {"key": "a", "verb": "play", "card": card, "as": "bang", "target": 1},
        {"key": "b", "verb": "play", "card": card, "as": "panic", "target": 1},
        {"key": "c", "verb": "play", "card": card, "as": "panic", "target": 2},
        {"key": "pass", "verb": "pass"},
    ]
    stage = Stage(guest(viewport=viewport), shown)
    stage.page.locator(f"[data-at='card:{card}']").click()
    expect(stage.page.locator(".plate.tgt, .ps.tgt")).to_have_count(2)
    stage.page.locator("[data-at='seat:2']").click()
    assert stage.answers() == ["c"]


def steals(shown: Shown) -> bool:
    plays = [option for option in options_of(shown) if str(option.get("card")).startswith("steal")]
    places = {option.get("where") for option in plays}
    bare = [one["place"] for player in shown["view"]["players"][1:] for one in player["characters"] if not one["gear"]]
    return asked("play", 2)(shown) and places == {"hand", "play"} and bool(bare)


@pytest.mark.parametrize("viewport", [None, SMALLEST], ids=["wide", "phone"])
def test_stealing_says_hand_or_table_and_lights_only_what_counts(guest: Open, viewport: dict[str, int] | None) -> None:
    _, shown = find(2, steals, "duel", "third_squad_outlaws")
    stage = Stage(guest(viewport=viewport), shown)
    page = stage.page
    [card] = {option["card"] for option in options_of(shown) if str(option.get("card")).startswith("steal")}
    page.locator(f"[data-at='card:{card}']").click()
    expect(page.locator(".q h2")).to_contain_text("from a hand, or in play")
    expect(page.locator(".q .ans")).to_contain_text("Hand: ")
    expect(page.locator(".q .ans")).to_contain_text("In play: ")
    expect(page.locator(".q").get_by_role("button", name="Cancel")).to_be_visible()
    expect(page.locator(".squad.tgt")).to_have_count(1)
    for one in shown["view"]["players"][1]["characters"]:
        targets = [option.get("target") for option in options_of(shown) if option.get("card") == card]
        lit = page.locator(f"[data-at='plate:{one['place']}'].tgt").count()
        assert lit == (one["place"] in targets)
        if one["place"] in targets:
            cards = page.locator(", ".join(f"[data-at='card:{gear['card']}'][data-legal]" for gear in one["gear"]))
            expect(cards).to_have_count(len(one["gear"]))


@pytest.mark.parametrize(("game", "players", "card"), [("classic", 4, "beer"), ("duel", 2, "fanning")])
def test_a_play_that_does_nothing_is_asked_once_more(guest: Open, game: str, players: int, card: str) -> None:
    def idle(option: Shown) -> bool:
        return option.get("warn") == "nothing" and str(option.get("card")).startswith(card)

    _, shown = find(players, lambda shown: any(map(idle, options_of(shown))), game)
    stage = Stage(guest(), shown)
    page = stage.page
    option = next(filter(idle, options_of(shown)))
    page.locator(f"[data-at='card:{option['card']}']").click()
    if page.locator(".q .pri").count():
        page.locator(".q .pri").click()
    else:
        page.locator(f"[data-at='seat:{option['target']}']").click()
    expect(page.locator(".q h2")).to_contain_text("would do nothing")
    expect(page.locator("[data-question]")).to_be_focused()  # the button pressed is gone
    assert stage.answers() == []
    page.locator(".q .bad").click()
    assert stage.answers() == [option["key"]]


def test_felling_the_sheriff_too_early_is_asked_once_more(guest: Open) -> None:
    """It would lose the Renegade the game."""

    def grave(option: Shown) -> bool:
        return option.get("warn") == "lose" and str(option.get("card")).startswith("bang:")

    def can_blunder(shown: Shown) -> bool:
        return shown["view"]["players"][0]["role"] == "renegade" and any(map(grave, options_of(shown)))

    shown = find(5, can_blunder)[1]
    stage = Stage(guest(), shown)
    page = stage.page
    option = next(filter(grave, options_of(shown)))
    page.locator(f"[data-at='card:{option['card']}']").click()
    page.locator(f"[data-at='seat:{option['target']}']").click(position={"x": 40, "y": 12})
    expect(page.locator(".q h2")).to_contain_text("you lose the game")
    assert stage.answers() == []
    page.locator(".q .bad").click()
    assert stage.answers() == [option["key"]]


def test_who_has_no_beer_is_not_asked_to_drink_one(guest: Open) -> None:
    def dies(shown: Shown) -> bool:
        return asked("dying")(shown) and len(options_of(shown)) == 1 and shown["question"]["about"]["beer_works"]

    page = Stage(guest(), find(5, dies)[1]).page
    expect(page.locator(".q h2")).to_contain_text("no Beer")
    expect(page.locator(".q h2")).not_to_contain_text("?")


# -- everything can be read ------------------------------------------------------------------------------------------

NAMED = """() => [...document.querySelectorAll('main.table [data-at]')]
    .filter((one) => one.matches('button'))
    .map((one) => [one.dataset.at, one.ariaLabel ?? one.textContent.trim()])"""


def rich(shown: Shown) -> bool:
    """Cards in play at several seats, known cards, a discard pile."""
    players = shown["view"]["players"]
    if shown["view"]["game"] == "duel":
        gear = [card for player in players for one in player["characters"] for card in one["gear"]]
        return asked("play", 2)(shown) and len(gear) > 3
    known = any(player["hand_known"] for player in players[1:])
    return asked("play", 2)(shown) and known and sum(len(player["in_play"]) > 0 for player in players[1:]) > 1


def walk(page: Page, most: int = 90) -> list[str]:
    """Everything the keyboard reaches: Tab from region to region, the arrow keys within."""
    found: list[str] = []
    page.keyboard.press("Escape")
    page.locator("[data-question]").focus()
    for _ in range(most):
        page.keyboard.press("Tab")
        if not page.evaluate("!!document.activeElement?.closest('main.table')"):
            break
        page.keyboard.press("Home")
        for _ in range(30):
            at = page.evaluate(FOCUS)
            found.append(at)
            page.keyboard.press("ArrowRight")
            if page.evaluate(FOCUS) == at:
                break
    return [at for at in found if at]


@pytest.mark.parametrize(("game", "players"), [("classic", 6), ("duel", 2)])
@pytest.mark.parametrize("viewport", [None, SMALLEST], ids=["wide", "phone"])
def test_the_keyboard_reaches_everything_there_is(
    guest: Open, game: str, players: int, viewport: dict[str, int] | None
) -> None:
    _, shown = find(players, rich, game)
    page = Stage(guest(viewport=viewport), shown).page
    shown_there = {at for at, _ in page.evaluate(NAMED)}
    reached = walk(page)
    assert {at for at in shown_there if at != "ask"} - set(reached) == set()


@pytest.mark.parametrize(("game", "players", "words"), [("classic", 6, "life point"), ("duel", 2, "")])
def test_a_screen_reader_is_told_what_cards_and_characters_do(guest: Open, game: str, players: int, words: str) -> None:
    _, shown = find(players, rich, game)
    page = Stage(guest(), shown).page
    names = dict(page.evaluate(NAMED))
    cards = {at: name for at, name in names.items() if at.startswith("card:")}
    assert len(cards) > 5
    for at, name in cards.items():
        assert re.search(r"\. \S+ .*", name), (at, name)
    for at, name in names.items():
        if re.fullmatch(r"(seat|por):(\d|P\dL|P\dR)", at):
            assert len(name.split(". ", 1)[-1]) > 20, (at, name)
    if game == "classic":
        assert "Bot 2" in names["seat:1"]


# -- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("duel", 2)])
def test_every_event_of_a_burst_is_said_in_order_and_the_question_last(guest: Open, game: str, players: int) -> None:
    table, first = find(players, asked("play", 3), game)
    stage = Stage(guest(), first)
    page = stage.page
    before = page.locator("[data-speech] p").count()
    states: list[Shown] = []
    while len(states) < 60 and not table.over and not (len(states) > 12 and options_of(states[-1])):
        seat = table.asked[0]
        table.answer(seat, table.choices(seat)[0].key)
        states.append(table.show(0))
    for shown in states:
        stage.show(shown)
    if options_of(states[-1]):
        until(lambda: page.locator("[data-speech] p").all_inner_texts()[-1:] == [page.locator(".q h2").inner_text()])
    settle(page)
    said = page.locator("[data-speech] p").all_inner_texts()[before:]
    log = [line for line in page.locator(".rail .log li").all_inner_texts() if line]
    events = [line for line in said if line in log]
    told = log[-len(events) :] if events else []
    assert len(events) > 5
    assert events == told
    if options_of(states[-1]):
        assert said[-1] == page.locator(".q h2").inner_text()
    page.locator("[data-speech]").evaluate("(one) => { if (one.ariaLive !== 'polite') throw 'not polite' }")


# -- who has the focus -----------------------------------------------------------------------------------------------


def test_the_focus_goes_to_the_question_and_back_but_not_from_who_writes(guest: Open) -> None:
    before, after = moment(4, lambda event: event["what"] == "turn" and event["seat"] == 0)
    waiting = before | {"question": None}
    stage = Stage(guest(), waiting)
    page = stage.page
    page.locator("[data-at='seat:2']").focus()
    after["question"] = after["question"] or find(4, asked("play", 3))[1]["question"]
    if not after["question"]["options"]:
        after["question"] = find(4, asked("play", 3))[1]["question"]
    stage.show(after)
    until(lambda: page.evaluate("document.activeElement?.matches('[data-question]')"))
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement?.closest('.q .ans')")
    stage.show(after | {"question": None})
    until(lambda: page.evaluate("document.activeElement?.dataset.at === 'seat:2'"))
    page.locator("[data-chat]").focus()
    stage.show(after)
    settle(page)
    assert page.evaluate("document.activeElement?.matches('[data-chat]')")


@pytest.mark.parametrize("viewport", [None, SMALLEST], ids=["wide", "phone"])
def test_dialogs_take_the_focus_keep_it_and_give_it_back(guest: Open, viewport: dict[str, int] | None) -> None:
    _, shown = find(5, lambda shown: asked("play", 3)(shown) and shown["view"]["discards"])
    page = Stage(guest(viewport=viewport), shown).page
    inside = "!!document.activeElement?.closest('[role=dialog]')"
    hand = page.locator(".hand button").first
    for key in ("?", "d"):
        hand.evaluate("(one) => one.blur()")
        page.locator("[data-at='seat:1']").focus()
        page.keyboard.press(key)
        until(lambda: page.evaluate(inside))
        for _ in range(8):
            page.keyboard.press("Tab")
            assert page.evaluate(inside), key
        page.keyboard.press("Escape")
        until(lambda: page.evaluate(f"!({inside})"))
        assert page.evaluate(FOCUS) == "seat:1", key


def test_after_a_card_is_picked_the_next_tab_is_its_first_target(guest: Open) -> None:
    def aims(shown: Shown) -> bool:
        hand = shown["view"]["hand"]
        aimed = [option for option in options_of(shown) if "target" in option and option.get("card") == hand[0]]
        return asked("play", 4)(shown) and len(aimed) > 1 and len(hand) > 2

    _, shown = find(6, aims)
    page = Stage(guest(), shown).page
    card = shown["view"]["hand"][0]
    targets = sorted(
        option["target"] for option in options_of(shown) if option.get("card") == card and option["target"]
    )
    page.keyboard.press("1")
    assert page.evaluate(FOCUS) == f"card:{card}"
    for seat in targets:
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS) == f"seat:{seat}"


def test_a_focused_card_may_vanish(guest: Open) -> None:
    """Nothing odd is thrown: the guest would tell (state_unsafe_mutation)."""
    table, shown = find(4, asked("discard", 3))
    stage = Stage(guest(), shown)
    page = stage.page
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    key = stage.answers()[0]
    page.locator(".hand button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    table.answer(0, key)
    stage.show(table.show(0))
    until(lambda: page.evaluate(f"!document.querySelector('[data-at=\"card:{key.split()[1]}\"]')?.closest('.hand')"))
    page.wait_for_timeout(100)


# -- colours and sizes -----------------------------------------------------------------------------------------------

EDGE = """(one) => { const [style, after] = [getComputedStyle(one), getComputedStyle(one, '::after')];
    const edges = [style.outlineStyle, style.borderTopStyle, after.borderTopStyle];
    return edges.some((edge) => !['none', 'hidden'].includes(edge)); }"""
SMALL = """(least) => {
    const pressed = 'button, a[href], select, input, summary';
    const hit = (one, x, y) => {
        const there = document.elementFromPoint(x, y);
        return there?.closest(pressed) === one || there?.closest('label')?.control === one;
    };
    /** How far from the middle it can still be pressed. */
    const reach = (one, x, y, dx, dy) => {
        let n = 0;
        while (n < 40 && hit(one, x + dx * (n + 1), y + dy * (n + 1))) n++;
        return n;
    };
    const open = document.querySelector('[role=dialog]') ?? document;
    return [...open.querySelectorAll(pressed)].flatMap((one) => {
        if (!one.checkVisibility() || one.closest('.sr, .log, .skip')) return [];
        if (one.matches('a') && getComputedStyle(one).display === 'inline') return [];
        if (!document.querySelector('.shell')) one.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (!hit(one, x, y)) return []; // under a dialog, or under the next card of a fan
        const wide = 1 + reach(one, x, y, 1, 0) + reach(one, x, y, -1, 0);
        const high = 1 + reach(one, x, y, 0, 1) + reach(one, x, y, 0, -1);
        const name = one.dataset.at ?? one.dataset.action ?? (one.ariaLabel || one.textContent.trim()).slice(0, 24);
        return Math.min(wide, high) < least - 2 ? [`${one.className} | ${name} | ${wide} × ${high}`] : [];
    });
}"""
# Two pixels are forgiven: the bar of a phone is 42 high by design. What a finger may find smaller: cards before a seat
# and in fans lie large in the sheet of that seat, those in reserve in the sheet of the goal, and the counts of a squad
# stand on the squad's own button.
FINE = r"(mn|cb|rs|stack|disc) "


@pytest.mark.parametrize(("game", "players"), [("classic", 6), ("duel", 2)])
def test_forced_colours_keep_frames_and_targets(guest: Open, game: str, players: int) -> None:
    _, shown = find(players, rich, game)
    page = Stage(guest(), shown).page
    page.emulate_media(forced_colors="active")
    aimed = [option["card"] for option in options_of(shown) if "target" in option and "card" in option]
    page.locator(f"[data-at='card:{aimed[0]}']").first.click()
    lit = page.locator(".plate.tgt, .dc.tgt, .squad.tgt, .ring.sel")
    assert lit.count() >= 2
    plates = page.locator("button.plate, .dc:not(.none), .q, .btn, .card, .por")
    assert lit.evaluate_all(f"all => all.every({EDGE})")
    assert plates.evaluate_all(f"all => all.filter((one) => !({EDGE})(one)).map((one) => one.className)") == []
    assert violations(page) == []


def test_texts_of_double_size_leave_nothing_out(guest: Open) -> None:
    for game, players in (("classic", 5), ("duel", 2)):
        page = Stage(guest(), find(players, asked("play", 3), game)[1]).page
        page.add_style_tag(content="html { font-size: 200% }")
        assert violations(page) == []
        resize(page, {"width": 720, "height": 450})  # the same as 200 % on 1440 × 900
        assert violations(page) == []
        expect(page.locator(".q h2")).to_be_visible()
        expect(page.locator(".hand button").first).to_be_visible()


@pytest.mark.parametrize(("game", "players"), [("classic", 7), ("duel", 2)])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_pressed_is_large_enough(guest: Open, game: str, players: int, size: str) -> None:
    _, shown = find(players, asked("play", 3), game)
    page = Stage(guest(viewport=viewport(size), touch=is_touch(size)), shown).page
    assert any("| goal |" in one for one in page.evaluate(SMALL, 1000))  # it is among what is measured
    for opened in (None, "g", "[data-at^='seat:']"):
        if opened:
            page.keyboard.press(opened) if opened == "g" else page.locator(opened).first.click(
                position={"x": 9, "y": 9}
            )
            settle(page)
        assert page.evaluate(SMALL, 24) == []
        if is_touch(size):
            small: list[str] = page.evaluate(SMALL, 44)
            assert [one for one in small if not re.match(FINE, one)] == [], opened
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["en", "ru", "pl", "it"])
def test_the_menu_of_a_phone_is_not_cut(guest: Open, language: str) -> None:
    page = guest(viewport=SMALLEST, language=language).go()
    page.wait_for_selector("h1")
    settle(page)
    assert page.locator("nav").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert page.locator("nav").evaluate("(one) => one.clientHeight") == 44  # one line
    for box in page.locator("nav a").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert box["left"] >= 0
        assert box["right"] <= 360
        assert box["height"] >= 44


@pytest.mark.parametrize("width", [1440, 820, 360])
def test_tab_goes_through_home_as_it_is_seen(guest: Open, width: int) -> None:
    """Block by block: within a column downwards, columns from left to right."""
    page = guest(viewport={"width": width, "height": 900}).go()
    page.wait_for_selector(".games a")
    settle(page)
    boxes: list[dict[str, Any]] = page.evaluate(
        "() => [...document.querySelectorAll('main .cols > section')].map((it) => it.getBoundingClientRect().toJSON())"
    )
    for one, other in zip(boxes, boxes[1:], strict=False):
        below = other["top"] >= one["bottom"] - 1
        beside = other["left"] >= one["right"] - 1
        assert below or beside, (one, other)
