"""``sixgun sim`` and ``sixgun monkey``: many games, nobody watching."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from sixgun.cli.common import bots_for, game_option, game_options, print_json, series_option, setup_of, table_options

if TYPE_CHECKING:
    from sixgun.lab.sim import Report

LONG: Final = 1000  # games: from here on somebody may wonder whether it still runs


@click.command()
@game_options
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="0", show_default=True, help="Any text: the same seed, the same games.")
@table_options
@series_option
@click.option(
    "--bot", "bots", metavar="NAME", multiple=True, help="One for all seats, or one per seat; the best there is."
)
@click.option("--processes", type=click.IntRange(min=1), default=1, show_default=True, help="How many at once.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def sim(
    game: str,
    mode: str | None,
    players: int | None,
    games: int,
    seed: str,
    options: tuple[str, ...],
    sets: tuple[str, ...],
    series: bool,
    bots: tuple[str, ...],
    processes: int,
    as_json: bool,
) -> None:
    """Let bots play many games; say who won, how fast it went, and a digest that is equal on every build."""
    from sixgun.lab.sim import simulate

    setup = setup_of(game, mode, players, options, sets, series)
    with bar("games", games) as progress:
        report = simulate(game, setup, games, seed, bots_for(game, bots), processes, progress)
    if as_json:
        print_json(report.to_dict())
    else:
        click.echo(in_words(report))
    if report.errors:
        raise click.exceptions.Exit(1)


def in_words(report: Report) -> str:
    """A report for people."""
    won = ", ".join(f"{side} {part:.1%}" for side, part in sorted(report.shares().items()))
    money = ", ".join(f"seat {seat} ${dollars:,.0f}" for seat, dollars in enumerate(report.mean_dollars))
    lines = [
        f"{report.games} games of {report.game}, {report.finished} finished, {report.decisions} decisions",
        f"{report.games_per_cpu_second:,.0f} games and {report.decisions_per_cpu_second:,.0f} decisions per CPU second"
        f" ({report.build} engine)",
        f"won by {won or 'nobody'}",
        *([f"dollars on average: {money}"] if money else []),
        f"digest {report.digest}",
        *report.troubles,
    ]
    return "\n".join(lines)


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal, on stderr, while something long runs; nothing elsewhere."""
    if total < LONG or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(what, total=total)
        yield lambda done: shown.update(task, completed=done)


class waiting:  # noqa: N801 - it reads as a word
    """A sign of life on a terminal, on stderr, while something long runs; nothing elsewhere."""

    def __init__(self, what: str, amount: int) -> None:
        self.what = what
        self.shown = amount >= LONG and sys.stderr.isatty()

    def __enter__(self) -> None:
        if self.shown:
            from rich.console import Console

            self.status = Console(stderr=True).status(self.what)
            self.status.start()

    def __exit__(self, *_: object) -> None:
        if self.shown:
            self.status.stop()


@click.command()
@game_option
@click.option("--seconds", type=click.FloatRange(min=0), help="How long; by default until everything was used.")
@click.option("--games", type=click.IntRange(min=1), help="How many games.")
@click.option("--seed", default="0", show_default=True, help="Any text: the same seed, the same games.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def monkey(game: str, seconds: float | None, games: int | None, seed: str, as_json: bool) -> None:
    """Play any mixture of everything until every card, character and option was used; name those that were not."""
    from sixgun.lab.monkey import hunt

    with waiting("hunting …", LONG):
        report = hunt(seconds, games, seed, game)
    if as_json:
        print_json(report.to_dict())
    else:
        told = f"{report.games} games, {report.decisions} decisions, the longest game {report.longest}"
        click.echo(f"{told} ({report.build} engine)")
        for finding in report.findings:
            click.echo(f"broken: {finding.message} (seed {finding.seed!r}, setup {finding.setup})")
        click.echo(f"not used: {', '.join(report.unused)}" if report.unused else "everything was used")
    if report.findings:
        raise click.exceptions.Exit(1)
