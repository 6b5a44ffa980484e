"""Statistics of The Duel: equal for equal seeds, and true to the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.duel.options import MODES
from sixgun.kernel.errors import BadSetup, SixgunError
from sixgun.lab import plots
from sixgun.lab.sim import simulate
from sixgun.lab.statistics import Game, Statistics, Tally, collect, in_words


@pytest.mark.parametrize("mode", MODES)
def test_the_sides_win_as_often_as_in_a_simulation(mode: str) -> None:
    found = collect(mode, 12, "same")
    report = simulate("duel", {"mode": mode}, 12, "same")
    assert found.games == found.finished == 12
    assert {side: tally.won for side, tally in found.sides.items() if tally.won} == report.winners
    assert sum(found.decisions) == report.decisions and max(found.decisions) == report.longest
    size = MODES[mode].size
    assert sum(tally.games for tally in found.characters.values()) == 12 * size * len(MODES[mode].squads)


def test_processes_change_nothing() -> None:
    assert collect("duel", 8, "again", processes=2) == collect("duel", 8, "again") != collect("duel", 8, "other")


def test_a_mode_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="no mode 'chess'; the modes are duel"):
        collect("chess", 1, "x")


def test_a_character_far_from_its_squad_is_odd() -> None:
    found = Statistics("duel", "x", sides={"lawmen": Tally(1000, 500)}, squad_of={"a": "lawmen", "b": "lawmen"})
    found.characters = {"a": Tally(300, 150), "b": Tally(300, 210)}
    assert found.odd() == ["b"] and found.ranking() == ["b", "a"]


def test_an_unfinished_game_counts_for_nobody() -> None:
    found = Statistics("duel", "x")
    found.add(Game(("lawmen", "outlaws"), (("a",), ("b",)), -1, 3, 9))
    assert found.games == 1 and found.finished == 0 and not found.sides
    assert found.to_dict()["turns"] == {}


def test_the_page_names_every_side_and_character() -> None:
    found = collect("standoff", 20, "page")
    text = in_words(found)
    assert all(f"| {side} |" in text for side in found.sides) and all(f"`{who}`" in text for who in found.characters)


def test_a_plot_needs_matplotlib_and_says_so(tmp_path: Path) -> None:
    found = collect("duel", 10, "plot")
    try:
        plots.plot_characters(found, tmp_path / "duel.svg")
    except SixgunError as error:
        assert "sixgun[lab]" in str(error)
    else:
        assert (tmp_path / "duel.svg").read_text("utf-8").startswith("<?xml")
