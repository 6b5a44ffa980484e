"""``sixgun bench faults``: workers are killed, engines restarted, networks cut; nothing acknowledged may be lost."""

from __future__ import annotations

import json
import sys

import click


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--count", type=click.IntRange(min=1), default=200, show_default=True, help="How many faults, at random.")
@click.option("--workers", type=click.IntRange(2, 8), default=3, show_default=True)
@click.option("--tables", type=click.IntRange(min=1), default=12, show_default=True, help="Of four people each.")
@click.option("--crew", is_flag=True, help="The workers of one parent, instead of each on a machine of its own.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--only", multiple=True, metavar="NAME", help="This kind of fault; without it all of them.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def faults(count: int, workers: int, tables: int, crew: bool, seed: int, only: tuple[str, ...], as_json: bool) -> None:
    """Let faults happen to several workers, PostgreSQL and NATS under load; Linux only.

    Ends with 1 if an acknowledged answer is lost or doubled, a table is stuck, or anybody was shown what is not so.
    """
    if sys.platform != "linux":
        raise click.ClickException("the faults are made for Linux")
    try:
        from sixgun.server.bench import run_faults
    except ModuleNotFoundError as error:
        raise click.ClickException(f"the faults need {error.name}: install the requirements of ./sixgun test") from None
    known = run_faults.faults_for(crew)
    unknown = [name for name in only if name not in known]
    if unknown:
        raise click.BadParameter(f"there is no fault {unknown[0]!r}: there are {', '.join(known)}")
    tell = (lambda line: None) if as_json else click.echo
    outcome = run_faults.run(count, workers, tables, seed, only, tell, crew)
    found = outcome.summary()
    if as_json:
        click.echo(json.dumps(found))
    else:
        for name, value in found.items():
            click.echo(f"{name.replace('_', ' '):<36} {value}")
    if outcome.wrong:
        raise click.exceptions.Exit(1)
