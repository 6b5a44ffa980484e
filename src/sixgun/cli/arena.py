"""``sixgun arena``: bots against bots on mirrored deals."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sixgun.cli.common import game_option, print_json, setup_of, table_options
from sixgun.cli.simulate import bar

if TYPE_CHECKING:
    from sixgun.lab.arena import Report


@click.command()
@click.argument("names", metavar="BOT...", nargs=-1, required=True)
@click.option("--against", default="baseline", show_default=True, metavar="BOT", help="The bot to measure them by.")
@click.option("--free", is_flag=True, help="All of them at one table, in turn in every seat; else faction by faction.")
@game_option
@click.option("--mode", "modes", multiple=True, help="A mode of the duel; may be repeated.")
@click.option("--players", "sizes", type=int, multiple=True, help="How many players; may be repeated.")
@table_options
@click.option("--deals", type=click.IntRange(min=1), default=2000, show_default=True, help="How many, of each size.")
@click.option("--seed", default="0", show_default=True, help="Any text: the same seed, the same games.")
@click.option("--processes", type=click.IntRange(min=1), help="How many at once; by default all cores.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Draw the differences into this file.")
def arena(
    names: tuple[str, ...],
    against: str,
    free: bool,
    game: str,
    modes: tuple[str, ...],
    sizes: tuple[int, ...],
    options: tuple[str, ...],
    sets: tuple[str, ...],
    deals: int,
    seed: str,
    processes: int | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Let bots play the same deals: how much more often each faction wins with the new bot, with 95 % intervals."""
    from sixgun.lab.arena import Bout, compete

    reports = []
    for mode in modes or (None,):
        for players in sizes or (None,):
            setup = setup_of(game, mode, players, options, sets)
            bout = Bout(game, setup, names, against, free, seed)
            with bar("deals", deals) as progress:
                reports.append(compete(bout, deals, processes or os.cpu_count() or 1, progress))
            if not as_json:
                click.echo(in_words(reports[-1]))
    if as_json:
        print_json([report.to_dict() for report in reports])
    if plot is not None:
        from sixgun.lab.plots import plot_bouts

        plot_bouts(reports, plot)


def in_words(report: Report) -> str:
    """A report for people."""
    long = ", ".join(f"{count} beyond {limit}" for limit, count in report.long.items())
    lines = [
        f"{label_of(report)}: {report.deals} deals, {report.games} games, {report.unfinished} unfinished;"
        f" longest {report.longest} decisions, {long} ({report.build} engine)",
        f"  {'bot':<24}{'faction':<10}{'won':>7}{report.reference:>12}{'difference':>18}{'Elo':>14}",
    ]
    for row in report.rows:
        if row.bot != report.reference or len(report.rows) == len({one.faction for one in report.rows}):
            difference = f"{100 * row.difference:+.1f} ± {100 * row.margin:.1f}"
            elo = "–" if row.elo is None else f"{row.elo:+.0f} ± {row.elo_margin:.0f}"
            lines.append(
                f"  {row.bot:<24}{row.faction:<10}{row.share:>7.1%}{row.reference:>12.1%}{difference:>18}{elo:>14}"
            )
    return "\n".join(lines)


def label_of(report: Report) -> str:
    """What was played."""
    setup = report.setup
    parts = [report.game, *(str(setup[name]) for name in ("mode",) if setup.get(name))]
    if setup.get("players"):
        parts.append(f"{setup['players']} players")
    sets = setup.get("sets")
    if isinstance(sets, list) and len(sets) > 1:
        parts.append(" + ".join(str(one) for one in sets))
    return ", ".join(parts)
