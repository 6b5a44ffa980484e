"""Every state of both games at every size, in every language and theme: nothing overlaps, is cut, too small or unnamed.

A part of the walk, each time the same: at every size other states, in turn in each language and theme.
``python -m tests.web.walk`` walks all of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, ROOT, Guest, settle
from tests.web.stage import Shown, Stage, asked, find
from tests.web.walk import GESTURES, LANGUAGES, LOOKS, SETS, SIZES, THEMES, State, Walk, is_touch, states, viewport

Open = Callable[..., Guest]
SHARE = 36  # of each size and language: one state of so many
FEW = 10  # games of each kind: rare questions are left to the whole walk


@pytest.mark.timeout(400)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_is_cut_or_unnamed(guest: Open, size: str) -> None:
    n = list(SIZES).index(size)
    found: list[str] = []
    for turn, language in enumerate(LANGUAGES):
        theme = THEMES[(n + turn) % 2]
        share = states(FEW)[(4 * n + turn) % SHARE :: SHARE]
        walk = Walk(guest(viewport=viewport(size), language=language, theme=theme, touch=is_touch(size)), share[0])
        for state in share:
            found += [f"{language} {line}" for line in walk.trouble(state)]
    assert not found, "\n".join(found)


THEMED = re.compile(r"\[data-theme=['\"]?light['\"]?\][^{]*\{([^}]*)\}|:root:not\(\[data-theme\]\)[^{]*\{([^}]*)\}")
COLOUR = re.compile(r"#[0-9a-f]{3,8}$|rgb\(|light$|dark$|(0 \d+px )?.*rgb\([^)]*\)$|var\(--[a-z0-9-]+\)$|color-mix\(")


def test_a_theme_changes_nothing_but_colours() -> None:
    """So that what was seen to fit in one theme fits in the other."""
    found = 0
    for file in (ROOT / "web" / "src").rglob("*.*"):
        if file.suffix not in (".css", ".svelte"):
            continue
        for rules in THEMED.findall(file.read_text("utf-8")):
            for rule in filter(str.strip, "".join(rules).split(";")):
                name, value = (part.strip() for part in rule.split(":", 1))
                assert COLOUR.match(value), (file.name, name, value)
                found += 1
    assert found > 40


def person_and_character(page: Page, seat: int) -> tuple[str, str]:
    cell = page.locator(f"[data-box='seat {seat}']")
    names = cell.locator("b").first, cell.locator("em").first
    for name in names:
        expect(name).to_be_visible()
    return names[0].inner_text(), names[1].inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_person_and_character_stand_on_every_seat(guest: Open, size: str) -> None:
    _, shown = find(7, asked("play", 4))
    page = Stage(guest(viewport=viewport(size), touch=is_touch(size)), shown).page
    for seat, name in ((2, "Ivan"), (4, "Giulia"), (6, "Guest 7281"), (3, "Bot 4")):
        seen = person_and_character(page, seat)
        character = shown["view"]["players"][seat]["character"].replace("_", " ").title().replace("The", "the")
        assert name in seen
        assert any(character.split()[0] in one and len(one) >= len(character) for one in seen), seen


def test_who_can_be_aimed_at_is_named_as_on_the_low_seats_of_a_small_phone(guest: Open) -> None:
    def throws(shown: Shown) -> bool:
        options = shown["question"]["options"] if asked("play", 6)(shown) else []
        return len([option for option in options if option["key"].startswith("play rag_time")]) > 5

    _, shown = find(7, throws, sets=[*SETS, "train_robbery"])
    page = Stage(guest(viewport=viewport("360x740"), touch=True), shown).page
    page.locator("[data-at^='card:rag_time']").first.tap()
    buttons = settle(page).locator(".ans [data-action^='target:']:not([data-action$=':0'])")
    assert buttons.count() > 4
    for button in buttons.all():
        seat = (button.get_attribute("data-action") or "").removeprefix("target:")
        named = button.locator("span:not(.sr)").inner_text().partition(" · ")[0]
        assert named in page.locator(f"[data-box='seat {seat}']").inner_text()  # and not: of a face
    assert page.evaluate(LOOKS) == []


@pytest.mark.parametrize("size", ["390x844", "360x740"])
def test_seven_with_the_train_are_told_by_person_and_character_on_a_phone(guest: Open, size: str) -> None:
    [state, *_] = [state for state in states() if state.name == "train 7: play"]
    walk = Walk(guest(viewport=viewport(size), touch=True), state)
    assert walk.trouble(state) == []
    for seat in range(1, 7):
        assert all(person_and_character(walk.stage.page, seat))


def test_axe_finds_nothing_at_the_end_of_a_game_of_two(guest: Open) -> None:
    """Persons stood light on light where others have a role."""
    [state, *_] = [state for state in states() if state.name == "two with the train: over"]
    assert Walk(guest(viewport=viewport("390x844"), touch=True), state).violations(state) == []


# lines of the end of a game that reach into the sun behind them
IN_THE_SUN = """() => {
    const sun = document.querySelector('.sky svg > circle').getBoundingClientRect();
    const lines = [...document.querySelectorAll('.why')].flatMap((one) => {
        const inside = document.createRange();
        inside.selectNodeContents(one);
        return [...inside.getClientRects()];
    });
    return lines.filter((line) => line.right > sun.left && line.bottom > sun.top && line.top < sun.bottom).length;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_why_a_game_is_over_is_not_written_on_the_sun(guest: Open, size: str) -> None:
    [state, *_] = [state for state in states() if state.name == "classic 4: over"]
    walk = Walk(guest(viewport=viewport(size), touch=is_touch(size), language="it"), state)
    walk.show(state)
    assert walk.stage.page.evaluate(IN_THE_SUN) == 0


@pytest.mark.parametrize("name", ["sets 7: copy", "train 5: exempt"])
def test_tickets_and_signs_read_in_forced_colours(guest: Open, name: str) -> None:
    [state, *_] = [state for state in states() if state.name == name]
    one = guest(viewport=viewport("1180x820"), touch=True, language="it", alone=True)
    one.page.emulate_media(forced_colors="active")
    assert Walk(one, state).violations(state) == []


LABELLED = ["sets 4: event hn_gold_rush", "sets 7: pay", "series: bid", "series: rehire", "duel: divert"]


@pytest.mark.parametrize("name", LABELLED)
def test_labels_and_paper_read_in_forced_colours(guest: Open, name: str) -> None:
    """Marks on cards, the direction of play, what a card is played as, the character to be hired."""
    [state, *_] = [state for state in states() if state.name == name]
    one = guest(viewport=viewport("1440x900"), alone=True)
    one.page.emulate_media(forced_colors="active")
    assert Walk(one, state).violations(state) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_card_that_must_be_played_says_so_in_forced_colours(guest: Open, theme: str) -> None:
    _, shown = find(4, asked("play", 4), sets=SETS)
    state = State("must", shown | {"view": shown["view"] | {"marked_card": shown["view"]["hand"][0]}})
    one = guest(viewport=viewport("1440x900"), theme=theme, alone=True)
    one.page.emulate_media(forced_colors="active")
    walk = Walk(one, state)
    assert walk.violations(state) == []
    expect(walk.stage.page.locator(".hand [data-mark=must]")).to_be_visible()


def test_headings_are_in_order_on_an_upright_tablet(guest: Open) -> None:
    [state, *_] = [state for state in states() if state.name == "standoff: play"]
    assert Walk(guest(viewport=viewport("820x1180"), touch=True), state).violations(state) == []


@pytest.mark.parametrize("name", ["train 7: dodge", "train 7: event hn_gold_rush"])
def test_seats_beside_a_train_have_their_room_above_many_answers(guest: Open, name: str) -> None:
    found = [state for state in states() if state.name == name]
    assert Walk(guest(viewport=viewport("390x844"), touch=True, language="it"), found[0]).trouble(found[0]) == []


@pytest.mark.parametrize("theme", THEMES)
def test_how_many_cards_more_is_read_with_texts_of_double_size(guest: Open, theme: str) -> None:
    [state, *_] = [state for state in states() if state.name == "sets 7: dying"]
    one = guest(viewport={"width": 195, "height": 422}, touch=True, theme=theme)
    assert Walk(one, state).violations(state) == []


def test_my_role_stays_in_its_frame_with_texts_of_double_size(guest: Open) -> None:
    [state, *_] = [state for state in states() if state.name == "classic 4: discard"]
    one = guest(viewport={"width": 195, "height": 422}, touch=True, language="it")
    assert Walk(one, state).violations(state) == []


def test_my_role_stays_in_its_frame_beside_many_cards_of_mine(guest: Open) -> None:
    """With texts of double size at 1280 × 720."""
    [state, *_] = [state for state in states() if state.name == "sets 7: order_target"]
    walk = Walk(guest(viewport={"width": 640, "height": 360}, language="pl"), state)
    assert walk.violations(state) == []
    expect(walk.stage.page.locator(".goal")).to_contain_text("Szeryf")  # said, if not shown


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_where_characters_are_no_targets(guest: Open, theme: str) -> None:
    [state, *_] = [state for state in states() if state.name == "third squad: random_card"]
    assert Walk(guest(viewport=viewport("390x844"), touch=True, theme=theme), state).violations(state) == []


# the faintest word of a seat that is no target
OPACITY = """() => {
    const seen = (one) => (one ? getComputedStyle(one).opacity * seen(one.parentElement) : 1);
    return Math.min(...[...document.querySelectorAll('.dim :is(b, em, .pt)')].map(seen));
}"""


@pytest.mark.parametrize("size", ["1440x900", "1280x720", "820x1180", "360x740"])
@pytest.mark.parametrize(("game", "players"), [("classic", 2), ("classic", 5), ("duel", 2)])
def test_seats_that_are_no_targets_are_still_read(guest: Open, size: str, game: str, players: int) -> None:
    def some_in_reach(shown: Shown) -> bool:
        return asked("play", 4)(shown) and aimed(shown) is not None

    def aimed(shown: Shown) -> str | None:
        """A card with one target of several."""
        cards = [option["card"] for option in shown["question"]["options"] if "card" in option and "target" in option]
        return next((card for card in cards if cards.count(card) == 1), None)

    _, shown = find(players, some_in_reach, game)
    page = Stage(guest(viewport=viewport(size), touch=is_touch(size)), shown).page
    page.locator(f".hand [data-at='card:{aimed(shown)}']").click()
    expect(page.locator(".dim").first).to_be_visible()
    assert settle(page).evaluate(OPACITY) == 1


def test_a_name_stays_whole_when_its_seat_moves(guest: Open) -> None:
    _, shown = find(4, asked("play", 2), sets=SETS)
    state, circle = State("moved", shown), [0, 2, 1, 3]
    walk = Walk(guest(viewport=viewport("360x740"), touch=True, language="pl"), state)
    moved = shown | {"view": shown["view"] | {"circle": circle}}
    assert walk.trouble(state) == walk.trouble(State("moved", moved)) == walk.trouble(state) == []


@pytest.mark.parametrize("size", ["390x844", "360x740"])
def test_a_large_hand_beside_many_cards_stays_inside_its_seat(guest: Open, size: str) -> None:
    _, shown = find(4, asked("play", 2))
    cards = ["schofield:KC", "mustang:8H", "barrel:QS"]
    shown["view"]["players"][2] |= {"in_play": cards, "hand_size": 10, "hand_known": []}
    state = State("many", shown)
    assert Walk(guest(viewport=viewport(size), touch=True), state).trouble(state) == []


@pytest.mark.parametrize("size", ["820x1180", "390x844", "360x740"])
def test_cards_lie_below_a_face_also_of_who_has_no_character(guest: Open, size: str) -> None:
    """As at the tables of rulings."""
    _, shown = find(4, asked("play", 2))
    for player in shown["view"]["players"]:
        player["character"] = None
    page = Stage(guest(viewport=viewport(size), touch=True), shown | {"events": []}).page
    expect(page.locator(".ps .nm-c")).to_have_count(0)
    for seat in page.locator(".ps").all():
        face, cards = seat.locator(".por").bounding_box(), seat.locator(".bt > *").first.bounding_box()
        assert face and cards and cards["y"] >= face["y"] + face["height"] - 1


@pytest.mark.parametrize("size", ["1280x720", "820x1180", "360x740"])
def test_tapping_a_seat_tells_all_of_it(guest: Open, size: str) -> None:
    def armed(shown: Shown) -> bool:
        known = any(player["hand_known"] and player["in_play"] for player in shown["view"]["players"][1:])
        return known and bool(asked("play", 3)(shown))

    _, shown = find(7, armed)
    players = shown["view"]["players"]
    seat = next(n for n, one in enumerate(players) if n and one["hand_known"] and one["in_play"] and one["alive"])
    page = Stage(guest(viewport=viewport(size), touch=is_touch(size)), shown).page
    page.locator(f"[data-at='seat:{seat}']").click(position={"x": 40, "y": 12})
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("away, you reach")
    expect(sheet).to_contain_text(f"In play, {len(players[seat]['in_play'])}", ignore_case=True)
    assert sheet.locator(".cards .card").count() == len(players[seat]["in_play"]) + len(players[seat]["hand_known"])
    expect(sheet.locator(".life").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_events_have_their_room_on_an_upright_tablet(guest: Open, language: str) -> None:
    def before_any(shown: Shown) -> bool:
        return asked("play", 3)(shown) and not shown["view"]["event"]

    shown = find(7, before_any, sets=SETS)[1]
    shown["view"]["next_event"] = ["hn_blessing"]
    state = State("before any event", shown, GESTURES["a card is picked"])
    walk = Walk(guest(viewport=viewport("820x1180"), touch=True, language=language), state)
    assert walk.trouble(state) == []


LENT = ["jourdonnais", "calamity_janet"]  # of what can be lent the longest, in most languages
MINE = ["schofield:KC", "mustang:8H", "barrel:QS", "dynamite:2H"]
# words beside a pile that my face lies over
UNDER_ME = """() => {
    const me = document.querySelector('.me .por').getBoundingClientRect();
    return [...document.querySelectorAll('.pile .lab')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < me.right && right > me.left && top < me.bottom && bottom > me.top + 1;
    }).length;
}"""


@pytest.mark.parametrize("size", ["1440x900", "1366x768", "1280x720", "1180x820", "820x1180"])
@pytest.mark.parametrize("sets", [SETS, [*SETS, "train_robbery"]], ids=["sets", "train"])
def test_abilities_lent_by_others_have_their_room(guest: Open, size: str, sets: list[str]) -> None:
    _, shown = find(7, asked("play", 4), sets=sets)
    shown["view"]["players"][0] |= {"character": "greygory_deck", "lent": LENT, "in_play": MINE}
    state = State("lent", shown)
    walk = Walk(guest(viewport=viewport(size), touch=is_touch(size), language="ru"), state)
    assert walk.trouble(state) == []
    assert walk.stage.page.evaluate(UNDER_ME) == 0
    texts = walk.stage.page.locator(".me .abl")
    expect(texts).to_contain_text("Jourdonnais")
    expect(texts).to_contain_text("Calamity Janet")
    name = walk.stage.page.locator(".hand .card .nm").first.bounding_box()
    assert name and name["y"] + name["height"] <= viewport(size)["height"]  # cards in the hand down to their names


# names of stations and wagons that reach over the edge of their sign
OVER_THE_EDGE = """() => [...document.querySelectorAll('.plank')].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    const letters = document.createRange();
    letters.selectNodeContents(one.querySelector('b'));
    return [...letters.getClientRects()].some((line) => line.left < left + 2 || line.right > right - 3);
}).map((one) => one.querySelector('b').textContent)"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ru", "it"])
def test_names_of_wagons_stay_inside_their_frames(guest: Open, size: str, language: str) -> None:
    _, shown = find(5, asked("play", 4), sets=["base", "train_robbery"])
    train = shown["view"]["train"]
    train["wagons"] = ["passenger_car", "observation_car", "lumber_flatcar"][: len(train["wagons"])]
    walk = Walk(guest(viewport=viewport(size), touch=is_touch(size), language=language), State("train", shown))
    walk.show(State("train", shown))
    assert walk.stage.page.evaluate(OVER_THE_EDGE) == []


def log_in_sight(page: Page) -> Any:
    return page.locator(".log li.now")


@pytest.mark.parametrize("size", ["1366x768", "1280x720", "1180x820", "820x1180"])
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_the_log_and_the_own_ability_stay_in_sight(guest: Open, size: str, game: str) -> None:
    players, mode = (7, None) if game == "classic" else (2, "duel")
    _, shown = find(players, asked("play", 4), game, mode)
    page = Stage(guest(viewport=viewport(size), touch=is_touch(size)), shown).page
    expect(log_in_sight(page)).to_be_in_viewport()
    expect(page.locator(".abl, .my .words, [data-at^='plate:P0'] .words").first).to_be_visible()


COVERED = """() => {
    const all = document.querySelectorAll('.q h2, .ans button, .hand button, [data-at^="seat:"]');
    return [...all].filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return !there || (!one.contains(there) && !there.closest('.hand, .ps, .seat, .q')?.contains(one));
    }).length;
}"""


@pytest.mark.parametrize("size", ["1440x900", "1366x768", "1280x720"])
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_what_is_pointed_at_covers_neither_question_nor_cards(guest: Open, size: str, game: str) -> None:
    players, mode = (7, None) if game == "classic" else (2, "duel")
    _, shown = find(players, asked("play", 4), game, mode)
    page = Stage(guest(viewport=viewport(size)), shown).page
    before = page.evaluate(COVERED)
    page.locator(".hand button").first.hover()
    expect(page.locator(".insp").first).not_to_be_empty()
    assert page.evaluate(COVERED) == before


@pytest.mark.parametrize("size", ["820x1180", "390x844", "360x740"])
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_card_pointed_at_with_a_mouse_leaves_the_question_in_sight(guest: Open, size: str, game: str) -> None:
    players, mode = (7, None) if game == "classic" else (2, "duel")
    _, shown = find(players, asked("play", 4), game, mode)
    page = Stage(guest(viewport=viewport(size)), shown).page
    for pointed in (page.locator(".hand button").first, page.locator(".ps .hit, .dc .hit").last):
        pointed.hover()
        card = page.locator(".float").bounding_box()
        question = page.locator("[data-question]").bounding_box()
        assert card and question and card["y"] + card["height"] <= question["y"]
        page.mouse.move(0, 0)
        expect(page.locator(".float")).to_have_count(0)


@pytest.mark.parametrize("size", ["390x844", "360x740"])
@pytest.mark.parametrize(
    ("game", "players", "why"), [("classic", 6, "general_store"), ("classic", 5, "take"), ("duel", 2, "wagon")]
)
def test_offered_cards_are_cards_that_are_read_before_they_are_taken(
    guest: Open, size: str, game: str, players: int, why: str
) -> None:
    _, shown = find(players, asked(why, 3), game)
    stage = Stage(guest(viewport=viewport(size), touch=True), shown)
    page = stage.page
    offered = page.locator(".offer .one:has(.card)")
    expect(offered.nth(1)).to_be_visible()
    for one in offered.all():
        box = one.bounding_box()
        assert box and box["width"] >= 64
    expect(page.locator(".q .btn.pri")).to_have_count(0)
    hold(page, "[data-at^='card:']")
    expect(page.locator(".veil .card.l")).to_be_visible()
    assert stage.answers() == []
    page.locator(".veil").click()
    offered.first.tap()
    expect(page.locator(".offer .ins p")).not_to_be_empty()
    assert stage.answers() == []
    offered.first.tap()
    assert len(stage.answers()) == 1


def hold(page: Page, selector: str) -> None:
    """A long press on the first offered card."""
    box = page.locator(f".offer {selector}").first.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)


@pytest.mark.parametrize("size", ["1440x900", "1280x720", "820x1180", "390x844", "360x740"])
@pytest.mark.parametrize(("game", "players"), [("classic", 4), ("duel", 2)])
def test_a_card_picked_up_tells_what_it_does(guest: Open, size: str, game: str, players: int) -> None:
    _, shown = find(players, asked("play", 5), game)
    page = Stage(guest(viewport=viewport(size), touch=is_touch(size)), shown).page
    card = page.locator(".hand button[data-legal]").first
    card.click()
    page.mouse.move(1, 1)
    text = page.locator(".ins p, .insp .fx").first
    expect(text).to_be_visible()
    expect(text).not_to_be_empty()


def test_target_and_hunter_never_wear_the_same_sign(guest: Open) -> None:
    _, shown = find(3, asked("play", 4), "duel", "standoff")
    page = Stage(guest(viewport=PHONE, touch=True), shown).page
    looks = "(one) => [getComputedStyle(one).borderStyle, getComputedStyle(one).borderColor].join()"
    target, hunter = page.locator(".squad.target"), page.locator(".squad.hunter")
    assert target.first.evaluate(looks) != hunter.first.evaluate(looks)
    expect(target).to_contain_text("your target", ignore_case=True)
    expect(hunter).to_contain_text("hunts you", ignore_case=True)


def test_the_own_side_of_the_duel_names_its_numbers_on_a_phone(guest: Open) -> None:
    _, shown = find(2, asked("play", 4), "duel", "duel")
    page = Stage(guest(viewport=PHONE, touch=True), shown).page
    mine = page.locator("[data-box='squad 0']")
    view = shown["view"]
    expect(mine).to_contain_text(f"Deck {view['players'][0]['deck']['size']}")
    expect(mine).to_contain_text(f"Reserve {view['players'][0]['reserve_size']}")
    expect(mine).to_contain_text("swap")
    assert page.locator(".hand .org").count() == len(view["hand"])


@pytest.mark.parametrize("size", ["1280x720", "820x1180", "360x740"])
def test_table_names_stand_in_whole_words_in_the_lobby(guest: Open, size: str) -> None:
    host = guest("Giulia").go("#/new")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_selector(".invite")
    page = guest(viewport=viewport(size), touch=is_touch(size)).go()
    title = page.locator(".table b").first
    expect(title).to_be_visible()
    box = title.bounding_box()
    assert box and box["height"] < 45
    assert box["width"] > 70


def shot_by(*characters: str) -> Callable[[Shown], bool]:
    def wanted(shown: Shown) -> bool:
        by = (shown["question"] or {}).get("about", {}).get("by")
        return asked("dodge")(shown) and by is not None and shown["view"]["players"][by]["character"] in characters

    return wanted


@pytest.mark.parametrize("characters", [("calamity_janet", "suzy_lafayette"), ("slab_the_killer",)])
def test_answers_stay_inside_a_question_of_two_lines(guest: Open, characters: tuple[str, ...]) -> None:
    _, shown = find(5, shot_by(*characters))
    stage = Stage(guest(viewport=viewport("1440x900"), language="pl"), shown)
    settings = stage.table()["settings"] | {"hints": True}  # its button takes room from the sentence
    stage.send(stage.table() | {"settings": settings})
    expect(stage.page.locator(".q").get_by_role("button", name="Podpowiedź")).to_be_visible()
    assert settle(stage.page).evaluate(LOOKS) == []


@pytest.mark.parametrize("size", ["390x844", "360x740"])
def test_the_name_of_a_character_to_choose_is_whole(guest: Open, size: str) -> None:
    _, shown = find(2, lambda shown: "alan_pinkertoon" in shown["view"].get("candidates", []), "duel", "duel")
    stage = Stage(guest(viewport=viewport(size), touch=True, language="it"), shown)
    name = settle(stage.page).locator(".cand .tt", has_text="Pinkertoon")
    letters = """(one) => {
        const all = document.createRange();
        all.selectNodeContents(one);
        return all.getBoundingClientRect().width;
    }"""
    assert name.evaluate(letters) <= name.evaluate("(one) => one.clientWidth - 16")  # inside the line around the card
