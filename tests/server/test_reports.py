"""Problems people report: kept with the record, shown only to the one who runs the server."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from sixgun.cli.main import run
from sixgun.kernel.record import Record
from sixgun.server.http.reports import read_reports
from sixgun.server.storage.migrating import migrate, version_of
from sixgun.server.storage.schema import HEAD
from sixgun.server.storage.source import Source
from sixgun.table import open_table

from .driving import Player, Running

Start = Callable[..., Running]


def stored(server: Running) -> list[dict[str, Any]]:
    return read_reports(Source(server.house.folder.path))


def tell(player: Player, words: str = "The Barrel was asked twice.", **more: Any) -> Any:
    body = {"about": "table", "place": player.code, "token": player.token, "text": words} | more
    return player.server.http.post("/api/reports", json=body, headers={"user-agent": "A browser/1.0"})


def test_a_running_game_is_reported_with_its_record_and_the_reporter_learns_nothing(server: Running) -> None:
    player = server.play()
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    answer = tell(player, "Two\nlines", contact="ann@example.org", client="index-1.js")
    assert answer.status_code == 201 and answer.json().keys() == {"id"}
    match = server.house.rooms[player.code].match
    assert match is not None and match.start.seed not in answer.text
    row = stored(server)[-1]
    assert (row["id"], row["about"], row["place"], row["status"]) == (
        answer.json()["id"], "table", player.code, "playing",
    )  # fmt: skip
    assert (row["text"], row["contact"], row["client"]) == ("Two\nlines", "ann@example.org", "index-1.js")
    assert (row["browser"], row["seat"], row["rules"]) == ("A browser/1.0", 0, "classic-4")
    record = Record.from_json(row["record"])
    table = open_table(record.game, record.setup, record.seed)
    assert record.play_on(table.session).fingerprint() == match.session.fingerprint()
    assert row["moment"] == len(record.answers)


def test_a_table_nothing_was_played_at_has_no_record(server: Running) -> None:
    assert tell(server.open()).status_code == 201
    assert (stored(server)[-1]["record"], stored(server)[-1]["status"]) == ("", "lobby")


def test_a_frozen_table_is_reported_with_the_answer_that_broke_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = server.play()
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    match = server.house.rooms[player.code].match
    assert match is not None
    monkeypatch.setattr(match, "apply", lambda *_: 1 / 0)
    key = player.last["question"]["default"]
    player.answer(key)
    player.until(lambda m: m["type"] == "table" and m["status"] == "frozen")
    assert tell(player).status_code == 201
    row = stored(server)[-1]
    assert row["status"] == "frozen" and json.loads(row["record"])["answers"][-1] == [0, key]


def test_a_replay_is_reported_with_the_moment_looked_at(server: Running) -> None:
    player = server.play()
    player.play_to_the_end()
    assert player.over is not None
    answer = tell(player, about="replay", place=player.over["replay"], token=None, moment=17)
    assert answer.status_code == 201
    row = stored(server)[-1]
    assert (row["about"], row["status"], row["moment"]) == ("replay", "over", 17)
    assert json.loads(row["record"])["seed"] == player.over["seed"]


def test_a_spectator_may_report_only_where_spectators_are_allowed(server: Running) -> None:
    assert tell(server.play(), token=None).status_code == 201
    shut = server.play(spectators=False)
    before = len(stored(server))
    answer = tell(shut, token=None)
    assert (answer.status_code, answer.json()["id"]) == (403, "no_spectators")
    assert len(stored(server)) == before


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"text": "x" * 2001}, 400), ({"text": ""}, 400), ({"text": "\u200b \n"}, 409), ({"text": ["x"]}, 400),
        ({"contact": "x" * 121}, 400), ({"client": "x" * 61}, 400), ({"place": "x" * 25}, 400), ({"place": "x"}, 404),
        ({"about": "server"}, 400), ({"about": "replay", "place": "nothing"}, 404), ({"token": "forged"}, 403),
        ({"record": {}}, 400), ({"moment": -1}, 400), ({"text": "y" * 20_000}, 413),
    ],
)  # fmt: skip
def test_a_hostile_report_is_refused_and_nothing_is_kept(server: Running, change: Any, status: int) -> None:
    player = server.play()
    before = len(stored(server))
    assert tell(player, **change).status_code == status
    assert len(stored(server)) == before


def test_nobody_reports_a_foreign_table_with_the_token_of_their_own(server: Running) -> None:
    mine, other = server.play("Ann"), server.play("Bob")
    answer = tell(mine, place=other.code)
    assert (answer.status_code, answer.json()["id"]) == (403, "bad_token")


def test_a_page_of_another_site_reports_nothing(server: Running) -> None:
    player = server.play()
    body = {"about": "table", "place": player.code, "text": "hello"}
    assert server.http.post("/api/reports", json=body, headers={"origin": "http://evil.example"}).status_code == 403


def test_a_flood_is_refused_from_one_address_and_from_everywhere_together(start: Start) -> None:
    server = start(reporting=(3, 0.0), creating=(100, 10))
    player = server.play()
    assert [tell(player).status_code for _ in range(5)] == [201, 201, 201, 429, 429]
    again = start(reporting=(100, 0.0), reporting_all=(2, 0.0))
    player = again.play()
    assert [tell(player).status_code for _ in range(4)] == [201, 201, 429, 429]
    assert len(stored(again)) == 5


def test_the_operator_lists_shows_and_exports_while_the_server_runs(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    player = server.play()
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    data, to = str(tmp_path / "data"), tmp_path / "out"
    evil = "<script>alert(1)</script> \x1b[31mred\x07"
    id = tell(player, f"{evil}\nsecond line").json()["id"]
    assert run(["admin", "reports", "list", "--data", data]) == 0
    listed = capsys.readouterr().out
    assert id in listed and "\x1b" not in listed and "second" not in listed and listed.count("\n") == 1
    assert run(["admin", "reports", "show", id, "--data", data]) == 0
    shown = capsys.readouterr().out
    assert "second line" in shown and player.code in shown and "\x1b" not in shown and "seed" not in shown
    assert run(["admin", "reports", "list", "--json", "--data", data]) == 0
    assert json.loads(capsys.readouterr().out)[0]["id"] == id
    assert run(["admin", "reports", "export", "--to", str(to), "--data", data]) == 0
    assert json.loads((to / f"{id}.json").read_text())["text"].endswith("second line")
    assert run(["verify", str(to / f"{id}.record.json")]) == 0
    capsys.readouterr()
    assert run(["admin", "reports", "show", "nothing", "--data", data]) == 2
    assert run(["admin", "reports", "list", "--data", str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_a_database_of_the_first_schema_is_brought_up_to_date_and_keeps_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "sixgun.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        migrate(connection, "0001")
        connection.execute(text("INSERT INTO tables VALUES (1, 'CODE', 'lobby', '{}', 5)"))
        connection.commit()
        assert version_of(connection) == "0001"
    assert read_reports(Source(file.parent)) == []
    with engine.connect() as connection:
        migrate(connection)
        assert version_of(connection) == HEAD
        assert connection.execute(text("SELECT code FROM tables")).scalar() == "CODE"
        assert connection.execute(text("SELECT count(*) FROM reports")).scalar() == 0
    engine.dispose()
