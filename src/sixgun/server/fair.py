"""Fairness: the seed is secret while the game goes on, its hash is shown before, the seed after."""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec import Struct

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


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """What is shown at the start: SHA-256 of the seed, in hexadecimal."""
    return sha256(seed.encode()).hexdigest()


def verify(record: Record | str | bytes, expected_hash: str | None = None) -> Verified:
    """Play a record again (raises BadRecord where that fails) and compare its seed with the hash shown at the start."""
    if not isinstance(record, Record):
        record = Record.from_json(record)
    table = replay(record, live=False)
    hashed = seed_hash(record.seed)
    matches = None if expected_hash is None else hashed == expected_hash.strip().lower()
    practice = record.start is not None
    return Verified(record.game, hashed, matches, table.over, table.result, len(record.answers), practice)
