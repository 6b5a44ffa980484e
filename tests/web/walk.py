"""Every state of both games at every size, in every language, in both themes, and every page around them.

``python -m tests.web.walk [size …]`` walks all of it in one browser and tells what a reader would stumble on;
``--axe`` asks axe instead, ``--both`` asks axe as well, ``--forced`` in forced colours, ``--large`` with texts of
double size; ``--part 2/7`` takes the second of seven parts; ``--pictures FOLDER`` keeps pictures. The suite takes a
part of the walk, see ``test_walk.py``.
"""

from __future__ import annotations

import argparse
import itertools
import random
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

import sixgun
from sixgun.classic.sets import finished_sets
from sixgun.table import Table
from tests.web.browser import Guest, browsing, resize, serving, settle
from tests.web.stage import Shown, Stage, recorded
from tests.web.test_every_page import PAGES, violations

SIZES: Final = {
    "1440x900": (1440, 900),
    "1366x768": (1366, 768),
    "1280x720": (1280, 720),
    "1180x820": (1180, 820),
    "820x1180": (820, 1180),
    "390x844": (390, 844),
    "360x740": (360, 740),
}
LANGUAGES: Final = ("en", "ru", "pl", "it")
THEMES: Final = ("dark", "light")
SETS: Final = [name for name in finished_sets() if name != "train_robbery"]
SHOW: Final = ["base", "wws_events", "wws_characters"]
SERIES: Final = {"scoring_series": True, "variant_hire": True, "variant_experience": True, "variant_bounties": True}
TRAIN: Final = ["base", "train_robbery"]
TABLES: Final[dict[str, tuple[str, int, Shown]]] = {
    "classic 4": ("classic", 4, {}),
    "classic 5": ("classic", 5, {}),
    "classic 6": ("classic", 6, {}),
    "classic 7": ("classic", 7, {}),
    "sets 4": ("classic", 4, {"sets": SETS}),
    "sets 7": ("classic", 7, {"sets": SETS}),
    "show 5": ("classic", 5, {"sets": SHOW}),
    "two players": ("classic", 2, {}),
    "two with the train": ("classic", 2, {"sets": TRAIN}),
    "three players": ("classic", 3, {}),
    "special six": ("classic", 6, {"options": {"six_player_special": True}}),
    "eight players": ("classic", 8, {}),
    "series": ("classic", 4, {"options": SERIES}),
    "train 5": ("classic", 5, {"sets": TRAIN}),
    "train 7": ("classic", 7, {"sets": [*SETS, "train_robbery"]}),
    "duel": ("duel", 2, {"mode": "duel"}),
    "reinforcements": ("duel", 2, {"mode": "reinforcements"}),
    "third squad": ("duel", 2, {"mode": "third_squad_law"}),
    "standoff": ("duel", 3, {"mode": "standoff"}),
}
REPLAYED: Final = ("classic 4", "classic 5", "sets 7", "train 7", "two players", "series", "duel", "standoff")
REPLAYS: Final = {name: TABLES[name] for name in REPLAYED}
GAMES: Final = 40  # of each kind
LINES: Final = 40  # of the story
# what is seldom said is fetched when it first is: until then its buttons are empty, for a while
SAID: Final = """async () => {
    const mute = (one) => one.checkVisibility() && !one.ariaLabel && !one.textContent.trim();
    const end = performance.now() + 3000;
    while ([...document.querySelectorAll('.btn')].some(mute) && performance.now() < end)
        await new Promise((done) => setTimeout(done, 30));
}"""
LOOKS: Final = (Path(__file__).parent / "looks.js").read_text("utf-8")
Look = Callable[[Page], list[str]]


class State(NamedTuple):
    """Something to look at, and what is done before."""

    name: str
    shown: Shown
    gesture: Callable[[Page], object] | None = None
    result: Shown | None = None  # of a game that is over


def played(table: str, seed: int) -> Iterator[tuple[int, Table]]:
    """A random game of that kind, step by step."""
    game, players, how = TABLES[table]
    chance = random.Random(seed)
    session = sixgun.new_game(game, players, seed=f"walk {seed}", **how)
    step = 0
    while not session.over:
        yield step, session
        seat = session.asked[0]
        session.answer(seat, chance.choice(session.choices(seat)).key)
        step += 1


def ended(table: str, seed: int) -> Table:
    """A random game of that kind after its last answer."""
    for _, session in played(table, seed):
        last = session
    return last


def names_of(session: Table) -> Iterator[str]:
    """What is special about this moment, for seat 0."""
    seat = session.asked[0]
    question = session.question(seat)
    assert question is not None
    why = question.why
    if seat == 0:
        yield why
        if why == "play":
            yield from in_force(session)
    elif why == "play" and session.session.game.is_out(0):
        yield "out"
    elif why in ("play", "general_store", "dodge", "hit") and not session.session.game.is_out(0):
        yield f"waiting: {why}"


