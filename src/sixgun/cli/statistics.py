"""`sixgun statistics`: many games of bots, and what they came to, as tables and plots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sixgun.build import build_name
from sixgun.cli.common import write_file
from sixgun.cli.simulate import waiting
from sixgun.kernel.errors import SixgunError

if TYPE_CHECKING:
    from sixgun.lab.statistics import Statistics


@click.command()
@click.option("--game", type=click.Choice(["duel"]), default="duel", show_default=True, help="The game.")
@click.option("--mode", "modes", multiple=True, help="A mode; may be repeated. By default all of them.")
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many in each mode.")
@click.option("--seed", default="0", show_default=True, help="Any text: the same seed, the same games.")
@click.option("--processes", type=click.IntRange(min=1), default=1, show_default=True, help="How many at once.")
@click.option(
    "--out", type=click.Path(file_okay=False), help="A folder for table, data and plot; else it is told here."
)
def statistics(game: str, modes: tuple[str, ...], games: int, seed: str, processes: int, out: str | None) -> None:
    """Win share of each side, length, characters by win share: a table, the data and a plot for each mode."""
    from sixgun.duel.options import MODES
    from sixgun.lab.statistics import collect, in_words

    folder = None if out is None else made_folder(out)
    for mode in modes or tuple(MODES):
        with waiting(f"{mode}: {games} games …", games):
            found = collect(mode, games, seed, processes)
        if folder is None:
            click.echo(in_words(found))
            continue
        write_out(found, folder, mode)
        shares = ", ".join(f"{side} {tally.share:.1%}" for side, tally in found.sides.items())
        click.echo(f"{mode}: {shares} ({build_name()} engine)")


def made_folder(path: str) -> Path:
    """The folder of that name, there or made."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SixgunError(f"cannot write to {path}: {error.strerror}") from None
    return folder


def write_out(found: Statistics, folder: Path, mode: str) -> None:
    """The data, the table and the plot of one mode."""
    from sixgun.lab.plots import plot_characters
    from sixgun.lab.statistics import in_words

    write_file(str(folder / f"{mode}.json"), json.dumps(found.to_dict(), indent=1) + "\n")
    write_file(str(folder / f"{mode}.md"), in_words(found))
    plot_characters(found, folder / f"{mode}.svg")
