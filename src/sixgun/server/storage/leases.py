"""Tables owned by lease: a process is a row of ``workers``, and its number there fences everything it writes.

Who does not beat is taken for dead by the others, which the database puts in order with what it still writes: what was
written before is found by the heir, what comes after writes nothing. Only the clock of the database is ever compared.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import asyncpg

from sixgun.games import GAMES
from sixgun.server.errors import Refusal, Unwritable
from sixgun.server.journal.log import about
from sixgun.server.storage.ownership import Claim, Elsewhere, Ownership, nobody, nothing
from sixgun.server.times import game_time
from sixgun.server.tokens import new_id

LOG: Final = logging.getLogger("sixgun.server")
LEASE: Final = 3.0  # seconds
BEATS: Final = 6  # in a lease
SURE: Final = 0.7  # of a lease after a beat we know that nobody has taken us for dead
OPENING: Final = 4  # attempts
PROMPT: Final = 0.05  # seconds: an answer so quick tells the time
LOST: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
CLASS: Final = 0x51C7  # of the advisory locks that show that a session lives

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
BURY_OWN: Final = "UPDATE workers SET dead = true WHERE name = $1 AND NOT dead"
JOIN: Final = f"""
INSERT INTO workers (name, rules, beat, expires, leaving, dead)
VALUES ($1, $2, {NOW}, {NOW} + $3, $4, false) RETURNING inc, beat"""
BEAT: Final = f"""
UPDATE workers SET beat = {NOW}, expires = {NOW} + $2, leaving = $3 WHERE inc = $1 AND NOT dead RETURNING beat"""
BURY: Final = f"""
UPDATE workers SET dead = true WHERE NOT dead AND inc <> $1
AND (expires < {NOW} OR (beat < {NOW} - $2::bigint / 4 AND NOT EXISTS (
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {CLASS} AND objid = inc::oid AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))))
AND pg_postmaster_start_time() < clock_timestamp() - $2::float8 * interval '1 millisecond' RETURNING name"""
SHOW_LIFE: Final = "SELECT pg_try_advisory_lock($1::int, $2::int)"
CLAIM: Final = """
WITH me AS (SELECT inc FROM workers WHERE inc = $2 AND NOT dead FOR SHARE),
was AS (SELECT t.id, w.beat FROM tables t LEFT JOIN workers w ON w.inc = t.owner AND w.dead WHERE t.code = $1)
UPDATE tables SET owner = me.inc, epoch = epoch + 1 FROM me, was
WHERE tables.id = was.id AND (tables.rules IS NULL OR tables.rules = ANY ($3::text[]))
AND (owner IS NULL OR owner = me.inc OR owner IN (SELECT inc FROM workers WHERE dead)) RETURNING was.beat"""
OWNER: Final = """
SELECT t.rules, w.name FROM tables t LEFT JOIN workers w ON w.inc = t.owner AND NOT w.dead WHERE t.code = $1"""
LIVING: Final = "SELECT inc, name, rules FROM workers WHERE NOT dead AND NOT leaving ORDER BY inc"


class Leases(Ownership):
    """This process among those that share a database."""

    def __init__(self, address: str, lease: float = LEASE) -> None:
        self.on_doubt = self.on_anew = nothing
        self.on_dead = nobody
        self.name = new_id()
        self.fence = 0  # of what is claimed from now on; 0: we are none of them at the moment
        self.is_leaving = False
        self._address = address
        self._lease = lease
        self._rules = [f"{kind.id} {kind.rules}" for kind in GAMES.values()]
        self._sure_until = 0.0  # by the monotonic clock
        self._was_sure = self._has_time = False
        self._late = True  # the last beat was: others may have had the same trouble
        self._is_shown = 0  # the number whose lock our session holds
        self._session: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()
        self._wake = asyncio.Event()
        self._heart: asyncio.Task[None] | None = None

    def begin_time(self, alive: int) -> None:
        """The time of the records is the database's, from the first beat on."""

    @property
    def _milliseconds(self) -> int:
        return int(self._lease * 1000)

    @property
    def doubt(self) -> Unwritable | None:
        """Why nobody knows at the moment what is ours."""
        if self.fence and time.monotonic() < self._sure_until:
            return None
        return Unwritable("the database is not heard from")

    # -- life -----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Be one of them; a busy machine is waited for a little longer than later on."""
        for attempt in range(OPENING):
            try:
                await self._join()
                break
            except (OSError, TimeoutError):
                if attempt == OPENING - 1:
                    raise
        self._heart = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Be none of them any more: what was ours is anybody's."""
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
        with suppress(Exception):
            await self._ask("execute", BURY_OWN, self.name)
        if self._session is not None:
            self._session.terminate()

    def lose(self) -> None:
        """What became of something we wrote is not known, or we are taken for dead: begin anew."""
        self.fence = 0
        self._wake.set()

    async def _live(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._lease / BEATS):
                    await self._wake.wait()
                    await asyncio.sleep(0.01)
            self._wake.clear()
            try:
                await (self._beat() if self.fence else self._join())
            except Exception as error:
                self._late = True
                LOG.debug("no beat: %s", error)
                await asyncio.sleep(self._lease / BEATS / 2)
            self._tell_doubt()

    def _tell_doubt(self) -> None:
        is_sure = self.doubt is None
        if is_sure != self._was_sure:
            self._was_sure = is_sure
            self.on_doubt()

    async def _join(self) -> None:
        """A new number; what the old one has under way is waited for, or shut out."""
        await self._ask("execute", BURY_OWN, self.name)
        asked = time.monotonic()
        rules = "\n".join(self._rules)
        row = await self._ask("fetchrow", JOIN, self.name, rules, self._milliseconds, self.is_leaving)
        self.fence = row["inc"]
        self._hear_of(row["beat"], asked)
        await self._show_life()
        self._tell_doubt()
        self.on_anew()

    async def _beat(self) -> None:
        asked = time.monotonic()
        beat = await self._ask("fetchval", BEAT, self.fence, self._milliseconds, self.is_leaving)
        if beat is None:
            LOG.warning("this worker was taken for dead: it begins anew", extra=about("begun_anew"))
            self.fence = 0
            await self._join()
            return
        self._hear_of(beat, asked)
        await self._show_life()
        late, self._late = self._late, time.monotonic() - asked > self._lease / BEATS
        if not late and not self._late:  # else everybody has been late, perhaps
            dead = [row["name"] for row in await self._ask("fetch", BURY, self.fence, self._milliseconds)]
            if dead:
                LOG.warning("taken for dead: %s", ", ".join(dead), extra=about("taken_for_dead", workers=dead))
                self.on_dead(dead)

    async def _show_life(self) -> None:
        """A lock that is gone at once when we are: who sees it gone need not wait for the lease to run out."""
        if self._is_shown != self.fence and await self._ask("fetchval", SHOW_LIFE, CLASS, self.fence):
            self._is_shown = self.fence

    def _hear_of(self, beat: int, asked: float) -> None:
        """We live until then at least; and this is what time it is."""
        self._sure_until = asked + SURE * self._lease
        took = time.monotonic() - asked
        if took < PROMPT or not self._was_sure:
            game_time.follow(beat + int(took * 500), anew=not self._has_time)
            self._has_time = True

    # -- asking the database --------------------------------------------------------------------------------------

    async def _ask(self, how: str, *what: Any) -> Any:
        """One statement; who does not know how it ended begins with a new session."""
        async with self._turn:
            session = self._session
            try:
                if session is None or session.is_closed():
                    session = self._session = await connect(self._address, self._lease / 2)
                return await getattr(session, how)(*what)
            except BaseException:
                if session is not None:
                    session.terminate()
                self._session, self._is_shown = None, 0
                raise

    async def _learn(self, how: str, *what: Any) -> Any:
        """The same for who is told that nobody knows at the moment."""
        try:
            return await self._ask(how, *what)
        except LOST as error:
            raise Unwritable("the database is not heard from") from error

    # -- tables ---------------------------------------------------------------------------------------------------

    async def claim(self, code: str) -> Claim:
        """Have that table; raises Elsewhere if another has it or is to have it, Unwritable if nobody knows."""
        fence = self.fence
        if not fence:
            raise Unwritable("the database is not heard from")
        if not self.is_leaving:
            row = await self._learn("fetchrow", CLAIM, code, fence, self._rules)
            if row is not None:
                return Claim(fence, row["beat"] or 0)
        found = await self._learn("fetchrow", OWNER, code)
        if found is None:
            raise Refusal("no_table")
        if found["name"] is not None and found["name"] != self.name:
            raise Elsewhere(found["name"])
        raise await self._heir(found["rules"])

    async def _heir(self, rules: str | None) -> Exception:
        """Nobody has it and we cannot: who can?"""
        rows = await self._learn("fetch", LIVING)
        able = [row["name"] for row in rows if rules is None or rules in row["rules"].split("\n")]
        able = [name for name in able if name != self.name]
        if able:
            return Elsewhere(able[-1])
        if rules is not None and rules not in self._rules:
            game = rules.split()[0]
            return Refusal("old_rules", rules=rules.split()[-1], ours=GAMES[game].rules if game in GAMES else "")
        return Unwritable("the database is not heard from")

    async def release(self, table_id: int, fence: int) -> None:
        """Whoever is asked for the table next may have it."""
        await self._ask("execute", "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2", table_id, fence)

    async def others(self) -> list[str]:
        """The other processes that could have a table."""
        return [row["name"] for row in await self._ask("fetch", LIVING) if row["name"] != self.name]

    async def leave(self) -> None:
        """Claim nothing any more; the others are told with a beat."""
        self.is_leaving = True
        if self.fence:
            await self._ask("fetchval", BEAT, self.fence, self._milliseconds, True)


async def connect(address: str, patience: float) -> asyncpg.Connection:
    """A session that leaves nothing open when we are stopped in the middle."""
    settings = {"application_name": "sixgun", "idle_in_transaction_session_timeout": "2000"}
    return await asyncpg.connect(address, timeout=patience, command_timeout=patience, server_settings=settings)
