"""kill -9 under load: nothing that anybody was shown is lost, and every game goes on and ends."""

import asyncio
from pathlib import Path

import pytest

import kill_server


def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    found = asyncio.run(kill_server.torment(5, 6, tmp_path, seed=6))
    assert not found["faults"]
    assert found["states_compared"] >= 3 * (6 * 3 + 3) and found["games_ended"] >= 6


@pytest.mark.timeout(400)  # four games one after the other
def test_a_series_survives_too_in_a_game_and_between_two(tmp_path: Path) -> None:
    found = asyncio.run(kill_server.torment(6, 1, tmp_path, seed=3, options=kill_server.SERIES))
    assert not found["faults"]
    assert found["states_compared"] >= 6 and found["games_ended"] >= 1
