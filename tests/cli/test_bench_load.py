"""The load tool: its arithmetic, the wire of the peer, what goes wrong, and a small run at a real server of ours."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.boardgame_io import __main__ as side_by_side
from benchmarks.boardgame_io import peer
from sixgun.server.bench import contest, load, measure, soak
from sixgun.server.bench.players import LoadClient, crowd_of
from source_tree import ROOT

SEAT = {"life": 3, "maxLife": 4, "cards": 1, "alive": True, "inPlay": ["barrel:QS"], "role": None}
VIEW: dict[str, Any] = {
    "G": {"games": 0, "bangs": 0, "attack": None, "players": {"1": {"hand": ["gun:8S"]}}, "seats": [SEAT, SEAT]},
    "ctx": {"numPlayers": 2, "turn": 4, "currentPlayer": "1", "playOrder": ["0", "1"]},
    "plugins": {"random": {}},
    "_stateID": 3,
}
LOG = [{"action": {"type": "MAKE_MOVE", "payload": {"type": "end", "args": [], "playerID": "0"}}}]


class Wire:
    """What a player sends."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.crowd = crowd_of(asyncio.get_running_loop())

    def send(self, text: bytes) -> None:
        self.sent.append(text.decode())

    def disconnect(self) -> None:
        pass


def tell(player: peer.PeerClient, text: str | bytes) -> None:
    """The server says something."""
    raw = text if isinstance(text, bytes) else text.encode()
    player.hear(raw)


def sit_down(seats: int = 2) -> tuple[load.LoadTable, list[peer.PeerClient], list[Wire]]:
    """A match nobody has joined yet."""
    table = load.LoadTable(load.Figures(seats, 1), load.AT_ONCE)
    players = [peer.PeerClient(table, seat, "M1", f"secret{seat}") for seat in range(seats)]
    wires = [Wire() for _ in players]
    for player, wire in zip(players, wires, strict=True):
        player.on_connected(wire)
    table.clients.extend(players)
    return table, players, wires


def view(number: int, turn: str = "1", **cards: Any) -> dict[str, Any]:
    everybody = {seat: {"hand": ["gun:8S"]} for seat in "01"}
    return {
        **VIEW,
        "G": {**VIEW["G"], "players": everybody, **cards},
        "ctx": {"currentPlayer": turn},
        "_stateID": number,
    }


def test_a_view_is_found_in_updates_and_syncs_only() -> None:
    update = peer.state_in(peer.event("update", "M1", VIEW, LOG))
    sync = peer.state_in(peer.event("sync", "M1", {"state": VIEW, "log": [], "filteredMetadata": []}))
    assert update == sync and update is not None
    assert (update.number, update.turn.player, update.cards.seats[0].life) == (3, "1", 3)
    assert update.cards.players["1"].hand == ["gun:8S"]
    for text in (b"2", b'0{"sid":"x"}', b'40/shootout,{"sid":"y"}', peer.event("matchData", "M1", [{"id": 0}])):
        assert peer.state_in(text) is None


def test_a_card_that_may_be_played_is_played_else_the_turn_ends() -> None:
    def move(*hand: str, bangs: int = 0, shot: bool = False, life: int = 3) -> tuple[str, list[Any]]:
        seats = [{**SEAT, "life": life}, SEAT, {**SEAT, "alive": False}]
        cards = {"games": 0, "bangs": bangs, "players": {"0": {"hand": hand}}, "seats": seats}
        turn = {"currentPlayer": "1" if shot else "0", "activePlayers": {"0": "shot"} if shot else None}
        state = peer.state_in(peer.event("update", "M1", {"G": cards, "ctx": turn, "_stateID": 1}, LOG))
        assert state is not None and state.turn.asks("0") and not state.turn.asks("1")
        return peer.choose(state, "0")

    assert move("bang:AS", "missed:2S") == ("bang", ["bang:AS", 1])
    assert move("bang:AS", bangs=1) == ("end", [])
    assert move("beer:6H") == ("use", ["beer:6H"])
    assert move("beer:6H", life=4) == ("end", [])
    assert move("horse:8H", "barrel:KS") == ("use", ["horse:8H"])
    assert move("bang:AS", "missed:2S", shot=True) == ("answer", ["missed:2S"])
    assert move("bang:AS", shot=True) == ("answer", [None])


