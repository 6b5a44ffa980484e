"""``sixgun admin``: what the one who runs a server does with its data folder."""

from __future__ import annotations

from pathlib import Path

import click

from sixgun.cli.common import data_file, data_option

KEEP = click.option(
    "--keep",
    multiple=True,
    metavar="KIND=DAYS",
    help="How long to keep what; 0 days: for ever. May be said several times.",
)


@click.group()
def admin() -> None:
    """Look after the data of a server."""


@admin.command()
@KEEP
@click.option("--dry-run", is_flag=True, help="Only say what would be deleted; the server may be running.")
@data_option
def sweep(keep: tuple[str, ...], dry_run: bool, data: Path) -> None:
    """Delete what is older than it is to be kept, and give the room back to the disk.

    A running server does so itself, now and then; for this one it must be stopped.
    """
    from sixgun.server.storage.folder import Busy
    from sixgun.server.storage.retention import read_keep
    from sixgun.server.upkeep import sweep as do_sweep

    file, wanted = data_file(data), read_keep(keep)
    before = file.stat().st_size
    try:
        found = do_sweep(data, wanted, dry_run)
    except Busy as error:
        raise click.ClickException(f"{error}: it sweeps by itself; stop it first, or say --dry-run") from None
    for kind, count in found.items():
        days = getattr(wanted, kind)
        click.echo(f"{kind:<12} {count:>8}  {f'older than {days} days' if days else 'kept for ever'}")
    if not dry_run:
        click.echo(f"{file}: {before / 1e6:.1f} MB before, {file.stat().st_size / 1e6:.1f} MB now")
