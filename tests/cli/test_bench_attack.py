"""The attacks: each goes to a real server for a moment; what was seen is counted rightly."""

from __future__ import annotations

import json

from sixgun.server.bench.run_attacks import PEAK_MIB, Outcome
from tests.cli.conftest import Sixgun, assert_one_line


def test_it_holds_only_if_nobody_else_noticed_much() -> None:
    calm = Outcome("x", [0.01] * 95 + [3.0] * 4, [], 399)
    assert calm.holds and calm.wait(0.5) == 10 and calm.wait(1) == 3000
    assert not Outcome("x", [0.01] * 90 + [0.2] * 10, [], 100).holds, "slow"
    assert not Outcome("x", [0.01] * 100, ["TimeoutError"], 100).holds, "an error"
    assert not Outcome("x", [0.01] * 100, [], 401).holds, "memory"
    assert not Outcome("x", [], [], 100).holds, "nobody was served"


def test_an_attack_is_run_and_told(sixgun: Sixgun) -> None:
    done = sixgun("bench", "attack", "--only", "ping-flood", "--seconds", "1", "--json")
    found = json.loads(done.out)
    assert found["attack"] == "ping-flood" and found["asked"] > 5 and found["errors"] == 0, found
    assert found["peak_mib"] < PEAK_MIB and done.code == (0 if found["holds"] else 1)


def test_an_unknown_attack_is_refused(sixgun: Sixgun) -> None:
    assert_one_line(sixgun("bench", "attack", "--only", "rain"), "rain", "ping-flood")
