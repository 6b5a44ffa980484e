"""Ruling files: what stands in one, read from TOML and checked. It knows no game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from sixgun.kernel.errors import SixgunError

RULING_KEYS: Final = ("id", "title", "game", "covers", "note", "table", "case")
CASE_KEYS: Final = ("title", "table", "seat", "steps")
ONE_OF: Final = {"turn", "start"}  # a case that says one of them takes the place of the other
SEAT_NAME: Final = re.compile(r"[A-Z][A-Za-z0-9]*")
EXPECTS: Final = "?"


class BadRuling(SixgunError):
    """A ruling file that cannot be understood: says which file, and what would be right."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line: an answer (*who* gives it) or, with nobody in *who*, an expectation."""

    number: int
    who: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.who + ':' if self.who else EXPECTS} {' '.join(self.words)}"


@dataclass(frozen=True, slots=True)
class Case:
    """One table and what happens at it."""

    number: int
    title: str
    table: dict[str, object]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A whole file. *source*: where it was read from, for messages."""

    id: str
    title: str
    game: str
    covers: tuple[str, ...]
    note: str
    cases: tuple[Case, ...]
    source: str


def read_ruling(path: Path) -> Ruling:
    """Read one file; anything wrong about it is one clear error."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRuling(f"{path}: cannot be read ({error})") from None
    ruling = parse_ruling(text, str(path))
    if ruling.id != path.stem:
        raise BadRuling(f"{path}: the id is {ruling.id!r}; it must be the name of the file, {path.stem!r}")
    return ruling


def parse_ruling(text: str, source: str) -> Ruling:
    """The ruling written in *text*."""
    try:
        return ruling_of(tomllib.loads(text), source)
    except tomllib.TOMLDecodeError as error:
        raise BadRuling(f"{source}: not TOML: {error}") from None
    except BadRuling as error:
        raise BadRuling(f"{source}: {error}") from None


def ruling_of(data: dict[str, object], source: str) -> Ruling:
    """From the plain data of a file."""
    check_keys(data, RULING_KEYS, "a ruling")
    covers = data.get("covers", [])
    if not isinstance(covers, list) or not all(isinstance(id, str) for id in covers):
        raise BadRuling('covers is a list of ids: covers = ["barrel", "CL-SHOT-2"]')
    id = text_of(data, "id", "a ruling")
    return Ruling(
        id,
        text_of(data, "title", "a ruling"),
        text_of(data, "game", "a ruling"),
        tuple(dict.fromkeys(covers)),
        text_of(data, "note", "a ruling", needed=False),
        cases_of(data),
        source,
    )


def cases_of(data: dict[str, object]) -> tuple[Case, ...]:
    """Each ``[[case]]``: the table of the ruling with the changes of the case, and the steps."""
    table, cases = data.get("table"), data.get("case")
    if not isinstance(table, dict):
        raise BadRuling("a ruling needs a [table]")
    if not isinstance(cases, list) or not cases or not all(isinstance(case, dict) for case in cases):
        raise BadRuling("a ruling needs at least one [[case]] (two square brackets) with its steps")
    return tuple(case_of(number, table, case) for number, case in enumerate(cases, 1))


def case_of(number: int, table: dict[str, object], case: dict[str, object]) -> Case:
    """One case of the file."""
    where = f"case {number}"
    check_keys(case, CASE_KEYS, where)
    changes = mapping_of(case, "table", where)
    changed = {key: value for key, value in table.items() if not (key in ONE_OF and changes.keys() & ONE_OF)} | changes
    seats = mapping_of(case, "seat", where)
    if seats:
        changed["seats"] = change_seats(changed.get("seats"), seats, where)
    steps = steps_of(text_of(case, "steps", where), where)
    return Case(number, text_of(case, "title", where, needed=False), changed, steps)


def change_seats(seats: object, changes: dict[str, object], where: str) -> list[object]:
    """The seats of the table with what the case says anew about some of them."""
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadRuling('seats is a list: seats = [{ name = "A" }, { name = "B" }]')
    names = [str(seat.get("name")) for seat in seats]
    for name, change in changes.items():
        if name not in names:
            raise BadRuling(f"{where}: there is no seat {name}; the seats are {', '.join(names)}")
        if not isinstance(change, dict):
            raise BadRuling(f'{where}: say what changes at seat {name}: seat.{name}.hand = "beer"')
    return [seat | changes.get(name, {}) for name, seat in zip(names, seats, strict=True)]


def steps_of(text: str, where: str) -> tuple[Step, ...]:
    """One step a line; what follows a ``#`` that stands alone is a comment."""
    steps: list[Step] = []
    for line in text.splitlines():
        words = line.split()
        if "#" in words:
            words = words[: words.index("#")]
        if words:
            steps.append(step_of(len(steps) + 1, words, where))
    if not steps:
        raise BadRuling(f"{where}: there are no steps")
    return tuple(steps)


def step_of(number: int, words: list[str], where: str) -> Step:
    """``A: play bang > B`` or ``? B life 3``."""
    first, rest = words[0], tuple(words[1:])
    if rest and first == EXPECTS:
        return Step(number, "", rest)
    if rest and first.endswith(":") and SEAT_NAME.fullmatch(first[:-1]):
        return Step(number, first[:-1], rest)
    line = " ".join(words)
    raise BadRuling(
        f"{where}, step {number}: {line!r} is neither an answer, 'A: play beer', nor expected, '? A life 3'"
    )


# -- small checks -----------------------------------------------------------------------------------


def check_keys(data: Iterable[str], known: Iterable[str], what: str) -> None:
    """Refuse a misspelt key and say what was probably meant."""
    known = tuple(known)
    for key in data:
        if key not in known:
            raise BadRuling(f"{what} has no {key!r}{did_you_mean(key, known)}; it may have {', '.join(known)}")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """``, did you mean 'barrel'?``, or nothing."""
    known = list(known)
    close = get_close_matches(word, known, 1) or [one for one in known if word and one.startswith(word)]
    return f" (did you mean {close[0]!r}?)" if close else ""


def text_of(data: dict[str, object], key: str, what: str, needed: bool = True) -> str:
    """A text under that key."""
    found = data.get(key, "")
    if not isinstance(found, str) or (needed and not found.strip()):
        raise BadRuling(f'{what} needs a text {key} = "…"' if needed else f'{what}: {key} is a text, {key} = "…"')
    return found


def mapping_of(data: dict[str, object], key: str, what: str) -> dict[str, object]:
    """A table under that key, or nothing."""
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise BadRuling(f"{what}: {key} holds changes, such as {key}.deck = …, not {found!r}")
    return found


def text_in(data: dict[str, object], key: str, what: str, default: str | None = None) -> str:
    """A text, or the default."""
    found = data.get(key, default)
    if not isinstance(found, str):
        raise BadRuling(f'{what} needs {key} = "…"')
    return found
