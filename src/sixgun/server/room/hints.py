"""What would a marshal do? For who plays alone with bots, or where the table allows it."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from sixgun.kernel.record import answers_in
from sixgun.server.errors import Refusal
from sixgun.server.journal.log import about
from sixgun.server.line.line import Line
from sixgun.server.protocol import messages as p
from sixgun.server.protocol.encoding import encode
from sixgun.server.room.pacing import game_on, speaker
from sixgun.server.room.room import Room
from sixgun.server.thinking.thought import Answer, Thought

LOG: Final = logging.getLogger("sixgun.server")
WHO: Final = "marshal"


def hint(room: Room, connection: Line, message: p.AskHint) -> None:
    """Think about the open question of who asks; the hint comes when it is ready."""
    match = game_on(room)
    member = speaker(room, connection)
    ask = None if member.seat is None else match.session.question(member.seat)
    if ask is None or member.seat is None or member.seat in room.hinted:
        raise Refusal("not_now")
    if not room.register.settings.hints and not room.agenda.is_alone(member):
        raise Refusal("not_alone")
    room.hinted.add(member.seat)
    future = room.house.pool.submit(Thought(match.bare, answers_in(match.session), member.seat, WHO))
    future.add_done_callback(partial(give, room, connection, member.seat, ask.number))


def give(room: Room, connection: Line, seat: int, number: int, future: asyncio.Future[Answer]) -> None:
    """It is ready, or will never be."""
    room.hinted.discard(seat)
    if future.cancelled():
        return
    if future.exception() is not None:
        LOG.error("no hint for seat %s", seat, exc_info=future.exception(), extra=about("hint_failed", table=room.code))
        connection.send(encode(p.Refused("server_error", {}, "hint")))
        return
    answer = future.result()
    connection.send(encode(p.Hint(number, answer.key, answer.reason, answer.args, answer.chances)))
