"""What people may be called and may say: visible characters only. The client escapes; nothing here is markup."""

from __future__ import annotations

import unicodedata
from typing import Final

from sixgun.server.errors import Refusal

JOINER: Final = "\u200d"  # emoji are made with it
MOST_MARKS: Final = 2  # accents piled on one letter


def clean(text: str) -> str:
    """Visible characters, single spaces, few accents per letter."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Zs", "Zl", "Zp") or letter in "\n\t":
            kept.append(" ")
        elif (kind[0] != "C" or letter == JOINER) and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def clean_name(name: str, taken: list[str]) -> str:
    """A name fit to be shown, unlike those already taken."""
    name = clean(name)[:24].strip()
    if not any(letter.isalnum() for letter in name):
        raise Refusal("bad_name")
    others = {other.casefold() for other in taken}
    found, count = name, 1
    while found.casefold() in others:
        count += 1
        found = f"{name[:18]} ({count})"
    return found


def clean_text(text: str) -> str:
    """Something to say."""
    text = clean(text)[:400]
    if not text.strip(JOINER):
        raise Refusal("bad_text")
    return text
