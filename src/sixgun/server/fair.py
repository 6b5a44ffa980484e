"""Fairness: the seed is drawn together and secret while the game goes on; its hash is shown before, all of it after."""

from __future__ import annotations

from msgspec import Struct

from sixgun.kernel.draw import hash_of
from sixgun.kernel.record import Record
from sixgun.rulings.practice import replay


class Verified(Struct):
    """A record that was played again and led where it should."""

    game: str
    seed_hash: str
    hash_matches: bool | None  # None: no hash was given to compare with
    over: bool
    result: dict[str, object] | None
    answers: int
    practice: bool  # it began at a known place: there was no secret to keep
    shares: int | None  # how many players drew the seed together with the server; None: the record does not tell


def verify(record: Record | str | bytes, expected_hash: str | None = None) -> Verified:
    """Play a record again (raises BadRecord where that fails) and compare its seed with the hash shown at the start."""
    if not isinstance(record, Record):
        record = Record.from_json(record)
    table = replay(record, live=False)
    hashed = hash_of(record.seed)
    matches = None if expected_hash is None else hashed == expected_hash.strip().lower()
    practice = record.start is not None
    shares = None if record.draw is None else len(record.draw.shares)
    return Verified(record.game, hashed, matches, table.over, table.result, len(record.answers), practice, shares)
