"""Who stands where in a series, as plain data and for spreadsheets: for the command line and the server alike."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

from sixgun.table import Table

COLUMNS: Final = ("place", "seat", "dollars", "wins", "turns")


def standings_of(table: Table) -> dict[str, Any] | None:
    """The standings so far or at the end, with every game that is over; none of a single game."""
    rows = table.standings
    if not rows:
        return None
    view: dict[str, Any] = table.view().to_dict()
    return {"over": table.over, "standings": rows, "games": view["series"]["history"]}


def as_csv(rows: Sequence[dict[str, Any]], names: Sequence[str | None] = ()) -> str:
    """A line for each seat, a column for each game; with *names* by seat, a column for them."""
    games = [f"game_{number}" for number in range(1, len(rows[0]["by_game"]) + 1)]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*COLUMNS, *(["player"] if names else []), *games])
    for row in rows:
        called = [safe(names[row["seat"]] or "")] if names else []
        writer.writerow([*[row[name] for name in COLUMNS], *called, *row["by_game"]])
    return text.getvalue()


def safe(name: str) -> str:
    """No spreadsheet takes a name for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else name
