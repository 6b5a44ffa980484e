"""Why something is not offered in this game: each reason and the rule it rests on."""

from __future__ import annotations

from typing import Final

from sixgun.kernel.reason import Reason

BANG_LIMIT: Final = Reason("bang_limit", "DU-BANG-1")
ONLY_AN_ANSWER: Final = Reason("only_an_answer", "DU-PLAY-6")
NOT_THE_BACK: Final = Reason("not_the_back", "DU-PLAY-2")
NOT_YOUR_FRONT: Final = Reason("not_your_front", "DU-EQ-2")
NOT_YOUR_OWN: Final = Reason("not_your_own", "DU-R-96")
ONLY_YOUR_BACK: Final = Reason("only_your_back", "DU-EQ-2")
NEEDS_TWO_CHARACTERS: Final = Reason("needs_two_characters", "DU-PLAY-5")
NOTHING_TO_TAKE: Final = Reason("nothing_to_take", "DU-PLAY-5")
NEEDS_A_TARGET: Final = Reason("needs_a_target", "DU-PLAY-5")
NO_TARGET_THERE: Final = Reason("no_target_there", "DU-PLAY-5")
TAKES_NO_TARGET: Final = Reason("takes_no_target", "DU-PLAY-2")
NOT_IN_PLAY: Final = Reason("not_in_play", "DU-INFO-1")
NOT_ASKED: Final = Reason("not_asked", "DU-TURN-2")
NOT_YOURS: Final = Reason("not_yours", "DU-PLAY-1")
NO_SUCH_CARD: Final = Reason("no_such_card", "DU-DECK-9")
NOT_A_MISS: Final = Reason("not_a_miss", "DU-HIT-7")
NOT_A_HIT_CARD: Final = Reason("not_a_hit_card", "DU-R-13")
NEEDS_ANOTHER_CARD: Final = Reason("needs_another_card", "DU-R-63")
NOT_A_CHOICE: Final = Reason("not_a_choice", "DU-SIM-9")
NO_RELOAD_YET: Final = Reason("no_reload_yet", "DU-REL-3")
NO_RELOAD_ICON: Final = Reason("no_reload_icon", "DU-REL-1")
TOKEN_MOVED: Final = Reason("token_moved", "DU-TOKEN-1")
NOT_YOUR_CHARACTER: Final = Reason("not_your_character", "DU-PLAY-1")
IN_THE_BACK: Final = Reason("in_the_back", "DU-ACT-1")
WORKS_BY_ITSELF: Final = Reason("works_by_itself", "DU-PLAY-1")
ABILITY_USED: Final = Reason("ability_used", "DU-PLAY-1")
ABILITY_NOT_NOW: Final = Reason("ability_not_now", "DU-PLAY-5")
NOT_ACTIVE: Final = Reason("not_active", "DU-ACT-1")
ONLY_YOUR_TARGET: Final = Reason("only_your_target", "RE-OPP-1")
SPURRED: Final = Reason("spurred", "RE-TARGET-3")
RESOURCE_TWICE: Final = Reason("resource_twice", "RE-RES-7")
RESOURCE_TOO_NEW: Final = Reason("resource_too_new", "RE-RES-3")
RESOURCE_NOT_NOW: Final = Reason("resource_not_now", "RE-RES-5")
RESOURCE_IN_HAND: Final = Reason("resource_in_hand", "RE-RES-8")
ONLY_HIT_CARDS: Final = Reason("only_hit_cards", "RE-HIT-8")
NOT_A_MISS_CARD: Final = Reason("not_a_miss_card", "RE-R-34")
