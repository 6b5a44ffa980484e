"""Those who play while `bench faults` breaks things go on by themselves: a table that stands still tells something."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.bench import fault_players
from sixgun.server.bench.fault_players import FaultPlayer, seat_players
from sixgun.server.bench.measure import ServerProcess
from sixgun.server.bench.run_faults import begin


class Unheard(FaultPlayer):
    """The first wish for another game is lost on the way."""

    was_lost = False

    def say(self, type: str, **fields: Any) -> None:
        if type == "rematch" and not self.was_lost:
            self.was_lost = True
        else:
            super().say(type, **fields)


async def play_into_the_second_game(players: list[FaultPlayer]) -> None:
    lives = [asyncio.create_task(player.live()) for player in players]
    for player in players:
        player.thinking = (0.0, 0.01)
    await begin(players)
    end = time.monotonic() + 60
    while players[0].history.furthest[0] < 2 and time.monotonic() < end:
        await asyncio.sleep(0.05)
    for player in players:
        player.is_done = True
    await asyncio.gather(*lives)


def test_another_game_is_wished_for_until_it_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault_players, "FaultPlayer", Unheard)
    server = ServerProcess(tmp_path / "data", "--no-limits")
    try:
        players = seat_players([int(server.url.rpartition(":")[2].rstrip("/"))], 1, random.Random(1))
        asyncio.run(play_into_the_second_game(players))
    finally:
        server.stop()
    assert players[0].history.furthest[0] >= 2 and players[0].history.faults == []
