"""High Noon."""

from typing import Final

from sixgun.classic.events.deck import EVENT_OPTIONS, add_events
from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.high_noon.events import EVENTS
from sixgun.classic.sets.high_noon.notes import HighNoonNotes
from sixgun.classic.table.state import State


def lay(g: State) -> None:
    """Its events into the deck, and a slip for what they remember."""
    add_events(g, EVENTS)
    g.parts = [*g.parts, HighNoonNotes("")]


MANIFEST: Final[Manifest] = Manifest(
    "high_noon", needs=("base",), events=EVENTS, options=EVENT_OPTIONS, lays=lay, is_draft=True
)
