"""Which sets a process has met before changes nothing in a game."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAY = """
import sys
from sixgun import open_table
from sixgun.classic.sets import manifest_of
for name in sys.argv[1:]:
    manifest_of(name)
options = {"dc_pixie_pete_four": True, "special_characters": True}
table = open_table("classic", {"players": 6, "sets": ["base", "dodge_city", "high_noon"], "options": options}, "order")
for step in range(300):
    if table.over:
        break
    choices = table.choices(table.asked[0])
    table.answer(table.asked[0], choices[step % len(choices)])
print(table.fingerprint())
"""


def fingerprint(*sets: str) -> str:
    """Of a game played where these sets were imported first."""
    return subprocess.run([sys.executable, "-c", PLAY, *sets], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("sets", [("high_noon", "dodge_city"), ("wws_events", "wws_characters", "fistful")])
def test_a_game_does_not_hang_on_the_order_in_which_sets_were_imported(sets: tuple[str, ...]) -> None:
    assert fingerprint(*sets) == fingerprint()
