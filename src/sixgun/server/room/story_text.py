# compiled
"""The story of a long game in words, kept: whoever wants all of it again costs little more than sending it."""

from __future__ import annotations

from typing import Final

from msgspec.json import Encoder

from sixgun.kernel.session import Session
from sixgun.kernel.show import show_event
from sixgun.kernel.story import Entry

PAGE: Final = 64  # entries
SHORT: Final = 2 * PAGE  # entries that are not worth a page
ENCODER: Final = Encoder()


class StoryText:
    """Whole pages of a story, by viewer; entries never change, but the last ones may be taken back."""

    __slots__ = ("_pages", "_ends")

    def __init__(self) -> None:
        self._pages: dict[int, list[bytes]] = {}  # by seat, NONE: a spectator
        self._ends: list[Entry] = []  # the last entry of each page, by which it is known that it still stands

    def read(self, session: Session, seat: int, since: int) -> bytes | None:
        """What *seat* may read from entry number *since* on; None where that is short."""
        story = session.game.story or []
        if len(story) - since < SHORT:
            return None
        self._turn_to(story)
        pages = self._pages.setdefault(seat, [])
        for number in range(len(pages), len(self._ends)):
            pages.append(written(session, story, seat, number * PAGE, (number + 1) * PAGE))
        first = -(-since // PAGE)
        parts = [written(session, story, seat, since, first * PAGE), *pages[first:]]
        parts.append(written(session, story, seat, len(self._ends) * PAGE, len(story)))
        return b"[" + b",".join([part for part in parts if part]) + b"]"

    def _turn_to(self, story: list[Entry]) -> None:
        """Forget what was taken back, then note the pages that have become full."""
        ends = self._ends
        while ends and (len(story) < len(ends) * PAGE or story[len(ends) * PAGE - 1] is not ends[-1]):
            ends.pop()
        for pages in self._pages.values():
            del pages[len(ends) :]
        ends += [story[end - 1] for end in range((len(ends) + 1) * PAGE, len(story) + 1, PAGE)]


def written(session: Session, story: list[Entry], seat: int, start: int, end: int) -> bytes:
    """Some entries, without the brackets around them."""
    return ENCODER.encode([show_event(session, story[n], n, seat) for n in range(start, end)])[1:-1]
