"""Orders of the operator, in the database: bans by address and person. Every server that uses it obeys them."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address

from sqlalchemy import Connection, delete, insert, or_, select

from sixgun.kernel.errors import SixgunError
from sixgun.server.steward.bans import ADDRESS, FORGET, PERSON
from sixgun.server.steward.people import find_person
from sixgun.server.storage.batch import Row
from sixgun.server.storage.retention import DAY
from sixgun.server.storage.schema import ORDERS
from sixgun.server.storage.source import Source
from sixgun.server.times import now
from sixgun.server.visitors.addresses import origin_of


def is_address(text: str) -> bool:
    """Or a person?"""
    try:
        ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return True


def ban(source: Source, whom: str, days: int, reason: str) -> list[str]:
    """Keep an address or a person out for so many days, 0: for ever; what that is counted by."""

    def write(connection: Connection) -> list[str]:
        kind, whats = meant(connection, whom)
        lift(connection, kind, whats)
        until = now() + days * DAY if days else None
        order = {"kind": kind, "at": now(), "until": until, "reason": reason}
        connection.execute(insert(ORDERS), [order | {"what": what} for what in whats])
        return whats

    return source.change(write)


def unban(source: Source, whom: str) -> list[str]:
    """Let an address or a person in again."""

    def write(connection: Connection) -> list[str]:
        kind = ADDRESS if is_address(whom) else PERSON
        named = [origin_of(whom) if kind == ADDRESS else whom]
        count = lift(connection, kind, named)
        if kind == PERSON and not count:  # by another of their ids
            _, named = meant(connection, whom)
            count = lift(connection, kind, named)
        elif kind == PERSON:
            lift(connection, kind, known_ids(connection, whom))
        if not count:
            raise SixgunError(f"{whom} is not banned; sixgun admin bans tells who is")
        return named

    return source.change(write)


def meant(connection: Connection, whom: str) -> tuple[str, list[str]]:
    """An address as limits are counted by, or all ids of a person."""
    if is_address(whom):
        return ADDRESS, [origin_of(whom)]
    if "/" in whom or ":" in whom:
        raise SixgunError(f"{whom!r} is no address like 203.0.113.7 or 2001:db8::7 (which stands for its /64)")
    return PERSON, sorted(find_person(connection, whom).ids)


def known_ids(connection: Connection, id: str) -> list[str]:
    """All ids of a person, as far as they are still known."""
    try:
        return sorted(find_person(connection, id).ids)
    except SixgunError:
        return [id]


def lift(connection: Connection, kind: str, whats: Iterable[str]) -> int:
    """They are no longer kept out; how many orders that were."""
    same = ORDERS.c.kind == kind, ORDERS.c.what.in_(list(whats))
    return int(connection.execute(delete(ORDERS).where(*same)).rowcount)


def in_force(source: Source) -> list[Row]:
    """The bans there are, the latest first."""
    wanted = select(ORDERS).where(ORDERS.c.kind.in_((ADDRESS, PERSON))).order_by(ORDERS.c.number.desc())

    def read(connection: Connection) -> list[Row]:
        still = wanted.where(or_(ORDERS.c.until.is_(None), ORDERS.c.until > now()))
        return [dict(row) for row in connection.execute(still).mappings()]

    return source.use(read)


def order_to_forget(connection: Connection, ids: Iterable[str]) -> None:
    """Whoever has tables of theirs open is to forget them there; for an hour at most."""
    order = {"kind": FORGET, "at": now(), "until": now() + DAY // 24, "reason": ""}
    connection.execute(insert(ORDERS), [order | {"what": id} for id in ids])


def revoke(connection: Connection, ids: Iterable[str]) -> None:
    """They have been forgotten, or it was given up."""
    lift(connection, FORGET, ids)
