"""Seeded chance as part of the State: keyed BLAKE2b in counter mode, 16 numbers a block.

Unpredictable without the seed (tables play with secret seeds), the same on every build, and cheap to copy.
"""

from __future__ import annotations

from _blake2 import blake2b  # the same as hashlib's, without loading OpenSSL at every start
from struct import unpack
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

BLOCK: Final = 16
NOTHING_YET: Final[tuple[int, ...]] = ()


def key_of(seed: str) -> bytes:
    """The generator's key: any text is a seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"sixgun").digest()


def block_of(key: bytes, number: int) -> tuple[int, ...]:
    """The *number*-th block of the stream: 16 numbers of 32 bits."""
    return unpack("<16I", blake2b(number.to_bytes(8, "little"), key=key, digest_size=4 * BLOCK).digest())


class Chance:
    """A stream of numbers that is copied with the State that owns it."""

    __slots__ = ("key", "block", "at", "blocks")

    def __init__(self, key: bytes, block: tuple[int, ...] = NOTHING_YET, at: int = BLOCK, blocks: int = 0) -> None:
        self.key = key
        self.block = block
        self.at = at
        self.blocks = blocks

    def copy(self) -> Chance:
        """The same stream from here on, independently."""
        return Chance(self.key, self.block, self.at, self.blocks)

    def child(self) -> Chance:
        """A stream of its own, another one each time."""
        key = blake2b(self.position.to_bytes(8, "little"), key=self.key, digest_size=32, person=b"child").digest()
        self.below(2)
        return Chance(key)

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

    def shuffle(self, cards: list[T]) -> None:
        """Fisher-Yates, in place: ``below`` drawn out into the loop; whatever lies there is moved as it is."""
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
