"""Several workers on one database: people at any of them play at any table, and play goes on when one is gone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from sixgun.server.bench.engines import PostgresServer
from sixgun.server.errors import Fenced
from sixgun.server.protocol.terms import Clock
from sixgun.server.room import clock
from sixgun.server.times import game_time
from sixgun.server.visitors.limits import Limits
from sixgun.server.workers import others

from .driving import Player, Running, answer_once, wait_for

Start = Callable[..., list[Running]]


@pytest.fixture(params=["nats", "postgres"])
def workers(request: pytest.FixtureRequest, tmp_path: Path, postgres: PostgresServer) -> Iterator[Start]:
    """Start workers on one database, with either bus."""
    running: list[Running] = []
    database = postgres.new_database()
    broker = request.getfixturevalue("nats").url if request.param == "nats" else ""

    def begin(count: int = 2, **limits: float) -> list[Running]:
        for _ in range(count):
            allowed = Limits(**limits) if limits else None  # type: ignore[arg-type]
            running.append(Running(tmp_path / "data", allowed, database=database, broker=broker))
        wait_for(lambda: all(len(one.house.others._loads) == count - 1 for one in running))  # they hear each other
        return running

    yield begin
    for one in running:
        one.stop()


def table_at(one: Running, *names: str, **settings: object) -> list[Player]:
    """A table that one of them has, with its people there."""
    first = one.open(names[0], **settings)
    assert first.code in one.house.rooms
    return [first, *(one.join(first, name) for name in names[1:])]


def moved(player: Player, to: Running) -> Player:
    """The same person comes in by another door."""
    player.close()
    player.server = to
    return player.connect()


def begin(players: list[Player]) -> None:
    for player in players[1:]:
        player.send("ready", ready=True)
    players[0].until(lambda m: m["type"] == "table" and all(one["ready"] for one in m["members"][1:]))
    players[0].send("start")
    for player in players:
        player.state()


def test_people_at_both_workers_play_one_game(workers: Start) -> None:
    one, two = workers()
    players = table_at(one, "Ann", "Bob", "Cid", "Dot")
    players = [player if at % 2 else moved(player, two) for at, player in enumerate(players)]
    begin(players)
    for _ in range(12):
        answer_once(players)
    assert players[0].code not in two.house.rooms  # carried, not played twice
    players[0].send("chat", text="from afar")
    assert players[1].until("chat")["text"] == "from afar"
    players[0].send("answer", number=9999, key="no")
    assert players[0].error()["id"] in ("late_answer", "not_asked")
    watcher = Player(two, {"code": players[0].code, "token": None, "member": None, "seat": None})
    assert watcher.state()["question"]["options"] == []
    players[1].until(lambda m: m["type"] == "table" and m["watching"] == 1)
    watcher.close()
    players[1].until(lambda m: m["type"] == "table" and m["watching"] == 0)


def test_requests_are_answered_by_who_has_the_table(workers: Start) -> None:
    one, two = workers()
    ann = one.open("Ann", public=True)
    bob = two.join(ann, "Bob")
    assert bob.seat == 1 and ann.until(lambda m: m["type"] == "table" and len(m["members"]) == 2)
    assert two.get(f"/api/tables/{ann.code}")["table"]["people"] == 2
    assert wait_for(lambda: [line["code"] for line in two.get("/api/tables")["tables"]]) == [ann.code]
    report = two.post("/api/reports", about="table", place=ann.code, token=bob.token, text="It creaks.")
    assert report["id"]
    assert two.http.get("/api/tables/AAAABBBBCCCC").status_code == 404


def test_who_is_banned_is_banned_at_every_worker(workers: Start) -> None:
    one, two = workers()
    ann = one.open("Ann")
    bob = two.join(ann, "Bob", guest="g" * 24)
    ann.until(lambda m: m["type"] == "table" and len(m["members"]) == 2)
    ann.send("kick", member=bob.member, ban=True)
    assert bob.until("goodbye")["id"] == "banned" and bob.is_closed()
    found = two.http.post(f"/api/tables/{ann.code}/join", json={"name": "Bob", "guest": "g" * 24})
    assert found.status_code == 403 and found.json()["id"] == "banned"


def test_new_tables_go_where_there_are_few(workers: Start) -> None:
    one, two = workers()
    for number in range(12):
        one.open(f"P{number}").close()
    assert abs(len(one.house.rooms) - len(two.house.rooms)) <= 3


def test_what_an_address_may_do_is_for_all_workers_together(workers: Start) -> None:
    one, two = workers(creating=(4, 0.0001))
    made = [one.http.post("/api/tables", json={"name": "Ann", "settings": {}}).status_code for _ in range(3)]
    assert made == [201] * 3

    def is_spent() -> bool:
        return two.do(lambda: two.house.rates.visitor("127.0.0.1")._bucket("creating").left < 1.5)

    wait_for(is_spent)
    answers = [two.http.post("/api/tables", json={"name": "Ann", "settings": {}}).status_code for _ in range(2)]
    assert answers == [201, 429]


def test_a_worker_that_stops_hands_its_tables_over(workers: Start) -> None:
    one, two = workers()
    players = table_at(one, "Ann", "Bob", "Cid", "Dot")
    players = [player if at % 2 else moved(player, two) for at, player in enumerate(players)]
    begin(players)
    for _ in range(5):
        answer_once(players)
    began = time.monotonic()
    one.do(one.house.hand_over)
    for player in players:  # nobody has lost the connection
        player.until("welcome")
        player.state()
    assert time.monotonic() - began < 2
    assert players[0].code in two.house.rooms and players[0].code not in one.house.rooms
    for _ in range(5):
        answer_once(players)
    assert httpx.get(f"{one.base}/api/ready").status_code == 503
    assert httpx.get(f"{two.base}/api/ready").status_code == 200


def test_clocks_run_out_for_people_at_another_worker_too(workers: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock.PRESETS, "blitz", Clock("blitz", 0, 0, 0))
    one, two = workers()
    players = table_at(one, "Ann", "Bob", "Cid", "Dot", clock="blitz", pace="fast")
    far = moved(players[0], two)
    begin(players)
    far.until(lambda m: m["type"] == "table" and m["seats"][far.seat]["kept"])
    rows = one.do(lambda: one.house.store.last_game(one.house.rooms[far.code].id))
    assert [row["kind"] for row in rows if row["seat"] == far.seat][:3] == ["clock", "clock", "kept"]


def test_a_game_by_mail_whose_worker_is_gone_goes_on_at_another_without_anybody(
    workers: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = workers()
    player = one.play(clock="mail", pace="fast")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    has, heir = (one, two) if player.code in one.house.rooms else (two, one)
    match = has.house.rooms[player.code].match
    assert match is not None
    deadline = match.clocks.deadline(0)
    assert deadline is not None
    player.close()
    wait_for(lambda: not has.house.presences)
    has.do(has.house.hand_over)
    assert player.code not in has.house.rooms and player.code not in heir.house.rooms
    monkeypatch.setattr(game_time, "_ahead", game_time._ahead + deadline - game_time())
    live = wait_for(lambda: heir.house.rooms.get(player.code))
    wait_for(
        lambda: live.match is not None and live.match.strikes[0] == 1 and live.match.clocks.deadline(0) != deadline
    )


def test_what_is_lost_on_the_way_is_made_good(workers: Start) -> None:
    one, two = workers()
    players = table_at(one, "Ann", "Bob", "Cid", "Dot")
    players = [player if at % 2 else moved(player, two) for at, player in enumerate(players)]
    begin(players)
    number = players[0].last["question"]["number"]
    bus = one.house.others._bus
    posted, bus.post = bus.post, lambda to, message: None  # type: ignore[method-assign]
    next(player for player in players if player.is_asked()).answer()
    time.sleep(0.3)
    bus.post = posted  # type: ignore[method-assign]
    for player in players:
        player.until(lambda m: m["type"] == "state" and m["question"]["number"] > number)
    answer_once(players)


def test_who_was_taken_for_dead_is_heard_again(workers: Start) -> None:
    one, two = workers()
    players = table_at(one, "Ann", "Bob", "Cid", "Dot")
    players = [player if at % 2 else moved(player, two) for at, player in enumerate(players)]
    begin(players)
    answer_once(players)
    one.do(lambda: one.house.others._mourn([two.house.store.ownership.name]))
    for player in players[::2]:
        player.until("welcome")
        player.state()
    answer_once(players)


def test_who_has_lost_the_database_sends_people_to_who_has_not(workers: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(others, "LOST", 0.5)
    one, two = workers()
    ann = table_at(one, "Ann")[0]
    leases = one.house.store.ownership
    monkeypatch.setattr(type(leases), "doubt", property(lambda self: Fenced() if self is leases else None))
    assert ann.until("goodbye")["id"] == "closing" and ann.is_closed()
