"""Seeded chance as part of the State: keyed BLAKE2b in counter mode, 16 numbers of 32 bits a block.

Unpredictable without the seed (tables play with secret seeds), the same on every build, and cheap to copy.
"""

from __future__ import annotations

from _blake2 import blake2b  # the same as hashlib's, without loading OpenSSL at every start

from sixgun.kernel.hints import Final, TypeVar, i64, mypyc_attr

T = TypeVar("T")

BLOCK: Final = 16
WIDTH: Final = 4  # bytes a number
NOTHING_YET: Final = b""


def key_of(seed: str) -> bytes:
    """The generator's key: any text is a seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"sixgun").digest()


@mypyc_attr(acyclic=True)
class Chance:
    """A stream of numbers that is copied with the State that owns it."""

    __slots__ = ("key", "source", "block", "at", "blocks")

    def __init__(self, key: bytes, like: Chance | None = None) -> None:
        self.key = key
        if like is None:
            self.source = blake2b(key=key, digest_size=WIDTH * BLOCK)  # keyed once: every block begins with a copy
            self.block = NOTHING_YET
            self.at = BLOCK
            self.blocks = 0
        else:
            self.source = like.source
            self.block = like.block
            self.at = like.at
            self.blocks = like.blocks

    def copy(self) -> Chance:
        """The same stream from here on, independently."""
        return Chance(self.key, self)

    def child(self) -> Chance:
        """A stream of its own, another one each time."""
        key = blake2b(self.position.to_bytes(8, "little"), key=self.key, digest_size=32, person=b"child").digest()
        self.below(2)
        return Chance(key)

    def next_block(self) -> bytes:
        """The next block of the stream."""
        source = self.source.copy()
        source.update(self.blocks.to_bytes(8, "little"))
        self.blocks += 1
        return source.digest()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (bias below n / 2**32)."""
        if self.at == BLOCK:
            self.block = self.next_block()
            self.at = 0
        most: i64 = n
        found = (number_at(self.block, self.at) * most) >> 32
        self.at += 1
        return found

    def shuffle(self, cards: list[T]) -> None:
        """Fisher-Yates, in place: ``below`` drawn out into the loop; whatever lies there is moved as it is."""
        block = self.block
        at: i64 = self.at
        i: i64 = len(cards) - 1
        while i > 0:
            if at == BLOCK:
                block = self.next_block()
                at = 0
            j = (number_at(block, at) * (i + 1)) >> 32
            at += 1
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        self.block, self.at = block, at

    @property
    def position(self) -> int:
        """How many numbers have been drawn: two equal positions, and no chance came between."""
        return self.blocks * BLOCK + self.at


def number_at(block: bytes, at: i64) -> i64:
    """The number at that place of a block, its lowest byte first."""
    first = at * WIDTH
    a: i64 = block[first]
    b: i64 = block[first + 1]
    c: i64 = block[first + 2]
    d: i64 = block[first + 3]
    return a | b << 8 | c << 16 | d << 24


def deal(deck: list[T], hand: list[T], count: int) -> None:
    """The top cards, which lie last, into a hand: whatever lies there is moved as it is."""
    for _ in range(count):
        hand.append(deck.pop())


def is_among(numbers: list[int], number: int) -> bool:
    """``number in numbers``; compiled, that compares objects, this numbers."""
    for one in numbers:  # noqa: SIM110 - a plain loop: mypyc makes less of any()
        if one == number:
            return True
    return False


def take_out(cards: list[int], card: int) -> None:
    """``cards.remove(card)``; compiled, that compares objects, this numbers."""
    for at in range(len(cards)):
        if cards[at] == card:
            cards.pop(at)
            return
    raise ValueError(f"{card} is not among {cards}")
