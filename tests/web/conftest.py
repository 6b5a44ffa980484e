from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser import Guest, Missing, browsing, serving

expect.set_options(timeout=15_000)  # a busy machine takes its time
BROWSER = ("language", "theme", "touch", "motion", "hurried")  # what a browser cannot change from one visit to the next


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is slow comes first: at the end nobody waits for one long test."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server, for all tests of the session."""
    data: Path = tmp_path_factory.mktemp("data")
    try:
        with serving(data) as found:
            yield found
    except Missing as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        with sync_playwright() as playwright, browsing(playwright) as found:
            yield found
    except Missing as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def at_home(browser: Browser) -> dict[str, list[Guest]]:
    """Browsers of earlier tests, by what they are like: to open one and to fetch the client takes its time."""
    return {}


@pytest.fixture
def guest(browser: Browser, address: str, at_home: dict[str, list[Guest]]) -> Iterator[Callable[..., Guest]]:
    """Opens browsers of different people; nothing odd may have happened in any of them. *alone*: one to tamper with."""
    opened: list[tuple[str, Guest]] = []

    def open_one(name: str = "Marta", *, alone: bool = False, **how: Any) -> Guest:
        like = "" if alone else str([how.get(what) for what in BROWSER])
        if waiting := at_home.get(like):
            one = waiting.pop()
            one.come(name, **{what: how[what] for what in how if what not in BROWSER})
        else:
            one = Guest(browser, address, name, **how)
        opened.append((like, one))
        return one

    yield open_one
    odd = [line for _, one in opened for line in one.odd]
    for like, one in opened:
        if like and not odd:
            one.go_away()
            at_home.setdefault(like, []).append(one)
        else:
            one.close()
    assert not odd
