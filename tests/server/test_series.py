"""To the server a series is a game: it is played, left to bots, taken up again and kept like one."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sixgun
from sixgun.cli.main import run
from sixgun.kernel.errors import BadSetup
from sixgun.rulings.format import parse_ruling
from sixgun.rulings.runner import run as run_ruling

from .driving import Running

SERIES = {"players": 4, "options": {"scoring_series": True, "variant_hire": True, "variant_experience": True}}


def test_a_series_is_played_like_a_game(server: Running) -> None:
    """[scoring_series]"""
    over = server.play(setup=SERIES).play_to_the_end()
    result = over["result"]
    assert len(result["games"]) == 4 and [row["place"] for row in result["standings"]] == [1, 2, 3, 4]
    assert result["winners"] == [result["standings"][0]["seat"]] and over["replay"]


def test_standings_are_data_and_a_table_for_spreadsheets(server: Running) -> None:
    """[scoring_series]"""
    table = server.play("=Ann", setup=SERIES)
    early = server.get(f"/api/tables/{table.code}/standings")
    assert not early["over"] and early["games"] == [] and early["players"][0] == "=Ann"
    over = table.play_to_the_end()
    told = server.get(f"/api/replays/{over['replay']}/standings")
    assert told["over"] and told["standings"] == over["result"]["standings"] and len(told["games"]) == 4
    assert server.get(f"/api/tables/{table.code}/standings")["standings"] == told["standings"]
    csv = server.http.get(f"/api/replays/{over['replay']}/standings", params={"form": "csv"})
    lines = csv.text.splitlines()
    assert csv.headers["content-type"].startswith("text/csv")
    assert lines[0] == "place,seat,dollars,wins,turns,player,game_1,game_2,game_3,game_4"
    assert len(lines) == 5 and ",'=Ann," in csv.text  # no spreadsheet reckons with a name


def test_its_replay_tells_where_each_game_begins(server: Running) -> None:
    """[scoring_series]"""
    over = server.play(setup=SERIES).play_to_the_end()
    info = server.get(f"/api/replays/{over['replay']}")
    games = info["games"]
    assert [mark["game"] for mark in games] == [1, 2, 3, 4]
    assert {mark["sheriff"] for mark in games} == {0, 1, 2, 3}
    frames = [mark["frame"] for mark in games]
    assert frames == sorted(frames) and frames[-1] < info["frames"]


def test_a_single_game_has_no_standings(server: Running) -> None:
    table = server.play()
    answer = server.http.get(f"/api/tables/{table.code}/standings")
    assert answer.status_code == 404 and answer.json()["id"] == "no_series"


BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": 5, "options": {"six_player_special": True}}, "is for 6 players, not 5"),
    ({"players": 6, "options": {"six_auto_end": True}}, "needs 'six_player_special'"),
    ({"players": 4, "options": {"variant_hire": True}}, "needs 'scoring_series'"),
    ({"players": 3, "options": {"scoring_series": True}}, "a series is for 4 to 8"),
    (
        {"players": 4, "options": {"scoring_series": True, "variant_hire": True, "character_choice_of_two": True}},
        "one of the two",
    ),
    ({"players": 9}, "for 2 to 8 players, not 9"),
    ({"players": 4, "sets": ["base", "atlantis"]}, "atlantis"),
    ({"players": 4, "options": {"hn_handcuffs_sheriff": True}}, "'hn_handcuffs_sheriff' needs the set 'high_noon'"),
    ({"players": 4, "options": {"variant_bounties": True}}, "needs 'scoring_series'"),
    ({"players": 4, "options": {"no_such_rule": True}}, "there is no table option 'no_such_rule' with base"),
]
RULING = """
id = "bad"
title = "Cannot be"
game = "classic"
[table]
turn = "A"
sets = {sets}
options = {{ {options} }}
seats = [{seats}]
[[case]]
steps = "? A asked play"
"""


def as_ruling(setup: dict[str, Any]) -> str:
    """A ruling of such a table."""
    return RULING.format(
        sets=json.dumps(setup.get("sets", ["base"])),
        options=", ".join(f"{name} = true" for name in setup.get("options", {})),
        seats=", ".join(f'{{ name = "{name}" }}' for name in "ABCDEFGHI"[: setup["players"]]),
    )


@pytest.mark.parametrize(("setup", "said"), BAD, ids=lambda each: str(each)[-40:])
def test_what_does_not_go_together_is_refused_in_one_sentence(
    server: Running, setup: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the library, the command line, the protocol, a record and a ruling alike."""
    with pytest.raises(BadSetup, match=said) as refused:
        sixgun.open_table("classic", setup, "bad")
    sentence = str(refused.value)
    assert "\n" not in sentence
    answer = server.http.post("/api/tables", json={"name": "Ann", "settings": {"setup": setup}})
    assert answer.status_code == 409 and answer.json()["args"]["detail"] == sentence
    owner = server.open("Ann")
    settings = owner.until(lambda message: message["type"] == "table")["settings"]
    owner.send("configure", settings={**settings, "setup": setup})
    assert owner.error()["args"]["detail"] == sentence
    options = [f"--option={name}" for name in setup.get("options", {})]
    options += [f"--set={name}" for name in setup.get("sets", [])]
    for command in (["sim", "--games=1"], ["arena", "baseline", "--deals=1", "--processes=1"], ["play", "--terminal"]):
        assert run([*command, "--players", str(setup["players"]), *options]) == 2
        assert said in capsys.readouterr().err
    record = json.loads(sixgun.new_game("classic", 4, seed="good").record().to_json())
    with pytest.raises(sixgun.SixgunError) as unplayable:
        sixgun.replay(sixgun.Record.from_json(json.dumps(record | {"setup": setup})))
    assert sentence in str(unplayable.value) and "\n" not in str(unplayable.value)
    [failure] = run_ruling(parse_ruling(as_ruling(setup), "bad")).failures
    assert sentence in failure and "\n" not in failure


def test_a_set_without_what_it_needs_is_refused_in_one_sentence(server: Running) -> None:
    """(The command line names the sets besides the base game.)"""
    setup = {"players": 4, "sets": ["dodge_city"]}
    answer = server.http.post("/api/tables", json={"name": "Ann", "settings": {"setup": setup}})
    assert answer.status_code == 409 and answer.json()["args"]["detail"] == "the classic game needs the set 'base'"
    [failure] = run_ruling(parse_ruling(as_ruling(setup), "bad")).failures
    assert "the classic game needs the set 'base'" in failure
