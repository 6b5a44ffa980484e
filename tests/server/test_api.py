"""The HTTP API: described, kept to its description, replays from all eyes, records out and in."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

import typescript_types
from sixgun.kernel.draw import hash_of
from sixgun.kernel.record import Record
from sixgun.server.errors import REASONS, Refusal
from sixgun.server.http.api import ENDPOINTS, document
from sixgun.server.protocol import messages, shapes
from sixgun.table import replay

from .driving import Player, Running


@pytest.fixture(scope="module")
def finished(server: Running) -> Player:
    player = server.play("Ann", public=True)
    player.play_to_the_end()
    return player


def test_the_typescript_types_are_those_of_the_server() -> None:
    text = typescript_types.TARGET.read_text(encoding="utf-8")
    assert text == typescript_types.typescript(), "run python tools/typescript_types.py"


def test_every_message_of_a_game_is_of_its_type(finished: Player) -> None:
    for text in finished.raw:
        message = msgspec.json.decode(text, type=messages.ServerMessage)
        if isinstance(message, messages.State):
            msgspec.convert(message.view, shapes.GameView)
            msgspec.convert(message.events, list[shapes.ClassicEvent])
            msgspec.convert(message.question, shapes.ClassicQuestion | None)
        if isinstance(message, messages.Over):
            msgspec.convert(message.result, shapes.ClassicResult)


def test_every_refusal_can_be_worded() -> None:
    for id in REASONS:
        assert Refusal(id, detail="x", limit=1, number=2, version=3, rules="x", ours="y", names="z").message


def test_the_description_names_every_operation(server: Running) -> None:
    found = server.get("/api/openapi.json")
    assert found == document() and found["openapi"] == "3.1.0"
    assert sum(len(methods) for methods in found["paths"].values()) == len(ENDPOINTS)
    assert server.get("/api/protocol.json")["version"] == messages.VERSION


def test_games_catalogue_rulings_health_and_metrics(server: Running) -> None:
    games = server.get("/api/games")
    classic = next(game for game in games["games"] if game["id"] == "classic")
    assert {4, 5, 6, 7} <= set(classic["players"]) and classic["sets"][0]["id"] == "base"
    assert "special_characters" in classic["sets"][0]["options"] and games["clocks"][0]["name"] == "blitz"
    entries = server.get("/api/catalogue")["entries"]
    assert any(entry["id"] == "barrel" and entry["text"] == "card-barrel" for entry in entries)
    assert server.get("/api/rulings")["rulings"]
    assert server.get("/api/health")["status"] == "ok"
    assert server.http.get("/api/metrics").status_code == 404  # not for everybody: serve --metrics


def test_texts_come_by_language(server: Running) -> None:
    answer = server.http.get("/locale/ru.ftl")
    assert "card-bang" in answer.text and answer.headers["cache-control"] == "no-cache"
    again = server.http.get("/locale/ru.ftl", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert server.http.get("/locale/xx.ftl").status_code == 404


def test_the_client_is_served_with_its_cache_headers(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 600)
    (tmp_path / "assets" / "app-123.js").write_text("let x = 1;" * 100)
    monkeypatch.setattr("sixgun.server.http.static.DIST", tmp_path)
    page, script = server.http.get("/"), server.http.get("/assets/app-123.js")
    assert page.headers["cache-control"] == "no-cache" and page.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]


def test_the_client_is_sent_as_small_as_the_browser_takes_it(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "app.js").write_text("let x = 1;" * 100)
    (tmp_path / "app.js.br").write_bytes(b"as brotli")
    monkeypatch.setattr("sixgun.server.http.static.DIST", tmp_path)

    def encoding(accepted: str) -> str | None:
        with server.http.stream("GET", "/app.js", headers={"Accept-Encoding": accepted}) as answer:
            return answer.headers.get("content-encoding")

    assert encoding("gzip, deflate, br, zstd") == "br"
    assert encoding("gzip, br;q=0") == encoding("gzip;q=0.5") == "gzip"
    assert encoding("") is encoding("identity") is None


def test_a_finished_game_is_listed_and_has_its_turns(server: Running, finished: Player) -> None:
    assert finished.over is not None
    id = finished.over["replay"]
    assert server.get("/api/replays")["replays"][0]["id"] == id
    info = server.get(f"/api/replays/{id}")
    assert info["replay"]["seed"] == finished.over["seed"] and info["replay"]["seed_hash"] == finished.over["seed_hash"]
    assert info["replay"]["players"] == ["Ann", None, None, None]  # the others were bots
    assert info["frames"] == info["replay"]["answers"] + 1
    assert info["turns"][0]["turn"] == 1 and info["turns"][0]["frame"] == 0


def frames(server: Running, finished: Player, **query: Any) -> list[dict[str, Any]]:
    assert finished.over is not None
    found: list[dict[str, Any]] = server.get(f"/api/replays/{finished.over['replay']}/frames", **query)["frames"]
    return found


def test_a_replay_is_seen_from_a_seat_from_the_table_or_all_open(server: Running, finished: Player) -> None:
    seat, table, every = (whole_game(server, finished, eyes) for eyes in ("1", "table", "all"))
    assert len(seat) == len(table) == len(every)
    assert seat[3]["view"]["viewer"] == 1 and seat[3]["view"]["hand"] and table[3]["view"]["hand"] == []
    assert every[3]["open"] and all(o["role"] and o["hand"] is not None for o in every[3]["open"])
    assert all(f["answer"]["key"] is None for f in table[1:]) and all(f["answer"]["key"] for f in every[1:])
    assert every[-1]["question"] is None and every[-1]["view"]["winner"]
    numbers = [event["number"] for frame in every for event in frame["events"]]
    assert numbers == list(range(len(numbers)))


def whole_game(server: Running, finished: Player, eyes: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while page := frames(server, finished, eyes=eyes, start=len(found), count=100):
        found += page
    return found


def test_frames_come_in_pages(server: Running, finished: Player) -> None:
    whole = whole_game(server, finished, "table")
    page = frames(server, finished, eyes="table", start=10, count=5)
    assert page == whole[10:15]
    assert server.http.get("/api/replays/nothing").status_code == 404
    assert finished.over is not None
    assert server.http.get(f"/api/replays/{finished.over['replay']}/frames", params={"eyes": "9"}).status_code == 409


def test_a_record_goes_out_and_comes_in_again(server: Running, finished: Player) -> None:
    assert finished.over is not None
    answer = server.http.get(f"/api/replays/{finished.over['replay']}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = Record.from_json(answer.text)
    assert hash_of(record.seed) == finished.over["seed_hash"]
    table = replay(record)
    assert table.over and table.result == finished.over["result"]
    id = server.post("/api/replays", **answer.json())["id"]
    info = server.get(f"/api/replays/{id}")
    assert info["replay"]["imported"] and info["replay"]["result"] == finished.over["result"]
    assert id not in [line["id"] for line in server.get("/api/replays")["replays"]]


@pytest.mark.parametrize("lie", ["rules", "digest", "answers"])
def test_a_record_that_is_not_what_was_played_is_not_shown(start: Callable[..., Running], lie: str) -> None:
    server = start()
    over = server.play().play_to_the_end()
    row = server.do(lambda: server.house.store.replay(over["replay"]))
    record = json.loads(row["record"])
    record[lie] = {"rules": "classic-0", "digest": "0" * 16, "answers": record["answers"][:-1]}[lie]
    file = sqlite3.connect(server.house.folder.database)
    file.execute("UPDATE replays SET record = ?", (json.dumps(record),))
    file.commit()
    file.close()
    for path in ("", "/frames?start=0&count=2"):
        answer = server.http.get(f"/api/replays/{over['replay']}{path}")
        assert answer.status_code == 409 and answer.json()["id"] == ("old_rules" if lie == "rules" else "bad_record")


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(
    max_examples=12, deadline=None, phases=[Phase.explicit, Phase.generate], derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_the_api_keeps_to_its_description(case: schemathesis.Case, server: Running) -> None:
    case.call_and_validate(base_url=server.base)
