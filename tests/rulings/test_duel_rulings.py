"""The rulings of The Duel cover its specification, and the guide explains their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.rulings import coverage, parse_ruling, run, shipped
from sixgun.rulings.duel.words import EVENTS
from sixgun.rulings.index import items
from sixgun.rulings.runner import phrases
from sixgun.rulings.words import words_of

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[1]


# -- coverage ---------------------------------------------------------------------------------------


def test_no_id_of_the_duel_is_uncovered() -> None:
    assert coverage().uncovered("duel", "duel") == []


def test_every_card_and_character_of_the_duel_has_three_rulings() -> None:
    found = coverage()
    assert found.thin("duel", "duel") == {}
    kinds = [one.item.kind for one in found.sections["duel", "duel"]]
    assert (kinds.count("card"), kinds.count("character")) == (31, 24)


def test_every_scenario_of_the_duel_is_a_ruling_of_that_name() -> None:
    scenarios = [i.id for i in items() if i.game == "duel" and i.kind == "scenario" and i.section == "duel"]
    assert len(scenarios) == 53
    assert set(scenarios) <= {path.stem for path in shipped()}


# -- the guide --------------------------------------------------------------------------------------


def test_the_example_of_the_guide_holds() -> None:
    outcome = run(parse_ruling(EXAMPLE, "barrel-and-missed.toml"))
    assert outcome.holds, outcome.failures


def test_the_guide_explains_every_phrase() -> None:
    words = words_of("duel")
    missing = [phrase for phrase in phrases(words) if not re.search(rf"\? (?:[A-Z] |[a-zQ.]+ )?{phrase}\b", GUIDE)]
    assert not missing


def test_every_entry_of_the_log_can_be_named() -> None:
    sources = (ROOT / "src" / "sixgun" / "duel").rglob("*.py")
    told = {what for source in sources for what in re.findall(r'tell\(\s*"(\w+)"', source.read_text(encoding="utf-8"))}
    assert told == set(EVENTS)


def test_an_ability_is_offered_whatever_card_it_takes() -> None:
    text = changed("west_harding", "cattle_katie scope").replace(
        "? jango asked hit", "Q: pass\n? P offered use cattle_katie"
    )
    table = text.replace(
        'front = "sid_curry", back = "cattle_katie scope"', 'front = "cattle_katie scope", back = "sid_curry"'
    )
    outcome = run(parse_ruling(table.partition("Q: use barrel")[0] + '"""', "x.toml"))
    assert outcome.holds
    outcome = run(parse_ruling(table.replace("offered use", "not offered use"), "x.toml"))
    assert "found:    offered use cattle_katie scope" in outcome.failures[0]


# -- files that cannot be understood, rulings that do not hold --------------------------------------


def changed(old: str, new: str) -> str:
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('turn = "P"', 'trun = "P"', "the table has no 'trun' (did you mean 'turn'?)"),
        ('turn = "P"', 'turn = "R"', "there is no seat 'R'"),
        ('turn = "P"', "", 'say turn = "A" (in phase 2)'),
        ('turn = "P"', 'turn = "P"\nmode = "duell"', "no mode 'duell'"),
        ('turn = "P"', 'turn = "P"\nrest = "pocket"', "not 'pocket'"),
        ('turn = "P"', 'turn = "P"\nreloads = 1', "reloads = true"),
        ('name = "Q"', 'nmae = "Q"', "seat 1 has no 'nmae' (did you mean 'name'?)"),
        ("jango(2) barrel", "jngo", "no character 'jngo' (did you mean 'jango'?)"),
        ("jango(2) barrel", "jango(4)", "jango has 1 to 3 life points, not 4"),
        ("jango(2) barrel", "jango(2) colt", "colt cannot lie beside a character"),
        ("jango(2) barrel", "jango(2) hat hat", "each name once"),
        ('front = "jango(2) barrel", ', "", 'seat Q needs front = "…"'),
        ('back = "bill_tightman"', 'back = "tom_thorn"', "seat Q leads the lawmen: there is no 'tom_thorn'"),
        ('back = "bill_tightman"', 'back = "none", reserve = "wild_bill"', "nobody in reserve"),
        ('back = "bill_tightman"', 'back = "bill_tightman", front_seat = "middle"', '"left" or "right"'),
        ('hand = "colt"', 'hand = "clot"', "no card 'clot' (did you mean 'colt'?)"),
        ('hand = "colt"', 'hand = "beer beer"', "no beer left at this table: there are 1 in all (beer:O-B)"),
        ("P: play colt > jango", "P: play colt > jangoo", "'jangoo' names nothing in The Duel (did you mean 'jango'?)"),
        ("P: play colt > jango", "? P not offered colt > R.front", "'R.front' names nothing"),
        ("? jango life 2", "? jango lief 2", "no such words (did you mean 'life'?)"),
        ("? jango life 2", "? R.front life 2", "there is no seat R"),
        ("? jango life 2", "? jango gear hatt", "no card 'hatt' (did you mean 'hat'?)"),
        ("? jango life 2", "? no log reshufle", "no entry 'reshufle' (did you mean 'reshuffle'?)"),
        ("? jango life 2", "? P may not play colt > jango: out_of_rage", "no reason 'out_of_rage'"),
    ],
)
def test_a_bad_file_is_refused(old: str, new: str, said: str) -> None:
    assert any(said in told for told in run(parse_ruling(changed(old, new), "x.toml")).failures)


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("? jango life 3", "2"),
        ("? jango gear none", "barrel:L-S"),
        ("? jango back", "front"),
        ("? jango alone", "False"),
        ("? jango out", "False"),
        ("? wild_bill life 3", "not in play"),
        ("? Q.left is wild_bill", "jango"),
        ("? bill_tightman asked hit", "Q asked hit for jango"),
        ("? jango not active", "True"),
        ("? bill_tightman active", "False"),
        ("? Q hand colt", "missed:L-S"),
        ("? P bangs 2", "1"),
        ("? Q reserve size 9", "1"),
        ("? Q sees backs of P L", "[]"),
        ("? Q knows in P missed", "none"),
        ("? queue retaliation", "[]"),
        ("? turn Q", "P"),
        ("? row missed", "none"),
        ("? reloads allowed", "not allowed yet"),
        ("? common size 3", "0"),
        ("? Q deck top L-B", "missed:L-S#2"),
        ("? Q sees top back of P L", "O"),
    ],
)
def test_an_unmet_step_says_what_there_is(step: str, found: str) -> None:
    text = changed("? jango asked hit", step).replace('deck = "L-S"', 'deck = "missed:L-S#2"')
    told = run(parse_ruling(text.replace('hand = "missed"', 'hand = "missed:L-S"'), "x.toml")).failures[0]
    assert f"found:    {found}" in told, told
