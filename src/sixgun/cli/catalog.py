"""``sixgun catalog``: every thing of every game, with its names and text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from sixgun.cli.common import language_option, print_json
from sixgun.games import GAMES, Kind, kind_of
from sixgun.kernel.catalogue import Thing
from sixgun.locale import LANGUAGES, bundle, texts
from sixgun.locale.sentences import Sentences

Row = dict[str, Any]


@click.command()
@click.option("--game", metavar="NAME", help=f"Only this game: {' or '.join(GAMES)}.")
@language_option
@click.option("--json", "as_json", is_flag=True, help="For machines: names in every language.")
def catalog(game: str | None, language: str, as_json: bool) -> None:
    """List every card, character, role, mode and option: game, set, kind, id, names, copies, text.

    Printed facts that no reliable source gives are named as assumed.
    """
    kinds = list(GAMES.values()) if game is None else [kind_of(game)]
    rows = [row for kind in kinds for row in rows_of(kind, language)]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        copies = f" ×{len(row['copies'])}" if row["copies"] else ""
        assumed = f" (assumed: {', '.join(row['assumed'])})" if row["assumed"] else ""
        click.echo(f"{row['game']} {row['set']} {row['kind']} {row['id']}{copies}: {row['names'][language]}{assumed}")
        click.echo(f"    {row['text']}")


def rows_of(kind: Kind, language: str) -> Iterator[Row]:
    """A game's things, each as a row."""
    said: Sentences = kind.part("locale", "SENTENCES")(language, [])
    for set_id, thing in kind.catalogue().everything():
        yield {"game": kind.id, "set": set_id} | row_of(thing, said, language)


def row_of(thing: Thing, said: Sentences, language: str) -> Row:
    """One thing with its names in every language and its text in one; by its id where nobody has named it yet."""
    row = {"kind": thing.kind, "id": thing.id, "copies": list(thing.copies), "assumed": list(thing.assumed)}
    message = said.find(f"{thing.kind}-{thing.id}")
    if not bundle("en").has_message(message):
        return row | {"names": dict.fromkeys(LANGUAGES, thing.id), "text": ""}
    names = {each: texts(each).text(message) for each in LANGUAGES}
    return row | {"names": names, "text": texts(language).attr(message, "text")}
