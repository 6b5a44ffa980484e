"""The record of a table: what happens is added to it, and after a restart it is lived through again."""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sixgun.kernel.errors import IllegalAnswer
from sixgun.kernel.option import NONE
from sixgun.server.errors import Refusal
from sixgun.server.protocol.messages import Chat
from sixgun.server.room.agenda import Agenda
from sixgun.server.room.match import Match, match_of_rows
from sixgun.server.room.register import Register
from sixgun.server.storage.batch import Batch
from sixgun.server.times import game_time, now
from sixgun.server.tokens import new_id

if TYPE_CHECKING:
    from sixgun.server.house import House
    from sixgun.server.line.connection import Connection

LOG: Final = logging.getLogger("sixgun.server")
CHAT_SHOWN: Final = 100


class Broken(Exception):
    """The rules or a view raised at this row: the table is to be frozen."""

    def __init__(self, kind: str, seat: int, data: str) -> None:
        super().__init__(f"{kind} of seat {seat}: {data}")
        self.row = (kind, seat, data)


class Ledger(Agenda):
    """A table and what is to be written of it: the change in progress is in ``batch``, with what it is to show."""

    def __init__(self, house: House, id: int, register: Register) -> None:
        super().__init__(register, house.grace)
        self.house = house
        self.id = id
        self.lines: deque[Chat] = deque(maxlen=CHAT_SHOWN)
        self.rows = 0  # numbers given in the record
        self.said = 0  # and in the chat
        self.slept: int | None = None  # since when nobody has been here
        self.clear_changes()

    def clear_changes(self) -> None:
        """Nothing is being changed."""
        self.batch = Batch()
        self.table_changed = self.register_changed = self.state_changed = self.ended = False
        self.here_changed = False  # shown, but not stored
        self.new_lines: list[Chat] = []
        self.arrived: list[Connection] = []

    @property
    def is_troubled(self) -> bool:
        """Can nothing be written at the moment?"""
        return self.house.store.trouble is not None

    # -- writing --------------------------------------------------------------------------------------------------

    def write(self, kind: str, seat: int = NONE, data: str = "") -> None:
        """Live through a row and add it to the record."""
        match = self.match
        assert match is not None
        at = game_time()
        try:
            match.apply(kind, seat, data, at)
        except IllegalAnswer as error:
            raise self._refusal(match, error) from None
        except Exception as error:
            raise Broken(kind, seat, data) from error
        self.add_row(kind, seat, data, at)
        self.state_changed = True
        if match.lesson is not None:
            self.table_changed = True
        self.register_changed |= self.register.settings.clock == "mail"  # when it is due is in the row of the table
        if match.over and self.register.status == "playing":
            self.end(match)

    def _refusal(self, match: Match, error: IllegalAnswer) -> Refusal:
        if error.legal:
            return Refusal("illegal_answer", legal=error.legal)
        return Refusal("not_asked", seats=match.session.asked())

    def row(self, kind: str, seat: int, data: str, at: int) -> dict[str, Any]:
        """A row of the record."""
        return {"table_id": self.id, "number": self.rows, "at": at, "kind": kind, "seat": seat, "data": data}

    def add_row(self, kind: str, seat: int, data: str, at: int) -> None:
        """One more of them."""
        self.batch.records.append(self.row(kind, seat, data, at))
        self.rows += 1

    def register_row(self) -> dict[str, Any]:
        """The table as it is stored."""
        register = self.register
        text = msgspec.json.encode(register).decode()
        row = {"id": self.id, "code": register.code, "status": register.status, "doc": text, "changed": now()}
        return row | {"due": self.due_by_mail()}

    def freeze(self, broken: Broken) -> None:
        """The game cannot go on: keep its record, with the row that broke it, and let the others play."""
        LOG.error("table %s is frozen by %s", self.register.code, broken, exc_info=broken.__cause__)
        self.house.tables_frozen += 1
        kind, seat, data = broken.row
        if kind != "view":
            self.add_row(kind, seat, data, game_time())
        self.add_row("frozen", NONE, repr(broken.__cause__ or broken), game_time())
        self.register.status = "frozen"
        self.match = None
        self.table_changed = True
        self.state_changed = False  # there is nothing to be seen

    def end(self, match: Match) -> None:
        """The game is over: it is kept as a replay."""
        record = match.table.record()
        record.draw = match.start.draw
        register = self.register
        won = match.session.result or {}
        winners: Any = won.get("winners", [])
        replay = new_id()
        register.end(replay, winners)
        register.draw_anew()
        result = msgspec.json.encode(won).decode()
        self.add_row("over", NONE, result, game_time())
        self.batch.replays.append(
            {
                "id": replay,
                "public": register.settings.public,
                "imported": False,
                "ended": now(),
                "game": match.start.game,
                "names": msgspec.json.encode(match.people(register.people())).decode(),
                "result": result,
                "record": record.to_json(),
                "people": len(register.seated()),
            }
        )
        self.table_changed = self.ended = True
        self.house.games_ended += 1

    def mind_attendance(self) -> None:
        """A game sleeps, clocks and all, while none of its players is here; how long, the record says."""
        if self.is_troubled:
            return
        if self.match is None or self.register.status != "playing" or self.register.settings.clock == "mail":
            self.slept = None
        elif not self.is_live:
            self.slept = self.slept or game_time()
        elif self.slept is not None:
            self.wake()
            self.gone.clear()

    def wake(self) -> None:
        """The clocks go on from where they stood."""
        if self.slept is not None:
            self.write("wake", NONE, str(max(0, game_time() - self.slept)))
            self.slept = None

    # -- reading --------------------------------------------------------------------------------------------------

    async def reload(self) -> int:
        """Everything as it stands on disk; when the last row of the record was written."""
        stored = await self.house.store.table(self.register.code)
        if stored is None:
            return 0
        self.register = msgspec.json.decode(stored["doc"], type=Register)
        rows = await self.house.store.last_game(self.id)
        self.rows = rows[-1]["number"] + 1 if rows else 0
        chat = await self.house.store.last_chat(self.id, CHAT_SHOWN)
        self.lines = deque((msgspec.convert(line, Chat) for line in chat), CHAT_SHOWN)
        self.said = chat[-1]["number"] + 1 if chat else 0
        for connection in self.connections:
            connection.told = 0
        self.match = None
        if rows and self.register.status in ("playing", "over"):
            await self._match_again(rows)
        return rows[-1]["at"] if rows else 0

    async def _match_again(self, rows: list[Any]) -> None:
        try:
            self.match = match_of_rows(rows)
        except Exception as error:
            broken = Broken("view", NONE, "the record no longer fits the rules")
            broken.__cause__ = error
            self.freeze(broken)
            self.batch.tables.append(self.register_row())
            await self.house.store.commit(self.batch)
            self.clear_changes()
