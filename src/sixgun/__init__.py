"""Sixgun: an open table for the BANG! family of card games.

>>> import sixgun
>>> table = sixgun.new_game("classic", players=4, seed="noon")
>>> seat = table.asked[0]
>>> table.question(seat).why
'play'
>>> table.answer(seat, "pass")
"""

import gc

collecting = gc.isenabled()
gc.disable()  # nothing that is imported is garbage: it need not be looked through a dozen times

from sixgun import build  # noqa: E402

build.heed_the_switch()

from sixgun.kernel.ask import Ask  # noqa: E402
from sixgun.kernel.errors import BadRecord, BadSetup, Diverged, IllegalAnswer, NoSuchSeat, SixgunError  # noqa: E402
from sixgun.kernel.option import Option  # noqa: E402
from sixgun.kernel.record import Record  # noqa: E402
from sixgun.table import Table, new_game, open_table, replay  # noqa: E402

if collecting:
    gc.enable()

__version__ = "0.1.0"
__all__ = [
    "Ask",
    "BadRecord",
    "BadSetup",
    "Diverged",
    "IllegalAnswer",
    "NoSuchSeat",
    "Option",
    "Record",
    "SixgunError",
    "Table",
    "new_game",
    "open_table",
    "replay",
]
