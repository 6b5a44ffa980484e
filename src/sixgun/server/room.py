"""A table with people at it: one change at a time, written down before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sixgun.games import kind_of
from sixgun.kernel.errors import IllegalAnswer
from sixgun.kernel.option import NONE
from sixgun.server.agenda import Agenda
from sixgun.server.doc import Doc, MemberDoc
from sixgun.server.errors import Refusal
from sixgun.server.fair import new_seed
from sixgun.server.pictures import encode, over_message, state_message, welcome
from sixgun.server.play import Beginning, Play, StartRow, play_again
from sixgun.server.protocol import Chat
from sixgun.server.store import Batch, now
from sixgun.server.tokens import new_id

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.house import House

LOG: Final = logging.getLogger("sixgun.server")
CHAT_SHOWN: Final = 100
OWNER_MAY_BE_GONE: Final = 60.0  # seconds


class Broken(Exception):
    """The rules or a view raised at this row: the table is to be frozen."""

    def __init__(self, kind: str, seat: int, data: str) -> None:
        super().__init__(f"{kind} of seat {seat}: {data}")
        self.row = (kind, seat, data)


class Room(Agenda):
    """One table: its document, the game being played, who is connected, and the next thing due."""

    def __init__(self, house: House, id: int, doc: Doc) -> None:
        super().__init__(doc, house.grace)
        self.house = house
        self.id = id
        self.lines: deque[Chat] = deque(maxlen=CHAT_SHOWN)
        self.rows = 0  # numbers given in the record
        self.said = 0  # and in the chat
        self.lock = asyncio.Lock()
        self.idle_since = now()
        self.slept: int | None = None  # since when nobody has been here
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._clear_changes()

    def _clear_changes(self) -> None:
        self.batch = Batch()
        self.table_changed = self.doc_changed = self.state_changed = self.ended = False
        self.new_lines: list[Chat] = []

    # -- changing -------------------------------------------------------------------------------------------------

    async def change(self, work: Callable[[], None]) -> None:
        """Do *work*, commit it, then show it to everybody. What it refuses has changed nothing."""
        async with self.lock:
            try:
                work()
            except Broken as broken:
                self.freeze(broken)
            except Refusal:
                await self._settle()  # nothing, as a rule
                raise
            except Exception:
                LOG.exception("table %s: going back to what is on disk", self.doc.code)
                await self._start_over()
                raise Refusal("server_error") from None
            await self._settle()

    async def _start_over(self) -> None:
        """Something went wrong between memory and disk: the disk is right."""
        self._clear_changes()
        await self.reload()
        self.table_changed = True
        self.state_changed = self.play is not None
        self._show_changes()
        self._clear_changes()
        self.schedule()

    async def _settle(self) -> None:
        self._mind_attendance()
        if self.doc_changed or self.table_changed:
            self.batch.docs.append(self.doc_row())
        try:
            await self.house.store.commit(self.batch)
        except Exception:
            LOG.exception("table %s: not written, going back to what is", self.doc.code)
            await self._start_over()
            raise Refusal("server_error") from None
        try:
            self._show_changes()
        except Exception as error:
            LOG.exception("table %s: a view failed", self.doc.code)
            self._clear_changes()
            self.freeze(Broken("view", NONE, repr(error)))
            self.batch.docs.append(self.doc_row())
            await self.house.store.commit(self.batch)
            self._show_changes()
        self._clear_changes()
        self.schedule()

    def write(self, kind: str, seat: int = NONE, data: str = "") -> None:
        """Live through a row and add it to the record."""
        play = self.play
        assert play is not None
        at = now()
        try:
            play.apply(kind, seat, data, at)
        except IllegalAnswer as error:
            raise Refusal("illegal_answer", legal=error.legal) from None
        except Exception as error:
            raise Broken(kind, seat, data) from error
        self._add_row(kind, seat, data, at)
        self.state_changed = True
        if play.over and self.doc.status == "playing":
            self._end(play)

    def _row(self, kind: str, seat: int, data: str, at: int) -> dict[str, Any]:
        return {"table_id": self.id, "number": self.rows, "at": at, "kind": kind, "seat": seat, "data": data}

    def _add_row(self, kind: str, seat: int, data: str, at: int) -> None:
        self.batch.records.append(self._row(kind, seat, data, at))
        self.rows += 1

    def doc_row(self) -> dict[str, Any]:
        """The document as it is stored."""
        text = msgspec.json.encode(self.doc).decode()
        return {"id": self.id, "code": self.doc.code, "status": self.doc.status, "doc": text, "changed": now()}

    def begin(self, practice: Beginning | None = None) -> None:
        """A new game with the people and bots that sit here; after a practice game the same again."""
        doc = self.doc
        if practice is None and self.play is not None:
            practice = self.play.start.practice
        doc.begin()
        settings = doc.settings
        rules = kind_of(settings.game).rules
        start = StartRow(
            settings.game, settings.setup, rules, new_seed(), settings.clock, self._bots_by_seat(), doc.names()
        )
        if practice is not None:
            start.seed, start.begins, start.start = practice.seed, practice.begins, practice.start
        at = now()
        self.play = Play(start, at)
        self._add_row("start", NONE, msgspec.json.encode(start).decode(), at)
        for connection in self.connections:
            connection.told = 0
        self._bot_due.clear()
        self.table_changed = self.state_changed = True

    def _bots_by_seat(self) -> list[str | None]:
        return [self.doc.bots[seat] if self.doc.at(seat) is None else None for seat in range(self.doc.seats)]

    def _end(self, play: Play) -> None:
        record = play.table.record()
        doc = self.doc
        doc.status = "over"
        doc.replay = new_id()
        result = msgspec.json.encode(play.session.result).decode()
        self._add_row("over", NONE, result, now())
        self.batch.replays.append(
            {
                "id": doc.replay,
                "public": doc.settings.public,
                "imported": False,
                "ended": now(),
                "game": play.start.game,
                "names": msgspec.json.encode(doc.people()).decode(),
                "result": result,
                "record": record.to_json(),
            }
        )
        self.table_changed = self.ended = True
        self.house.games_ended += 1

    def freeze(self, broken: Broken) -> None:
        """The game cannot go on: keep its record, with the row that broke it, and let the others play."""
        LOG.error("table %s is frozen by %s", self.doc.code, broken, exc_info=broken.__cause__)
        self.house.tables_frozen += 1
        kind, seat, data = broken.row
        if kind != "view":
            self._add_row(kind, seat, data, now())
        self._add_row("frozen", NONE, repr(broken.__cause__ or broken), now())
        self.doc.status = "frozen"
        self.play = None
        self.table_changed = True

    async def thaw(self) -> None:
        """Try a frozen game again; raises what its rules or views raise, and then nothing has changed."""
        async with self.lock:
            if self.doc.status != "frozen":
                raise Refusal("not_now")
            rows = await self.house.store.last_game(self.id)
            at = now()
            row = self._row("thawed", NONE, str(max(0, at - rows[-1]["at"])), at)
            play = play_again([*rows, row])
            for seat in (NONE, *range(play.table.seats)):
                encode(state_message(play.session, self.doc.game, seat, 0, []))
            self.play = play
            self.doc.status = "playing"
            self._add_row("thawed", NONE, row["data"], at)
            if any(row["kind"] == "over" for row in rows):
                self.doc.status = "over"
            elif play.over:
                self._end(play)
            self.table_changed = self.state_changed = True
            await self._settle()

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
            await self._settle()

    # -- showing --------------------------------------------------------------------------------------------------

    def _show_changes(self) -> None:
        if self.table_changed:
            self.send_all(encode(self.table_message()))
            self.house.note(self)
        for line in self.new_lines:
            self.lines.append(line)
            self.send_all(encode(line))
        if self.state_changed:
            self.show_states()
        if self.ended and self.play is not None:
            self.send_all(encode(over_message(self.doc, self.play)))

    # -- coming and going -----------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, since: int) -> None:
        """Somebody is connected: wake up if asleep, give them back their seat, show them everything."""
        async with self.lock:
            member = self.doc.member(connection.member)
            connection.send(encode(welcome(self.doc, member)))
            for line in self.lines:
                connection.send(encode(line))
            self.connections.append(connection)
            connection.told = since
            self.table_changed = True
            try:
                self._welcome_back(member)
            except Broken as broken:
                self.freeze(broken)
            had_news = self.state_changed
            await self._settle()
            if not had_news:
                self.send_state(connection, since)
            if self.play is not None and self.doc.status == "over":
                connection.send(encode(over_message(self.doc, self.play)))

    def _welcome_back(self, member: MemberDoc | None) -> None:
        self._mind_attendance()
        if member is not None:
            self.gone.pop(member.id, None)
            self.give_back(member)

    def _mind_attendance(self) -> None:
        """A game sleeps, clocks and all, while none of its players is here; how long, the record says."""
        if self.play is None or self.doc.status != "playing" or self.doc.settings.clock == "mail":
            self.slept = None
        elif not self.is_attended:
            self.slept = self.slept or now()
        elif self.slept is not None:
            self.write("wake", NONE, str(max(0, now() - self.slept)))
            self.gone.clear()
            self.slept = None

    def give_back(self, member: MemberDoc) -> None:
        """The bot that kept the seat gives it back."""
        play = self.play
        if play is not None and self.doc.status == "playing" and member.seat is not None and play.kept[member.seat]:
            self.write("kept", member.seat, "")
            self.table_changed = True

    async def part(self, connection: Connection) -> None:
        """A connection is gone."""
        async with self.lock:
            if connection not in self.connections:
                return
            self.connections.remove(connection)
            member = connection.member
            if member is not None and member not in self.here():
                self.gone[member] = asyncio.get_running_loop().time()
            self.idle_since = now()
            self._mind_attendance()
            self._show_table_only()
            self.schedule()

    def _show_table_only(self) -> None:
        """Who is here is not stored: nothing to commit."""
        self.send_all(encode(self.table_message()))
        self.house.note(self)

    # -- what is due ----------------------------------------------------------------------------------------------

    @property
    def is_live(self) -> bool:
        """Is a game being played, with one of its players there or by mail?"""
        if self.play is None or self.doc.status != "playing":
            return False
        return self.doc.settings.clock == "mail" or self.is_attended

    def schedule(self) -> None:
        """Ring when the next bot, clock or leaver is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.is_live:
            return
        loop = asyncio.get_running_loop()
        due = min(self.due(loop.time()), default=None)
        if due is not None:
            self._timer = loop.call_at(due[0], self._ring)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._on_time())

    async def _on_time(self) -> None:
        try:
            await self.change(self._do_due)
        except Refusal as refusal:
            LOG.warning("table %s: %s", self.doc.code, refusal)
            self.schedule()

    def _do_due(self) -> None:
        if not self.is_live:
            return
        time = asyncio.get_running_loop().time()
        due = sorted(item for item in self.due(time) if item[0] <= time + 0.002)
        if not due:
            return
        _, what, seat = due[0]
        play = self.play
        assert play is not None
        if what == "bot":
            self.write("bot", seat, play.bot_answer(seat))
        elif what == "clock":
            self.write("clock", seat, play.default_answer(seat))
            if not play.over and play.is_struck_out(seat):
                self.keep(seat)
        else:
            self.keep(seat)

    def keep(self, seat: int) -> None:
        """A bot keeps the seat from now on."""
        self.write("kept", seat, self.doc.house_bot())
        self.table_changed = True

    def pass_on(self) -> None:
        """An owner who has been gone for long, while others are here, owns the table no more."""
        loop_time = asyncio.get_running_loop().time()
        self.miss_the_absent(loop_time)
        here = self.here()
        heirs = [member for member in self.doc.members if member.id in here]
        owner = self.doc.owner
        if heirs and owner not in here and self.gone.get(owner or "", 0) < loop_time - OWNER_MAY_BE_GONE:
            self.doc.pass_on(heirs)
            self.table_changed = True

    def close(self) -> None:
        """Nothing rings any more."""
        if self._timer is not None:
            self._timer.cancel()
