"""How fast bots play and who decides it; the dead, who need not wait; again, with the sides swapped."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sixgun.bots.bot import RandomBot
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import SPEAK, Option
from sixgun.server.room import agenda
from sixgun.server.room.match import Match

from .driving import Player, Running, wait_for

SLOW = 0.4


@pytest.fixture
def slow(server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server whose human-like bots take ever so long."""
    monkeypatch.setitem(agenda.PAUSES, "human", (SLOW, SLOW))
    return server


def kill(monkeypatch: pytest.MonkeyPatch, player: Player, *seats: int) -> None:
    """These seats are eliminated, as far as the server knows."""
    monkeypatch.setattr(match_of(player), "is_out", lambda seat: seat in seats)


def match_of(player: Player) -> Match:
    match = player.server.house.rooms[player.code].match
    assert match is not None
    return match


def answers(player: Player) -> int:
    return match_of(player).session.answered


def watched(server: Running, **settings: Any) -> Player:
    player = server.play(watch=True, pace="human", **settings)
    player.state()
    return player


def test_the_pace_is_changed_in_the_middle_of_a_game(slow: Running) -> None:
    player = watched(slow)
    begun = time.monotonic()
    player.send("pace", pace="fast")
    player.until(lambda m: m["type"] == "table" and m["settings"]["pace"] == "fast")
    wait_for(lambda: answers(player) > 10)
    assert time.monotonic() - begun < 5 * SLOW


class Stubborn(RandomBot):
    """It talks whatever it is asked."""

    def glance(self, ask: Ask) -> Option:
        return SPEAK


def test_a_bot_that_may_not_answer_so_gives_the_default_and_the_game_goes_on(
    slow: Running, caplog: pytest.LogCaptureFixture
) -> None:
    player = watched(slow)
    match = match_of(player)
    for seat in match.bots:
        match.bots[seat] = Stubborn(seat, "stubborn")
    player.send("pace", pace="fast")
    wait_for(lambda: answers(player) > 10)
    assert "speak is not among the answers" in caplog.text


def test_only_the_owner_sets_the_pace_for_others_and_nobody_stops_the_game_of_others(server: Running) -> None:
    ann, bob = server.table_of("Ann", "Bob", pace="human")
    bob.send("pace", pace="fast")
    assert bob.error()["id"] == "not_owner"
    ann.send("pace", pace="quick")
    bob.until(lambda m: m["type"] == "table" and m["settings"]["pace"] == "quick")
    ann.send("pace", paused=True)
    assert ann.error()["id"] == "not_alone"


def test_who_plays_alone_with_bots_can_pause_and_step(slow: Running) -> None:
    player = watched(slow)
    player.send("pace", paused=True)
    player.until(lambda m: m["type"] == "table" and m.get("paused"))
    stood = answers(player)
    time.sleep(2 * SLOW)
    assert answers(player) == stood
    player.send("step")
    player.until("state")
    assert answers(player) == stood + 1
    time.sleep(2 * SLOW)
    assert answers(player) == stood + 1
    player.send("pace", paused=False)
    player.until(lambda m: m["type"] == "table" and "paused" not in m)
    wait_for(lambda: answers(player) > stood + 1)
    player.send("step")
    assert player.error()["id"] == "not_now"


def test_a_pause_costs_nobody_any_time(server: Running) -> None:
    player = server.play(clock="blitz", pace="fast")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    player.send("pace", paused=True)
    player.until(lambda m: m["type"] == "table" and m.get("paused"))
    clocks = match_of(player).clocks
    deadline = clocks.deadline(0)
    time.sleep(0.5)
    player.send("pace", paused=False)
    player.until(lambda m: m["type"] == "table" and "paused" not in m)
    assert deadline is not None and (clocks.deadline(0) or 0) >= deadline + 450


