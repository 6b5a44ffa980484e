"""``sixgun catalog``: every thing of every game, with its names and text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import click

from sixgun.cli.common import language_option, print_json
from sixgun.games import kind_of
from sixgun.locale import LANGUAGES, bundle, texts
from sixgun.locale.sentences import Sentences

Row = dict[str, Any]


@click.command()
@click.option("--game", help="Only this game: classic or duel.")
@language_option
@click.option("--json", "as_json", is_flag=True, help="For machines: names in every language.")
def catalog(game: str | None, language: str, as_json: bool) -> None:
    """List every card, character, role, mode and option: game, set, kind, id, names, copies, text.

    Printed facts that no reliable source gives are named as assumed.
    """
    games = list(CATALOGS) if game is None else [kind_of(game).id]
    rows = [full(row, language) for each in games for row in CATALOGS[each]()]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        copies = f" ×{len(row['copies'])}" if row["copies"] else ""
        assumed = f" (assumed: {', '.join(row['assumed'])})" if row["assumed"] else ""
        click.echo(f"{row['game']} {row['set']} {row['kind']} {row['id']}{copies}: {row['names'][language]}{assumed}")
        click.echo(f"    {row['text']}")


def full(row: Row, language: str) -> Row:
    """A row with its names in every language and its text in one; by its id where nobody has named it yet."""
    message = Sentences(language, [], game=row["game"]).find(f"{row['kind']}-{row['id']}")
    if not bundle("en").has_message(message):
        return row | {"names": dict.fromkeys(LANGUAGES, row["id"]), "text": ""}
    names = {each: texts(each).text(message) for each in LANGUAGES}
    return row | {"names": names, "text": texts(language).attr(message, "text")}


def row_of(game: str, set_: str, kind: str, id: str, copies: Iterable[str] = (), assumed: Iterable[str] = ()) -> Row:
    """The bare row of one thing. *assumed*: the printed facts that are not known for certain."""
    return {"game": game, "set": set_, "kind": kind, "id": id, "copies": [*copies], "assumed": [*assumed]}


def classic() -> Iterator[Row]:
    """The classic game."""
    from sixgun.classic.rules.registry import parse_copies
    from sixgun.classic.sets import all_manifests
    from sixgun.classic.table.roles import NO_ROLE, ROLE_NAMES

    for role in ROLE_NAMES[:NO_ROLE]:
        yield row_of("classic", "base", "role", role)
    for manifest in all_manifests():
        for card in manifest.cards:
            yield row_of("classic", manifest.id, "card", card.id, parse_copies(card.copies))
        for character in [*manifest.characters, *manifest.special_characters]:
            yield row_of("classic", manifest.id, "character", character.id)
        for option in manifest.options:
            yield row_of("classic", manifest.id, "option", option.id)


def duel() -> Iterator[Row]:
    """The Duel: green cards are resources."""
    from sixgun.duel.abilities import KEY
    from sixgun.duel.options import DEFAULTS, MODES
    from sixgun.duel.sets import SETS

    for manifest in SETS.values():
        for card in manifest.cards:
            copies = [key for key in KEY if key.startswith(f"{card.id}:")]
            yield row_of("duel", manifest.id, "card", card.id, copies, manifest.assumed.get(card.id, ()))
        for squad in manifest.characters.values():
            for character in squad:
                yield row_of("duel", manifest.id, "character", character.id, (), manifest.assumed.get(character.id, ()))
    for mode in MODES.values():
        yield row_of("duel", mode.sets[-1], "mode", mode.id)
    for option in DEFAULTS:
        yield row_of("duel", "base", "option", option)


CATALOGS: Final[dict[str, Callable[[], Iterator[Row]]]] = {"classic": classic, "duel": duel}


def things_of(game: str) -> list[tuple[str, str]]:
    """Kind and id of everything there is to look up in *game*."""
    return [(row["kind"], row["id"]) for row in CATALOGS[game]()]
