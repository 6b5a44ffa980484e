"""Print games at random with every sentence the engine's side makes of them, in every language: the client must say the same.

``PYTHONPATH=../src python dev/said.py [SEED]``
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import sixgun
from sixgun.classic.sets import all_manifests
from sixgun.duel.options import MODES
from sixgun.games import kind_of
from sixgun.kernel.show import show_events, show_question
from sixgun.locale import LANGUAGES
from sixgun.locale.sentences import NOBODY, Sentences

NAMES = ["Anna", "Bart", "Cora", "Dave", "Ella", "Finn", "Gus", "Hank"]
MOST = 400  # answers
EVERY = 5  # of so many questions, one is written down
OPTIONS = 25  # of a question


def main(seed: str) -> None:
    """Print a list of games."""
    json.dump([told(table, f"{seed} {table.record().setup}") for table in tables(seed)], sys.stdout, ensure_ascii=False)


def tables(seed: str) -> Iterator[sixgun.Table]:
    """The base game with its options, each set, all sets together, modes and a series; The Duel in every mode."""
    sets = [manifest.id for manifest in all_manifests() if manifest.id != "base"]
    plain = {"special_characters": True, "variant_no_mercy": True}
    yield sixgun.new_game("classic", players=7, seed=seed, options=plain)
    for brought in [*([one] for one in sets), sets]:
        yield sixgun.new_game("classic", players=5, seed=seed, sets=["base", *brought])
    yield sixgun.new_game("classic", players=2, seed=seed)
    yield sixgun.new_game("classic", players=6, seed=seed, options={"six_player_special": True})
    series = {"scoring_series": True, "variant_hire": True, "variant_experience": True, "variant_bounties": True}
    yield sixgun.new_game("classic", players=4, seed=seed, options=series)
    for mode in MODES:
        yield sixgun.new_game("duel", seed=seed, mode=mode)


def told(table: sixgun.Table, seed: str) -> dict[str, Any]:
    """One game: what those asked, one player and a spectator read."""
    chance = random.Random(seed)
    asked = []
    for _ in range(MOST):
        if table.over:
            break
        seat = table.asked[0]
        if chance.randrange(EVERY) == 0:
            asked.append(question(table, seat, chance))
        table.answer(seat, chance.choice(table.choices(seat)).key)
    return {
        "game": table.record().game,
        "sets": table.record().setup.get("sets", []),
        "names": NAMES,
        "asked": asked,
        "stories": [story(table, viewer) for viewer in (0, NOBODY)],
    }


def speakers(table: sixgun.Table, me: int) -> dict[str, Sentences]:
    """Somebody who speaks each language."""
    return {one: kind_of(table.record().game).part("locale", "SENTENCES")(one, NAMES, me) for one in LANGUAGES}


def question(table: sixgun.Table, me: int, chance: random.Random) -> dict[str, Any]:
    """A question with its answers, and why a card cannot be played."""
    view = table.view(me).to_dict()
    shown: dict[str, Any] = show_question(table.session, me) or {}
    shown["options"] = shown["options"][:OPTIONS]
    hand: Any = view["hand"]
    reasons = [table.why_not(me, card, chance.randrange(-1, 4)) for card in hand]
    whys = [why for why in reasons if why]
    said = {}
    for language, speaker in speakers(table, me).items():
        speaker.look(view)
        said[language] = {
            "question": speaker.question(shown),
            "options": [speaker.option(one, shown["why"]) for one in shown["options"]],
            "reasons": [speaker.reason(why) for why in whys],
        }
    return {"me": me, "view": view, "question": shown, "reasons": whys, "said": said}


def story(table: sixgun.Table, viewer: int) -> dict[str, Any]:
    """What happened, and the sentences."""
    events = show_events(table.session, viewer, 0)
    by = speakers(table, viewer)
    view = table.view(viewer).to_dict()
    if view["game"] == "classic":  # whose figures they are
        for speaker in by.values():
            speaker.look(view)
    said = {one: [line for _, line in speaker.tell(events)] for one, speaker in by.items()}
    return {"viewer": viewer, "view": view, "events": events, "said": said}


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "said")
