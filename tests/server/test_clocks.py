"""Clocks that refill, time-outs, leavers and sleepers; bots whose pauses tell nothing."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sixgun.games import kind_of
from sixgun.kernel.option import NONE
from sixgun.server.protocol.terms import Clock
from sixgun.server.room import agenda, clock
from sixgun.server.room.clock import Clocks
from sixgun.server.room.match import Match
from sixgun.server.storage.start_row import StartRow

from .driving import Player, Running


def test_a_decision_has_free_time_then_the_reserve_runs_and_refills() -> None:
    clocks = Clocks(Clock("blitz", 10, 30, 3), 2)
    clocks.asks([0], 0)
    assert clocks.deadline(0) == 40_000 and clocks.deadline(1) is None
    clocks.answered(0, 15_000)
    assert clocks.reserve[0] == 28_000
    clocks.asks([1], 15_000)
    shown = clocks.show(20_000)
    assert (shown[1].free, shown[1].reserve, shown[1].running) == (5_000, 30_000, True)
    assert (shown[0].free, shown[0].reserve, shown[0].running) == (0, 28_000, False)
    clocks.pause(3_600_000)
    assert clocks.deadline(1) == 15_000 + 40_000 + 3_600_000


def test_the_reserve_never_grows_beyond_the_preset_nor_below_nothing() -> None:
    clocks = Clocks(Clock("blitz", 10, 30, 3), 1)
    clocks.asks([0], 0)
    clocks.answered(0, 1)
    assert clocks.reserve[0] == 30_000
    clocks.asks([0], 0)
    clocks.answered(0, 100_000)
    assert clocks.reserve[0] == 3_000


def test_without_a_clock_nothing_ticks() -> None:
    clocks = Clocks(clock.PRESETS["none"], 2)
    clocks.asks([0], 0)
    clocks.answered(0, 10**9)
    assert clocks.deadline(0) is None and clocks.show(5) == []


def test_a_move_taken_back_gives_no_time_back() -> None:
    clocks = Clocks(Clock("blitz", 10, 30, 3), 2)
    clocks.asks([0], 0)
    clocks.note(7)
    for _ in range(5):  # an ability, and the way back, again and again
        deadline = clocks.deadline(0)
        clocks.answered(0, 9_000)
        clocks.asks([0], 9_000)
        clocks.note(8)
        clocks.take_back(7, [0], 18_000)
        assert clocks.deadline(0) == deadline == 40_000
    clocks.pause(1_000)
    clocks.answered(0, 19_000)
    clocks.take_back(7, [0], 20_000)
    assert clocks.deadline(0) == 41_000
    assert clocks.show(20_000)[0].reserve == 21_000


def test_a_turn_cannot_be_held_by_taking_moves_back() -> None:
    setup = kind_of("classic").read_setup({"players": 4}).to_dict()
    match = Match(StartRow("classic", setup, kind_of("classic").rules, "seed", "blitz", [None] * 4, []), 0)
    at = 0
    while (seat := match.session.asked()[0]) is not None:
        before = match.clocks.deadline(seat)
        at += 9_000
        match.apply("answer", seat, match.session.choices(seat)[-1].key, at)
        if match.session.back_to(seat) != NONE:
            break
    assert match.clocks.deadline(seat) != before
    match.apply("take_back", seat, str(match.session.back_to(seat)), at + 9_000)
    assert match.session.asked() == [seat] and match.clocks.deadline(seat) == before


@pytest.fixture
def hasty(server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server whose blitz is over in the blink of an eye."""
    monkeypatch.setitem(clock.PRESETS, "blitz", Clock("blitz", 0, 0, 0))
    return server


def test_a_time_out_gives_the_default_and_two_in_a_row_the_seat_to_a_bot(hasty: Running) -> None:
    player = hasty.play(clock="blitz", pace="fast")
    table = player.until(lambda m: m["type"] == "table" and m["seats"][0]["kept"])
    assert table["seats"][0]["member"] == player.member
    rows = hasty.do(lambda: hasty.house.store.last_game(hasty.house.rooms[player.code].id))
    assert [row["kind"] for row in rows if row["seat"] == 0][:3] == ["clock", "clock", "kept"]


def test_who_answers_is_back(server: Running) -> None:
    ann, *others = server.table_of("Ann", "Bob", "Cid", "Dot", pace="human")
    live = server.house.rooms[ann.code]
    asked = next(p for p in (ann, *others) if p.is_asked())
    server.do(lambda: live.changes.make(lambda: live.alarm.keep(asked.seat)))
    asked.until(lambda m: m["type"] == "table" and m["seats"][asked.seat]["kept"])
    asked.answer()
    asked.until(lambda m: m["type"] == "table" and not m["seats"][asked.seat]["kept"])
    server.do(lambda: live.changes.make(lambda: live.alarm.keep(asked.seat)))
    asked.until(lambda m: m["type"] == "table" and m["seats"][asked.seat]["kept"])
    asked.send("ready")
    asked.until(lambda m: m["type"] == "table" and not m["seats"][asked.seat]["kept"])


def test_a_bot_keeps_the_seat_of_a_leaver_until_they_are_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(server.house.grace, "none", 0.1)
    ann, bob = server.table_of("Ann", "Bob", setup={"players": 4})
    bob.drop()
    ann.until(lambda m: m["type"] == "table" and m["seats"][1]["kept"])
    bob.connect()
    ann.until(lambda m: m["type"] == "table" and not m["seats"][1]["kept"])
    assert bob.state()["view"]["viewer"] == 1


def test_a_table_with_nobody_there_sleeps_with_its_clocks(server: Running) -> None:
    player = server.play(clock="blitz", pace="fast")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    before = player.last
    player.close()
    time.sleep(2)
    player.connect()
    state = player.state()
    assert state["question"] == before["question"]
    assert before["clocks"][0]["free"] - state["clocks"][0]["free"] < 1900  # the closing itself takes some of it


def test_a_spectator_does_not_wake_the_game_of_others(server: Running) -> None:
    player = server.play(clock="blitz", pace="fast")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    live = server.house.rooms[player.code]
    watcher = server.watcher(player)
    assert "asleep" not in watcher.until("table")
    player.close()
    assert watcher.until(lambda m: m["type"] == "table" and m.get("asleep"))
    assert not live.agenda.is_live and not live.alarm.is_set
    player.connect()
    assert watcher.until(lambda m: m["type"] == "table" and not m.get("asleep"))
    assert live.agenda.is_live and live.alarm.is_set


def test_a_table_played_by_mail_does_not_sleep(server: Running) -> None:
    player = server.play(clock="mail", pace="fast")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    player.close()
    live = server.house.rooms[player.code]
    assert live.sleep.since is None and live.agenda.is_live


def test_clocks_are_visible_to_all(server: Running) -> None:
    player = server.play(clock="relaxed")
    watcher = server.watcher(player)
    clocks = watcher.until(lambda m: m["type"] == "state")["clocks"]
    assert len(clocks) == 4 and all(set(c) == {"seat", "free", "reserve", "running"} for c in clocks)


class Noted:
    """Chance that notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def uniform(self, low: float, high: float) -> float:
        self.asked.append((low, high))
        return 0.0


def test_bots_draw_the_same_pause_whatever_they_are_asked_and_hold(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = Noted()
    monkeypatch.setattr(agenda, "CHANCE", noted)
    player: Player = server.play(watch=True, pace="human")
    over = player.play_to_the_end()
    answers = player.server.get(f"/api/replays/{over['replay']}")["replay"]["answers"]
    assert noted.asked.count(agenda.PAUSES["human"]) == answers  # other tables of this server play fast
