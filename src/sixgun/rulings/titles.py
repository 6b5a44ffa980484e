"""The titles of rulings in the reader's language.

A ruling has its English title, titles of cases and note in its own file. In the other languages those of the shipped
ones stand in ``locale/LANGUAGE/rulings/GAME-SET.ftl``: the message is the id of the ruling, ``.case-2`` the title of
its second case, ``.note`` the note. What is not there is said in English.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from sixgun.locale import LANGUAGES
from sixgun.rulings.format import Case, Ruling

FOLDER: Final = "rulings"
ENGLISH: Final = LANGUAGES[0]
NOTE: Final = "note"


def title_of(ruling: Ruling, language: str) -> str:
    """The ruling in one sentence."""
    return told(ruling.id, "", language) or ruling.title


def case_title_of(ruling: Ruling, case: Case, language: str) -> str:
    """What is different in this case; nothing if the case has no title."""
    return (told(ruling.id, f"case-{case.number}", language) or case.title) if case.title else ""


def note_of(ruling: Ruling, language: str) -> str:
    """What a reader should know besides."""
    return (told(ruling.id, NOTE, language) or ruling.note.strip()) if ruling.note else ""


def told(id: str, part: str, language: str) -> str:
    """One text of the files of *language*; nothing if it is not there."""
    if language == ENGLISH:
        return ""
    source = titles(language)
    message = source.get_message(id) if source.has_message(id) else None
    pattern = message and (message.attributes.get(part) if part else message.value)
    return str(source.format_pattern(pattern)[0]) if pattern else ""


@cache
def titles(language: str) -> FluentBundle:
    """All titles of a language."""
    found = FluentBundle([language], use_isolating=False)
    for source in title_files(language).values():
        found.add_resource(FluentResource(source))
    return found


def title_files(language: str) -> dict[str, str]:
    """The files with titles, by ``GAME-SET``."""
    folder = files("sixgun.locale") / language / FOLDER
    if not folder.is_dir():
        return {}
    return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in folder.iterdir()}