async def test_the_players_speak_as_the_client_of_the_peer_does() -> None:
    table, players, wires = sit_down()
    for player, wire in zip(players, wires, strict=True):
        tell(player, '0{"sid":"a","upgrades":[],"pingInterval":10000,"pingTimeout":20000}')
        tell(player, '40/shootout,{"sid":"b"}')
        tell(player, "2")
        sync = f'42/shootout,["sync","M1","{player.seat}","secret{player.seat}",2]'
        assert wire.sent == ["40/shootout,", sync, "3"]
        tell(player, peer.event("sync", "M1", {"state": view(0)}))
        wire.sent.clear()
    for player in players:
        assert player.first is not None
        player.take_turn(player.first)
    await asyncio.sleep(0.01)
    assert wires[0].sent == [] and len(wires[1].sent) == 1
    name, action, number, match, seat = json.loads(wires[1].sent[0].removeprefix("42/shootout,"))
    assert (name, number, match, seat, action["type"]) == ("update", 0, "M1", "1", "MAKE_MOVE")
    assert action["payload"] == {"type": "use", "args": ["gun:8S"], "playerID": "1", "credentials": "secret1"}
    tell(players[0], peer.event("update", "M1", view(1, "0"), LOG))
    assert table.sent_at and not table.figures.latencies, "one of two has not seen it"
    tell(players[1], peer.event("update", "M1", view(1, "0", games=1), LOG))
    assert not table.sent_at and len(table.figures.latencies) == 1
    assert table.figures.answers == 1 and table.figures.views == 2 and not table.figures.errors


async def test_a_refused_move_and_a_lost_one_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    table, players, _ = sit_down()
    for player in players:
        tell(player, peer.event("sync", "M1", {"state": view(5)}))
    tell(players[0], peer.event("update", "M1", view(5), LOG))
    tell(players[0], '44/shootout,{"message":"Invalid namespace"}')
    table.answered(5)
    monkeypatch.setattr(load, "PATIENCE", 0.01)
    await load.play(table.figures, [table], 0.01, 0, lambda: 0.0)
    assert table.figures.errors == ["refused", '44/shootout,{"message":"Invalid namespace"}', "unseen"]


def state(number: int, options: str) -> bytes:
    """A state as far as a player of the load test looks at it."""
    question = f'"question":{{"number":{number},"options":[{options}],"interjections":[]}}'
    return f'{{"type":"state","game":1,"view":{{}},"own":null,{question},"since":0,"events":[]}}'.encode()


def frame(kind: int, text: bytes) -> bytes:
    """As a server sends it."""
    size = len(text)
    return bytes((kind, size)) + text if size < 126 else bytes((kind, 126, size >> 8, size & 255)) + text


async def test_a_player_answers_states_however_they_are_cut_and_once_more_who_comes_back() -> None:
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    table = load.LoadTable(load.Figures(1, 1), load.AT_ONCE)
    player = LoadClient(table, 0, None, True)
    table.clients.append(player)
    asked = frame(0x81, state(7, '{"key":"draw","text":"x"}'))
    crowd_of(asyncio.get_running_loop()).join(ours, player, asked[:40])
    theirs.recv(4096)  # hello
    theirs.sendall(asked[40:] + asked + frame(0x89, b"there?") + frame(0x81, state(8, ""))[:3])
    await asyncio.sleep(0.05)
    answer = b'{"type":"answer","number":7,"key":"draw"}'
    pong, answered = b"\x8a\x86\0\0\0\0there?", bytes((0x81, 128 + len(answer))) + b"\0\0\0\0" + answer
    assert theirs.recv(4096) == pong + answered and table.sent_at
    theirs.sendall(frame(0x81, state(8, ""))[3:])
    await asyncio.sleep(0.05)
    assert not table.sent_at and len(table.figures.latencies) == 1 and table.figures.views == 3
    player.reader.forget()
    theirs.sendall(asked)
    await asyncio.sleep(0.05)
    assert theirs.recv(4096) == answered and table.figures.errors == []
    theirs.close()
    await asyncio.sleep(0.05)
    assert table.figures.errors == ["disconnected"]


