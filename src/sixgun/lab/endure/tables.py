"""Classic tables of any size with any sets, options, mode or series, each by its number."""

from __future__ import annotations

import random

from sixgun import Table, open_table
from sixgun.classic.setup import default_options
from sixgun.kernel.errors import BadSetup

FOUR = ("dodge_city", "high_noon", "fistful", "wws_characters", "wws_events")
"""The sets of the four boxes before the train."""
SETS = (*FOUR, "train_robbery")
MODES = {"two": 2, "three": 3, "six": 6, "eight": 8}
VARIANTS: dict[str, dict[str, bool]] = {
    "plain": {},
    "experience": {"variant_experience": True},
    "hire": {"variant_hire": True},
    "bounties": {"variant_bounties": True},
    "all": {"variant_experience": True, "variant_hire": True, "variant_bounties": True},
    "law": {"variant_no_mercy": True, "variant_ruthless_law": True, "variant_experience": True},
}
OTHER_GAMES = ("scoring_series", "variant_experience", "variant_hire", "variant_bounties", "six_player_special")


def any_table(
    seed: int, sets: tuple[str, ...], players: tuple[int, ...] = (4, 5, 6, 7, 8), live: bool = False
) -> Table:
    """Any size with these sets; every other table with any options."""
    dice = random.Random(seed)
    chosen = ("base", *sets)
    names = [name for name in default_options(chosen) if name not in OTHER_GAMES]
    options: dict[str, object] = {name: dice.random() < 0.4 for name in names} if seed % 2 else {}
    size = players[seed // 2 % len(players)]
    return table_without_quarrel(size, chosen, options, f"{'+'.join(sets)} {seed}", live)


def mode_table(mode: str, seed: int, live: bool = False) -> Table:
    """A table of that mode with any sets and house rules."""
    dice = random.Random(f"{mode} {seed}")
    sets = ("base", *[name for name in SETS if dice.random() < 0.5])
    options: dict[str, object] = {name: True for name in default_options(sets) if dice.random() < 0.2}
    if mode == "six":
        options = {"six_player_special": True, "six_auto_end": dice.random() < 0.2} | options
    return table_without_quarrel(MODES[mode], sets, options, f"{mode} {seed}", live)


def series_table(variant: str, seed: int, live: bool = False) -> Table:
    """A series of that variant for 4 to 8 players, with any sets."""
    dice = random.Random(f"{variant} {seed}")
    sets = ("base", *[name for name in SETS if dice.random() < 0.4])
    players = dice.choice((4, 4, 5, 6, 7, 8))
    options: dict[str, object] = {"scoring_series": True, **VARIANTS[variant]}
    if players == 6 and dice.random() < 0.5:
        options["six_player_special"] = True
    setup = {"players": players, "sets": list(sets), "options": options}
    return open_table("classic", setup, f"{variant} {seed}", live)


def table_without_quarrel(
    players: int, sets: tuple[str, ...], options: dict[str, object], seed: str, live: bool
) -> Table:
    """The table; options that do not go together with the others are left away, one after the other."""
    while options:
        try:
            return open_table("classic", {"players": players, "sets": list(sets), "options": options}, seed, live)
        except BadSetup:
            options = dict(list(options.items())[:-1])
    return open_table("classic", {"players": players, "sets": list(sets), "options": {}}, seed, live)
