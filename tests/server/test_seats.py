"""Seats and tables cannot be stolen: who inherits, who may be put out, who may sit down in a running game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sixgun.server.room import room

from .driving import Player, Running

Start = Callable[..., Running]


@pytest.fixture
def long_gone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An owner is gone for long as soon as she is gone."""
    monkeypatch.setattr(room, "OWNER_MAY_BE_GONE", -1)
    yield


def inherit(server: Running, table: Player) -> str | None:
    """What the server does about an absent owner now and then; who owns the table then."""
    live = server.house.rooms[table.code]
    server.do(lambda: live.changes.make(live.pass_on))
    return live.register.owner


def vanish(player: Player, seen_by: Player) -> None:
    player.drop()
    seen_by.until(lambda m: m["type"] == "table" and not member_in(m, player)["here"])


def member_in(table: dict[str, Any], player: Player) -> dict[str, Any]:
    return next(one for one in table["members"] if one["id"] == player.member)


def sees(player: Player, what: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The table message that shows it."""
    return player.until(lambda m: m["type"] == "table" and what(m))


# -- whose table it is --------------------------------------------------------------------------------------------


def test_a_watcher_never_inherits_a_running_game(server: Running, long_gone: None) -> None:
    ann = server.play("Ann", public=True)
    eve = server.join(ann, "Eve", watch=True)
    vanish(ann, eve)
    assert inherit(server, ann) == ann.member
    eve.send("kick", member=ann.member, ban=True)
    assert eve.error()["id"] == "not_owner"
    eve.send("sit", seat=0)
    assert eve.error()["id"] == "seat_taken"
    ann.connect()
    assert ann.state()["view"]["viewer"] == 0


def test_nobody_owns_a_running_game_whose_players_have_all_left(server: Running, long_gone: None) -> None:
    ann = server.play("Ann", public=True)
    eve = server.join(ann, "Eve", watch=True)
    ann.send("leave")
    assert sees(eve, lambda m: m["owner"] is None)
    assert inherit(server, eve) is None


def test_the_owner_gets_the_table_back(server: Running, long_gone: None) -> None:
    ann, bob, *_ = server.table_of("Ann", "Bob", "Cid", "Dot")
    vanish(ann, bob)
    assert inherit(server, ann) == bob.member
    ann.connect()
    sees(bob, lambda m: m["owner"] == ann.member)


def test_an_heir_cannot_keep_the_owner_out(server: Running, long_gone: None) -> None:
    ann = server.open("Ann")
    bob = server.join(ann, "Bob")
    vanish(ann, bob)
    assert inherit(server, ann) == bob.member
    bob.send("kick", member=ann.member, ban=True)  # her seat is free, but she is still somebody here
    sees(bob, lambda m: member_in(m, ann)["seat"] is None)
    ann.connect()
    sees(bob, lambda m: m["owner"] == ann.member)


# -- putting somebody out -----------------------------------------------------------------------------------------


def test_nobody_seated_is_put_out_without_a_vote_of_the_players(server: Running) -> None:
    ann, bob, cid, dot = server.table_of("Ann", "Bob", "Cid", "Dot", public=True)
    eve = server.join(ann, "Eve", watch=True)
    eve.send("kick", member=dot.member)
    assert eve.error()["id"] == "not_owner"
    ann.send("kick", member=dot.member, ban=True)  # the owner's voice counts as one
    table = sees(bob, lambda m: member_in(m, dot).get("against"))
    assert member_in(table, dot)["against"] == [ann.member] and member_in(table, dot)["seat"] == 3
    ann.send("kick", member=dot.member)
    bob.send("kick", member=dot.member)
    assert dot.until("goodbye")["id"] == "kicked"
    table = sees(bob, lambda m: m["seats"][3]["bot"])
    eve.send("sit", seat=3)
    assert eve.error()["id"] == "seat_kept"
    again = server.join(ann, "Dot", watch=True)
    again.send("sit", seat=3)
    assert again.error()["id"] == "seat_kept"


def test_a_vote_that_all_mean_so_keeps_somebody_out(server: Running) -> None:
    ann, bob, _, dot = server.table_of("Ann", "Bob", "Cid", "Dot")
    for player in (ann, bob):
        player.send("kick", member=dot.member, ban=True)
    assert dot.until("goodbye")["id"] == "banned"


def test_one_of_two_players_cannot_put_out_the_other(server: Running) -> None:
    ann, bob = server.table_of("Ann", "Bob")
    ann.send("kick", member=bob.member)
    assert ann.error()["id"] == "no_vote"


def test_a_voice_can_be_taken_back_and_is_gone_with_who_gave_it(server: Running) -> None:
    ann, bob, cid, dot = server.table_of("Ann", "Bob", "Cid", "Dot")
    ann.send("kick", member=dot.member)
    sees(bob, lambda m: member_in(m, dot).get("against"))
    ann.send("spare", member=dot.member)
    sees(bob, lambda m: not member_in(m, dot).get("against"))
    bob.send("kick", member=dot.member)
    sees(ann, lambda m: member_in(m, dot).get("against"))
    bob.send("stand")
    sees(ann, lambda m: not member_in(m, dot).get("against"))
    cid.send("kick", member=dot.member)
    sees(ann, lambda m: member_in(m, dot).get("against") == [cid.member] and member_in(m, dot)["seat"] == 3)


def test_a_watcher_may_be_sent_away_during_a_game(server: Running) -> None:
    ann = server.play("Ann")
    eve = server.join(ann, "Eve", watch=True)
    ann.send("kick", member=eve.member)
    assert eve.until("goodbye")["id"] == "kicked"


# -- sitting down in a running game -------------------------------------------------------------------------------


def test_a_seat_in_a_running_game_needs_the_consent_of_its_players(server: Running) -> None:
    ann, bob = server.table_of("Ann", "Bob", public=True)
    eve = server.join(ann, "Eve", seat=2)
    assert eve.seat is None
    assert member_in(sees(ann, lambda m: len(m["members"]) == 3), eve)["asks"] == 2
    assert all("hand" not in m["view"] or not m["view"]["hand"] for m in eve.silence() if m["type"] == "state")
    eve.send("consent", member=eve.member)
    assert eve.error()["id"] == "not_seated"
    ann.send("consent", member=eve.member)
    assert member_in(sees(bob, lambda m: member_in(m, eve).get("agreed")), eve)["seat"] is None
    bob.send("consent", member=eve.member)
    state = eve.until(lambda m: m["type"] == "state" and m["view"]["viewer"] == 2)
    assert state["since"] == 0 and state["view"]["hand"]


def test_who_is_not_let_in_does_not_ask_again(server: Running) -> None:
    ann, bob = server.table_of("Ann", "Bob")
    eve = server.join(ann, "Eve", seat=2)
    ann.send("consent", member=eve.member)
    bob.send("consent", member=eve.member, yes=False)
    assert eve.error()["id"] == "not_let_in"
    eve.send("sit", seat=3)
    assert eve.error()["id"] == "not_let_in"


def test_the_absent_need_not_consent(server: Running) -> None:
    ann, bob = server.table_of("Ann", "Bob")
    vanish(bob, ann)
    eve = server.join(ann, "Eve", seat=2)
    ann.send("consent", member=eve.member)
    eve.until(lambda m: m["type"] == "state" and m["view"]["viewer"] == 2)


def test_a_table_may_let_nobody_or_anybody_sit_down(server: Running) -> None:
    closed, open_ = server.play("Ann", latecomers="closed"), server.play("Ann", latecomers="open")
    answer = server.http.post(f"/api/tables/{closed.code}/join", json={"name": "Eve", "seat": 1})
    assert answer.status_code == 403 and answer.json()["id"] == "no_latecomers"
    eve = server.join(closed, "Eve", watch=True)
    eve.send("sit", seat=1)
    assert eve.error()["id"] == "no_latecomers"
    assert server.join(open_, "Eve", seat=1).state()["view"]["viewer"] == 1


def test_the_owner_of_a_game_of_bots_lets_people_in(server: Running) -> None:
    ann = server.play("Ann", watch=True, pace="human")
    eve = server.join(ann, "Eve", seat=1)
    sees(ann, lambda m: any(one.get("asks") == 1 for one in m["members"]))
    ann.send("consent", member=eve.member)
    eve.until(lambda m: m["type"] == "state" and m["view"]["viewer"] == 1)


def test_joining_and_leaving_does_not_show_the_hands_one_after_the_other(server: Running) -> None:
    ann = server.play("Ann", latecomers="open", pace="human")
    eve = server.join(ann, "Eve", seat=1, guest="eves-browser")
    eve.send("leave")
    assert eve.until("goodbye")["id"] == "left"
    for seat in (2, 3):
        body = {"name": "Eva", "seat": seat, "guest": "eves-browser"}
        assert server.http.post(f"/api/tables/{ann.code}/join", json=body).json()["id"] == "saw_too_much"
    twice = server.join(ann, "Eva", seat=1, guest="eves-browser")  # where she was she knows nothing new
    assert twice.seat == 1


def test_one_person_does_not_sit_at_two_seats(server: Running) -> None:
    ann = server.play("Ann", latecomers="open", pace="human")
    server.join(ann, "Eve", seat=1, guest="eves-browser")
    body = {"name": "Eva", "seat": 2, "guest": "eves-browser"}
    assert server.http.post(f"/api/tables/{ann.code}/join", json=body).json()["id"] == "saw_too_much"


def test_a_browser_that_calls_itself_otherwise_is_still_known_by_what_it_saw(server: Running) -> None:
    ann = server.play("Ann", latecomers="open", pace="human")
    eve = server.join(ann, "Eve", seat=1, guest="one")
    eve.close()
    eve.guest = "two"
    eve.connect()
    body = {"name": "Eva", "seat": 2, "guest": "one"}
    assert server.http.post(f"/api/tables/{ann.code}/join", json=body).json()["id"] == "saw_too_much"


def test_a_seat_is_kept_for_its_person_while_the_game_lasts(start: Start) -> None:
    server = start()
    ann = server.play("Ann", latecomers="open", pace="human")
    ann.send("stand")
    sees(ann, lambda m: m["seats"][0]["bot"])
    eve = server.join(ann, "Eve", watch=True)
    eve.send("sit", seat=0)
    assert eve.error()["id"] == "seat_kept"
    ann.server = start()  # after a restart, too
    body = {"name": "Eva", "seat": 0}
    assert ann.server.http.post(f"/api/tables/{ann.code}/join", json=body).json()["id"] == "seat_kept"
    ann.connect()
    ann.send("sit", seat=0)
    ann.until(lambda m: m["type"] == "state" and m["view"]["viewer"] == 0)