def made_up(who: float, load: float = 1) -> dict[str, Any]:
    """Figures of a server that is *who* times as fast as the slowest, on a machine *load* times slower."""
    figures = dict.fromkeys(side_by_side.ROWS, 1.0) | {"errors": {}}
    figures["answers_per_second"] = figures["answers_per_cpu_second"] = 1000 * who / load
    return figures | {"errors": {"disconnected": 2} if load > 10 else {}}


def made_up_round(ours: float, slow: float = 1) -> dict[str, dict[str, Any]]:
    theirs = {who: made_up(0.5 if on_disk else 1, slow) for who, on_disk in side_by_side.THEIRS.items()}
    return {"sixgun": made_up(ours, slow), **theirs, "machine": {"load": slow}}


def test_the_ratio_is_taken_inside_a_round_and_errors_are_summed() -> None:
    found = side_by_side.summary([made_up_round(3, 1), made_up_round(4, 20), made_up_round(3.5, 3)])
    ratio = found["ratios"]["boardgame.io"]["answers_per_second"]
    assert ratio["ratio"] == pytest.approx(3.5) and ratio["met"]
    assert found["ratios"]["boardgame.io on disk"]["answers_per_second"]["ratio"] == pytest.approx(7)
    assert set(found["errors"].values()) == {2} and found["machine_load"] == 20
    text = side_by_side.table({**found, "facts": side_by_side.facts()})
    assert "| ours / theirs, answers per second | | 3.50 (goal >= 3) | 7.00 (goal >= 3) |" in text
    assert "| errors | 2 | 2 | 2 |" in text and "at most 20.0" in text
    slower = side_by_side.summary([made_up_round(2)])
    assert "2.00 (missed: >= 3) | 4.00 (goal" in side_by_side.table({**slower, "facts": side_by_side.facts()})


def programs(folder: Path, **scripts: str) -> str:
    """A search path on which there are only these."""
    for name, script in scripts.items():
        (folder / name).write_text("#!/bin/sh\n" + script)
        (folder / name).chmod(0o755)
    return str(folder)


@pytest.mark.parametrize(
    ("scripts", "line"),
    [
        ({}, "boardgame.io needs Node 20 or newer, and there is no node on PATH"),
        ({"node": "echo v18.1.0"}, "boardgame.io needs Node 20 or newer; this is v18.1.0"),
        ({"node": "echo rubbish"}, "boardgame.io needs Node 20 or newer; this is rubbish"),
        ({"node": "echo v20.1.0"}, "boardgame.io needs Node 20 or newer, and there is no npm on PATH"),
        (
            {"node": "echo v22.0.0", "npm": "echo warn >&2; echo 'npm error code E404' >&2; exit 1"},
            "installing boardgame.io failed: npm error code E404",
        ),
    ],
)
def test_what_is_missing_is_one_line(
    scripts: dict[str, str], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", programs(tmp_path / "bin", **scripts))
    monkeypatch.setattr(peer, "BUILD", tmp_path)
    monkeypatch.setattr(peer, "INSTALLED", tmp_path / "boardgame_io")
    with pytest.raises(peer.Problem) as problem:
        peer.install()
    assert str(problem.value) == line


def bench_load(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sixgun", "bench", "load", *options]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--peer", "boardgame.io", "--memory"], "no --memory"),
        (["--peer", "chess"], "'boardgame.io'"),
        (["--postgres", "--url", "http://127.0.0.1:1"], "no --url"),
        (["--workers", "1"], "--workers"),
        (["--tables", "0"], "--tables"),
    ],
)
def test_bad_options_are_told(options: list[str], line: str) -> None:
    done = bench_load(*options)
    assert done.returncode == 2 and line in done.stderr and "Traceback" not in done.stderr


def test_a_small_load_at_a_real_server_has_no_errors() -> None:
    found = measure.load(None, 10, 2, 1.0, load.AT_ONCE)
    assert found["errors"] == {} and found["answers_per_second"] > 10
    assert found["views_per_second"] >= 4 * found["answers_per_second"]
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["worst_ms"]


