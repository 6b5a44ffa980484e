"""The HTTP API: lobby, replays, catalogue and health."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from sixgun import __version__
from sixgun.locale import LANGUAGES
from sixgun.server.errors import Refusal
from sixgun.server.house import House
from sixgun.server.http import catalogue as lists
from sixgun.server.http import practice, replays, standings
from sixgun.server.http.invitations import drawn, invitation
from sixgun.server.http.reports import take_report
from sixgun.server.http.rest import Call, Endpoint, Nothing, openapi
from sixgun.server.http.turnstile import Turnstile
from sixgun.server.protocol import http_types as t
from sixgun.server.protocol.messages import VERSION, ClientMessage, ServerMessage
from sixgun.server.protocol.terms import Json
from sixgun.server.room import drawing
from sixgun.server.room.joining import join
from sixgun.server.room.register import Member
from sixgun.server.room.room import Room
from sixgun.server.storage.batch import Batch
from sixgun.server.visitors.limits import Visitor

ReplayId = Annotated[str, Meta(max_length=24)]


class ReplaysQuery(Struct, forbid_unknown_fields=True):
    """Which part of the list."""

    before: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    count: Annotated[int, Meta(ge=1, le=100)] = 20


class FramesQuery(Struct, forbid_unknown_fields=True):
    """Which frames, seen by whom."""

    eyes: t.Eyes = "table"
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 50


class StandingsQuery(Struct, forbid_unknown_fields=True):
    """In which form."""

    form: Literal["json", "csv"] = "json"


class ReviewQuery(Struct, forbid_unknown_fields=True):
    """Whose decisions."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class LanguageQuery(Struct, forbid_unknown_fields=True):
    """In which language."""

    language: Annotated[str, Meta(max_length=20)] = "en"


def house_of(call: Call[Any, Any]) -> House:
    """The server."""
    house: House = call.request.app.state.house
    return house


def visitor_of(call: Call[Any, Any]) -> Visitor:
    """The address it comes from."""
    return house_of(call).rates.visitor(call.address)


def joined(call: Call[Any, Any], room: Room, member: Member) -> t.Joined:
    """Who you are now."""
    house = house_of(call)
    house.rates.places.note(member, visitor_of(call))
    return t.Joined(room.register.code, member.id, member.seat, house.tokens.make(room.register.code, member.id))


# -- the lobby ----------------------------------------------------------------------------------------------------


async def list_games(call: Call[None, Nothing]) -> t.Games:
    """The games with their sets and table options, the clocks, the bots, the languages."""
    return lists.games()


async def list_tables(call: Call[None, Nothing]) -> t.Tables:
    """The public tables."""
    return t.Tables(house_of(call).lobby.tables())


async def create_table(call: Call[t.CreateTable, Nothing]) -> t.Joined:
    """Open a table."""
    house = house_of(call)
    room, member = await house.create(call.body.settings, call.body.name)
    room.register.sit(member, call.body.seat)
    await room.changes.make(lambda: mark_changed(room))
    return joined(call, room, member)


def mark_changed(room: Room) -> None:
    """A new table is to be written."""
    room.pending.table_changed = True


async def play_now(call: Call[t.PlayNow, Nothing]) -> t.Joined:
    """Play against bots at once, or watch them play; who has a share in the seed begins by revealing it."""
    house = house_of(call)
    room, member = await house.create(call.body.settings, call.body.name)
    if not call.body.watch:
        room.register.sit(member, call.body.seat)
    if call.body.commitment is not None and room.register.draw is not None and not call.body.watch:
        room.register.draw.commitments[member.id] = call.body.commitment
    await room.changes.make(lambda: drawing.begin(room, [member], drawing.FIRST))
    return joined(call, room, member)


async def join_table(call: Call[t.JoinTable, Nothing]) -> t.Joined:
    """Come in to a table."""
    house = house_of(call)
    room = await house.find(call.path("code"), call.address)
    wants_seat = not call.body.watch and (call.body.seat is not None or room.register.status != "playing")
    with house.rates.places.coming(room.register, visitor_of(call), wants_seat):
        return joined(call, room, await join(room, call.body))


async def table_info(call: Call[None, Nothing]) -> t.TableInfo:
    """What somebody with the code sees before coming in."""
    room = await house_of(call).find(call.path("code"), call.address)
    register = room.register
    return t.TableInfo(
        room.audience.listing(), invite_of(call, room), register.status == "frozen", register.game, register.replays
    )


