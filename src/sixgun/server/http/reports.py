"""Problems people report: kept with the record they are about, which only the one who runs the server sees."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, select

from sixgun import __version__
from sixgun.kernel.record import Record
from sixgun.server.errors import Refusal
from sixgun.server.house import House
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


async def take_report(house: House, report: NewReport, address: str, browser: str) -> str:
    """Keep a report with the record of its table or replay; the reporter learns only its id."""
    found = await (about_table if report.about == "table" else about_replay)(house, report, address)
    if not house.rates.allows(EVERYBODY, "reporting_all"):
        raise Refusal("slow_down")
    row = found | {
        "id": new_id(),
        "at": now(),
        "about": report.about,
        "server": __version__,
        "client": clean(report.client),
        "browser": clean(browser)[:300],
        "text": clean_lines(report.text),
        "contact": clean(report.contact),
    }
    await house.store.commit(Batch(reports=[row]))
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
    seat = seat_of(house, room, report.token)
    rows = await house.store.last_game(room.id)
    record = record_of_rows(rows)
    return {
        "place": room.register.code,
        "status": room.register.status,
        "seat": seat,
        "moment": 0 if record is None else len(record.answers),
        "rules": "" if record is None else record.rules,
        "record": "" if record is None else record.to_json(),
    }


def seat_of(house: House, room: Room, token: str | None) -> int | None:
    """The seat of who reports; a token must be of this table, without one spectators must be allowed."""
    if token is None:
        if not room.register.settings.spectators:
            raise Refusal("no_spectators")
        return None
    member = room.register.member(house.tokens.read(token, room.register.code))
    if member is None:
        raise Refusal("bad_token")
    return member.seat


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


def read_reports(source: Source) -> list[Row]:
    """All reports in a server's database, the oldest first; the server may be running."""

    def read(connection: Connection) -> list[Row]:
        if not inspect(connection).has_table("reports"):
            return []  # of a server that knew no reports yet
        found = connection.execute(select(REPORTS).order_by(REPORTS.c.number))
        return [dict(row) for row in found.mappings()]

    return source.use(read)
