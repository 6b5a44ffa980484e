"""Practice tables: they begin at a known place, are played again after a crash, and are never taken for a fair deal."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sixgun.kernel.errors import BadRecord
from sixgun.kernel.record import Record
from sixgun.rulings import practice
from sixgun.server.http.reports import read_reports
from sixgun.server.room.match import record_of_rows
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.source import Source
from sixgun.server.storage.start_row import StartRow
from sixgun.table import open_table, replay

from .driving import Player, Running

Start = Callable[..., Running]


def finish(server: Running, **settings: Any) -> Player:
    """A game that was not over too soon."""
    while True:
        player = server.play("Ann", **settings)
        player.play_to_the_end()
        if len(record_of(server, replay_id(player)).answers) > 40:
            return player


@pytest.fixture(scope="module")
def finished(server: Running) -> Player:
    return finish(server)


def replay_id(player: Player) -> str:
    assert player.over is not None
    return str(player.over["replay"])


def asked_at(server: Running, id: str, at: int) -> int:
    """The seat that is asked after so many answers."""
    record = record_of(server, id)
    table = open_table(record.game, record.setup, record.seed)
    for seat, key in record.answers[:at]:
        table.answer(seat, key)
    return table.asked[0]


def record_of(server: Running, id: str) -> Record:
    return Record.from_json(server.http.get(f"/api/replays/{id}/record").text)


def sits(server: Running, joined: Any) -> Player:
    """Somebody at a table that has begun, and is asked."""
    player = Player(server, joined)
    player.until_asked()
    return player


def is_asked_again(player: Player) -> bool:
    """Does the game come back to somebody who has answered? It does not to who falls: then it is played out."""
    number = player.last["question"]["number"]
    while player.over is None:
        player.receive()
        if player.is_asked() and player.last["question"]["number"] != number:
            return True
    return False


def play_on(server: Running, id: str, at: int, seat: int, **more: Any) -> Any:
    body = {"name": "Zoe", "at": at, "seat": seat, "pace": "fast"} | more
    return server.http.post(f"/api/replays/{id}/play", json=body)


def test_a_finished_game_is_played_on_from_a_moment_by_another_person(server: Running, finished: Player) -> None:
    id = replay_id(finished)
    seat = asked_at(server, id, 30)
    answer = play_on(server, id, 30, seat, title="Again")
    assert answer.status_code == 201
    zoe = sits(server, answer.json())
    assert zoe.seat == seat and zoe.table["settings"]["title"] == "Again"
    assert zoe.table["practice"]["kind"] == "replay" and zoe.table["seed_hash"] is None
    assert not zoe.table["settings"]["public"]
    room = server.house.rooms[zoe.code]
    assert room.match is not None and sorted(room.match.bots) == [s for s in range(4) if s != seat]
    original = record_of(server, id)
    assert zoe.is_asked() and zoe.last["question"]["number"] == 30
    zoe.play_to_the_end()
    again = record_of(server, replay_id(zoe))
    assert again.answers[:30] == original.answers[:30] and again.seed == original.seed
    assert again.start == {"kind": "replay", "id": id, "answers": 30}
    assert replay(again).over
    assert original.start is None
    line = server.get(f"/api/replays/{replay_id(zoe)}")["replay"]
    assert line["practice"] and not server.get(f"/api/replays/{id}")["replay"]["practice"]
    assert replay_id(zoe) not in [one["id"] for one in server.get("/api/replays")["replays"]]


def test_again_after_practice_is_the_same_practice(server: Running, finished: Player) -> None:
    id = replay_id(finished)
    zoe = sits(server, play_on(server, id, 10, asked_at(server, id, 10)).json())
    zoe.play_to_the_end()
    zoe.over = None
    zoe.send("rematch")
    zoe.until(lambda m: m["type"] == "table" and m["game"] == 2)
    assert zoe.table["practice"]["kind"] == "replay"
    match = server.house.rooms[zoe.code].match
    assert match is not None and match.start.begins == record_of(server, id).answers[:10]
    zoe.play_to_the_end()
    settings = zoe.table["settings"]
    zoe.send("configure", settings=settings)
    zoe.until(lambda m: m["type"] == "table" and m["status"] == "lobby")
    zoe.send("start")
    zoe.until(lambda m: m["type"] == "table" and m["status"] == "playing")
    assert "practice" not in zoe.table and zoe.table["seed_hash"]


def test_a_practice_game_goes_on_after_a_restart(start: Start) -> None:
    server = start()
    ann = finish(server)
    id = replay_id(ann)
    seat = asked_at(server, id, 25)
    while True:
        zoe = sits(server, play_on(server, id, 25, seat).json())
        zoe.answer(zoe.last["question"]["options"][-1]["key"])
        if is_asked_again(zoe):
            break
    match = server.house.rooms[zoe.code].match
    assert match is not None
    before = match.session.fingerprint()
    again = start()
    back = sits(again, {"code": zoe.code, "token": zoe.token, "member": zoe.member, "seat": seat})
    assert back.table["practice"]["kind"] == "replay"
    room = again.house.rooms[zoe.code]
    assert room.match is not None and room.match.session.fingerprint() == before
    back.play_to_the_end()


def test_a_reported_practice_game_has_its_whole_record(server: Running, finished: Player) -> None:
    id = replay_id(finished)
    zoe = sits(server, play_on(server, id, 12, asked_at(server, id, 12)).json())
    body = {"about": "table", "place": zoe.code, "token": zoe.token, "text": "Look"}
    assert server.http.post("/api/reports", json=body).status_code == 201
    row = read_reports(Source(server.house.folder.path))[-1]
    record = Record.from_json(row["record"])
    assert record.answers[:12] == record_of(server, id).answers[:12] and record.start is not None


def test_what_was_taken_back_is_not_in_the_record_even_if_it_lies_before_the_beginning() -> None:
    begins = [(0, "a"), (0, "b"), (0, "c")]
    start = StartRow("classic", {}, "classic-1", "s", "none", [], [], begins, {"kind": "replay"})
    rows = [
        {"kind": "start", "seat": -1, "data": msgspec.json.encode(start).decode()},
        {"kind": "answer", "seat": 0, "data": "d"},
        {"kind": "take_back", "seat": 0, "data": "2"},
        {"kind": "bot", "seat": 1, "data": "e"},
    ]
    record = record_of_rows(rows)
    assert record is not None and record.answers == [(0, "a"), (0, "b"), (1, "e")]


def test_what_cannot_be_played_on_is_refused(server: Running, finished: Player) -> None:
    id = replay_id(finished)
    record = record_of(server, id)
    last = len(record.answers)

    def refused(*wish: Any, **more: Any) -> tuple[int, str]:
        answer = play_on(server, *wish, **more)
        return answer.status_code, answer.json()["id"]

    tables = len(server.house.rooms)
    assert refused(id, last, 0) == (409, "not_now")  # it is over
    assert refused(id, last + 1, 0) == (404, "no_frame")
    assert refused(id, 5, 4) == (409, "no_seat")
    assert refused("nothing", 5, 0) == (404, "no_replay")
    assert refused(id, -1, 0)[0] == 400
    assert refused(id, 5, 0, seed="mine")[0] == 400
    assert refused(id, 5, 0, name="...") == (409, "bad_name")
    table = open_table(record.game, record.setup, record.seed)
    for at, (seat, key) in enumerate(record.answers):
        dead = [p["seat"] for p in table.view(0).to_dict()["players"] if not p["alive"]]  # type: ignore[attr-defined]
        if dead and not table.over:
            assert refused(id, at, dead[0]) == (409, "no_seat")
            break
        table.answer(seat, key)
    assert len(server.house.rooms) == tables


def test_a_game_of_other_rules_is_not_played_on(server: Running, finished: Player) -> None:
    old = json.loads(record_of(server, replay_id(finished)).to_json()) | {"rules": "classic-0"}
    row = {
        "id": "old", "public": False, "imported": False, "ended": 0, "game": "classic", "names": "[]", "result": "{}",
        "record": json.dumps(old),
    }  # fmt: skip
    server.do(lambda: server.house.store.commit(Batch(replays=[row])))
    answer = play_on(server, "old", 5, 0)
    assert (answer.status_code, answer.json()["id"]) == (409, "old_rules")


def test_a_duel_is_played_on_too(server: Running) -> None:
    ann = finish(server, game="duel", setup={"mode": "duel"})
    id = replay_id(ann)
    seat = asked_at(server, id, 20)
    zoe = sits(server, play_on(server, id, 20, seat).json())
    assert zoe.is_asked() and zoe.table["practice"]["kind"] == "replay"
    zoe.play_to_the_end()


def play_ruling(server: Running, id: str, **more: Any) -> Any:
    return server.http.post(f"/api/rulings/{id}/play", json={"name": "Zoe", "pace": "fast"} | more)


@pytest.mark.parametrize(("id", "case"), [("ruthless-law-limits", 2), ("nimbleness-only-answers", 1)])
def test_a_ruling_is_played_from_its_table_in_the_seat_that_is_asked(start: Start, id: str, case: int) -> None:
    server = start()
    line = next(line for line in server.get("/api/rulings")["rulings"] if line["id"] == id)
    assert case in [one["number"] for one in line["cases"]]
    zoe = sits(server, play_ruling(server, id, case=case).json())
    assert zoe.table["practice"]["id"] == id and zoe.table["seed_hash"] is None
    assert zoe.table["settings"]["title"].removesuffix(" …") in line["title"]  # not the id
    polish = sits(server, play_ruling(server, id, case=case, language="pl").json())
    assert polish.table["settings"]["title"] not in ("", zoe.table["settings"]["title"])
    assert play_ruling(server, id, case=case, language="xx").status_code == 404
    room = server.house.rooms[zoe.code]
    assert room.match is not None and len(room.match.bots) == room.match.table.seats - 1
    assert room.match.session.answered == 0  # the one who came is the one who is asked
    zoe.answer(zoe.last["question"]["options"][0]["key"])
    zoe.state()
    while not zoe.is_asked():  # else a bot may answer between the look at the table and its end
        zoe.state()
    before = room.match.session.fingerprint()
    again = start()
    zoe.server = again
    zoe.connect()
    zoe.state()
    room = again.house.rooms[zoe.code]
    assert room.match is not None and room.match.session.fingerprint() == before
    zoe.play_to_the_end()
    record = record_of(again, replay_id(zoe))
    assert record.start is not None and record.start["kind"] == "ruling"
    assert practice.replay(record).over
    frames = again.get(f"/api/replays/{replay_id(zoe)}/frames", eyes="all", start=0, count=5)["frames"]
    assert frames[0]["question"] is not None
    imported = again.http.post("/api/replays", content=record.to_json(), headers={"content-type": "application/json"})
    assert imported.is_success
    onward = sits(again, play_on(again, replay_id(zoe), 0, zoe.seat).json())
    assert onward.table["practice"]["kind"] == "ruling"


@pytest.mark.parametrize(
    ("id", "more", "status"),
    [("nothing", {}, 404), ("..x", {}, 404), ("ruthless-law-limits", {"case": 99}, 404),
     ("ruthless-law-limits", {"case": 0}, 400), ("ruthless-law-limits", {"seat": 0}, 400),
     ("ruthless-law-limits", {"name": "..."}, 409)],
)  # fmt: skip
def test_a_ruling_that_cannot_be_played_is_refused(server: Running, id: str, more: Any, status: int) -> None:
    assert play_ruling(server, id, **more).status_code == status


def test_a_record_that_starts_elsewhere_is_of_another_format_version() -> None:
    plain = Record("classic-1", "classic", {}, "s", [], "")
    marked = Record("classic-1", "classic", {}, "s", [], "", {"kind": "replay", "id": "x", "answers": 0})
    assert json.loads(plain.to_json())["version"] == 1 and "start" not in json.loads(plain.to_json())
    assert json.loads(marked.to_json())["version"] == 2
    assert Record.from_json(marked.to_json()).start == marked.start and Record.from_json(plain.to_json()).start is None
    changes: list[dict[str, Any]] = [
        {"version": 1}, {"start": {}}, {"start": "here"}, {"start": {"kind": 5}}, {"version": 3},
    ]  # fmt: skip
    for change in changes:
        with pytest.raises(BadRecord):
            Record.from_json(json.dumps(json.loads(marked.to_json()) | change))
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(json.loads(plain.to_json()) | {"version": 2}))
