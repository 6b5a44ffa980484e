"""What every card and character is: one shared, stateless rule class, its printed facts on top; and every hook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.classic.reasons import NOT_YOURSELF, SAME_NAME, TAKES_NO_TARGET
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, Option, Verb
from sixgun.kernel.reason import Reason

if TYPE_CHECKING:
    from sixgun.classic.shots import Attack
    from sixgun.classic.state import State

RANKS: Final = "23456789TJQKA"
HEARTS: Final = "H"
DIAMONDS: Final = "D"
SPADES: Final = "S"

NO_TARGET: Final[list[int]] = [NONE]  # the card is played at nobody in particular

# Every hook there is, with its number. A name that is not here is a typo, refused when the class is registered.
MISSES_NEEDED: Final = 0
USES: Final = 1
CHECK_CARDS: Final = 2
SUIT_NOW: Final = 3
LIFE_LOST: Final = 4
HAND_EMPTY: Final = 5
ELIMINATED: Final = 6
LAID: Final = 7
ANY_TIME: Final = 8
DODGE: Final = 9
DRAW_PHASE: Final = 10
HOOKS: Final = (
    "tune_misses_needed",
    "tune_uses",
    "tune_check_cards",
    "tune_suit",
    "on_life_lost",
    "on_hand_empty",
    "on_eliminated",
    "on_laid",
    "at_any_time",
    "dodge",
    "instead_of_draw",
)
HOOK_WORDS: Final = ("tune_", "on_", "at_", "instead_of_", "minds_")
TESTS: Final = ("minds_life_lost", "minds_any_time")
FILLED_IN: Final = ("id", "number", "hooks", "alone", "asks", "aims", "simple", "plays")  # once, on registration


def snake(name: str) -> str:
    """The id of a class: ``SlabTheKiller`` is ``slab_the_killer``."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Ability:
    """Cards and characters are rules, not things. ``me`` is the seat of the owner."""

    # printed facts that are mere numbers: summed up once, when the thing enters or leaves play
    reach: int = 0  # of a weapon
    closer: int = 0  # how much closer I see the others
    farther: int = 0  # how much farther the others see me
    any_number_of_bangs: bool = False
    draws_from_discards: bool = False  # the order of the discard pile matters to me
    takes_the_dead: bool = False  # I get the cards of the eliminated

    def __init__(self) -> None:
        self.id = snake(type(self).__name__)
        self.number = NONE
        self.hooks: list[int] = []

    def __setattr__(self, name: str, value: object) -> None:
        if name not in FILLED_IN:
            raise TypeError(f"{self.id} holds no state: keep {name!r} on the State, the player or the attack")
        super().__setattr__(name, value)

    # tune_x(value, g, me, ...) -> value: pure, never asks

    def tune_misses_needed(self, needed: int, g: State, me: int, attack: Attack) -> int:
        """How many Missed! effects cancel that shot."""
        return needed

    def tune_uses(self, uses: list[Face], g: State, me: int, face: Face) -> list[Face]:
        """What I may use a card of that face as."""
        return uses

    def used(self, g: State, me: int, face: Face, used_as: Face) -> None:
        """A card of mine was just played as another one."""

    def tune_check_cards(self, count: int, g: State, me: int, seat: int) -> int:
        """How many cards *seat* turns up for a "draw!"."""
        return count

    def tune_suit(self, suit: str, g: State, me: int) -> str:
        """What suit a card of that suit counts as."""
        return suit

    # on_x: a Rule that waits until the effect in progress is finished; minds_x is the plain test before it

    def minds_life_lost(self, g: State, me: int, seat: int, by: int) -> bool:
        """Does it concern me that *seat* lost life points? By default: if they were mine."""
        return me == seat

    def on_life_lost(self, g: State, me: int, by: int, points: int) -> Rule:
        """Life points were lost, by the doing of *by* (or NONE)."""
        raise NotImplementedError

    def on_hand_empty(self, g: State, me: int) -> Rule:
        """I have no card in hand."""
        raise NotImplementedError

    def on_eliminated(self, g: State, me: int, seat: int) -> Rule:
        """*seat* was eliminated; its cards still lie there."""
        raise NotImplementedError

    def on_laid(self, g: State, me: int, card: int) -> Rule:
        """I laid a card into play."""
        raise NotImplementedError

    # at_any_time: offered to its owner, while minds_any_time says yes

    def minds_any_time(self, g: State, me: int) -> bool:
        """May I use it now?"""
        return True

    def at_any_time(self, g: State, me: int) -> Rule:
        """What I may do at any time."""
        raise NotImplementedError

    # instead_of_x: a Rule that takes the place of x

    def instead_of_draw(self, g: State, me: int) -> Rule:
        """My phase 1."""
        raise NotImplementedError

    # dodge: one more way out of a shot, offered once per shot

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """Try it: True if the shot is missed."""
        raise NotImplementedError


