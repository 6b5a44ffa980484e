"""Somebody joins a table: as a spectator, or at a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.server.errors import Refusal
from sixgun.server.protocol.http_types import JoinTable
from sixgun.server.room import consent
from sixgun.server.room.register import Member

if TYPE_CHECKING:
    from sixgun.server.room.room import Room


async def join(room: Room, request: JoinTable) -> Member:
    """A new member, at a seat if one is free and wanted."""
    found: list[Member] = []
    await room.changes.make(lambda: found.append(admit(room, request)))
    return found[0]


def admit(room: Room, request: JoinTable) -> Member:
    """Check first, then let them in."""
    register = room.register
    if room.house.bans.keeps_out_person(request.guest):
        raise Refusal("server_banned")
    if register.is_banned(request.guest):
        raise Refusal("banned")
    if room.is_frozen:
        raise Refusal("frozen")
    if len(register.members) >= room.house.limits.members:
        raise Refusal("table_full")
    seat = request.seat
    if seat is None and not request.watch and register.status != "playing":
        seat = register.free_seat()
    if seat is None or request.watch:
        if not register.settings.spectators:
            raise Refusal("no_spectators" if request.watch else "seats_full")
        member = register.come_in(request.name, request.guest)
    else:
        member = admit_to_seat(room, request, seat)
    room.pending.table_changed = True
    return member


def admit_to_seat(room: Room, request: JoinTable, seat: int) -> Member:
    """Who does not get the seat has not been here."""
    register = room.register
    if seat >= register.seats:
        raise Refusal("no_seat")
    if register.at(seat) is not None:
        raise Refusal("seat_taken")
    owner = register.owner
    member = register.come_in(request.name, request.guest)
    try:
        consent.take_seat(room, member, seat)
    except Refusal:
        register.members.remove(member)
        register.owner = owner
        raise
    return member
