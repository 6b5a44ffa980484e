"""Seeded chance: the same on every build, fair, copied with the State."""

from __future__ import annotations

from collections import Counter

from sixgun.kernel.chance import Chance, key_of


def test_the_stream_is_the_same_for_ever() -> None:
    chance = Chance(key_of("sixgun"))
    assert [chance.below(1000) for _ in range(8)] == FIRST


def test_a_copy_goes_on_by_itself() -> None:
    chance = Chance(key_of("a"))
    chance.below(10)
    copy = chance.copy()
    assert [copy.below(100) for _ in range(200)] == [chance.below(100) for _ in range(200)]
    assert copy.position == chance.position
    copy.below(2)
    assert copy.position == chance.position + 1


def test_a_shuffle_uses_the_same_numbers_as_below() -> None:
    one, two = Chance(key_of("b")), Chance(key_of("b"))
    cards, want = list(range(90)), list(range(90))
    one.shuffle(cards)
    for i in range(89, 0, -1):
        j = two.below(i + 1)
        want[i], want[j] = want[j], want[i]
    assert cards == want and sorted(cards) == list(range(90)) and one.position == two.position


def test_it_is_fair() -> None:
    chance = Chance(key_of("fair"))
    seen = Counter(chance.below(7) for _ in range(70_000))
    assert set(seen) == set(range(7)) and all(9_600 < n < 10_400 for n in seen.values())


FIRST = [795, 85, 277, 606, 619, 606, 896, 475]
