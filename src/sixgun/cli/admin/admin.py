"""``sixgun admin``: what the one who runs a server does with its data."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sixgun.cli.admin.bans import ban as ban_
from sixgun.cli.admin.bans import bans, unban
from sixgun.cli.admin.people import chat, forget, people
from sixgun.cli.admin.reports import reports
from sixgun.cli.admin.tables import tables
from sixgun.cli.common import data_option

KEEP = click.option(
    "--keep",
    multiple=True,
    metavar="KIND=DAYS",
    help="How long to keep what; 0 days: for ever. May be said several times.",
)


if TYPE_CHECKING:
    from sixgun.server.copying import Copied
    from sixgun.server.storage.source import Source


@click.group()
def admin() -> None:
    """Look after a server: tables, people, bans, reports, backups. Most works while it runs."""


for command in (tables, reports, people, chat, forget, ban_, unban, bans):
    admin.add_command(command)


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

    tell(asyncio.run(do_copy(place(source), place(target))))


@admin.command()
@click.argument("to", type=click.Path(file_okay=False, path_type=Path))
@data_option
def backup(to: Path, data: Source) -> None:
    """Copy all data, as it is at this moment, to the new folder TO; the server may be running.

    It counts only if every row is the same and every game could be played again. It holds the key of the seats.
    """
    from sixgun.server.steward.backup import back_up

    tell(asyncio.run(back_up(data, to)))
    click.echo(f"{to}: the backup is good")


@admin.command()
@click.argument("backup", type=click.Path(file_okay=False, path_type=Path))
@click.argument("target", metavar="TO")
def restore(backup: Path, target: str) -> None:
    """Put a BACKUP to the empty place TO, a folder or a postgresql:// address; every game is played again."""
    from sixgun.server.steward.backup import restore as do_restore

    tell(asyncio.run(do_restore(backup, place(target))))
    click.echo("it is all there: start the server")


def place(text: str) -> Source:
    """A folder, or a database."""
    from sixgun.server.storage.source import Source

    return Source(Path("sixgun-data"), text) if text.startswith("postgresql:") else Source(Path(text))


def tell(found: Copied) -> None:
    """What was copied."""
    for name, count in found.rows.items():
        click.echo(f"{name:<12} {count:>8}")
    click.echo(f"{found.games} games at tables and {found.replays} finished games were played again")
    if found.other_rules:
        click.echo(f"{found.other_rules} of other rules were only compared")
    if found.broken:
        click.echo(f"{found.broken} cannot be played, there as here: sixgun admin tables list --status frozen")
