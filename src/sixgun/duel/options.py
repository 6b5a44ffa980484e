"""Modes and table options, checked. [DU-SETUP-1 DU-SETUP-2 RE-MODE-1 RE-SETUP-1 RE-SETUP-2]"""

from __future__ import annotations

from sixgun.kernel.errors import BadSetup
from sixgun.kernel.hints import Final

FEWEST: Final = 2  # a front and a back character, in squads agreed on by name


class Squad:
    """One side of a mode: the families of its cards and characters, and its start hand."""

    __slots__ = ("id", "families", "hand")

    def __init__(self, id: str, families: tuple[str, ...], hand: int) -> None:
        self.id = id
        self.families = families
        self.hand = hand


class Mode:
    """One way to play: its squads in turn order. [RE-SETUP-1 RE-SETUP-4 RE-SETUP-6 RE-STAND-3]"""

    __slots__ = ("id", "squads", "size", "most", "sets")

    def __init__(self, id: str, squads: tuple[Squad, ...], size: int, most: int, sets: tuple[str, ...]) -> None:
        self.id = id
        self.squads = squads
        self.size = size  # characters a side, unless agreed otherwise
        self.most = most
        self.sets = sets


BASE: Final = ("base",)
BOTH: Final = ("base", "renegades")
RENEGADES: Final = ("LR", "OR")
MODES: Final[dict[str, Mode]] = {
    mode.id: mode
    for mode in (
        Mode("duel", (Squad("lawmen", ("L",), 4), Squad("outlaws", ("O",), 5)), 4, 12, BASE),
        Mode("third_squad_law", (Squad("lawmen", ("L",), 4), Squad("renegades", RENEGADES, 5)), 4, 12, BOTH),
        Mode("third_squad_outlaws", (Squad("outlaws", ("O",), 5), Squad("renegades", RENEGADES, 4)), 4, 12, BOTH),
        Mode("reinforcements", (Squad("lawmen", ("L", "LR"), 4), Squad("outlaws", ("O", "OR"), 5)), 4, 18, BOTH),
        Mode(
            "standoff",
            (Squad("outlaws", ("O",), 4), Squad("lawmen", ("L",), 4), Squad("renegades", RENEGADES, 5)),
            3,
            12,
            BOTH,
        ),
    )
}
ALSO_CALLED: Final = {"third_squad_lawmen": "third_squad_law", "mexican_standoff": "standoff"}  # RE-MODE-1
DEFAULTS: Final[dict[str, object]] = {
    "squad_size": None,
    "sides_by_lot": False,
    "squads": None,
    "awake_for_the_whole_effect": False,
}


class Options:
    """The options of one table. Shared by all copies of a game: nobody changes them."""

    __slots__ = ("squad_size", "sides_by_lot", "squads", "awake_for_the_whole_effect")

    def __init__(self, squad_size: int, sides_by_lot: bool, squads: list[list[str]], awake: bool = False) -> None:
        self.squad_size = squad_size
        self.sides_by_lot = sides_by_lot  # who leads which squad is drawn by lot [DU-SETUP-1]
        self.squads = squads  # by seat, the ids of the characters agreed on; empty: drawn at random
        self.awake_for_the_whole_effect = awake  # a back character that is a target, not only for its share [DU-C-45]


def mode_of(name: object, players: object) -> Mode:
    """The mode asked for; without one, the plain game for that number of players."""
    if name is None:
        name = "standoff" if players == 3 else "duel"
    mode = MODES.get(ALSO_CALLED.get(name, name)) if isinstance(name, str) else None
    if mode is None:
        raise BadSetup(f"there is no mode {name!r}; the modes are {', '.join(MODES)}")
    if players is not None and players != len(mode.squads):
        raise BadSetup(f"mode {mode.id!r} is for {len(mode.squads)} players, not {players!r}")
    return mode


def sets_of(mode: Mode, given: object) -> tuple[str, ...]:
    """The sets of the mode: the mode decides, so the base set alone may be named for any; anything else is refused."""
    if given is None:
        return mode.sets
    if not isinstance(given, list | tuple):
        raise BadSetup(f"sets is a list of names, for mode {mode.id!r}: {', '.join(mode.sets)}")
    if list(given) == ["base"] or sorted(map(str, given)) == sorted(mode.sets):
        return mode.sets
    for name in given:
        if name not in BOTH:
            raise BadSetup(f"there is no set {name!r}; the sets are {', '.join(BOTH)}")
    raise BadSetup(f"mode {mode.id!r} is played with {' and '.join(mode.sets)}, not {', '.join(map(str, given))}")


def read_options(mode: Mode, given: dict[str, object], characters: list[str]) -> Options:
    """The options somebody asked for, checked. *characters*: the ids of all there are in this mode."""
    for name in given:
        if name not in DEFAULTS:
            raise BadSetup(f"there is no table option {name!r}; the options are {', '.join(sorted(DEFAULTS))}")
    lot = switch(given, "sides_by_lot")
    squads = read_squads(mode, given.get("squads"), characters)
    if squads and lot:
        raise BadSetup("squads agreed on by name belong to seats: with them sides_by_lot is off")
    size = read_size(mode, given.get("squad_size"), squads)
    return Options(size, lot, squads, switch(given, "awake_for_the_whole_effect"))


def switch(given: dict[str, object], name: str) -> bool:
    """An option that is on or off."""
    on = given.get(name, False)
    if not isinstance(on, bool):
        raise BadSetup(f"table option {name!r} is on or off (true or false), not {on!r}")
    return on


def read_size(mode: Mode, size: object, squads: list[list[str]]) -> int:
    """As many as usual or more; squads agreed on by name have their own. [DU-SETUP-2 RE-SETUP-2]"""
    fewest = len(squads[0]) if squads else mode.size
    if size is None:
        return fewest
    if isinstance(size, bool) or not isinstance(size, int) or not min(fewest, mode.size) <= size <= mode.most:
        raise BadSetup(f"squad_size is {mode.size} to {mode.most} characters in mode {mode.id!r}, not {size!r}")
    if squads and size != fewest:
        raise BadSetup(f"squad_size is {size}, but the squads have {fewest} characters each")
    return size


def read_squads(mode: Mode, given: object, characters: list[str]) -> list[list[str]]:
    """Squads agreed on by name: one list a seat, all of one size, nobody twice. [DU-SETUP-2]"""
    if given is None:
        return []
    if not isinstance(given, list) or len(given) != len(mode.squads):
        raise BadSetup(f"squads is a list of {len(mode.squads)} lists of characters, one for each seat")
    squads: list[list[str]] = []
    named: list[str] = []
    for squad in given:
        if not isinstance(squad, list):
            raise BadSetup(f"squads is a list of {len(mode.squads)} lists of characters, one for each seat")
        for who in squad:
            if who not in characters:
                raise BadSetup(f"there is no character {who!r} in mode {mode.id!r}")
            if who in named:
                raise BadSetup(f"{who!r} can be in one squad only, and once")
            named.append(who)
        squads.append(list(squad))
    sizes = sorted({len(squad) for squad in squads})
    if len(sizes) > 1 or not FEWEST <= sizes[0] <= mode.most:
        text = " and ".join(str(size) for size in sizes)
        raise BadSetup(f"every squad has the same number of characters, {FEWEST} to {mode.most}, not {text}")
    return squads
