"""Table options: every house rule and variant, off or on. [CL table options]"""

from __future__ import annotations

from typing import Final

from sixgun.kernel.errors import BadSetup

DEFAULTS: Final[dict[str, bool]] = {
    "special_characters": False,
    "character_choice_of_two": False,
    "no_book_cards": False,
    "panic_any_distance": False,
    "self_target_cards": True,
    "replace_same_name": False,
    "jail_until_escape": False,
    "discard_browsable": False,
    "variant_no_mercy": False,
    "variant_ruthless_law": False,
}


class Options:
    """The options of one table. Shared by all copies of a game: nobody changes them."""

    __slots__ = tuple(DEFAULTS)

    def __init__(self, given: dict[str, bool]) -> None:
        on = DEFAULTS | given
        self.special_characters = on["special_characters"]
        self.character_choice_of_two = on["character_choice_of_two"]
        self.no_book_cards = on["no_book_cards"]
        self.panic_any_distance = on["panic_any_distance"]
        self.self_target_cards = on["self_target_cards"]
        self.replace_same_name = on["replace_same_name"]
        self.jail_until_escape = on["jail_until_escape"]
        self.discard_browsable = on["discard_browsable"]
        self.variant_no_mercy = on["variant_no_mercy"]
        self.variant_ruthless_law = on["variant_ruthless_law"]


def read_options(given: dict[str, object]) -> dict[str, bool]:
    """The options somebody asked for, checked."""
    found: dict[str, bool] = {}
    for name, value in given.items():
        if name not in DEFAULTS:
            raise BadSetup(f"there is no table option {name!r}; the options are {', '.join(sorted(DEFAULTS))}")
        if not isinstance(value, bool):
            raise BadSetup(f"table option {name!r} is on or off (true or false), not {value!r}")
        found[name] = value
    return found
