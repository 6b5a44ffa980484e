"""``sixgun replay`` and ``sixgun verify``: recorded games."""

from __future__ import annotations

import sys

import click

from sixgun.cli.common import language_option, read_file
from sixgun.cli.play import check_seat
from sixgun.games import kind_of
from sixgun.kernel.errors import BadRecord
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
@click.option("--commitment", help="The hash of the server's secret that the table showed before the game.")
@click.option("--share", help="The share of the own device, which must have taken part.")
def verify(files: tuple[str, ...], commitment: str | None, share: str | None) -> None:
    """Play recorded games again; they must fit the rules, end where they ended, and be dealt as they were drawn."""
    for file in files:
        record = Record.from_json(read_file(file))
        check_draw(record, commitment, share)
        table = play_again(record, live=False)
        state = "over" if table.over else "still open"
        practice = "" if table.start is None else "practice, "
        drawn = "" if record.draw is None else f"drawn by the server and {players(len(record.draw.shares))}, "
        answers = len(table.session.answers)
        click.echo(f"{file}: {practice}{drawn}{answers} answers, {state}, digest {table.fingerprint()}")


def players(count: int) -> str:
    """So many."""
    return f"{count} player{'' if count == 1 else 's'}"


def check_draw(record: Record, commitment: str | None, share: str | None) -> None:
    """That the seed follows from the draw was checked by reading it; here what somebody knows from before the game."""
    if record.draw is None:
        if commitment or share:
            raise BadRecord("the record does not tell how its seed was drawn")
        return
    if commitment and commitment.strip().lower() != record.draw.commitment:
        raise BadRecord("the server's secret is not the one whose hash was shown before the game")
    if share and share.strip().lower() not in [one for _, one in record.draw.shares]:
        raise BadRecord("that share was not drawn")
