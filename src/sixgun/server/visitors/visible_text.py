"""What people may be called and may say: visible characters only. The client escapes; nothing here is markup."""

from __future__ import annotations

import unicodedata
from typing import Final

from sixgun.server.errors import Refusal

JOINS: Final = "\u200d\ufe0e\ufe0f"  # emoji are made with them
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
MOST_MARKS: Final = 2  # accents piled on one letter
LIKE: Final = str.maketrans(  # small letters and signs that look like a Latin one
    "аеорсухіјѕһԁԛԝгкмтвн" + "αβγεικνορτυχω" + "ıł01|!$",
    "aeopcyxijshdqwrkmtbh" + "abyeiknoptuxw" + "ilollls",
)
SAME: Final = str.maketrans("i", "l")  # in one script or another: I, l, 1


def clean(text: str) -> str:
    """Visible characters, single spaces, few accents per letter."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter in JOINS:
            if kept and unicodedata.category(kept[-1]) in ("So", "Sk", "Mn") and kept[-1] not in JOINS[:1]:
                kept.append(letter)
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Zs", "Zl", "Zp") or letter in "\n\t":
            kept.append(" ")
        elif kind[0] != "C" and letter not in UNSEEN and not is_selector(letter) and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def is_selector(letter: str) -> bool:
    """Does it only choose between two forms of the letter before?"""
    return "\ufe00" <= letter <= "\ufe0d" or "\U000e0100" <= letter <= "\U000e01ef" or "\u180b" <= letter <= "\u180f"


def clean_name(name: str, taken: list[str]) -> str:
    """A name fit to be shown, that looks like none already taken."""
    name = clean(name)[:24].strip()
    if not any(letter.isalnum() for letter in name):
        raise Refusal("bad_name")
    others = {looks(other) for other in taken}
    found, count = name, 1
    while looks(found) in others:
        count += 1
        found = f"{name[:18]} ({count})"
    return found


def looks(name: str) -> str:
    """The same for names that look alike: whatever the script, the width and the case."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return plain.translate(LIKE).translate(SAME).replace("rn", "m").replace(" ", "")


def clean_text(text: str) -> str:
    """Something to say."""
    text = clean(text)[:400]
    if not text:
        raise Refusal("bad_text")
    return text
