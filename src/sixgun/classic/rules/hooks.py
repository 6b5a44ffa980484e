"""Every hook there is, with its number. A name that is not here is a typo, refused when the class is registered."""

from __future__ import annotations

from sixgun.kernel.hints import Final, i64

# pure: what is the number, the suit, the list now?
MISSES_NEEDED: Final = 0
USES: Final = 1
CHECK_CARDS: Final = 2
SUIT_NOW: Final = 3
DRAWS: Final = 4
MINES: Final = 5
HAND_LIMIT: Final = 6
HEALING: Final = 7
# pure: what does not work, what may not be done, whom nothing reaches
SILENCES: Final = 8
FORBIDS: Final = 9
SPARED: Final = 10
IMMUNE: Final = 11
# what may be done besides playing and answering with cards
ACTIONS: Final = 12
ANY_TIME: Final = 13
DODGE: Final = 14
STRIKE: Final = 15
EXEMPTS: Final = 16
# in place of something
DRAW_PHASE: Final = 17
FALLING: Final = 18
CLAIMS: Final = 19
# something has happened
LIFE_LOST: Final = 20
HAND_EMPTY: Final = 21
ELIMINATED: Final = 22
LAID: Final = 23
CHECKED: Final = 24
PLAYED: Final = 25
ANSWERED: Final = 26
ROBBED: Final = 27
ADVANCED: Final = 28
END_OF_LINE: Final = 29
SPOKEN: Final = 30
# the steps of a turn, in order [HN-ORDER-1 TR-TURN-1]
AT_DECLARATION: Final = 31
AT_EVENT: Final = 32
AT_DEPARTURE: Final = 33
AT_START: Final = 34
AT_DANGER: Final = 35
AT_CUSTODY: Final = 36
AT_MEAL: Final = 37
AT_LOOK: Final = 38
AT_READY: Final = 39
AT_COLLECTION: Final = 40
AT_DRAWN: Final = 41
AT_PLAYED: Final = 42
AT_CLOSE: Final = 43
AT_END: Final = 44
# pure, too: what must be kept in phase 3
RETAINS: Final = 45
# pure, too: what is left of all that may be done in phase 2, what may not be given for it
DUTIES: Final = 46
WITHHELD: Final = 47
# something has happened, too
USED: Final = 48
ACTED: Final = 49

HOOKS: Final = (
    "tune_misses_needed", "tune_uses", "tune_check_cards", "tune_suit", "tune_draws", "tune_mining", "tune_hand_limit",
    "tune_healing",
    "silences", "forbids", "spared", "shrugs_off",
    "actions", "at_any_time", "dodge", "strike", "exempts",
    "instead_of_draw", "instead_of_falling", "claims_excess",
    "on_life_lost", "on_hand_empty", "on_eliminated", "on_laid", "on_checked", "on_played", "on_answered", "on_robbed",
    "on_train_moved", "on_end_of_line", "on_speech",
    "at_declaration", "at_event", "at_departure", "at_start", "at_danger", "at_custody", "at_meal", "at_look",
    "at_ready", "at_collection", "at_drawn", "at_played", "at_close", "at_end",
    "retains", "tune_choices", "withholds", "on_used", "acted",
)  # fmt: skip
HOOK_WORDS: Final = ("tune_", "on_", "at_", "instead_of_", "minds_")
TESTS: Final = ("minds_life_lost", "minds_any_time", "minds_dodge", "minds_strike", "minds_speech")

# Several hooks at once: the plain tests before whatever they bend. A *calm* seat has none of them.
EARLY: Final[i64] = (
    1 << AT_DECLARATION | 1 << AT_EVENT | 1 << AT_DEPARTURE | 1 << AT_START | 1 << AT_DANGER | 1 << AT_CUSTODY
    | 1 << AT_MEAL | 1 << AT_LOOK | 1 << AT_READY | 1 << AT_COLLECTION
)  # fmt: skip
DRAWING: Final[i64] = 1 << DRAW_PHASE | 1 << DRAWS | 1 << MINES
OPENING: Final[i64] = EARLY | DRAWING | 1 << AT_DRAWN  # a turn that is not just two cards and then phase 2
ENDING: Final[i64] = 1 << HAND_LIMIT | 1 << MINES | 1 << AT_PLAYED | 1 << AT_CLOSE | 1 << AT_END
CALLING: Final[i64] = 1 << USES | 1 << FORBIDS  # plays and answers are not just what is printed
STARVES: Final[i64] = 1 << HAND_EMPTY
WATCHING: Final[i64] = 1 << PLAYED
SHELTERS: Final[i64] = 1 << SPARED
RESISTS: Final[i64] = 1 << IMMUNE
SIFTS: Final[i64] = 1 << IMMUNE | 1 << EXEMPTS
HOARDS: Final[i64] = 1 << CLAIMS
GUARDS: Final[i64] = 1 << ROBBED
