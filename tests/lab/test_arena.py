"""The arena: the same deals for every bot."""

from __future__ import annotations

import pytest

from sixgun.kernel.errors import BadSetup
from sixgun.lab.arena import ALL, Bout, compete, elo_of, error_of, play_deal

FOUR = {"players": 4}


def test_a_bot_against_itself_is_no_better_and_no_worse() -> None:
    report = compete(Bout("classic", FOUR, ("baseline",), "baseline", False, "same"), 4)
    assert [(row.faction, row.difference, row.margin) for row in report.rows] == [
        (faction, 0.0, 0.0) for faction in ("law", "outlaws", "renegade")
    ]
    assert report.games == 4 and report.unfinished == 0
    assert sum(row.share for row in report.rows) == pytest.approx(1)


def test_random_players_are_worse_in_every_faction() -> None:
    report = compete(Bout("classic", FOUR, ("random",), "baseline", False, "worse"), 12)
    rows = [row for row in report.rows if row.bot == "random"]
    assert len(rows) == 3 and report.games == 12 * 4
    assert sum(row.difference for row in rows) < -0.5
    assert all(row.share == row.difference + row.reference for row in rows)


def test_in_a_free_for_all_everybody_sits_everywhere() -> None:
    bout = Bout("classic", FOUR, ("baseline", "gunslinger"), "random", True, "free")
    deal = play_deal(bout, 3)
    games = {key: played for key, (_, played) in deal.won.items()}
    for name in bout.line_up():
        assert games[name, ALL] == 4
        assert (games[name, "law"], games[name, "outlaws"], games[name, "renegade"]) == (1, 2, 1)


@pytest.mark.parametrize("setup", [{"players": 3}, {"players": 8}, {"players": 2}])
def test_every_size_has_its_factions(setup: dict[str, object]) -> None:
    report = compete(Bout("classic", setup, ("random",), "baseline", False, "sizes"), 1)
    factions = {row.faction for row in report.rows}
    assert factions == ({"seat 0", "seat 1"} if setup["players"] == 2 else {"law", "outlaws", "renegade"})


def test_the_duel_has_two_seats() -> None:
    report = compete(Bout("duel", {}, ("random",), "baseline", True, "duel"), 2)
    assert {row.faction for row in report.rows} == {ALL, "seat 0", "seat 1"} and report.games == 4


def test_the_same_seed_on_several_cores_gives_the_same_report() -> None:
    bout = Bout("classic", FOUR, ("gunslinger",), "baseline", False, "cores")
    assert compete(bout, 6) == compete(bout, 6, processes=2)


def test_who_cannot_play_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'clever'"):
        compete(Bout("classic", FOUR, ("clever",), "baseline", False, "x"), 1)
    with pytest.raises(BadSetup, match="5 bots for 4 seats"):
        compete(
            Bout("classic", FOUR, ("gunslinger", "greenhorn", "random", "greenhorn/reckless"), "baseline", True, "x"), 1
        )


def test_elo_and_errors() -> None:
    elo, margin = elo_of(0.64, 0.36, 0.02)
    assert elo == pytest.approx(200, abs=1) and margin == pytest.approx(13.9, abs=0.1)
    assert elo_of(1.0, 0.5, 0.1) == (None, None)
    assert error_of([1.0, 0.0, 1.0, 0.0]) == pytest.approx(0.2887, abs=0.001)
