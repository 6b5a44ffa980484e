"""The record: a restart goes on with every table, clocks and bots included; a table that raises is frozen alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.kernel.record import Record
from sixgun.server.house import House
from sixgun.server.room.match import record_of_rows
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.folder import Busy
from sixgun.server.storage.sqlite import Sqlite
from sixgun.server.times import game_time
from sixgun.server.visitors.limits import Limits
from sixgun.table import replay

from .driving import Running, answer_once, wait_for

Start = Callable[..., Running]


def test_a_restart_goes_on_in_mid_question(start: Start) -> None:
    first = start()
    players = first.table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(20):
        answer_once(players)
    before = [p.last for p in players]
    second = start()
    for player in players:
        player.server = second
        player.connect()
        player.state()
    for player, old in zip(players, before, strict=True):
        assert player.last["view"] == old["view"] and player.last["question"] == old["question"]
        assert player.last["next"] == old["next"] == len(player.last["events"])
    answer_once(players)


def test_bots_go_on_after_a_restart_and_the_game_ends(start: Start) -> None:
    player = start().play()
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    player.answer()
    player.state()
    player.server = start()
    player.connect()
    player.state()
    over = player.play_to_the_end()
    record = Record.from_json(player.server.http.get(f"/api/replays/{over['replay']}/record").text)
    assert record.seed == over["seed"] and replay(record).result == over["result"]


def test_seats_settings_and_chat_survive_a_restart(start: Start) -> None:
    first = start()
    ann = first.open("Ann", title="Night", setup={"players": 6})
    bob = first.join(ann, "Bob")
    bob.send("chat", text="see you tomorrow")
    bob.until("chat")
    bob.server = start()
    bob.connect()
    assert bob.until("chat")["text"] == "see you tomorrow"
    table = bob.until("table")
    assert len(table["seats"]) == 6 and [m["name"] for m in table["members"]] == ["Ann", "Bob"]
    assert not table["members"][0]["here"]


def test_a_finished_game_can_be_looked_at_after_a_restart(start: Start) -> None:
    player = start().play()
    over = player.play_to_the_end()
    player.server = start()
    player.over = None
    player.connect()
    assert player.until("over") == over


def test_the_clock_stands_still_while_the_server_is_down(start: Start) -> None:
    first = start()
    player = first.play(clock="blitz")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    room = first.house.rooms[player.code]
    deadline = room.match.clocks.deadline(0)  # type: ignore[union-attr]
    player.server = start()
    time.sleep(0.4)
    player.connect()
    player.state()
    later = player.server.house.rooms[player.code].match.clocks.deadline(0)  # type: ignore[union-attr]
    assert deadline is not None and later is not None and later >= deadline + 400


def test_a_table_that_raises_is_frozen_and_the_others_go_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    bad, good = server.table_of("Ann", "Bob", "Cid", "Dot"), server.play("Eve")
    asked = next(p for p in bad if p.is_asked())

    def explode(*_: Any) -> None:
        raise ZeroDivisionError("a bug in a rule")

    monkeypatch.setattr(server.house.rooms[bad[0].code].match, "_answer", explode)
    asked.answer()
    for player in bad:
        table = player.until(lambda m: m["type"] == "table" and m["status"] == "frozen")
        assert table["status"] == "frozen"
    asked.send("answer", number=0, key="pass")
    assert asked.error()["id"] == "frozen"
    good.play_to_the_end()
    rows = server.do(lambda: server.house.store.last_game(server.house.rooms[asked.code].id))
    record = record_of_rows(rows)
    assert record is not None and len(record.answers) == 1
    asked.server = start()
    asked.connect()
    assert asked.until("table")["status"] == "frozen"


def test_an_answer_that_cannot_be_written_is_not_shown(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    asked = next(p for p in players if p.is_asked())
    before = asked.last

    async def full(self: Sqlite, batch: Batch) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as disk:
        disk.setattr(Sqlite, "write", full)
        asked.answer()
        again = asked.state()
        assert asked.error()["id"] == "cannot_save"
        assert again["question"] == before["question"] and again["view"] == before["view"]
    asked.until(lambda m: m["type"] == "table" and not m.get("trouble"))
    asked.answer()
    asked.state()


def test_a_record_that_no_longer_fits_the_rules_is_frozen_not_lost(start: Start) -> None:
    first = start()
    player = first.play()
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    room = first.house.rooms[player.code]
    row = {
        "table_id": room.id,
        "number": room.ledger.rows,
        "at": 0,
        "kind": "answer",
        "seat": 0,
        "data": "no such answer",
    }
    first.do(lambda: first.house.store.commit(Batch(records=[row])))
    player.server = start()
    player.connect()
    assert player.until("table")["status"] == "frozen"


def test_two_servers_cannot_use_one_folder(start: Start, tmp_path: Path) -> None:
    start()
    with pytest.raises(Busy):
        asyncio.run(House.open(tmp_path / "data", Limits()))


def test_a_table_played_by_mail_goes_on_after_a_restart_without_anybody(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = start()
    player = first.play(clock="mail", pace="fast")
    player.until(lambda m: m["type"] == "state" and player.is_asked())
    clocks = first.house.rooms[player.code].match.clocks  # type: ignore[union-attr]
    deadline = clocks.deadline(0)
    assert deadline is not None
    again = start()
    assert not again.house.rooms  # it is not in anybody's way
    monkeypatch.setattr(game_time, "_ahead", game_time._ahead + deadline - game_time())
    live = wait_for(lambda: again.house.rooms.get(player.code))
    wait_for(
        lambda: live.match is not None and live.match.strikes[0] == 1 and live.match.clocks.deadline(0) != deadline
    )


def test_a_table_is_loaded_once_also_if_who_asked_first_goes_away(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(on=False)
    player = server.play()
    player.close()
    wait_for(lambda: not server.house.presences)
    house, code, made = server.house, player.code, []
    load = House._load

    async def slowly(self: House, wanted: str) -> Any:
        made.append(wanted)
        await asyncio.sleep(0.2)
        return await load(self, wanted)

    monkeypatch.setattr(House, "_load", slowly)

    async def come() -> list[Any]:
        house.rooms.pop(code).close()
        first = asyncio.create_task(house.room(code))
        await asyncio.sleep(0.05)
        first.cancel()
        return await asyncio.gather(house.room(code), house.room(code))

    one, other = server.do(come)
    assert one is other is house.rooms[code] and made == [code]
