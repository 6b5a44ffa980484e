"""Playing at a table: whole games, spectators, coming back, taking back, reasons, the end."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from sixgun.server.line.connection import Connection

from .driving import Player, Running, answer_once, wait_for


def test_play_now_seats_you_against_bots_and_the_game_ends(server: Running) -> None:
    player = server.play()
    assert player.seat == 0 and player.token
    over = player.play_to_the_end()
    assert over["result"]["side"] in ("sheriff", "outlaw", "renegade") and len(over["result"]["roles"]) == 4
    assert player.table["status"] in ("playing", "over")


def test_bots_play_by_themselves_while_somebody_watches(server: Running) -> None:
    player = server.play(watch=True)
    assert player.seat is None
    assert player.play_to_the_end()["replay"]


def test_four_people_play_a_whole_game(server: Running) -> None:
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    assert [p.seat for p in players] == [0, 1, 2, 3]
    over = play_together(players)
    assert all(p.over == over for p in players)


def play_together(players: list[Player]) -> dict[str, Any]:
    """All people of a table answer at random until the end."""
    while players[0].over is None:
        asked = next(p for p in players if p.is_asked())
        asked.answer()
        for player in players:
            player.until(lambda m: m["type"] in ("state", "error"))
            if player.last["question"] is None:
                player.until("over")
    return players[0].over


def test_the_hash_of_the_seed_comes_before_and_the_seed_after(server: Running) -> None:
    player = server.play()
    shown = player.until("table")["seed_hash"] if not player.table else player.table["seed_hash"]
    over = player.play_to_the_end()
    assert shown == over["seed_hash"] == hashlib.sha256(over["seed"].encode()).hexdigest()
    assert over["seed"] not in "".join(text for text in player.raw if '"type":"over"' not in text)


def test_each_seat_sees_only_its_own_hand_and_a_spectator_none(server: Running) -> None:
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    watcher = server.watcher(players[0])
    watcher.state()
    assert watcher.last["view"]["viewer"] is None and watcher.last["view"]["hand"] == []
    for player in players:
        assert player.last["view"]["viewer"] == player.seat and player.last["view"]["hand"]
    options = [p.last["question"]["options"] for p in players]
    assert sum(bool(found) for found in options) == 1
    assert watcher.last["question"]["options"] == []


def test_reconnecting_in_mid_question_shows_the_same_question(server: Running) -> None:
    player = server.play()
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    before = player.last
    player.drop()
    player.connect()
    again = player.state()
    assert again["question"] == before["question"] and again["view"] == before["view"]
    player.answer()
    player.state()


def test_who_knows_events_is_sent_only_the_new_ones(server: Running) -> None:
    player = server.play()
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    known = player.last["next"]
    player.drop()
    player.connect(since=known)
    state = player.state()
    assert state["since"] == known and state["events"] == []
    player.send("look", since=0, game=state["game"])
    assert [event["number"] for event in player.state()["events"]] == list(range(known))


def test_a_token_works_on_two_devices_at_once(server: Running) -> None:
    player = server.play()
    other = Player(server, {"code": player.code, "token": player.token, "member": player.member, "seat": 0})
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    other.until(lambda m: m["type"] == "state" and other.is_asked())
    other.answer()
    number = other.last["question"]["number"]
    player.until(lambda m: m["type"] == "state" and (m["question"] or {}).get("number") != number)


def first_move_that_discloses_nothing(player: Player) -> str | None:
    """Laying a blue card in front of oneself, where the hand has one."""
    for option in player.last["question"]["options"]:
        if option["verb"] == "play" and option["card"].split(":")[0] in ("mustang", "scope", "barrel", "schofield"):
            return str(option["key"])
    return None


def test_a_mis_click_is_taken_back_and_the_events_with_it(server: Running) -> None:
    for _ in range(40):
        players = server.table_of("Ann", "Bob", "Cid", "Dot")
        asked = next(p for p in players if p.is_asked())
        key = first_move_that_discloses_nothing(asked)
        if key is not None:
            break
    assert key is not None
    before = asked.last
    asked.answer(key)
    after = asked.state()
    assert after["question"]["can_take_back"] and after["next"] > before["next"]
    asked.send("take_back")
    again = asked.state()
    assert again["view"] == before["view"] and again["next"] == before["next"] == again["since"]
    assert again["question"]["number"] > before["question"]["number"]
    asked.send("answer", number=before["question"]["number"], key=key)
    assert asked.error()["id"] == "late_answer"
    asked.answer("pass")
    asked.state()
    assert asked.server.house.rooms[asked.code].match is not None


def test_nothing_to_take_back_is_refused(server: Running) -> None:
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    players[0].send("take_back")
    assert players[0].error()["id"] == "nothing_to_take_back"


def test_a_card_that_is_not_offered_comes_with_its_reason_and_rule(server: Running) -> None:
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    waiting = next(p for p in players if not p.is_asked())
    waiting.send("why_not", id=7, card=waiting.last["view"]["hand"][0], target=None)
    why = waiting.until("why_not")
    assert why["id"] == 7 and why["reason"] == "not_asked" and why["rule"]


def test_the_preference_for_automatic_answers_is_kept(server: Running) -> None:
    player = server.play()
    player.send("prefer", auto_answer="at_once")
    player.send("prefer", auto_answer="never")
    player.send("why_not", id=1, card="x")
    player.until(lambda m: m["type"] in ("why_not", "error"))
    player.drop()
    player.connect()
    assert player.welcome["auto_answer"] == "never"


@pytest.mark.parametrize("see", ["nothing", "roles", "all"])
def test_the_dead_see_open_roles_only_where_the_table_says_so(
    server: Running, monkeypatch: pytest.MonkeyPatch, see: str
) -> None:
    player = server.play(dead_see=see)
    assert player.state()["open"] is None
    match = server.house.rooms[player.code].match
    monkeypatch.setattr(match, "is_out", lambda seat: seat == 0)
    player.send("look", since=0)
    assert (
        player.until(lambda m: m["type"] == "state" and m["since"] == 0)["open"] is None
    )  # not before it is asked for
    player.send("see")
    if see == "nothing":
        assert player.error()["id"] == "not_now"
    else:
        seats = player.until(lambda m: m["type"] == "state" and m["open"])["open"]
        assert all(seat["role"] for seat in seats)
        assert all((seat["hand"] is not None) == (see == "all") for seat in seats)
    watcher = server.watcher(player)
    assert watcher.state()["open"] is None


def test_a_seat_is_dead_when_the_game_says_so(server: Running) -> None:
    player = server.play(watch=True)
    player.until(lambda m: m["type"] == "state" and not all(p["alive"] for p in m["view"]["players"]))
    dead = [p["seat"] for p in player.last["view"]["players"] if not p["alive"]]
    match = server.house.rooms[player.code].match
    assert match is not None and all(match.is_out(seat) for seat in dead)


def test_the_duel_is_played_too(server: Running) -> None:
    player = server.play(game="duel", setup={})
    over = player.play_to_the_end()
    assert over["result"]["side"] in ("lawmen", "outlaws") and player.last["view"]["game"] == "duel"


def test_a_table_that_cannot_plan_ahead_still_takes_the_next_answer(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    live = server.house.rooms[players[0].code]

    def stumble() -> None:
        raise ZeroDivisionError("a bug")

    with monkeypatch.context() as bug:
        bug.setattr(live, "look_ahead", stumble)
        for _ in range(2):
            answer_once(players)
    answer_once(players)
    assert not live.changes.is_busy and live.register.status == "playing"


def test_messages_sent_at_once_are_done_one_after_the_other(server: Running) -> None:
    ann, *_ = server.table_of("Ann", "Bob", "Cid", "Dot")
    for number in range(30):
        ann.send("chat", text=f"line {number}")
    heard = [ann.until("chat")["text"] for _ in range(30)]
    assert heard == [f"line {number}" for number in range(30)]


def test_who_cannot_be_written_to_holds_up_nobody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, *_ = server.table_of("Ann", "Bob", "Cid", "Dot")
    live = server.house.rooms[ann.code]
    broken = next(one for one in live.audience.connections if one.member == ann.member)
    flush = Connection.flush

    def fail(self: Connection) -> None:
        if self is broken:
            raise OSError("no line")
        flush(self)

    with monkeypatch.context() as bug:
        bug.setattr(Connection, "flush", fail)
        bob.send("chat", text="hello")
        assert bob.until("chat")["text"] == "hello"
    wait_for(lambda: ann.member not in live.audience.here)
