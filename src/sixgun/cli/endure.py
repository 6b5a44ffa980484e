"""``sixgun endure``: whole games by the thousand, under watch."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from sixgun.cli.common import print_json
from sixgun.kernel.errors import BadSetup


@click.command()
@click.argument("names", metavar="[KIND]...", nargs=-1)
@click.option("--games", type=click.IntRange(min=1), help="How many of each kind; by default as many as are enough.")
@click.option("--notes", type=click.Path(dir_okay=False, path_type=Path), help="Keep the tallies here, and go on.")
@click.option("--processes", type=click.IntRange(min=1), default=1, show_default=True, help="How many at once.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def endure(names: tuple[str, ...], games: int | None, notes: Path | None, processes: int, as_json: bool) -> None:
    """Play classic tables of every kind at random, and hold them to what every table promises.

    A KIND is four (all sets but the train), train, everything, a set, two of them (high_noon+fistful), a mode (two,
    three, six, eight) or a variant of a series ("series hire"); all of them if none is named. Ends with 1 if any
    promise was broken.
    """
    from sixgun.lab.endure.run import Notes, Tally, kinds
    from sixgun.lab.endure.run import endure as play

    known = kinds()
    for name in names:
        if name not in known:
            raise BadSetup(f"there is no kind of table {name!r}; there are {', '.join(known)}")
    book = Notes(notes)

    def keep(tally: Tally) -> None:
        book.save()

    for name in names or tuple(known):
        tally = book.of(name)
        play(name, games or known[name][1], tally, processes, keep)
        if not as_json:
            click.echo(line_of(name, asdict(tally)))
        for fault in tally.faults:
            click.echo(fault, err=True)
    if as_json:
        print_json({name: asdict(tally) for name, tally in book.tallies.items()})
    if any(tally.faults for tally in book.tallies.values()):
        raise click.exceptions.Exit(1)


def line_of(name: str, tally: dict[str, object]) -> str:
    """A kind of table in a line."""
    return (
        f"{name}: {tally['games']:,} games, {tally['answers']:,} answers, {tally['errors']} errors, "
        f"{tally['endless']} endless, longest {tally['longest']:,}, {tally['seconds']:.0f} s, {tally['build']}"
    )