def in_force(session: Table) -> Iterator[str]:
    """The events that lie open."""
    table = session.view(0).to_dict().get("table", [])
    assert isinstance(table, list)
    yield from (f"event {name}" for name in table)


@cache
def richest(table: str, games: int) -> dict[str, Shown]:
    """Of each question of a kind of table the fullest moment: asked of me, or of somebody else."""
    best: dict[str, tuple[int, int, int]] = {}
    for seed in range(games):
        for step, session in played(table, seed):
            score = 8 * len(session.choices(session.asked[0])) + min(step, 100)
            for name in names_of(session):
                best[name] = max(best.get(name, (0, 0, 0)), (score, seed, step))
    seeds = {seed for _, seed, _ in best.values()}
    at = {(seed, step) for _, seed, step in best.values()}
    shown = {
        (seed, step): session.show(0) for seed in seeds for step, session in played(table, seed) if (seed, step) in at
    }
    return {name: shown[seed, step] for name, (_, seed, step) in best.items()}


def pick(page: Page) -> None:
    """Take up the first card that has to be aimed, or any."""
    page.evaluate("document.querySelector('.hand button[data-legal]')?.click()")


def look_at_a_seat(page: Page) -> None:
    page.evaluate("document.querySelector('.ps .hit, .seat .plate, .dc .hit')?.click()")


def key(name: str, waits_for: str) -> Callable[[Page], object]:
    """A key that opens something."""

    def press(page: Page) -> None:
        page.keyboard.press(name)
        page.wait_for_selector(waits_for)

    return press


GESTURES: Final[dict[str, Callable[[Page], object]]] = {
    "a card is picked": pick,
    "a seat is looked at": look_at_a_seat,
    "the goal": key("g", "[role=dialog]"),
    "the keys": key("?", "[role=dialog]"),
}


@cache
def states(games: int = GAMES) -> tuple[State, ...]:
    """All there are in so many games of each kind, table by table."""
    found: list[State] = []
    for table in TABLES:
        for name, shown in sorted(richest(table, games).items()):
            if table in ("classic 5", "classic 6") and name not in ("play", "dodge", "general_store", "take"):
                continue
            found.append(State(f"{table}: {name}", shown))
            if name == "play":
                found += [State(f"{table}: {what}", shown, gesture) for what, gesture in GESTURES.items()]
        last = ended(table, 1)
        found.append(State(f"{table}: over", last.show(0), result=last.result))
    return tuple(found)


def trouble(page: Page) -> list[str]:
    """What a reader would stumble on."""
    return list(page.evaluate(LOOKS))


class Walk:
    """One browser of one size and language, shown state after state."""

    def __init__(self, guest: Guest, first: State) -> None:
        self.guest = guest
        self.stage = Stage(guest, first.shown)
        self.is_open = False  # something lies over the table

    def show(self, state: State) -> None:
        page = self.stage.page
        if self.is_open:
            page.keyboard.press("Escape")
        self.is_open = state.gesture is not None
        self.stage.restart(state.shown if state.result else recent(state.shown), state.result)
        page.wait_for_selector(".over" if state.result else ".q, .out")
        page.evaluate(SAID)
        settle(page)
        if state.gesture:
            state.gesture(page)
            settle(page)

    def trouble(self, state: State) -> list[str]:
        """What a reader would stumble on."""
        return self.found(state, trouble)

    def violations(self, state: State) -> list[str]:
        """What axe finds."""
        return self.found(state, violations)

    def found(self, state: State, look: Look) -> list[str]:
        """What that look finds."""
        self.show(state)
        return [f"{state.name}: {line}" for line in look(self.stage.page)]


def pages(guest: Guest, look: Look) -> Iterator[str]:
    """The pages around the table."""
    for name, (path, ready) in PAGES.items():
        page = guest.go(path)
        page.wait_for_selector(ready)
        settle(page)
        yield from (f"{name}: {line}" for line in look(page))
    yield from room(guest, look)
    yield from replays(guest, look)


def room(guest: Guest, look: Look) -> Iterator[str]:
    """The waiting room of seven, one seat free and bots on the others."""
    page = guest.go("#/new")
    page.wait_for_selector(".sum")
    for _ in range(3):
        press(page.locator(".stepper .btn").last)
    for _ in range(5):
        press(page.locator(".seats li.free .flip").first)
    yield from (f"a table with bots: {line}" for line in look(settle(page)))
    press(page.locator(".sum .pri"))
    page.wait_for_selector(".invite")
    expect(page.locator(".seats select")).to_have_count(5)
    yield from (f"waiting room: {line}" for line in look(settle(page)))


def press(button: Locator) -> None:
    """Without a pointer: half a small phone is scrolled, and aimed at, in vain."""
    button.evaluate("(one) => one.click()")


