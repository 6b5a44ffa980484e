"""Players that need nobody: they see a view and the open question, and choose. Each plays one seat of one game.

A bot is named by its strength, or by strength and temperament: ``gunslinger``, ``gunslinger/reckless``. Those of old
go by strength and version, ``gunslinger-5``: new ones are measured by them, and nobody is offered them.
"""

from __future__ import annotations

from importlib import import_module

from sixgun.bots.bot import Acts, Bot, RandomBot
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.hints import Callable, Final

__all__ = [
    "NAMES",
    "TEMPERAMENTS",
    "Acts",
    "Bot",
    "default_for",
    "is_bot",
    "make",
    "names_for",
    "offered",
    "parts_of",
    "rungs",
]

NAMES: Final = ("marshal", "gunslinger", "greenhorn", "baseline", "random")
"""The strengths there are, the best first; each is a module of the game it can play, with a function ``make``."""
TEMPERAMENTS: Final = ("cautious", "reckless", "treacherous")
STEADY: Final = ("baseline", "random")  # what others are measured by has no temperament
USUAL: Final = "gunslinger"  # who fills empty seats, where it can play: strong, and quick everywhere
MAKERS: Final[dict[str, Callable[[int, str, str], Bot]]] = {}  # by the module, once it is played


def names_for(game: str) -> list[str]:
    """The strengths that can play *game*, the best first."""
    return [name for name in NAMES if name == "random" or has_module(f"sixgun.bots.{game}.{name}")]


def offered() -> list[str]:
    """All strengths as people choose among them, the usual one first."""
    return [USUAL, *[name for name in NAMES if name != USUAL]]


def default_for(game: str) -> str:
    """Who plays *game* where nobody says who."""
    able = names_for(game)
    return USUAL if USUAL in able else able[0]


def has_module(name: str) -> bool:
    """Is there such a module?"""
    from importlib.util import find_spec  # simulations never do

    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def parts_of(name: str) -> tuple[str, str]:
    """Strength and temperament of a bot of that name; the temperament may be none."""
    strength, slash, temperament = name.partition("/")
    if strength not in NAMES:
        raise BadSetup(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}")
    if slash and (strength in STEADY or temperament not in TEMPERAMENTS):
        able = ", ".join([one for one in NAMES if one not in STEADY])
        raise BadSetup(f"there is no bot {name!r}; {able} may be {', '.join(TEMPERAMENTS)}: as in {USUAL}/reckless")
    return strength, temperament


def is_bot(name: str) -> bool:
    """Is there a bot of that name?"""
    try:
        parts_of(name)
    except BadSetup:
        return False
    return True


def make(name: str, seat: int, seed: str, game: str = "classic") -> Bot:
    """The bot of that name for one seat of one game. The same seed and the same table: the same choices."""
    old, dash, version = name.partition("-")
    if dash:
        return rung(old, version, seat, seed, game)
    strength, temperament = parts_of(name)
    if strength == "random":
        return RandomBot(seat, seed)
    module = f"sixgun.bots.{game}.{strength}"
    if module not in MAKERS:
        try:
            MAKERS[module] = import_module(module).make
        except ModuleNotFoundError as error:
            if not module.startswith(error.name or module):
                raise
            able = ", ".join(names_for(game))
            raise BadSetup(f"the bot {strength!r} does not play the game {game!r}; {able} can") from None
    return MAKERS[module](seat, seed, temperament)


def rungs(game: str) -> list[str]:
    """The bots of old that can play *game*."""
    if not has_module(f"sixgun.bots.{game}.rungs"):
        return []
    return [f"{USUAL}-{version}" for version in import_module(f"sixgun.bots.{game}.rungs").versions()]


def rung(strength: str, version: str, seat: int, seed: str, game: str) -> Bot:
    """A bot as it was in that version."""
    able = rungs(game)
    if f"{strength}-{version}" not in able:
        raise BadSetup(f"there is no bot {strength}-{version} of the game {game!r}; of old there are {', '.join(able)}")
    bot: Bot = import_module(f"sixgun.bots.{game}.rungs").make(seat, seed, version)
    return bot
