"""Problems people report: kept with the record they are about, which only the one who runs the server sees."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection, inspect, select, update

from sixgun import __version__
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.record import Record
from sixgun.server.errors import Refusal
from sixgun.server.house import House
from sixgun.server.journal.log import about
from sixgun.server.protocol.http_types import NewReport
from sixgun.server.room.match import record_of_rows
from sixgun.server.room.room import Room
from sixgun.server.storage.batch import Batch, Row
from sixgun.server.storage.schema import REPORTS
from sixgun.server.storage.source import Source
from sixgun.server.times import now
from sixgun.server.tokens import new_id
from sixgun.server.visitors.visible_text import clean

MOST_LINES: Final = 60
EVERYBODY: Final = ""  # instead of an address: a limit for all of them together
NOBODY: Final[Row] = {"reporter": "", "member": "", "said": "", "verdict": ""}
LOG: Final = logging.getLogger("sixgun.server")


async def take_report(house: House, report: NewReport, address: str, browser: str) -> str:
    """Keep a report with the record of its table or replay; the reporter learns only its id."""
    found = await KINDS[report.about](house, report, address)
    if not house.rates.allows(EVERYBODY, "reporting_all"):
        raise Refusal("slow_down")
    row = (
        NOBODY
        | found
        | {
            "id": new_id(),
            "at": now(),
            "about": report.about,
            "server": __version__,
            "client": clean(report.client),
            "browser": clean(browser)[:300],
            "text": clean_lines(report.text),
            "contact": clean(report.contact),
        }
    )
    await house.store.commit(Batch(reports=[row]))
    LOG.info("a report has come", extra=about("reported", table=found["place"], about=report.about, report=row["id"]))
    return str(row["id"])


def clean_lines(text: str) -> str:
    """Visible characters, in lines as they were written."""
    kept = "\n".join(clean(line) for line in text.splitlines()[:MOST_LINES]).strip()
    if not any(letter.isalnum() for letter in kept):
        raise Refusal("bad_text")
    return kept


async def about_table(house: House, report: NewReport, address: str) -> Row:
    """Who sits or watches there may report it, whatever is going on."""
    room = await house.find(report.place, address)
    seat, reporter = reporter_of(house, room, report.token)
    rows = await house.store.last_game(room.id)
    record = record_of_rows(rows)
    return {
        "place": room.register.code,
        "status": room.register.status,
        "seat": seat,
        "reporter": reporter,
        "moment": 0 if record is None else len(record.answers),
        "rules": "" if record is None else record.rules,
        "record": "" if record is None else record.to_json(),
    }


async def about_person(house: House, report: NewReport, address: str) -> Row:
    """What somebody said at a table, or is called; no record is needed to judge it."""
    room = await house.find(report.place, address)
    seat, reporter = reporter_of(house, room, report.token)
    member, said = line_of(room, report.moment) if report.about == "chat" else name_of(room, report.member)
    place = {"place": room.register.code, "status": room.register.status, "seat": seat, "reporter": reporter}
    return place | {"moment": report.moment, "rules": "", "record": "", "member": member, "said": said}


def line_of(room: Room, number: int) -> tuple[str, str]:
    """Who said that, and what."""
    for line in room.chat.shown:
        if line.number == number:
            return line.member, f"{line.name}: {line.text}"
    raise Refusal("no_line")


def name_of(room: Room, id: str) -> tuple[str, str]:
    """Who it is, and what they are called."""
    member = room.register.member(id)
    if member is None:
        raise Refusal("not_member")
    return member.id, member.name


def reporter_of(house: House, room: Room, token: str | None) -> tuple[int | None, str]:
    """Seat and id of who reports; a token must be of this table, without one spectators must be allowed."""
    if token is None:
        if not room.register.settings.spectators:
            raise Refusal("no_spectators")
        return None, ""
    member = room.register.member(house.tokens.read(token, room.register.code))
    if member is None:
        raise Refusal("bad_token")
    return member.seat, member.id


async def about_replay(house: House, report: NewReport, address: str) -> Row:
    """Anybody with the link may report it, at the moment they look at."""
    if house.rates.is_spent(address, "guessing"):
        raise Refusal("slow_down")
    row = await house.store.replay(report.place)
    if row is None:
        house.rates.allows(address, "guessing")
        raise Refusal("no_replay")
    rules = Record.from_json(row["record"]).rules
    status = "imported" if row["imported"] else "over"
    return {
        "place": row["id"],
        "status": status,
        "seat": None,
        "moment": report.moment,
        "rules": rules,
        "record": row["record"],
    }


KINDS: Final = {"table": about_table, "replay": about_replay, "chat": about_person, "name": about_person}


def resolve(source: Source, id: str, verdict: str) -> None:
    """Somebody has dealt with it; the server may be running."""

    def write(connection: Connection) -> None:
        done = update(REPORTS).where(REPORTS.c.id == id).values(resolved=now(), verdict=verdict)
        if not connection.execute(done).rowcount:
            raise SixgunError(f"there is no report {id!r}; sixgun admin reports list tells which there are")

    source.change(write)


def read_reports(source: Source) -> list[Row]:
    """All reports in a server's database, the oldest first; the server may be running."""

    def read(connection: Connection) -> list[Row]:
        if not inspect(connection).has_table("reports"):
            return []  # of a server that knew no reports yet
        found = connection.execute(select(REPORTS).order_by(REPORTS.c.number))
        return [dict(row) for row in found.mappings()]

    return source.use(read)
