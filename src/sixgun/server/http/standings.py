"""Who stands where in a series: of a table, at any time, and of a replay; as JSON, or as CSV for spreadsheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response

from sixgun.server.errors import Refusal
from sixgun.server.protocol.http_types import Standings
from sixgun.server.room.room import Room
from sixgun.standings import as_csv, standings_of


def of_table(room: Room) -> dict[str, Any]:
    """Of the series being played, or just over: what any spectator sees."""
    match = room.match
    if not room.register.settings.spectators:
        raise Refusal("no_spectators")
    found = None if match is None else standings_of(match.table)
    if match is None or found is None:
        raise Refusal("no_series")
    return found | {"players": match.people(room.register.people())}


def of_replay(row: Mapping[str, Any]) -> dict[str, Any]:
    """Of a finished one: it is its result."""
    result = msgspec.json.decode(row["result"])
    if "standings" not in result:
        raise Refusal("no_series")
    players = msgspec.json.decode(row["names"])
    return {"over": True, "standings": result["standings"], "games": result["games"], "players": players}


def answer(found: dict[str, Any], csv: bool, name: str) -> Standings | Response:
    """In the form asked for; CSV is a file to save."""
    if not csv:
        return msgspec.convert(found, Standings)
    headers = {"Content-Disposition": f'attachment; filename="sixgun-{name}.csv"', "Cache-Control": "no-store"}
    return Response(as_csv(found["standings"], found["players"]), media_type="text/csv", headers=headers)
