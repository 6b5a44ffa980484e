"""What each journey through the client weighs, compressed, without icons and fonts, in its heaviest language."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

import pytest

from sixgun.locale import LANGUAGES, sources
from tests.web.browser import CLIENT

MOST: Final = 150_000  # bytes
CODE: Final = {".html", ".js", ".css"}
ALWAYS: Final = ("index", "main", "rolldown-runtime", "core", "style")
JOURNEYS: Final = {  # what is loaded besides
    "home": (),
    "classic": ("table", "Reveal", "Out"),
    "duel": ("table", "duel", "Reveal"),
    "replay": ("table", "replay"),
}
OTHERS: Final = ("pages", "Task")
OTHER: Final = {".svg", ".woff2", ".md"}  # icons, fonts, and the rules that the page of rulings shows


@pytest.fixture(scope="module")
def files() -> list[Path]:
    if not CLIENT.exists():
        pytest.fail("the browser client is not built: run ./sixgun play once, or npm run build in web/", pytrace=False)
    return [file for file in CLIENT.parent.rglob("*") if file.is_file() and file.suffix != ".br"]


def weight(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0))


def name_of(file: Path) -> str:
    """Without the hash of its contents."""
    return re.sub(r"-[\w-]{8}$", "", file.stem)


def texts_of(files: list[Path], language: str) -> Path:
    (found,) = (file for file in files if file.name.startswith(f"{language}-") and file.suffix == ".js")
    return found


@pytest.mark.parametrize("journey", JOURNEYS)
def test_every_journey_is_light(files: list[Path], journey: str) -> None:
    heaviest = max(weight(texts_of(files, language)) for language in LANGUAGES)
    loaded = [file for file in files if file.suffix in CODE and name_of(file) in {*ALWAYS, *JOURNEYS[journey]}]
    missing = {*ALWAYS, *JOURNEYS[journey]} - {name_of(file) for file in loaded}
    assert not missing
    weights = {file.name: weight(file) for file in loaded}
    total = sum(weights.values()) + heaviest
    listed = "\n".join(f"{size:>8} {name}" for name, size in sorted(weights.items(), key=lambda one: -one[1]))
    assert total <= MOST, f"{total} bytes:\n{listed}\n{heaviest:>8} texts"


def test_every_script_belongs_to_a_journey_or_to_the_other_pages(files: list[Path]) -> None:
    texts = {texts_of(files, language) for language in LANGUAGES}
    known = {*ALWAYS, *OTHERS, *(name for names in JOURNEYS.values() for name in names)}
    assert {name_of(file) for file in files if file.suffix in CODE and file not in texts} == known


def test_nothing_else_is_sent(files: list[Path]) -> None:
    assert {file.suffix for file in files} <= CODE | OTHER


def test_a_player_loads_one_language(files: list[Path]) -> None:
    for language in LANGUAGES:
        (said,) = re.findall(r"^home-play-hint = (.+)$", "\n".join(sources(language).values()), re.M)
        holding = [file for file in files if file.suffix in CODE and said in file.read_text("utf-8")]
        assert holding == [texts_of(files, language)]


def test_every_text_file_lies_there_compressed(files: list[Path]) -> None:
    for file in files:
        if file.suffix in CODE | {".svg", ".md"} and file.stat().st_size > 500:
            small = file.with_name(file.name + ".br")
            assert small.stat().st_size < weight(file)
