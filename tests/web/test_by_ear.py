"""Whole games by keyboard alone, and by ear: only the accessibility tree and what is said aloud, never what is seen."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.browser import Guest
from tests.web.player import LONGEST, Keyboard

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
GAMES = [("classic", True), ("duel", True), pytest.param("duel", False, marks=pytest.mark.long)]  # with few characters?
Open = Callable[..., Guest]
START = {"classic": "Play now", "duel": "Play against a bot"}
BUTTON = re.compile(r"""- ('?)button "((?:[^"\\]|\\.)*)"((?: \[[^\]]+\])*)""")
NEVER = {"Cancel", "Take back"}


class Listener:
    """Knows the tree of roles and names, hears the live region; presses what it can name."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.heard: list[str] = []
        self.answers = 0

    def tree(self, role: str, name: str) -> str:
        """The part of the tree under something with a name; nothing, if it is not there."""
        part = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        return part.first.aria_snapshot() if part.count() else ""

    def buttons(self, tree: str) -> list[tuple[str, str]]:
        """Name and state of every button."""
        found = BUTTON.findall(tree)
        plain = [(name.replace("''", "'") if quoted else name, state) for quoted, name, state in found]
        return [(name.replace('\\"', '"'), state) for name, state in plain]

    def is_over(self) -> bool:
        return self.page.get_by_role("link", name="Watch the replay").count() > 0

    def listen(self) -> None:
        """What was said since."""
        region = self.page.get_by_role("log")
        said = re.findall(r"- paragraph: (.+)", region.first.aria_snapshot()) if region.count() else []
        new = next((said[n:] for n in range(len(said) + 1) if self.heard[-len(said[:n]) or 10**6 :] == said[:n]), said)
        self.heard += new if self.heard else said

    def choices(self) -> list[str]:
        """What may be pressed: answers, and the cards of the hand or turned up that can be played or chosen now."""
        asked = [name for name, _ in self.buttons(self.tree("region", "Question")) if name not in NEVER]
        cards = self.buttons(self.tree("group", "Your hand")) + self.buttons(self.tree("group", "Cards turned up"))
        playable = [name for name, state in cards if "can be played" in name or "can be chosen" in name]
        picked = any("[pressed]" in state for _, state in cards)
        return asked if picked or (asked and self.chance.random() < 0.3) else playable + asked

    def play_on(self) -> None:
        end = time.monotonic() + 2 * LONGEST
        while not self.is_over():
            assert time.monotonic() < end, f"the game does not end: {self.heard[-3:]}"
            try:
                self.listen()
                choices = self.choices()
                if not choices:
                    self.page.wait_for_timeout(30)
                    continue
                wanted = self.page.get_by_role("button", name=self.chance.choice(choices), exact=True).first
                wanted.press("Enter", timeout=1_000)
                self.answers += 1
            except Error as error:  # it was gone before it was pressed: listen again
                if "Timeout" not in str(error):
                    raise


@pytest.mark.parametrize(("game", "few"), GAMES)
def test_a_whole_game_by_keyboard_alone(guest: Open, game: str, few: bool) -> None:
    page = guest(few=few).go()
    page.wait_for_selector(".games a")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == START[game]:
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".shell")
    player = Keyboard(page, seed=8)
    player.play_on()
    assert player.answers > 0
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()


@pytest.mark.parametrize(("game", "few"), GAMES)
def test_a_whole_game_by_ear(guest: Open, game: str, few: bool) -> None:
    page = guest(few=few).go()
    page.get_by_role("button", name=START[game]).press("Enter")
    page.get_by_role("region", name="Question", exact=True).wait_for()
    player = Listener(page, seed=3)
    player.play_on()
    assert player.answers > 5
    said = "\n".join(player.heard)
    assert "Your turn" in said
    assert re.search(r"life point", said)
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
