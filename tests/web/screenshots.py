"""Pictures of every page for docs/screenshots: ``python -m tests.web.screenshots [name …]``."""

from __future__ import annotations

import json
import sys
import tempfile
import urllib.request
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import DESKTOP, PHONE, ROOT, Guest, browsing, serving
from tests.web.player import Mouse
from tests.web.stage import Shown, Stage, asked, find
from tests.web.test_sets import haunted, moment_of_an_event, under
from tests.web.walk import SERIES, SETS

LAPTOP: Final = {"width": 1280, "height": 720}
SMALLEST: Final = {"width": 360, "height": 740}
TABLET: Final = {"width": 820, "height": 1180}
SIX: Final = {"six_player_special": True}
FOLDER: Final = ROOT / "docs" / "screenshots"
Picture = Callable[["Studio"], Page]


class Studio:
    """A server with some life in it, and a browser."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.guests: list[Guest] = []
        self.replay = ""

    def guest(self, name: str = "Marta", **how: Any) -> Guest:
        self.guests.append(Guest(self.browser, self.address, name, **how))
        return self.guests[-1]

    def post(self, path: str, **body: Any) -> Any:
        request = urllib.request.Request(
            f"{self.address}/api/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def table(self, title: str, players: int, name: str, clock: str = "normal") -> str:
        settings = {"title": title, "setup": {"players": players, "sets": ["base"], "options": {}}, "clock": clock}
        return str(self.post("tables", name=name, settings=settings)["code"])

    def seat_at(self, game: int | str, page: Page) -> None:
        """Sit down at a running game among bots: of so many, or The Duel in that mode."""
        classic: dict[str, object] = {"players": game, "sets": ["base"], "options": {}}
        settings = {
            "game": "duel" if isinstance(game, str) else "classic",
            "title": "Dry Gulch",
            "setup": {"mode": game} if isinstance(game, str) else classic,
            "clock": "none",
            "public": False,
            "pace": "fast",
        }
        joined = self.post("play", name="Marta", settings=settings)
        kept = json.dumps({joined["code"]: {"token": joined["token"], "at": 1}})
        page.goto(f"{self.address}/#/")
        page.evaluate("kept => (localStorage['sixgun.tokens'] = kept)", kept)
        page.goto(f"{self.address}/#/t/{joined['code']}")
        page.wait_for_selector(".q:not(.idle)")

    def finish(self) -> Page:
        """A game of seven bots, to its end."""
        page = self.guest().go()
        settings = {
            "title": "Dry Gulch",
            "setup": {"players": 7, "sets": ["base"], "options": {}},
            "pace": "fast",
            "clock": "none",
        }
        joined = self.post("play", name="Marta", settings=settings, watch=True)
        page.goto(f"{self.address}/#/t/{joined['code']}")
        page.wait_for_selector("[data-fair]", timeout=90_000)
        link = page.get_by_role("link", name="Watch the replay").get_attribute("href") or ""
        self.replay = link.rsplit("/", 1)[1]
        return page


def lobby(studio: Studio, **how: Any) -> Page:
    fill_the_lobby(studio)
    page = studio.guest(**how).go()
    page.wait_for_selector(".table")
    return page


@cache
def fill_the_lobby(studio: Studio) -> None:
    for title, players, name, others in (
        ("Dry Gulch", 7, "Giulia", ("Ivan", "Kasia", "Otto", "Lena")),
        ("Rio Seco", 6, "Ivan", ("Prickly", "Dusty", "Tumble")),
        ("Три патрона", 4, "Ольга", ("Пётр", "Анна")),
        ("Cimitero di Tombrock", 5, "Marco", ("Gina",)),
    ):
        code = studio.table(title, players, name)
        for other in others:
            studio.post(f"tables/{code}/join", name=other)


def setup(studio: Studio) -> Page:
    page = studio.guest(theme="light").go("#/new")
    page.wait_for_selector(".sum")
    for _ in range(3):
        page.get_by_role("button", name="One player more").click()
    for _ in range(3):
        page.get_by_role("button", name="Seat a bot").last.click()
    page.get_by_role("switch", name="Choose one of two characters").click()
    return page


def room(studio: Studio) -> Page:
    page = setup(studio)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    code = page.url.rsplit("/", 1)[1]
    studio.post(f"tables/{code}/join", name="Ivan")
    page.get_by_text("Ivan").first.wait_for()
    return page


def table(studio: Studio, game: int | str, answers: int = 6, **how: Any) -> Page:
    for seed in range(20):
        page = studio.guest(**how).page
        studio.seat_at(game, page)
        player = Mouse(page, seed)
        player.play_on(answers)
        for _ in range(200):
            if player.is_asked() or player.is_over():
                break
            page.wait_for_timeout(30)
        if not player.is_over():
            page.wait_for_timeout(700)
            return page
    raise AssertionError("every game was over too soon")


def question(studio: Studio) -> Page:
    """Somebody shoots at me and I have an answer."""
    for seed in range(60):
        page = studio.guest().page
        studio.seat_at(5, page)
        player = Mouse(page, seed)
        for _ in range(40):
            if player.is_over():
                break
            if player.is_asked() and "How do you answer" in player.said() and page.locator(".q .pri").count():
                page.wait_for_timeout(500)
                return page
            if player.is_asked():
                player.answer()
            page.wait_for_timeout(20)
    raise AssertionError("nobody shot at us")


def hit(studio: Studio, mode: str, **how: Any) -> Page:
    """Somebody shoots at one of mine."""
    for seed in range(60):
        page = studio.guest(**how).page
        studio.seat_at(mode, page)
        player = Mouse(page, seed)
        player.play_on(14)
        for _ in range(60):
            if player.is_over():
                break
            if player.is_asked() and page.locator(".por.reticle").count() and page.locator(".q .pri").count():
                page.wait_for_timeout(500)
                return page
            if player.is_asked():
                player.answer()
            page.wait_for_timeout(20)
    raise AssertionError("nobody shot at us")


def squads(studio: Studio) -> Page:
    """The Duel being set up, with squads by name."""
    page = studio.guest().go("#/new?game=duel")
    page.get_by_role("button", name="Reinforcements").click()
    page.get_by_role("switch", name="Squads by agreement").click()
    for place in (0, 5, 7, 18, 20, 26):
        page.locator(".cast .chip").nth(place).click()
    return page


def duel_over(studio: Studio) -> Page:
    """A game of The Duel to its end."""
    page = studio.guest().page
    studio.seat_at("third_squad_law", page)
    Mouse(page, 5).play_on()
    page.wait_for_selector("[data-fair]")
    return page


def replay(studio: Studio, **how: Any) -> Page:
    if not studio.replay:
        studio.finish()
    page = studio.guest(**how).go(f"#/replay/{studio.replay}?at=60")
    page.wait_for_selector(".deck h2")
    page.wait_for_selector(".shell")
    page.wait_for_timeout(800)
    return page


def rulings(studio: Studio) -> Page:
    page = studio.guest(theme="light").go("#/rulings/barrel")
    page.wait_for_selector(".ruling")
    return page


def staged(studio: Studio, wanted: Callable[[Shown], Any], players: int = 7, **how: Any) -> Page:
    """A moment of a game with every set."""
    _, shown = find(players, lambda shown: bool(wanted(shown)), sets=tuple(SETS))
    page = Stage(studio.guest(**how), shown).page
    page.wait_for_selector(".tick")
    page.wait_for_timeout(1500)  # the word "your turn" is gone
    return page


def announced(studio: Studio, **how: Any) -> Page:
    """An event has just been turned."""
    before, after = moment_of_an_event()
    stage = Stage(studio.guest(**how), before)
    stage.page.wait_for_selector(".tick")
    stage.show(after)
    stage.page.wait_for_selector("[data-announced]")
    return stage.page


def all_about_events(studio: Studio, **how: Any) -> Page:
    page = staged(studio, under("hn_thirst"), **how)
    page.locator(".tick").first.click()
    page.get_by_role("dialog").wait_for()
    return page


def mixed(studio: Studio, **how: Any) -> Page:
    """A mixture of sets, by the rulebook compendium."""
    page = studio.guest(**how).go("#/new")
    page.locator("[data-mixture=friends]").click()
    page.locator("[data-preset=seed_readings]").click()
    page.locator("details summary").nth(1).click()
    return page


def rules_of_an_event(studio: Studio) -> Page:
    page = studio.guest(theme="light").go("#/rulings/hn_ghost_town")
    page.wait_for_selector(".ruling")
    return page


def marked(shown: Shown) -> bool:
    """A card that must be played, beside green ones."""
    view = shown["view"]
    return asked("play")(shown) and view["marked_card"] in view["hand"] and bool(view["players"][0]["in_play"])


def moment(
    studio: Studio, players: int, wanted: Callable[[Shown], bool], options: dict[str, bool] | None = None, **how: Any
) -> Page:
    """A moment of a mode, or of a series."""
    _, shown = find(players, wanted, options=options or {})
    page = Stage(studio.guest(**how), shown).page
    page.wait_for_timeout(1500)
    return page


def facing(shown: Shown) -> bool:
    """Four characters alive, some with cards."""
    players = shown["view"]["players"]
    armed = sum(len(player["in_play"]) for player in players)
    return asked("play", 4)(shown) and all(player["alive"] for player in players) and armed > 2


def late(shown: Shown) -> bool:
    """After the third game of a series."""
    return asked("next_game")(shown) and shown["view"]["series"]["game"] == 3


def of_a_series(studio: Studio, **how: Any) -> Page:
    """A series for six, by the special game."""
    page = studio.guest(**how).go("#/new")
    page.wait_for_selector(".sum")
    for _ in range(2):
        page.locator(".stepper .btn").last.click()
    for name in ("six_player_special", "scoring_series", "variant_hire"):
        page.locator(f"[aria-labelledby=opt-{name}]").click()
    page.locator("#opt-scoring_series").scroll_into_view_if_needed()
    return page


PICTURES: Final[dict[str, Picture]] = {
    "home": lobby,
    "home-phone-ru": lambda studio: lobby(studio, viewport=PHONE, language="ru"),
    "setup-noon": setup,
    "room-noon": room,
    "table-4": lambda studio: table(studio, 4),
    "table-7": lambda studio: table(studio, 7),
    "table-4-phone": lambda studio: table(studio, 4, viewport=PHONE),
    "table-7-phone": lambda studio: table(studio, 7, viewport=PHONE),
    "table-7-noon": lambda studio: table(studio, 7, theme="light"),
    "question": question,
    "game-over": Studio.finish,
    "duel": lambda studio: hit(studio, "duel"),
    "duel-phone": lambda studio: hit(studio, "reinforcements", viewport=PHONE),
    "duel-third-squad-noon": lambda studio: table(studio, "third_squad_law", 18, theme="light"),
    "duel-standoff": lambda studio: hit(studio, "standoff"),
    "duel-standoff-phone-ru": lambda studio: table(studio, "standoff", 18, viewport=PHONE, language="ru"),
    "duel-setup": squads,
    "duel-over": duel_over,
    "replay": replay,
    "replay-phone": lambda studio: replay(studio, viewport=PHONE),
    "rulings-noon": rulings,
    "sets-event-announced": announced,
    "sets-event-announced-phone-ru": lambda studio: announced(studio, viewport=SMALLEST, language="ru"),
    "sets-hangover": lambda studio: staged(studio, under("hn_hangover"), viewport=LAPTOP),
    "sets-hangover-phone": lambda studio: staged(studio, under("hn_hangover"), viewport=SMALLEST),
    "sets-gold-rush": lambda studio: staged(studio, under("hn_gold_rush"), viewport=LAPTOP),
    "sets-ghost-noon": lambda studio: staged(studio, haunted, viewport=LAPTOP, theme="light"),
    "sets-must-be-played": lambda studio: staged(studio, marked, viewport=LAPTOP),
    "sets-cost-phone": lambda studio: staged(studio, asked("pay", 2), viewport=SMALLEST),
    "sets-events-phone-ru": lambda studio: all_about_events(studio, viewport=SMALLEST, language="ru"),
    "two-players": lambda studio: moment(studio, 2, facing, viewport=LAPTOP),
    "two-players-phone-ru": lambda studio: moment(studio, 2, facing, viewport=SMALLEST, language="ru"),
    "two-players-tablet-pl": lambda studio: moment(studio, 2, facing, viewport=TABLET, language="pl"),
    "two-players-pick-phone": lambda studio: moment(studio, 2, asked("character"), viewport=SMALLEST),
    "three-players": lambda studio: moment(studio, 3, asked("play", 4)),
    "three-players-phone-it": lambda studio: moment(studio, 3, asked("play", 4), viewport=SMALLEST, language="it"),
    "special-six-declare": lambda studio: moment(studio, 6, asked("declare", 2), SIX, viewport=LAPTOP),
    "eight-players-phone-ru": lambda studio: moment(studio, 8, asked("play", 4), viewport=SMALLEST, language="ru"),
    "series-auction": lambda studio: moment(studio, 5, asked("bid", 3), SERIES, viewport=LAPTOP),
    "series-auction-phone-pl": lambda studio: moment(
        studio, 5, asked("bid", 3), SERIES, viewport=SMALLEST, language="pl"
    ),
    "series-experience": lambda studio: moment(studio, 5, asked("experience", 3), SERIES, viewport=LAPTOP),
    "series-standings": lambda studio: moment(studio, 5, late, SERIES),
    "series-standings-phone-it": lambda studio: moment(studio, 5, late, SERIES, viewport=SMALLEST, language="it"),
    "series-standings-tablet-ru": lambda studio: moment(studio, 5, late, SERIES, viewport=TABLET, language="ru"),
    "series-setup-noon": lambda studio: of_a_series(studio, theme="light"),
    "series-setup-phone-ru": lambda studio: of_a_series(studio, viewport=SMALLEST, language="ru"),
    "sets-setup-noon": lambda studio: mixed(studio, theme="light"),
    "sets-rules-noon": rules_of_an_event,
}


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
        browsing(playwright) as browser,
    ):
        studio = Studio(browser, address)
        for name in wanted or PICTURES:
            take(studio, name)


def take(studio: Studio, name: str) -> None:
    page = PICTURES[name](studio)
    page.mouse.move(1, 1)  # nothing is pointed at
    page.wait_for_timeout(300)
    whole = page.viewport_size == DESKTOP and page.locator(".shell").count() == 0
    page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)
    print(f"docs/screenshots/{name}.png", *{line for one in studio.guests for line in one.odd})
    while studio.guests:
        studio.guests.pop().close()


if __name__ == "__main__":
    main(sys.argv[1:])
