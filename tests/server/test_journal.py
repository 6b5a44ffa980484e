"""What a server tells of itself: a log that machines read, an id for every request, figures at a door of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from sixgun.cli.main import run
from sixgun.server.bench.engines import PostgresServer, free_port
from sixgun.server.bench.measure import ServerProcess
from sixgun.server.journal.log import REQUEST
from sixgun.server.room.match import Match
from sixgun.server.room.room import Room
from sixgun.server.site import Site

from .driving import Door, Player, Running, answer_once, is_ready, wait_for

Start = Callable[..., Running]
ID = re.compile(r"[0-9a-f]{16}")


@pytest.fixture
def processes() -> Iterator[list[ServerProcess]]:
    found: list[ServerProcess] = []
    yield found
    for one in found:
        one.stop()


def door_of(process: ServerProcess) -> Door:
    return Door(int(process.url.rstrip("/").rsplit(":", 1)[1]))


def lines_of(process: ServerProcess) -> list[dict[str, Any]]:
    return [json.loads(line) for line in process.log_file.read_text().splitlines()]


def figures(port: int) -> dict[str, float]:
    """By name and labels, as they are written."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines}


# -- the log ------------------------------------------------------------------------------------------------------


def test_every_line_is_an_object_and_tells_no_secret(tmp_path: Path, processes: list[ServerProcess]) -> None:
    process = ServerProcess(tmp_path / "data", "--log-format", "json")
    processes.append(process)
    door = door_of(process)
    ann = door.open("Annabelle", setup={"players": 4})
    bob = door.join(ann, "Bobby")
    bob.send("ready")
    ann.until(lambda m: m["type"] == "table" and is_ready(m, bob.member))
    ann.send("start")
    ann.state(), bob.state()
    bob.send("chat", text="a word between us")
    bob.until("chat")
    bob.close()
    assert door.http.get(f"/api/tables/{ann.code}").headers["x-request-id"]
    wait_for(lambda: any(line["event"] == "socket_closed" for line in lines_of(process)))
    text = process.log_file.read_text()
    for secret in (
        ann.token,
        bob.token,
        "Annabelle",
        "a word between us",
        "127.0.0.1",
        ann.last["view"].get("seed", "?"),
    ):
        assert secret == "?" or secret not in text.replace(process.url, ""), secret
    events = [line["event"] for line in lines_of(process)]
    assert events[0] == "open" and {"table_opened", "socket_opened", "game_begun", "socket_closed"} <= set(events)
    for line in lines_of(process):
        assert {"time", "level", "event", "message"} <= line.keys() and line["time"].endswith("+00:00")
    came = next(line for line in lines_of(process) if line["event"] == "socket_opened")
    assert (came["table"], came["person"]) == (ann.code, ann.member) and ID.fullmatch(came["request"])
    begun = next(line for line in lines_of(process) if line["event"] == "game_begun")
    assert begun["request"] == came["request"]  # Ann's socket: she has started it


def test_a_terminal_is_not_told_of_everything(tmp_path: Path, processes: list[ServerProcess]) -> None:
    process = ServerProcess(tmp_path / "data")
    processes.append(process)
    door_of(process).play().state()
    process.stop()
    assert process.log_file.read_text() == ""


def test_requests_and_sockets_have_an_id_that_only_a_proxy_of_the_site_may_give(start: Start) -> None:
    server = start()
    given = {"x-request-id": "given-by-somebody"}
    answers = [server.http.get("/api/health", headers=given), server.http.get("/nothing"), server.http.post("/api/x")]
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 3 and all(ID.fullmatch(id) for id in ids)
    ann = server.open()
    with connect(f"ws://127.0.0.1:{server.port}/ws/{ann.code}") as socket:
        assert socket.response is not None and ID.fullmatch(socket.response.headers["x-request-id"])

    behind = start(Site(proxies=("127.0.0.1",)))
    forwarded = {"x-forwarded-for": "203.0.113.9"}
    for more in ({}, forwarded):
        assert behind.http.get("/api/health", headers=given | more).headers["x-request-id"] == "given-by-somebody"
    for bad in ("short", "with some space", "x" * 65, "a;drop\tall-of-it"):
        assert ID.fullmatch(behind.http.get("/api/health", headers={"x-request-id": bad}).headers["x-request-id"])


