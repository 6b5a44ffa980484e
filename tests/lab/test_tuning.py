"""Tuning: what is learnt from games explains them, and a run goes on where it was broken off."""

from __future__ import annotations

import json
import random
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from sixgun.bots.classic.lore import REACHES, SIZE, place_of
from sixgun.bots.classic.value import COUNTED
from sixgun.bots.shipped import FOLDER, shipped
from sixgun.classic.table.roles import DEPUTY, OUTLAW, SHERIFF
from sixgun.cli.tune import tune
from sixgun.lab.tuning.classic import picks as who_picks_whom
from sixgun.lab.tuning.classic import steps
from sixgun.lab.tuning.classic.calibration import Calibration
from sixgun.lab.tuning.classic.contest import TUNED, Batch, Climb, Part, climb
from sixgun.lab.tuning.classic.picks import Pick, Picks, Recording, fit_mass, fit_quiet
from sixgun.lab.tuning.values import Row, fit, learn, loss


def test_weights_are_found_again_in_choices_made_by_them() -> None:
    """Three targets that are picked 6 : 3 : 1."""
    dice = random.Random(1)
    places = (place_of(0, 0, OUTLAW, SHERIFF, 2), place_of(0, 0, OUTLAW, DEPUTY, 2), place_of(0, 0, OUTLAW, OUTLAW, 2))
    true = dict(zip(places, (6.0, 3.0, 1.0), strict=True))
    picks = []
    for _ in range(4000):
        among = tuple(dice.sample(places, dice.choice((2, 3))))
        picks.append(Pick(dice.choices(among, [true[place] for place in among])[0], among))
    weights = who_picks_whom.fit(picks)
    assert len(weights) == SIZE
    assert weights[places[0]] / weights[places[1]] == pytest.approx(2.0, rel=0.15)
    assert weights[places[1]] / weights[places[2]] == pytest.approx(3.0, rel=0.2)


def test_who_attacks_everybody_more_often_has_more_weight() -> None:
    found = Picks(actors=[OUTLAW] * 40 + [DEPUTY] * 40, masses=[OUTLAW] * 20 + [DEPUTY] * 2)
    mass = fit_mass(found)
    assert mass[OUTLAW] > 4 * mass[DEPUTY] > 0


def test_who_has_quiet_turns_is_known_by_them() -> None:
    at = REACHES * OUTLAW
    quiet = fit_quiet(Picks(turns=[(at + 1, False)] * 30 + [(at, True)] * 30))
    assert quiet[at] > 0.9 and quiet[at + 1] < 0.1 and quiet[REACHES * DEPUTY] == 0.5


def test_a_recorded_game_shows_outlaws_picking_the_sheriff() -> None:
    picks = [pick for n in range(12) for pick in Recording(5, ("baseline",), f"picks {n}").picks().picks]
    assert len(picks) > 100 and all(pick.chosen in pick.among for pick in picks)
    sheriff = {place_of(0, phase, OUTLAW, SHERIFF, band) for phase in range(3) for band in range(3)}
    chances = [pick for pick in picks if set(pick.among) & sheriff and len(pick.among) > 1]
    assert sum(pick.chosen in sheriff for pick in chances) > 0.7 * len(chances) > 7


