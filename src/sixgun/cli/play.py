"""``sixgun play``: the table in the browser; with an option of the terminal, or --terminal, a game there."""

from __future__ import annotations

import os
import secrets
import sys
import webbrowser
from pathlib import Path

import click
from click.core import ParameterSource

from sixgun.cli.common import bots_for, game_options, language_option, read_file, series_option, setup_of, table_options
from sixgun.cli.serve import FOLDER, PORT, open_doors
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.record import Record
from sixgun.table import Table, open_table, replay

BROWSER = ("host", "port", "data", "browser")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Browser: the address to listen on.")
@click.option(
    "--port", type=PORT, default=8080, show_default=True, help="Browser: the port; if it is taken, any free one."
)
@click.option("--data", type=FOLDER, default=Path("sixgun-data"), show_default=True, help="Browser: where all is kept.")
@click.option("--browser/--no-browser", default=True, help="Browser: open one, where there is one.")
@click.option("--terminal", is_flag=True, help="Play in the terminal; any option below says so, too.")
@game_options
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat, from 0.")
@click.option("--seed", help="Any text: the same seed deals the same cards.")
@language_option
@table_options
@series_option
@click.option("--bot", metavar="NAME", help="Who plays against you: the best there is for the game, or this one.")
@click.option("--save", "file", default="", metavar="FILE", help="Keep the game in this file.")
@click.option("--resume", metavar="FILE", help="Go on with the game in this file.")
@click.pass_context
def play(
    context: click.Context,
    host: str,
    port: int,
    data: Path,
    browser: bool,
    terminal: bool,
    game: str,
    mode: str | None,
    players: int | None,
    seat: int,
    seed: str | None,
    language: str,
    options: tuple[str, ...],
    sets: tuple[str, ...],
    series: bool,
    bot: str | None,
    file: str,
    resume: str | None,
) -> None:
    """Open the table in the browser; or play against bots in the terminal (type help at the table)."""
    if not (terminal or speaks_of_the_terminal(context)):
        open_house(host, port, data, browser)
        return
    from sixgun.cli.crew import Crew
    from sixgun.cli.terminal import Terminal

    answers: list[tuple[int, str]] = []
    if resume is None:
        setup = setup_of(game, mode, players, options, sets, series)
        table = open_table(game, setup, secrets.token_hex(8) if seed is None else seed)
    else:
        table, answers = reopen(read_file(resume))
        file = file or resume
    check_seat(table, seat)
    [best] = bots_for(table.kind.id, (bot,) if bot else ())
    crew = Crew(table, seat, best, table.seed)
    crew.catch_up(answers)
    Terminal(table, seat, crew, language, file).run()


def speaks_of_the_terminal(context: click.Context) -> bool:
    """Was an option given that only makes sense in the terminal?"""
    given = [name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    return any(name not in BROWSER for name in given)


def open_house(host: str, port: int, data: Path, browser: bool) -> None:
    """Serve, say where, and open a browser where there is one."""

    def ready(address: str) -> None:
        click.echo(f"Sixgun is open: {address}   (Ctrl-C ends it; the tables are kept in {data})")
        if browser and has_screen():
            webbrowser.open(address)

    open_doors(host, port, data, ready, any_port=True)


def has_screen() -> bool:
    """Is there a screen a browser could show itself on?"""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def reopen(text: str) -> tuple[Table, list[tuple[int, str]]]:
    """A fresh table of a record that has been checked, and the answers that lead to where it stopped."""
    record = Record.from_json(text)
    replay(record, live=False)
    return open_table(record.game, record.setup, record.seed), record.answers


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that is not there."""
    if not 0 <= seat < table.seats:
        raise BadSetup(f"there is no seat {seat}: seats are 0 to {table.seats - 1}")
