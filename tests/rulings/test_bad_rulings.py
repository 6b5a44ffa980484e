"""A ruling that is wrong says so readably; one that cannot be understood says what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.kernel.errors import SixgunError
from sixgun.rulings import BadRuling, check, parse_ruling, run

HEAD = """
id = "x"
title = "A ruling"
game = "classic"
covers = ["bang"]
"""
TABLE = """
[table]
turn = "A"
seats = [
  { name = "A", hand = "bang bang" }, { name = "B", hand = "missed", play = "barrel" },
  { name = "C" }, { name = "D" },
]
"""


def ruling(steps: str, table: str = TABLE, case: str = "", head: str = HEAD):
    return parse_ruling(f'{head}{table}\n[[case]]\n{case}\nsteps = """\n{steps}\n"""\n', "x.toml")


def error(steps: str = "? A life 5", **parts: str) -> str:
    """What is wrong about that file."""
    try:
        [told] = run(ruling(steps, **parts)).failures
    except BadRuling as found:
        assert isinstance(found, SixgunError)
        told = str(found)
    assert told.startswith("x.toml: ")
    return told


def failure(steps: str, **parts: str) -> str:
    return "\n".join(run(ruling(steps, **parts)).failures)


# -- files that cannot be understood ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"head": HEAD.replace("covers", "cover")}, "no 'cover' (did you mean 'covers'?)"),
        ({"head": HEAD.replace("title", "# title")}, 'needs a text title = "…"'),
        ({"head": HEAD.replace("classic", "clasic")}, "no game 'clasic' (did you mean 'classic'?)"),
        ({"head": HEAD.replace('["bang"]', '"bang"')}, "covers is a list of ids"),
        ({"head": HEAD.replace('["bang"]', '["bagn"]')}, "no id of docs/rules (did you mean 'bang'?)"),
        ({"head": HEAD.replace('["bang"]', '["DU-HIT-1"]')}, "covers 'DU-HIT-1', which is no id of docs/rules"),
        ({"table": TABLE.replace("turn", "trun")}, "the table has no 'trun' (did you mean 'turn'?)"),
        ({"table": TABLE.replace("hand =", "hnad =", 1)}, "seat 1 has no 'hnad' (did you mean 'hand'?)"),
        ({"table": TABLE.replace('turn = "A"', "")}, 'say turn = "A"'),
        ({"table": TABLE.replace('turn = "A"', 'turn = "E"')}, "no living seat 'E'"),
        ({"table": TABLE.replace('"bang bang"', '"bnag"')}, "no card 'bnag' (did you mean 'bang'?)"),
        ({"table": TABLE.replace('"bang bang"', '"scope scope"')}, "no scope left at this table: the game has 1"),
        ({"table": TABLE.replace('"bang bang"', '"bang:AS bang:AS"')}, "no bang:AS left"),
        ({"table": TABLE.replace('"barrel"', '"beer"')}, "beer cannot lie in play"),
        ({"table": TABLE.replace('name = "C"', 'name = "C", role = "deputy"')}, "4 players have no further deputy"),
        ({"table": TABLE.replace('name = "C"', 'name = "C", role = "boss"')}, "no role 'boss'"),
        ({"table": TABLE.replace('name = "C"', 'name = "C", character = "willy"')}, "(did you mean 'willy_the_kid'?)"),
        ({"table": TABLE.replace('name = "C"', 'name = "C", life = 9')}, "life is a number from 1 to 4, not 9"),
        ({"table": TABLE.replace('name = "C"', 'name = "C", dead = true, hand = "beer"')}, "a seat without life, hand"),
        ({"table": TABLE.replace('name = "C"', 'name = "B"')}, "seats need different names"),
        ({"table": TABLE.replace('name = "C"', 'name = "c"')}, "the first one a capital"),
        ({"table": re.sub("seats = .*]", 'seats = [{ name = "A" }]', TABLE, flags=re.DOTALL)}, "players, not 1"),
        ({"table": TABLE + "options = { no_book_card = true }"}, "no table option 'no_book_card'"),
        ({"table": TABLE + 'sets = ["bse"]'}, "no set 'bse'"),
        ({"table": TABLE + 'rest = "pocket"'}, "not 'pocket'"),
        ({"case": 'seat.E.hand = "beer"'}, "no seat E; the seats are A, B, C, D"),
        ({"case": 'tabel.deck = "4H"'}, "case 1 has no 'tabel' (did you mean 'table'?)"),
        ({"table": TABLE + "]"}, "not TOML"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused(parts: dict[str, str], said: str) -> None:
    assert said in error(**parts)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("play bang > B", "is neither an answer, 'A: play beer', nor expected, '? A life 3'"),
        ("? A lief 3", "no such words (did you mean 'life'?)"),
        ("? E life 3", "no seat E; the seats are A, B, C, D"),
        ("E: pass", "no seat E"),
        ("? B not offered beeer", "'beeer' names nothing in the classic game (did you mean 'beer'?)"),
        ("A: play bnag > B", "'bnag' names nothing"),
        ("? A may not play bang > B: out_of_rang", "no reason 'out_of_rang' (did you mean 'out_of_range'?)"),
        ("? A may not play bang > B", "say it like this: '? A may not play bang > C: out_of_range'"),
        ("? no log reshufle", "no entry 'reshufle' (did you mean 'reshuffle'?)"),
        ("? A hand", "say which cards, or 'none'"),
        ("? A hand beeer", "no card 'beeer' (did you mean 'beer'?)"),
        ("? A life many", "say it like this: '? C life 3'"),
        ("? log", "say it like this: '? log hurt B then draw B'"),
        ("? log hurt B then", "say it like this: '? log hurt B then draw B'"),
        ("? log 2 times", "say it like this: '? log hurt B then draw B'"),
        ("? log hurt B then drw B", "no entry 'drw' (did you mean 'draw'?)"),
        ("? A default psas", "'psas' names nothing in the classic game (did you mean 'pass'?)"),
        ("? winner outlaws", "'outlaws' names nothing"),
    ],
)
def test_a_bad_step_is_refused(step: str, said: str) -> None:
    assert said in error(step)


def test_no_steps_at_all() -> None:
    with pytest.raises(BadRuling, match="case 1 needs a text steps"):
        ruling("")
    with pytest.raises(BadRuling, match="there are no steps"):
        ruling("# only a remark")


def test_the_id_is_the_name_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "y.toml"
    path.write_text(f'{HEAD}{TABLE}\n[[case]]\nsteps = "? A life 5"', encoding="utf-8")
    [outcome] = check([path])
    assert not outcome.holds and "it must be the name of the file, 'y'" in outcome.failures[0]
    with pytest.raises(BadRuling, match="no such file"):
        check([tmp_path / "z.toml"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadRuling, match="no ruling"):
        check([tmp_path / "empty"])


def test_rulings_of_a_folder_are_all_played(tmp_path: Path) -> None:
    for id, life in (("good", 5), ("wrong", 4)):
        text = f'{HEAD}{TABLE}\n[[case]]\nsteps = "? A life {life}"'.replace('"x"', f'"{id}"')
        (tmp_path / f"{id}.toml").write_text(text, encoding="utf-8")
    assert [(o.id, o.holds) for o in check([tmp_path])] == [("good", True), ("wrong", False)]


# -- rulings that do not hold -----------------------------------------------------------------------


def test_a_failure_says_where_what_was_expected_and_what_there_is() -> None:
    told = failure("A: play bang > B\n? B life 3", case='title = "A shot"')
    assert told.startswith("x.toml: case 1 (A shot), step 2 of 2:  ? B life 3\n")
    assert "expected: life 3\n" in told and "found:    4\n" in told
    assert "B is asked dodge: pass, play missed:TC, use barrel" in told


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ("A: play missed", "pass, play bang:AS > B"),
        ("B: pass", "nothing: it is not asked"),
        ("A: play bang", "several: play bang > B, play bang > D"),
        ("? A asked dodge", "asked play"),
        ("? A not asked", "asked play"),
        ("? B offered pass", "nothing: it is not asked"),
        ("? A not offered bang", "offered play bang:AS > B"),
        ("? A not offered bang > B", "offered play bang:AS > B"),
        ("? A may not play bang > B: out_of_range", "it is offered"),
        ("? A may not play bang > C: bang_limit", "refused for out_of_range (CL-TGT-3)"),
        ("? over", "it goes on"),
        ("? winner outlaw", "the game goes on"),
        ("? winners B", "none yet"),
        ("? log reshuffle", "an empty log"),
        ("? log 1 time reshuffle", "an empty log"),
        ("? A default play bang", "pass"),
        ("? B default pass", "not asked"),
        ("? A may take back", "nothing to take back"),
        ("A: take back", "seat 0 has nothing to take back"),
        ("? B max life 5", "4"),
        ("? A hand bang", "bang:AS bang:QH"),
        ("? B holds missed missed", "missed:TC"),
        ("? B in play none", "barrel:QS"),
        ("? B dead", "False"),
        ("? turn B", "A"),
        ("? distance A B 2", "1"),
        ("? deck size 3", "76"),
        ("? discard top bang", "none"),
        ("? B sees role of C outlaw", "hidden"),
        ("? B knows in A bang", "none"),
    ],
)  # fmt: skip
def test_an_unmet_step_says_what_there_is(steps: str, found: str) -> None:
    assert f"found:    {found}" in failure(steps)


def test_everything_that_is_wrong_about_a_file_is_told() -> None:
    text = f"""{HEAD.replace('["bang"]', '["bang", "barell"]')}{TABLE}
