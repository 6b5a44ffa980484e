"""What the client weighs on each journey: what is fetched on the way, compressed, in each language, but no pictures."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from sixgun.locale import LANGUAGES, sources
from tests.web.browser import CLIENT, Guest
from tests.web.stage import recorded
from tests.web.walk import SETS, TRAIN

MOST: Final = 150_000  # bytes
CODE: Final = {".html", ".js", ".css"}
HIRE: Final = {"players": 4, "options": {"scoring_series": True, "variant_hire": True}}
OTHER: Final = {".svg", ".woff2", ".md"}  # icons, fonts, and the rules that the page of rulings shows


@pytest.fixture(scope="module")
def files() -> list[Path]:
    if not CLIENT.exists():
        pytest.fail("the browser client is not built: run ./sixgun play once, or npm run build in web/", pytrace=False)
    return [file for file in CLIENT.parent.rglob("*") if file.is_file() and file.suffix != ".br"]


def weight(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0))


def play(page: Page, game: str) -> None:
    page.locator(".games .game").nth(["classic", "duel"].index(game)).wait_for()
    page.locator("main .pri" if game == "classic" else ".games .btn").first.click()
    page.wait_for_selector(".q")


JOURNEYS: Final[dict[str, Callable[[Guest, str], object]]] = {
    "home": lambda one, _: one.page.wait_for_selector(".games .card"),
    "classic table": lambda one, _: play(one.page, "classic"),
    "classic table with every set, by a link": lambda one, address: visit(one, address, {"players": 7, "sets": SETS}),
    "the train, by a link": lambda one, address: visit(one, address, {"players": 5, "sets": TRAIN}, ".track"),
    "every set and the train, by a link": lambda one, address: visit(
        one, address, {"players": 7, "sets": [*SETS, "train_robbery"]}, ".track"
    ),
    "two players, by a link": lambda one, address: visit(one, address, {"players": 2}, ".fig"),
    "a series, by a link": lambda one, address: visit(one, address, HIRE, "[data-between]"),
    "set-up": lambda one, _: set_up(one),
    "Duel table": lambda one, _: play(one.page, "duel"),
    "classic replay": lambda one, address: see(one, f"#/replay/{recorded(address, 'classic')}"),
    "Duel replay": lambda one, address: see(one, f"#/replay/{recorded(address, 'duel')}"),
}


def visit(one: Guest, address: str, setup: dict[str, object], shown: str = ".tick", game: str = "classic") -> None:
    """As most people come to one: by a link, to a running game."""
    settings = {"game": game, "setup": setup, "clock": "none", "pace": "human"}
    body = json.dumps({"name": "Ivan", "settings": settings}).encode()
    request = urllib.request.Request(f"{address}/api/play", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        code = json.load(answer)["code"]
    one.go(f"#/t/{code}")
    one.page.wait_for_selector(shown)


def set_up(one: Guest) -> None:
    """Everything chosen."""
    one.go("#/new")
    one.page.locator("[data-mixture=all]").click()


def see(one: Guest, path: str) -> None:
    one.go(path)
    one.page.reload()
    one.page.wait_for_selector(".shell")
    one.page.wait_for_selector(".deck h2")


@pytest.fixture
def traveller(browser: Browser, address: str) -> Iterator[Callable[[str], tuple[Guest, set[str]]]]:
    """Somebody whose browser knows nothing yet, and what it fetches."""
    opened: list[Guest] = []

    def set_off(language: str) -> tuple[Guest, set[str]]:
        one = Guest(browser, address, language=language)
        opened.append(one)
        fetched: set[str] = set()
        one.page.on("response", lambda answer: fetched.add(answer.url.partition("?")[0].partition("#")[0]))
        return one, fetched

    yield set_off
    for one in opened:
        one.close()


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("journey", JOURNEYS)
def test_every_journey_is_light(
    traveller: Callable[[str], tuple[Guest, set[str]]], address: str, language: str, journey: str
) -> None:
    one, fetched = traveller(language)
    if "replay" not in journey and "link" not in journey:
        one.go()
    JOURNEYS[journey](one, address)
    one.page.wait_for_timeout(300)
    there = [CLIENT.parent / (url.removeprefix(address).lstrip("/") or "index.html") for url in fetched]
    weights = {file.name: weight(file) for file in there if file.suffix in CODE and file.is_file()}
    listed = "\n".join(f"{size:>8} {name}" for name, size in sorted(weights.items(), key=lambda one: -one[1]))
    assert sum(weights.values()) <= MOST, f"{journey}, {language}: {sum(weights.values())} bytes\n{listed}"
    assert len(weights) > 4
    assert not [name for name in weights if re.match(rf"({'|'.join(set(LANGUAGES) - {language})})-", name)]
    other = "classic-" if "Duel" in journey else "duel-"  # only the first page speaks of both games
    assert not [name for name in weights if name.startswith(other)]
    if "replay" in journey:
        assert not [name for name in weights if other in name]


def test_a_plain_duel_fetches_nothing_of_renegades_and_series(
    traveller: Callable[[str], tuple[Guest, set[str]]], address: str
) -> None:
    one, fetched = traveller("pl")
    visit(one, address, {"mode": "duel"}, ".shell", "duel")
    one.page.wait_for_timeout(300)
    assert [url for url in fetched if "/duel-" in url]
    assert not [url for url in fetched if re.search("renegades|series", url)]


@pytest.mark.parametrize(("language", "files"), [("en", 2), ("pl", 4), ("ru", 4)])
def test_the_letters_of_a_table_are_asked_for_before_it_is_drawn(
    traveller: Callable[[str], tuple[Guest, set[str]]], address: str, language: str, files: int
) -> None:
    """Else everything moves when they come."""
    one, _ = traveller(language)
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    visit(one, address, {"players": 4}, ".shell")
    table = next(n for n, url in enumerate(asked) if "/api/tables/" in url)
    assert len([url for url in asked[:table] if "extra-condensed" in url]) == files


def test_nothing_else_is_sent(files: list[Path]) -> None:
    assert {file.suffix for file in files} <= CODE | OTHER


def test_a_player_loads_one_language(files: list[Path]) -> None:
    for language in LANGUAGES:
        (said,) = re.findall(r"^home-play-hint = (.+)$", "\n".join(sources(language).values()), re.M)
        holding = [file.name for file in files if file.suffix in CODE and said in file.read_text("utf-8")]
        assert len(holding) == 1
        assert holding[0].startswith(f"{language}-")


def test_every_text_file_lies_there_compressed(files: list[Path]) -> None:
    for file in files:
        if file.suffix in CODE | {".svg", ".md"} and file.stat().st_size > 500:
            small = file.with_name(file.name + ".br")
            assert small.stat().st_size < weight(file)
