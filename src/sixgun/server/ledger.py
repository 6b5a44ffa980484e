"""The record of a table: what happens is added to it, and after a restart it is lived through again."""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sixgun.kernel.errors import IllegalAnswer
from sixgun.kernel.option import NONE
from sixgun.server.agenda import Agenda
from sixgun.server.batch import Batch
from sixgun.server.clock import game_time
from sixgun.server.doc import Doc
from sixgun.server.errors import Refusal
from sixgun.server.play import Play, play_again
from sixgun.server.protocol import Chat
from sixgun.server.store import now
from sixgun.server.tokens import new_id

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.house import House

LOG: Final = logging.getLogger("sixgun.server")
CHAT_SHOWN: Final = 100


class Broken(Exception):
    """The rules or a view raised at this row: the table is to be frozen."""

    def __init__(self, kind: str, seat: int, data: str) -> None:
        super().__init__(f"{kind} of seat {seat}: {data}")
        self.row = (kind, seat, data)


class Ledger(Agenda):
    """A table and what is to be written of it: the change in progress is in ``batch``, with what it is to show."""

    def __init__(self, house: House, id: int, doc: Doc) -> None:
        super().__init__(doc, house.grace)
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
        self.table_changed = self.doc_changed = self.state_changed = self.ended = False
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
        play = self.play
        assert play is not None
        at = game_time()
        try:
            play.apply(kind, seat, data, at)
        except IllegalAnswer as error:
            raise self._refusal(play, error) from None
        except Exception as error:
            raise Broken(kind, seat, data) from error
        self.add_row(kind, seat, data, at)
        self.state_changed = True
        if play.lesson is not None:
            self.table_changed = True
        self.doc_changed |= self.doc.settings.clock == "mail"  # when it is due is in the document's row
        if play.over and self.doc.status == "playing":
            self.end(play)

    def _refusal(self, play: Play, error: IllegalAnswer) -> Refusal:
        if error.legal:
            return Refusal("illegal_answer", legal=error.legal)
        return Refusal("not_asked", seats=play.session.asked())

    def row(self, kind: str, seat: int, data: str, at: int) -> dict[str, Any]:
        """A row of the record."""
        return {"table_id": self.id, "number": self.rows, "at": at, "kind": kind, "seat": seat, "data": data}

    def add_row(self, kind: str, seat: int, data: str, at: int) -> None:
        """One more of them."""
        self.batch.records.append(self.row(kind, seat, data, at))
        self.rows += 1

    def doc_row(self) -> dict[str, Any]:
        """The document as it is stored."""
        doc = self.doc
        text = msgspec.json.encode(doc).decode()
        row = {"id": self.id, "code": doc.code, "status": doc.status, "doc": text, "changed": now()}
        return row | {"due": self.due_by_mail()}

    def freeze(self, broken: Broken) -> None:
        """The game cannot go on: keep its record, with the row that broke it, and let the others play."""
        LOG.error("table %s is frozen by %s", self.doc.code, broken, exc_info=broken.__cause__)
        self.house.tables_frozen += 1
        kind, seat, data = broken.row
        if kind != "view":
            self.add_row(kind, seat, data, game_time())
        self.add_row("frozen", NONE, repr(broken.__cause__ or broken), game_time())
        self.doc.status = "frozen"
        self.play = None
        self.table_changed = True
        self.state_changed = False  # there is nothing to be seen

    def end(self, play: Play) -> None:
        """The game is over: it is kept as a replay."""
        record = play.table.record()
        record.draw = play.start.draw
        doc = self.doc
        won = play.session.result or {}
        winners: Any = won.get("winners", [])
        replay = new_id()
        doc.end(replay, winners)
        doc.draw_anew()
        result = msgspec.json.encode(won).decode()
        self.add_row("over", NONE, result, game_time())
        self.batch.replays.append(
            {
                "id": replay,
                "public": doc.settings.public,
                "imported": False,
                "ended": now(),
                "game": play.start.game,
                "names": msgspec.json.encode(play.people(doc.people())).decode(),
                "result": result,
                "record": record.to_json(),
                "people": len(doc.seated()),
            }
        )
        self.table_changed = self.ended = True
        self.house.games_ended += 1

    def mind_attendance(self) -> None:
        """A game sleeps, clocks and all, while none of its players is here; how long, the record says."""
        if self.is_troubled:
            return
        if self.play is None or self.doc.status != "playing" or self.doc.settings.clock == "mail":
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
        stored = await self.house.store.doc(self.doc.code)
        if stored is None:
            return 0
        self.doc = msgspec.json.decode(stored["doc"], type=Doc)
        rows = await self.house.store.last_game(self.id)
        self.rows = rows[-1]["number"] + 1 if rows else 0
        chat = await self.house.store.last_chat(self.id, CHAT_SHOWN)
        self.lines = deque((msgspec.convert(line, Chat) for line in chat), CHAT_SHOWN)
        self.said = chat[-1]["number"] + 1 if chat else 0
        for connection in self.connections:
            connection.told = 0
        self.play = None
        if rows and self.doc.status in ("playing", "over"):
            await self._play_again(rows)
        return rows[-1]["at"] if rows else 0

    async def _play_again(self, rows: list[Any]) -> None:
        try:
            self.play = play_again(rows)
        except Exception as error:
            broken = Broken("view", NONE, "the record no longer fits the rules")
            broken.__cause__ = error
            self.freeze(broken)
            self.batch.docs.append(self.doc_row())
            await self.house.store.commit(self.batch)
            self.clear_changes()
