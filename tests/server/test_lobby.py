"""Around the game: seats, owner, bots, ready check, chat, kick and mute, rematch, settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import connect

from sixgun.server.room import room

from .driving import Player, Running


def test_a_public_table_is_listed_and_a_private_one_is_not(server: Running) -> None:
    public, private = server.open(title="Saloon"), server.open(public=False)
    lines = {line["code"]: line for line in server.get("/api/tables")["tables"]}
    assert lines[public.code]["title"] == "Saloon" and lines[public.code]["people"] == 1
    assert private.code not in lines
    assert server.get(f"/api/tables/{private.code}")["table"]["seats"] == 4


def test_an_invitation_has_a_link_and_a_picture(server: Running) -> None:
    table = server.open()
    info = server.get(f"/api/tables/{table.code}")
    assert info["invite"] == f"{server.base}/#/t/{table.code}"
    picture = server.http.get(f"/api/tables/{table.code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg xmlns=")


def test_a_code_may_be_typed_in_groups_and_small_letters(server: Running) -> None:
    code = server.open().code
    typed = "-".join(code[i : i + 4] for i in range(0, 12, 4)).lower()
    assert server.get(f"/api/tables/{typed}")["table"]["code"] == code


def test_people_take_seats_in_order_and_the_rest_watch(server: Running) -> None:
    table = server.open("P0")
    others = [server.join(table, f"P{n}") for n in range(1, 5)]
    assert [p.seat for p in others] == [1, 2, 3, None]
    others[3].send("sit", seat=0)
    assert others[3].error()["id"] == "seat_taken"
    others[0].send("stand")
    others[3].until(lambda m: m["type"] == "table" and m["seats"][1]["member"] is None)
    others[3].send("sit", seat=1)
    others[3].until(lambda m: m["type"] == "table" and m["seats"][1]["member"] == others[3].member)


def test_the_game_starts_only_when_all_are_ready_and_bots_fill_up(server: Running) -> None:
    ann = server.open("Ann")
    bob = server.join(ann, "Bob")
    ann.send("start")
    error = ann.error()
    assert error["id"] == "not_ready" and error["args"]["names"] == ["Bob"]
    bob.send("ready")
    ann.until(lambda m: m["type"] == "table" and any(x["ready"] for x in m["members"]))
    bob.send("start")
    assert bob.error()["id"] == "not_owner"
    ann.send("start")
    table = ann.until(lambda m: m["type"] == "table" and m["status"] == "playing")
    assert [bool(seat["bot"]) for seat in table["seats"]] == [False, False, True, True]
    assert table["seed_hash"] and ann.state()["view"]["viewer"] == 0


def test_the_owner_sets_bots_and_settings(server: Running) -> None:
    ann = server.open("Ann")
    ann.send("seat_bot", seat=2, bot="random")
    assert ann.until(lambda m: m["type"] == "table" and m["seats"][2]["bot"])["seats"][2]["bot"] == "random"
    ann.send("seat_bot", seat=2, bot=None)
    ann.until(lambda m: m["type"] == "table" and m["seats"][2]["bot"] is None)
    settings = {**ann.table["settings"], "setup": {"players": 7}, "clock": "blitz"}
    ann.send("configure", settings=settings)
    table = ann.until(lambda m: m["type"] == "table" and len(m["seats"]) == 7)
    assert table["clock"] == {"name": "blitz", "free": 10, "reserve": 30, "refill": 3}
    ann.send("configure", settings={**settings, "setup": {"players": 77}})
    assert ann.error()["id"] == "bad_setup"
    ann.send("configure", settings={**settings, "setup": {"players": 4, "options": {"no_such": True}}})
    assert ann.error()["id"] == "bad_setup"


def test_ownership_moves_on_when_the_owner_leaves(server: Running) -> None:
    ann = server.open("Ann")
    bob = server.join(ann, "Bob")
    ann.send("leave")
    table = bob.until(lambda m: m["type"] == "table" and m["owner"] == bob.member)
    assert table["seats"][0]["member"] is None
    assert ann.is_closed()
    assert refusal_of(ann)["id"] == "bad_token"


def refusal_of(player: Player) -> dict[str, Any]:
    """What somebody who may not come in is told first."""
    player.socket = connect(f"ws://127.0.0.1:{player.server.port}/ws/{player.code}", legacy=True)
    player.send("hello", token=player.token)
    return player.receive()


def test_ownership_moves_on_when_the_owner_is_gone_for_long(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.open("Ann")
    bob = server.join(ann, "Bob")
    ann.drop()
    bob.until(lambda m: m["type"] == "table" and not m["members"][0]["here"])
    live = server.house.rooms[ann.code]
    server.do(lambda: live.changes.make(live.pass_on))
    assert live.register.owner == ann.member
    monkeypatch.setattr(room, "OWNER_MAY_BE_GONE", -1)
    server.do(lambda: live.changes.make(live.pass_on))
    bob.until(lambda m: m["type"] == "table" and m["owner"] == bob.member)


def test_leaving_a_game_gives_the_seat_to_a_bot_and_the_game_goes_on(server: Running) -> None:
    ann, bob, cid, dot = server.table_of("Ann", "Bob", "Cid", "Dot")
    for player in (bob, cid, dot):
        player.send("leave")
    table = ann.until(lambda m: m["type"] == "table" and sum(bool(s["bot"]) for s in m["seats"]) == 3)
    assert not any(seat["kept"] for seat in table["seats"])
    ann.play_to_the_end()


def test_a_spectator_takes_the_seat_of_a_bot_in_a_running_game(server: Running) -> None:
    ann = server.play("Ann", latecomers="open")
    bob = server.join(ann, "Bob")
    assert bob.seat is None
    bob.send("sit", seat=2)
    bob.until(lambda m: m["type"] == "state" and m["view"]["viewer"] == 2)
    third = server.join(ann, "Cid", seat=1)
    assert third.seat == 1 and third.state()["view"]["viewer"] == 1


def test_a_seat_is_handed_on_to_a_spectator(server: Running) -> None:
    ann = server.play("Ann")
    bob = server.join(ann, "Bob", watch=True)
    ann.until(lambda m: m["type"] == "table" and len(m["members"]) == 2)
    ann.send("hand_on", member=bob.member)
    state = bob.until(lambda m: m["type"] == "state" and m["view"]["viewer"] == 0)
    assert state["since"] == 0 and state["view"]["hand"]
    ann.until(lambda m: m["type"] == "state" and m["view"]["viewer"] is None)
    ann.send("sit", seat=1)
    assert ann.error()["id"] == "saw_too_much"


def test_who_stands_up_may_return_to_the_same_seat_only(server: Running) -> None:
    ann = server.play("Ann", pace="human")
    ann.send("stand")
    ann.until(lambda m: m["type"] == "table" and m["seats"][0]["bot"])
    ann.send("sit", seat=1)
    assert ann.error()["id"] == "saw_too_much"
    ann.send("sit", seat=0)
    ann.until(lambda m: m["type"] == "state" and m["view"]["viewer"] == 0)


def test_chat_reaches_all_is_kept_and_a_muted_one_says_nothing(server: Running) -> None:
    ann = server.open("Ann")
    bob = server.join(ann, "Bob")
    bob.send("chat", text="hello  there")
    line = ann.until("chat")
    assert (line["text"], line["name"], line["number"]) == ("hello there", "Bob", 0)
    late = server.join(ann, "Cid")
    assert late.until("chat")["text"] == "hello there"
    ann.send("mute", member=bob.member)
    bob.until(lambda m: m["type"] == "table" and any(x["muted"] for x in m["members"]))
    bob.send("chat", text="still there")
    assert bob.error()["id"] == "muted"
    assert not [m for m in ann.silence() if m["type"] == "chat"]


def test_who_is_kicked_is_out_and_their_token_is_worth_nothing(server: Running) -> None:
    ann = server.open("Ann")
    bob = server.join(ann, "Bob")
    bob.send("kick", member=ann.member)
    assert bob.error()["id"] == "not_owner"
    ann.send("kick", member=bob.member)
    assert bob.until("goodbye")["id"] == "kicked"
    assert bob.is_closed()
    assert refusal_of(bob)["id"] == "bad_token"


def test_who_is_banned_stays_out_until_let_in_again(start: Callable[..., Running]) -> None:
    server = start()
    ann = server.open("Ann")
    bob = server.join(ann, "Bob", guest="bobs-browser")
    bob.send("kick", member=ann.member, ban=True)
    assert bob.error()["id"] == "not_owner"
    ann.send("kick", member=ann.member, ban=True)
    assert ann.error()["id"] == "not_now"
    ann.send("kick", member=bob.member, ban=True)
    assert bob.until("goodbye")["id"] == "banned"
    table = ann.until(lambda m: m["type"] == "table" and m.get("banned"))
    assert table["banned"] == [{"id": bob.member, "name": "Bob"}] and "bobs-browser" not in "".join(ann.raw)

    def comes_in(house: Running, name: str, guest: str) -> str:
        body = {"name": name, "guest": guest}
        answer = house.http.post(f"/api/tables/{ann.code}/join", json=body)
        return "in" if answer.is_success else str(answer.json()["id"])

    def looks_in(house: Running, **hello: Any) -> str:
        bob.server = house
        bob.socket = connect(f"ws://127.0.0.1:{house.port}/ws/{bob.code}", legacy=True)
        bob.send("hello", **hello)
        found = bob.receive()
        return str(found["id"] if found["type"] == "error" else found["type"])

    for open_house in (lambda: server, start):  # after a restart, too
        house = open_house()
        assert comes_in(house, "Rob", "bobs-browser") == "banned"
        assert looks_in(house, token=bob.token) == "banned"
        assert looks_in(house, guest="bobs-browser") == "banned"
        assert looks_in(house, guest="cids-browser") == "welcome"
    assert comes_in(house, "Cid", "cids-browser") == comes_in(house, "Dot", "") == "in"
    ann.server = house
    ann.connect()
    ann.send("unban", member="nobody")
    assert ann.error()["id"] == "not_member"
    ann.send("unban", member=bob.member)
    ann.until(lambda m: m["type"] == "table" and not m.get("banned"))
    assert comes_in(house, "Bob", "bobs-browser") == "in"
    assert looks_in(house, token=bob.token) == "bad_token"


def test_who_is_only_kicked_may_come_back(server: Running) -> None:
    ann = server.open("Ann")
    bob = server.join(ann, "Bob", guest="b")
    ann.send("kick", member=bob.member)
    assert bob.until("goodbye")["id"] == "kicked"
    assert server.join(ann, "Bob", guest="b").seat is not None


def test_who_came_by_another_browser_is_known_by_the_last_one(server: Running) -> None:
    ann = server.open("Ann")
    bob = server.join(ann, "Bob", guest="phone")
    bob.socket = connect(f"ws://127.0.0.1:{server.port}/ws/{bob.code}", legacy=True)
    bob.send("hello", token=bob.token, guest="laptop")
    bob.until("welcome")
    ann.send("kick", member=bob.member, ban=True)
    bob.until("goodbye")
    answer = server.http.post(f"/api/tables/{ann.code}/join", json={"name": "Bob", "guest": "laptop"})
    assert answer.json()["id"] == "banned"


def test_a_rematch_keeps_the_seats_and_is_another_game(server: Running) -> None:
    ann = server.play("Ann")
    first = ann.play_to_the_end()
    ann.over = None
    ann.send("rematch")
    table = ann.until(lambda m: m["type"] == "table" and m["game"] == 2)
    assert table["status"] == "playing" and table["seats"][0]["member"] == ann.member
    assert table["seed_hash"] != first["seed_hash"]
    second = ann.play_to_the_end()
    assert second["game"] == 2 and second["replay"] != first["replay"]


def test_a_rematch_waits_for_all_who_are_here(server: Running) -> None:
    ann = server.play("Ann", latecomers="open")
    bob = server.join(ann, "Bob", seat=1)
    while ann.over is None:
        for player in (ann, bob):
            player.silence(0.01)
            if player.is_asked() and player.over is None:
                player.answer()
    bob.until("over") if bob.over is None else None
    ann.send("rematch")
    table = bob.until(lambda m: m["type"] == "table" and any(x["wants_rematch"] for x in m["members"]))
    assert table["status"] == "over"
    bob.send("rematch")
    bob.until(lambda m: m["type"] == "table" and m["status"] == "playing" and m["game"] == 2)


def test_names_are_told_apart_and_can_be_changed(server: Running) -> None:
    ann = server.open("Ann")
    twin = server.join(ann, "ann")
    names = twin.until("table")["members"]
    assert [m["name"] for m in names] == ["Ann", "ann (2)"]
    twin.send("rename", name="Zoë")
    ann.until(lambda m: m["type"] == "table" and m["members"][-1]["name"] == "Zoë")


def test_a_table_without_spectators_lets_only_players_in(server: Running) -> None:
    ann = server.open("Ann", spectators=False)
    answer = server.http.post(f"/api/tables/{ann.code}/join", json={"name": "Eve", "watch": True})
    assert answer.status_code == 403 and answer.json()["id"] == "no_spectators"
    nobody = Player(server, {"code": ann.code, "token": None, "member": None, "seat": None}, hello=False)
    assert refusal_of(nobody)["id"] == "no_spectators"
