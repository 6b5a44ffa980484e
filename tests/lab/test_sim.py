"""Simulations: the same seed, the same report, however it is run."""

from __future__ import annotations

import pytest

from sixgun.kernel.errors import BadSetup
from sixgun.lab import sim
from sixgun.lab.sim import simulate

FOUR: dict[str, object] = {"players": 4, "sets": ["base"], "options": {}}


@pytest.mark.parametrize("bots", [("baseline",), ("random",), ("baseline", "random", "random", "baseline")])
def test_a_report_says_what_was_played(bots: tuple[str, ...]) -> None:
    report = simulate("classic", FOUR, 20, "report", bots)
    assert report.games == report.finished == sum(report.winners.values()) == 20
    assert report.errors == 0 and report.troubles == []
    assert 0 < report.longest < report.decisions
    assert report.games_per_cpu_second > 1 and report.decisions_per_cpu_second > report.games_per_cpu_second
    assert sum(report.shares().values()) == pytest.approx(1)
    assert report.to_dict()["digest"] == report.digest


def test_processes_and_repetition_change_nothing() -> None:
    once = simulate("classic", FOUR, 12, "again")
    assert simulate("classic", FOUR, 12, "again").digest == once.digest
    assert simulate("classic", FOUR, 12, "again", processes=2).digest == once.digest
    assert simulate("classic", FOUR, 12, "other").digest != once.digest


def test_each_game_has_its_own_seed() -> None:
    """The first games of a longer simulation are those of a shorter one."""
    kind = sim.Batch("classic", FOUR, "own", ("baseline",) * 4, 0, 6)
    late = sim.Batch("classic", FOUR, "own", ("baseline",) * 4, 4, 6)
    assert kind.play()[0][4:] == late.play()[0]


def test_what_cannot_be_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadSetup, match="2 bots for 4 seats"):
        simulate("classic", FOUR, 5, "x", ("random", "baseline"))
    with pytest.raises(BadSetup, match="no bot 'clever'"):
        simulate("classic", FOUR, 5, "x", ("clever",))
    with pytest.raises(BadSetup):
        simulate("poker", FOUR, 5, "x")


def test_a_game_without_end_counts_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "LONGEST", 10)
    report = simulate("classic", FOUR, 5, "x")
    assert (report.games, report.finished, report.errors, report.longest) == (5, 0, 0, 10)


def test_an_error_is_counted_and_named_and_the_rest_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    good = sim.play

    def bad(session, crew, limit):
        if crew[0].chance.below(2):
            raise RuntimeError("the bot fell off its chair")
        return good(session, crew, limit)

    monkeypatch.setattr(sim, "play", bad)
    report = simulate("classic", FOUR, 10, "x")
    assert 0 < report.errors < 10 and report.errors + report.finished == report.games == 10
    assert "fell off its chair" in report.troubles[0]


def test_no_games_at_all() -> None:
    report = simulate("classic", FOUR, 0, "x")
    assert report.games == report.decisions == 0 and report.shares() == {}
