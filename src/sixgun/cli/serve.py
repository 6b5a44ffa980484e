"""``sixgun serve``: the table in the browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from sixgun.build import build_name

FOLDER = click.Path(file_okay=False, path_type=Path)
HELP = {"help_option_names": ["-h", "--help"]}


@click.command(context_settings=HELP)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for everybody.")
@click.option("--port", default=8080, show_default=True, help="0: any free one.")
@click.option("--data", type=FOLDER, default=Path("sixgun-data"), show_default=True, help="Where everything is kept.")
@click.option("--origin", multiple=True, help="A site whose pages may use this server, besides its own.")
@click.option("--no-limits", is_flag=True, help="No limits of speed and number: for load tests.")
def serve(host: str, port: int, data: Path, origin: tuple[str, ...], no_limits: bool) -> None:
    """Serve tables to browsers. Everything is kept in one folder; stop and start as you like."""

    def ready(address: str) -> None:
        click.echo(f"Sixgun is open: {address} ({build_name()} engine)")

    open_doors(host, port, data, ready, limits=not no_limits, origins=origin)


def open_doors(
    host: str,
    port: int,
    data: Path,
    ready: Callable[[str], None],
    *,
    limits: bool = True,
    origins: tuple[str, ...] = (),
    any_port: bool = False,
) -> None:
    """Serve until interrupted; what cannot be is one line. *any_port*: if the port is taken, take a free one."""
    from sixgun.server.house import Busy
    from sixgun.server.limits import Limits
    from sixgun.server.run import run

    try:
        run(host, port, data, limits=Limits(on=limits), origins=origins, ready=ready)
    except Busy as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        if any_port and port:
            return open_doors(host, 0, data, ready, limits=limits, origins=origins)
        raise click.ClickException(f"cannot listen on {host}:{port}: {error.strerror}") from None
