"""``sixgun standings``: who stands where in a recorded series."""

from __future__ import annotations

from typing import Any

import click

from sixgun.cli.common import print_json, read_file
from sixgun.kernel.errors import BadRecord
from sixgun.rulings.practice import replay
from sixgun.standings import as_csv as csv_of
from sixgun.standings import standings_of


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@click.option("--csv", "as_csv", is_flag=True, help="For spreadsheets.")
def standings(file: str, as_json: bool, as_csv: bool) -> None:
    """Say who stands where in the series recorded in FILE, so far or at its end."""
    if as_json and as_csv:
        raise click.UsageError("--json or --csv, not both")
    table = replay(read_file(file), live=False)
    found = standings_of(table)
    if found is None:
        raise BadRecord(f"{file} is a single game: only a series (--series) has standings")
    if as_json:
        print_json(found)
    else:
        rows = found["standings"]
        click.echo(csv_of(rows) if as_csv else in_words(rows), nl=not as_csv)


def in_words(rows: list[dict[str, Any]]) -> str:
    """For people."""
    lines = []
    for row in rows:
        games = ", ".join(str(dollars) for dollars in row["by_game"]) or "none yet"
        lines.append(f"{row['place']}. seat {row['seat']}: ${row['dollars']}, {row['wins']} won (by game: {games})")
    return "\n".join(lines)
