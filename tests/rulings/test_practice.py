"""The tables of rulings as games to be played on."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import sixgun
from sixgun.kernel.errors import BadRecord, SixgunError
from sixgun.kernel.record import Record
from sixgun.rulings import open_record, open_ruling, practice, read_ruling, replay, shipped
from sixgun.rulings.practice import playable

LONG = 3_000
CASES = [(path, case) for path in shipped() for case in playable(read_ruling(path))]


def a_ruling(case: int = 2) -> Record:
    table = open_ruling("ruthless-law-limits", case, "a seed")
    for _ in range(8):
        seat = table.asked[0]
        table.answer(seat, table.choices(seat)[-1])
    return table.record()


@pytest.mark.parametrize("seed", ["one", "two", "three", "four", "five"])
def test_every_ruling_can_be_laid_out_whatever_chance_does(seed: str) -> None:
    for path, case in CASES:
        assert not open_ruling(path.stem, case, seed).over


def test_every_ruling_can_be_played_to_the_end_and_played_again() -> None:
    for number, (path, case) in enumerate(CASES):
        chance = random.Random(number)
        table = open_ruling(path.stem, case, f"seed {number}")
        while not table.over:
            seat = table.asked[0]
            table.answer(seat, chance.choice(table.choices(seat)))
            assert table.session.answered < LONG, (path.stem, case)
        if number % 9 == 0:
            assert replay(table.record().to_json(), live=False).fingerprint() == table.fingerprint()


def test_the_record_says_where_it_begins() -> None:
    record = Record.from_json(a_ruling().to_json())
    assert record.start is not None
    assert (record.start["kind"], record.start["id"], record.start["case"]) == ("ruling", "ruthless-law-limits", 2)
    assert replay(record).fingerprint() == record.digest
    with pytest.raises(BadRecord, match=r"sixgun\.rulings\.replay"):
        sixgun.replay(record)


def test_a_record_of_a_ruling_that_has_changed_since_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = a_ruling()
    text = practice.paths()["ruthless-law-limits"].read_text().replace('hand = "bang beer"', 'hand = "bang missed"')
    changed = tmp_path / "ruthless-law-limits.toml"
    changed.write_text(text)
    monkeypatch.setattr(practice, "paths", lambda: {"ruthless-law-limits": changed})
    with pytest.raises(BadRecord, match="changed since"):
        replay(record)


@pytest.mark.parametrize(
    "change",
    [
        {"start": {"kind": "ruling"}}, {"start": {"kind": "ruling", "id": 5, "case": 1}}, {"game": "duel"},
        {"start": {"kind": "ruling", "id": "../../pyproject", "case": 1}}, {"seed": "another"},
        {"start": {"kind": "ruling", "id": "ruthless-law-limits", "case": 99}}, {"start": {"kind": "dream"}},
        {"start": {"kind": "ruling", "id": "ruthless-law-limits", "case": 2, "position": "elsewhere"}},
        {"setup": {"players": 7, "sets": ["base"], "options": {}}}, {"rules": "classic-0"},
    ],
)  # fmt: skip
def test_a_record_that_lies_about_its_beginning_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(SixgunError):
        replay(json.dumps(json.loads(a_ruling().to_json()) | change))


def test_a_table_without_all_its_cards_is_not_played() -> None:
    path = next(path for path in shipped() if 'rest = "out"' in path.read_text())
    out = [case.number for case in read_ruling(path).cases if case.table.get("rest") == "out"]
    with pytest.raises(SixgunError):
        open_ruling(path.stem, out[0], "s")


def test_a_record_of_a_deal_is_opened_too() -> None:
    assert open_record(sixgun.new_game("classic", 4, seed="s").record()).seats == 4
