"""What every card and character of every game is: one shared rule without state, found by its number."""

from __future__ import annotations

from sixgun.kernel.hints import ClassVar
from sixgun.kernel.option import NONE


def snake(name: str) -> str:
    """The id of a class.

    >>> snake("SlabTheKiller")
    'slab_the_killer'
    """
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Ability:
    """Rules, not things: whatever happens in a game is kept on its State. ``filled_in``: once, on registration."""

    prefix: str = ""  # of the id: things of different sets may share a name
    filled_in: ClassVar[tuple[str, ...]] = ("id", "number")

    def __init__(self) -> None:
        self.id = self.prefix + snake(type(self).__name__)
        self.number = NONE

    def __setattr__(self, name: str, value: object) -> None:
        if name not in self.filled_in:
            raise TypeError(f"{self.id} holds no state: keep {name!r} on the State")
        super().__setattr__(name, value)


def check_hooks(cls: type, words: tuple[str, ...], hooks: tuple[str, ...], tests: tuple[str, ...] = ()) -> None:
    """Refuse a misspelt hook at import, not in somebody's game: what begins with such a word is a hook or a test."""
    for name in vars(cls):
        if name.startswith(words) and name not in hooks and name not in tests:
            raise TypeError(f"{cls.__name__}.{name}: no such hook; the hooks are {', '.join(hooks)}")


def hooks_of(cls: type, base: type, hooks: tuple[str, ...]) -> list[int]:
    """The places of the hooks that a class has of its own."""
    return [place for place, name in enumerate(hooks) if getattr(cls, name) is not getattr(base, name)]
