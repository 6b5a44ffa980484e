"""Why something is not offered with the train."""

from __future__ import annotations

from sixgun.kernel.hints import Final
from sixgun.kernel.reason import Reason

NOT_PAIRED: Final = Reason("not_paired", "TR-GET-3")
WAGON_TAKEN: Final = Reason("wagon_taken", "TR-GET-1")
CANNOT_AFFORD: Final = Reason("cannot_afford", "TR-PAY-1")
OTHER_WAGON: Final = Reason("other_wagon", "TR-TERM-3")
ALWAYS_WORKS: Final = Reason("always_works", "TR-WAG-4")
NO_WAGON: Final = Reason("no_wagon", "TR-R-72")
NO_COPY: Final = Reason("no_copy", "TR-R-49")
NO_EXCHANGE: Final = Reason("no_exchange", "TR-R-65")
PRIVATE_CAR: Final = Reason("private_car", "TR-R-26")
EXTRA_TURN: Final = Reason("extra_turn", "TR-R-10")
EMPTY_PILE: Final = Reason("empty_pile", "TR-R-4")
NO_WAGONS_LEFT: Final = Reason("no_wagons_left", "TR-R-18")
NO_BLUE_CARD: Final = Reason("no_blue_card", "TR-R-27")
ONCE_A_TURN: Final = Reason("once_a_turn", "TR-R-28")
MARKED_FIRST: Final = Reason("marked_first", "TR-TURN-6")
