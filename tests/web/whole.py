"""A whole game against bots with chosen sets, as a person plays it: nothing raw is ever read, and it ends well."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.browser import Guest
from tests.web.player import Finger, Mouse
from tests.web.test_every_page import untranslated
from tests.web.walk import is_touch, viewport

RAW: Final = re.compile(r"undefined|NaN|\[object|\b[a-z]+_[a-z_]+\b")  # also an id of the engine


def sit_down(
    guest: Callable[..., Guest],
    address: str,
    size: str,
    language: str,
    sets: Sequence[str],
    players: int,
    **options: bool,
) -> Page:
    """A table with these sets, bots around it, and its page."""
    setup = {"players": players, "sets": list(sets), "options": {"special_characters": True} | options}
    return seated(guest, address, size, language, {"game": "classic", "setup": setup})


def seated(guest: Callable[..., Guest], address: str, size: str, language: str, game: dict[str, object]) -> Page:
    """A table of that game and setup, bots around it, and its page."""
    one = guest(viewport=viewport(size), touch=is_touch(size), language=language)
    settings = game | {
        "title": "Dry Gulch",
        "clock": "none",
        "public": False,
        "pace": "fast",
        "dead_see": "all",
        "language": language,
    }
    body = json.dumps({"name": "Marta", "settings": settings}).encode()
    request = urllib.request.Request(f"{address}/api/play", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        joined = json.load(answer)
    kept = json.dumps({joined["code"]: {"token": joined["token"], "at": 1}})
    page = one.go()
    page.evaluate("kept => (localStorage['sixgun.tokens'] = kept)", kept)
    one.go(f"#/t/{joined['code']}")
    page.wait_for_selector(".shell")
    return page


def to_the_end(page: Page, size: str, seed: int) -> None:
    """Play until it is over, and look at every few answers."""
    player = (Finger if is_touch(size) else Mouse)(page, seed=seed)
    for _ in range(40):
        player.play_on(5)
        assert not untranslated(page)
        assert not RAW.search(page.locator("body").inner_text())
        if player.is_over():
            break
    player.play_on()
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "true")
    assert not untranslated(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
