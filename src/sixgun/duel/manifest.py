"""What a set brings: lists, not magic; and how its cards and characters are registered."""

from __future__ import annotations

from sixgun.duel.abilities import (
    ABILITIES,
    ANSWERS,
    AS_HIT,
    AS_MISS,
    AS_RELOAD,
    AS_RESOURCE,
    CARD,
    CAST,
    CHARACTERS,
    FACE,
    FACTS,
    FAMILIES,
    GREEN,
    HOOK_WORDS,
    HOOKS,
    KEY,
    LEXICON,
    ORIGIN,
    OTHERWISE,
    PLAYS,
    SERVES,
    SHOOTS,
    STAYS,
    SYMBOL,
    UNAIMED,
    WAY,
    Ability,
    Character,
    Face,
    PlayVerb,
)
from sixgun.duel.frames import BrownMiss, Gear, HitCard
from sixgun.kernel.ability import check_hooks, hooks_of
from sixgun.kernel.hints import Final
from sixgun.kernel.verbs import ActVerb

EFFECT: Final = "effect"  # what a card that asks nothing has instead of ``play``
TARGETS: Final = "targets"
FORBIDDEN: Final = "forbidden"


class Manifest:
    """One set: its cards and characters, in the order that fixes their numbers.

    *symbols*: by card id the copies of each family with their reveal symbols, ``L:D O:DDDDD``. *lives*: by character
    id. *assumed*: by id the printed facts that no source gives, for the catalogue.
    """

    def __init__(
        self,
        id: str,
        cards: tuple[Face, ...],
        characters: dict[str, tuple[Character, ...]],
        symbols: dict[str, str],
        lives: dict[str, int],
        assumed: dict[str, tuple[str, ...]],
    ) -> None:
        self.id = id
        self.cards = cards
        self.characters = characters
        self.assumed = assumed
        for face in cards:
            register(face)
            register_copies(face, symbols[face.id])
        for family, squad in characters.items():
            for who in squad:
                register(who)
                register_character(who, FAMILIES.index(family), lives[who.id])

    def deck(self, family: str) -> list[int]:
        """The numbers of its physical cards of one family."""
        wanted = FAMILIES.index(family)
        return [card for card, face in enumerate(FACE) if ORIGIN[card] == wanted and face in self.cards]


def register(ability: Ability) -> None:
    """Give an ability its number and find its hooks and facts."""
    cls = type(ability)
    check_hooks(cls, HOOK_WORDS, HOOKS)
    ability.number = len(ABILITIES)
    mask = sum([1 << place for place in hooks_of(cls, Ability, HOOKS)])
    for i, name in enumerate(FACTS):
        if getattr(ability, name):
            mask |= 1 << len(HOOKS) + i
    ability.mask = mask
    ABILITIES.append(ability)
    LEXICON.rules.append(ability.id)


def register_character(who: Character, family: int, life: int) -> None:
    """A character with its family and life."""
    who.family = family
    who.life = life
    who.uses = ActVerb(LEXICON, "use", who.number, who.id)
    CAST[who.id] = len(CHARACTERS)
    CHARACTERS.append(who)
    LEXICON.cast.append(who.id)


def way_of(face: Face) -> int:
    """How its targets are found, where that need not be asked: the main question is the hottest there is."""
    cls = type(face)
    forbidden, targets = getattr(cls, FORBIDDEN), getattr(cls, TARGETS)
    if forbidden is getattr(BrownMiss, FORBIDDEN):
        return ANSWERS
    if targets is getattr(HitCard, TARGETS):
        return SHOOTS
    if targets is getattr(Gear, TARGETS):
        return STAYS
    return UNAIMED if targets is getattr(Face, TARGETS) and forbidden is getattr(Face, FORBIDDEN) else OTHERWISE


def register_copies(face: Face, symbols: str) -> None:
    """One number and one key for each physical card; a second one of the same deck and symbol is ``#2``."""
    plays = PlayVerb(face)
    face.plays = plays
    face.asks = getattr(type(face), EFFECT) is getattr(Face, EFFECT)
    serves = AS_RELOAD if face.has_reload else 0
    if face.frame == GREEN:  # in hand it is neither a hit card nor a miss [RE-RES-8]
        serves |= AS_RESOURCE
    else:
        serves |= (AS_MISS if face.is_miss_card else 0) | (AS_HIT if face.is_hit_card else 0)
    counts: list[str] = []
    for group in symbols.split():
        family, _, printed = group.partition(":")
        counts.append(f"{family}{len(printed)}")
        for i, symbol in enumerate(printed):
            again = printed[: i + 1].count(symbol)
            key = f"{face.id}:{family}-{symbol}" + (f"#{again}" if again > 1 else "")
            CARD[key] = len(FACE)
            FACE.append(face)
            SYMBOL.append(symbol)
            ORIGIN.append(FAMILIES.index(family))
            KEY.append(key)
            LEXICON.printed.append(face.id)
            PLAYS.append(plays)
            WAY.append(way_of(face))
            SERVES.append(serves)
    if face.copies and face.copies.split() != counts:
        raise TypeError(f"{face.id} has the copies {face.copies}, but symbols for {' '.join(counts)}")
