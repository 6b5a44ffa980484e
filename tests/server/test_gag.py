"""Gag: the chat is reported to the rules. [ww_gag WW-R-12 WW-ASK-9]"""

from __future__ import annotations

from collections.abc import Callable

from .driving import Player, Running

SHERIFF = 5  # life points of the player whose turn it is at the table of the ruling


def at_the_ruling(server: Running, case: int) -> Player:
    joined = server.post("/api/rulings/gag/play", name="Zoe", case=case, pace="fast")
    player = Player(server, joined)
    player.state()
    return player


def life(player: Player) -> int:
    return int(player.last["view"]["players"][player.seat]["life"])


def test_a_word_is_warned_of_first_and_then_costs_a_life_point(server: Running) -> None:
    """[WW-R-12 WW-S-28]"""
    player = at_the_ruling(server, 1)
    assert life(player) == SHERIFF
    player.send("chat", text="hello")
    assert player.error()["id"] == "speech_costs"
    assert not [m for m in player.silence() if m["type"] in ("chat", "state")]
    player.send("chat", text="hello", anyway=True)
    assert player.until("chat")["text"] == "hello"
    player.until(lambda m: m["type"] == "state" and life(player) == SHERIFF - 1)


def test_what_is_nothing_to_say_costs_nothing(server: Running) -> None:
    player = at_the_ruling(server, 1)
    player.send("chat", text=" \u200b ", anyway=True)
    assert player.error()["id"] == "bad_text"
    assert life(player) == SHERIFF and not [m for m in player.silence() if m["type"] == "state"]


def test_who_only_watches_talks_for_free_and_another_event_minds_nothing(server: Running) -> None:
    player = at_the_ruling(server, 1)
    watcher = server.join(player, "Bob")
    watcher.send("chat", text="well played")
    assert watcher.until("chat")["text"] == "well played"
    other = at_the_ruling(server, 4)
    other.send("chat", text="hello")
    assert other.until("chat")["text"] == "hello" and life(other) == SHERIFF


def test_in_one_reading_the_chat_is_off(server: Running) -> None:
    """[ww_gag_mute WW-C-6]"""
    player = at_the_ruling(server, 5)
    player.send("chat", text="hello", anyway=True)
    assert player.error()["id"] == "gagged"
    assert life(player) == SHERIFF and not [m for m in player.silence() if m["type"] in ("chat", "state")]


def test_a_restart_remembers_what_was_said(start: Callable[..., Running]) -> None:
    player = at_the_ruling(start(), 1)
    player.send("chat", text="hello", anyway=True)
    player.until(lambda m: m["type"] == "state" and life(player) == SHERIFF - 1)
    player.server = start()
    player.connect()
    player.state()
    assert life(player) == SHERIFF - 1
