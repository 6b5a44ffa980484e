"""One word for one thing: every text keeps to docs/glossary.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.locale import sources
from sixgun.rulings.titles import title_files

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
NAMES = {"English": "en", "Russian": "ru", "Polish": "pl", "Italian": "it"}
NO_TEXT = re.compile(r"^#.*$|^[\w-]+ = |^    \.[\w-]+ = ", re.MULTILINE)  # comments and ids


def tables() -> Iterator[tuple[str, str, list[str]]]:
    """Language, word and forbidden words of every row."""
    language = ""
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("## "):
            language = NAMES[line.removeprefix("## ")]
        cells = [cell.strip() for cell in line.split("|")[1:-1]] if line.startswith("|") else []
        if language and len(cells) == 3 and cells[0] != "thing" and set(cells[0]) != {"-"}:
            yield language, cells[1], [word for word in cells[2].split(", ") if word]


ROWS = list(tables())
FORBIDDEN = [(language, word) for language, _, words in ROWS for word in words]


def texts_of(language: str) -> dict[str, str]:
    """Every file of the language without its comments and ids."""
    files = sources(language) | {f"rulings/{name}": source for name, source in title_files(language).items()}
    return {name: NO_TEXT.sub("", source) for name, source in files.items()}


TEXTS = {language: texts_of(language) for language in NAMES.values()}


def pattern(word: str) -> re.Pattern[str]:
    """The word as such; a star is any ending, capitals count."""
    body = r"\w*".join(re.escape(part) for part in word.split("*"))
    begin = r"(?<!\w)" if word[0].isalnum() else ""
    end = r"(?!\w)" if word[-1].isalnum() else ""
    return re.compile(begin + body + end)


def test_the_page_is_read() -> None:
    assert {language for language, *_ in ROWS} == set(NAMES.values())
    assert len(ROWS) > 50 and len(FORBIDDEN) > 50


@pytest.mark.parametrize(("language", "word"), [(language, word) for language, word, _ in ROWS])
def test_the_word_is_really_used(language: str, word: str) -> None:
    everything = "\n".join(TEXTS[language].values()).casefold()
    assert all(pattern(one.casefold()).search(everything) for one in word.split(", "))


@pytest.mark.parametrize(("language", "word"), FORBIDDEN)
def test_no_text_uses_another_word(language: str, word: str) -> None:
    found = pattern(word)
    lines = ((name, line) for name, text in TEXTS[language].items() for line in text.splitlines())
    assert not [f"{name}: {line.strip()}" for name, line in lines if found.search(line)]


def test_a_forbidden_word_would_be_seen() -> None:
    assert pattern("свойств*").search("Действует ваше свойство")
    assert pattern("готов").search("Я готов.") and not pattern("готов").search("всё готово")
    assert not pattern("Bang!»").search("«Бэнг!»")
