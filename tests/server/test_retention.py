"""The disk does not fill up: what is old is deleted by itself and by ``sixgun admin sweep``, and nothing else is."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.cli.main import run
from sixgun.kernel.errors import SixgunError
from sixgun.server.storage.retention import DAY, Keep, read_keep

from .driving import Player, Running

Start = Callable[..., Running]


def age(folder: Path, days: int) -> None:
    """All that is there was written so many days ago."""
    file = sqlite3.connect(folder / "sixgun.db")
    for table, column in (
        ("tables", "changed"),
        ("records", "at"),
        ("chat", "at"),
        ("replays", "ended"),
        ("reports", "at"),
    ):
        file.execute(f"UPDATE {table} SET {column} = {column} - {days * DAY}")
    file.commit()
    file.close()


def counts(folder: Path) -> dict[str, int]:
    file = sqlite3.connect(folder / "sixgun.db")
    names = ("tables", "records", "chat", "replays", "reports")
    found = {name: file.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    file.close()
    return found


def live_a_while(server: Running) -> Player:
    """A game among people, one with bots, an import, a report, chat, a table nobody played at; one is unfinished."""
    solo = server.play("Ann").play_to_the_end()
    ann, bob = server.table_of("Ann", "Bob", public=True)
    ann.send("chat", text="hello")
    ann.until("chat")
    while ann.over is None:
        for player in (ann, bob):
            player.silence(0.01)
            if player.is_asked() and player.over is None:
                player.answer()
    text = server.http.get(f"/api/replays/{solo['replay']}/record").text
    server.http.post("/api/replays", content=text, headers={"content-type": "application/json"})
    server.post("/api/reports", about="replay", place=solo["replay"], text="odd", moment=1)
    server.open("Eve")
    unfinished = server.play("Cid")
    unfinished.until(lambda m: m["type"] == "state" and unfinished.is_asked())
    return unfinished


def test_what_is_old_goes_and_what_people_played_stays(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    unfinished = live_a_while(server)
    folder = tmp_path / "data"
    before = counts(folder)
    assert before | {"records": 0} == {"tables": 4, "records": 0, "chat": 1, "replays": 3, "reports": 1}
    server.do(server.house.tidy)
    assert counts(folder) == before  # nothing is old yet
    code = run(["admin", "sweep", "--data", str(folder)])
    assert code == 2 and "stop it first" in capsys.readouterr().err
    server.stop()
    age(folder, 40)
    assert run(["admin", "sweep", "--dry-run", "--data", str(folder)]) == 0
    assert counts(folder) == before and "bot_games" in capsys.readouterr().out
    assert run(["admin", "sweep", "--data", str(folder)]) == 0
    after = counts(folder)
    assert {name: after[name] for name in ("tables", "replays", "reports")} == {"tables": 1, "replays": 2, "reports": 1}
    age(folder, 400)
    again = start()
    unfinished.server = again
    unfinished.connect()  # who is there keeps the table
    again.do(again.house.tidy)
    assert counts(folder)["tables"] == 1 and counts(folder)["replays"] == 1 and counts(folder)["reports"] == 0
    lines = again.get("/api/replays")["replays"]
    assert len(lines) == 1 and lines[0]["players"][:2] == ["Ann", "Bob"]  # for ever
    unfinished.play_to_the_end()


def test_a_sweep_in_portions_lets_others_write(start: Start, tmp_path: Path) -> None:
    server = start()
    server.stop()
    file = sqlite3.connect(tmp_path / "data" / "sixgun.db")
    rows = [(1, n, 0, "m", "Ann", None, "x" * 100) for n in range(20_000)]
    file.executemany("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    file.commit()
    file.close()
    again = start()  # it begins by itself
    slowest = 0.0
    while counts(tmp_path / "data")["chat"]:
        begun = time.monotonic()
        again.open("Ann").close()
        slowest = max(slowest, time.monotonic() - begun)
    assert slowest < 2


def test_how_long_to_keep_what_can_be_said() -> None:
    assert read_keep(("games=10", "chat=0")) == Keep(games=10, chat=0)
    for wrong in ("games", "games=x", "nothing=3", "games=-1"):
        with pytest.raises(SixgunError, match="KIND=DAYS"):
            read_keep((wrong,))
