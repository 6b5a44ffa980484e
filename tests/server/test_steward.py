"""What the operator does to a server that runs: keep people out, read what is reported, forget somebody, back up."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sixgun.cli.main import run
from sixgun.server import house as houses
from sixgun.server.bench.engines import PostgresServer
from sixgun.server.site import Site
from sixgun.server.storage.schema import HEAD
from sixgun.server.visitors.limits import Limits
from sixgun.table import replay

from .driving import Player, Running, answer_once, wait_for

Admin = Callable[..., tuple[int, str]]
BOB = "b" * 24


class Served:
    """A server, and the commands of who runs it."""

    def __init__(self, running: list[Running], where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        self.all = running
        self.one, self.other = running[0], running[-1]
        self._where, self._capsys = where, capsys

    def admin(self, *arguments: object) -> tuple[int, str]:
        code = run(["admin", *map(str, arguments), *self._where])
        out, err = self._capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out + err

    def done(self, *arguments: object) -> str:
        code, said = self.admin(*arguments)
        assert code == 0, said
        return said

    def refused(self, *arguments: object) -> str:
        code, said = self.admin(*arguments)
        assert code == 2 and said.startswith("sixgun: ") and said.count("\n") == 1, said
        return said

    def stop(self) -> None:
        for one in self.all:
            one.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def served(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Served]:
    """One process with a file, or two workers with a database."""
    monkeypatch.setattr(houses, "OBEY_EVERY", 1)
    site, limits = Site(proxies=("127.0.0.1",)), Limits(on=False)
    if request.param == "sqlite":
        running = [Running(tmp_path / "data", limits, site)]
        where = ["--data", str(tmp_path / "data")]
    else:
        postgres: PostgresServer = request.getfixturevalue("postgres")
        url = postgres.new_database()
        running = [Running(tmp_path / "data", limits, site, database=url) for _ in range(2)]
        wait_for(lambda: all(len(one.house.others._loads) == 1 for one in running))
        where = ["--data", str(tmp_path / "data"), "--database", url]
    found = Served(running, where, capsys)
    yield found
    found.stop()


def asks(server: Running, address: str) -> int:
    return httpx.get(f"{server.base}/api/health", headers={"x-forwarded-for": address}).status_code


def guest(server: Running, table: Player, name: str, id: str) -> Player:
    """Somebody whose browser says who it is."""
    player = Player(server, server.post(f"/api/tables/{table.code}/join", name=name, guest=id), hello=False)
    player.guest = id
    return player.connect()


def knocks(player: Player, server: Running) -> dict[str, Any]:
    """What they hear who come (back) with their token."""
    with connect(f"ws://127.0.0.1:{server.port}/ws/{player.code}", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": player.welcome["version"], "token": player.token,
                                "guest": player.guest}))  # fmt: skip
        return json.loads(socket.recv(10))


# -- bans ---------------------------------------------------------------------------------------------------------


def test_an_address_is_kept_out_of_every_worker(served: Served) -> None:
    code = served.one.open("Ann").code
    headers = {"x-forwarded-for": "2001:db8:1:2::77"}
    address = f"ws://127.0.0.1:{served.other.port}/ws/{code}"
    with connect(address, additional_headers=headers) as socket:
        socket.send('{"type": "hello", "version": 2}')
        socket.recv(10)
        said = served.done("ban", "2001:db8:1:2::1", "--reason", "floods", "--days", 3)
        assert said == "2001:db8:1:2::/64: kept out for 3 days\n"
        for one in served.all:
            wait_for(lambda one=one: asks(one, "2001:db8:1:2:3:4:5:6") == 403)
            assert asks(one, "2001:db8:1:3::1") == asks(one, "203.0.113.5") == 200
        with pytest.raises(ConnectionClosed):
            while True:
                said = str(socket.recv(10))
        assert json.loads(said) == {"type": "goodbye", "id": "server_banned"}
    with connect(address, additional_headers=headers) as socket:
        assert json.loads(socket.recv(10))["id"] == "server_banned"
    assert "floods" in served.done("bans") and json.loads(served.done("bans", "--json"))[0]["kind"] == "address"
    assert served.done("unban", "2001:db8:1:2::5") == "2001:db8:1:2::/64: let in again\n"
    for one in served.all:
        wait_for(lambda one=one: asks(one, "2001:db8:1:2::77") == 200)
    assert served.done("bans") == ""


def test_a_person_is_kept_out_of_every_table_and_let_in_again(served: Served) -> None:
    ann = served.one.open("Ann")
    bob = guest(served.other, ann, "Bob", BOB)
    others = served.one.open("Cid")
    assert BOB in served.done("ban", bob.member)
    assert bob.until("goodbye")["id"] == "server_banned" and bob.is_closed()
    for one in served.all:
        wait_for(lambda one=one: len(one.house.bans) == 2)
        assert knocks(bob, one)["id"] == "server_banned"
        answer = one.http.post(f"/api/tables/{others.code}/join", json={"name": "Rob", "guest": BOB})
        assert answer.status_code == 403 and answer.json()["id"] == "server_banned"
    ann.send("chat", text="still here")
    ann.until("chat")
    served.done("unban", BOB)
    wait_for(lambda: not any(len(one.house.bans) for one in served.all))
    assert knocks(bob, served.other)["type"] == "welcome"  # and the seat is theirs


def test_wrong_use_is_one_line(served: Served) -> None:
    assert "nobody of the id 'nobody'" in served.refused("ban", "nobody")
    assert "203.0.113.0/24" in served.refused("ban", "203.0.113.0/24")
    assert "not banned" in served.refused("unban", "203.0.113.7")
    assert "nobody" in served.refused("unban", "nobody")
    assert "days" in served.refused("ban", "203.0.113.7", "--days", -1)
    assert "nobody of the id" in served.refused("forget", "nobody", "--yes")
    assert "no report" in served.refused("reports", "resolve", "nothing")
    assert "no table" in served.refused("chat", "NOSUCHTABLE")
    assert "no table" in served.refused("people", "--table", "NOSUCHTABLE")


# -- reports of people --------------------------------------------------------------------------------------------


def test_a_line_of_chat_and_a_name_are_reported_and_dealt_with(served: Served) -> None:
    ann = served.one.open("Ann")
    bob = guest(served.other, ann, "Rude Name", BOB)
    bob.send("chat", text="something rude")
    line = ann.until("chat")
    told = {"place": ann.code, "token": ann.token, "text": "Must I read this?"}
    for number in (line["number"], 99):
        answer = served.other.http.post("/api/reports", json=told | {"about": "chat", "moment": number})
        assert answer.status_code == (201 if number != 99 else 404)
    assert answer.json()["id"] == "no_line"
    name = served.other.post("/api/reports", **told, about="name", member=bob.member)["id"]
    stranger = told | {"about": "name", "member": bob.member, "token": "forged"}
    assert served.one.http.post("/api/reports", json=stranger).json()["id"] == "bad_token"
    found = json.loads(served.done("reports", "list", "--json"))
    assert [(row["about"], row["member"], row["said"]) for row in found] == [
        ("chat", bob.member, "Rude Name: something rude"), ("name", bob.member, "Rude Name"),
    ]  # fmt: skip
    assert found[0]["reporter"] == ann.member and "record" not in found[0]
    assert "«Rude Name»" in served.done("reports", "list", "--about", "name")
    served.done("reports", "resolve", found[0]["id"], "--verdict", "a week")
    assert [row["id"] for row in json.loads(served.done("reports", "list", "--json"))] == [name]
    assert "a week" in served.done("reports", "show", found[0]["id"])
    assert len(json.loads(served.done("reports", "list", "--json", "--all"))) == 2
    assert f"{bob.member}" in served.done("chat", ann.code) and "something rude" in served.done("chat", ann.code)


# -- forgetting ---------------------------------------------------------------------------------------------------


def everything(served: Served) -> str:
    """All the database holds, but for orders."""
    one = served.one
    names = ("tables", "records", "chat", "replays", "reports", "orders")

    async def read() -> str:
        async with one.house.store.database.engine.connect() as connection:  # type: ignore[attr-defined]
            return "".join([str((await connection.execute(text(f"SELECT * FROM {name}"))).all()) for name in names])

    return str(one.do(read))


@pytest.mark.parametrize("running", [True, False])
def test_a_person_is_forgotten_and_the_records_stay_valid(served: Served, running: bool, tmp_path: Path) -> None:
    ann = served.one.open("Ann", setup={"players": 4}, public=True)
    bob = guest(served.other, ann, "Bobadilla", BOB)
    bob.send("ready")
    ann.until(lambda m: m["type"] == "table" and any(one["ready"] for one in m["members"]))
    bob.send("chat", text="words of Bobadilla")
    ann.until("chat")
    served.one.post("/api/reports", about="table", place=ann.code, token=bob.token, text="It creaks", contact="b@ob.pl")
    ann.send("start")
    ann.state(), bob.state()
    elsewhere = served.one.open("Cid")
    bob_there = guest(served.other, elsewhere, "Bobadilla", BOB)
    assert "Bobadilla" in served.done("people") and BOB in served.done("people", "--table", ann.code)
    if not running:
        served.stop()
    said = served.done("forget", bob.member, "--yes")
    assert "at 2 tables" in said and "1 lines of chat and 1 reports" in said
    if running:
        assert bob.until("goodbye")["id"] == "left" and bob_there.until("goodbye")["id"] == "left"
        left = everything(served)
        assert not [word for word in ("Bobadilla", BOB, bob.member, "b@ob.pl", "It creaks") if word in left]
        assert "nobody of the id" in served.refused("forget", bob.member, "--yes")
        ann.until(lambda m: m["type"] == "table" and len(m["members"]) == 1)  # a bot plays on
        over = ann.play_to_the_end()
        record = served.one.http.get(f"/api/replays/{over['replay']}/record")
        assert replay(record.text).over
        line = served.one.get(f"/api/replays/{over['replay']}")["replay"]
        assert line["players"][0] == "Ann" and "Bobadilla" not in json.dumps(line)
    else:
        assert "Bobadilla" not in served.done("people")
        served.done("backup", tmp_path / "backup")  # every game can still be played


# -- backups ------------------------------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_is_one_moment_and_can_be_put_back(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over = served.one.play("Ann", public=True).play_to_the_end()
    players = served.one.table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(4):
        answer_once(players)
    served.done("ban", "203.0.113.9")
    said = served.done("backup", tmp_path / "backups" / "monday")
    assert "2 games at tables and 1 finished games were played again" in said and "the backup is good" in said
    assert sorted(path.name for path in (tmp_path / "backups" / "monday").iterdir()) == ["secret.key", "sixgun.db"]
    assert "there already" in served.refused("backup", tmp_path / "backups" / "monday")
    answer_once(players)  # it goes on meanwhile
    served.stop()

    assert run(["admin", "restore", str(tmp_path / "nothing"), str(tmp_path / "again")]) == 2
    assert run(["admin", "restore", str(tmp_path / "backups" / "monday"), str(tmp_path / "again")]) == 0
    assert "2 games at tables" in capsys.readouterr().out
    assert run(["admin", "restore", str(tmp_path / "backups" / "monday"), str(tmp_path / "again")]) == 2
    assert "not empty" in capsys.readouterr().err
    again = Running(tmp_path / "again", site=Site(proxies=("127.0.0.1",)))
    try:
        for player in players:
            player.server = again
            player.connect().state()  # with the tokens they had
        answer_once(players)
        assert again.get(f"/api/replays/{over['replay']}")["replay"]["result"] == over["result"]
        assert asks(again, "203.0.113.9") == 403
    finally:
        again.stop()


def test_a_backup_that_cannot_be_played_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Running(tmp_path / "data")
    over = server.play("Ann").play_to_the_end()
    assert over["replay"]
    server.stop()
    engine = create_engine(f"sqlite:///{tmp_path / 'data' / 'sixgun.db'}")
    with engine.begin() as connection:
        wrong = "UPDATE records SET data = 'a wrong answer' WHERE kind = 'answer'"
        assert connection.execute(text(wrong)).rowcount
    assert run(["admin", "backup", str(tmp_path / "backup"), "--data", str(tmp_path / "data")]) == 2
    said = capsys.readouterr().err
    assert "cannot be played again" in said and said.count("\n") == 1
    assert not list(tmp_path.glob("backup*"))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0005'"))
    engine.dispose()
    for command in (["backup", str(tmp_path / "backup")], ["ban", "203.0.113.7"]):
        assert run(["admin", *command, "--data", str(tmp_path / "data")]) == 2
        assert "another version" in capsys.readouterr().err
    assert HEAD != "0005"


def test_a_ban_ends_by_itself_and_is_swept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Running(tmp_path / "data", site=Site(proxies=("127.0.0.1",)))
    try:
        assert run(["admin", "ban", "203.0.113.9", "--days", "1", "--data", str(tmp_path / "data")]) == 0
        server.do(server.house.obey)
        assert asks(server, "203.0.113.9") == 403 and len(server.house.bans) == 1
        engine = create_engine(f"sqlite:///{tmp_path / 'data' / 'sixgun.db'}")
        with engine.begin() as connection:
            connection.execute(text("UPDATE orders SET until = 1"))
        server.do(server.house.obey)
        assert asks(server, "203.0.113.9") == 200
        server.do(server.house.tidy)
        with engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM orders")).scalar() == 0
        engine.dispose()
    finally:
        server.stop()
