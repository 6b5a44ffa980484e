"""How fast a table goes, and what those do who no longer play: each checks, then changes the room."""

from __future__ import annotations

from sixgun.server.errors import Refusal
from sixgun.server.line.line import Line
from sixgun.server.protocol import messages as p
from sixgun.server.room.match import Match
from sixgun.server.room.register import Member
from sixgun.server.room.room import Room


def speaker(room: Room, connection: Line) -> Member:
    """The member that speaks; nameless spectators may do nothing."""
    member = room.register.member(connection.member)
    if member is None:
        raise Refusal("not_seated")
    return member


def game_on(room: Room) -> Match:
    """The game being played."""
    if room.match is None or room.register.status != "playing":
        raise Refusal("not_now")
    return room.match


def set_pace(room: Room, connection: Line, message: p.SetPace) -> None:
    """How long bots think, and whether they wait."""
    member = speaker(room, connection)
    alone = room.register.status == "playing" and room.agenda.is_alone(member)
    if message.pace is not None:
        if not alone and room.register.owner != member.id:
            raise Refusal("not_owner")
        room.register.settings.pace = message.pace
    if message.paused is not None:
        game_on(room)
        if not alone:
            raise Refusal("not_alone")
        room.agenda.paused = message.paused
    room.agenda.hasten()
    room.pending.table_changed = True


def step(room: Room, connection: Line, message: p.Step) -> None:
    """Let one bot answer."""
    match = game_on(room)
    waiting = match.bot_seats()
    if not room.agenda.paused or not waiting:
        raise Refusal("not_now")
    if not room.agenda.is_alone(speaker(room, connection)):
        raise Refusal("not_alone")
    room.sleep.wake()
    if room.thinking.waits_until(waiting[0]) is None:
        room.ledger.write("bot", waiting[0], room.thinking.answer(waiting[0]))
    else:
        room.agenda.stepping = True  # as soon as it has thought


def watch(room: Room, connection: Line, message: p.Watch) -> None:
    """Want to see what bots do, or how it ends."""
    speaker(room, connection).watches = message.watch
    room.agenda.hasten()
    room.pending.table_changed = True


def see(room: Room, connection: Line, message: p.See) -> None:
    """Look behind everything, once out of the game."""
    game_on(room)
    member = speaker(room, connection)
    if not room.state.is_out(member) or room.register.settings.dead_see == "nothing":
        raise Refusal("not_now")
    member.saw_open = True
    room.pending.register_changed = room.pending.state_changed = True
