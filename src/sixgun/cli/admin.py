"""``sixgun admin``: what the one who runs a server does with its data."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sixgun.cli.common import data_option

KEEP = click.option(
    "--keep",
    multiple=True,
    metavar="KIND=DAYS",
    help="How long to keep what; 0 days: for ever. May be said several times.",
)


if TYPE_CHECKING:
    from sixgun.server.storage.source import Source


@click.group()
def admin() -> None:
    """Look after the data of a server."""


@admin.command()
@KEEP
@click.option("--dry-run", is_flag=True, help="Only say what would be deleted; the server may be running.")
@data_option
def sweep(keep: tuple[str, ...], dry_run: bool, data: Source) -> None:
    """Delete what is older than it is to be kept, and give the room back to the disk.

    A running server does so itself, now and then; for this one it must be stopped, unless it uses PostgreSQL.
    """
    from sixgun.server.storage.folder import Busy
    from sixgun.server.storage.retention import read_keep
    from sixgun.server.upkeep import sweep as do_sweep

    wanted = read_keep(keep)
    before = 0 if data.database else data.file.stat().st_size
    try:
        found = do_sweep(data, wanted, dry_run)
    except Busy as error:
        raise click.ClickException(f"{error}: it sweeps by itself; stop it first, or say --dry-run") from None
    for kind, count in found.items():
        days = getattr(wanted, kind)
        click.echo(f"{kind:<12} {count:>8}  {f'older than {days} days' if days else 'kept for ever'}")
    if not dry_run and not data.database:
        file = data.file
        click.echo(f"{file}: {before / 1e6:.1f} MB before, {file.stat().st_size / 1e6:.1f} MB now")


@admin.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy all data of a stopped server to an empty place: FROM and TO are folders or postgresql:// addresses.

    Every row is compared, every game at a table and every finished one played again. The key of the seats goes along.
    """
    from sixgun.server.copying import copy as do_copy
    from sixgun.server.storage.source import Source

    def place(text: str) -> Source:
        is_address = text.startswith("postgresql:")
        return Source(Path("sixgun-data"), text) if is_address else Source(Path(text))

    found = asyncio.run(do_copy(place(source), place(target)))
    for name, count in found.rows.items():
        click.echo(f"{name:<12} {count:>8}")
    click.echo(f"{found.games} games at tables and {found.replays} finished games were played again")
    if found.other_rules:
        click.echo(f"{found.other_rules} of other rules were only compared")
    if found.broken:
        click.echo(f"{found.broken} cannot be played, there as here: sixgun tables list --status frozen")
