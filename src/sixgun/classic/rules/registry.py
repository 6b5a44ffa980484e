"""Registration: numbers for abilities, numbers and keys for their physical cards; misspelt hooks are refused."""

from __future__ import annotations

from sixgun.classic.rules.ability import Ability, Character
from sixgun.classic.rules.answers import AsVerb, PairVerb
from sixgun.classic.rules.faces import FREE, NO_FACE, Blue, Face
from sixgun.classic.rules.hooks import HOOK_WORDS, HOOKS, TESTS
from sixgun.classic.rules.tables import (
    ABILITIES,
    ABILITY,
    CARD,
    CAST,
    CHARACTERS,
    KEY,
    LEXICON,
    PLAYED_AS,
    PRINTED,
    RANKS,
    Printed,
)
from sixgun.kernel.ability import check_hooks, hooks_of
from sixgun.kernel.hints import i64
from sixgun.kernel.option import NONE
from sixgun.kernel.verbs import ActVerb, CardVerb


def parse_copies(copies: str) -> list[str]:
    """Read the printed corners.

    >>> parse_copies("AS QH-AH")
    ['AS', 'QH', 'KH', 'AH']
    """
    printed = []
    for token in copies.split():
        first, _, last = token.partition("-")
        start, end = RANKS.index(first[0]), RANKS.index((last or first)[0])
        printed += [rank + first[1] for rank in RANKS[start : end + 1]]
    return printed


def register(ability: Ability) -> None:
    """Give an ability its number."""
    cls = type(ability)
    check_hooks(cls, HOOK_WORDS, HOOKS, TESTS)
    if ability.id in ABILITY:
        raise TypeError(f"{cls.__name__}: there is a {ability.id} already")
    ability.number = ability.listener.number = len(ABILITIES)
    ability.hooks = hooks_of(cls, Ability, HOOKS)
    ability.minds = ability.listener.minds = bits_of(ability.hooks)
    ability.counts = has_numbers(ability)
    ability.raises_the_dead = cls.raises is not Ability.raises
    ability.is_for_all = says_more_of_a_table(ability)
    ability.acts = verb_of(ability)(LEXICON, "use", ability.number, ability.id)
    ABILITIES.append(ability.listener)
    LEXICON.rules.append(ability.id)
    ABILITY[ability.id] = ability
    PLAYED_AS.append(ability if isinstance(ability, Face) else NO_FACE)
    if isinstance(ability, Face):
        register_face(ability)
    elif isinstance(ability, Character):
        CAST[ability.id] = len(CHARACTERS)
        CHARACTERS.append(ability)
        LEXICON.cast.append(ability.id)


def has_numbers(ability: Ability) -> bool:
    """Is there anything on it to be summed up?"""
    printed = (ability.reach, ability.closer, ability.farther, ability.more_bangs)
    return any(printed) or ability.any_number_of_bangs


def says_more_of_a_table(ability: Ability) -> bool:
    """Lying there, does it change anything for all besides being heard?"""
    cls = type(ability)
    printed = (ability.levels_distances, ability.opens_hands, ability.reverses_turns, ability.raises_the_dead)
    reverses = cls.reverses_effects is not Ability.reverses_effects
    return any(printed) or reverses or cls.leaves_only_cards is not Ability.leaves_only_cards


def bits_of(hooks: list[int]) -> i64:
    """The same as bits. Counted in plain ints: mypyc shifts a constant i64 as if it had 32 bits."""
    bits = 0
    for hook in hooks:
        bits |= 1 << hook
    return bits


def verb_of(ability: Ability) -> type[ActVerb]:
    """How its actions are written."""
    return PairVerb if ability.names_second_card else AsVerb if ability.acts_as else ActVerb


def register_face(face: Face) -> None:
    """What the hot path wants to know of a face at once."""
    cls = type(face)
    face.plays = CardVerb(LEXICON, "play", face.number, face.id)
    face.plays.may_do_nothing = face.may_do_nothing
    face.asks = cls.play is not Face.play
    face.aims = cls.targets is not Face.targets
    face.simple = not face.aims and cls.forbidden is Face.forbidden and face.price is FREE
    face.only_once = not face.aims and cls.forbidden is Blue.forbidden and face.price is FREE
    face.stirs = cls.left_play is not Face.left_play or cls.entered_play is not Face.entered_play
    face.has_second_line = cls.second_line is not Face.second_line


def register_copies(face: Face, copies: str) -> list[int]:
    """One number and one key for each physical card; a further one with the same corner is ``#2``. Their numbers."""
    found: list[int] = []
    for corner in parse_copies(copies):
        key = f"{face.id}:{corner}"
        again = 1
        while key in CARD:
            again += 1
            key = f"{face.id}:{corner}#{again}"
        found.append(add_card(face, key, corner[1], RANKS.index(corner[0]) + 2))
    return found


def add_card(face: Face, key: str, suit: str, rank: int) -> int:
    """One physical card."""
    number = len(PRINTED)
    CARD[key] = number
    PRINTED.append(Printed(face, suit, rank, face.plays.of(number, NONE)))
    KEY.append(key)
    LEXICON.printed.append(face.id)
    return number
