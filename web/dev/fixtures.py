"""Write the game states the client's tests draw: tests/fixtures/*.json, from real games.

``PYTHONPATH=../src python dev/fixtures.py``
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import sixgun

FOLDER = Path(__file__).parents[1] / "tests" / "fixtures"


def find(players: int, wanted: Callable[[dict], bool], seat: int = 0) -> dict:
    """The first state of some random game in which *seat* sees something *wanted*."""
    for seed in range(400):
        chance = random.Random(seed)
        table = sixgun.new_game("classic", players, seed=f"fixture {seed}")
        while not table.over:
            shown = table.show(seat)
            if wanted(shown):
                return shown
            asked = table.asked[0]
            table.answer(asked, chance.choice(table.choices(asked)).key)
    raise SystemExit("no such game")


def mine(why: str, least: int = 1) -> Callable[[dict], bool]:
    def wanted(shown: dict) -> bool:
        question = shown["question"]
        return bool(question) and question["why"] == why and len(question["options"]) >= least

    return wanted


def plays(shown: dict) -> bool:
    options = (shown["question"] or {"options": []})["options"]
    return sum("target" in option for option in options) > 3 and len(shown["view"]["hand"]) > 4


def shot(shown: dict) -> bool:
    return mine("dodge", 3)(shown) and len(shown["view"]["hand"]) > len(shown["question"]["options"])


CASES: dict[str, Callable[[], dict]] = {
    "play-7": lambda: find(7, plays),
    "dodge-4": lambda: find(4, shot),
    "store-5": lambda: find(5, mine("general_store", 3)),
    "take-4": lambda: find(4, mine("take", 3)),
    "discard-4": lambda: find(4, mine("discard", 3)),
}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in CASES.items():
        shown = make()
        shown["events"] = shown["events"][-60:]
        (FOLDER / f"{name}.json").write_text(json.dumps(shown, indent=1) + "\n", "utf-8")
