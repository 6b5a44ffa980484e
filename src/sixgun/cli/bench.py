"""``sixgun bench``: the benchmark lives beside the package, in a checkout."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import cast

import click

from sixgun.cli.common import game_options, setup_of, table_options
from sixgun.games import FIRST, kind_of
from sixgun.kernel.errors import SixgunError

CHECKOUT = Path(__file__).resolve().parents[3]
SERVER = ("attack", "faults", "load", "soak", "thoughts")  # the modules of these commands
EVERY_SET = "all"
TASKS = ("decisions", "decisions with view", "games of bots", "games of bots shown", "forks")
FULL = 7  # players at a table to measure, where the game is for so many


class Bench(click.Group):
    """The benchmark of the engine; those of the server are imported only when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Those of the server."""
        return list(SERVER)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One of those of the server."""
        if cmd_name not in SERVER:
            return None
        return cast(click.Command, getattr(import_module(f"sixgun.cli.{cmd_name}"), cmd_name))


@click.command(cls=Bench, invoke_without_command=True)
@click.pass_context
@click.option("--against", metavar="REV", help="An earlier commit to run beside the tree, instead of the peers.")
@click.option("--tuned", is_flag=True, help="Compile both as ./sixgun compile does: it takes some ten minutes.")
@game_options
@table_options
@click.option("--task", "tasks", multiple=True, type=click.Choice(TASKS), help="With --against: only this one.")
@click.option("--seconds", type=click.FloatRange(min=0), default=60.0, show_default=True, help="How long to measure.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@click.option("--out", metavar="FILE", help="Also write the JSON into this file.")
def bench(
    ctx: click.Context,
    against: str | None,
    tuned: bool,
    game: str,
    mode: str | None,
    players: int | None,
    options: tuple[str, ...],
    sets: tuple[str, ...],
    tasks: tuple[str, ...],
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
    if against is None and (game, mode, players, options, sets, tasks, tuned) == (FIRST, None, None, (), (), (), False):
        arguments = ["compare.py"]
    else:
        arguments = ["against.py", *tables(game, mode, players, options, sets)]
        arguments += ["--against", against] if against else []
        arguments += ["--tuned"] if tuned else []
        arguments += [part for task in tasks for part in ("--task", task)]
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
    kind = kind_of(game)
    catalogue = kind.catalogue()
    seats = FULL if players is None and FULL in catalogue.players else players
    if EVERY_SET in sets:
        sets = tuple(one.id for one in catalogue.sets)
    setups = {"--base": setup_of(game, mode, seats, (), ())}
    if options or sets:
        setups["--chosen"] = setup_of(game, mode, seats, options, sets)
    found = ["--game", game]
    for name, setup in setups.items():
        kind.read_setup(setup)
        found += [name, json.dumps(setup)]
    return found
