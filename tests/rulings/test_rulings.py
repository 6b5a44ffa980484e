"""Every shipped ruling holds, can be told, and names ids that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.classic.sets import SETS
from sixgun.kernel.chance import Chance, key_of
from sixgun.locale import LANGUAGES
from sixgun.rulings import BadRuling, check, coverage, find, lay_out, parse_ruling, read_ruling, run, shipped, show
from sixgun.rulings.classic.extension import words_of_sets
from sixgun.rulings.classic.series import SERIES
from sixgun.rulings.classic.words import BASE
from sixgun.rulings.coverage import ENOUGH, EXEMPT, ids_in_tests
from sixgun.rulings.index import SHIPPED_INDEX, as_json, items, read_folder
from sixgun.rulings.runner import phrases
from sixgun.rulings.words import words_of

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
FILES = shipped()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_ruling(path: Path) -> None:
    outcome = run(read_ruling(path))
    assert outcome.holds, outcome.failures


def test_every_id_is_used_once() -> None:
    names = [path.stem for path in FILES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_can_be_told(language: str) -> None:
    """In that language from the title to the last step: no id of a card, no message that is missing."""
    for path in FILES:
        head, *lines = show(path, language).splitlines()
        steps = [line for line in lines if line.startswith((" ", *"123456789"))]  # not the ids it settles
        told = "\n".join([head.removeprefix(f"{path.stem}: "), *steps])
        assert "✗" not in told and not re.search(r"\[[a-z-]+\]|\b[a-z]+_[a-z_]+\b|[{}]", told), told


def test_the_table_of_a_ruling_can_be_opened_forked_and_redealt() -> None:
    for path in FILES:
        ruling = read_ruling(path)
        for case in ruling.cases:
            session = lay_out(ruling, case).session
            assert session.fork().fingerprint() == session.fingerprint()
            dealt = session.redeal(0, Chance(key_of("ruling")))
            assert dealt.view(0).to_dict() == session.view(0).to_dict()


def test_checking_by_id_and_by_folder() -> None:
    assert [outcome.id for outcome in check(["CL-S-7"])] == ["CL-S-7"]
    folder = find("CL-S-7")
    assert len(check([Path(folder.source).parent])) >= 39
    with pytest.raises(BadRuling, match="did you mean 'barrel-is-optional'"):
        check(["barrel-is-optinal"])


# -- coverage ---------------------------------------------------------------------------------------


def test_no_id_of_the_specification_is_uncovered() -> None:
    found = coverage()
    assert {at: ids for at in found.sections if (ids := found.uncovered(*at))} == {}


def test_everything_on_the_table_has_three_rulings_or_three_cases() -> None:
    """Cards, characters and events: it works, it does not, it meets another. Wagons and stations: in one file."""
    cases = {path.stem: len(read_ruling(path).cases) for path in FILES}
    found = coverage()
    for one in found.covered:
        if one.item.kind in ("card", "character", "event"):
            assert len(one.rulings) >= ENOUGH, one.item.id
        if one.item.kind in ("wagon", "station", "locomotive"):
            assert sum(cases[id] for id in one.rulings) >= ENOUGH, one.item.id


@pytest.mark.parametrize(
    "mode", ["two players", "three players", "special six", "eight players", "scoring", "variants"]
)
def test_every_mode_and_variant_has_three_rulings(mode: str) -> None:
    found = coverage().sections["classic", mode]
    assert len({id for one in found for id in one.rulings}) >= ENOUGH
    variants = [one for one in found if one.item.id.startswith("variant_")]
    assert all(len(one.rulings) >= ENOUGH for one in variants)
    assert len(variants) == {"scoring": 3, "variants": 2}.get(mode, 0)


def test_every_card_and_character_of_the_base_game_has_three_rulings() -> None:
    found = coverage()
    assert found.thin("classic", "base") == {}
    kinds = [one.item.kind for one in found.sections["classic", "base"]]
    assert (kinds.count("card"), kinds.count("character"), kinds.count("role")) == (22, 19, 4)


def test_every_scenario_of_the_specification_is_a_ruling_of_that_name() -> None:
    """Of both games, their sets, modes, scoring and variants."""
    scenarios = {item.id for item in items() if item.kind == "scenario"}
    assert len(scenarios) == 329
    assert scenarios <= {path.stem for path in FILES}


def test_cards_characters_and_options_a_ruling_covers_lie_on_its_table() -> None:
    kinds = {(item.game, item.id): item.kind for item in items()}
    for path in FILES:
        ruling = read_ruling(path)
        body = path.read_text(encoding="utf-8").partition("[table]")[2]
        for id in ruling.covers:
            if kinds[ruling.game, id] in ("card", "character"):
                assert id in body, f"{path.stem} does not show {id}"


def test_what_is_exempt_exists() -> None:
    assert EXEMPT.keys() <= {(item.game, item.id) for item in items()}


def test_the_shipped_list_of_ids_is_up_to_date() -> None:
    found = as_json(read_folder(ROOT / "docs" / "rules"))
    assert SHIPPED_INDEX.read_text(encoding="utf-8") == found, "run python -m sixgun.rulings.index"


def test_coverage_is_plain_data() -> None:
    data = coverage().to_dict()
    base = data["games"]["classic"]["base"]
    assert base["ids"]["barrel"]["kind"] == "card" and "CL-S-7" in base["ids"]["barrel"]["rulings"]
    assert any("test_setup_rules" in test for test in base["ids"]["CL-SETUP-1"]["tests"])
    assert base["exempt"] == {"CL-INFO-5": EXEMPT["classic", "CL-INFO-5"]}


def test_ids_are_read_from_docstrings() -> None:
    text = 'def test_a():\n    """It works. [CL-S-1 barrel; CL-S-2]"""\ndef helper():\n    """[CL-S-3]"""\n'
    assert ids_in_tests(text) == {"test_a": ["CL-S-1", "barrel", "CL-S-2"]}


# -- the guide --------------------------------------------------------------------------------------


def example() -> str:
    """The worked example of the guide."""
    return re.search(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[1]


def test_the_example_of_the_guide_holds() -> None:
    outcome = run(parse_ruling(example(), "heart-from-the-barrel.toml"))
    assert outcome.holds and outcome.cases == 2


def test_the_failure_of_the_guide_is_the_real_one() -> None:
    wrong = example().replace("? B life 3", "? B life 4", 1)
    told = run(parse_ruling(wrong, "heart-from-the-barrel.toml")).failures[0]
    assert re.search(r"```text\n(.*?)```", GUIDE, re.DOTALL)[1].strip() == told.strip()


def test_the_guide_explains_every_phrase() -> None:
    missing = [phrase for phrase in phrases(words_of("classic")) if not re.search(rf"\? (?:[A-Z] )?{phrase}\b", GUIDE)]
    assert not missing


def test_every_entry_of_the_log_can_be_named() -> None:
    sources = (ROOT / "src" / "sixgun" / "classic").rglob("*.py")
    told = {what for source in sources for what in re.findall(r'tell\(\s*"(\w+)"', source.read_text(encoding="utf-8"))}
    log = words_of_sets(SETS, BASE + SERIES).log
    assert told <= set(log)
