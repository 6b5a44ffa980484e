"""``sixgun serve``: the table in the browser."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import click

from sixgun.build import build_name
from sixgun.cli.serve_options import check_metrics, check_proxies, check_public

FOLDER = click.Path(file_okay=False, path_type=Path)
PORT = click.IntRange(0, 65535)
HELP = {"help_option_names": ["-h", "--help"]}


@click.command(context_settings=HELP)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for everybody.")
@click.option("--port", type=PORT, default=8080, show_default=True, help="0: any free one.")
@click.option("--data", type=FOLDER, default=Path("sixgun-data"), show_default=True, help="Where everything is kept.")
@click.option(
    "--public",
    default="",
    metavar="URL",
    callback=check_public,
    help="The address people are invited to, from outside.",
)
@click.option(
    "--proxy",
    multiple=True,
    metavar="ADDRESS",
    callback=check_proxies,
    help="A reverse proxy or a network of them: X-Forwarded-For and -Proto are believed from there only.",
)
@click.option("--origin", multiple=True, help="A site whose pages may use this server, besides its own.")
@click.option("--keep", multiple=True, metavar="KIND=DAYS", help="How long to keep what: see sixgun admin sweep.")
@click.option(
    "--database",
    default="",
    envvar="SIXGUN_DATABASE",
    metavar="postgresql://...",
    help="A PostgreSQL database for the tables, instead of a file in the folder.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes; more than one need --database.",
)
@click.option(
    "--broker",
    default="",
    envvar="SIXGUN_BROKER",
    metavar="nats://...",
    help="How workers reach each other, instead of through the database.",
)
@click.option(
    "--metrics",
    default="",
    envvar="SIXGUN_METRICS",
    metavar="[HOST:]PORT",
    callback=check_metrics,
    help="Where Prometheus finds /metrics; each further worker has the next port. By default nowhere.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    envvar="SIXGUN_LOG_FORMAT",
    show_default=True,
    help="text: what somebody should look at; json: everything that happens, one object a line.",
)
@click.option("--listening", type=int, hidden=True, help="We are one of several workers: the open socket.")
@click.option("--metrics-listening", type=int, hidden=True, help="... and the one for its metrics.")
@click.option("--hatches", default="", hidden=True, help="... and those where workers hand each other connections.")
@click.option("--follow", is_flag=True, hidden=True, help="Leave when standard input ends: whoever started us is gone.")
@click.option("--no-limits", is_flag=True, help="No limits of speed and number: for load tests.")
def serve(
    host: str,
    port: int,
    data: Path,
    public: str,
    proxy: tuple[str, ...],
    origin: tuple[str, ...],
    keep: tuple[str, ...],
    database: str,
    workers: int,
    broker: str,
    metrics: tuple[str, int] | None,
    log_format: Literal["text", "json"],
    listening: int | None,
    metrics_listening: int | None,
    hatches: str,
    follow: bool,
    no_limits: bool,
) -> None:
    """Serve tables to browsers. Everything is kept in one folder; stop and start as you like.

    With --database any number of servers, on any machines, and with --workers several processes of each, share it.
    """
    from sixgun.server.run import leave_with_parent
    from sixgun.server.site import Site
    from sixgun.server.workers.hatch import read_hatches

    if (workers > 1 or broker) and not database:
        raise click.UsageError("several workers share one PostgreSQL database: say which with --database")
    if follow and listening is None:
        leave_with_parent()
    if workers > 1 and listening is None:
        from sixgun.server.workers.crew import run_crew

        raise SystemExit(run_crew(host, port, workers, metrics, log_format))

    site = Site(public, origin, proxy)
    more: dict[str, Any] = {"database": database, "broker": broker, "listening": listening, "log_format": log_format}
    more |= {"metrics": side_door(metrics, metrics_listening), "hatches": read_hatches(hatches) if hatches else None}
    open_doors(host, port, data, say_open, limits=not no_limits, site=site, keep=keep, **more)


def say_open(address: str) -> None:
    """The first line: where it is."""
    click.echo(f"Sixgun is open: {address} ({build_name()} engine)")


def side_door(metrics: tuple[str, int] | None, listening: int | None) -> socket.socket | None:
    """Where the metrics are read: a socket we are given, or one of our own."""
    if listening is not None:
        return socket.socket(fileno=listening)
    if metrics is None:
        return None
    from sixgun.server.run import listen

    try:
        return listen(*metrics)
    except OSError as error:
        raise click.ClickException(f"cannot listen on {metrics[0]}:{metrics[1]}: {error.strerror}") from None


def open_doors(
    host: str,
    port: int,
    data: Path,
    ready: Callable[[str], None],
    *,
    limits: bool = True,
    keep: tuple[str, ...] = (),
    any_port: bool = False,
    **more: Any,
) -> None:
    """Serve until interrupted; what cannot be is one line. *any_port*: if the port is taken, take a free one."""
    from sixgun.server.run import CannotOpen, run
    from sixgun.server.storage.retention import read_keep
    from sixgun.server.visitors.limits import Limits

    allowed = Limits(on=limits, keep=read_keep(keep))
    try:
        run(host, port, data, limits=allowed, ready=ready, **more)
    except CannotOpen as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        if any_port and port:
            return open_doors(host, 0, data, ready, limits=limits, keep=keep, **more)
        raise click.ClickException(f"cannot listen on {host}:{port}: {error.strerror}") from None
