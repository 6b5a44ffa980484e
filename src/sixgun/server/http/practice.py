"""Practice: private tables against bots that begin at a known place: in a finished game, or at a ruling."""

from __future__ import annotations

from textwrap import shorten
from typing import Final

from sixgun.kernel.errors import SixgunError
from sixgun.kernel.record import Record
from sixgun.kernel.session import Session
from sixgun.locale import LANGUAGES
from sixgun.rulings.practice import RULING, claim_of, open_ruling
from sixgun.server.errors import Refusal
from sixgun.server.house import House
from sixgun.server.http import replays
from sixgun.server.protocol.http_types import PlayOn, PlayRuling
from sixgun.server.protocol.terms import Pace, Settings
from sixgun.server.room import starting
from sixgun.server.room.register import Member
from sixgun.server.room.room import Room
from sixgun.server.storage.start_row import Beginning
from sixgun.server.tokens import new_seed
from sixgun.table import PLAYED_ON

LONGEST: Final = 40  # letters of a title
MOST_ANSWERS: Final = 3_000  # lived through in one go when the table is opened


async def play_on(house: House, id: str, record: Record, wish: PlayOn) -> tuple[Room, Member]:
    """A table that begins with the first answers of a finished game."""
    if wish.at > min(len(record.answers), MOST_ANSWERS):
        raise Refusal("no_frame")
    begins = record.answers[: wish.at]
    start = record.start
    if start is None or start["kind"] != RULING:
        start = {"kind": PLAYED_ON, "id": id, "answers": wish.at}
    before = Record(record.rules, record.game, record.setup, record.seed, begins, "", start)
    try:
        check_seat(await replays.played_again(before), wish.seat)
    except SixgunError as error:
        raise Refusal("bad_record", detail=str(error)) from None
    settings = practice_settings(record.game, record.setup, wish.title, wish.pace)
    return await sit_down(house, settings, Beginning(record.seed, begins, start), wish.name, wish.seat)


async def play_ruling(house: House, id: str, wish: PlayRuling) -> tuple[Room, Member]:
    """A table that begins where a ruling does, with its title; who opens it has the seat that is asked."""
    if wish.language not in LANGUAGES:
        raise Refusal("no_language")
    try:
        table = open_ruling(id, wish.case, new_seed())
    except SixgunError:
        raise Refusal("no_ruling") from None
    assert table.start is not None
    title = shorten(claim_of(id, wish.language), LONGEST, placeholder=" …")
    settings = practice_settings(table.kind.id, table.setup.to_dict(), title, wish.pace)
    return await sit_down(house, settings, Beginning(table.seed, [], table.start), wish.name, table.asked[0])


def check_seat(session: Session, seat: int) -> None:
    """There must be something left to do, for that seat."""
    if session.over:
        raise Refusal("not_now")
    if seat >= session.game.seats or session.game.is_out(seat):
        raise Refusal("no_seat")


def practice_settings(game: str, setup: dict[str, object], title: str, pace: Pace) -> Settings:
    """For nobody else to see, without a clock."""
    return Settings(game, setup, title, public=False, clock="none", pace=pace, dead_see="all")


async def sit_down(house: House, settings: Settings, beginning: Beginning, name: str, seat: int) -> tuple[Room, Member]:
    """Open the table and begin."""
    room, member = await house.create(settings, name)
    room.register.sit(member, seat)
    await room.changes.make(lambda: starting.begin(room, beginning))
    return room, member
