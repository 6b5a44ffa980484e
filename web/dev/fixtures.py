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


def find(players: int, wanted: Callable[[dict], bool], seat: int = 0, game: str = "classic") -> dict:
    """The first state of some random game in which *seat* sees something *wanted*."""
    for seed in range(400):
        chance = random.Random(seed)
        table = sixgun.new_game(game, players, seed=f"fixture {seed}")
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


def aims(shown: dict) -> bool:
    """A card of the hand with a choice of two characters, and one that cannot be played."""
    options = (shown["question"] or {"options": []})["options"]
    hand = shown["view"]["hand"]
    aimed = [option["card"] for option in options if "target" in option and option.get("card") in hand]
    playable = {option.get("card") for option in options}
    two = any(aimed.count(card) == 2 for card in hand if card.startswith("winchester"))
    return two and any(card not in playable for card in hand)


CASES: dict[str, Callable[[], dict]] = {
    "play-7": lambda: find(7, plays),
    "dodge-4": lambda: find(4, shot),
    "store-5": lambda: find(5, mine("general_store", 3)),
    "take-4": lambda: find(4, mine("take", 3)),
    "discard-4": lambda: find(4, mine("discard", 3)),
    "duel-front": lambda: find(2, mine("front"), 0, "duel"),
    "duel-play": lambda: find(2, aims, 0, "duel"),
    "duel-hit": lambda: find(2, mine("hit", 2), 0, "duel"),
    "duel-swap": lambda: find(2, mine("shotgun", 3), 0, "duel"),
    "duel-store": lambda: find(2, mine("general_store", 3), 0, "duel"),
    "standoff-play": lambda: find(3, mine("play", 6), 0, "duel"),
}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in CASES.items():
        shown = make()
        shown["events"] = shown["events"][-60:] if shown["view"]["game"] == "classic" else shown["events"]
        (FOLDER / f"{name}.json").write_text(json.dumps(shown, indent=1) + "\n", "utf-8")
