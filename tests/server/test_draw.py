"""Nobody can choose the deal: the seed is drawn by server and players, each bound before it knows the others' part."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.cli.main import run
from sixgun.kernel.draw import Draw
from sixgun.kernel.errors import BadRecord
from sixgun.kernel.record import Record
from sixgun.server.room import drawing

from .driving import Player, Running, is_ready

Start = Callable[..., Running]


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def seated(server: Running, *names: str) -> tuple[list[Player], list[str]]:
    """People at a table who are ready and have committed themselves to a share."""
    first = server.open(names[0])
    players = [first, *[server.join(first, name) for name in names[1:]]]
    shares = [secrets.token_hex(16) for _ in players]
    for player, share in zip(players, shares, strict=True):
        player.send("commit", commitment=sha(share))
        player.send("ready")
    first.until(lambda m: m["type"] == "table" and all(is_ready(m, player.member) for player in players))
    if len(first.table["draw"]["shares"]) < len(players):
        first.until(lambda m: m["type"] == "table" and len(m["draw"]["shares"]) == len(players))
    return players, shares


def closed(player: Player) -> dict[str, Any]:
    return player.until(lambda m: m["type"] == "table" and m["draw"]["closed"])


def test_the_seed_follows_from_the_secret_and_every_share(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (ann, bob), shares = seated(server, "Ann", "Bob")
    bound = ann.table["draw"]["commitment"]
    assert "secret" not in "".join(ann.raw) and not any(share in "".join(ann.raw) for share in shares)
    ann.send("start")
    shown = closed(bob)
    assert shown["status"] == "lobby" and shown["draw"]["commitment"] == bound
    assert [one["share"] for one in shown["draw"]["shares"]] == [None, None]
    ann.send("reveal", share=shares[0])
    bob.until(lambda m: m["type"] == "table" and m["draw"]["shares"][0]["share"] == shares[0])
    bob.send("reveal", share=shares[1])
    assert bob.until(lambda m: m["type"] == "table" and m["status"] == "playing")["draw"]["commitment"] == bound
    for player in (bob, ann):
        player.state()
    while ann.over is None:
        for player in (ann, bob):
            player.silence(0.01)
            if player.is_asked() and player.over is None:
                player.answer()
    draw = ann.over["draw"]
    assert sha(draw["secret"]) == bound and draw["shares"] == [[0, shares[0]], [1, shares[1]]]
    lines = ["sixgun draw 1", draw["secret"], f"0 {shares[0]}", f"1 {shares[1]}"]
    assert ann.over["seed"] == sha("\n".join(lines)) and ann.over["seed_hash"] == sha(ann.over["seed"])
    assert server.get(f"/api/replays/{ann.over['replay']}")["replay"]["draw"] == draw
    file = tmp_path / "game.json"
    file.write_text(server.http.get(f"/api/replays/{ann.over['replay']}/record").text)
    assert run(["verify", str(file), "--commitment", bound, "--share", shares[1]]) == 0
    assert "drawn by the server and 2 players" in capsys.readouterr().out
    assert run(["verify", str(file), "--commitment", sha("x")]) == 2
    assert run(["verify", str(file), "--share", "00"]) == 2
    assert ann.table["draw"]["commitment"] != bound  # the next one is another


def test_a_share_that_is_not_the_one_shown_is_refused(server: Running) -> None:
    (ann, bob), shares = seated(server, "Ann", "Bob")
    ann.send("start")
    closed(bob)
    bob.send("reveal", share=secrets.token_hex(16))
    assert bob.error()["id"] == "bad_share"
    bob.send("commit", commitment=sha("0" * 32))  # nor can it be changed now
    assert bob.error()["id"] == "not_now"
    bob.send("stand")
    table = ann.until(lambda m: m["type"] == "table" and not m["draw"]["closed"])
    assert table["status"] == "lobby"


def test_who_withholds_a_share_is_named_and_all_is_drawn_anew(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 0.2)
    (ann, bob), shares = seated(server, "Ann", "Bob")
    before = ann.table["draw"]["commitment"]
    monkeypatch.setattr(drawing.begin, "__defaults__", (0.2,))
    ann.send("start")
    closed(ann)
    ann.send("reveal", share=shares[0])
    error = ann.error()
    assert error["id"] == "not_revealed" and error["args"]["names"] == "Bob"
    ann.send("look")
    table = bob.until(lambda m: m["type"] == "table" and m["draw"]["commitment"] != before)
    assert table["status"] == "lobby" and not table["draw"]["shares"] and not is_ready(table, bob.member)


def test_a_game_with_bots_begins_when_the_share_is_revealed(server: Running) -> None:
    share = secrets.token_hex(16)
    body = {"name": "Ann", "settings": {"pace": "fast", "clock": "none"}, "commitment": sha(share)}
    ann = Player(server, server.post("/api/play", **body))
    shown = closed(ann)
    assert shown["status"] == "lobby" and shown["draw"]["shares"][0]["share"] is None
    ann.send("reveal", share=share)
    ann.until(lambda m: m["type"] == "state" and ann.is_asked())
    over = ann.play_to_the_end()
    assert over["draw"]["shares"] == [[0, share]] and sha(over["draw"]["secret"]) == shown["draw"]["commitment"]


def test_a_rematch_is_drawn_again(server: Running) -> None:
    ann = server.play("Ann")
    first = ann.play_to_the_end()
    ann.over = None
    share = secrets.token_hex(16)
    ann.send("commit", commitment=sha(share))
    ann.send("rematch")
    closed(ann)
    ann.send("reveal", share=share)
    second = ann.play_to_the_end()
    assert first["draw"]["shares"] == [] and second["draw"]["shares"] == [[0, share]]
    assert first["draw"]["secret"] != second["draw"]["secret"]


def test_a_draw_goes_on_after_a_restart(start: Start) -> None:
    (ann, bob), shares = seated(start(), "Ann", "Bob")
    ann.send("start")
    closed(bob)
    again = start()
    for player, share in ((ann, shares[0]), (bob, shares[1])):
        player.server = again
        player.connect()
        closed(player)
        player.send("reveal", share=share)
    bob.state()


def test_a_record_whose_seed_was_not_drawn_is_refused() -> None:
    draw = Draw("5ec3e7", [(0, "ab"), (2, "cd")])
    good = Record("classic-1", "classic", {}, draw.seed(), [], "", None, draw)
    assert Record.from_json(good.to_json()).draw is not None
    for wrong in (
        {"seed": "another"}, {"draw": {"secret": "other", "shares": [[0, "ab"], [2, "cd"]]}},
        {"draw": {"secret": "5ec3e7", "shares": [[0, "ab"]]}}, {"draw": {"secret": 1, "shares": []}},
        {"draw": {"secret": "5ec3e7", "shares": [["0", "ab"]]}}, {"draw": []},
    ):  # fmt: skip
        with pytest.raises(BadRecord):
            Record.from_json(json.dumps(json.loads(good.to_json()) | wrong))