def replays(guest: Guest, look: Look) -> Iterator[str]:
    """A finished game of each kind, at its beginning, in its midst and at its end."""
    for name, (game, players, how) in REPLAYS.items():
        page = guest.go(f"#/replay/{recorded(guest.address, game, players, **how)}")
        page.reload()
        page.wait_for_selector(".shell")
        page.wait_for_selector(".deck h2")
        last = int(page.get_by_role("slider").get_attribute("max") or 0)
        for at in (0, last // 2, last):
            page.get_by_role("slider").fill(str(at))
            settle(page)
            page.wait_for_selector("[data-announced]", state="detached")  # an event lies over the table for a while
            yield from (f"replay of {name} at {at}: {line}" for line in from_top_to_bottom(page, look))


def from_top_to_bottom(page: Page, look: Look) -> list[str]:
    """On a phone the table of a replay may scroll: what is found at its upper and at its lower end."""
    found = look(page)
    page.evaluate("document.querySelector('.replay > .table').scrollTo(0, 9999)")
    return list(dict.fromkeys([*found, *look(settle(page))]))


def recent(shown: Shown) -> Shown:
    """The same moment with the end of its story: the log scrolls anyway, and a long one takes its time."""
    return shown | {"events": shown["events"][-LINES:]}


def viewport(size: str) -> dict[str, int]:
    width, height = SIZES[size]
    return {"width": width, "height": height}


def is_touch(size: str) -> bool:
    return size in ("1180x820", "820x1180", "390x844", "360x740")


def opened(browser: Browser, address: str, size: str, language: str, theme: str) -> Guest:
    return Guest(browser, address, viewport=viewport(size), touch=is_touch(size), language=language, theme=theme)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", default=list(SIZES), help=", ".join(SIZES))
    parser.add_argument("--pictures", type=Path, help="keep a picture of each state here")
    parser.add_argument("--only", default="", help="a part of the names of states")
    parser.add_argument("--every", type=int, default=1, help="one state of so many")
    parser.add_argument("--languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--spread", action="store_true", help="each state at one of the sizes, in turn")
    parser.add_argument("--share", action="store_true", help="at each size each state in one of the languages, in turn")
    parser.add_argument("--theme", choices=THEMES, help="else in turn: a theme changes nothing but colours")
    parser.add_argument("--part", type=fraction, default=(0, 1), metavar="K/N", help="the K-th of N parts")
    parser.add_argument("--axe", action="store_true", help="what axe finds, instead of what lies over each other")
    parser.add_argument("--both", action="store_true", help="what axe finds and what lies over each other")
    parser.add_argument("--forced", action="store_true", help="in forced colours")
    parser.add_argument("--large", action="store_true", help="with texts of double size: half the window")
    asked = parser.parse_args()
    looked = bad = 0
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
        browsing(playwright) as browser,
    ):
        for turn, (size, language) in enumerate(itertools.product(asked.sizes, asked.languages)):
            theme = asked.theme or THEMES[(list(SIZES).index(size) + LANGUAGES.index(language)) % 2]
            guest = opened(browser, address, size, language, theme)
            for lines in walked(guest, asked, f"{size} {language} {theme}", turn):
                looked += 1
                bad += len(lines)
                print(*(f"{size} {language} {line}\n" for line in lines), sep="", end="", flush=True)
            guest.close()
            print(f"{size} {language} {theme}: {looked} looked at so far, {bad} found", flush=True)


def fraction(text: str) -> tuple[int, int]:
    """“2/7”: the second of seven, counted from 0."""
    part, _, whole = text.partition("/")
    return int(part) - 1, int(whole)


def prepare(page: Page, asked: argparse.Namespace) -> None:
    if asked.forced:
        page.emulate_media(forced_colors="active")
    if asked.large:
        size = page.viewport_size
        assert size is not None
        resize(page, {"width": size["width"] // 2, "height": size["height"] // 2})


def part_of(asked: argparse.Namespace, turn: int) -> slice:
    """Which states are looked at in this turn, of a size and a language."""
    if asked.spread:
        return slice(turn % len(asked.sizes), None, len(asked.sizes))
    if asked.share:
        return slice(turn % len(asked.languages), None, len(asked.languages))
    return slice(0, None, asked.every)


def look_of(asked: argparse.Namespace) -> Look:
    """What is looked for."""
    if asked.both:
        return lambda page: trouble(page) + violations(page)
    return violations if asked.axe else trouble


def walked(guest: Guest, asked: argparse.Namespace, where: str, turn: int) -> Iterator[list[str]]:
    """The pages around the table, then state by state, what was found; what was odd, last."""
    prepare(guest.page, asked)
    if not asked.only:
        yield list(pages(guest, look_of(asked)))
    part, whole = asked.part
    chosen = [state for state in states() if asked.only in state.name]
    walk = Walk(guest, chosen[0])
    for state in chosen[part_of(asked, turn)][part::whole]:
        yield walk.found(state, look_of(asked))
        if asked.pictures:
            asked.pictures.mkdir(parents=True, exist_ok=True)
            name = f"{where} {state.name.replace(':', '')}.png".replace(" ", "-")
            walk.stage.page.screenshot(path=asked.pictures / name)
    yield guest.odd


if __name__ == "__main__":
    main()