def invite_of(call: Call[Any, Any], room: Room) -> str:
    """The address to send to friends."""
    host = call.request.headers.get("host")
    return invitation(house_of(call).site, call.request.scope["scheme"], host, room.register.code)


async def table_qr(call: Call[None, Nothing]) -> Response:
    """The invitation as a QR code."""
    room = await house_of(call).find(call.path("code"), call.address)
    picture = drawn(invite_of(call, room))
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


async def table_standings(call: Call[None, StandingsQuery]) -> t.Standings | Response:
    """Who stands where in the series at a table."""
    room = await house_of(call).find(call.path("code"), call.address)
    return standings.answer(standings.of_table(room), call.query.form == "csv", room.register.code)


def record_file(text: str, name: str) -> Response:
    """As a file to save."""
    headers = {"Content-Disposition": f'attachment; filename="sixgun-{name}.json"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


# -- replays ------------------------------------------------------------------------------------------------------


async def list_replays(call: Call[None, ReplaysQuery]) -> t.Replays:
    """Finished games of public tables, the latest first."""
    rows = await house_of(call).store.replays(call.query.before, call.query.count)
    last = rows[-1]["number"] if len(rows) == call.query.count else None
    return t.Replays([replays.line_of(row) for row in rows], last)


async def stored_replay(call: Call[Any, Any]) -> Any:
    """The replay the path names."""
    house = house_of(call)
    if house.rates.is_spent(call.address, "guessing"):
        raise Refusal("slow_down")
    row = await house.store.replay(call.path("id"))
    if row is None:
        house.rates.allows(call.address, "guessing")
        raise Refusal("no_replay")
    return row


def turn_of(call: Call[Any, Any]) -> AbstractAsyncContextManager[None]:
    """The caller's turn to have a game played again."""
    turnstile: Turnstile = call.request.app.state.turnstile
    return turnstile.turn(visitor_of(call))


async def get_replay(call: Call[None, Nothing]) -> t.ReplayInfo:
    """A finished game: result, seed, turns."""
    row = await stored_replay(call)
    async with turn_of(call):
        record = await replays.record_of(row)
        turns, games = await replays.marks_of(record)
    return t.ReplayInfo(replays.line_of(row, record), record.setup, len(record.answers) + 1, turns, games)


async def replay_standings(call: Call[None, StandingsQuery]) -> t.Standings | Response:
    """Who stood where at the end of a series."""
    row = await stored_replay(call)
    return standings.answer(standings.of_replay(row), call.query.form == "csv", row["id"])


async def replay_frames(call: Call[None, FramesQuery]) -> t.Frames:
    """Frames of a replay, as one seat, a spectator or everybody together saw them."""
    row = await stored_replay(call)
    query = call.query
    async with turn_of(call):
        record = await replays.record_of(row)
        found = await replays.frames_of(record, query.eyes, query.start, query.count)
    return t.Frames(found, len(record.answers) + 1)


async def replay_record(call: Call[None, Nothing]) -> Response:
    """The record file of a finished game."""
    row = await stored_replay(call)
    return record_file(row["record"], row["id"])


async def review_replay(call: Call[None, ReviewQuery]) -> t.Review:
    """Where a marshal would have done something else than that seat: by its own reckoning."""
    row = await stored_replay(call)
    async with turn_of(call):
        record = await replays.record_of(row)
        return await replays.reviewed(house_of(call).pool, row["id"], record, call.query.seat)


async def play_on(call: Call[t.PlayOn, Nothing]) -> t.Joined:
    """Go on from a moment of a finished game, at a private table full of bots."""
    row = await stored_replay(call)
    house = house_of(call)
    async with turn_of(call):
        return joined(call, *await practice.play_on(house, row["id"], await replays.record_of(row), call.body))


async def import_record(call: Call[bytes, Nothing]) -> t.Imported:
    """Bring a record file: it is played again, and gets a link."""
    async with turn_of(call):
        row = await replays.imported(call.body)
    await house_of(call).store.commit(Batch(replays=[row]))
    return t.Imported(row["id"])


# -- problems -----------------------------------------------------------------------------------------------------


async def report(call: Call[t.NewReport, Nothing]) -> t.Reported:
    """Report a problem; the server adds the record, which it does not show."""
    browser = call.request.headers.get("user-agent", "")
    return t.Reported(await take_report(house_of(call), call.body, call.address, browser))


# -- looking up ---------------------------------------------------------------------------------------------------


async def get_catalogue(call: Call[None, Nothing]) -> t.Catalogue:
    """Every card and character of every game."""
    return lists.catalogue()


async def list_rulings(call: Call[None, LanguageQuery]) -> t.Rulings:
    """The executable rulings shipped with the server, with their titles in a language."""
    if call.query.language not in LANGUAGES:
        raise Refusal("no_language")
    return lists.rulings(call.query.language)


async def play_ruling(call: Call[t.PlayRuling, Nothing]) -> t.Joined:
    """Play a ruling, at a private table full of bots."""
    house = house_of(call)
    return joined(call, *await practice.play_ruling(house, call.path("id"), call.body))


async def health(call: Call[None, Nothing]) -> t.Health:
    """Is the server well? Only if it can write."""
    house = house_of(call)
    await house.store.check()
    return t.Health("ok", __version__, len(house.rooms), house.counters.sockets)


async def ready(call: Call[None, Nothing]) -> t.Health:
    """May people be sent here? Not if the server is leaving, or not sure of its tables."""
    house = house_of(call)
    if house.is_leaving or house.store.trouble is not None:
        raise Refusal("unreachable")
    return t.Health("ok", __version__, len(house.rooms), house.counters.sockets)


@cache
def protocol_schema() -> dict[str, Any]:
    """The JSON schema of all messages."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {"version": VERSION, "client": client, "server": server, "$defs": parts}


async def get_protocol(call: Call[None, Nothing]) -> Json:
    """The JSON schema of the WebSocket messages."""
    return protocol_schema()


async def get_openapi(call: Call[None, Nothing]) -> Json:
    """This description."""
    return document()


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    return openapi(ENDPOINTS)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/games", list_games, gives=t.Games),
    Endpoint("GET", "/api/tables", list_tables, gives=t.Tables),
    Endpoint(
        "POST",
        "/api/tables",
        create_table,
        takes=t.CreateTable,
        gives=t.Joined,
        limit="creating",
        status=201,
        opens=True,
    ),
    Endpoint("POST", "/api/play", play_now, takes=t.PlayNow, gives=t.Joined, limit="creating", status=201, opens=True),
    Endpoint("GET", "/api/tables/{code}", table_info, gives=t.TableInfo),
    Endpoint("POST", "/api/tables/{code}/join", join_table, takes=t.JoinTable, gives=t.Joined, limit="joining"),
    Endpoint("GET", "/api/tables/{code}/qr.svg", table_qr, media="image/svg+xml", limit="drawing"),
    Endpoint("GET", "/api/tables/{code}/standings", table_standings, query=StandingsQuery, gives=t.Standings),
    Endpoint("GET", "/api/replays", list_replays, query=ReplaysQuery, gives=t.Replays),
    Endpoint("POST", "/api/replays", import_record, takes=bytes, gives=t.Imported, limit="importing"),
    Endpoint("GET", "/api/replays/{id}", get_replay, gives=t.ReplayInfo, limit="replaying"),
    Endpoint("GET", "/api/replays/{id}/frames", replay_frames, query=FramesQuery, gives=t.Frames, limit="replaying"),
    Endpoint("GET", "/api/replays/{id}/review", review_replay, query=ReviewQuery, gives=t.Review, limit="importing"),
    Endpoint("GET", "/api/replays/{id}/record", replay_record, gives=Json),
    Endpoint("GET", "/api/replays/{id}/standings", replay_standings, query=StandingsQuery, gives=t.Standings),
    Endpoint(
        "POST",
        "/api/replays/{id}/play",
        play_on,
        takes=t.PlayOn,
        gives=t.Joined,
        limit="creating",
        status=201,
        opens=True,
    ),
    Endpoint("POST", "/api/reports", report, takes=t.NewReport, gives=t.Reported, limit="reporting", status=201),
    Endpoint("GET", "/api/catalogue", get_catalogue, gives=t.Catalogue),
    Endpoint("GET", "/api/rulings", list_rulings, query=LanguageQuery, gives=t.Rulings),
    Endpoint(
        "POST",
        "/api/rulings/{id}/play",
        play_ruling,
        takes=t.PlayRuling,
        gives=t.Joined,
        limit="creating",
        status=201,
        opens=True,
    ),
    Endpoint("GET", "/api/health", health, gives=t.Health),
    Endpoint("GET", "/api/ready", ready, gives=t.Health),
    Endpoint("GET", "/api/protocol.json", get_protocol, gives=Json),
    Endpoint("GET", "/api/openapi.json", get_openapi, gives=Json),
]
