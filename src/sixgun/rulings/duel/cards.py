"""Rulings of The Duel: words for its cards, and which cards they mean."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from sixgun.duel.abilities import CARD, FACE, FAMILIES, KEY, ORIGIN, SYMBOL
from sixgun.duel.sets import SETS
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import Unmet

ANY: Final = "any"
NOTHING: Final = "none"
TIMES: Final = re.compile(r"(.+)\*(\d+)")
assert SETS  # the tables of cards are filled


@cache
def names_of(card: int) -> tuple[str, ...]:
    """Every word for one card, the most exact first: key, name and back, name, back and symbol, back.

    >>> names_of(CARD["missed:L-S#2"])
    ('missed:L-S#2', 'missed:L-S', 'missed:L', 'missed', 'L-S', 'L')
    """
    key, name, back = KEY[card], FACE[card].id, FAMILIES[ORIGIN[card]]
    symbol = f"{back}-{SYMBOL[card]}"
    return (key, f"{name}:{symbol}", f"{name}:{back}", name, symbol, back)


EXACT: Final = len(names_of(0))


@cache
def card_names() -> frozenset[str]:
    """Every word for a card."""
    return frozenset(name for card in CARD.values() for name in names_of(card))


def fits(card: int, word: str) -> bool:
    """Is that card called so?"""
    return word == ANY or word in names_of(card)


def words_in(zone: str) -> list[str]:
    """The words of a zone; ``any*3`` is three times ``any``."""
    found: list[str] = []
    for word in zone.split():
        times = TIMES.fullmatch(word)
        found += [times[1]] * int(times[2]) if times else [word]
    for word in found:
        if word != ANY and word not in card_names():
            raise BadRuling(f"there is no card {word!r}{did_you_mean(word, sorted(card_names()))}")
    return found


def exactness(word: str) -> int:
    """How exactly a word names a card: 0 is one card only."""
    if word == ANY:
        return EXACT
    return min(names_of(card).index(word) for card in CARD.values() if word in names_of(card))


def allot(zones: list[list[str]], families: list[tuple[str, ...]], cards: list[int]) -> list[list[str]]:
    """The key of a card for every word, taken out of *cards*: exact words first, cards of the zone's families first."""
    wanted = [(exactness(word), at, place, word) for at, zone in enumerate(zones) for place, word in enumerate(zone)]
    found: dict[tuple[int, int], int] = {}
    for _, at, place, word in sorted(wanted, key=lambda want: want[:3]):
        fitting = [card for card in cards if fits(card, word)]
        own = [card for card in fitting if FAMILIES[ORIGIN[card]] in families[at]]
        meant = [card for card in fitting if KEY[card] == word]  # the first of two copies is also called like both
        if not fitting:
            raise BadRuling(none_left(word))
        found[at, place] = (meant or own or fitting)[0]
        cards.remove(found[at, place])
    return [[KEY[found[at, place]] for place in range(len(zone))] for at, zone in enumerate(zones)]


def none_left(word: str) -> str:
    """Why there is no card for that word."""
    all_of_it = [KEY[card] for card in CARD.values() if fits(card, word)]
    return f"there is no {word} left at this table: there are {len(all_of_it)} in all ({', '.join(all_of_it)})"


def spell(cards: Sequence[int]) -> str:
    """Cards by their keys."""
    return " ".join(KEY[card] for card in cards) or NOTHING


def same_cards(cards: Sequence[int], words: list[str]) -> bool:
    """Are these exactly the cards, in any order? Exact words choose first."""
    left = list(cards)
    for word in sorted(words, key=exactness):
        found = next((card for card in left if fits(card, word)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


# -- small checks -----------------------------------------------------------------------------------


def card_words(said: list[str], example: str) -> list[str]:
    """Words for cards, each meaning at least one."""
    if said == [NOTHING]:
        return []
    if not said:
        raise BadRuling(f"say which cards, or {NOTHING!r}: {example!r}")
    for word in said:
        if word not in card_names():
            raise BadRuling(f"there is no card {word!r}{did_you_mean(word, sorted(card_names()))}")
    return said


def number_in(said: list[str], example: str) -> int:
    """One number."""
    if len(said) != 1 or not said[0].isdigit():
        raise BadRuling(f"say it like this: {example!r}")
    return int(said[0])


def nothing_more(said: list[str], example: str) -> None:
    """No words may follow."""
    if said:
        raise BadRuling(f"say it like this: {example!r}")


def compare(what: str, expected: object, found: object) -> None:
    """Equal, or unmet."""
    if expected != found:
        raise Unmet(f"{what} {expected}", str(found))


def exactly(what: str, cards: Sequence[int], said: list[str]) -> None:
    """Exactly these cards, in any order."""
    if not same_cards(cards, card_words(said, f"? … {what} colt")):
        raise Unmet(f"{what} {' '.join(said)}", spell(cards))


def on_top(what: str, cards: Sequence[int], said: list[str]) -> None:
    """The topmost cards, the top one first."""
    words = card_words(said, f"? {what} top colt")
    found = list(cards)[::-1][: max(len(words), 1)]
    if len(found) != len(words) or not all(fits(card, word) for card, word in zip(found, words, strict=True)):
        raise Unmet(f"{what} top {' '.join(said)}", spell(found))
