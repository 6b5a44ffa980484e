"""``sixgun bench load``: many players at once, from a second process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import click

from sixgun.build import build_name

CHECKOUT: Final = Path(__file__).resolve().parents[3]
PEERS: Final = {"boardgame.io": "boardgame_io"}  # the folder of each in benchmarks


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--url", help="A running server (started with --no-limits --metrics); without it one is started.")
@click.option("--metrics", default="http://127.0.0.1:9464", show_default=True, help="... and where its metrics are.")
@click.option("--players", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--tables", type=click.IntRange(min=1), default=200, show_default=True)
@click.option("--seconds", type=click.FloatRange(min=0.1), default=20.0, show_default=True)
@click.option("--saturate", is_flag=True, help="Answer at once: how many answers a second are possible.")
@click.option("--memory", is_flag=True, help="Measure memory per idle table and per connection instead.")
@click.option(
    "--peer", type=click.Choice(list(PEERS)), help="Saturate this server too, in turn with ours (needs Node)."
)
@click.option("--postgres", is_flag=True, help="Saturate ours on its file and on a PostgreSQL of its own, in turn.")
@click.option(
    "--workers", type=click.IntRange(2, 64), help="Saturate ours on a PostgreSQL, with one and with so many, in turn."
)
@click.option("--rounds", type=click.IntRange(min=1), default=3, show_default=True, help="How often each, in turn.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def load(
    url: str | None,
    metrics: str,
    players: int,
    tables: int,
    seconds: float,
    saturate: bool,
    memory: bool,
    peer: str | None,
    postgres: bool,
    workers: int | None,
    rounds: int,
    as_json: bool,
) -> None:
    """Let many players play at once and measure: answer -> all views of the table."""
    try:
        from sixgun.server.bench import measure
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the load tool needs {error.name}: install the requirements of ./sixgun test"
        ) from None

    if peer is not None or postgres or workers is not None:
        if url or memory:
            raise click.UsageError("--peer, --postgres and --workers start servers of their own: no --url, no --memory")
        options = {"players": players, "tables": tables, "seconds": seconds, "rounds": rounds}
        return in_turn(workers, options, as_json) if peer is None else beside(peer, options, as_json)
    where = None if url is None else (url, [metrics])
    found = (
        measure.memory(where, tables)
        if memory
        else measure.load(where, players, tables, seconds, (0.0, 0.0) if saturate else (0.1, 0.3))
    )
    tell(found if url is not None else {"engine": build_name(), **found}, as_json)


def tell(found: dict[str, object], as_json: bool) -> None:
    """What was measured."""
    if as_json:
        click.echo(json.dumps(found))
        return
    for name, value in found.items():
        click.echo(f"{name.replace('_', ' '):<28} {value}")


def in_turn(workers: int | None, options: dict[str, Any], as_json: bool) -> None:
    """The file and the database in one run, or one worker and several."""
    from sixgun.server.bench import contest

    asked = contest.DATABASES if workers is None else contest.of_workers(workers)
    found = contest.run(asked, **options, tell=lambda line: click.echo(f"bench: {line}", err=True))
    found = {"engine": build_name(), **found}
    click.echo(json.dumps(found) if as_json else f"{contest.table(found)}; engine {found['engine']}")


def beside(peer: str, options: dict[str, Any], as_json: bool) -> None:
    """Both servers in one run; the peer lives beside the package, in a checkout."""
    folder = PEERS[peer]
    if not (CHECKOUT / "benchmarks" / folder).is_dir():
        raise click.ClickException("--peer works in a checkout of the project, where the folder benchmarks is")
    command = [sys.executable, "-m", f"benchmarks.{folder}"]
    for name, value in options.items():
        command += [f"--{name}", str(value)]
    command += ["--json"] if as_json else []
    code = subprocess.run(command, cwd=CHECKOUT).returncode
    if code:
        raise click.exceptions.Exit(code)
