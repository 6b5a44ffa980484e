"""Every text the pages of the browser client ask for exists, and none is kept that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sixgun.locale import LANGUAGES, sources

PAGES = Path(__file__).parents[2] / "web" / "src" / "pages"
CALL = re.compile(r"\bt(?:Or)?\(\s*([^()]*?)(?:,\s*\{|\)|,)", re.DOTALL)
LITERAL = re.compile(r"'([a-z][a-z0-9-]+)'")
PATTERN = re.compile(r"`([a-z0-9-]*)\$\{[^}]*\}([a-z0-9-]*)`")
OTHER_FILES = re.compile(
    r"(card|character|role|option|duel-.*|table|kind|log|ask|error|goal|reveal|pace|out|kept|task|alert|series)-.*"
)


def ids(language: str) -> set[str]:
    files = [sources(language)[name] for name in ("pages.ftl", "setup.ftl")]
    entries = [entry for source in files for entry in FluentParser().parse(source).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def code() -> str:
    files = [file for file in PAGES.rglob("*") if file.suffix in (".ts", ".svelte")]
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_of_the_pages(language: str) -> None:
    assert ids(language) == ids("en")


def test_every_text_asked_for_exists() -> None:
    asked = {id for call in CALL.findall(code()) for id in LITERAL.findall(call) if "-" in id}
    assert len(asked) > 100
    assert {id for id in asked if not OTHER_FILES.fullmatch(id)} <= ids("en")


def test_no_text_is_kept_that_nobody_asks_for() -> None:
    source = code()
    literal = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", source))
    built = [(begin, end) for begin, end in PATTERN.findall(source) if begin]
    unused = {
        id
        for id in ids("en") - literal
        if not any(id.startswith(begin) and id.endswith(end) and id != begin + end for begin, end in built)
    }
    assert not unused
