"""Drawing the seed of the next game: devices commit themselves, the draw is closed, they reveal, the game begins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sixgun.kernel.draw import hash_of
from sixgun.server.errors import Refusal
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import Refused
from sixgun.server.room import starting
from sixgun.server.room.changes import ignore
from sixgun.server.room.register import Member

if TYPE_CHECKING:
    from sixgun.server.room.room import Room

PATIENCE: Final = 5.0  # seconds to reveal a share
FIRST: Final = 20.0  # ... for who has yet to come in


def commit(room: Room, member: Member, commitment: str) -> None:
    """A device of theirs has a share, of which it shows the hash."""
    draw = room.register.draw
    if draw is None or draw.closed or member.seat is None or room.register.in_game:
        raise Refusal("not_now")
    draw.commitments[member.id] = commitment
    room.pending.table_changed = True


def begin(room: Room, members: list[Member], patience: float = PATIENCE) -> None:
    """Close the draw and wait for the shares of these; where there are none, the game begins at once."""
    draw = room.register.draw
    if draw is not None:
        taking_part = {member.id for member in members}
        draw.commitments = {id: one for id, one in draw.commitments.items() if id in taking_part}
    if draw is None or not draw.commitments:
        starting.begin(room)
        return
    draw.closed = True
    wait(room, patience)
    room.pending.table_changed = True


def wait(room: Room, patience: float) -> None:
    """So long for the shares."""
    ring = partial(room.changes.submit, partial(give_up, room), ignore)
    room.draw_timer = room.house.loop.call_later(patience, ring)


def go_on(room: Room) -> None:
    """The shares are still waited for, after a restart of the server."""
    if is_open_for_shares(room) and room.draw_timer is None:
        wait(room, PATIENCE)


def is_open_for_shares(room: Room) -> bool:
    """Is the draw closed, and the match has not begun?"""
    draw = room.register.draw
    return draw is not None and draw.closed and not room.register.in_game


def reveal(room: Room, member: Member, share: str) -> None:
    """The share itself; with the last one the game begins."""
    draw = room.register.draw
    if draw is None or not draw.closed or room.register.in_game or member.id not in draw.commitments:
        raise Refusal("not_now")
    if hash_of(share) != draw.commitments[member.id]:
        raise Refusal("bad_share")
    draw.shares[member.id] = share
    room.pending.table_changed = True
    if len(draw.shares) == len(draw.commitments):
        starting.begin(room)


def check_none(room: Room) -> None:
    """While the shares come in nobody changes places."""
    if is_open_for_shares(room):
        raise Refusal("not_now")


def cancel(room: Room) -> None:
    """Somebody leaves while the shares come in: all begins anew, with another secret."""
    if is_open_for_shares(room):
        room.register.draw_anew()


def give_up(room: Room) -> None:
    """Somebody's share did not come: everybody is told whose, for who withholds one could try for a better deal."""
    register = room.register
    if register.draw is None or not register.draw.closed or register.in_game:
        return
    missing = [
        one for one in register.members if one.id in register.draw.commitments and one.id not in register.draw.shares
    ]
    register.draw_anew()
    for member in register.members:
        member.wants_rematch = False
    for member in missing:
        member.ready = False
    room.pending.table_changed = True
    names = ", ".join(member.name for member in missing)
    room.audience.send_all(encode(Refused("not_revealed", {"names": names}, "start")))
