# compiled
"""A table with people at it: its parts, how it is changed and shown, who comes and goes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from sixgun.kernel.option import NONE
from sixgun.server.errors import Unwritable
from sixgun.server.line.line import Line
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import Table
from sixgun.server.room import drawing
from sixgun.server.room.agenda import Agenda
from sixgun.server.room.alarm import Alarm
from sixgun.server.room.audience import Audience
from sixgun.server.room.changes import Changes, Changing, ignore
from sixgun.server.room.chat import CHAT_SHOWN, ChatLog
from sixgun.server.room.ledger import Broken, Ledger
from sixgun.server.room.match import Match, match_of_rows
from sixgun.server.room.outgoing import over_message, table_message, welcome
from sixgun.server.room.pending import Pending
from sixgun.server.room.register import Member, Register
from sixgun.server.room.sleep import Sleep
from sixgun.server.room.state import TableState
from sixgun.server.storage.batch import Batch
from sixgun.server.thinking.thinking import Thinking
from sixgun.server.times import game_time

if TYPE_CHECKING:
    from sixgun.server.house import House

OWNER_MAY_BE_GONE: Final = 60.0  # seconds
RELEASED: Final = -1  # no fence of a claim


class Room(Changing):
    """One table. It has a state, an audience, an agenda, a ledger, a chat, and a queue of changes to all of them."""

    def __init__(self, house: House, id: int, register: Register) -> None:
        self.house = house
        self.store = house.store
        self.id = id
        self.fence = house.store.ownership.fence  # of the claim it was read under, or made
        self.idle_since = game_time()
        self.is_closed = False  # nothing rings any more
        self.state = TableState(register)
        self.pending = Pending()
        self.audience = Audience(self.state)
        self.agenda = Agenda(self.state, self.audience, house.grace)
        self.ledger = Ledger(id, self.state, self.pending, house.counters)
        self.chat = ChatLog(id, self.pending)
        self.sleep = Sleep(self.state, self.agenda, self.ledger)
        self.changes = Changes(self, house.store, house.loop)
        self.thinking = Thinking(house.loop, house.pool, self.state, self.look_ahead)
        self.agenda.waits_until = self.thinking.waits_until
        self.alarm = Alarm(house.loop, self.state, self.agenda, self.ledger, self.pending, self.changes, self.thinking)
        self.hinted: set[int] = set()  # seats for which a hint is being thought of
        self.draw_timer: asyncio.TimerHandle | None = None

    @property
    def register(self) -> Register:
        """Who belongs to the table, where each sits, what is set."""
        return self.state.register

    @property
    def match(self) -> Match | None:
        """The match being played, or played last."""
        return self.state.match

    @property
    def code(self) -> str:
        """What the table is called."""
        return self.state.register.code

    @property
    def is_frozen(self) -> bool:
        """Can its match not go on?"""
        return self.state.register.status == "frozen"

    @property
    def is_troubled(self) -> bool:
        """Can nothing be written at the moment?"""
        return self.store.trouble is not None

    @property
    def is_stale(self) -> bool:
        """Has everything to be claimed and read anew?"""
        return self.fence != (self.store.ownership.fence or self.fence)

    # -- a change, as its queue has it made -----------------------------------------------------------------------

    def complete(self) -> Batch:
        """The work is done: what is to be written of it."""
        pending = self.pending
        if not self.is_troubled:
            self.sleep.mind()
        if pending.register_changed or pending.table_changed:
            self.ledger.save_register(self.agenda.due_by_mail())
        pending.batch.fence = self.fence
        return pending.batch

    def freeze(self, broken: Broken) -> None:
        """The match cannot go on."""
        self.ledger.freeze(broken)

    def show(self) -> None:
        """It is on disk: everybody sees what has changed."""
        pending, audience = self.pending, self.audience
        if pending.table_changed or pending.here_changed:
            audience.send_all(encode(self.table_message()))
            self.house.lobby.note(self.register, audience.listing, bool(audience.connections))
        for line in pending.new_chat:
            self.chat.shown.append(line)
            audience.send_all(encode(line))
        if pending.state_changed:
            audience.show_states()
        if pending.ended and self.match is not None:
            audience.send_all(encode(over_message(self.register, self.match)))
        for connection in pending.arrived:
            self._show_arrived(connection)

    def _show_arrived(self, connection: Line) -> None:
        """Who has just come sees also what has not changed."""
        if not self.pending.state_changed:
            self.audience.send_state(connection, connection.told)
        if self.match is not None and self.register.status == "over" and not self.pending.ended:
            connection.send(encode(over_message(self.register, self.match)))

    def show_all(self) -> None:
        """Everybody sees all of it anew."""
        self.pending.table_changed = True
        self.pending.state_changed = self.match is not None
        self.show()

    def table_message(self) -> Table:
        """The lobby side."""
        message = table_message(self.register, self.match, self.audience.here)
        message.trouble = self.is_troubled or UNSET
        message.watching = self.audience.watching
        if self.register.status == "playing":
            message.hurried = self.agenda.is_hurried or UNSET
            message.paused = self.agenda.paused or UNSET
            message.asleep = self.agenda.is_asleep or UNSET
        return message

    def forget(self) -> None:
        """The change is over, or given up."""
        self.pending.clear()

    def look_ahead(self) -> None:
        """Ring when the next thing is due."""
        if self.is_troubled or self.is_closed:
            self.alarm.stop()
            return
        match = self.state.match
        if match is not None and match.bots and not self.agenda.is_asleep:
            self.thinking.begin()
        self.alarm.set()

    async def reload(self) -> int:
        """Everything as it stands on disk; when the last row of the record was written. All is read, or nothing."""
        store = self.house.store
        claim = await store.ownership.claim(self.code)
        stored = await store.table(self.code)
        rows = await store.last_game(self.id)
        chat = await store.last_chat(self.id, CHAT_SHOWN)
        self.fence = claim.fence
        if stored is None:
            return 0
        self.state.register = msgspec.json.decode(stored["doc"], type=Register)
        self.ledger.go_on_after(rows)
        self.chat.read(chat)
        self.audience.tell_anew()
        self.state.match = None
        if rows and self.register.status in ("playing", "over"):
            await self._live_again(rows)
        return max(rows[-1]["at"] if rows else 0, claim.since)

    async def _live_again(self, rows: list[dict[str, Any]]) -> None:
        try:
            self.state.match = match_of_rows(rows)
        except Exception as error:
            broken = Broken("view", NONE, "the record no longer fits the rules")
            broken.__cause__ = error
            self.freeze(broken)
            self.ledger.save_register(None)
            self.pending.batch.fence = self.fence
            await self.house.store.commit(self.pending.batch)
            self.forget()

    # -- coming and going -----------------------------------------------------------------------------------------

    async def enter(self, connection: Line, since: int) -> None:
        """Somebody is connected: wake up if asleep, give them back their seat, show them everything."""
        with suppress(Unwritable):  # they are here, and are told so
            await self.changes.make(partial(self._let_in, connection, since), writes=False)

    def _let_in(self, connection: Line, since: int) -> None:
        self.check_sure()
        member = self.register.member(connection.member)
        connection.send(encode(welcome(self.register, member)))
        for line in self.chat.shown:
            connection.send(encode(line))
        connection.told = since
        self.audience.add(connection)
        self.pending.arrived.append(connection)
        self.pending.here_changed = True
        if member is not None:
            self.agenda.gone.pop(member.id, None)
        drawing.go_on(self)
        if not self.is_troubled:
            self.sleep.mind()
            self._welcome_back(member)

    def check_sure(self) -> None:
        """Nobody is shown what another may have changed by now."""
        doubt = self.house.store.ownership.doubt
        if doubt is not None:
            raise doubt

    def _welcome_back(self, member: Member | None) -> None:
        """What is theirs is theirs again: the table they have lent, the seat a bot has kept."""
        if member is not None:
            self.pending.table_changed |= self.register.give_back(member)
            self.give_back(member)

    def give_back(self, member: Member) -> None:
        """The bot that kept the seat gives it back."""
        match = self.state.match
        if match is not None and member.seat is not None and match.kept[member.seat] and self.state.is_playing:
            self.ledger.write("kept", member.seat, "")
            self.pending.table_changed = True

    def show_trouble(self) -> None:
        """Nothing can be written, or all is well again: say so, and go on."""
        self.pending.here_changed = True
        if not self.is_troubled:
            for id in sorted(self.audience.here):
                self._welcome_back(self.register.member(id))

    def leave(self, connection: Line) -> None:
        """A connection is gone."""
        self.changes.submit(partial(self._let_go, connection), ignore, writes=False)

    def _let_go(self, connection: Line) -> None:
        if connection in self.audience.connections:
            self.audience.remove(connection)
            member = connection.member
            if member is not None and member not in self.audience.here:
                self.agenda.gone[member] = self.house.loop.time()
            self.idle_since = game_time()
            self.pending.here_changed = True

    def pass_on(self) -> None:
        """An owner who has been gone for long, while others are here, owns the table no more."""
        loop_time = self.house.loop.time()
        self.agenda.miss_the_absent(loop_time)
        here = self.audience.here
        heirs = [member for member in self.register.members if member.id in here]
        owner = self.register.owner
        if heirs and owner not in here and self.agenda.gone.get(owner or "", 0) < loop_time - OWNER_MAY_BE_GONE:
            self.pending.table_changed = self.register.lend(heirs)

    def may_rest(self, idle: int) -> bool:
        """Has nobody been here for so long, and will nothing happen for as long again?"""
        if self.audience.connections or self.changes.is_busy or self.idle_since > game_time() - idle:
            return False
        due = self.agenda.due_by_mail()
        return not self.agenda.is_live or due is None or due > game_time() + idle

    async def release(self) -> None:
        """Whoever is asked for it next may have it; if that is us, it is read anew."""
        fence, self.fence = self.fence, RELEASED if self.fence else 0
        await self.house.store.ownership.release(self.id, fence)

    async def hand_over(self) -> None:
        """The change in progress is the last one here; then another has it."""
        while self.changes.is_busy:
            await asyncio.sleep(0.001)
        await self.release()
        self.lose()

    def lose(self) -> None:
        """Another has the table, or nobody: who is here looks for it anew."""
        self.close()
        self.house.forget(self)
        for line in list(self.audience.connections):
            self.audience.remove(line)
            line.lost()

    def close(self) -> None:
        """Nothing rings any more."""
        self.is_closed = True
        self.alarm.stop()
        self.thinking.forget()
        if self.draw_timer is not None:
            self.draw_timer.cancel()
