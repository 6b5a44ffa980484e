"""How fast a table goes, and what those do who no longer play: each checks, then changes the room."""

from __future__ import annotations

from sixgun.server import protocol as p
from sixgun.server.connection import Connection
from sixgun.server.doc import MemberDoc
from sixgun.server.errors import Refusal
from sixgun.server.play import Play
from sixgun.server.room import Room


def speaker(room: Room, connection: Connection) -> MemberDoc:
    """The member that speaks; nameless spectators may do nothing."""
    member = room.doc.member(connection.member)
    if member is None:
        raise Refusal("not_seated")
    return member


def game_on(room: Room) -> Play:
    """The game being played."""
    if room.play is None or room.doc.status != "playing":
        raise Refusal("not_now")
    return room.play


def set_pace(room: Room, connection: Connection, message: p.SetPace) -> None:
    """How long bots think, and whether they wait."""
    member = speaker(room, connection)
    alone = room.doc.status == "playing" and room.is_alone(member)
    if message.pace is not None:
        if not alone and room.doc.owner != member.id:
            raise Refusal("not_owner")
        room.doc.settings.pace = message.pace
    if message.paused is not None:
        game_on(room)
        if not alone:
            raise Refusal("not_alone")
        room.paused = message.paused
    room.hasten()
    room.table_changed = True


def step(room: Room, connection: Connection, message: p.Step) -> None:
    """Let one bot answer."""
    play = game_on(room)
    waiting = play.bot_seats()
    if not room.paused or not waiting:
        raise Refusal("not_now")
    if not room.is_alone(speaker(room, connection)):
        raise Refusal("not_alone")
    room.wake()
    room.write("bot", waiting[0], play.bot_answer(waiting[0]))


def watch(room: Room, connection: Connection, message: p.Watch) -> None:
    """Want to see what bots do, or how it ends."""
    speaker(room, connection).watches = message.watch
    room.hasten()
    room.table_changed = True


def see(room: Room, connection: Connection, message: p.See) -> None:
    """Look behind everything, once out of the game."""
    game_on(room)
    member = speaker(room, connection)
    if not room.is_out(member) or room.doc.settings.dead_see == "nothing":
        raise Refusal("not_now")
    member.saw_open = True
    room.doc_changed = room.state_changed = True
