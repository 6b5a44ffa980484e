"""What an outsider tries: records with the seed of unfinished games, the files of the server, names that look alike."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.cli.main import run
from sixgun.kernel.record import Record
from sixgun.server.room.match import Match
from sixgun.server.storage.folder import Unusable, open_folder
from sixgun.server.visitors.visible_text import clean, clean_name, clean_text

from .driving import Player, Running, wait_for

Start = Callable[..., Running]


def freeze(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game meets an error."""

    def explode(*_: Any) -> None:
        raise ZeroDivisionError("a bug in a rule")

    player.until(lambda m: m["type"] == "state" and player.is_asked())
    with monkeypatch.context() as bug:
        bug.setattr(Match, "_answer", explode)
        player.answer()
        player.until(lambda m: m["type"] == "table" and m["status"] == "frozen")


def test_the_record_of_a_frozen_game_is_for_the_operator_only(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    ann = server.play("Ann", public=True)
    freeze(ann, monkeypatch)
    eve = {"name": "Eve", "watch": True}
    answer = server.http.post(f"/api/tables/{ann.code}/join", json=eve)
    assert answer.status_code == 409 and answer.json()["id"] == "frozen"
    for token in (ann.token, "x"):
        asked = server.http.get(f"/api/tables/{ann.code}/record", params={"token": token})
        assert asked.status_code == 404 and "seed" not in asked.text
    assert run(["admin", "tables", "record", ann.code, "--data", str(tmp_path / "data")]) == 0
    assert len(Record.from_json(capsys.readouterr().out).answers) >= 1
    assert run(["admin", "tables", "record", "NOSUCHTABLE", "--data", str(tmp_path / "data")]) == 2


def test_the_files_of_a_server_are_its_own(start: Start, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        player = start().play()
        player.play_to_the_end()
    finally:
        os.umask(before)
    folder = tmp_path / "data"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert set(modes.values()) == {0o600} and {"sixgun.db", "sixgun.db-wal", "secret.key"} <= set(modes)


def test_files_left_open_by_an_older_server_are_closed(start: Start, tmp_path: Path) -> None:
    start().play()
    start().stop()
    folder = tmp_path / "data"
    folder.chmod(0o755)
    (folder / "sixgun.db").chmod(0o644)
    start().play()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in folder.iterdir())


@pytest.mark.parametrize("key", [b"", b"\n", b"short"])
def test_a_key_that_is_none_is_refused(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "secret.key").write_bytes(key)
    with pytest.raises(Unusable, match=r"secret\.key"):
        open_folder(tmp_path)


@pytest.mark.parametrize("trouble", ["busy", "key", "database"])
def test_a_folder_that_cannot_be_used_is_one_line(start: Start, tmp_path: Path, trouble: str) -> None:
    running = start()
    folder = tmp_path / "data"
    if trouble != "busy":
        running.stop()
        (folder / ("secret.key" if trouble == "key" else "sixgun.db")).write_bytes(b"no")
    command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--data", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("sixgun: ") and done.stderr.count("\n") == 1


LOOK_ALIKES = [
    "Ann",
    "ann",
    "A\u200dnn",
    "Ann\ufe0f",
    "Ann\u3164",
    "A\u00adnn",
    "\uff21nn",
    "\u0410nn",
    "Ann\u2800",
    "An\U000e0020n",
]


@pytest.mark.parametrize("name", LOOK_ALIKES)
def test_a_name_that_looks_like_another_is_told_apart(server: Running, name: str) -> None:
    ann = server.open("Ann")
    eve = server.join(ann, name)
    names = [member["name"] for member in eve.until("table")["members"]]
    assert names[1].endswith(" (2)") and not set(names[1]) & set("\u200d\ufe0f\u3164\u00ad\u2800")


def test_a_look_alike_by_renaming_is_told_apart(server: Running) -> None:
    ann = server.open("Bill")
    eve = server.join(ann, "Eve")
    eve.send("rename", name="Bi11")
    wait_for(lambda: eve.receive()["type"] == "table" and eve.table["members"][1]["name"] == "Bi11 (2)")


def test_what_cannot_be_seen_is_no_name_and_no_line() -> None:
    for nothing in ("\u3164", "\u115f\u1160", "\u2800", "\ufe0f\u200d", "\uffa0"):
        with pytest.raises(Exception, match="name"):
            clean_name(nothing, [])
        with pytest.raises(Exception, match="nothing to say"):
            clean_text(nothing)
    assert clean("\u2764\ufe0f \U0001f468\u200d\U0001f467") == "\u2764\ufe0f \U0001f468\u200d\U0001f467"
    assert clean("Zo\u00eb \u0401\u0436 \u0141ukasz") == "Zo\u00eb \u0401\u0436 \u0141ukasz"
