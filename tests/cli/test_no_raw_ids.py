"""Games with everything are told in every language without an id that has no name.

The client says the same sentences: ``web/tests/said.test.ts``.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from sixgun import Table, new_game
from sixgun.classic.sets import all_manifests
from sixgun.duel.options import MODES
from sixgun.games import kind_of
from sixgun.kernel.show import show_events, show_question
from sixgun.locale import LANGUAGES
from sixgun.locale.sentences import NOBODY, Sentences
from sixgun.rulings.format import parse_ruling
from sixgun.rulings.runner import lay_out

NAMES = ["Anna", "Bart", "Cora", "Dave", "Ella", "Finn", "Gus", "Hank"]
SETS = [manifest.id for manifest in all_manifests()]
SPECIAL: dict[str, object] = {"special_characters": True}
SERIES: dict[str, object] = {
    "scoring_series": True, "variant_hire": True, "variant_experience": True, "variant_bounties": True,
}  # fmt: skip
TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "sets": SETS, "options": SPECIAL},
    "three": {"players": 3, "sets": SETS, "options": SPECIAL},
    "five": {"players": 5, "sets": SETS, "options": SPECIAL},
    "six": {"players": 6, "sets": SETS, "options": {"six_player_special": True}},
    "eight": {"players": 8, "sets": SETS},
    "series": {"players": 4, "sets": SETS, "options": SERIES},
    **{mode: {"game": "duel", "mode": mode} for mode in MODES},
}
MOST = 200  # answers
OPTIONS = 6  # of a question that are said
HOLE = re.compile(r" [.,;]|\(\)|  ")  # where something should be named
UNDERSCORE = re.compile(r"[a-z0-9]_[a-z]")


class Listener:
    """Hears which ids are named though they have no name, and finds them in the sentence."""

    def __init__(self, said: Sentences) -> None:
        self.said = said
        self.unnamed: set[str] = set()
        name = said.name

        def listening(id: str, case: str = "") -> str:
            if id and not said.thing(id):
                self.unnamed.add(id)
            return name(id, case)

        said.name = listening  # type: ignore[method-assign]

    def check(self, text: str) -> None:
        """Is it a sentence without an id, and does it begin with a word?"""
        raw = [id for id in self.unnamed if re.search(rf"(?<!\w){re.escape(id)}(?!\w)", text)]
        self.unnamed.clear()
        assert not raw, f"{raw} in {text!r}"
        assert not UNDERSCORE.search(text) and "[" not in text and "{" not in text, text
        assert text[0] not in " :,.;", text
        assert not HOLE.search(text), text


def listeners(table: Table, me: int) -> list[Listener]:
    """One for each language, who see the table as *me* does."""
    sentences = kind_of(table.record().game).part("locale", "SENTENCES")
    found = [Listener(sentences(language, NAMES, me)) for language in LANGUAGES]
    for one in found:
        one.said.look(table.view(me).to_dict())
    return found


def hear_question(table: Table, seat: int, chance: random.Random) -> None:
    """The question, some of the answers, why a card cannot be played."""
    view, asked = table.view(seat).to_dict(), show_question(table.session, seat)
    assert asked is not None
    offered, hand = list(asked["options"]), list(view["hand"])  # type: ignore[call-overload]
    reasons = [table.why_not(seat, card, chance.randrange(len(NAMES) // 2)) for card in hand[:2]]
    said = chance.sample(offered, min(OPTIONS, len(offered)))
    for one in listeners(table, seat):
        one.check(one.said.question(asked))
        for option in said:
            one.check(one.said.option(option, str(asked["why"])))
        for reason in reasons:
            one.check(one.said.reason(reason) if reason else "offered")


@pytest.mark.parametrize("name", TABLES)
def test_everything_that_is_said_has_a_name_in_every_language(name: str) -> None:
    table = new_game(**{"game": "classic", "seed": f"raw {name}", **TABLES[name]})
    chance = random.Random(name)
    for _ in range(MOST):
        if table.over:
            break
        seat = table.asked[0]
        hear_question(table, seat, chance)
        table.answer(seat, chance.choice(table.choices(seat)).key)
    for viewer in (0, NOBODY):
        events = show_events(table.session, viewer, 0)
        for one in listeners(table, viewer):
            for _, line in one.said.tell(events):
                one.check(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [1, 2])
def test_what_is_taken_from_nobody_is_told_without_a_hole(language: str, me: int) -> None:
    entry = {"number": 1, "what": "take", "seat": 1, "card": "indians:AD", "cause": "john_pain"}
    said = Sentences(language, NAMES, me).entry(entry)
    assert not HOLE.search(said), said
    assert "John Pain" in said


LELAND = """
id = "leland"
title = "The End of the Line"
game = "classic"
[table]
sets = ["base", "train_robbery"]
path = "boom_town catico san_tafe deathwood tombrock"
wagons = "caboose mail_car lounge_car"
turn = "B"
locomotive = 5
side = "leland"
seats = [{ name = "A" }, { name = "B", hand = "5H 8D KS" }, { name = "C" }, { name = "D" }, { name = "E" }]
[[case]]
steps = "? B asked play"
"""


def test_the_locomotive_is_what_acts_whatever_has_moved_it() -> None:
    """[TR-LOCO-3 TR-GET-4]"""
    [case] = (ruling := parse_ruling(LELAND, "leland")).cases
    stage = lay_out(ruling, case)
    stage.answer(1, ["use", "free_advance"])
    stage.answer(1, ["use", "rob", "caboose"])
    while (ask := stage.question(1)) is not None and ask.why == "price":
        stage.session.answer(1, ask.options[0])
    asked = show_question(stage.session, 1)
    assert asked is not None and asked["why"] == "general_store"
    assert Sentences("en", NAMES, 1).question(asked) == "Leland: which card do you take?"
    assert asked["about"] == {"count": 5, "as": "leland", "by": 1}
    view = stage.session.view(1).to_dict()
    assert view["stage"] == {"by": 1, "verb": "use", "ability": "leland"}
    while (ask := stage.session.question(stage.session.asked()[0])) is not None and ask.why == "general_store":
        stage.session.answer(ask.seat, ask.options[0])
    assert stage.session.view(1).to_dict()["stage"] is None
