"""Why something is not offered in this game: each reason and the rule it rests on."""

from __future__ import annotations

from sixgun.kernel.hints import Final
from sixgun.kernel.reason import Reason

BANG_LIMIT: Final = Reason("bang_limit", "CL-PLAY-2")
ONLY_AN_ANSWER: Final = Reason("only_an_answer", "CL-PLAY-1")
SAME_NAME: Final = Reason("same_name", "CL-PLAY-3")
OUT_OF_RANGE: Final = Reason("out_of_range", "CL-TGT-3")
TOO_FAR: Final = Reason("too_far", "CL-TGT-4")
NOT_YOURSELF: Final = Reason("not_yourself", "CL-TGT-1")
NO_CARDS: Final = Reason("no_cards", "CL-R-37")
NOT_THE_SHERIFF: Final = Reason("not_the_sheriff", "CL-R-19")
IN_JAIL_ALREADY: Final = Reason("in_jail_already", "CL-PLAY-3")
TAKES_NO_TARGET: Final = Reason("takes_no_target", "CL-TGT-2")
NEEDS_A_TARGET: Final = Reason("needs_a_target", "CL-PLAY-8")
NO_TARGET_THERE: Final = Reason("no_target_there", "CL-PLAY-8")
NOT_LIVING: Final = Reason("not_living", "CL-DEF-1")
NOT_ASKED: Final = Reason("not_asked", "CL-PLAY-1")
NOT_YOURS: Final = Reason("not_yours", "CL-PLAY-1")
NO_SUCH_CARD: Final = Reason("no_such_card", "CL-DEF-6")
NO_MISS: Final = Reason("no_miss", "CL-DEF-5")
NO_BANG: Final = Reason("no_bang", "CL-DEF-4")
ONLY_BEER: Final = Reason("only_beer", "CL-LIFE-3")
NOT_A_CHOICE: Final = Reason("not_a_choice", "CL-TIME-1")
RUTHLESS_LAW: Final = Reason("ruthless_law", "CL-VAR-2")
