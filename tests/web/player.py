"""Plays at the table as a person would: with the mouse, with the keyboard, or with a finger."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, TimeoutError

LONGEST: Final = 300  # seconds for a whole game, on a busy machine
LOOK: Final = """() => {
    const all = (css) => [...document.querySelectorAll(css)];
    const q = document.querySelector('.q:not(.idle)');
    const hand = all('.hand button');
    const skipped = ['take-back', 'back', 'watch-next', 'take-seat'];
    const actions = q ? all('.q .ans button').filter((one) => !skipped.includes(one.dataset.action)) : [];
    const act = (one) => `.q [data-action="${CSS.escape(one.dataset.action)}"]`;
    const at = (one) => `[data-at="${one.dataset.at}"]`;
    return {
        over: !!document.querySelector('[data-fair]'),
        asked: !!q,
        said: document.querySelector('.q h2')?.textContent.trim() ?? '',
        main: actions.filter((one) => one.matches('.pri')).map(act),
        rest: actions.filter((one) => !one.matches('.pri')).map(act),
        offer: q ? all('.offer .one[data-legal]').map(at) : [],
        targets: q ? all('.tgt[data-at]').map(at) : [],
        picked: hand.some((one) => one.ariaPressed === 'true'),
        hand: hand.map((one) => (one.matches('[data-legal]') && one.ariaPressed !== 'true' ? at(one) : null)),
        stamp: [q?.textContent, ...all('.offer .one').map((one) => one.ariaPressed),
            ...hand.map((one) => one.dataset.at + one.ariaPressed)].join(' '),
    };
}"""
# how it looks once the condition holds, or in the end; looked at in the page: to ask from outside each time costs more
WAIT: Final = """async ([before, longest]) => {
    const look = LOOK;
    const end = performance.now() + longest;
    for (;;) {
        const seen = look();
        if (seen.over || (before === null ? seen.asked : seen.stamp !== before) || performance.now() > end) return seen;
        await new Promise((done) => setTimeout(done, 15));
    }
}""".replace("LOOK", LOOK)
FOCUSED: Final = """() => {
    const one = document.activeElement;
    if (one?.closest('.q .ans')) return !['take-back', 'back'].includes(one.dataset.action);
    return !!one?.matches('.tgt[data-at], .offer .one');
}"""


class Player:
    """Answers whatever is asked, at random but eager: cards before passing."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.answers = 0

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def is_over(self) -> bool:
        return bool(self.look()["over"])

    def is_asked(self) -> bool:
        return bool(self.look()["asked"])

    def said(self) -> str:
        return str(self.look()["said"])

    def play_on(self, answers: int = 10_000) -> None:
        """Until the game is over, or so many answers were given."""
        end = time.monotonic() + LONGEST
        goal = self.answers + answers
        while self.answers < goal and not (seen := self.wait(None, 1_000))["over"]:
            assert time.monotonic() < end, f"the game does not end: {seen['said']!r} after {self.answers} answers"
            if seen["asked"]:
                self.answer(seen)

    def wait(self, before: str | None, longest: int) -> dict[str, Any]:
        """How it looks when it no longer looks as before, or without a before when somebody is asked; or in the end."""
        found: dict[str, Any] = self.page.evaluate(WAIT, [before, longest])
        return found

    def answer(self, seen: dict[str, Any] | None = None) -> None:
        """One answer, in as many steps as it takes: the card, as what, at whom."""
        seen = seen or self.look()
        for _ in range(6):
            if not seen["asked"] or seen["over"]:
                break
            self.step(seen)
            said, seen = seen["said"], self.wait(seen["stamp"], 800)
            if seen["said"] != said:
                break
        self.answers += 1

    def step(self, seen: dict[str, Any]) -> None:
        raise NotImplementedError


class Mouse(Player):
    """Clicks cards, seats and buttons."""

    def press(self, what: Locator) -> None:
        what.click(timeout=2_000)

    def step(self, seen: dict[str, Any]) -> None:
        hand = [] if seen["picked"] and seen["targets"] else [card for card in seen["hand"] if card]
        kinds = ((seen["main"], 0.9), (seen["offer"], 0.9), (seen["targets"], 0.9), (hand, 0.85), (seen["rest"], 1))
        for choices, eagerness in kinds:
            if choices and self.chance.random() < eagerness:
                break
        else:
            choices = seen["main"] or seen["offer"] or seen["targets"] or hand
        if not choices:
            return
        try:
            self.press(self.page.locator(self.chance.choice(choices)).first)
        except (TimeoutError, Error) as error:  # the table moved on under the pointer: look again
            if "Timeout" not in str(error):
                raise


class Finger(Mouse):
    """Taps."""

    def press(self, what: Locator) -> None:
        what.tap(timeout=2_000)


class Keyboard(Player):
    """Number keys pick cards, Tab walks what is possible, Enter chooses, 0 passes: no pointer at all."""

    def step(self, seen: dict[str, Any]) -> None:
        keys = self.page.keyboard
        legal = [n + 1 for n, card in enumerate(seen["hand"][:9]) if card]
        if legal and not seen["picked"] and not seen["main"] and self.chance.random() < 0.85:
            keys.press(str(self.chance.choice(legal)))
        elif seen["picked"] and seen["main"]:
            keys.press("Enter")
        elif not self.tab_to_an_answer(sum(len(seen[kind]) for kind in ("main", "rest", "offer", "targets"))):
            keys.press("0")

    def tab_to_an_answer(self, answers: int) -> bool:
        """Walk until one of so many that answer has the focus, and press it."""
        steps = self.chance.randint(1, max(1, min(3, answers)))
        for _ in range(14):
            self.page.keyboard.press("Tab")
            found = self.page.evaluate(FOCUSED)
            steps -= found
            if found and steps <= 0:
                self.page.keyboard.press("Enter")
                return True
        return False
