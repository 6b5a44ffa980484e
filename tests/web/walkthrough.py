"""The pictures of docs/walkthrough.md, a first visit page by page: ``python -m tests.web.walkthrough [game …]``."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import PHONE, ROOT, Guest, browsing, serving
from tests.web.player import Mouse
from tests.web.stage import Shown, Stage, asked, find, play_out

FOLDER: Final = ROOT / "docs" / "screenshots"
LAPTOP: Final = {"width": 1280, "height": 720}
PLAYERS: Final = {"classic": 4, "duel": 2}
SHOT: Final = {"classic": "dodge", "duel": "hit"}
Visit = Callable[[], Guest]


def arrive(guest: Guest, game: str) -> Iterator[tuple[str, Page]]:
    """From the address to the first turn, on a real server against bots."""
    page = guest.go()
    page.wait_for_selector(".games a")
    yield "home", page
    guest.go("#/new?game=duel" if game == "duel" else "#/new")
    page.wait_for_selector(".sum")
    yield "setup", page
    for _ in range(PLAYERS[game] - 1):
        page.get_by_role("button", name="Seat a bot").first.click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    yield "room", page
    page.get_by_role("button", name="Start").first.click()
    page.wait_for_selector(".reveal")
    yield "reveal", page
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".q:not(.idle)", timeout=60_000)
    yield "turn", page
    link = play_to_the_end(page)
    guest.go(link)
    page.wait_for_selector(".deck h2")
    page.wait_for_selector(".shell")
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    yield "replay", page


def play_to_the_end(page: Page) -> str:
    """Leave it to the bots: where the replay is."""
    Mouse(page, seed=5).play_on()
    return page.get_by_role("link", name="Watch the replay").get_attribute("href") or ""


def moments(visit: Visit, game: str) -> Iterator[tuple[str, Page]]:
    """What cannot be waited for: a shot, the own end, and how the game ends."""
    table, shown = find(PLAYERS[game], asked(SHOT[game], 2), game)
    yield "shot", Stage(visit(), shown).page
    if game == "classic":
        yield "dying", Stage(visit(), find(4, asked("dying"))[1]).page
        yield "out", Stage(visit(), find(4, is_out)[1]).page
    play_out(table)
    stage = Stage(visit(), shown)
    stage.restart(table.show(0), table.result)
    yield "over", stage.page


def is_out(shown: Shown) -> bool:
    return bool(not shown["view"]["players"][0]["alive"] and shown["question"])


def walk(browser: Browser, address: str, game: str, moments_only: bool) -> None:
    guests: list[Guest] = []

    def visit(**how: object) -> Guest:
        view = LAPTOP if game == "classic" else PHONE
        guests.append(Guest(browser, address, viewport=view, touch=game == "duel", **how))  # type: ignore[arg-type]
        return guests[-1]

    pages = () if moments_only else arrive(visit(first_visit=True), game)
    for pictures in (moments(visit, game), pages):
        for name, page in pictures:
            page.mouse.move(1, 1)
            page.wait_for_timeout(1_200)
            page.screenshot(path=FOLDER / f"walk-{game}-{name}.png")
            print(f"docs/screenshots/walk-{game}-{name}.png", flush=True)
    for one in guests:
        one.close()


def main(asked_for: list[str]) -> None:
    games = [game for game in PLAYERS if game in asked_for] or list(PLAYERS)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
        browsing(playwright) as browser,
    ):
        for game in games:
            walk(browser, address, game, "moments" in asked_for)


if __name__ == "__main__":
    main(sys.argv[1:])
