"""``sixgun admin tables``: the tables in a server's data folder; frozen ones can be tried again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from sixgun.cli.common import data_option, day, print_json
from sixgun.kernel.errors import SixgunError

STATUS = ("lobby", "playing", "over", "frozen")


if TYPE_CHECKING:
    from sixgun.server.storage.source import Source


@click.group()
def tables() -> None:
    """List the tables of a server; try frozen ones again."""


@tables.command(name="list")
@click.option("--status", type=click.Choice(STATUS), help="Only those.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@data_option
def list_tables(status: str | None, as_json: bool, data: Source) -> None:
    """One line each, the latest first; the server may be running."""
    from sixgun.server.upkeep import read_tables

    found = read_tables(data, status)
    if as_json:
        print_json(found)
        return
    for row in found:
        reason = f"  {row['reason']}" if row["reason"] else ""
        players = ", ".join(row["players"])
        click.echo(f"{row['code']}  {day(row['changed'])}  {row['status']:<8} {row['game']:<8} {players}{reason}")


@tables.command()
@click.argument("code")
@data_option
def record(code: str, data: Source) -> None:
    """Print the record of the game at a table, also of one that is frozen or going on.

    It holds the seed: who reads it knows every hand. The server may be running.
    """
    from sixgun.server.tokens import read_code
    from sixgun.server.upkeep import read_record

    found = read_record(data, read_code(code))
    if found is None:
        raise SixgunError(
            f"nothing has been played at a table {code!r}; sixgun admin tables list tells which there are"
        )
    click.echo(found.to_json())


@tables.command()
@click.argument("codes", nargs=-1, metavar="[CODE]...")
@click.option("--all", "every", is_flag=True, help="All that are frozen.")
@data_option
def thaw(codes: tuple[str, ...], every: bool, data: Source) -> None:
    """Try frozen tables again, after an upgrade: the record is played, and if it fits the game goes on.

    The server must be stopped.
    """
    from sixgun.server.storage.folder import Busy
    from sixgun.server.upkeep import read_tables
    from sixgun.server.upkeep import thaw as try_again

    if bool(codes) == every:
        raise click.UsageError("say which tables, or --all")
    wanted = [row["code"] for row in read_tables(data, "frozen")] if every else list(codes)
    try:
        found = asyncio.run(try_again(data, wanted))
    except Busy as error:
        raise click.ClickException(f"{error}: stop it first") from None
    for code, reason in found.items():
        click.echo(f"{code}: {reason or 'the game goes on'}")
    if any(found.values()):
        raise click.exceptions.Exit(1)
