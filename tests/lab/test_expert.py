"""Expert iteration: what search found out is learnt, and kept only if it wins games."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from sixgun.bots.classic.lessons import MARKS
from sixgun.cli.tune import tune
from sixgun.kernel.errors import BadSetup
from sixgun.lab.tuning.expert import Position, School, collect, fit, gain
from sixgun.lab.tuning.judges.classic import ClassicJudge
from sixgun.lab.tuning.teach import judge_of

SCHOOL = School("classic", {"players": 4}, "renegade 4", 2, 1, "t")


def positions(count: int) -> list[Position]:
    """The policy's choice has the mark 0; a play with mark 1 is better by 0.1 than one with mark 2."""
    dice = random.Random(5)
    found = []
    for _ in range(count):
        level = dice.random()
        first: tuple[dict[int, float], float] = ({0: 1.0}, level)
        others = [({1: 1.0}, level + 0.06), ({2: 1.0}, level - 0.04)]
        found.append([first, *[(marks, mean + dice.gauss(0.0, 0.05)) for marks, mean in others]])
    return found


def test_what_is_better_is_found() -> None:
    """Though the policy's choice is preferred in the beginning."""
    lessons = fit(positions(400), 4, range(1))
    assert lessons[1] > lessons[0] > lessons[2]
    promised, other = gain(lessons, positions(50))
    assert promised == pytest.approx(0.06, abs=0.02) and other == 1.0


def test_who_learnt_nothing_does_what_the_policy_does() -> None:
    assert gain([0.0] * 4, positions(20)) == (0.0, 0.0)


def test_positions_are_searched_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    first = collect(SCHOOL, 12, 1, tmp_path, told.append)
    assert first and told == [10, 12] and all(len(position) > 1 for position in first)
    assert all(0 <= place < MARKS for position in first for marks, _ in position for place in marks)
    monkeypatch.setattr(School, "positions", lambda *_: pytest.fail("searched again"))
    assert collect(SCHOOL, 12, 1, tmp_path, told.append) == first


@pytest.mark.parametrize(("gains", "kept"), [([1, 1, 0, 1], True), ([1, -1, 1, 0], False), ([-1, 0, 0, -1], False)])
def test_lessons_are_kept_if_they_win_more_on_fresh_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gains: list[float], kept: bool
) -> None:
    """By more than a standard error."""
    monkeypatch.setattr(School, "positions", lambda *_: positions(10))
    monkeypatch.setattr(ClassicJudge, "compare", lambda *_: gains)
    out = tmp_path / "lessons.json"
    done = CliRunner().invoke(
        tune,
        [
            *("expert", "classic", "--part", "renegade 4", "--games", "10", "--worlds", "3", "--seed", "t"),
            *("--processes", "1", "--work", str(tmp_path), "--out", str(out)),
        ],
    )
    assert done.exit_code == 0 and done.output.rstrip().endswith("kept" if kept else "not kept")
    if kept:
        found = json.loads(out.read_text())
        command = "sixgun tune expert classic --part 'renegade 4' --games 10 --worlds 3 --depth 3 --seed 't'"
        assert found["commands"]["renegade 4"] == command and len(found["parts"]["renegade 4"]) == MARKS
    assert out.exists() == kept


@pytest.mark.parametrize(("game", "part"), [("classic", "renegade 4"), ("classic", "sheriff last"), ("duel", "duel")])
def test_lessons_that_say_nothing_win_and_lose_nothing(game: str, part: str) -> None:
    lessons = [0.0] * (MARKS if game == "classic" else 2000)
    assert judge_of(game).compare(part, lessons, "nothing", 2) == [0.0, 0.0]


@pytest.mark.parametrize(("game", "part"), [("classic", "renegade"), ("classic", "vice 4"), ("duel", "renegade 4")])
def test_a_part_that_is_not_there_is_refused_with_those_that_are(game: str, part: str) -> None:
    with pytest.raises(BadSetup, match="no part is called"):
        judge_of(game).setup(part)