[[case]]
steps = '''
? A life 4
? B lief 4
A: play bang > B
? B life 3
B: play bang
? A life 9
'''
[[case]]
seat.A.hand = "bnag"
steps = "? A life 5"
[[case]]
steps = "? D life 3"
"""
    told = run(parse_ruling(text, "x.toml")).failures
    assert [line.split("\n")[0] for line in told] == [
        "x.toml: covers 'barell', which is no id of docs/rules (did you mean 'barrel'?)",
        "x.toml: case 1, step 1 of 6:  ? A life 4",
        told[2],
        "x.toml: case 1, step 4 of 6:  ? B life 3",
        "x.toml: case 1, step 5 of 6:  B: play bang",
        "x.toml: case 2, there is no card 'bnag' (did you mean 'bang'?)",
        "x.toml: case 3, step 1 of 1:  ? D life 3",
    ]
    assert "step 2, '? B lief 4': no such words (did you mean 'life'?)" in told[2]


def test_a_forgotten_question_fails_unless_it_is_the_last_expectation() -> None:
    told = failure("A: play bang > B")
    assert "after the last step" in told and "an open question, dodge" in told
    assert not failure("A: play bang > B\n? B asked dodge")
    assert not failure("A: play bang > B\nB: pass\n? B life 3")


def test_a_ruling_must_not_leave_anything_to_chance() -> None:
    lucky = '[table]\nstart = "A"\nseats = [{name = "A"}, {name = "B"}, {name = "C"}, {name = "D"}]'
    assert "the case leaves something to chance" in failure("? A hand bang bang", table=lucky)


@pytest.mark.parametrize(("key", "other"), [("start", "turn"), ("turn", "start")])
def test_a_case_may_choose_another_moment_than_the_table(key: str, other: str) -> None:
    table = TABLE.replace("turn", other, 1) + 'deck = "4H 5H"'
    assert not failure("? turn B\n? B asked play", table=table, case=f'table.{key} = "B"')


def test_the_log_is_asked_for_number_and_order() -> None:
    shot = "A: play bang > B\nB: use barrel\nB: play missed\n"
    table = TABLE + 'deck = "4C"'
    holding = [
        "play A bang B then check B 4C barrel then respond B missed",
        "1 time check",
        "1 time play",
        "0 times hurt",
    ]
    for said in holding:
        assert not failure(f"{shot}? log {said}", table=table), said
    for said in ("respond B missed then play A bang B", "3 times play", "0 times play", "play A then play A"):
        assert "expected: the log says" in failure(f"{shot}? log {said}", table=table), said


def test_a_move_may_be_taken_back_as_long_as_nothing_was_seen() -> None:
    table = TABLE.replace('"bang bang"', '"scope mustang stagecoach"')
    assert not failure("A: play scope\n? A may take back\nA: take back\n? A in play none\nA: play mustang", table=table)
    assert not failure("A: play stagecoach\n? A may not take back", table=table)


def test_a_target_may_be_left_out_where_only_one_thing_is_meant() -> None:
    table = TABLE.replace('name = "D"', 'name = "D", play = "mustang"')
    assert not failure("A: play bang\nB: pass\n? B life 3", table=table)


def test_a_use_may_be_left_out_and_corners_say_which_card() -> None:
    table = TABLE.replace('"bang bang"', '"missed:3S missed:4S"').replace(
        'name = "A"', 'name = "A", character = "calamity_janet"'
    )
    assert not failure("A: play 4S > B\nB: pass\n? A hand 3S", table=table)
