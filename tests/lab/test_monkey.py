"""The hunt uses everything, and finds what is broken."""

from __future__ import annotations

import pytest

from sixgun.kernel.errors import BadSetup
from sixgun.lab import monkey
from sixgun.lab.monkey import goals, hunt


def test_everything_is_used_sooner_or_later() -> None:
    report = hunt(seed="everything")
    assert report.unused == [] and report.findings == []
    assert set(report.used) == set(goals())
    assert 10 < report.games < 2000 and report.decisions > report.longest > 0


def test_a_short_hunt_names_what_it_missed() -> None:
    report = hunt(games=1, seed="short")
    assert report.games == 1 and report.unused
    assert report.to_dict()["unused"] == report.unused
    assert set(report.unused).isdisjoint(name for name, times in report.used.items() if times)


def test_the_same_seed_hunts_the_same_games() -> None:
    assert hunt(games=4, seed="same") == hunt(games=4, seed="same") != hunt(games=4, seed="other")


def test_time_is_a_limit() -> None:
    assert hunt(seconds=0.0).games == 0


def test_a_broken_promise_is_a_finding_with_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = 0

    def miscount(quarry, game) -> list[int]:
        nonlocal counted
        counted += 1
        return [counted // 20]

    monkeypatch.setattr(monkey, "census", miscount)
    report = hunt(games=2, seed="broken")
    assert len(report.findings) == 2
    assert "lost or doubled" in report.findings[0].message and report.findings[0].answers
    assert report.findings[0].setup["players"] in (4, 5, 6, 7)


def test_everything_of_the_duel_is_used_sooner_or_later() -> None:
    """Every card, character and resource, every mode, every option on and off."""
    report = hunt(seed="everything", game="duel")
    assert report.unused == [] and report.findings == []
    assert set(report.used) == set(goals("duel")) and report.game == "duel"
    assert 10 < report.games < 2000


def test_only_games_that_are_there_are_hunted_through() -> None:
    with pytest.raises(BadSetup, match="'chess'"):
        hunt(games=1, game="chess")
