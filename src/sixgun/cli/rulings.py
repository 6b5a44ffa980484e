"""``sixgun rulings``: check, show, coverage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from sixgun.cli.common import language_option, print_json
from sixgun.locale.sentences import Sentences, tidy

if TYPE_CHECKING:
    from sixgun.rulings import Case, Ruling


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
        print_json([{"id": o.id, "source": o.source, "holds": o.holds, "failure": o.failure} for o in outcomes])
    else:
        for outcome in failed:
            click.echo(outcome.failure.rstrip())
        cases, steps = sum(o.cases for o in outcomes), sum(o.steps for o in outcomes)
        click.echo(f"{len(outcomes)} rulings, {cases} cases, {steps} steps: {len(failed)} do not hold")
    if failed:
        raise click.exceptions.Exit(1)


@rulings.command()
@click.argument("ruling", metavar="ID|PATH")
@language_option
def show(ruling: str, language: str) -> None:
    """Tell one ruling as a story: its table, its steps, what happened."""
    from sixgun.rulings import find

    found = find(ruling)
    click.echo(f"{found.id}: {found.title}")
    if found.covers:
        click.echo(f"[{' '.join(found.covers)}]")
    if found.note:
        click.echo(found.note.strip())
    for case in found.cases:
        click.echo()
        for line in tell(found, case, language):
            click.echo(line)


def tell(ruling: Ruling, case: Case, language: str) -> Iterator[str]:
    """One case: the table, then every step with what it brought about."""
    from sixgun.kernel.show import show_events
    from sixgun.rulings import lay_out
    from sixgun.rulings.runner import take
    from sixgun.rulings.words import Unmet

    stage = lay_out(ruling, case)
    said = Sentences(language, stage.names, game=ruling.game)
    yield f"{case.number}. {case.title or ruling.title}"
    yield from (f"   {line}" for line in stage.words.describe(case.table, language))
    told = 0
    for step in case.steps:
        yield f"   {step}"
        try:
            take(stage, step)
        except Unmet as unmet:
            yield f"     this does not hold: {unmet}"
            return
        events = show_events(stage.session, -1, told)
        told += len(events)
        yield from (f"       {said.entry(entry)}" for entry in tidy(events))


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
