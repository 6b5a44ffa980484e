"""Finished games: step by step, from one seat's eyes or all open; taken in and given out as record files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from sixgun.games import kind_of
from sixgun.kernel.draw import hash_of
from sixgun.kernel.errors import BadRecord, SixgunError
from sixgun.kernel.option import NONE
from sixgun.kernel.record import Record
from sixgun.kernel.session import Session
from sixgun.kernel.show import show_events, show_question
from sixgun.rulings.practice import open_record
from sixgun.server.errors import Refusal
from sixgun.server.http.turnstile import Breath
from sixgun.server.protocol.http_types import Frame, GameMark, GivenAnswer, ReplayLine, Review, TurnMark
from sixgun.server.room.outgoing import open_seats, told_draw
from sixgun.server.storage.start_row import StartRow
from sixgun.server.thinking.pool import Pool
from sixgun.server.thinking.review import review
from sixgun.server.thinking.thought import Thought
from sixgun.server.times import now
from sixgun.server.tokens import new_id

MOST_ANSWERS: Final = 10_000
MOST_CHECKED: Final = 2_000
MOST_REVIEWED: Final = 500
REVIEWED: Final[dict[tuple[str, int], Review]] = {}  # by replay and seat
CHECKED: Final[dict[str, None]] = {}  # replays that have led where they should, since the server began


def line_of(row: Mapping[str, Any], record: Record | None = None) -> ReplayLine:
    """A replay in a list; the seed is told where the record is at hand."""
    return ReplayLine(
        id=row["id"],
        game=row["game"],
        players=msgspec.json.decode(row["names"], type=list[str | None]),
        result=msgspec.json.decode(row["result"]),
        seed="" if record is None else record.seed,
        seed_hash="" if record is None else hash_of(record.seed),
        answers=len(record.answers) if record is not None else row["answers"],
        ended=row["ended"],
        imported=row["imported"],
        practice=record is not None and record.start is not None,
        draw=None if record is None else told_draw(record.draw),
    )


async def record_of(row: Mapping[str, Any]) -> Record:
    """The record of a stored replay, if it still is what was played: by these rules, and to the same end."""
    record = Record.from_json(row["record"])
    check_rules(record)
    if row["id"] not in CHECKED:
        try:
            await played_again(record)
        except SixgunError as error:
            raise Refusal("bad_record", detail=str(error)[:300]) from None
        CHECKED[row["id"]] = None
        if len(CHECKED) > MOST_CHECKED:
            del CHECKED[next(iter(CHECKED))]
    return record


def check_rules(record: Record) -> None:
    """What was played by other rules is not played again."""
    ours = kind_of(record.game).rules
    if record.rules != ours:
        raise Refusal("old_rules", rules=record.rules, ours=ours)


def fresh(record: Record) -> Session:
    """The game of a record before its first answer."""
    try:
        return open_record(record).session
    except SixgunError as error:
        raise Refusal("bad_record", detail=str(error)) from None


def step(session: Session, record: Record, at: int) -> None:
    """Give answer number *at*."""
    try:
        session.answer(*record.answers[at])
    except SixgunError as error:
        raise Refusal("bad_record", detail=f"answer {at}: {error}") from None


async def marks_of(record: Record) -> tuple[list[TurnMark], list[GameMark]]:
    """Where the turns begin, and the games of a series."""
    session = fresh(record)
    turns: list[TurnMark] = []
    games: list[GameMark] = []
    breath = Breath()
    read = 0
    for at in range(len(record.answers) + 1):
        story = session.game.story or []
        for entry in story[read:]:
            if entry.what == "turn":
                turns.append(TurnMark(at, entry.seat, entry.amount))
            elif entry.what == "game":
                games.append(GameMark(at, entry.amount, entry.seat))
        read = len(story)
        if at < len(record.answers):
            step(session, record, at)
            await breath.take()
    return turns, games


async def frames_of(record: Record, eyes: str, start: int, count: int) -> list[Frame]:
    """*count* frames from number *start* on."""
    session = fresh(record)
    if eyes.isdigit() and int(eyes) >= session.game.seats:
        raise Refusal("no_seat")
    found: list[Frame] = []
    breath = Breath()
    read = 0
    for at in range(min(start + count, len(record.answers) + 1)):
        if at:
            read = len(session.game.story or [])
            step(session, record, at - 1)
        if at >= start:
            found.append(frame(session, record, at, eyes, read))
        await breath.take()
    return found


def frame(session: Session, record: Record, at: int, eyes: str, since: int) -> Frame:
    """The game after *at* answers, as those eyes see it."""
    seat = int(eyes) if eyes.isdigit() else NONE
    asked = session.asked()
    asker = asked[0] if eyes == "all" and asked else seat
    given = None
    if at:
        by, key = record.answers[at - 1]
        given = GivenAnswer(by, key if eyes == "all" or by == seat else None)
    return Frame(
        number=at,
        answer=given,
        view=session.view(seat).to_dict(),
        question=show_question(session, asker),
        events=all_seen(session, since) if eyes == "all" else show_events(session, seat, since),
        open=open_seats(session, "all") if eyes == "all" else None,
    )


async def reviewed(pool: Pool, id: str, record: Record, seat: int) -> Review:
    """What a marshal says of the decisions of that seat; thought about once."""
    if seat >= fresh(record).game.seats:
        raise Refusal("no_seat")
    if (id, seat) not in REVIEWED:
        start = StartRow(
            record.game, record.setup, record.rules, record.seed, "none", [None] * 16, [], start=record.start
        )
        REVIEWED[id, seat] = await pool.run(review, Thought(start, record.answers, seat, "marshal"))
        if len(REVIEWED) > MOST_REVIEWED:
            del REVIEWED[next(iter(REVIEWED))]
    return REVIEWED[id, seat]


def all_seen(session: Session, since: int) -> list[dict[str, object]]:
    """The events as the one who saw most of each saw it."""
    views = [show_events(session, seat, since) for seat in range(session.game.seats)]
    return [max(same, key=len) for same in zip(*views, strict=True)]


@contextmanager
def refusing(id: str) -> Iterator[None]:
    """What is wrong with a file somebody brings is refused, never an error of ours."""
    try:
        yield
    except SixgunError as error:
        raise Refusal(id, detail=str(error)[:300]) from None
    except (TypeError, ValueError, KeyError, AttributeError, OverflowError) as error:
        raise Refusal(id, detail=type(error).__name__) from None


async def imported(text: bytes) -> dict[str, Any]:
    """The row of a record file somebody brings; it is played again first."""
    with refusing("no_record"):
        record = Record.from_json(text)
        check_rules(record)
    with refusing("bad_record"):
        session = await played_again(record)
    return {
        "id": new_id(),
        "public": False,
        "imported": True,
        "ended": now(),
        "game": record.game,
        "names": json.dumps([f"P{seat}" for seat in range(session.game.seats)]),
        "result": json.dumps(session.result),
        "record": record.to_json(),
        "people": 0,
        "answers": len(record.answers),
    }


async def played_again(record: Record) -> Session:
    """As ``sixgun.replay`` does it, but with pauses for the tables."""
    if len(record.answers) > MOST_ANSWERS:
        raise BadRecord(f"it has more than {MOST_ANSWERS} answers")
    check_rules(record)
    session = fresh(record)
    breath = Breath()
    for at in range(len(record.answers)):
        step(session, record, at)
        await breath.take()
    if record.digest and session.fingerprint() != record.digest:
        raise BadRecord("its answers fit, but lead to another position than the recorded one")
    return session
