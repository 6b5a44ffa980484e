"""Cards of the classic game in words: which card is meant, and where it is taken from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixgun.classic.rules.tables import CARD, KEY, PRINTED
from sixgun.kernel.option import NONE
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import Unmet, plain

NOTHING: Final = "none"


def fits(card: int, word: str) -> bool:
    """Is that card called so, by key, name or corner?"""
    key = KEY[card]
    return word in (key, PRINTED[card].face.id, key.partition(":")[2].split("#")[0])


def card_words(said: list[str], example: str) -> list[str]:
    """Words for cards, each meaning at least one."""
    words = [plain(word) for word in said]
    if words == [NOTHING]:
        return []
    if not words:
        raise BadRuling(f"say which cards, or {NOTHING!r}: {example!r}")
    for word in words:
        if not any(fits(card, word) for card in CARD.values()):
            raise BadRuling(
                f"there is no card {word!r}{did_you_mean(word, [*KEY, *(printed.face.id for printed in PRINTED)])}"
            )
    return words


def spell(cards: Sequence[int]) -> str:
    """Cards by their keys."""
    return " ".join(KEY[card] for card in cards) or NOTHING


def same_cards(cards: Sequence[int], words: list[str]) -> bool:
    """Are these exactly the cards, in any order? Exact words choose first."""
    left = list(cards)
    for word in sorted(words, key=lambda word: (":" not in word, word not in corners_of(left))):
        found = next((card for card in left if fits(card, word)), NONE)
        if found == NONE:
            return False
        left.remove(found)
    return not left


def corners_of(cards: Sequence[int]) -> list[str]:
    """Their ranks and suits."""
    return [KEY[card].partition(":")[2].split("#")[0] for card in cards]


def number_in(said: list[str], example: str) -> int:
    """One number."""
    if len(said) != 1 or not said[0].removeprefix("-").isdigit():
        raise BadRuling(f"say it like this: {example!r}")
    return int(said[0])


def compare(what: str, expected: object, found: object) -> None:
    """Equal, or unmet."""
    if expected != found:
        raise Unmet(f"{what} {expected}", str(found))


def allot(zones: list[list[str]], cards: list[int]) -> list[list[int]]:
    """A card for every word, taken out of *cards*: exact cards first, then corners, then any card of a name."""
    found: dict[tuple[int, int], int] = {}
    for fits in (is_key, is_corner, is_name):
        for at, zone in enumerate(zones):
            for place, word in enumerate(zone):
                if (at, place) not in found and is_kind(fits, word):
                    card = next((card for card in cards if fits(card, word)), None)
                    if card is None:
                        raise BadRuling(none_left(word))
                    cards.remove(card)
                    found[at, place] = card
    for at, zone in enumerate(zones):
        for place, word in enumerate(zone):
            if (at, place) not in found:
                known = {printed.face.id for printed in PRINTED} | set(KEY)
                raise BadRuling(f"there is no card {word!r}{did_you_mean(word, known)}")
    return [[found[at, place] for place in range(len(zone))] for at, zone in enumerate(zones)]


def is_key(card: int, word: str) -> bool:
    """``bang:AS``"""
    return KEY[card] == word


def is_corner(card: int, word: str) -> bool:
    """``AS``"""
    return KEY[card].partition(":")[2].split("#")[0] == word


def is_name(card: int, word: str) -> bool:
    """``bang``"""
    return PRINTED[card].face.id == word


def is_kind(fits: Callable[[int, str], bool], word: str) -> bool:
    """Is there such a card at all?"""
    return any(fits(card, word) for card in range(len(PRINTED)))


def none_left(word: str) -> str:
    """Why there is no card for that word."""
    all_of_it = [KEY[c] for c in range(len(PRINTED)) if is_key(c, word) or is_corner(c, word) or is_name(c, word)]
    return f"there is no {word} left at this table: the game has {len(all_of_it)} ({', '.join(all_of_it)})"
