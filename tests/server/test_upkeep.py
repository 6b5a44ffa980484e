"""What the one who runs a server can do: look at the tables, and try frozen ones again after an upgrade."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.cli.main import run
from sixgun.server.room.match import Match
from sixgun.server.room.outgoing import StateMessages
from sixgun.table import replay

from .driving import Player, Running, wait_for

Start = Callable[..., Running]
Tables = Callable[..., tuple[int, str]]


@pytest.fixture
def tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tables:
    """``sixgun admin tables`` on the data folder: exit code and all it says."""

    def call(*arguments: str) -> tuple[int, str]:
        code = run(["admin", "tables", *arguments, "--data", str(tmp_path / "data")])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out + err

    return call


def a_bug(monkeypatch: pytest.MonkeyPatch, when: Callable[[Match], bool]) -> None:
    """The rules raise after an answer, when …"""
    answer = Match._answer

    def explode(self: Match, kind: str, seat: int, key: str, at: int) -> None:
        answer(self, kind, seat, key, at)
        if when(self):
            raise ZeroDivisionError("a bug\nin a rule")

    monkeypatch.setattr(Match, "_answer", explode)


def frozen(server: Running, **settings: Any) -> Player:
    """A table that has met the bug."""
    player = server.play(**settings)
    while player.table.get("status") != "frozen":
        if player.is_asked():
            player.answer()
        player.receive()
    return player


def back(server: Running, player: Player) -> Player:
    player.server, player.last, player.table = server, {}, {}
    player.connect()
    player.until("table")
    return player


def test_a_frozen_game_goes_on_after_an_upgrade(start: Start, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    with monkeypatch.context() as bug:
        a_bug(bug, lambda match: match.session.answered > 6)  # everybody is still alive
        player = frozen(server, clock="normal")
        code = player.code
        _, busy = tables("thaw", code)
        assert "another server is using" in busy and "stop it first" in busy and busy.count("\n") == 1
        server.stop()
        status, listed = tables("list", "--status", "frozen")
        assert status == 0 and code in listed and "ZeroDivisionError" in listed and listed.count("\n") == 1
        status, said = tables("thaw", code)
        assert status == 1 and said == f"{code}: it still fails: ZeroDivisionError: a bug in a rule\n"
    assert json.loads(tables("list", "--json")[1])[0]["status"] == "frozen"
    assert tables("thaw", code.lower()) == (0, f"{code.lower()}: the game goes on\n")
    assert tables("thaw", code) == (1, f"{code}: it is not frozen\n")
    again = start()
    back(again, player)
    assert player.table["status"] == "playing"
    player.until_asked()
    clock = next(clock for clock in player.last["clocks"] if clock["seat"] == 0)
    assert clock["free"] > 20_000  # it stood still meanwhile
    player.play_to_the_end()
    assert player.over is not None
    assert replay(again.http.get(f"/api/replays/{player.over['replay']}/record").text).over


def test_a_game_frozen_by_its_last_answer_is_over_and_has_its_replay(
    start: Start, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    with monkeypatch.context() as bug:
        a_bug(bug, lambda match: match.session.over)
        player = frozen(server)
    server.stop()
    assert tables("thaw", "--all") == (0, f"{player.code}: the game goes on\n")
    again = start()
    back(again, player)
    assert player.table["status"] == "over"
    over = player.over or player.until("over")
    assert replay(again.http.get(f"/api/replays/{over['replay']}/record").text).over


def test_a_game_frozen_after_part_of_a_change_shows_no_view(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = start()
    player = next(one for one in server.table_of("Ann", "Bob", "Cid", "Dot", pace="human") if one.is_asked())
    live = server.house.rooms[player.code]
    server.do(lambda: live.changes.make(lambda: live.alarm.keep(player.seat)))
    player.until(lambda m: m["type"] == "table" and m["seats"][player.seat]["kept"])
    a_bug(monkeypatch, lambda match: True)
    player.answer()  # the seat is given back first
    player.until(lambda m: m["type"] == "table" and m["status"] == "frozen")
    wait_for(lambda: not live.changes.is_busy)
    ours = [record.getMessage() for record in caplog.records if record.name == "sixgun.server"]
    assert [said.split()[2:4] for said in ours] == [["is", "frozen"]]


def test_a_view_that_still_fails_keeps_the_table_frozen(
    start: Start, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def blind(*_: Any) -> bytes:
        raise KeyError("no such card")

    server = start()
    with monkeypatch.context() as bug:
        player = server.play()
        player.until(lambda m: m["type"] == "state" and player.is_asked())
        bug.setattr(StateMessages, "text", blind)
        player.answer()
        player.until(lambda m: m["type"] == "table" and m["status"] == "frozen")
        server.stop()
        status, said = tables("thaw", player.code)
        assert status == 1 and "KeyError" in said and said.count("\n") == 1
    assert tables("thaw", player.code)[0] == 0
    back(start(), player).play_to_the_end()


def test_wrong_use_is_one_line(start: Start, tables: Tables, tmp_path: Path) -> None:
    start().stop()
    assert tables("thaw", "NOSUCHTABLE") == (1, "NOSUCHTABLE: there is no such table\n")
    for wrong in (["thaw"], ["thaw", "X", "--all"], ["list", "--status", "melting"]):
        code, said = tables(*wrong)
        assert code == 2 and said.count("\n") == 1
    assert run(["admin", "tables", "list", "--data", str(tmp_path / "nowhere")]) == 2
