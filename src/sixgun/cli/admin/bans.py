"""``sixgun admin ban``, ``unban``, ``bans``: who is kept out of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from sixgun.cli.common import data_option, day, print_json

if TYPE_CHECKING:
    from sixgun.server.storage.source import Source


@click.command()
@click.argument("whom", metavar="ADDRESS|PERSON")
@click.option("--days", type=click.IntRange(0, 3650), default=0, show_default=True, help="0: for ever.")
@click.option("--reason", default="", help="For whoever looks later.")
@data_option
def ban(whom: str, days: int, reason: str, data: Source) -> None:
    """Keep an address (an IPv6 one with its /64) or a person out, at all workers within seconds; the server may run.

    A person is known by the browser, as `sixgun admin people` tells: who clears it is somebody else.
    """
    from sixgun.server.steward.orders import ban as do_ban

    for what in do_ban(data, whom, days, reason):
        click.echo(f"{what}: kept out {f'for {days} days' if days else 'for ever'}")


@click.command()
@click.argument("whom", metavar="ADDRESS|PERSON")
@data_option
def unban(whom: str, data: Source) -> None:
    """Let an address or a person in again; the server may be running."""
    from sixgun.server.steward.orders import unban as do_unban

    for what in do_unban(data, whom):
        click.echo(f"{what}: let in again")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@data_option
def bans(as_json: bool, data: Source) -> None:
    """Who is kept out, the latest first."""
    from sixgun.server.steward.orders import in_force

    found = in_force(data)
    if as_json:
        print_json(found)
        return
    for row in found:
        until = "for ever" if row["until"] is None else f"until {day(row['until'])}"
        click.echo(f"{row['kind']:<8} {row['what']:<24} since {day(row['at'])} {until}  {row['reason']}".rstrip())
