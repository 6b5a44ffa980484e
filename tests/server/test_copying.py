"""All data of a server from a file to PostgreSQL and back: the same rows, and games that go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.cli.main import run
from sixgun.server.bench.engines import PostgresServer

from .driving import Running, answer_once

Cli = Callable[..., tuple[int, str]]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    def call(*arguments: object) -> tuple[int, str]:
        code = run([str(one) for one in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out + err

    return call


def test_a_server_moves_to_postgresql_and_back(tmp_path: Path, postgres: PostgresServer, cli: Cli) -> None:
    url = postgres.new_database()
    server = Running(tmp_path / "one")
    over = server.play("Ann", public=True).play_to_the_end()
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(4):
        answer_once(players)
    players[0].send("chat", text="Bis gleich")
    players[1].until("chat")
    assert cli("admin", "copy", tmp_path / "one", url) == (2, f"sixgun: another server is using {tmp_path / 'one'}\n")
    server.stop()

    code, said = cli("admin", "copy", tmp_path / "one", url)
    assert code == 0 and "2 games at tables and 1 finished games were played again" in said, said
    code, said = cli("admin", "copy", tmp_path / "one", url)
    assert code == 2 and "not empty" in said

    there = Running(tmp_path / "two", database=url)
    for player in players:
        player.server = there
        player.connect().state()  # the tokens are good there
    for _ in range(4):
        answer_once(players)
    there.open("Eve")  # no id is given twice
    assert there.get(f"/api/replays/{over['replay']}")["replay"]["result"] == over["result"]
    report = there.post("/api/reports", about="replay", place=over["replay"], text="It creaks.")["id"]
    code, said = cli("admin", "copy", url, tmp_path / "three")
    assert code == 2 and "a server is using the database" in said

    with_url = ("--database", url)
    assert report in cli("admin", "reports", "list", *with_url)[1]
    assert players[0].code in cli("admin", "tables", "list", *with_url)[1]
    assert '"answers"' in cli("admin", "tables", "record", players[0].code, *with_url)[1]
    code, said = cli("admin", "sweep", "--keep", "tables=1", *with_url)
    assert code == 0 and "unplayed" in said, said
    assert cli("admin", "tables", "thaw", players[0].code, *with_url) == (
        1,
        f"{players[0].code}: a server that runs has it\n",
    )
    there.stop()

    code, said = cli("admin", "copy", url, tmp_path / "three")
    assert code == 0 and "2 games at tables" in said, said
    back = Running(tmp_path / "three")
    for player in players:
        player.server = back
        player.connect().state()
    answer_once(players)
    back.stop()