class CardVerb(Verb):
    """A verb whose options name cards of this game."""

    def describe(self, option: Option) -> str:
        """``play missed:2S as bang > P1``"""
        words = [self.word]
        if option.card != NONE:
            words.append(KEY[option.card])
            if self.face != NONE and FACE[option.card].number != self.face:
                words.append(f"as {ABILITIES[self.face].id}")
        if option.target != NONE:
            words.append(f"> P{option.target}")
        return " ".join(words)

    def mean(self, option: Option) -> dict[str, object]:
        """Verb, card, as, target: what applies."""
        meant: dict[str, object] = {"verb": self.word.split()[0]}
        if option.card != NONE:
            meant["card"] = KEY[option.card]
            if self.face != NONE and FACE[option.card].number != self.face:
                meant["as"] = ABILITIES[self.face].id
        if option.target != NONE:
            meant["target"] = option.target
        return meant


class UseVerb(Verb):
    """A verb whose options name abilities: ``use barrel``."""

    def describe(self, option: Option) -> str:
        """``use barrel``"""
        return f"{self.word} {ABILITIES[option.card].id}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and ability."""
        return {"verb": self.word, "ability": ABILITIES[option.card].id}


class CastVerb(Verb):
    """A verb whose options name characters: ``keep willy_the_kid``."""

    def describe(self, option: Option) -> str:
        """``keep willy_the_kid``"""
        return f"{self.word} {CHARACTERS[option.card].id}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and character."""
        return {"verb": self.word, "character": CHARACTERS[option.card].id}


class Face(Ability):
    """What every copy of a card shares."""

    copies: str = ""
    stays: bool = False  # blue: it stays in play
    book: bool = False  # the book symbol: not for a beginners' game
    saves_the_dying: bool = False
    hits_everybody: bool = False  # an attack on every other player
    kind: str = "brown"

    def __init__(self) -> None:
        super().__init__()
        self.alone: list[Face] = [self]
        self.asks = True  # it has a ``play`` that may ask, not just an ``effect``
        self.aims = True  # it has ``targets`` of its own
        self.simple = False  # it is never forbidden and aims at nobody
        self.plays: Verb = NO_VERB

    def forbidden(self, g: State, me: int) -> Reason | None:
        """Why I may not play it at all just now."""
        return None

    def targets(self, g: State, me: int) -> list[int]:
        """At whom I may play it now."""
        return NO_TARGET

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Words for a target that is not among the targets. It decides nothing."""
        return (NOT_YOURSELF if target == me else TAKES_NO_TARGET).to_dict(target=target)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """What it does."""
        raise NotImplementedError

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """What it does, for a card that asks nothing: no generator is made for it."""
        raise NotImplementedError


class Brown(Face):
    """Played, resolved, discarded. [CL-DEF-7]"""


class Blue(Face):
    """Stays in play in front of its owner; never two alike. [CL-DEF-7 CL-PLAY-3]"""

    stays = True
    kind = "blue"

    def forbidden(self, g: State, me: int) -> Reason | None:
        """A second card of the same name is refused, or replaces the first. [CL-PLAY-3]"""
        for card in g.players[me].in_play:
            if FACE[card] is self and not g.options.replace_same_name:
                return SAME_NAME
        return None

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Lay it in front of me; where two alike are allowed, the old one goes. [CL-C-3]"""
        old = g.find(me, self)
        if old != NONE:
            g.discard_in_play(me, old)
        g.lay(me, me, card)