def test_the_database_is_held_against_the_file_inside_a_round() -> None:
    def figures(answers: float, errors: int = 0) -> dict[str, Any]:
        return dict.fromkeys(contest.ROWS, answers) | {"errors": {"late_answer": errors} if errors else {}}

    rounds = [
        {"sqlite": figures(1000), "postgresql": figures(700), "machine": {"load": 1.0}},
        {"sqlite": figures(100), "postgresql": figures(90, 2), "machine": {"load": 9.0}},
        {"sqlite": figures(1000), "postgresql": figures(500), "machine": {"load": 2.0}},
    ]
    found = contest.summary(contest.DATABASES, rounds)
    assert found["ratio"] == pytest.approx(0.7) and found["met"] and found["errors"] == {"sqlite": 0, "postgresql": 2}
    text = contest.table(found)
    assert "| postgresql / sqlite, answers per second | | 0.70 (goal >= 0.6) |" in text and "at most 9.0" in text
    assert "0.50 (missed: >= 0.6)" in contest.table(contest.summary(contest.DATABASES, rounds[2:]))


def test_several_workers_are_no_better_if_people_wait_longer() -> None:
    one = dict.fromkeys(contest.ROWS, 1000.0) | {"errors": {}, "p99_ms": 30.0}
    rounds = [{"1 worker": one, "2 workers": one | {"answers_per_second": 1400.0}, "machine": {"load": 1.0}}]
    assert contest.summary(contest.of_workers(2), rounds)["met"]
    rounds[0]["2 workers"]["p99_ms"] = 31.0
    assert not contest.summary(contest.of_workers(2), rounds)["met"]


def test_without_players_a_worker_has_a_core_and_the_database_takes_its_share_of_all() -> None:
    one, two = contest.Way("1 worker", 1), contest.Way("2 workers", 2)
    assert contest.without_players(contest.Way("sqlite"), 0.2, 0.0, 2) == pytest.approx(5000)
    assert contest.without_players(one, 0.2, 0.05, 2) == pytest.approx(5000)
    assert contest.without_players(two, 0.2, 0.05, 2) == pytest.approx(8000)
    assert contest.without_players(one, 0.2, 0.05, 1) == pytest.approx(4000)
    figures = [
        dict.fromkeys(contest.ROWS, 1.0) | {"errors": {}, "answers_per_second_without_players": n} for n in (5, 8)
    ]
    rounds = [{"1 worker": figures[0], "2 workers": figures[1], "machine": {"load": 1.0}}]
    assert "| the same without players, computed | | 1.60 |" in contest.table(
        contest.summary(contest.of_workers(2), rounds)
    )


def test_a_small_load_on_the_file_and_on_a_database_has_no_errors() -> None:
    told: list[str] = []
    found = contest.run(contest.DATABASES, 10, 2, 1.0, 1, told.append)
    assert found["errors"] == {"sqlite": 0, "postgresql": 0} and told == ["round 1 of 1 …"]
    assert all(figures["answers_per_second"] > 10 for figures in found["median"].values())


def test_a_short_soak_at_tables_of_every_kind_has_no_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "RESTLESS", 0.3)
    monkeypatch.setattr(soak, "AWAY", 0.1)
    told: list[str] = []
    outcome = soak.run(6, 3.0, 1.0, (0.0, 0.05), told.append)
    assert outcome.errors == [] and outcome.comings > 1 and len(outcome.memory) == len(told) == 3
    assert outcome.kinds == 6 and {game for game, _ in soak.mixed(20)} == {"classic", "duel"}
    assert outcome.answers > 50


def test_memory_that_grows_is_not_flat() -> None:
    rising = soak.Outcome(1, memory=[90.0, 100.0, 101.0, 102.0, 103.0, 104.0, 105.0, 106.0])
    assert rising.is_flat
    rising.memory[-2:] = [112.0, 113.0]
    assert not rising.is_flat
    assert soak.Outcome(1).is_flat and soak.Outcome(1, memory=[90.0, 100.0, 140.0]).is_flat  # too short to tell
