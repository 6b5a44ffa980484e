"""``sixgun admin reports``: problems and people that were reported to a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sixgun.cli.common import data_option, day, print_json, write_file
from sixgun.kernel.errors import SixgunError

ABOUT = ("table", "replay", "chat", "name")

if TYPE_CHECKING:
    from sixgun.server.storage.source import Source


@click.group()
def reports() -> None:
    """The queue of what people have reported: problems, lines of chat, names."""


@reports.command(name="list")
@data_option
@click.option("--all", "every", is_flag=True, help="Also those somebody has dealt with.")
@click.option("--about", type=click.Choice(ABOUT), help="Only those.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def list_reports(data: Source, every: bool, about: str | None, as_json: bool) -> None:
    """One line each, the oldest first; the server may be running."""
    found = [row for row in all_reports(data) if every or row.get("resolved") is None]
    found = [row for row in found if about in (None, row["about"])]
    if as_json:
        print_json([without_record(row) for row in found])
        return
    for row in found:
        line = row["text"].splitlines()[0]
        whom = f"  {row['member']} «{row['said'][:60]}»" if row.get("member") else ""
        click.echo(f"{row['id']}  {day(row['at'])}  {row['about']} {row['place']} ({row['status']}){whom}  {line[:60]}")


@reports.command()
@click.argument("id")
@data_option
def show(id: str, data: Source) -> None:
    """Everything about one report but the record itself."""
    row = named(all_reports(data), id)
    for name, value in without_record(row).items():
        if name not in ("number", "text"):
            is_time = name in ("at", "resolved") and value is not None
            click.echo(f"{name:<9} {day(value) if is_time else '' if value is None else value}")
    click.echo(f"\n{row['text']}")


@reports.command()
@click.argument("id")
@click.option("--verdict", default="", help="What came of it, for whoever looks later.")
@data_option
def resolve(id: str, verdict: str, data: Source) -> None:
    """Take a report from the queue; the server may be running."""
    from sixgun.server.http.reports import resolve as do_resolve

    do_resolve(data, id, verdict)
    click.echo(f"{id}: resolved")


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
    raise SixgunError(f"there is no report {id!r}; sixgun admin reports list tells which there are")


def without_record(row: dict[str, Any]) -> dict[str, Any]:
    """A report as far as people read it."""
    return {name: value for name, value in row.items() if name != "record"}
