"""Table options: every house rule and variant, off or on, declared where it belongs. [CL table options]"""

from __future__ import annotations

from sixgun.kernel.errors import BadSetup
from sixgun.kernel.hints import Callable, Final

OPTIONS: Final[dict[str, TableOption]] = {}  # every one declared so far, by id


class TableOption:
    """One house rule or variant. A table has those that are on as bits in one number: ``g.is_on(PANIC)``."""

    __slots__ = ("id", "default", "bit", "implies")

    def __init__(self, id: str, default: bool = False, implies: tuple[str, ...] = ()) -> None:
        self.id = id
        self.default = default
        self.implies = implies  # a preset: what it switches on, as far as its sets are in use
        self.bit = 1 << len(OPTIONS)
        OPTIONS[id] = self


def read_options(
    given: dict[str, object], known: tuple[TableOption, ...], sets: tuple[str, ...], home_of: Callable[[str], str]
) -> dict[str, bool]:
    """The options somebody asked for, checked against those of the sets in use. *home_of*: the set of any other one."""
    names = {option.id for option in known}
    found: dict[str, bool] = {}
    for name, value in given.items():
        if name not in names and home_of(name):
            raise BadSetup(f"table option {name!r} needs the set {home_of(name)!r}; the sets are {', '.join(sets)}")
        if name not in names:
            raise BadSetup(
                f"there is no table option {name!r} with {', '.join(sets)}; the options are {', '.join(sorted(names))}"
            )
        if not isinstance(value, bool):
            raise BadSetup(f"table option {name!r} is on or off (true or false), not {value!r}")
        found[name] = value
    return found


def options_on(given: dict[str, bool], known: tuple[TableOption, ...]) -> int:
    """Those that are on, as bits: what was said, what a preset switches on, the defaults."""
    implied = {name for option in known if given.get(option.id, option.default) for name in option.implies}
    bits = 0
    for option in known:
        if given.get(option.id, option.default or option.id in implied):
            bits |= option.bit
    return bits


def names_of(bits: int) -> list[str]:
    """The ids of those options, in an order that does not hang on which sets were imported first."""
    return sorted([option.id for option in OPTIONS.values() if bits & option.bit])


SPECIAL_CHARACTERS: Final = TableOption("special_characters")
CHARACTER_CHOICE_OF_TWO: Final = TableOption("character_choice_of_two")
NO_BOOK_CARDS: Final = TableOption("no_book_cards")
PANIC_ANY_DISTANCE: Final = TableOption("panic_any_distance")
SELF_TARGET_CARDS: Final = TableOption("self_target_cards", True)
REPLACE_SAME_NAME: Final = TableOption("replace_same_name")
JAIL_UNTIL_ESCAPE: Final = TableOption("jail_until_escape")
DISCARD_BROWSABLE: Final = TableOption("discard_browsable")
VARIANT_NO_MERCY: Final = TableOption("variant_no_mercy")
VARIANT_RUTHLESS_LAW: Final = TableOption("variant_ruthless_law")
SCORING_SERIES: Final = TableOption("scoring_series")
VARIANT_EXPERIENCE: Final = TableOption("variant_experience")
VARIANT_HIRE: Final = TableOption("variant_hire")
VARIANT_BOUNTIES: Final = TableOption("variant_bounties")
NEED_A_SERIES: Final = (VARIANT_EXPERIENCE, VARIANT_HIRE, VARIANT_BOUNTIES)
SERIES_OPTIONS: Final = (SCORING_SERIES, *NEED_A_SERIES)
GREEN_WAITS: Final = TableOption("dc_green_wait_own_turn")  # Dodge City's: the rules of green cards ask for it
SEED_READINGS: Final = TableOption(  # the letter of the rulebook compendium, for whichever sets are in use [HN-C-14]
    "seed_readings",
    implies=(
        "dc_green_wait_own_turn", "dc_pixie_pete_four", "dc_jose_unlimited", "dc_doc_any_diamond", "event_mix_full",
        "events_reshuffle", "hn_gold_rush_effects_reverse", "hn_daltons_on_turn_any", "hn_handcuffs_sheriff",
        "fc_mine_all_discards", "fc_ranch_after_phase2", "ww_dorothy_target_after", "ww_showdown_bang_stays_bang",
        "ww_flint_unlimited",
    ),
)  # fmt: skip
BASE_OPTIONS: Final = (
    SPECIAL_CHARACTERS, CHARACTER_CHOICE_OF_TWO, NO_BOOK_CARDS, PANIC_ANY_DISTANCE, SELF_TARGET_CARDS,
    REPLACE_SAME_NAME, JAIL_UNTIL_ESCAPE, DISCARD_BROWSABLE, VARIANT_NO_MERCY, VARIANT_RUTHLESS_LAW,
)  # fmt: skip
