"""What a set of the classic game adds to its rulings.

The set ``high_noon`` does it in ``sixgun/rulings/classic/sets/high_noon.py``, as ``WORDS``. A table has the words of
the sets it names and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import reduce
from importlib import import_module
from typing import Final, TypeAlias

from sixgun.classic.table.state import State
from sixgun.rulings.words import SeatWord, TableWord

SETS: Final = "sixgun.rulings.classic.sets"
LayTable: TypeAlias = Callable[[State, object, list[str]], None]
"""Puts what a word of ``[table]`` says where it belongs: the game, the value, the names of the seats."""
LaySeat: TypeAlias = Callable[[State, object, int], None]
"""The same for a word of a seat: the game, the value, the seat."""


@dataclass(frozen=True, slots=True)
class SetWords:
    """All the words of a set; or of several, added up."""

    table: dict[str, LayTable] = field(default_factory=dict)  # of [table], laid in this order when all cards lie
    seat: dict[str, LaySeat] = field(default_factory=dict)  # of a seat, laid after those of the table
    of_table: dict[str, TableWord] = field(default_factory=dict)  # expectations
    of_seats: dict[str, SeatWord] = field(default_factory=dict)
    verbs: tuple[str, ...] = ()  # of answers
    names: tuple[str, ...] = ()  # whatever can be named and is neither card, character nor ability
    log: tuple[str, ...] = ()  # kinds of entries
    reasons: tuple[str, ...] = ()  # why something is not offered

    def __add__(self, other: SetWords) -> SetWords:
        return SetWords(
            self.table | other.table,
            self.seat | other.seat,
            self.of_table | other.of_table,
            self.of_seats | other.of_seats,
            self.verbs + other.verbs,
            self.names + other.names,
            self.log + other.log,
            self.reasons + other.reasons,
        )


def words_of_sets(sets: Iterable[str], base: SetWords) -> SetWords:
    """The words of the base game and of those sets that have some of their own."""
    return reduce(SetWords.__add__, (words_of_set(name) for name in sets), base)


def words_of_set(name: str) -> SetWords:
    """What that set adds: nothing, unless it has a module."""
    module = f"{SETS}.{name}"
    try:
        found = import_module(module).WORDS
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return SetWords()
    assert isinstance(found, SetWords)
    return found
