"""The table of a ruling as a game to be played on, and records of such games."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from sixgun import table as tables
from sixgun.games import kind_of
from sixgun.kernel.errors import BadRecord
from sixgun.kernel.record import Record
from sixgun.kernel.session import Session
from sixgun.rulings.format import BadRuling, Ruling, read_ruling
from sixgun.rulings.library import shipped
from sixgun.rulings.runner import lay_out, take
from sixgun.rulings.titles import title_of
from sixgun.rulings.words import words_of
from sixgun.table import Table

RULING: Final = "ruling"  # the kind of start of a game that begins at the table of a ruling


@cache
def paths() -> dict[str, Path]:
    """The shipped rulings by id."""
    return {path.stem: path for path in shipped()}


def playable(ruling: Ruling) -> list[int]:
    """The cases that can be played on: those with all cards at the table. Without them a game may never end."""
    return [case.number for case in ruling.cases if case.table.get("rest") != "out"]


def claim_of(id: str, language: str) -> str:
    """What a shipped ruling claims, in one sentence of that language."""
    return title_of(read_ruling(paths()[id]), language)


def open_ruling(id: str, case: int, seed: str, live: bool = True) -> Table:
    """The table of one case of a shipped ruling, before its first step; *seed* decides what it leaves to chance."""
    if id not in paths():
        raise BadRuling(f"there is no ruling {id!r}")
    ruling = read_ruling(paths()[id])
    if case not in playable(ruling):
        raise BadRuling(f"ruling {id!r} has no case {case!r} to be played")
    laid = ruling.cases[case - 1].table
    words = words_of(ruling.game).at(laid)
    game, _ = words.build(laid, seed)
    table = Table(kind_of(ruling.game), words.setup(laid), seed, Session(game, live))
    table.start = {"kind": RULING, "id": id, "case": case, "position": table.fingerprint()}
    return table


@lru_cache(256)
def steps_of(id: str, case: int, seed: str) -> tuple[tuple[int, str], ...]:
    """Who answers what in a case of a shipped ruling, as its steps say."""
    ruling = read_ruling(paths()[id])
    stage = lay_out(ruling, ruling.cases[case - 1], seed)
    for step in ruling.cases[case - 1].steps:
        take(stage, step)
    given = zip(stage.session.seats, stage.session.answers, strict=True)
    return tuple((seat, option.key) for seat, option in given)


def lesson_of(start: dict[str, Any], seed: str) -> tuple[tuple[int, str], ...] | None:
    """The answers that follow a ruling, where a game begins at one."""
    return steps_of(start["id"], start["case"], seed) if start["kind"] == RULING else None


def open_record(record: Record, live: bool = True) -> Table:
    """The table of any record before its first answer; refuses one whose ruling has changed since."""
    start = record.start
    if start is None or start["kind"] != RULING:
        return tables.open_record(record, live)
    id, case = start.get("id"), start.get("case")
    if not isinstance(id, str) or not isinstance(case, int):
        raise BadRecord("the record does not say at which ruling it begins")
    table = open_ruling(id, case, record.seed, live)
    if (table.start, table.kind.id, table.setup.to_dict()) != (start, record.game, record.setup):
        raise BadRecord(f"the record begins at the ruling {id!r}, whose table has changed since")
    return table


def replay(record: Record | str | bytes, live: bool = True) -> Table:
    """As ``sixgun.replay``, also for games that begin at a ruling."""
    return tables.replay(record, live, open_record)
