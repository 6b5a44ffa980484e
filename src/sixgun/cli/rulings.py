"""``sixgun rulings``: check, show, coverage."""

from __future__ import annotations

import click

from sixgun.build import build_name
from sixgun.cli.common import language_option, print_json


@click.group()
def rulings() -> None:
    """Check, show and count the executable rulings."""


@rulings.command()
@click.argument("paths", nargs=-1, metavar="[PATH|ID]...")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def check(paths: tuple[str, ...], as_json: bool) -> None:
    """Play rulings (files, folders, ids; by default all that are shipped) and say which do not hold."""
    from sixgun.rulings import check as play

    outcomes = play(paths)
    failed = [outcome for outcome in outcomes if not outcome.holds]
    if as_json:
        print_json([{"id": o.id, "source": o.source, "holds": o.holds, "failures": o.failures} for o in outcomes])
    else:
        for outcome in failed:
            click.echo("\n".join(outcome.failures))
        cases, steps = sum(o.cases for o in outcomes), sum(o.steps for o in outcomes)
        played = f"{len(outcomes)} rulings, {cases} cases, {steps} steps on the {build_name()} engine"
        click.echo(f"{played}: {len(failed)} do not hold")
    if failed:
        raise click.exceptions.Exit(1)


@rulings.command()
@click.argument("ruling", metavar="ID|PATH")
@language_option
def show(ruling: str, language: str) -> None:
    """Tell one ruling as a story: its table, its steps, what happened."""
    from sixgun.rulings import show as tell

    click.echo(tell(ruling, language))


@rulings.command()
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def coverage(as_json: bool) -> None:
    """Say which ids of the specification no ruling and no test speaks of."""
    from sixgun.rulings.coverage import coverage as count

    found = count()
    if as_json:
        print_json(found.to_dict())
        return
    for (game, section), items in found.sections.items():
        missing, thin = found.uncovered(game, section), found.thin(game, section)
        click.echo(f"{game}, {section}: {len(items) - len(missing)} of {len(items)}")
        if missing:
            click.echo(f"    nobody speaks of {' '.join(missing)}")
        if thin:
            click.echo("    too few rulings: " + ", ".join(f"{id} {count}" for id, count in thin.items()))
