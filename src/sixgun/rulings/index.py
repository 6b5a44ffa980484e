"""Every id of the specification: read from docs/rules in a checkout, from the shipped ids.json elsewhere.

``python -m sixgun.rulings.index`` writes ids.json anew; a test refuses one that is out of date.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).resolve().parents[3]
SHIPPED_INDEX: Final = Path(__file__).parent / "ids.json"
FILES: Final = {  # which file tells of which game, and the section of what stands in its tables
    "classic.md": ("classic", "base"),
    "classic-expansions.md": ("classic", "expansions"),
    "train-robbery.md": ("classic", "train robbery"),
    "duel.md": ("duel", "duel"),
    "renegades.md": ("duel", "renegades"),
}
PARAGRAPH: Final = re.compile(  # the id alone in bold, or with a title; also as the first cell of a row
    r"(?:\| )?\*\*((?:CL|DC|HN|FC|WW|TR|DU|RE)-([A-Z0-9]+)-\d+[a-z]?)(?:\*\*| )"
)
ROW: Final = re.compile(r"\| `([a-z0-9_]+)` \|")
FAMILIES: Final = {"R": "ruling", "C": "decision", "D": "decision", "S": "scenario"}
KINDS: Final = {
    "Roles": "role",
    "Playing cards": "card",
    "Cards": "card",
    "Characters": "character",
    "Events": "event",
    "Wagons": "wagon",
    "Locomotive": "locomotive",
    "Stations": "station",
    "Table options": "option",
}
SECTIONS: Final = {  # by the beginning of the id; the longest one counts
    "CL-": "base",
    "CL-2P-": "two players",
    "CL-3P-": "three players",
    "CL-6P-": "special six",
    "CL-8P-": "eight players",
    "CL-SCORE-": "scoring",
    "CL-VAR-": "variants",
    "DC-": "dodge city",
    "HN-": "high noon",
    "FC-": "fistful",
    "WW-": "wild west show",
    "TR-": "train robbery",
    "DU-": "duel",
    "RE-": "renegades",
}
ELSEWHERE: Final = {  # of classic.md, but not of the base game for 4-7 players
    "two players": "CL-R-43 CL-C-13 CL-C-14 CL-C-15 CL-C-16 CL-C-17 CL-C-18 CL-C-29 CL-S-33 CL-S-35 CL-S-36 CL-S-37"
    " CL-S-71 CL-ASK-5",
    "three players": "CL-R-42 CL-C-12 CL-S-31 CL-S-70",
    "special six": "CL-R-44 CL-R-45 CL-C-20 CL-C-21 CL-C-28 CL-S-38 CL-S-39 CL-S-40 CL-S-42 CL-S-72 CL-ASK-2"
    " six_player_special six_auto_end",
    "eight players": "CL-S-25 CL-S-26",
    "scoring": "CL-C-19 CL-S-27 CL-S-28 CL-S-29 CL-S-65 CL-VAR-3 CL-VAR-4 CL-S-73 CL-VAR-5 CL-VAR-6"
    " CL-ASK-6 CL-ASK-7 scoring_series variant_experience variant_hire variant_bounties",
    "variants": "CL-C-6 CL-S-64 CL-S-74 CL-ASK-4 variant_no_mercy variant_ruthless_law",
    "dodge city": "CL-PLAY-5 CL-R-17 CL-R-29",  # they take its cards: a Binocular, a second Dynamite, Vera Custer
}
OPTIONS: Final = {
    "dc_": "dodge city",
    "hn_": "high noon",
    "fc_": "fistful",
    "ww": "wild west show",
}
MOVED: Final = {id: section for section, ids in ELSEWHERE.items() for id in ids.split()}


@dataclass(frozen=True, slots=True)
class Item:
    """One id of the specification."""

    id: str
    game: str
    kind: str
    section: str


def rules_folder() -> Path | None:
    """The specification, where there is a checkout."""
    folder = CHECKOUT / "docs" / "rules"
    return folder if folder.is_dir() else None


def items() -> list[Item]:
    """Every id, in the order of the specification."""
    folder = rules_folder()
    if folder is None:
        return [Item(**item) for item in json.loads(SHIPPED_INDEX.read_text(encoding="utf-8"))]
    return read_folder(folder)


@cache
def known_ids(game: str) -> frozenset[str]:
    """The ids of one game."""
    return frozenset(item.id for item in items() if item.game == game)


def read_folder(folder: Path) -> list[Item]:
    """Every id of the specification's files; an id told of twice is counted where it comes first."""
    found: dict[tuple[str, str], Item] = {}
    for name, (game, section) in FILES.items():
        for item in read_file((folder / name).read_text(encoding="utf-8"), game, section):
            found.setdefault((item.game, item.id), item)
    return list(found.values())


def read_file(text: str, game: str, section: str) -> list[Item]:
    """The numbered paragraphs, and the rows of the tables under the headings of KINDS."""
    found: list[Item] = []
    kind, part = "", section
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
            kind = KINDS.get(heading, kind if line.startswith("### ") else "")
            part = heading.lower() if line.startswith("### ") and section == "expansions" else section
        elif paragraph := PARAGRAPH.match(line):
            id = paragraph[1]
            found.append(Item(id, game, FAMILIES.get(paragraph[2], "rule"), section_of(id)))
        elif kind and (row := ROW.match(line)):
            place = section_of_option(row[1], part) if kind == "option" else name_of(part)
            found.append(Item(row[1], game, kind, MOVED.get(row[1], place)))
    return found


def section_of(id: str) -> str:
    """Where a numbered paragraph belongs."""
    return MOVED.get(id) or SECTIONS[max((start for start in SECTIONS if id.startswith(start)), key=len)]


def name_of(heading: str) -> str:
    """A section by one name only."""
    return {"a fistful of cards": "fistful", "expansions": "dodge city"}.get(heading, heading)


def section_of_option(id: str, otherwise: str) -> str:
    """Options of the expansions begin with their set; those for several sets stand together."""
    return next((section for start, section in OPTIONS.items() if id.startswith(start)), otherwise)


def as_json(found: list[Item]) -> str:
    """The text of ids.json, one id a line."""
    return "[\n" + ",\n".join(json.dumps(asdict(item)) for item in found) + "\n]\n"


if __name__ == "__main__":
    source = rules_folder()
    if source is None:
        raise SystemExit("there is no docs/rules here: ids.json is written in a checkout")
    SHIPPED_INDEX.write_text(as_json(read_folder(source)), encoding="utf-8")
