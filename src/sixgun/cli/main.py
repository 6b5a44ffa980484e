"""The way in: find the command, run it, turn every error of the user into one line and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn, cast

import click

from sixgun.kernel.errors import SixgunError

WRONG: Final = 2  # the exit code of everything the user can mend
INTERRUPTED: Final = 130
COMMANDS: Final = {
    "admin": ("admin.admin", "Look after a server: tables, people, bans, reports, backups."),
    "arena": ("arena", "Let bots play the same deals, and say which plays better."),
    "bench": ("bench", "Measure the engine against its peers, side by side."),
    "catalog": ("catalog", "List every card, character, role and option of the games."),
    "endure": ("endure", "Play whole games by the thousand, and hold every table to its promises."),
    "monkey": ("simulate", "Play at random until every card, character and option was used."),
    "play": ("play", "Open the table in the browser, or play in the terminal."),
    "replay": ("records", "Tell the story of a recorded game."),
    "rulings": ("rulings", "Check, show and count the executable rulings."),
    "serve": ("serve", "Serve tables to browsers."),
    "sim": ("simulate", "Let bots play many games."),
    "standings": ("standings", "Who stands where in a recorded series, for people, as JSON or CSV."),
    "statistics": ("statistics", "Who wins the duel, how long it takes, and with which characters."),
    "tune": ("tune", "Learn what the bots play by from games of bots."),
    "verify": ("records", "Play a recorded game again and check that it ends where it should."),
    "version": ("version", "Print the version."),
}


class Commands(click.Group):
    """A group that imports a command only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All of them, in the order of the alphabet."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module, _ = COMMANDS[cmd_name]
        return cast(click.Command, getattr(import_module(f"sixgun.cli.{module}"), cmd_name))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][1]) for name in self.list_commands(ctx)])


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
def cli() -> None:
    """An open table for the BANG! family of card games.

    BANG! is a trademark of its publisher; this is an unofficial, free implementation.
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code: 0 done, 1 something was found wrong, 2 wrong use, 130 interrupted."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    speak_any_alphabet()
    try:
        code = cli.main(arguments, prog_name="sixgun", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help())
        return WRONG
    except click.ClickException as error:
        return complain(error.format_message())
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except SixgunError as error:
        return complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        return INTERRUPTED


def complain(message: str) -> int:
    """One line on stderr."""
    click.echo(f"sixgun: {' '.join(message.split())}", err=True)
    return WRONG


def speak_any_alphabet() -> None:
    """A terminal that lacks a letter gets a question mark, not a crash."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
