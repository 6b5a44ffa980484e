"""The games there are, by id, and how everything else finds its way into each.

A game is a package of its own beside this module (``sixgun.duel`` with ``setup`` and ``catalogue``) and one module in
every room that has something of it: ``sixgun.locale.duel``, ``sixgun.cli.screens.duel`` … Nobody asks which game it is:
they ask its Kind, and what is needed is imported then.
"""

from __future__ import annotations

from sixgun.kernel.errors import BadSetup
from sixgun.kernel.game import Game
from sixgun.kernel.hints import TYPE_CHECKING, Any, Callable, Final, Protocol

if TYPE_CHECKING:
    from types import ModuleType

    from sixgun.kernel.catalogue import Catalogue


class Setup(Protocol):
    """A checked setup: it knows its record form."""

    def to_dict(self) -> dict[str, object]:
        """As it stands in a record."""
        ...


class Kind:
    """One game, as the rest of the project sees it. *usual*: what a setup says unless somebody says otherwise."""

    def __init__(self, id: str, rules: str, usual: dict[str, object]) -> None:
        self.id = id
        self.rules = rules
        self.usual = usual

    # -- its own package

    def read_setup(self, data: dict[str, object]) -> Setup:
        """Check a setup; raise BadSetup with what would be right."""
        read: Callable[[dict[str, object]], Setup] = self.own("setup").Setup.from_dict
        return read(data)

    def set_up(self, setup: Setup, seed: str) -> Game:
        """Shuffle and deal."""
        set_up: Callable[[Setup, str], Game] = self.own("setup").set_up
        return set_up(setup, seed)

    def catalogue(self) -> Catalogue:
        """All there is of it: sets with their things and options, modes, for how many it is."""
        found: Catalogue = self.own("catalogue").catalogue()
        return found

    def own(self, module: str) -> ModuleType:
        """A module of the game's own package."""
        from importlib import import_module  # an import of the engine goes without

        return import_module(f"sixgun.{self.id}.{module}")

    # -- what other rooms have of it

    def part(self, room: str, name: str) -> Any:
        """What the game brings to a room of the package, by its name in the module there."""
        from importlib import import_module

        return getattr(import_module(f"sixgun.{room}.{self.id}"), name)


GAMES: Final[dict[str, Kind]] = {
    kind.id: kind
    for kind in (  # the rules change their course: count up
        Kind("classic", "classic-4", {"players": 4}),
        Kind("duel", "duel-1", {}),
    )
}
FIRST: Final = next(iter(GAMES))  # the one that is meant where nobody says which


def kind_of(game: str) -> Kind:
    """The game of that id."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    return GAMES[game]
