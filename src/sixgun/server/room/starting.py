"""A match begins with the people and bots that sit at a table; a frozen one is tried again."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sixgun.games import kind_of
from sixgun.kernel.draw import Draw
from sixgun.kernel.option import NONE
from sixgun.kernel.show import Shown
from sixgun.server.errors import Refusal
from sixgun.server.journal.log import about
from sixgun.server.protocol.encoding import encode
from sixgun.server.room.match import Match, match_of_rows
from sixgun.server.room.outgoing import StateMessages
from sixgun.server.room.register import Register
from sixgun.server.storage.start_row import Beginning, StartRow
from sixgun.server.times import game_time

if TYPE_CHECKING:
    from sixgun.server.room.room import Room

LOG: Final = logging.getLogger("sixgun.server")


def begin(room: Room, practice: Beginning | None = None) -> None:
    """A new match with the people and bots that sit here; after a practice match the same again."""
    if practice is None and room.match is not None:
        practice = room.match.start.practice
    room.register.begin()
    start = start_row(room.register, practice)
    at = game_time()
    room.state.match = Match(start, at)
    room.ledger.add("start", NONE, msgspec.json.encode(start).decode(), at)
    room.audience.tell_anew()
    room.agenda.paused = False
    room.agenda.hasten()
    if room.draw_timer is not None:
        room.draw_timer.cancel()
        room.draw_timer = None
    room.pending.table_changed = room.pending.state_changed = True
    facts = about("game_begun", table=room.code, game=room.register.game, rules=start.rules)
    LOG.info("a game begins", extra=facts)


def start_row(register: Register, practice: Beginning | None) -> StartRow:
    """How it begins, as the record tells it."""
    settings = register.settings
    draw = drawn(register)
    bots = [register.bots[seat] if register.at(seat) is None else None for seat in range(register.seats)]
    rules = kind_of(settings.game).rules
    start = StartRow(settings.game, settings.setup, rules, draw.seed(), settings.clock, bots, register.names())
    if practice is None:
        start.secret, start.shares = draw.secret, draw.shares
    else:
        start.seed, start.begins, start.start = practice.seed, practice.begins, practice.start
    return start


def drawn(register: Register) -> Draw:
    """The draw of the seed, all of it: nothing can be added any more."""
    if register.draw is None:
        register.draw_anew()
    draw = register.draw
    assert draw is not None
    draw.closed = True
    seats = {member.id: member.seat for member in register.seated()}
    shares = [(seat, share) for id, share in draw.shares.items() if (seat := seats.get(id)) is not None]
    return Draw(draw.secret, sorted(shares))


# -- thawing ------------------------------------------------------------------------------------------------------


async def thaw(room: Room) -> None:
    """Try a frozen match again; raises what its rules or views raise, and then nothing has changed."""
    if not room.is_frozen:
        raise Refusal("not_now")
    rows = await room.house.store.last_game(room.id)
    at = game_time()
    row = room.ledger.row("thawed", NONE, str(max(0, at - rows[-1]["at"])), at)
    match = match_of_rows([*rows, row])
    messages = StateMessages(Shown(match.session, encode), room.register.game, [])
    for seat in (NONE, *range(match.table.seats)):
        messages.text(seat, 0)
    was_over = any(row["kind"] == "over" for row in rows)
    await room.changes.make(partial(go_on_with, room, match, row, was_over))


def go_on_with(room: Room, match: Match, row: dict[str, Any], was_over: bool) -> None:
    """It is the match of this table again."""
    room.state.match = match
    room.register.status = "over" if was_over else "playing"
    room.ledger.add(row["kind"], NONE, row["data"], row["at"])
    if match.over and not was_over:
        room.ledger.end(match)
    elif not was_over:
        fill_seats(room, match)
    room.pending.table_changed = room.pending.state_changed = True


def fill_seats(room: Room, match: Match) -> None:
    """Who left while the match was frozen has left a bot behind."""
    register = room.register
    for seat in range(register.seats):
        if register.at(seat) is None and seat not in match.bots:
            room.ledger.write("seat", seat, register.bots[seat] or register.house_bot())
