"""``sixgun replay`` and ``sixgun verify``: recorded games."""

from __future__ import annotations

import sys

import click

from sixgun.cli.common import language_option, read_file
from sixgun.cli.play import check_seat
from sixgun.games import kind_of
from sixgun.kernel.record import Record
from sixgun.kernel.show import show_events
from sixgun.rulings.practice import open_record
from sixgun.rulings.practice import replay as play_again


@click.command()
@click.argument("file")
@click.option("--step", is_flag=True, help="Wait for Enter after every answer.")
@click.option("--seat", type=int, help="Tell it as this seat saw it; by default as a spectator did.")
@language_option
def replay(file: str, step: bool, seat: int | None, language: str) -> None:
    """Tell the story of the game recorded in FILE."""
    from sixgun.cli.screens import screen_for

    record = Record.from_json(read_file(file))
    done = play_again(record, live=False)
    table = open_record(record)
    me = -1 if seat is None else seat
    if seat is not None:
        check_seat(table, seat)
    screen = screen_for(kind_of(record.game), language, me)
    told = 0
    for answered in range(len(record.answers) + 1):
        screen.look(table.view(me).to_dict())
        if step or answered == len(record.answers):
            events = show_events(table.session, me, told)
            told += len(events)
            screen.story(events)
            if step and events and answered < len(record.answers):
                wait()
        if answered < len(record.answers):
            table.answer(*record.answers[answered])
    if done.result is not None:
        screen.end(table.view(me).to_dict(), done.result)


def wait() -> None:
    """For Enter; when there is nobody to press it, go on."""
    if sys.stdin.readline() == "":
        return


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def verify(files: tuple[str, ...]) -> None:
    """Play recorded games again; they must fit the rules and end where they ended."""
    for file in files:
        table = play_again(read_file(file), live=False)
        state = "over" if table.over else "still open"
        practice = "" if table.start is None else "practice, "
        click.echo(f"{file}: {practice}{len(table.session.answers)} answers, {state}, digest {table.fingerprint()}")
