"""What the players of a running game decide together: who may sit down with them, and who is put out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.server import drawing
from sixgun.server.doc import MemberDoc
from sixgun.server.errors import Refusal
from sixgun.server.pictures import encode
from sixgun.server.protocol import Refused

if TYPE_CHECKING:
    from sixgun.server.room import Room

FEWEST: Final = 2  # voices to put somebody out


# -- sitting down -------------------------------------------------------------------------------------------------


def take_seat(room: Room, member: MemberDoc, seat: int) -> None:
    """Sit down; in a running game ask for it, where the table wants to be asked."""
    doc = room.doc
    drawing.check_none(room)
    if doc.status != "playing" or needs_no_consent(room, member, seat):
        sit_down(room, member, seat)
        return
    if seat >= doc.seats:
        raise Refusal("no_seat")
    if doc.at(seat) is not None:
        raise Refusal("seat_taken")
    if member.seat is not None and not room.is_out(member):
        raise Refusal("not_now")
    if doc.settings.latecomers == "closed":
        raise Refusal("no_latecomers")
    if member.is_turned_down:
        raise Refusal("not_let_in")
    doc.check_late_seat(member, seat)
    member.asks, member.agreed = seat, []
    room.table_changed = True


def needs_no_consent(room: Room, member: MemberDoc, seat: int) -> bool:
    """Is it their own seat, a table open to all, or one where nobody but its owner, or who is out, could be asked?"""
    doc = room.doc
    if doc.may_return(member, seat) or doc.settings.latecomers == "open":
        return True
    if doc.seated() == [member] and room.is_out(member):
        return doc.settings.latecomers != "closed"
    return not doc.seated() and doc.owner == member.id


def sit_down(room: Room, member: MemberDoc, seat: int) -> None:
    """They have the seat, and see the game with new eyes."""
    left = member.seat
    room.doc.sit(member, seat, room.is_out(member))
    if left is not None and room.doc.status == "playing":
        room.write("seat", left, room.doc.house_bot())
    for other in room.doc.members:
        if other.asks == seat:
            other.asks, other.agreed = None, []
    for connection in room.connections:
        if connection.member == member.id:
            connection.told = 0
    seat_changed(room, seat)


def seat_changed(room: Room, seat: int) -> None:
    """Somebody else has a seat: during a game the record says so."""
    if room.doc.status == "playing" and room.play is not None:
        room.write("seat", seat)
    room.table_changed = True


def agree(room: Room, me: MemberDoc, member: MemberDoc, yes: bool) -> None:
    """One of the players says whether somebody may sit down; when all who are here agree, they do."""
    judges = [one for one in players_here(room) if one is not member]
    if me not in judges:
        raise Refusal("not_seated")
    if member.asks is None:
        raise Refusal("not_now")
    room.table_changed = True
    if not yes:
        turn_down(room, member)
        return
    member.agreed = [*[id for id in member.agreed if id != me.id], me.id]
    if all(one.id in member.agreed for one in judges):
        sit_down(room, member, member.asks)
        member.agreed = []


def players_here(room: Room) -> list[MemberDoc]:
    """Who is asked: the players who are here; where only bots play, the owner."""
    doc = room.doc
    seated = doc.seated()
    owner = doc.member(doc.owner)
    return [one for one in seated if one.id in room.here] if seated else [owner] if owner is not None else []


def turn_down(room: Room, member: MemberDoc) -> None:
    """Not in this game."""
    member.asks, member.agreed, member.is_turned_down = None, [], True
    told = encode(Refused("not_let_in", {}, "sit"))
    for connection in room.connections:
        if connection.member == member.id:
            connection.send(told)


# -- putting out --------------------------------------------------------------------------------------------------


def vote(room: Room, me: MemberDoc, member: MemberDoc, for_good: bool) -> None:
    """One voice against somebody."""
    if len(room.doc.seated()) - 1 < FEWEST:
        raise Refusal("no_vote")
    member.against[me.id] = for_good
    room.table_changed = True


def is_voted_out(room: Room, member: MemberDoc) -> bool:
    """Do more than half of the other players want them out, and not one alone?"""
    others = [one.id for one in room.doc.seated() if one is not member]
    voices = sum(id in member.against for id in others)
    return voices >= FEWEST and 2 * voices > len(others)
