"""All tables: found by code, loaded when somebody comes, unloaded when nobody is there, continued after a restart."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.journal.counters import Counters
from sixgun.server.journal.log import about
from sixgun.server.journal.stopwatch import Stopwatch
from sixgun.server.leftovers import Leftovers
from sixgun.server.line.connection import SERVICE_RESTART, Post
from sixgun.server.lobby import LISTED_FOR, Lobby
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import Ping
from sixgun.server.protocol.terms import Settings
from sixgun.server.room.changes import ignore
from sixgun.server.room.clock import GRACE
from sixgun.server.room.outgoing import table_line
from sixgun.server.room.register import Member, Register, new_register
from sixgun.server.room.room import Room
from sixgun.server.site import Site
from sixgun.server.steward.bans import FORGET, Bans
from sixgun.server.steward.forgetting import forget_in_tables
from sixgun.server.storage.batch import Batch
from sixgun.server.storage.folder import Folder, open_folder
from sixgun.server.storage.opening import open_store
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.storage.store import Store
from sixgun.server.thinking.pool import Pool
from sixgun.server.times import game_time, now
from sixgun.server.tokens import Tokens, new_code, read_code
from sixgun.server.visitors.addresses import read_networks
from sixgun.server.visitors.limits import Limits, Rates
from sixgun.server.workers.bus import Bus, Nobody
from sixgun.server.workers.opening import open_bus
from sixgun.server.workers.others import Others

if TYPE_CHECKING:
    from sixgun.server.line.presence import Presence

LOG: Final = logging.getLogger("sixgun.server")
HEARTBEAT: Final = 1.0  # seconds
PING_EVERY: Final = 25  # heartbeats
SWEEP_EVERY: Final = 20
OBEY_EVERY: Final = 2
TIDY_EVERY: Final = 900
GOODBYE: Final = 2.0  # seconds
SPREAD: Final = 1.0  # seconds in which everybody is sent to other workers
UNLOAD_AFTER: Final = 60_000  # milliseconds without anybody
MAIL_LOOKED_AT: Final = 200  # games by mail that are due ...
MAIL_AT_ONCE: Final = 20  # ... and how many of them go on in one heartbeat


class House:
    """The one server: its store, its tables, its counters."""

    def __init__(
        self, store: Store, folder: Folder, limits: Limits, site: Site | None = None, bus: Bus | None = None
    ) -> None:
        self.loop = asyncio.get_running_loop()  # asked for once: in 3.11 each time is a system call
        self.post = Post(self.loop)
        self.counters = Counters()
        self.stopwatch = Stopwatch(self.loop, self.counters.answers_written, self.counters.answers_sent)
        self.pool = Pool(self.loop, counters=self.counters)
        self.store = store
        self.folder = folder
        self.limits = limits
        self.site = site or Site()
        self.rates = Rates(limits, read_networks(self.site.proxies))
        self.tokens = Tokens(folder.key)
        self.grace = dict(GRACE)
        self.rooms: dict[str, Room] = {}
        self.unloaded = 0  # tables since the start
        self.leftovers = Leftovers()
        self.lobby = Lobby()
        self.bans = Bans()
        self.presences: set[Presence] = set()  # the sockets here, wherever their tables are
        self.others = Others(self, bus or Nobody(), store.ownership.name)
        self.is_leaving = False
        self._spread = 0.0  # seconds between one goodbye and the next
        self.alive_before = 0
        store.on_trouble = store.ownership.on_doubt = store.ownership.on_anew = self._show_trouble
        self._unreadable: set[str] = set()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._heart: asyncio.Task[None] | None = None

    # -- life -----------------------------------------------------------------------------------------------------

    @staticmethod
    async def open(path: Path, limits: Limits, site: Site | None = None, database: str = "", broker: str = "") -> House:
        """Open the data folder, and the database there or elsewhere, and go on with everything in it."""
        folder = open_folder(path, shared=bool(database))
        try:
            store = await open_store(folder, database)
            bus = await open_bus(store, database, broker)
        except BaseException:
            folder.close()
            raise
        house = House(store, folder, limits, site, bus)
        house.tokens = Tokens((await store.shared_secret("key", folder.key.decode())).encode())
        house.alive_before = await store.last_alive()
        store.ownership.begin_time(house.alive_before)
        await house._look_around()
        house.bans.take(await store.orders(now()))
        if database:
            house.others.open()
        house._heart = asyncio.create_task(house._beat())
        return house

    async def _look_around(self) -> None:
        """List the public tables that have changed of late; none is loaded before somebody comes or it is due."""
        for row in await self.store.tables_since(now() - LISTED_FOR):
            try:
                register = msgspec.json.decode(row["doc"], type=Register)
            except msgspec.DecodeError:
                LOG.exception("table %s cannot be read", row["code"], extra=about("unreadable", table=row["code"]))
                continue
            self.lobby.recall(register, row["changed"], partial(table_line, register, 0, 0))

    async def _bring_mail(self) -> None:
        """Games by mail that nobody looks at go on when they are due, a few at a time."""
        due = await self.store.due(game_time(), MAIL_LOOKED_AT)
        waiting = [code for code in due if code not in self.rooms and code not in self._unreadable]
        for code in waiting[:MAIL_AT_ONCE]:
            try:
                (await self.room(code)).look_ahead()
            except (Elsewhere, Unwritable):
                pass  # another brings it, or nobody can
            except Exception:
                LOG.exception("table %s cannot be loaded", code, extra=about("unreadable", table=code))
                self._unreadable.add(code)

    async def hand_over(self) -> None:
        """Others have our tables from now on, where there are others; who is here is carried to them."""
        self.is_leaving = True
        with suppress(Exception):
            if await self.store.ownership.others():
                await self.store.ownership.leave()
                self.others.tell_load()
                for room in list(self.rooms.values()):
                    async with asyncio.timeout(GOODBYE):
                        await room.hand_over()
                self._spread = SPREAD / max(1, len(self.presences))

    async def say_goodbye(self) -> None:
        """Everybody is told to come back in a moment."""
        if self._heart is not None:
            self._heart.cancel()
        for room in self.rooms.values():
            room.close()
        for presence in list(self.presences):
            presence.connection.dismiss("closing", SERVICE_RESTART)
            await asyncio.sleep(self._spread)
        end = self.loop.time() + GOODBYE
        while self.counters.sockets and self.loop.time() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Nothing is lost."""
        await self.say_goodbye()
        self.pool.close()
        await self.others.close()
        with suppress(Unwritable):
            await self.store.commit(Batch(alive=game_time()))
        await self.store.close()
        self.folder.close()

    async def _beat(self) -> None:
        """Note that the server lives; ping; unload tables nobody uses."""
        beats = 0
        while True:
            due = self.loop.time() + HEARTBEAT
            await asyncio.sleep(HEARTBEAT)
            self.counters.lateness.note(max(0.0, self.loop.time() - due))
            beats += 1
            try:
                if beats % PING_EVERY == 0:
                    self._ping(beats)
                if self.store.trouble is None:
                    await self._tend(beats)
            except Unwritable:
                pass  # it has been said
            except Exception:
                LOG.exception("the heartbeat stumbled", extra=about("stumbled"))

    async def _tend(self, beats: int) -> None:
        """What is to be done now and then while all is well."""
        if any(room.agenda.is_live for room in self.rooms.values()):
            await self.store.commit(Batch(alive=game_time()))
        await self._bring_mail()
        if beats % OBEY_EVERY == 0:
            await self.obey()
        if beats % PING_EVERY == 0 and self.store.ownership.name:
            await self._look_around()  # what another told us may be lost
        if beats % SWEEP_EVERY == 0:
            await self._sweep()
        if beats % TIDY_EVERY == 1:
            await self.tidy()

    async def obey(self) -> None:
        """Do what the operator has ordered since: whom they keep out is sent away, whom they forget is forgotten."""
        orders = await self.store.orders(now())
        if self.bans.take(orders):
            for presence in list(self.presences):
                if self._keeps_out(presence):
                    LOG.info("somebody is kept out", extra=about("sent_away", **presence.facts()))
                    presence.connection.dismiss("server_banned")
        gone = {row["what"] for row in orders if row["kind"] == FORGET}
        if gone:
            await forget_in_tables(self, gone)

    def _keeps_out(self, presence: Presence) -> bool:
        connection = presence.connection
        return self.bans.keeps_out(connection.visitor.origin) or self.bans.keeps_out_person(
            presence.hello.guest, connection.member
        )

    def _show_trouble(self) -> None:
        """Nothing can be written, or all is well again: every table says so."""
        for room in list(self.rooms.values()):
            room.changes.submit(room.show_trouble, ignore, writes=False)

    def _ping(self, number: int) -> None:
        text = encode(Ping(number))
        for presence in self.presences:
            presence.connection.send(text)

    async def _sweep(self) -> None:
        """Unload idle tables; list none that nobody uses any more."""
        for room in list(self.rooms.values()):
            if room.audience.connections and room.register.owner not in room.audience.here:
                await room.changes.make(room.pass_on)
            if room.may_rest(UNLOAD_AFTER):
                await room.release()
                if room.may_rest(UNLOAD_AFTER):  # else somebody has come just now
                    room.close()
                    self.forget(room)
        self.lobby.sweep()
        self.leftovers.look(self.unloaded, len(self.rooms))

    async def tidy(self) -> None:
        """Delete what is older than it is to be kept, in portions between which others write."""
        while await self.store.sweep(self.limits.keep, {room.id for room in self.rooms.values()}):
            await asyncio.sleep(0.05)

    # -- tables ---------------------------------------------------------------------------------------------------

    async def create(self, settings: Settings, name: str) -> tuple[Room, Member]:
        """A new table; who opens it owns it. Commit by a change of the room."""
        if self.store.trouble is not None:
            raise self.store.trouble
        register = new_register(new_code(), settings)
        member = register.come_in(name)
        room = Room(self, await self.store.new_table_id(), register)
        self.rooms[register.code] = room
        LOG.info("a table was opened", extra=about("table_opened", table=register.code, person=member.id))
        return room, member

    async def find(self, text: str, address: str) -> Room:
        """The table of a code somebody gave; who guesses is soon not listened to."""
        if self.rates.is_spent(address, "guessing"):
            raise Refusal("slow_down")
        try:
            return await self.room(read_code(text))
        except Unwritable:
            raise
        except Refusal:
            self.rates.allows(address, "guessing")
            raise

    async def room(self, code: str) -> Room:
        """The table of that code, loaded if it is not."""
        if code in self.rooms:
            self.rooms[code].idle_since = game_time()  # not to be unloaded under who is about to come in
            return self.rooms[code]
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(partial(self._loaded, code))
        room = await asyncio.shield(loading)
        if room is None:
            raise Refusal("no_table")
        return room

    def _loaded(self, code: str, loading: asyncio.Task[Room | None]) -> None:
        """Not before it is may it be loaded again: there is one room of a table."""
        del self._loading[code]
        if not loading.cancelled():
            loading.exception()  # whoever asked is told, if they still wait

    async def _load(self, code: str) -> Room | None:
        row = await self.store.table(code)
        if row is None:
            return None
        room = Room(self, row["id"], msgspec.json.decode(row["doc"], type=Register))
        last = await room.reload()
        room.sleep.since = max(last, 0 if room.fence else self.alive_before)
        self.rooms[code] = room
        return room

    def forget(self, room: Room) -> None:
        """It is not here any more; perhaps it has been read again since."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
            self.unloaded += 1
