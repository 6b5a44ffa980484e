"""``sixgun bench attack``: hostile clients against a server of one's own, and what others notice of it."""

from __future__ import annotations

import json
import sys

import click

COLUMNS = ("attack", "asked", "p50_ms", "p95_ms", "max_ms", "errors", "peak_mib", "cpu", "log_lines")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--only", multiple=True, metavar="NAME", help="This attack; without it all of them.")
@click.option("--seconds", type=click.FloatRange(min=0.5), default=6.0, show_default=True, help="Of each attack.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def attack(only: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Attack a fresh server from 127.0.0.1 while 127.0.0.2 asks for its health; Linux only.

    Ends with 1 if in any attack the other address saw an error or waited more than 100 ms (95 of 100 times), or the
    server needed more than 400 MiB.
    """
    if sys.platform != "linux":
        raise click.ClickException("the attacks need a second address of this machine, as Linux has it")
    try:
        from sixgun.server.bench import run_attacks
        from sixgun.server.bench.attacks import ATTACKS
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the attacks need {error.name}: install the requirements of ./sixgun test"
        ) from None
    unknown = [name for name in only if name not in ATTACKS]
    if unknown:
        raise click.BadParameter(f"there is no attack {unknown[0]!r}: there are {', '.join(ATTACKS)}")
    if not as_json:
        click.echo("".join(f"{name.replace('_', ' '):>{width(name)}}" for name in COLUMNS))
    all_hold = True
    for outcome in run_attacks.run_all(only or ATTACKS, seconds):
        found = outcome.summary()
        all_hold = all_hold and outcome.holds
        click.echo(json.dumps(found) if as_json else line(found))
    if not all_hold:
        raise click.exceptions.Exit(1)


def line(found: dict[str, object]) -> str:
    """One attack."""
    return "".join(f"{found[name]!s:>{width(name)}}" for name in COLUMNS) + ("" if found["holds"] else "   too much")


def width(name: str) -> int:
    """Of a column."""
    return 20 if name == "attack" else 10
