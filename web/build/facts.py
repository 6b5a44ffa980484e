"""Write src/lib/facts.json, the printed facts the client draws, from the engine's own tables.

``PYTHONPATH=../src python build/facts.py`` (``--check``: only say whether the file is up to date)
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import sixgun.duel.setup  # noqa: F401 - it fills the tables
from sixgun.classic.play.prices import CardsFromHand
from sixgun.classic.rules.faces import Face
from sixgun.classic.sets import all_manifests
from sixgun.duel import abilities as duel_abilities

FILE = Path(__file__).parents[1] / "src" / "lib" / "facts.json"


def classic() -> dict[str, dict[str, object]]:
    """Kind, range and cost by card; a brown one without them needs no entry."""
    found: dict[str, dict[str, object]] = {}
    for manifest in all_manifests():
        for face in manifest.cards:
            assert isinstance(face, Face)
            found[face.id] = {"kind": face.kind} | ({"range": face.reach} if face.reach else {}) | cost_of(face)
        found |= {wagon.id: {"kind": "wagon"} for wagon in manifest.wagons}
    return {id: facts for id, facts in sorted(found.items()) if facts != {"kind": "brown"}}


def cost_of(face: Face) -> dict[str, object]:
    """How many other cards must be discarded with it. [DC-COST-1]"""
    return {"cost": face.price.count} if isinstance(face.price, CardsFromHand) else {}


def duel() -> dict[str, dict[str, object]]:
    """Frame and seals by card."""
    found: dict[str, dict[str, object]] = {}
    for face in duel_abilities.ABILITIES:
        if isinstance(face, duel_abilities.Face):
            printed = (
                ("hit", face.is_hit_card),
                ("miss", face.is_miss_card),
                ("always_active", face.always_active),
                ("reload", face.has_reload),
            )
            seals = [seal for seal, is_there in printed if is_there]
            found[face.id] = {"kind": duel_abilities.FRAMES[face.frame]} | ({"seals": seals} if seals else {})
    return dict(sorted(found.items()))


def duel_characters() -> dict[str, dict[str, object]]:
    """Squad, life and the seal by character."""
    found: dict[str, dict[str, object]] = {}
    for who in duel_abilities.CHARACTERS:
        family = duel_abilities.FAMILIES[who.family]
        always = {"always_active": True} if who.always_active else {}
        found[who.id] = {"family": family, "life": who.life} | always
    return dict(sorted(found.items()))


def main() -> int:
    """Write the file, or only compare it."""
    facts = {"classic": classic(), "duel": duel(), "duel_characters": duel_characters()}
    text = json.dumps(facts, indent=2, ensure_ascii=False) + "\n"
    text = re.sub(r"\[\s+([^\]]*?)\s+\]", lambda found: "[" + " ".join(found[1].split()) + "]", text)  # short lists
    if "--check" in sys.argv:
        return 0 if FILE.exists() and FILE.read_text("utf-8") == text else 1
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