def test_a_number_that_decides_games_is_moved_the_right_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who attacks wins, here: the less an attack must promise, the better; all else is chance."""
    dice = random.Random(3)
    monkeypatch.setattr(Part, "with_numbers", lambda part, numbers: numbers)
    monkeypatch.setattr(Part, "play", lambda part, numbers, players, seed: float(dice.random() > 5.0 * numbers["aim"]))
    part = Part("outlaws", (4,))
    start = part.now()
    end = climb(part, Climb(start, 0, []), 2, 600, "hill", 1, lambda state: None)
    assert end.rounds == len(end.told) == 2
    assert end.numbers["aim"] < start["aim"] - 0.08


def test_a_run_that_is_broken_off_goes_on_where_it_stood() -> None:
    kept: list[Climb] = []
    part = Part("outlaws", (4,))
    whole = climb(part, Climb(part.now(), 0, []), 2, 8, "again", 1, kept.append)
    half = Climb(**json.loads(json.dumps(kept[0].to_dict())))
    assert climb(part, half, 2, 8, "again", 1, kept.append) == whole


def test_numbers_stay_where_they_make_sense() -> None:
    batch = Batch(Part("law", (4,)), {"fuse": 0.1, "own_life": 0.9}, 1.0, "t", 0, 1)
    assert batch.moved([-1, -1]) == {"fuse": 0.001, "own_life": 0.6}


def test_beliefs_are_learnt_once_and_written_with_their_command(tmp_path: Path) -> None:
    out = tmp_path / "beliefs.json"
    bots = ("baseline",)
    told = [steps.learn_beliefs(10, "t", bots, (4,), 1, tmp_path / "work", out, lambda done: None) for _ in range(2)]
    found = json.loads(out.read_text())
    assert told[0] == told[1] and found["command"].startswith("sixgun tune beliefs --games 10 --seed 't'")
    assert found["version"] == shipped("classic-beliefs")["version"] + 1
    assert len(found["tables"]["4"]["weights"]) == SIZE


def test_weights_that_are_no_better_on_fresh_deals_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "FRESH", 1)
    monkeypatch.setattr(steps, "compare", lambda *_: (-0.01, 0.02))
    out = tmp_path / "weights.json"
    told = steps.learn_weights("renegade", (4,), 1, 2, "t", 1, tmp_path, out, lambda done: None)
    assert told.endswith("not kept") and not out.exists()


def test_weights_are_kept_with_the_command_that_found_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "compare", lambda *_: (0.01, 0.02))
    out = tmp_path / "weights.json"
    for size in (4, 5):
        steps.learn_weights("law", (size,), 1, 2, "t", 1, tmp_path, out, lambda done: None)
    found = json.loads(out.read_text())
    assert set(found["parts"]) == {"law 4", "law 5"} and set(found["parts"]["law 4"]) == set(TUNED["law"])
    assert found["commands"]["law 5"] == "sixgun tune weights law --players 5 --rounds 1 --games 2 --seed 't'"


def test_a_sure_guess_that_is_wrong_costs_more_than_none() -> None:
    sure, even = Calibration(), Calibration()
    prior = {1: 1 / 3, 2: 1 / 3, 3: 1 / 3}
    sure.add({1: 0.98, 2: 0.01, 3: 0.01}, prior, 2)
    even.add(prior, prior, 2)
    assert (
        sure.score > 4 * even.score and sure.error(1) == pytest.approx(0.98) and even.error(2) == pytest.approx(2 / 3)
    )


def test_odds_are_found_again_in_games_that_went_by_them() -> None:
    """The second outcome is e times as likely for each point counted."""
    dice = random.Random(2)
    rows: list[Row] = []
    for _ in range(1500):
        counted = dice.choice((-1.0, 0.0, 1.0))
        rows.append(([1.0, counted], int(dice.random() < 1.0 / (1.0 + 2.718**-counted))))
    weights = fit(rows, 2)
    assert weights[0] == [0.0, 0.0] and weights[1] == pytest.approx([0.0, 1.0], abs=0.2)
    assert loss(weights, rows) < 0.65 < loss([[0.0, 0.0], [0.0, 0.0]], rows)


def test_values_are_the_same_for_the_same_seed() -> None:
    setups: list[dict[str, object]] = [{"players": 4}]
    tables, told = learn("classic", setups, ("baseline",), 6, "t", 1)
    assert tables == learn("classic", setups, ("baseline",), 6, "t", 1)[0]
    assert set(tables) <= {"4", "4 without renegade", "last two"} and len(told) == len(tables)
    assert {len(row) for rows in tables.values() for row in rows} == {len(COUNTED)}


@pytest.mark.parametrize("name", ["classic-beliefs", "classic-value", "duel-value"])
def test_a_shipped_file_names_the_command_that_writes_one_like_it(name: str, tmp_path: Path) -> None:
    """The same command with few games: numbers in the form of the shipped ones."""
    words = shlex.split(shipped(name)["command"])
    assert words[:2] == ["sixgun", "tune"]
    words[words.index("--games") + 1] = "10"
    work = ["--work", str(tmp_path)] if words[2] == "beliefs" else []
    done = CliRunner().invoke(tune, [*words[2:], *work, "--processes", "1", "--out", str(tmp_path / "found.json")])
    assert done.exit_code == 0, done.output
    found = json.loads((tmp_path / "found.json").read_text())
    assert found["command"] == shipped(name)["command"].replace(games_of(name), "--games 10")
    for table, rows in found["tables"].items():
        assert shape(rows) == shape(shipped(name)["tables"][table])


def games_of(name: str) -> str:
    """The part of a shipped command that says how many games there were."""
    words = shipped(name)["command"].split()
    return " ".join(words[words.index("--games") :][:2])


def shape(found: object) -> object:
    """How many numbers of what there are, whatever they are."""
    if isinstance(found, dict):
        return {name: shape(one) for name, one in found.items()}
    return [shape(one) for one in found] if isinstance(found, list) else 0


def test_every_tuned_part_says_by_which_command_it_was_found() -> None:
    found = shipped("classic-weights")
    assert found["parts"] and set(found["parts"]) == set(found["commands"])
    for part, command in found["commands"].items():
        faction, players = part.split()
        assert command.startswith(f"sixgun tune weights {faction} ") and f"--players {players} " in command
        assert set(found["parts"][part]) == set(TUNED[faction])


def test_what_is_learnt_goes_to_the_sources_whichever_engine_has_played() -> None:
    """Beside a compiled engine lies a link to its data, for the next compilation throws away what is there."""
    assert Path(__file__).resolve().parents[2] / "src" / "sixgun" / "bots" / "data" == FOLDER.resolve()
    assert (FOLDER / "classic-weights.json").is_file()
