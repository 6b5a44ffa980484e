"""What the rule books name: every card, character, role, event, wagon, station and option, with its row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from sixgun.duel.options import ALSO_CALLED, DEFAULTS, MODES

RULES = Path(__file__).parents[2] / "docs" / "rules"
Row = dict[str, str]

# A row is of the first kind all of whose columns it has.
KINDS = (
    ("role", ("goal",)),
    ("option", ("meaning",)),
    ("character", ("ability",)),
    ("event", ("timing", "effect")),
    ("station", ("price",)),
    ("locomotive", ("side",)),
    ("wagon", ("kind", "effect", "en", "ru", "-copies")),
    ("card", ("effect",)),
)
NAMES = {  # the columns that hold the name, by language; a cell may hold several, separated by strokes
    "en": ("en", "en / it", "name", "name (seed spelling)", "names (en / ru)"),
    "ru": ("ru", "ru (seed)", "name", "name (seed spelling)", "names (en / ru)"),
    "it": ("it", "en / it", "name", "name (seed spelling)", "names (en / ru)"),
    "pl": ("pl",),
}
BOOKS = {
    "classic": ("classic",),
    "sets": ("classic-expansions", "train-robbery"),
    "duel": ("duel", "renegades"),
}
FILES = {
    "classic": ("classic",),
    "sets": ("dodge_city", "high_noon", "fistful", "wild_west_show", "train_robbery"),
    "duel": ("duel",),
}


def tables(book: str) -> Iterator[Row]:
    """The rows of every table of a rule book, by the names of their columns."""
    header: list[str] = []
    for line in (RULES / f"{book}.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]] if line.startswith("|") else []
        if not cells or set(cells[0]) <= set("-: "):
            header = header if cells else []
        elif not header:
            header = cells
        else:
            yield dict(zip(header, cells, strict=False))


def kind_of(row: Row) -> str:
    """What the row tells of; empty if it is nothing with a text."""
    fits = (
        kind
        for kind, columns in KINDS
        if all((column[1:] not in row) if column.startswith("-") else (column in row) for column in columns)
    )
    return next(fits, "")


def specified(book: str) -> Iterator[tuple[str, Row]]:
    """Text id and row of everything with a text in a rule book."""
    game = "duel-" if book in BOOKS["duel"] else ""
    for row in tables(book):
        kind = kind_of(row)
        if kind and re.fullmatch("`[a-z0-9_]+`", row.get("id", "")):
            name = row["id"].strip("`").replace("_", "-")
            yield f"{game}{kind}-{name}", row
            if game and row.get("frame", "").startswith("green"):
                yield f"{game}resource-{name}", row
        elif "personal deck" in row:
            yield f"{game}mode-{ALSO_CALLED.get(row['mode'], row['mode']).replace('_', '-')}", {}


def printed(row: Row, language: str) -> str:
    """The name of a row in a language, as the rule book has it; empty if it has none."""
    cell = next((row[column] for column in NAMES[language] if column in row), "")
    return "" if cell in ("–", "-") else cell


def newly_specified(game: str) -> list[tuple[str, Row]]:
    """Without what is printed again: Dodge City has BANG! cards of its own."""
    known = {id for id, _ in specified("classic")} if game == "sets" else set()
    return [pair for book in BOOKS[game] for pair in specified(book) if pair[0] not in known]


SPECIFIED = {game: newly_specified(game) for game in BOOKS}
CHOICES = [f"mode-{id}" for id in MODES] + [f"option-{id}" for id in DEFAULTS]
OURS = {
    "classic": set[str](),
    "sets": set[str](),
    "duel": {f"duel-{id.replace('_', '-')}" for id in CHOICES},
}
