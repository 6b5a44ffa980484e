"""Seeded chance as part of the State: SHAKE-128 in counter mode, 64 numbers a block.

Unpredictable without the seed (tables play with secret seeds), the same on every build, and cheap to copy.
"""

from __future__ import annotations

from hashlib import blake2b, shake_128
from struct import unpack
from typing import Final

from mypy_extensions import i64

BLOCK: Final = 64
NOTHING_YET: Final[tuple[int, ...]] = ()


def key_of(seed: str) -> bytes:
    """The generator's key: any text is a seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"sixgun").digest()


def block_of(key: bytes, number: int) -> tuple[int, ...]:
    """The *number*-th block of the stream: 64 numbers of 32 bits."""
    return unpack("<64I", shake_128(key + number.to_bytes(8, "little")).digest(4 * BLOCK))


class Chance:
    """A stream of numbers that is copied with the State that owns it."""

    __slots__ = ("key", "block", "at", "blocks")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = NOTHING_YET
        self.at = BLOCK
        self.blocks = 0

    def copy(self) -> Chance:
        """The same stream from here on, independently."""
        other = Chance(self.key)
        other.block = self.block
        other.at = self.at
        other.blocks = self.blocks
        return other

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (bias below n / 2**32)."""
        if self.at == BLOCK:
            self.block = block_of(self.key, self.blocks)
            self.blocks += 1
            self.at = 0
        x: i64 = self.block[self.at]
        most: i64 = n
        self.at += 1
        return (x * most) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates, in place: ``below`` drawn out into the loop."""
        block, at = self.block, self.at
        for i in range(len(cards) - 1, 0, -1):
            if at == BLOCK:
                block = block_of(self.key, self.blocks)
                self.blocks += 1
                at = 0
            x: i64 = block[at]
            most: i64 = i + 1
            j: int = (x * most) >> 32
            at += 1
            cards[i], cards[j] = cards[j], cards[i]
        self.block, self.at = block, at

    @property
    def position(self) -> int:
        """How many numbers have been drawn: two equal positions, and no chance came between."""
        return self.blocks * BLOCK + self.at
