"""Every shipped ruling has its title, the titles of its cases and its note in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from sixgun.locale import LANGUAGES
from sixgun.rulings.format import Ruling, read_ruling
from sixgun.rulings.library import SHIPPED, shipped
from sixgun.rulings.titles import case_title_of, note_of, title_files, title_of

OTHERS = [language for language in LANGUAGES if language != "en"]
RULINGS = {path: read_ruling(path) for path in shipped()}
SETS = sorted({"-".join(path.relative_to(SHIPPED).parts[:2]) for path in RULINGS})


def wanted(name: str) -> set[tuple[str, str]]:
    """Id and part of every text that the rulings of a set need."""
    found = set()
    for path, ruling in RULINGS.items():
        if "-".join(path.relative_to(SHIPPED).parts[:2]) == name:
            found |= {(ruling.id, part) for part in parts_of(ruling)}
    return found


def parts_of(ruling: Ruling) -> list[str]:
    cases = [f"case-{case.number}" for case in ruling.cases if case.title]
    return ["", *cases, *(["note"] if ruling.note else [])]


def written(source: str) -> list[tuple[str, str]]:
    found = []
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found += [(entry.id.name, ""), *((entry.id.name, part.id.name) for part in entry.attributes)]
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", SETS)
def test_a_set_has_exactly_the_titles_of_its_rulings(name: str, language: str) -> None:
    """Missing: add them to src/sixgun/locale/LANGUAGE/rulings/NAME.ftl (docs/rulings.md). Left over: take them out."""
    found = written(title_files(language).get(name, ""))
    assert len(found) == len(set(found)), "something is there twice"
    assert {"missing": wanted(name) - set(found), "left over": set(found) - wanted(name)} == {
        "missing": set(),
        "left over": set(),
    }


@pytest.mark.parametrize("language", OTHERS)
def test_there_are_no_files_of_titles_for_sets_without_rulings(language: str) -> None:
    assert sorted(title_files(language)) == SETS


@pytest.mark.parametrize("language", OTHERS)
def test_titles_are_translated(language: str) -> None:
    same = [ruling.id for ruling in RULINGS.values() if title_of(ruling, language) == ruling.title]
    assert not same


def test_the_titles_of_a_ruling_are_those_of_the_language() -> None:
    ruling = read_ruling(SHIPPED / "classic" / "base" / "cards" / "barrel-fails-and-hits.toml")
    assert title_of(ruling, "en") == ruling.title
    assert title_of(ruling, "ru") == "«Бочка» с трефами, бубнами или пиками бесполезна"
    assert [case_title_of(ruling, case, "it") for case in ruling.cases] == ["Fiori", "Quadri", "Picche"]
    assert note_of(ruling, "pl") == ""


def test_a_ruling_of_one_s_own_keeps_its_title() -> None:
    path = SHIPPED / "classic" / "base" / "cards" / "barrel-fails-and-hits.toml"
    own = read_ruling(path)
    mine = Ruling("mine", own.title, own.game, own.covers, own.note, own.cases, own.source)
    assert title_of(mine, "ru") == own.title
