"""A Fistful of Cards."""

from sixgun.classic.events.deck import Pool, add_events
from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.fistful.events import EVENTS
from sixgun.classic.sets.fistful.notes import FistfulNotes
from sixgun.classic.sets.fistful.options import OPTIONS
from sixgun.classic.table.state import State
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE


def lay(g: State) -> None:
    """Its events into the deck, and a slip for what they remember."""
    add_events(g, POOL)
    g.lay_parts([*g.parts, FistfulNotes(NONE, NONE, False, 0)])


POOL: Final = Pool(EVENTS)
MANIFEST: Final[Manifest] = Manifest(
    "fistful", needs=("base",), events=EVENTS, options=OPTIONS, lays=lay, reads_discards=True
)
