"""Players that need nobody: they see a view and the open question, and choose. Each plays one seat of one game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from sixgun.bots.bot import Acts, Bot, RandomBot
from sixgun.kernel.errors import BadSetup

__all__ = ["NAMES", "Acts", "Bot", "make", "names_for"]

NAMES: Final = ("baseline", "marshal", "random")
"""The bots there are, the default first."""
MAKERS: Final[dict[str, Callable[[int, str], Bot]]] = {}  # by game, once it is played


def names_for(game: str) -> list[str]:
    """The bots that can play *game*, the best first."""
    return [name for name in NAMES if name == "random" or has_module(f"sixgun.bots.{game}.{name}")]


def has_module(name: str) -> bool:
    """Is there such a module?"""
    from importlib.util import find_spec  # simulations never do

    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def make(name: str, seat: int, seed: str, game: str = "classic") -> Bot:
    """The bot of that name for one seat of one game. The same seed and the same table: the same choices."""
    if name not in NAMES:
        raise BadSetup(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}")
    if name == "random":
        return RandomBot(seat, seed)
    if f"{game}.{name}" not in MAKERS:
        try:
            MAKERS[f"{game}.{name}"] = import_module(f"sixgun.bots.{game}.{name}").make
        except ModuleNotFoundError:
            raise BadSetup(f"no bot {name!r} can play the game {game!r}; 'random' can") from None
    return MAKERS[f"{game}.{name}"](seat, seed)
