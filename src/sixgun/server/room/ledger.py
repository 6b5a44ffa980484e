# compiled
"""The record of a table: what happens is lived through and added to it, row by row."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from sixgun.kernel.errors import IllegalAnswer
from sixgun.kernel.option import NONE
from sixgun.server.errors import Refusal
from sixgun.server.journal.counters import Counters
from sixgun.server.journal.log import about
from sixgun.server.room.match import Match
from sixgun.server.room.pending import Pending
from sixgun.server.room.state import TableState
from sixgun.server.times import game_time, now
from sixgun.server.tokens import new_id

LOG: Final = logging.getLogger("sixgun.server")


class Broken(Exception):
    """The rules or a view raised at this row: the table is to be frozen."""

    def __init__(self, kind: str, seat: int, data: str) -> None:
        super().__init__(f"{kind} of seat {seat}: {data}")
        self.row = (kind, seat, data)


class Ledger:
    """Writes what happens at a table into the change in progress."""

    def __init__(self, table_id: int, state: TableState, pending: Pending, counters: Counters) -> None:
        self.rows = 0  # numbers given in the record
        self._last = 0  # time given in it: it never goes back, whoever wrote the row before
        self._table_id = table_id
        self._state = state
        self._pending = pending
        self._counters = counters

    def go_on_after(self, rows: list[dict[str, Any]]) -> None:
        """Go on after these, the last ones on disk."""
        self.rows = rows[-1]["number"] + 1 if rows else 0
        self._last = rows[-1]["at"] if rows else 0

    # -- rows -----------------------------------------------------------------------------------------------------

    def write(self, kind: str, seat: int = NONE, data: str = "") -> None:
        """Live through a row and add it to the record. Here, and nowhere else, the rules say what is legal."""
        match = self._state.match
        assert match is not None
        at = max(game_time(), self._last)
        try:
            match.apply(kind, seat, data, at)
        except IllegalAnswer as error:
            raise refusal_of(match, error) from None
        except Exception as error:
            raise Broken(kind, seat, data) from error
        self.add(kind, seat, data, at)
        pending = self._pending
        pending.state_changed = True
        if match.lesson is not None:
            pending.table_changed = True
        pending.register_changed |= self._state.is_by_mail  # when it is due is in the row of the table
        if match.over and self._state.register.status == "playing":
            self.end(match)

    def add(self, kind: str, seat: int, data: str, at: int) -> None:
        """One more row, lived through already."""
        self._pending.batch.records.append(self.row(kind, seat, data, at))
        self.rows += 1

    def row(self, kind: str, seat: int, data: str, at: int) -> dict[str, Any]:
        """The next row of the record."""
        return {"table_id": self._table_id, "number": self.rows, "at": at, "kind": kind, "seat": seat, "data": data}

    def save_register(self, due: int | None) -> None:
        """Store the register as it is now; *due*: when the match goes on without anybody."""
        register = self._state.register
        text = msgspec.json.encode(register).decode()
        match = self._state.match if self._state.is_playing else None
        rules = None if match is None else f"{match.start.game} {match.start.rules}"
        row = {"id": self._table_id, "code": register.code, "status": register.status, "doc": text}
        self._pending.batch.tables.append(row | {"changed": now(), "due": due, "rules": rules})

    # -- how a match ends -----------------------------------------------------------------------------------------

    def freeze(self, broken: Broken) -> None:
        """The match cannot go on: keep its record, with the row that broke it, and let the others play."""
        state, pending = self._state, self._pending
        LOG.error(
            "table %s is frozen by %s",
            state.register.code,
            broken,
            exc_info=broken.__cause__,
            extra=about("frozen", table=state.register.code),
        )
        self._counters.tables_frozen += 1
        kind, seat, data = broken.row
        if kind != "view":
            self.add(kind, seat, data, game_time())
        self.add("frozen", NONE, repr(broken.__cause__ or broken), game_time())
        state.register.status = "frozen"
        state.match = None
        pending.table_changed = True
        pending.state_changed = False  # there is nothing to be seen

    def end(self, match: Match) -> None:
        """The match is over: it is kept as a replay."""
        register, pending = self._state.register, self._pending
        won = match.session.result or {}
        winners: Any = won.get("winners", [])
        result = msgspec.json.encode(won).decode()
        replay = new_id()
        register.end(replay, winners)
        register.draw_anew()
        self.add("over", NONE, result, game_time())
        pending.batch.replays.append(self._replay_row(match, replay, result))
        pending.table_changed = pending.ended = True
        self._counters.games_ended += 1
        LOG.info("a game is over", extra=about("game_over", table=register.code, game=register.game, replay=replay))

    def _replay_row(self, match: Match, replay: str, result: str) -> dict[str, Any]:
        register = self._state.register
        record = match.table.record()
        record.draw = match.start.draw
        return {
            "id": replay,
            "public": register.settings.public,
            "imported": False,
            "ended": now(),
            "game": match.start.game,
            "names": msgspec.json.encode(match.people(register.people())).decode(),
            "result": result,
            "record": record.to_json(),
            "people": len(register.seated()),
            "answers": len(record.answers),
        }


def refusal_of(match: Match, error: IllegalAnswer) -> Refusal:
    """What the rules did not allow, for who tried it."""
    if error.legal:
        return Refusal("illegal_answer", legal=error.legal)
    return Refusal("not_asked", seats=match.session.asked())
