"""The games there are, by id, and what the rest of the project needs to know of each."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol

from sixgun.kernel.errors import BadSetup
from sixgun.kernel.game import Game


class Setup(Protocol):
    """A checked setup: it knows its record form."""

    def to_dict(self) -> dict[str, object]:
        """As it stands in a record."""
        ...


class Kind:
    """One game: how to read a setup, how to set it up, which version its rules have."""

    def __init__(self, id: str, rules: str, module: str) -> None:
        self.id = id
        self.rules = rules
        self.module = module

    def read_setup(self, data: dict[str, object]) -> Setup:
        """Check a setup; raise BadSetup with what would be right."""
        read: Callable[[dict[str, object]], Setup] = import_module(self.module).Setup.from_dict
        return read(data)

    def set_up(self, setup: Setup, seed: str) -> Game:
        """Shuffle and deal."""
        set_up: Callable[[Setup, str], Game] = import_module(self.module).set_up
        return set_up(setup, seed)


GAMES: Final[dict[str, Kind]] = {
    kind.id: kind
    for kind in (  # the rules change their course: count up
        Kind("classic", "classic-2", "sixgun.classic.setup"),
        Kind("duel", "duel-1", "sixgun.duel.setup"),
    )
}


def kind_of(game: str) -> Kind:
    """The game of that id."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    return GAMES[game]
