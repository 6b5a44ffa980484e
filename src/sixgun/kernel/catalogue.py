# interpreted: nobody plays with it
"""What a game consists of, as plain data: for the lobby, the command line, the rulings. Each game makes its own."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixgun.kernel.hints import Iterator


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to look up. *kind* is the word its texts begin with: ``card``, ``character``, ``role``, ``event`` …

    *copies*: the keys of the physical cards. *assumed*: the printed facts that are not known for certain.
    """

    kind: str
    id: str
    copies: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableOption:
    """A house rule or variant, with what it is unless somebody says otherwise; of a preset, what it switches on."""

    id: str
    default: object = False
    implies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetOfThings:
    """One set (expansion): the sets it cannot do without, what it brings, which options come with it."""

    id: str
    needs: tuple[str, ...] = ()
    things: tuple[Thing, ...] = ()
    options: tuple[TableOption, ...] = ()

    def ids(self, kind: str) -> list[str]:
        """The ids of all it brings of one kind."""
        return [thing.id for thing in self.things if thing.kind == kind]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a mode, in turn order, and who may be in it."""

    id: str
    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mode:
    """One of several ways to play: its sets, its sides, how many characters a side takes (*size*: unless agreed)."""

    id: str
    sets: tuple[str, ...]
    sides: tuple[Side, ...]
    size: int
    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A whole game. *roles*: by the number of players, how many there are of each."""

    players: tuple[int, ...]
    sets: tuple[SetOfThings, ...]
    modes: tuple[Mode, ...] = ()
    roles: dict[int, dict[str, int]] = field(default_factory=dict)

    def everything(self) -> Iterator[tuple[str, Thing]]:
        """Every thing to look up with the id of its set; modes and options are things too."""
        for one in self.sets:
            yield from ((one.id, thing) for thing in one.things)
        yield from ((mode.sets[-1], Thing("mode", mode.id)) for mode in self.modes)
        for one in self.sets:
            yield from ((one.id, Thing("option", option.id)) for option in one.options)
