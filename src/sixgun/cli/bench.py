"""``sixgun bench``: the benchmark lives beside the package, in a checkout."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click

from sixgun.cli.common import game_options, setup_of, table_options
from sixgun.kernel.errors import SixgunError

CHECKOUT = Path(__file__).resolve().parents[3]
EVERY_SET = "all"


class Bench(click.Group):
    """The benchmark of the engine; ``load`` is that of the server, imported only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Only one."""
        return ["load"]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The load test of the server."""
        if cmd_name != "load":
            return None
        from sixgun.cli.load import load

        return load


@click.command(cls=Bench, invoke_without_command=True)
@click.pass_context
@click.option("--against", metavar="REV", help="An earlier commit to run beside the tree, instead of the peers.")
@game_options
@table_options
@click.option("--seconds", type=click.FloatRange(min=0), default=60.0, show_default=True, help="How long to measure.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@click.option("--out", metavar="FILE", help="Also write the JSON into this file.")
def bench(
    ctx: click.Context,
    against: str | None,
    game: str,
    mode: str | None,
    players: int | None,
    options: tuple[str, ...],
    sets: tuple[str, ...],
    seconds: float,
    as_json: bool,
    out: str | None,
) -> None:
    """Measure the engine, un-compiled and compiled, against its peers in one interleaved run.

    With --against REV: the tree and that commit instead, compiled alike, playing the same games in turn. With --set
    (all: every one there is) or --option: also such a table against the base game. --players 7 unless said.
    """
    if ctx.invoked_subcommand is not None:
        return
    if not (CHECKOUT / "benchmarks").is_dir():
        raise SixgunError("bench works in a checkout of the project, where the folder benchmarks is")
    if against is None and game == "classic" and (mode, players, options, sets) == (None, None, (), ()):
        arguments = ["compare.py"]
    else:
        arguments = ["against.py", *tables(game, mode, players, options, sets)]
        arguments += ["--against", against] if against else []
    arguments += ["--seconds", str(seconds)]
    arguments += ["--json"] if as_json else []
    arguments += ["--out", out] if out else []
    code = subprocess.run([sys.executable, str(CHECKOUT / "benchmarks" / arguments[0]), *arguments[1:]]).returncode
    if code:
        raise click.exceptions.Exit(code)


def tables(
    game: str, mode: str | None, players: int | None, options: tuple[str, ...], sets: tuple[str, ...]
) -> list[str]:
    """The base game with so many players and, if sets or options were named, the table that has them, both checked."""
    from sixgun.games import kind_of

    seats = 7 if game == "classic" and players is None else players
    if EVERY_SET in sets:
        sets = sets_of(game)
    setups = {"--base": setup_of(game, mode, seats, (), ())}
    if options or sets:
        setups["--chosen"] = setup_of(game, mode, seats, options, sets)
    found = ["--game", game]
    for name, setup in setups.items():
        kind_of(game).read_setup(setup)
        found += [name, json.dumps(setup)]
    return found


def sets_of(game: str) -> tuple[str, ...]:
    """Every set of the game."""
    from importlib import import_module

    return tuple(import_module(f"sixgun.{game}.sets").SETS)
