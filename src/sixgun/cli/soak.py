"""``sixgun bench soak``: people at tables of every kind for an hour."""

from __future__ import annotations

import json

import click


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--tables", type=click.IntRange(min=1), default=20, show_default=True)
@click.option("--minutes", type=click.FloatRange(min=0.01), default=60.0, show_default=True)
@click.option("--every", type=click.FloatRange(min=0.1), default=60.0, show_default=True, help="Seconds between looks.")
@click.option(
    "--thinking", type=(float, float), default=(0.1, 0.3), show_default=True, help="Seconds before somebody answers."
)
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def soak(tables: int, minutes: float, every: float, thinking: tuple[float, float], as_json: bool) -> None:
    """Let people play at tables of every game, set and size, come and go, and look at the server's memory.

    Ends with 1 if anything went wrong, or memory does not stay where it is.
    """
    try:
        from sixgun.server.bench import soak as soaking
    except ModuleNotFoundError as error:
        raise click.ClickException(f"the soak needs {error.name}: install the requirements of ./sixgun test") from None
    outcome = soaking.run(tables, minutes * 60, every, thinking, lambda line: click.echo(line, err=as_json))
    found = outcome.summary()
    if as_json:
        click.echo(json.dumps(found))
    else:
        for name, value in found.items():
            click.echo(f"{name.replace('_', ' '):<20} {value}")
    if outcome.errors or not outcome.is_flat:
        raise click.exceptions.Exit(1)
