"""A set brings words of its own to the rulings: for its tables, and for no others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.locale import texts
from sixgun.rulings import parse_ruling, run
from sixgun.rulings.classic import sets, table
from sixgun.rulings.story import tell_case

MODULE = """
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.format import BadRuling
from sixgun.rulings.words import Unmet


def thirst(g, value, names):
    if not isinstance(value, int):
        raise BadRuling("thirst = 2: so many cards lie in the discard pile")
    g.discards, g.deck = g.deck[-value:], g.deck[:-value]


def sober(g, value, seat):
    g.players[seat].life -= 1


def dry(stage, said):
    if len(stage.session.game.discards) != int(said[0]):
        raise Unmet(f"dry {said[0]}", str(len(stage.session.game.discards)))


def wounded(stage, seat, said):
    p = stage.session.game.players[seat]
    if p.life == p.max_life:
        raise Unmet("wounded", "unhurt")


WORDS = SetWords(
    table={"deck_dry": thirst},
    seat={"hand_sober": sober},
    of_table={"dry": dry},
    of_seats={"wounded": wounded},
    verbs=("ride",),
    names=("hn_thirst",),
    log=("thirst",),
    reasons=("too_dry",),
)
"""
RULING = """
id = "x"
title = "A ruling"
game = "classic"

[table]
turn = "A"
deck_dry = 3
seats = [{ name = "A", hand_sober = true }, { name = "B" }, { name = "C" }, { name = "D" }]

[[case]]
steps = '''
? dry 3
? A wounded
? A life 4
? A not offered ride hn_thirst
? no log thirst hn_thirst
'''
"""


@pytest.fixture
def set_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The base set brings some words, as a set to come would."""
    (tmp_path / "base.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.setattr(sets, "__path__", [str(tmp_path)])
    table.with_sets.cache_clear()
    yield
    monkeypatch.undo()
    del sys.modules[f"{sets.__name__}.base"]
    table.with_sets.cache_clear()


def test_the_words_of_a_set_lay_out_and_expect(set_words: None) -> None:
    assert run(parse_ruling(RULING, "x.toml")).failures == ()
    [told] = run(parse_ruling(RULING.replace("dry 3", "dry 4"), "x.toml")).failures
    assert "expected: dry 4\n  found:    3" in told
    [told] = run(parse_ruling(RULING.replace("deck_dry = 3", 'deck_dry = "x"'), "x.toml")).failures
    assert told == "x.toml: case 1, thirst = 2: so many cards lie in the discard pile"
    [told] = run(parse_ruling(RULING.replace("? A life 4", "? A may not play beer: too_dyr"), "x.toml")).failures
    assert "did you mean 'too_dry'?" in told


def test_the_words_of_a_set_are_told(set_words: None) -> None:
    ruling = parse_ruling(RULING, "x.toml")
    told = "\n".join(tell_case(ruling, ruling.cases[0], "en"))
    for message in ("ruling-deck-dry", "ruling-hand-sober"):
        assert texts("en").text(message, what="3") in told


def test_other_tables_do_not_know_them() -> None:
    [told] = run(parse_ruling(RULING, "x.toml")).failures
    assert "the table has no 'deck_dry'" in told


@pytest.mark.parametrize(
    ("expansion", "laid", "said"),
    [
        ("fistful", 'event = "fc_sniper"', "use fc_sniper"),
        ("fistful", 'event = "fc_ricochet"', "use fc_ricochet"),
        ("fistful", 'event = "fc_ricochet"', "use fc_ricochet > B"),
        ("train_robbery", 'path = "boom_town catico san_tafe deathwood"\nlocomotive = 2', "use rob"),
    ],
)
def test_what_is_not_offered_is_not_offered_in_any_way(expansion: str, laid: str, said: str) -> None:
    """Whatever further cards, wagons and seats the answer would name."""
    first = '{name = "A", role = "sheriff", hand = "bang:AS bang:5D"}'
    seats = f'[{first}, {{name = "B", play = "barrel"}}, {{name = "C"}}, {{name = "D"}}]'
    text = f"""
id = "x"
title = "x"
game = "classic"
covers = ["bang"]
[table]
sets = ["base", "{expansion}"]
turn = "A"
{laid}
seats = {seats}
[[case]]
steps = '''
? A not offered {said}
'''
"""
    (failure,) = run(parse_ruling(text, "x.toml")).failures
    assert "found:    offered use" in failure
