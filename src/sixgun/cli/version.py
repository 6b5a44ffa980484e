"""``sixgun version``."""

from __future__ import annotations

import platform

import click

from sixgun import __version__
from sixgun.games import GAMES


@click.command()
def version() -> None:
    """Print the version, the rules of each game, and how the engine runs."""
    from sixgun.kernel import session

    build = "un-compiled" if str(session.__file__).endswith(".py") else "compiled"
    rules = ", ".join(kind.rules for kind in GAMES.values())
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"sixgun {__version__} ({rules}; {build} on {interpreter})")
