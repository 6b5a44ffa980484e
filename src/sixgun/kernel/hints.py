# interpreted
"""What annotations are written with. The engine takes it from here: `typing` would double the time of its import.

The type checker and the compiler read the first branch and know each name by where it comes from. The interpreter reads
the second: it never looks into an annotation, so that next to nothing has to stand there.
"""

from __future__ import annotations

TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from typing import Any, ClassVar, Final, Generic, NoReturn, Protocol, TypeAlias, TypeVar, cast, final

    from mypy_extensions import i64, mypyc_attr
else:
    from _collections_abc import Callable, Generator, Iterator

    class Hint:
        """Stands for a name of `typing`: may be subscripted and inherited from, and means nothing."""

        __slots__ = ()

        def __class_getitem__(cls, _):
            return cls

    Any = ClassVar = Final = Generic = NoReturn = Protocol = TypeAlias = Hint
    i64 = int

    def TypeVar(name, bound=None):
        """Any type."""
        return Hint

    def cast(kind, value):
        """Only the compiler minds."""
        return value

    def final(made):
        """As it is."""
        return made

    def mypyc_attr(**_):
        """For the compiler only."""
        return final


__all__ = [
    "TYPE_CHECKING",
    "Any",
    "Callable",
    "ClassVar",
    "Final",
    "Generator",
    "Generic",
    "Iterator",
    "NoReturn",
    "Protocol",
    "TypeAlias",
    "TypeVar",
    "cast",
    "final",
    "i64",
    "mypyc_attr",
]
