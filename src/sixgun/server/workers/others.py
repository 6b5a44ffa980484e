"""The other workers: people here at their tables, people there at ours, and what all of them have to know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.journal.log import about, on_behalf_of
from sixgun.server.line.connection import SERVICE_RESTART
from sixgun.server.protocol.http_types import TableLine
from sixgun.server.room.hearing import identify, take
from sixgun.server.room.room import Room
from sixgun.server.storage.ownership import Elsewhere
from sixgun.server.visitors.limits import Allowance
from sixgun.server.workers import frames as f
from sixgun.server.workers.bus import Bus
from sixgun.server.workers.far_line import FarLine
from sixgun.server.workers.hatch import Hatch
from sixgun.server.workers.peers import Peers

if TYPE_CHECKING:
    from sixgun.server.house import House
    from sixgun.server.line.presence import Presence
    from sixgun.server.line.wire import Wire

LOG: Final = logging.getLogger("sixgun.server")
PATIENCE: Final = 1.5  # seconds for somebody to be let in
ANSWERING: Final = 6.0  # seconds for a request
TOUCH: Final = 0.7  # seconds after which those who depend on us are told that we are there
SILENCE: Final = 2.5  # seconds without a word, and the table is looked for anew
GONE: Final = 10.0  # ... and people there are taken to be gone
LOST: Final = 6.0  # seconds without the database, and people are better off elsewhere
TRANSIENT: Final = ("cannot_save", "unreachable")
AWAKE: Final = 1.5  # seconds after a word of a worker, in which it is handed connections
FEW: Final = 2  # tables more or less are no reason to send somebody elsewhere


class Unreached(Unwritable):
    """A worker did not answer; it is tried again."""

    def __init__(self) -> None:
        super().__init__("the table cannot be reached")


class Others:
    """What is carried to other workers and from them."""

    def __init__(self, house: House, bus: Bus, name: str) -> None:
        self._house = house
        self._bus = bus
        self._peers = Peers(bus, name, self._take, self._miss)
        self._numbers = count(1)
        self._carried: dict[int, Presence] = {}  # people here, at tables of others
        self._entering: dict[int, asyncio.Future[f.Entered | f.Refuse]] = {}
        self._far: dict[tuple[str, int], tuple[FarLine, Room]] = {}  # people there, at tables of ours
        self._asked: dict[int, asyncio.Future[f.Response]] = {}
        self._loads: dict[str, int] = {}
        self._loads_at: dict[str, float] = {}
        self._hatches: dict[str, str] = {}  # where others take connections
        self.hatch: Hatch | None = None  # ... and we
        self._sure_at = house.loop.time()  # when we last knew what is ours
        self._tasks: set[asyncio.Task[None]] = set()
        self._touching: asyncio.Task[None] | None = None
        self.answer: Callable[[f.Request], Coroutine[Any, Any, f.Response]]  # a request of theirs

    @property
    def carried(self) -> int:
        """How many people here are at tables of others."""
        return len(self._carried)

    # -- life -----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Be reached."""
        self._bus.open(self._peers.name, self._peers.hear)
        self._house.store.ownership.on_dead = self._bury
        self._house.lobby.on_change = self._list
        self._house.rates.on_spent = self._spend
        self._touching = asyncio.create_task(self._touch())

    async def close(self) -> None:
        """Be reached no more."""
        if self._touching is not None:
            self._touching.cancel()
            self._peers.tell_all(f.Dead([self._peers.name]))
            await asyncio.sleep(0)
            await self._bus.close()

    async def _touch(self) -> None:
        """Who depends on us hears of us; who is silent for long is not waited for."""
        while True:
            await asyncio.sleep(TOUCH / 2)
            try:
                near = {presence.peer for presence in self._carried.values() if presence.peer}
                far = {peer for peer, _ in self._far}
                self._peers.keep_in_touch(near | far, TOUCH)
                self.tell_load()
                now = self._house.loop.time()
                self._mind_doubt(now)
                for peer in near:
                    if self._peers.heard_at.get(peer, 0) < now - SILENCE:
                        self._look_again(peer)
                for peer in far:
                    if self._peers.heard_at.get(peer, 0) < now - GONE:
                        self._let_go(peer)
            except Exception:
                LOG.exception("keeping in touch stumbled", extra=about("stumbled"))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- people here, at tables of others -------------------------------------------------------------------------

    async def enter(self, presence: Presence, peer: str, since: int) -> None:
        """Bring somebody in to a table of another worker; raises Refusal."""
        number = next(self._numbers)
        answer = self._entering[number] = self._house.loop.create_future()
        self._carried[number] = presence
        presence.peer, presence.line = peer, 0
        self._peers.heard_at.setdefault(peer, self._house.loop.time())
        origin = presence.connection.visitor.origin
        self._peers.tell(peer, f.Enter(number, presence.code, origin, presence.hello, since, presence.request))
        try:
            async with asyncio.timeout(PATIENCE):
                found = await answer
            if isinstance(found, f.Refuse):
                raise Unreached() if found.id in TRANSIENT else Refusal(found.id, **found.args)
            if number not in self._carried:  # lost again meanwhile
                raise Unreached()
            presence.known_as(found.member)
            presence.peer, presence.line = peer, number
        except BaseException as error:
            self._carried.pop(number, None)
            self._peers.tell(peer, f.Leave(number))
            if isinstance(error, TimeoutError):
                raise Unreached() from None
            raise
        finally:
            del self._entering[number]

    def hand(self, wire: Wire, peer: str) -> bool:
        """Let a worker on this machine have a connection; False: it has to be carried."""
        if self.hatch is None or self._loads_at.get(peer, 0.0) < self._house.loop.time() - AWAKE:
            return False
        return self.hatch.hand(self._hatches.get(peer, ""), wire)

    def say(self, presence: Presence, text: str) -> None:
        """A message of theirs."""
        self._peers.tell(presence.peer, f.Say(presence.line, text))

    def leave(self, presence: Presence) -> None:
        """They go."""
        if self._carried.pop(presence.line, None) is not None:
            self._peers.tell(presence.peer, f.Leave(presence.line))

    def _lose(self, number: int) -> None:
        """Whatever still comes for that number is for nobody."""
        presence = self._carried.pop(number, None)
        if presence is None:
            return
        entering = self._entering.get(number)
        if entering is not None:
            if not entering.done():
                entering.set_result(f.Refuse(number, "unreachable", {}))
        else:
            self._peers.tell(presence.peer, f.Leave(number))
            presence.lost()

    def _look_again(self, peer: str) -> None:
        for number, presence in list(self._carried.items()):
            if presence.peer == peer and presence.line:
                self._lose(number)

    # -- people there, at tables of ours --------------------------------------------------------------------------

    async def _let_in(self, peer: str, enter: f.Enter) -> None:
        house = self._house
        try:
            room = await house.room(enter.code)
            member = identify(house, room, enter.hello)
        except (Elsewhere, Unwritable):
            self._peers.tell(peer, f.Refuse(enter.line, "unreachable", {}))
            return
        except Refusal as refusal:
            self._peers.tell(peer, f.Refuse(enter.line, refusal.id, refusal.args_for_text))
            return
        person = Allowance(house.limits) if member is None else house.rates.person(member)
        line = FarLine(self._peers, peer, enter.line, member, person, house.rates.visitor(enter.origin), enter.request)
        self._far[peer, enter.line] = line, room
        self._peers.tell(peer, f.Entered(enter.line, member))
        await room.enter(line, enter.since if enter.hello.game == room.register.game else 0)
        if line not in room.audience.connections:
            self._far.pop((peer, enter.line), None)
            line.lost()

    def _hear(self, peer: str, say: f.Say) -> None:
        found = self._far.get((peer, say.line))
        if found is None or found[1].is_closed:
            self._far.pop((peer, say.line), None)
            self._peers.tell(peer, f.Lost([say.line]))
        else:
            with on_behalf_of(found[0].request):
                take(found[1], found[0], say.text)

    def _part(self, peer: str, number: int) -> None:
        found = self._far.pop((peer, number), None)
        if found is not None:
            found[1].leave(found[0])

    def _let_go(self, peer: str) -> None:
        """Everybody there is gone, as far as we know; if not, they are told to look anew."""
        for name, number in list(self._far):
            if name == peer:
                self._part(peer, number)
                self._peers.tell(peer, f.Lost([number]))

    # -- requests -------------------------------------------------------------------------------------------------

    async def ask(self, peer: str, request: f.Request) -> f.Response:
        """Let another worker answer a request; raises Refusal if it does not."""
        request.number = next(self._numbers)
        answer: asyncio.Future[f.Response] = self._house.loop.create_future()
        self._asked[request.number] = answer
        self._peers.tell(peer, request)
        try:
            async with asyncio.timeout(ANSWERING):
                return await answer
        except TimeoutError:
            raise Refusal("unreachable") from None
        finally:
            del self._asked[request.number]

    async def _reply(self, peer: str, request: f.Request) -> None:
        self._peers.tell(peer, await self.answer(request))

    # -- what all have to know ------------------------------------------------------------------------------------

    def tell_load(self) -> None:
        """So many tables are here; none are wanted while we leave, or do not know what is ours."""
        is_shut = self._house.is_leaving or self._house.store.trouble is not None
        hatch = "" if self.hatch is None or is_shut else self.hatch.name
        self._peers.tell_all(f.Load(-1 if is_shut else len(self._house.rooms), hatch))

    def place_for_new(self) -> str | None:
        """Who is to have a new table, if not we."""
        loads = {name: tables for name, tables in self._loads.items() if tables >= 0}
        if not loads:
            return None
        name = min(loads, key=lambda name: loads[name])
        if not self._house.is_leaving and len(self._house.rooms) <= loads[name] + FEW:
            return None
        self._loads[name] += 1
        return name

    def _list(self, code: str, line: TableLine | None, is_busy: bool) -> None:
        self._peers.tell_all(f.Listed(code, line, is_busy))

    def _spend(self, origin: str, purpose: str) -> None:
        self._peers.tell_all(f.Spent(origin, purpose))

    def _bury(self, names: list[str]) -> None:
        """We took these for dead: the others look anew, too."""
        self._peers.tell_all(f.Dead(names))
        self._mourn(names)

    def _mourn(self, names: list[str]) -> None:
        for name in names:
            self._loads.pop(name, None)
            self._hatches.pop(name, None)
            self._look_again(name)
            self._let_go(name)
            self._peers.forget(name)

    # -- what comes -----------------------------------------------------------------------------------------------

    def _miss(self, peer: str) -> None:
        """Something it said is lost: both sides begin anew."""
        LOG.info("something of %s was lost on the way", peer, extra=about("parcel_lost", peer=peer))
        self._look_again(peer)
        self._let_go(peer)

    def _take(self, peer: str, frame: f.Frame) -> None:
        act: Any = ACTS[type(frame)]
        act(self, peer, frame)

    def _send(self, peer: str, frame: f.Send) -> None:
        for number in frame.lines:
            presence = self._carried.get(number)
            if presence is not None and presence.peer == peer:
                presence.connection.send(frame.text)
            else:
                self._peers.tell(peer, f.Leave(number))  # they do not know yet that nobody is there

    def _admitted(self, peer: str, frame: f.Entered | f.Refuse) -> None:
        answer = self._entering.get(frame.line)
        if answer is not None and not answer.done():
            answer.set_result(frame)

    def _dealt_with(self, peer: str, frame: f.Heard) -> None:
        presence = self._carried.get(frame.line)
        if presence is not None and presence.peer == peer:
            presence.connection.heard()

    def _send_off(self, peer: str, frame: f.Dismiss) -> None:
        presence = self._carried.get(frame.line)
        if presence is not None and presence.peer == peer:
            presence.connection.dismiss(frame.why, frame.code)

    def _lines_lost(self, peer: str, frame: f.Lost) -> None:
        for number in frame.lines:
            presence = self._carried.get(number)
            if presence is not None and presence.peer == peer:
                self._lose(number)

    def _answered(self, peer: str, frame: f.Response) -> None:
        answer = self._asked.get(frame.number)
        if answer is not None and not answer.done():
            answer.set_result(frame)

    def _load(self, peer: str, frame: f.Load) -> None:
        self._loads[peer] = frame.tables
        self._hatches[peer] = frame.hatch
        self._loads_at[peer] = self._house.loop.time()

    def _mind_doubt(self, now: float) -> None:
        """Who has lost the database for long, while others have not, sends people to them."""
        if self._house.store.trouble is None:
            self._sure_at = now
        elif now - self._sure_at > LOST and any(
            tables >= 0 and now - self._loads_at[name] < SILENCE for name, tables in self._loads.items()
        ):
            for presence in list(self._house.presences):
                presence.connection.dismiss("closing", SERVICE_RESTART)

    def _spent(self, peer: str, frame: f.Spent) -> None:
        self._house.rates.visitor(frame.origin).allows(frame.purpose)

    def _listed(self, peer: str, frame: f.Listed) -> None:
        self._house.lobby.put(frame.code, frame.line, frame.is_busy)


ACTS: Final[dict[type, Any]] = {
    f.Enter: lambda self, peer, frame: self._spawn(self._let_in(peer, frame)),
    f.Entered: Others._admitted,
    f.Refuse: Others._admitted,
    f.Say: Others._hear,
    f.Heard: Others._dealt_with,
    f.Leave: lambda self, peer, frame: self._part(peer, frame.line),
    f.Send: Others._send,
    f.Dismiss: Others._send_off,
    f.Lost: Others._lines_lost,
    f.Request: lambda self, peer, frame: self._spawn(self._reply(peer, frame)),
    f.Response: Others._answered,
    f.Spent: Others._spent,
    f.Listed: Others._listed,
    f.Load: Others._load,
    f.Dead: lambda self, peer, frame: self._mourn(frame.names),
}
