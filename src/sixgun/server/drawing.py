"""Drawing the seed of the next game: devices commit themselves, the draw is closed, they reveal, the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.kernel.draw import Draw, hash_of
from sixgun.server.doc import MemberDoc
from sixgun.server.errors import Refusal
from sixgun.server.pictures import encode
from sixgun.server.protocol import Refused

if TYPE_CHECKING:
    from sixgun.server.room import Room

PATIENCE: Final = 5.0  # seconds to reveal a share
FIRST: Final = 20.0  # ... for who has yet to come in


def commit(room: Room, member: MemberDoc, commitment: str) -> None:
    """A device of theirs has a share, of which it shows the hash."""
    draw = room.doc.draw
    if draw is None or draw.closed or member.seat is None or room.doc.in_game:
        raise Refusal("not_now")
    draw.commitments[member.id] = commitment
    room.table_changed = True


def begin(room: Room, members: list[MemberDoc], patience: float = PATIENCE) -> None:
    """Close the draw and wait for the shares of these; where there are none, the game begins at once."""
    draw = room.doc.draw
    if draw is not None:
        taking_part = {member.id for member in members}
        draw.commitments = {id: one for id, one in draw.commitments.items() if id in taking_part}
    if draw is None or not draw.commitments:
        room.begin()
        return
    draw.closed = True
    room.ring_in(patience)
    room.table_changed = True


def reveal(room: Room, member: MemberDoc, share: str) -> None:
    """The share itself; with the last one the game begins."""
    draw = room.doc.draw
    if draw is None or not draw.closed or room.doc.in_game or member.id not in draw.commitments:
        raise Refusal("not_now")
    if hash_of(share) != draw.commitments[member.id]:
        raise Refusal("bad_share")
    draw.shares[member.id] = share
    room.table_changed = True
    if len(draw.shares) == len(draw.commitments):
        room.begin()


def drawn(room: Room) -> Draw:
    """All of it, when the game begins."""
    doc = room.doc
    if doc.draw is None:
        doc.draw_anew()
    assert doc.draw is not None
    doc.draw.closed = True
    seats = {member.id: member.seat for member in doc.seated()}
    shares = [(seat, share) for id, share in doc.draw.shares.items() if (seat := seats.get(id)) is not None]
    return Draw(doc.draw.secret, sorted(shares))


def check_none(room: Room) -> None:
    """While the shares come in nobody changes places."""
    if room.doc.draw is not None and room.doc.draw.closed and not room.doc.in_game:
        raise Refusal("not_now")


def cancel(room: Room) -> None:
    """Somebody leaves while the shares come in: all begins anew, with another secret."""
    doc = room.doc
    if doc.draw is not None and doc.draw.closed and not doc.in_game:
        doc.draw_anew()


def give_up(room: Room) -> None:
    """Somebody's share did not come: everybody is told whose, for who withholds one could try for a better deal."""
    doc = room.doc
    if doc.draw is None or not doc.draw.closed or doc.in_game:
        return
    missing = [one for one in doc.members if one.id in doc.draw.commitments and one.id not in doc.draw.shares]
    doc.draw_anew()
    for member in doc.members:
        member.wants_rematch = False
    for member in missing:
        member.ready = False
    room.table_changed = True
    names = ", ".join(member.name for member in missing)
    room.send_all(encode(Refused("not_revealed", {"names": names}, "start")))
