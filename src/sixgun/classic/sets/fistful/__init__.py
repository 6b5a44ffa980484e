"""A Fistful of Cards."""

from typing import Final

from sixgun.classic.events.deck import EVENT_OPTIONS, add_events
from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.fistful.events import EVENTS
from sixgun.classic.table.state import State


def lay(g: State) -> None:
    """Its events into the deck."""
    add_events(g, EVENTS)


MANIFEST: Final[Manifest] = Manifest(
    "fistful", needs=("base",), events=EVENTS, options=EVENT_OPTIONS, lays=lay, reads_discards=True, is_draft=True
)
