"""Bots that search think in processes of their own; whoever fails or takes too long is replaced by the policy."""

from __future__ import annotations

import gc
import logging
import os
import time
from collections.abc import Callable

import pytest

from sixgun.bots.duel import marshal
from sixgun.bots.search.marshal import COMPILED, QUICK, Effort
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

    def begin(work: Callable[[Thought], Answer], patience: float = 200.0) -> Running:
        monkeypatch.setattr(thinking, "PATIENCE", patience)
        if not COMPILED:  # slow enough to be sent away all the same
            monkeypatch.setattr(marshal, "EFFORT", Effort(QUICK + 1, 1, 0.0))
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
    """Asked once more, question by question, it gives the same answers: nothing but the record matters."""
    player = watched(thinkers(think))
    processes = player.server.house.pool._processes()
    wait_for(lambda: answered(player) >= 12, 300)
    match = match_of(player)
    record = [(seat, option.key) for seat, option in zip(match.session.seats, match.session.answers, strict=True)][:12]
    times = player.server.house.counters.thoughts
    assert sum(times.counts) > 0 and times.sum > 0
    for at, (seat, key) in enumerate(record):
        assert processes.submit(think, Thought(match.bare, record[:at], seat, "marshal")).result().key == key, at


@pytest.mark.parametrize("work", [fails, dies, dreams])
def test_a_thought_that_fails_is_replaced_by_the_policy_and_logged(
    thinkers: Callable[..., Running], caplog: pytest.LogCaptureFixture, work: Callable[[Thought], Answer]
) -> None:
    with caplog.at_level(logging.ERROR, "sixgun.server"):
        player = watched(thinkers(work))
        wait_for(lambda: answered(player) >= 2, 300)
    assert work is dreams or any("failed" in record.message for record in caplog.records)
    assert work is dreams or player.server.house.counters.thoughts_failed
    assert player.server.house.rooms[player.code].register.status == "playing"


def test_who_takes_too_long_goes_by_its_policy_and_the_late_answer_is_refused(
    thinkers: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "sixgun.server"):
        player = watched(thinkers(dawdles, 0.2))
        wait_for(lambda: answered(player) >= 2, 300)
    assert any("took too long" in record.message for record in caplog.records)


def test_what_a_thinker_has_loaded_is_never_looked_through_again(thinkers: Callable[..., Running]) -> None:
    """A collection in the middle of a thought would take longer than the thought."""
    processes = thinkers(think).house.pool._processes()
    assert processes.submit(gc.get_freeze_count).result() > 1000


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


# -- hints and reviews ------------------------------------------------------------------------------------------------


def asked(player: Player) -> None:
    """Wait until it is the person's turn to answer."""
    while not player.is_asked():
        player.receive(30)


def test_who_plays_alone_may_ask_what_a_marshal_would_do(thinkers: Callable[..., Running]) -> None:
    player = thinkers(think).play(**MARSHAL)
    asked(player)
    player.send("hint")
    hint = player.until("hint", 30)
    assert hint["number"] == player.last["question"]["number"]
    assert hint["key"] in [option["key"] for option in player.last["question"]["options"]]


@pytest.mark.parametrize("allowed", [False, True])
def test_among_others_hints_are_given_only_where_the_table_allows_it(
    thinkers: Callable[..., Running], allowed: bool
) -> None:
    people = thinkers(think).table_of("Ann", "Bob", game="duel", setup={}, hints=allowed)
    while not any(one.is_asked() for one in people):
        people[0].receive(30)
    one = next(one for one in people if one.is_asked())
    one.send("hint")
    found = one.until(lambda message: message["type"] in ("hint", "error"), 30)
    assert found["type"] == "hint" if allowed else found["id"] == "not_alone"


def test_a_finished_game_is_reviewed_from_one_seat(server: Running) -> None:
    """Random play leaves something to be said, where the engine is compiled and the marshal searches."""
    player = server.play(game="duel", bot="random")
    over = player.play_to_the_end()
    found = server.http.get(f"/api/replays/{over['replay']}/review", params={"seat": player.seat}, timeout=120).json()
    assert found["searched"] or not found["verdicts"]
    losses = [verdict["best"] - verdict["chance"] for verdict in found["verdicts"]]
    assert losses == sorted(losses, reverse=True) and all(loss > 0 for loss in losses)
    assert server.http.get(f"/api/replays/{over['replay']}/review", params={"seat": 9}).status_code == 409
