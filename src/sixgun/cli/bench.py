"""``sixgun bench``: the benchmark lives beside the package, in a checkout."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import cast

import click

from sixgun.kernel.errors import SixgunError

CHECKOUT = Path(__file__).resolve().parents[3]
SERVER = ("attack", "load")  # the modules of these commands


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
@click.option("--seconds", type=click.FloatRange(min=0), default=60.0, show_default=True, help="How long to measure.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@click.option("--out", metavar="FILE", help="Also write the JSON into this file.")
def bench(ctx: click.Context, seconds: float, as_json: bool, out: str | None) -> None:
    """Measure the engine, un-compiled and compiled, against its peers in one interleaved run."""
    if ctx.invoked_subcommand is not None:
        return
    script = CHECKOUT / "benchmarks" / "compare.py"
    if not script.is_file():
        raise SixgunError("bench works in a checkout of the project, where the folder benchmarks is")
    command = [sys.executable, str(script), "--seconds", str(seconds)]
    command += ["--json"] if as_json else []
    command += ["--out", out] if out else []
    code = subprocess.run(command).returncode
    if code:
        raise click.exceptions.Exit(code)
