"""Bots that search think in processes of their own; whoever fails or takes too long is replaced by the policy."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable

import pytest

from sixgun.server.room.match import Match
from sixgun.server.thinking import thinking
from sixgun.server.thinking.thought import Answer, Thought, think

from .driving import Player, Running, wait_for

MARSHAL = {"game": "duel", "bot": "marshal", "pace": "fast"}


def match_of(player: Player) -> Match:
    match = player.server.house.rooms[player.code].match
    assert match is not None
    return match


def fails(thought: Thought) -> Answer:
    raise RuntimeError("no idea")


def dies(thought: Thought) -> Answer:
    os._exit(1)


def dawdles(thought: Thought) -> Answer:
    time.sleep(0.5)
    return think(thought)


def dreams(thought: Thought) -> Answer:
    """Of an answer nobody offers."""
    return Answer("win at once", [])


@pytest.fixture
def thinkers(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Running]:
    """A server whose bots think like that."""

    def begin(work: Callable[[Thought], Answer], patience: float = 30.0) -> Running:
        monkeypatch.setattr(thinking, "PATIENCE", patience)
        server = start()
        server.house.pool._work = work
        return server

    return begin


def watched(server: Running) -> Player:
    """Two marshals, and somebody who looks on."""
    return server.play(watch=True, **MARSHAL)


def answered(player: Player) -> int:
    return match_of(player).session.answered


def test_marshals_play_by_what_the_pool_says(thinkers: Callable[..., Running]) -> None:
    """The same game in one process, asked question by question, comes to the same answers."""
    player = watched(thinkers(think))
    wait_for(lambda: answered(player) >= 12, 30)
    match = match_of(player)
    record = [(seat, option.key) for seat, option in zip(match.session.seats, match.session.answers, strict=True)][:12]
    for at, (seat, key) in enumerate(record):
        assert think(Thought(match.bare, record[:at], seat, "marshal")).key == key, at


@pytest.mark.parametrize("work", [fails, dies, dreams])
def test_a_thought_that_fails_is_replaced_by_the_policy_and_logged(
    thinkers: Callable[..., Running], caplog: pytest.LogCaptureFixture, work: Callable[[Thought], Answer]
) -> None:
    with caplog.at_level(logging.ERROR, "sixgun.server"):
        player = watched(thinkers(work))
        wait_for(lambda: answered(player) >= 3, 40)
    assert work is dreams or any("failed" in record.message for record in caplog.records)
    assert player.server.house.rooms[player.code].register.status == "playing"


def test_who_takes_too_long_goes_by_its_policy_and_the_late_answer_is_refused(
    thinkers: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "sixgun.server"):
        player = watched(thinkers(dawdles, 0.2))
        wait_for(lambda: answered(player) >= 3, 40)
    assert any("took too long" in record.message for record in caplog.records)


def test_the_server_answers_others_while_a_bot_thinks(thinkers: Callable[..., Running]) -> None:
    server = thinkers(dawdles)
    watched(server)
    took = []
    for _ in range(20):
        begun = time.perf_counter()
        server.get("/api/tables")
        took.append(time.perf_counter() - begun)
    assert sorted(took)[10] < 0.3


def test_a_bot_thinks_about_one_thing_at_a_time(thinkers: Callable[..., Running]) -> None:
    server = thinkers(dawdles)
    player = watched(server)
    room = server.house.rooms[player.code]
    for _ in range(30):
        assert len(room.thinking._busy) <= 2
        server.do(room.look_ahead)
    assert answered(player) <= 2
