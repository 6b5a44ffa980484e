"""Golden games: a transcript of question, options, answer and what the table saw. A diff is a decision.

``python -m tests.golden.transcript`` writes them anew; quote and explain the diff in the change's description.
"""

from __future__ import annotations

from pathlib import Path

from sixgun import Table, open_table
from sixgun.kernel.chance import Chance, key_of

HERE = Path(__file__).parent
LONGEST = 400
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "classic/four": ("classic", {"players": 4}),
    "classic/five": ("classic", {"players": 5}),
    "classic/six": ("classic", {"players": 6}),
    "classic/seven": ("classic", {"players": 7}),
    "classic/special": ("classic", {"players": 5, "options": {"special_characters": True}}),
    "classic/two-characters": ("classic", {"players": 6, "options": {"character_choice_of_two": True}}),
    "classic/beginners": ("classic", {"players": 4, "options": {"no_book_cards": True}}),
    "classic/house": (
        "classic",
        {
            "players": 7,
            "options": {
                "panic_any_distance": True,
                "self_target_cards": False,
                "replace_same_name": True,
                "jail_until_escape": True,
                "discard_browsable": True,
                "variant_no_mercy": True,
                "variant_ruthless_law": True,
            },
        },
    ),
}


def words(event: dict[str, object]) -> str:
    """One entry of the story in one line."""
    more = [f"{name}={event[name]}" for name in ("target", "card", "amount", "cause") if name in event]
    return " ".join(["   ", f"P{event['seat']}" if "seat" in event else "table", str(event["what"]), *more])


def transcript(name: str) -> str:
    """The whole game as text."""
    game, setup = GAMES[name]
    table: Table = open_table(game, setup, f"golden {name}")
    chance = Chance(key_of(f"answers {name}"))
    lines = [f"{game} {setup} seed 'golden {name}'"]
    told = 0
    while not table.over and len(table.session.answers) < LONGEST:
        seat = table.asked[0]
        options = table.question(seat).options
        choice = options[chance.below(len(options))]
        lines.append(f"P{seat} {table.question(seat).why} ({len(options)}): {choice.key}")
        table.answer(seat, choice)
        events = table.show(-1, told)["events"]
        told += len(events)
        lines += [words(event) for event in events]
    return "\n".join([*lines, f"result {table.result}", f"fingerprint {table.fingerprint()}", ""])


if __name__ == "__main__":
    for each in GAMES:
        path = HERE / f"{each}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(transcript(each), encoding="utf-8")
        print(path.relative_to(HERE))
