"""High Noon."""

from sixgun.classic.events.deck import Pool, add_events
from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.high_noon.events import EVENTS, NEW_IDENTITY
from sixgun.classic.sets.high_noon.notes import HighNoonNotes
from sixgun.classic.sets.high_noon.options import OPTIONS
from sixgun.classic.table.state import State
from sixgun.kernel.chance import is_among
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE


def lay(g: State) -> None:
    """Its events into the deck, and a slip for what they remember; Pedro Ramirez may come by one. [CL-R-39]"""
    add_events(g, POOL)
    g.pile_matters = g.pile_matters or is_among(POOL.used(g), NEW_IDENTITY.number)
    g.lay_parts([*g.parts, HighNoonNotes("", NONE)])


POOL: Final = Pool(EVENTS)
MANIFEST: Final[Manifest] = Manifest("high_noon", needs=("base",), events=EVENTS, options=OPTIONS, lays=lay)
