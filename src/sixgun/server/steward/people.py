"""The people of a server: members of tables, who are the same person where their browser says so."""

from __future__ import annotations

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, select

from sixgun.kernel.errors import SixgunError
from sixgun.server.room.register import BannedMember, Member, Register
from sixgun.server.storage.batch import Row
from sixgun.server.storage.schema import CHAT, REPORTS, TABLES
from sixgun.server.storage.source import Source


class Person(Struct):
    """Somebody, wherever they sit or have sat."""

    id: str  # of the browser, or of the member where it did not say
    ids: set[str] = field(default_factory=set)  # all of them
    names: set[str] = field(default_factory=set)
    tables: dict[str, int] = field(default_factory=dict)  # by code: when it last changed
    finished: set[str] = field(default_factory=set)  # replays of these tables

    @property
    def last(self) -> int:
        """When one of their tables last changed."""
        return max(self.tables.values(), default=0)


def all_people(connection: Connection, code: str | None = None) -> list[Person]:
    """All who belong to a table, or to that one; the latest first."""
    found: dict[str, Person] = {}
    wanted = select(TABLES.c.code, TABLES.c.doc, TABLES.c.changed)
    for row in connection.execute(wanted if code is None else wanted.where(TABLES.c.code == code)):
        register = msgspec.json.decode(row.doc, type=Register)
        everybody: list[Member | BannedMember] = [*register.members, *register.banned]
        for one in everybody:
            key = one.guest or one.id
            person = found.setdefault(key, Person(key))
            person.ids |= {one.id, key}
            person.names.add(one.name)
            person.tables[row.code] = row.changed
            person.finished |= set(register.replays.values())
    return sorted(found.values(), key=lambda person: (person.last, person.id), reverse=True)


def find_person(connection: Connection, id: str) -> Person:
    """The person of that id, of a member or of a browser; also one who is only known by what they have said."""
    for person in all_people(connection):
        if id in person.ids:
            return person
    said = connection.execute(select(CHAT.c.name).where(CHAT.c.member == id).distinct()).scalars().all()
    told = connection.execute(select(REPORTS.c.id).where((REPORTS.c.reporter == id) | (REPORTS.c.member == id))).first()
    if not said and told is None:
        raise SixgunError(f"there is nobody of the id {id!r}; sixgun admin people tells who there is")
    return Person(id, {id}, set(said))


def read_people(source: Source, code: str | None = None) -> list[Person]:
    """The people in a server's database; the server may be running."""
    return source.use(lambda connection: all_people(connection, code))


def read_chat(source: Source, code: str, count: int) -> list[Row]:
    """The last lines said at a table, in order."""

    def read(connection: Connection) -> list[Row]:
        id = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()
        if id is None:
            raise SixgunError(f"there is no table {code!r}; sixgun admin tables list tells which there are")
        said = select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.number.desc()).limit(count)
        return [dict(row) for row in connection.execute(said).mappings()][::-1]

    return source.use(read)
