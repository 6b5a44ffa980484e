"""The grammar, ``grammar.json``: which arguments a sentence gets, and which entries of the story need none.

It is data, so that the browser reads the same (``web/src/lib/sentences.ts``):

- ``things``: the kinds of messages that name something, in the order they are looked for;
  ``quoted``: those that some languages put in quotation marks.
- ``runs``: what becomes one sentence if it comes in a row and ``run_shares`` are the same.
- ``said_before``: what is left out because an entry says it already: one of ``by`` ``among`` the last few
  (of those not to ``skip``, the nearest), with the ``same`` values; ``amount``: only if it has that one.
- by game: the ``prefix`` of its own messages, and for an ``entry`` (or an answer), a ``question``, a ``reason``
  the thing ``behind`` it, which is the first of these keys that is there, and what it ``says``: the arguments of its
  message, each a word, which is a method ``say_…`` of ``Sentences``, and the keys it is about.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, Final

Entry = Mapping[str, Any]

GRAMMAR: Final[dict[str, Any]] = json.loads((files("sixgun.locale") / "grammar.json").read_text("utf-8"))
RUNS: Final[dict[str, str]] = GRAMMAR["runs"]
SHARED: Final[list[str]] = GRAMMAR["run_shares"]


def tidy(entries: Iterable[Entry]) -> list[Entry]:
    """The entries worth a sentence: draws in a row become one, what the entry before says already is left out."""
    found: list[Entry] = []
    for entry in entries:
        if found and alike(entry, found[-1]):
            found[-1] = both(found[-1], entry)
        elif not any(is_said(entry, found, rule) for rule in GRAMMAR["said_before"]):
            found.append(entry)
    return found


def alike(entry: Entry, last: Entry) -> bool:
    """Two draws of the same player from the same deck for the same reason, both seen or both unseen."""
    run = RUNS.get(entry["what"])
    if run is None or "amount" in entry or last["what"] not in (entry["what"], run):
        return False
    same = all(entry.get(key) == last.get(key) for key in SHARED)
    return same and ("card" in entry) == ("card" in last or "cards" in last)


def both(last: Entry, entry: Entry) -> Entry:
    """One entry for several draws."""
    cards = [*last.get("cards", ()), *(one["card"] for one in (last, entry) if "card" in one)]
    merged: dict[str, Any] = {"what": RUNS[entry["what"]], "amount": last.get("amount", 1) + 1}
    merged |= {key: entry[key] for key in ("number", *SHARED) if key in entry}
    return merged | {"cards": cards} if cards else merged


def is_said(entry: Entry, found: list[Entry], rule: dict[str, Any]) -> bool:
    """Does an entry shortly before say it already?"""
    if entry["what"] != rule["what"] or entry.get("amount", 1) != rule.get("amount", entry.get("amount", 1)):
        return False
    before = found[-rule["among"] :]
    if "skip" in rule:
        before = [one for one in before if one["what"] not in rule["skip"]][-1:]
    return any(
        one["what"] in rule["by"] and all(one.get(key) == entry.get(key) for key in rule["same"]) for one in before
    )