class Weapon(Blue):
    """One weapon at a time: a new one replaces the old. [CL-PLAY-4 CL-WPN-1]"""

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """The old weapon goes to the discard pile."""
        for old in g.players[me].in_play:
            if FACE[old].reach:
                g.discard_in_play(me, old)
                break
        g.lay(me, me, card)


class Character(Ability):
    """Whom a player is: printed life points, one ability."""

    life: int = 4


class Listener:
    """Somebody's hook: whose, and the class that has it."""

    __slots__ = ("ability", "me")

    def __init__(self, ability: Ability, me: int) -> None:
        self.ability = ability
        self.me = me


# -- the tables, filled by the manifests of the sets ------------------------------------------------

NO_VERB: Final = Verb("")
NO_FACE: Final = Face()
ABILITIES: Final[list[Ability]] = []
USE: Final = UseVerb("use")  # the "card" of its options is the number of the ability
PLAYED_AS: Final[list[Face]] = []  # the same for faces; everything else has NO_FACE there
CHARACTERS: Final[list[Character]] = []
FACE: Final[list[Face]] = []  # by card number, as the next four
SUIT: Final[list[str]] = []
RANK: Final[list[int]] = []  # 2-14
KEY: Final[list[str]] = []
SOLO: Final[list[Option]] = []  # "play it, at nobody in particular"
CARD: Final[dict[str, int]] = {}  # the number of a card by its key
CAST: Final[dict[str, int]] = {}  # the place of a character in CHARACTERS by its id


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


def check_hooks(cls: type) -> None:
    """Refuse a misspelt hook at import, not in somebody's game."""
    for name in vars(cls):
        if name.startswith(HOOK_WORDS) and name not in HOOKS and name not in TESTS:
            raise TypeError(f"{cls.__name__}.{name}: no such hook; the hooks are {', '.join(HOOKS)}")


def register(ability: Ability) -> None:
    """Give an ability its number and its cards their keys."""
    cls = type(ability)
    check_hooks(cls)
    ability.number = len(ABILITIES)
    ability.hooks = [i for i, name in enumerate(HOOKS) if getattr(cls, name) is not getattr(Ability, name)]
    ABILITIES.append(ability)
    PLAYED_AS.append(ability if isinstance(ability, Face) else NO_FACE)
    if isinstance(ability, Face):
        register_copies(ability)
    elif isinstance(ability, Character):
        CAST[ability.id] = len(CHARACTERS)
        CHARACTERS.append(ability)


def register_copies(face: Face) -> None:
    """One number and one key for each physical card; a second one with the same corner is ``#2``."""
    face.plays = CardVerb("play", face.number)
    cls = type(face)
    face.asks = cls.play is not Face.play
    face.aims = cls.targets is not Face.targets
    face.simple = not face.aims and cls.forbidden is Face.forbidden
    seen: list[str] = []
    for corner in parse_copies(face.copies):
        seen.append(corner)
        again = seen.count(corner)
        key = f"{face.id}:{corner}" + (f"#{again}" if again > 1 else "")
        CARD[key] = len(FACE)
        FACE.append(face)
        SUIT.append(corner[1])
        RANK.append(RANKS.index(corner[0]) + 2)
        KEY.append(key)
        SOLO.append(face.plays.of(CARD[key], NONE))