def test_an_error_in_the_log_names_table_and_request(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = start()
    player = server.play()
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    seen: list[str] = []

    def explode(*_: Any) -> None:
        seen.append(REQUEST.get())
        raise ZeroDivisionError("a bug in a rule")

    monkeypatch.setattr(Match, "_answer", explode)
    player.answer()
    player.until(lambda m: m["type"] == "table" and m["status"] == "frozen")
    record = next(record for record in caplog.records if getattr(record, "event", "") == "frozen")
    assert record.facts == {"table": player.code}
    assert ID.fullmatch(seen[0])
    assert server.house.counters.errors["error", "frozen"] == 1


def test_what_is_told_after_writing_still_belongs_to_its_request(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    sockets = {presence.connection.member: presence.request for presence in server.house.presences}
    shown: list[str] = []
    show = Room.show

    def note(room: Room) -> None:
        shown.append(REQUEST.get())
        show(room)

    monkeypatch.setattr(Room, "show", note)
    server.do(lambda: hear_all(server, players))  # in one turn of the loop: one waits for the other
    for player in players:
        player.until("chat")
    wait_for(lambda: len(shown) == 4)
    assert shown == [sockets[player.member] for player in players]


def hear_all(server: Running, players: list[Player]) -> None:
    for player in players:
        presence = next(one for one in server.house.presences if one.connection.member == player.member)
        presence.hear(json.dumps({"type": "chat", "text": "a word"}))


# -- figures ------------------------------------------------------------------------------------------------------


def test_figures_are_told_at_a_door_of_their_own(tmp_path: Path, processes: list[ServerProcess]) -> None:
    side = free_port()
    process = ServerProcess(tmp_path / "data", "--metrics", str(side))
    processes.append(process)
    door = door_of(process)
    assert door.http.get("/api/metrics").status_code == door.http.get("/metrics").status_code == 404
    assert httpx.get(f"http://127.0.0.1:{side}/api/health").status_code == 404
    players = door.table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(6):
        answer_once(players)
    players[0].send("answer", number=9999, key="no")
    refusal = players[0].error()["id"]
    found = figures(side)
    assert found["sixgun_answers_total"] == 6
    assert found['sixgun_tables{status="playing"}'] == found["sixgun_tables_live"] == 1
    assert found["sixgun_connections"] == found["sixgun_people"] == 4
    assert found[f'sixgun_refusals_total{{id="{refusal}"}}'] == 1
    for name in ("answer_written_seconds", "answer_sent_seconds"):
        assert found[f"sixgun_{name}_count"] == found[f'sixgun_{name}_bucket{{le="+Inf"}}'] == 6
        rising = [value for key, value in found.items() if key.startswith(f"sixgun_{name}_bucket")]
        assert rising == sorted(rising) and 0 < found[f"sixgun_{name}_sum"] < 30
    assert found["sixgun_answer_sent_seconds_sum"] >= found["sixgun_answer_written_seconds_sum"]
    labels = 'method="POST",path="/api/tables/{code}/join",status="200"'
    assert found[f"sixgun_http_request_seconds_count{{{labels}}}"] == 3
    assert found["sixgun_commit_seconds_count"] == found["sixgun_commits_total"] > 6


def test_what_is_limited_is_counted_by_kind(start: Start) -> None:
    server = start(creating=(2, 0.001))
    codes = [server.http.post("/api/tables", json={"name": "A", "settings": {}}).status_code for _ in range(4)]
    assert codes == [201, 201, 429, 429]
    assert server.house.limits.refused == {"creating": 2}
    assert server.house.counters.refused["slow_down"] == 2


def test_each_worker_has_figures_of_its_own(
    tmp_path: Path, postgres: PostgresServer, processes: list[ServerProcess]
) -> None:
    side = free_port()
    database = postgres.new_database()
    options = ("--workers", "2", "--database", database, "--metrics", str(side), "--log-format", "json")
    process = ServerProcess(tmp_path / "data", *options)
    processes.append(process)
    door = door_of(process)
    players: list[Player] = [door.open(f"P{number}") for number in range(6)]
    both = [figures(side), figures(side + 1)]
    assert sum(found["sixgun_tables_loaded"] for found in both) == 6
    assert sum(found["sixgun_connections"] for found in both) == 6
    for player in players:
        player.close()
    assert {line["event"] for line in lines_of(process)} >= {"open", "socket_opened"}


@pytest.mark.parametrize("wrong", ["none", "70000", ":9464", "127.0.0.1:"])
def test_what_is_no_door_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--metrics", wrong]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "9464" in said
