"""``sixgun endure``: every kind of table is there and holds; what breaks is told; a run can be taken up again."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from sixgun.cli.main import run
from sixgun.lab.endure import run as enduring
from sixgun.lab.endure.promises import Endless, Promises
from sixgun.lab.endure.run import Notes, Tally, endure, kinds, play_batch
from sixgun.lab.endure.tables import FOUR, MODES, SETS, VARIANTS


def test_every_set_pair_mode_and_variant_is_a_kind_of_table() -> None:
    pairs = {f"{one}+{other}" for one, other in combinations(SETS, 2)}
    assert set(kinds()) == {"four", "train", "everything", *FOUR, *pairs, *MODES, *(f"series {v}" for v in VARIANTS)}


@pytest.mark.parametrize("kind", kinds())
def test_two_games_of_every_kind_hold(kind: str) -> None:
    tally = play_batch(kind, (0, 2))
    assert not tally.faults and tally.games == 2 and tally.answers > 2 * tally.longest / 3 > 0


def test_a_promise_that_is_broken_and_a_game_without_end_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks = iter([Endless(), AssertionError("cards were lost or doubled"), Endless()])

    def break_it(promises: Promises, again: bool) -> None:
        raise next(breaks)

    monkeypatch.setattr(Promises, "play_out", break_it)
    tally = play_batch("four", (0, 3))
    assert (tally.games, tally.errors, tally.endless) == (3, 1, 2)
    assert sum("cards were lost or doubled" in fault and "high_noon" in fault for fault in tally.faults) == 1


def test_a_run_is_taken_up_where_it_was_broken_off(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    spans = []

    def played(kind: str, span: tuple[int, int]) -> Tally:
        spans.append(span)
        return Tally(games=span[1] - span[0], answers=10, longest=span[1])

    monkeypatch.setattr(enduring, "play_batch", played)
    for games in (70, 120):
        notes = Notes(tmp_path / "notes.json")
        endure("two", games, notes.of("two"), keep=lambda tally, notes=notes: notes.save())
    assert spans == [(0, 50), (50, 70), (70, 120)]
    assert Notes(tmp_path / "notes.json").of("two").games == 120


def test_the_command_reports_for_people_and_machines(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    notes = str(tmp_path / "notes.json")
    assert run(["endure", "high_noon", "--games", "1", "--notes", notes]) == 0
    assert capsys.readouterr().out.startswith("high_noon: 1 games, ")
    assert run(["endure", "high_noon", "--games", "1", "--notes", notes, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["high_noon"]["errors"] == 0


def test_an_unknown_kind_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["endure", "seven"]) == 2
    assert "there is no kind of table 'seven'; there are four, train, everything" in capsys.readouterr().err
