"""``sixgun standings``: who stands where in a recorded series."""

from __future__ import annotations

import csv
import io
from typing import Any

import click

from sixgun.cli.common import print_json, read_file
from sixgun.kernel.errors import BadRecord
from sixgun.rulings.practice import replay


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@click.option("--csv", "as_csv", is_flag=True, help="For spreadsheets.")
def standings(file: str, as_json: bool, as_csv: bool) -> None:
    """Say who stands where in the series recorded in FILE, so far or at its end."""
    if as_json and as_csv:
        raise click.UsageError("--json or --csv, not both")
    table = replay(read_file(file), live=False)
    rows: list[dict[str, Any]] = table.standings
    if not rows:
        raise BadRecord(f"{file} is a single game: only a series (--series) has standings")
    if as_json:
        print_json({"over": table.over, "standings": rows, "games": games_of(table.view().to_dict())})
    else:
        click.echo(as_table(rows) if as_csv else in_words(rows), nl=not as_csv)


def games_of(view: dict[str, Any]) -> list[dict[str, object]]:
    """Every game that is over: who was what, who won, what it brought."""
    history: list[dict[str, object]] = view["series"]["history"]
    return history


def as_table(rows: list[dict[str, Any]]) -> str:
    """A line for each seat, a column for each game."""
    games = range(1, len(rows[0]["by_game"]) + 1)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["place", "seat", "dollars", "wins", "turns", *[f"game_{number}" for number in games]])
    for row in rows:
        writer.writerow([row[name] for name in ("place", "seat", "dollars", "wins", "turns")] + row["by_game"])
    return text.getvalue()


def in_words(rows: list[dict[str, Any]]) -> str:
    """For people."""
    lines = []
    for row in rows:
        games = ", ".join(str(dollars) for dollars in row["by_game"]) or "none yet"
        lines.append(f"{row['place']}. seat {row['seat']}: ${row['dollars']}, {row['wins']} won (by game: {games})")
    return "\n".join(lines)
