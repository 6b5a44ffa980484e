"""``sixgun version``."""

from __future__ import annotations

import platform

import click

from sixgun import __version__
from sixgun.build import build_name
from sixgun.games import GAMES


@click.command()
def version() -> None:
    """Print the version, the rules of each game, and how the engine runs."""
    rules = ", ".join(kind.rules for kind in GAMES.values())
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"sixgun {__version__} ({rules}; {build_name()} on {interpreter})")
