"""The set-up tells where every table option comes from, and the paragraph it names really speaks of that option."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.classic.modes import modes_options
from sixgun.classic.sets import all_manifests

ROOT = Path(__file__).parents[2]
ENTRY = re.compile(r"^  (\w+): \['(\w+)', '([A-Z0-9-]+)'\],$", re.M)
SELF_EVIDENT = {"special_characters"}  # it says itself what it adds


def origins() -> dict[str, str]:
    text = (ROOT / "web" / "src" / "pages" / "parts" / "origins.ts").read_text("utf-8")
    return {option: rule for option, _, rule in ENTRY.findall(text)}


def test_every_option_of_a_finished_set_names_its_origin() -> None:
    offered = {option.id for manifest in all_manifests() if not manifest.is_draft for option in manifest.options}
    offered -= {"seed_readings"} | SELF_EVIDENT | {option.id for option in modes_options()}
    assert not offered - origins().keys()


def test_the_paragraph_named_speaks_of_the_option() -> None:
    books = [(ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8") for name in ("classic", "classic-expansions")]
    rules = dict(re.findall(r"^\*\*([A-Z0-9-]+)\*\* (.*)$", "\n".join(books), re.M))
    assert not {option: rule for option, rule in origins().items() if f"`{option}`" not in rules[rule]}
