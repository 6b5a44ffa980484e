from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser import Guest, Missing, browsing, serving

expect.set_options(timeout=15_000)  # a busy machine takes its time


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


@pytest.fixture
def guest(browser: Browser, address: str) -> Iterator[Callable[..., Guest]]:
    """Opens browsers of different people; nothing odd may have happened in any of them."""
    opened: list[Guest] = []

    def open_one(name: str = "Marta", **how: Any) -> Guest:
        opened.append(Guest(browser, address, name, **how))
        return opened[-1]

    yield open_one
    odd = [line for one in opened for line in one.odd]
    for one in opened:
        one.close()
    assert not odd
