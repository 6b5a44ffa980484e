"""``sixgun reports``: the problems people have reported to a server, from its data folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sixgun.cli.common import data_option, day, print_json, write_file
from sixgun.kernel.errors import SixgunError

if TYPE_CHECKING:
    from sixgun.server.storage.source import Source


@click.group()
def reports() -> None:
    """List, show and export the problems people have reported."""


@reports.command(name="list")
@data_option
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def list_reports(data: Source, as_json: bool) -> None:
    """One line each, the oldest first."""
    found = all_reports(data)
    if as_json:
        print_json([without_record(row) for row in found])
        return
    for row in found:
        line = row["text"].splitlines()[0]
        click.echo(f"{row['id']}  {day(row['at'])}  {row['about']} {row['place']} ({row['status']})  {line[:60]}")


@reports.command()
@click.argument("id")
@data_option
def show(id: str, data: Source) -> None:
    """Everything about one report but the record itself."""
    row = named(all_reports(data), id)
    for name, value in without_record(row).items():
        if name not in ("number", "text"):
            click.echo(f"{name:<9} {day(value) if name == 'at' else '' if value is None else value}")
    click.echo(f"\n{row['text']}")


@reports.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--to", type=click.Path(file_okay=False, path_type=Path), default=Path("reports"), show_default=True)
@data_option
def export(ids: tuple[str, ...], to: Path, data: Source) -> None:
    """Write reports (by default all) as files: ID.json, and ID.record.json for ``sixgun replay``."""
    found = all_reports(data)
    chosen = [named(found, id) for id in ids] or found
    to.mkdir(parents=True, exist_ok=True)
    for row in chosen:
        write_file(str(to / f"{row['id']}.json"), json.dumps(without_record(row), ensure_ascii=False, indent=1))
        if row["record"]:
            write_file(str(to / f"{row['id']}.record.json"), row["record"])
    click.echo(f"{len(chosen)} reports in {to}")


def all_reports(data: Source) -> list[dict[str, Any]]:
    """The reports of a data folder."""
    from sixgun.server.http.reports import read_reports

    return read_reports(data)


def named(rows: list[dict[str, Any]], id: str) -> dict[str, Any]:
    """The report of that id."""
    for row in rows:
        if row["id"] == id:
            return row
    raise SixgunError(f"there is no report {id!r}; sixgun reports list tells which there are")


def without_record(row: dict[str, Any]) -> dict[str, Any]:
    """A report as far as people read it."""
    return {name: value for name, value in row.items() if name != "record"}
