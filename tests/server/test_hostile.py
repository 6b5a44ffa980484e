"""Hostile input: nothing changes, nobody sees what they should not, the server stays up."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from sixgun.server.tokens import Tokens

from .driving import Player, Running

Start = Callable[..., Running]
HELLO = '{"type": "hello"}'


def fingerprint(player: Player) -> str:
    match = player.server.house.rooms[player.code].match
    assert match is not None
    return match.session.fingerprint()


@pytest.fixture(scope="module")
def players(server: Running) -> list[Player]:
    return server.table_of("Ann", "Bob", "Cid", "Dot")


MALFORMED = [
    "", "{", "null", "[]", "17", '"answer"', "{}", '{"type": 3}', '{"type": "no_such"}', '{"type": "answer"}',
    '{"type": "answer", "number": "1", "key": "pass"}', '{"type": "answer", "number": 1, "key": ""}',
    '{"type": "answer", "number": -1, "key": "pass"}', '{"type": "answer", "number": 1e99, "key": "pass"}',
    '{"type": "answer", "number": NaN, "key": "pass"}', '{"type": "answer", "number": 1, "key": "pass", "seat": 2}',
    '{"type": "answer", "number": 1, "key": ["pass"]}', '{"type": "sit", "seat": 99}', '{"type": "sit", "seat": null}',
    '{"type": "chat", "text": ""}', '{"type": "chat", "text": {"a": 1}}', '{"type": "configure", "settings": []}',
    '{"type": "kick"}', '{"type": "why_not", "id": 1, "card": 5}', "[" * 5000, '{"a":' * 3000, HELLO,
    '{"type": "chat", "text": "' + "x" * 401 + '"}', '{"type": "rename", "name": "' + "x" * 25 + '"}', "\x00\x01",
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_refused_and_changes_nothing(players: list[Player], text: str) -> None:
    before = fingerprint(players[0])
    players[0].socket.send(text)
    error = players[0].error()
    assert error["id"] in ("bad_message", "bad_text") and error["args"] != {"": ""}
    assert fingerprint(players[0]) == before


def test_bytes_are_refused(players: list[Player]) -> None:
    players[0].socket.send(b'{"type": "look"}')
    assert players[0].error()["id"] == "bad_message"


def test_an_oversized_message_closes_only_its_own_connection(server: Running, players: list[Player]) -> None:
    big = server.watcher(players[0])
    with pytest.raises(ConnectionClosed):
        big.socket.send(json.dumps({"type": "chat", "text": "x" * 100_000}))
        while True:
            big.receive()
    players[0].send("look")
    players[0].state()


def test_an_answer_for_another_seat_is_refused(players: list[Player]) -> None:
    asked = next(p for p in players if p.is_asked())
    other = next(p for p in players if not p.is_asked())
    before = fingerprint(asked)
    question = asked.last["question"]
    other.send("answer", number=question["number"], key=question["default"])
    error = other.error()
    assert error["id"] == "not_asked" and error["legal"] == []
    assert fingerprint(asked) == before


def test_a_stale_and_a_future_answer_are_refused(players: list[Player]) -> None:
    asked = next(p for p in players if p.is_asked())
    before = fingerprint(asked)
    for number in (asked.last["question"]["number"] + 1, 999_999):
        asked.send("answer", number=number, key="pass")
        assert asked.error()["id"] == "late_answer"
    assert fingerprint(asked) == before


def test_an_illegal_answer_is_refused_with_the_legal_ones(players: list[Player]) -> None:
    asked = next(p for p in players if p.is_asked())
    before = fingerprint(asked)
    asked.answer("play bang:AS > P9")
    error = asked.error()
    assert error["id"] == "illegal_answer"
    assert error["legal"] == [option["key"] for option in asked.last["question"]["options"]]
    assert fingerprint(asked) == before


def test_a_spectator_may_do_nothing(server: Running, players: list[Player]) -> None:
    watcher = server.watcher(players[0])
    before = fingerprint(players[0])
    for type, fields in (
        ("answer", {"number": 0, "key": "pass"}), ("take_back", {}), ("chat", {"text": "hi"}), ("start", {}),
        ("kick", {"member": players[0].member}), ("sit", {"seat": 1}), ("leave", {}), ("rematch", {}),
        ("why_not", {"id": 1, "card": "bang:AS"}), ("hand_on", {"member": players[0].member}),
    ):  # fmt: skip
        watcher.send(type, **fields)
        assert watcher.error()["to"] == type
    assert fingerprint(players[0]) == before


def first_message(server: Running, code: str, text: str) -> dict[str, Any]:
    with connect(f"ws://127.0.0.1:{server.port}/ws/{code}") as socket:
        socket.send(text)
        found: dict[str, Any] = json.loads(socket.recv(10))
        return found


def test_foreign_and_forged_tokens_are_refused(server: Running, players: list[Player]) -> None:
    elsewhere = server.open("Eve")
    victim = players[0]
    forged = Tokens(b"another key").make(victim.code, victim.member)
    body, _, signature = victim.token.rpartition(".")
    for token in (elsewhere.token, forged, body + "." + signature[::-1], body, "", "x" * 200, "é.ß"):
        found = first_message(server, victim.code, json.dumps({"type": "hello", "token": token}))
        assert (found["type"], found["id"]) == ("error", "bad_token")


def test_the_first_message_must_be_a_hello_of_this_version(server: Running, players: list[Player]) -> None:
    assert first_message(server, players[0].code, '{"type": "look"}')["id"] == "bad_message"
    assert first_message(server, players[0].code, '{"type": "hello", "version": 99}')["id"] == "old_client"
    assert first_message(server, players[0].code, "nonsense")["id"] == "bad_message"


def test_sockets_of_other_sites_are_refused(server: Running, players: list[Player]) -> None:
    address = f"ws://127.0.0.1:{server.port}/ws/{players[0].code}"
    for origin in (
        "http://evil.example",
        "null",
        f"http://127.0.0.1:{server.port + 1}",
        "https://127.0.0.1.evil.example",
    ):
        with pytest.raises(InvalidStatus), connect(address, origin=origin):  # type: ignore[arg-type]
            pass
    with connect(address, origin=f"http://127.0.0.1:{server.port}") as own:  # type: ignore[arg-type]
        own.send(HELLO)
        assert json.loads(own.recv(10))["type"] == "welcome"


def test_posts_of_other_sites_are_refused(server: Running) -> None:
    answer = server.http.post("/api/tables", json={"name": "Eve"}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403 and answer.json()["id"] == "cross_origin"
    plain = server.http.post("/api/tables", content='{"name": "Eve"}', headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415


def test_script_in_names_and_chat_stays_text(server: Running) -> None:
    name, text = "<img src=x onerror>", "<script>alert(1)</script>\u202e\x1b[2J\x00 hi"
    ann = server.open(name)
    ann.send("chat", text=text)
    line = ann.until("chat")
    assert line["name"] == name and line["text"] == "<script>alert(1)</script>[2J hi"
    answer = server.http.get("/api/tables")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    for bad in ("", "   ", "\u200b\u202e", "x" * 25, "\x00", "---"):
        assert server.http.post("/api/tables", json={"name": bad}).status_code in (400, 409)
    assert server.join(ann, "Z̸̢̛̛̖̗͓̊̈").until("table")["members"][1]["name"].startswith("Z")


def test_a_large_body_is_refused(server: Running) -> None:
    assert server.http.post("/api/tables", json={"name": "x" * 50_000}).status_code == 413
    assert server.http.post("/api/replays", json={"format": "x" * 400_000}).status_code == 413


def test_nothing_outside_the_client_is_served(server: Running) -> None:
    for path in (
        "/../../pyproject.toml",
        "/..%2f..%2f..%2fpyproject.toml",
        "/%2e%2e/__init__.py",
        "/assets/../../x",
        "/no",
    ):
        assert server.http.get(path).status_code == 404
    assert server.http.post("/").status_code == 405


def test_records_that_lie_are_refused(server: Running) -> None:
    good = {"format": "sixgun-record", "version": 1, "rules": "classic-4", "game": "classic", "seed": "s", "digest": ""}
    setup = {"players": 4, "sets": ["base"], "options": {}}
    for change in (
        {"setup": setup, "answers": [[0, "fly"]]}, {"setup": setup, "answers": [[99, "pass"]]},
        {"setup": {"players": 10**9}, "answers": []}, 
        {"setup": {"players": 4, "sets": [[]]}, "answers": []}, {"setup": setup, "answers": [], "game": "../x"},
        {"setup": {"players": 4, "options": {"special_characters": "yes"}}, "answers": []},
    ):  # fmt: skip
        answer = server.http.post("/api/replays", json=good | change)
        assert answer.status_code == 409 and answer.json()["id"] in ("bad_record", "no_record"), change
    for id, change in (
        ("no_record", {}),
        ("no_record", {"setup": setup}),
        ("old_rules", {"setup": setup, "answers": [], "rules": "other"}),
    ):
        assert server.http.post("/api/replays", json=good | change).json()["id"] == id, change


# -- with limits --------------------------------------------------------------------------------------------------


def test_a_flood_is_slowed_then_closed_and_others_play_on(start: Start) -> None:
    server = start(messages=(20, 1), patience=30, frames=(1000, 1000), frames_at_once=1000)
    ann, eve = server.play("Ann"), server.play("Eve")
    ann.silence(0.05)
    with pytest.raises(ConnectionClosed):
        for n in range(500):
            eve.send("pong", id=1)
            if n >= 30:  # each is refused by now; what is sent to a line that is closed would take its last words away
                eve.error()
    with pytest.raises(ConnectionClosed):
        while True:  # what has come meanwhile
            eve.receive()
    said = [json.loads(text) for text in eve.raw]
    assert any(m["type"] == "error" and m["id"] == "slow_down" for m in said)
    assert said[-1] == {"type": "goodbye", "id": "flood"}
    ann.send("look")
    ann.state()
    eve.connect()


def test_a_flood_in_one_piece_is_dropped_at_once(start: Start) -> None:
    server = start(on=True)
    eve = server.play("Eve")
    eve.until(lambda m: m["type"] == "state" and eve.is_asked())
    eve.silence(0.05)
    eve.raw.clear()
    burst = b"".join(Frame(Opcode.TEXT, b'{"type":"look"}').serialize(mask=True) for _ in range(400))
    eve.socket.socket.sendall(burst)
    with pytest.raises(ConnectionClosed):
        while True:
            eve.receive()
    assert [json.loads(text) for text in eve.raw] == [{"type": "goodbye", "id": "flood"}], "dropped at once"


def test_who_reads_nothing_is_let_go_and_holds_up_nobody(start: Start) -> None:
    server = start(on=False, queue=20)
    ann = server.play("Ann", watch=True, clock="none")
    eve = server.watcher(ann)
    eve.state()
    live = server.house.rooms[ann.code]
    sleeper = next(one for one in live.audience.connections if one.member is None)
    assert sleeper._wire is not None
    server.do(sleeper._wire.pause_writing)  # as if its line were full
    ann.play_to_the_end()
    assert sleeper.is_closing


def test_chat_is_slowed_earlier(start: Start) -> None:
    server = start(chat=(2, 0.01))
    ann = server.open("Ann")
    for _ in range(3):
        ann.send("chat", text="spam")
    assert ann.error()["id"] == "slow_down"


def test_guessing_codes_is_soon_not_listened_to(start: Start) -> None:
    server = start(guessing=(5, 0.01))
    code = server.open("Ann").code
    statuses = [server.http.get(f"/api/tables/{'ABCDEFGHJKM'}{n}").status_code for n in range(2, 9)]
    assert statuses == [404] * 5 + [429] * 2
    assert server.http.get(f"/api/tables/{code}").status_code == 429
    with connect(f"ws://127.0.0.1:{server.port}/ws/AAAABBBBCCCC") as socket:
        assert json.loads(socket.recv(10))["id"] == "slow_down"


def test_an_unknown_code_says_so_on_the_socket(server: Running) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws/AAAABBBBCCCC") as socket:
        assert json.loads(socket.recv(10))["id"] == "no_table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_tables_and_sockets_from_one_address_are_limited(start: Start) -> None:
    server = start(creating=(3, 0.01), sockets=2)
    answers = [server.http.post("/api/tables", json={"name": "Eve"}) for _ in range(4)]
    assert [a.status_code for a in answers] == [201, 201, 201, 429]
    joined = answers[0].json()
    first, second = Player(server, joined), Player(server, joined)
    with pytest.raises(InvalidStatus):
        Player(server, joined)
    first.close()
    second.close()


def test_a_table_takes_only_so_many_people(start: Start) -> None:
    server = start(members=3)
    ann = server.open("Ann")
    for name in ("Bob", "Cid"):
        server.post(f"/api/tables/{ann.code}/join", name=name)
    answer = server.http.post(f"/api/tables/{ann.code}/join", json={"name": "Dot"})
    assert answer.status_code == 409 and answer.json()["id"] == "table_full"


def test_who_never_reads_is_let_go_and_holds_nobody_up(start: Start) -> None:
    server = start(on=False, queue=20)
    ann = server.open("Ann")
    deaf = server.join(ann, "Deaf")
    live = server.house.rooms[ann.code]
    connection = next(c for c in live.audience.connections if c.member == deaf.member)

    def stuff() -> None:
        for _ in range(30):
            connection.send(b"x" * 1_000_000)  # more than all buffers on the way hold

    for _ in range(3):  # the line is jammed; they fall behind; what was done at the end of that turn is done
        server.do(stuff)
    assert connection.is_closing
    ann.send("rename", name="Anna")
    ann.until(lambda m: m["type"] == "table" and m["members"][0]["name"] == "Anna")