def test_when_only_bots_are_left_the_game_is_played_out_at_once(slow: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    player = slow.play(pace="human")
    player.state()
    kill(monkeypatch, player, 0)
    match_of(player)._seat_bot(0, "baseline")  # nobody asks the dead
    player.send("prefer", auto_answer="never")
    player.until("over")


def test_who_wants_to_watch_is_not_hurried(slow: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    player = slow.play(pace="human")
    player.state()
    player.send("watch", watch=True)
    kill(monkeypatch, player, 0)
    player.send("prefer", auto_answer="never")
    player.silence(SLOW / 2)
    assert not slow.house.rooms[player.code].agenda.is_hurried
    player.send("watch", watch=False)
    player.until(lambda m: m["type"] == "table" and m.get("hurried"))


def test_the_dead_may_leave_and_the_game_still_has_its_replay(slow: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    player = slow.play(pace="human")
    player.state()
    match = match_of(player)
    match._seat_bot(0, "baseline")  # nobody asks the dead
    player.send("watch", watch=True)
    kill(monkeypatch, player, 0)
    player.send("watch", watch=False)
    player.close()
    room = slow.house.rooms[player.code]
    wait_for(lambda: room.register.status == "over" and not room.changes.is_busy)  # and on disk
    info = slow.get(f"/api/tables/{player.code}")
    replay = slow.get(f"/api/replays/{info['replays']['1']}")["replay"]
    assert replay["players"][0] == "Ann" and replay["players"][1:] == [None] * 3


def test_nobody_is_hurried_while_a_person_plays(slow: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = slow.table_of("Ann", "Bob", pace="human")
    kill(monkeypatch, ann, 0)
    ann.send("watch", watch=False)
    ann.silence(SLOW / 2)
    assert not slow.house.rooms[bob.code].agenda.is_hurried


def test_the_dead_may_take_the_seat_of_a_bot(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = server.table_of("Ann", "Bob", pace="human", dead_see="roles", latecomers="ask")
    ann.send("sit", seat=3)
    assert ann.error()["id"] == "not_now"
    kill(monkeypatch, ann, 0)
    ann.send("sit", seat=1)
    assert ann.error()["id"] == "seat_taken"
    ann.send("sit", seat=3)
    bob.until(lambda m: m["type"] == "table" and any(one.get("asks") == 3 for one in m["members"]))
    bob.send("consent", member=ann.member, yes=True)
    table = bob.until(lambda m: m["type"] == "table" and m["seats"][3]["member"] == ann.member)
    assert table["seats"][0]["member"] is None and table["seats"][0]["bot"]
    assert ann.until(lambda m: m["type"] == "state" and m["view"]["viewer"] == 3)


@pytest.mark.parametrize("allowed", [True, False])
def test_the_dead_who_have_seen_everything_take_no_seat(
    server: Running, monkeypatch: pytest.MonkeyPatch, allowed: bool
) -> None:
    late = "open" if allowed else "closed"
    ann, bob = server.table_of("Ann", "Bob", pace="human", dead_see="roles", latecomers=late)
    kill(monkeypatch, ann, 0)
    if allowed:
        ann.send("see")
        ann.until(lambda m: m["type"] == "state" and m["open"])
    ann.send("sit", seat=3)
    assert ann.error()["id"] == ("saw_too_much" if allowed else "no_latecomers")


def test_a_rematch_swaps_the_sides_and_the_score_is_kept(server: Running) -> None:
    player = server.play(game="duel", setup={"mode": "duel"})
    won = player.play_to_the_end()["result"]["winners"]
    table = player.until(lambda m: m["type"] == "table") if "score" not in player.table else player.table
    assert table["score"] == {player.member if 0 in won else "": 1}
    player.over = None
    player.send("rematch", swap=True)
    player.until(lambda m: m["type"] == "table" and m["game"] == 2)
    assert player.seat == 1 and player.table["seats"][0]["bot"]
    won += player.play_to_the_end()["result"]["winners"]
    assert sum(player.table["score"].values()) == 2


def test_sides_are_swapped_only_if_all_want_it(server: Running) -> None:
    ann, bob = server.table_of("Ann", "Bob", game="duel", setup={"mode": "duel"})
    while ann.over is None or bob.over is None:
        for player in (ann, bob):
            if player.is_asked() and player.over is None:
                player.answer()
            player.silence(0.01)
    ann.send("rematch", swap=True)
    bob.send("rematch", swap=False)
    ann.until(lambda m: m["type"] == "table" and m["game"] == 2)
    assert ann.seat == 0


def test_a_side_is_chosen_when_the_table_is_opened(server: Running) -> None:
    body = {"name": "Ann", "seat": 1, "settings": {"game": "duel", "setup": {"mode": "duel"}, "clock": "none"}}
    assert server.post("/api/tables", **body)["seat"] == 1
    assert server.post("/api/play", **body)["seat"] == 1
    assert server.http.post("/api/play", json=body | {"seat": 7}).json()["id"] == "no_seat"


def test_a_finished_game_leaves_the_list_which_tells_host_and_language(server: Running) -> None:
    player = server.play("Zoe", watch=True, public=True, language="pl", pace="human")

    def lines() -> dict[str, Any]:
        return {line["code"]: line for line in server.get("/api/tables")["tables"]}

    assert (lines()[player.code]["language"], lines()[player.code]["owner"]) == ("pl", "Zoe")
    player.send("watch", watch=False)
    player.until("over")
    assert player.code not in lines()
    assert server.open(language="xx").table.get("settings", {}).get("language", "") == ""


def test_a_ruling_says_what_to_do_and_when_it_is_done(server: Running) -> None:
    joined = server.post("/api/rulings/barrel-fails-and-hits/play", name="Zoe", pace="fast")
    player = Player(server, joined)
    while (practice := (player.until("table"), player.table["practice"])[1])["done"] < practice["steps"]:
        if practice.get("seat") == player.seat:
            wait_for(player.is_asked) if player.last else player.state()
            player.answer(practice["next"])
    assert practice["done"] == practice["steps"] and "next" not in practice


def test_who_strays_from_a_ruling_is_not_told_a_next_step(server: Running) -> None:
    joined = server.post("/api/rulings/barrel-fails-and-hits/play", name="Zoe", pace="fast")
    player = Player(server, joined)
    player.state()
    wrong = [o["key"] for o in player.last["question"]["options"] if o["key"] != player.table["practice"]["next"]]
    player.answer(wrong[0])
    practice = player.until(lambda m: m["type"] == "table" and "next" not in m["practice"])["practice"]
    assert practice["done"] < practice["steps"]
