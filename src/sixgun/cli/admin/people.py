"""``sixgun admin people``, ``chat``, ``forget``: who plays on a server, what they say, and how they are forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from sixgun.cli.common import data_option, day, print_json
from sixgun.kernel.errors import SixgunError

if TYPE_CHECKING:
    from sixgun.server.storage.source import Source


@click.command()
@click.option("--table", "code", help="Only those of this table.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@data_option
def people(code: str | None, as_json: bool, data: Source) -> None:
    """One line each, the latest first: id, names, tables. The server may be running."""
    from sixgun.server.steward.people import read_people
    from sixgun.server.tokens import read_code

    found = read_people(data, None if code is None else read_code(code))
    if code is not None and not found:
        raise SixgunError(
            f"there is no table {code!r}, or nobody at it; sixgun admin tables list tells which there are"
        )
    if as_json:
        fields = [(one.id, sorted(one.ids), sorted(one.names), sorted(one.tables), one.last) for one in found]
        print_json([dict(zip(("id", "ids", "names", "tables", "last"), row, strict=True)) for row in fields])
        return
    for one in found:
        tables = ", ".join(sorted(one.tables)[:3]) + (f" and {len(one.tables) - 3} more" if len(one.tables) > 3 else "")
        click.echo(f"{one.id:<24} {day(one.last)}  {', '.join(sorted(one.names))}  at {tables}")


@click.command()
@click.argument("code")
@click.option("--count", type=click.IntRange(1, 10_000), default=100, show_default=True, help="The last so many lines.")
@data_option
def chat(code: str, count: int, data: Source) -> None:
    """What was said at a table, with the ids of who said it; the server may be running."""
    from sixgun.server.steward.people import read_chat
    from sixgun.server.tokens import read_code

    for row in read_chat(data, read_code(code), count):
        click.echo(f"{row['number']:>5}  {day(row['at'])}  {row['member']:<14} {row['name']}: {row['text']}")


@click.command()
@click.argument("person")
@click.option("--name", "names", multiple=True, help="Also in finished games whose tables are gone; several times.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@data_option
def forget(person: str, names: tuple[str, ...], yes: bool, data: Source) -> None:
    """Delete what is known of a person: seats, names, words, reports. Records stay, without the name, and valid.

    The server may be running. Who is in a game gives the seat to a bot. It cannot be undone.
    """
    from sixgun.server.steward.forgetting import forget as do_forget

    if not yes:
        click.confirm(f"Forget {person} for good?", abort=True, err=True)
    found = do_forget(data, person, names)
    click.echo(
        f"{person}: forgotten at {len(found.person.tables)} tables, in {found.games} finished games, "
        f"{found.chat} lines of chat and {found.reports} reports"
    )
