"""What the players of a running game decide together: who may sit down with them, and who is put out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.server.errors import Refusal
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import Refused
from sixgun.server.room import drawing
from sixgun.server.room.register import Member

if TYPE_CHECKING:
    from sixgun.server.room.room import Room

FEWEST: Final = 2  # voices to put somebody out


# -- sitting down -------------------------------------------------------------------------------------------------


def take_seat(room: Room, member: Member, seat: int) -> None:
    """Sit down; in a running game ask for it, where the table wants to be asked."""
    register = room.register
    drawing.check_none(room)
    if register.status != "playing" or needs_no_consent(room, member, seat):
        sit_down(room, member, seat)
        return
    if seat >= register.seats:
        raise Refusal("no_seat")
    if register.at(seat) is not None:
        raise Refusal("seat_taken")
    if member.seat is not None and not room.state.is_out(member):
        raise Refusal("not_now")
    if register.settings.latecomers == "closed":
        raise Refusal("no_latecomers")
    if member.is_turned_down:
        raise Refusal("not_let_in")
    register.check_late_seat(member, seat)
    member.asks, member.agreed = seat, []
    room.pending.table_changed = True


def needs_no_consent(room: Room, member: Member, seat: int) -> bool:
    """Is it their own seat, a table open to all, or one where nobody but its owner, or who is out, could be asked?"""
    register = room.register
    if register.may_return(member, seat) or register.settings.latecomers == "open":
        return True
    if register.seated() == [member] and room.state.is_out(member):
        return register.settings.latecomers != "closed"
    return not register.seated() and register.owner == member.id


def sit_down(room: Room, member: Member, seat: int) -> None:
    """They have the seat, and see the game with new eyes."""
    left = member.seat
    room.register.sit(member, seat, room.state.is_out(member))
    if left is not None and room.register.status == "playing":
        room.ledger.write("seat", left, room.register.house_bot())
    for other in room.register.members:
        if other.asks == seat:
            other.asks, other.agreed = None, []
    room.audience.tell_anew([member.id])
    seat_changed(room, seat)


def seat_changed(room: Room, seat: int) -> None:
    """Somebody else has a seat: during a game the record says so."""
    if room.state.is_playing:
        room.ledger.write("seat", seat)
    room.pending.table_changed = True


def agree(room: Room, me: Member, member: Member, yes: bool) -> None:
    """One of the players says whether somebody may sit down; when all who are here agree, they do."""
    judges = [one for one in players_here(room) if one is not member]
    if me not in judges:
        raise Refusal("not_seated")
    if member.asks is None:
        raise Refusal("not_now")
    room.pending.table_changed = True
    if not yes:
        turn_down(room, member)
        return
    member.agreed = [*[id for id in member.agreed if id != me.id], me.id]
    if all(one.id in member.agreed for one in judges):
        sit_down(room, member, member.asks)
        member.agreed = []


def players_here(room: Room) -> list[Member]:
    """Who is asked: the players who are here; where only bots play, the owner."""
    register = room.register
    seated = register.seated()
    owner = register.member(register.owner)
    return [one for one in seated if one.id in room.audience.here] if seated else [owner] if owner is not None else []


def turn_down(room: Room, member: Member) -> None:
    """Not in this game."""
    member.asks, member.agreed, member.is_turned_down = None, [], True
    told = encode(Refused("not_let_in", {}, "sit"))
    for connection in room.audience.of(member.id):
        connection.send(told)


# -- putting out --------------------------------------------------------------------------------------------------


def vote(room: Room, me: Member, member: Member, for_good: bool) -> None:
    """One voice against somebody."""
    if len(room.register.seated()) - 1 < FEWEST:
        raise Refusal("no_vote")
    member.against[me.id] = for_good
    room.pending.table_changed = True


def is_voted_out(room: Room, member: Member) -> bool:
    """Do more than half of the other players want them out, and not one alone?"""
    others = [one.id for one in room.register.seated() if one is not member]
    voices = sum(id in member.against for id in others)
    return voices >= FEWEST and 2 * voices > len(others)
