"""What several commands share: options of a table, languages, files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from sixgun.games import FIRST, GAMES, kind_of
from sixgun.kernel.errors import BadSetup, SixgunError
from sixgun.locale import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])

SERIES = "scoring_series"
SWITCH = {"on": True, "off": False, "true": True, "false": False}


def language_option(command: Command) -> Command:
    """``--language``: by default the one of the environment, if there are texts in it."""
    return click.option(
        "--language", type=click.Choice(LANGUAGES), default=own_language, help="The language of all texts."
    )(command)


def own_language() -> str:
    """The language the environment asks for, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def table_options(command: Command) -> Command:
    """``--option`` and ``--set``: what kind of table it is."""
    command = click.option(
        "--set", "sets", metavar="NAME", multiple=True, help="A set besides the base game; may be repeated."
    )(command)
    return click.option(
        "--option",
        "options",
        metavar="NAME",
        multiple=True,
        help="A table option to switch on (NAME=off: to switch off); may be repeated.",
    )(command)


def series_option(command: Command) -> Command:
    """``--series``: not one game, but as many as players."""
    return click.option("--series", is_flag=True, help="A series for dollars: everybody is Sheriff once.")(command)


def game_options(command: Command) -> Command:
    """``--game``, ``--mode``, ``--players``: what is played, and how many."""
    command = click.option(
        "--players", type=int, help="How many players; by default 4 in the classic game, those of the mode in the duel."
    )(command)
    command = click.option("--mode", help="The mode of the duel; by default the plain one for so many players.")(
        command
    )
    return game_option(command)


def game_option(command: Command) -> Command:
    """``--game``: by default the first there is."""
    return click.option(
        "--game", default=FIRST, show_default=True, metavar="NAME", help=f"The game: {' or '.join(GAMES)}."
    )(command)


def switches(options: Iterable[str]) -> dict[str, object]:
    """``name`` and ``name=on`` are on, ``name=off`` is off; any other value as it stands: the game knows its own."""
    found: dict[str, object] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if equals and not value:
            raise BadSetup(f"option {name!r} needs a value behind the =")
        found[name.replace("-", "_")] = value_of(value) if equals else True
    return found


def value_of(text: str) -> object:
    """On, off, a number, or the text as it stands."""
    return SWITCH[text] if text in SWITCH else int(text) if text.isdecimal() else text


def setup_of(
    game: str,
    mode: str | None,
    players: int | None,
    options: tuple[str, ...],
    sets: tuple[str, ...],
    series: bool = False,
) -> dict[str, object]:
    """The plain form of the setup that the options of the command ask for; what they do not say is as usual."""
    kind = kind_of(game)
    if mode is not None and not kind.catalogue().modes:
        raise click.UsageError(f"--mode: the game {game!r} has no modes; it has table options (--option)")
    if series:
        options = (*options, SERIES)
    named = list(dict.fromkeys(["base", *sets])) if sets else None
    said = {"mode": mode, "players": players, "sets": named, "options": switches(options)}
    return kind.usual | {name: value for name, value in said.items() if value is not None}


def bots_for(game: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The bots named, which must be able to play *game*; without a name the usual one."""
    from sixgun.bots import default_for, names_for, parts_of, rungs

    able = names_for(game)
    for name in names:
        if name not in rungs(game) and parts_of(name)[0] not in able:
            raise BadSetup(f"the bot {name!r} does not play {game!r}; {', '.join(able)} can")
    return names or (default_for(game),)


def data_option(command: Command) -> Command:
    """``--data`` and ``--database``: the data of a server, which the command gets as one argument *data*."""
    folder = click.Path(file_okay=False, path_type=Path)

    @click.option(
        "--data", type=folder, default=Path("sixgun-data"), show_default=True, help="The folder of the server."
    )
    @click.option(
        "--database",
        default="",
        envvar="SIXGUN_DATABASE",
        metavar="postgresql://...",
        help="Its PostgreSQL database, instead of the file in the folder.",
    )
    @wraps(command)
    def with_source(*arguments: Any, data: Path, database: str, **options: Any) -> Any:
        from sixgun.server.storage.source import Source

        source = Source(data, database)
        if not database:
            _ = source.file  # or say that there is none
        return command(*arguments, data=source, **options)

    return cast(Command, with_source)


def day(milliseconds: int) -> str:
    """A point in time, as everybody reads it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def read_file(path: str) -> str:
    """The text of a file, or one line about why it cannot be read."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise SixgunError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SixgunError(f"cannot read {path}: it is no text") from None


def write_file(path: str, text: str) -> None:
    """Write a file whole or not at all."""
    draft = Path(f"{path}.draft")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError as error:
        raise SixgunError(f"cannot write {path}: {error.strerror}") from None


def print_json(data: object) -> None:
    """For machines."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=1))
