"""What is in force for a seat: the abilities it has now, by hook, and their printed numbers summed up.

One ``Force`` a seat, and one more for the table itself (seat NONE, the end of the list). Never changed, only replaced:
every copy of a game shares them. Layers: the table (events, modes), offices (leader, driver), characters, cards in
play. A layer is silenced only by one before it, so the order in which things arrived never matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import HOOKS, SILENCES
from sixgun.classic.rules.tables import ABILITIES, FACE
from sixgun.classic.table.player import Player

if TYPE_CHECKING:
    from sixgun.classic.rules.faces import Face
    from sixgun.classic.table.state import State

COLT_RANGE: Final = 1  # CL-WPN-1: everybody always has a Colt .45
BIT: Final[list[int]] = [1 << hook for hook in range(len(HOOKS))]
NONE_OF_THEM: Final[list[Ability]] = []
NO_HOOKS: Final[list[list[Ability]]] = [NONE_OF_THEM for _ in HOOKS]
ANY_NUMBER: Final = 99
AWAKE: Final[dict[str, str]] = {}


class Ears:
    """Who listens to what, for one combination of abilities. Made once per process and shared by every game."""

    __slots__ = ("minds", "hooks", "numbers", "more", "less")

    def __init__(self, numbers: tuple[int, ...], abilities: list[Ability]) -> None:
        self.minds: i64 = 0
        self.hooks = NO_HOOKS[:]
        self.numbers = numbers
        self.more: dict[int, Ears] = {}  # with one ability more, by its number
        self.less: dict[int, Ears] = {}  # with one less
        for ability in abilities:
            for hook in ability.hooks:
                self.hooks[hook] = self.hooks[hook] + [ability]
                self.minds |= BIT[hook]


EARS: Final[dict[tuple[int, ...], Ears]] = {}
MOST_EARS: Final = 4096


def ears_of(abilities: list[Ability]) -> Ears:
    """The same object for the same abilities: a table begins with a handful of them and soon makes no new ones."""
    numbers = tuple([ability.number for ability in abilities if ability.hooks])
    ears = EARS.get(numbers)
    if ears is None:
        if len(EARS) >= MOST_EARS:
            EARS.clear()
        ears = EARS[numbers] = Ears(numbers, abilities)
    return ears


def ears_with(ears: Ears, ability: Ability) -> Ears:
    """The same with one ability more, after the others."""
    found = ears.more.get(ability.number)
    if found is None:
        found = ears_of([ABILITIES[number] for number in ears.numbers] + [ability])
        ears.more[ability.number] = found
    return found


def ears_without(ears: Ears, ability: Ability) -> Ears:
    """The same with one ability less: the last one of that kind."""
    found = ears.less.get(ability.number)
    if found is None:
        left = [ABILITIES[number] for number in ears.numbers]
        left.reverse()
        left.remove(ability)
        left.reverse()
        found = ears.less[ability.number] = ears_of(left)
    return found


class Force:
    """What one seat has. *minds*: the hooks that are not empty, as bits: the plain test before everything else."""

    __slots__ = ("ears", "minds", "hooks", "reach", "closer", "farther", "bang_limit")

    def __init__(self, ears: Ears, reach: int, closer: int, farther: int, bang_limit: int) -> None:
        self.ears = ears
        self.minds: i64 = ears.minds
        self.hooks: list[list[Ability]] = ears.hooks
        self.reach = reach
        self.closer = closer
        self.farther = farther
        self.bang_limit = bang_limit

    def with_card(self, face: Face) -> Force:
        """The same with one card more in play."""
        return Force(
            ears_with(self.ears, face) if face.hooks else self.ears,
            face.reach or self.reach,
            self.closer + face.closer,
            self.farther + face.farther,
            self.bang_limit + face.more_bangs + (ANY_NUMBER if face.any_number_of_bangs else 0),
        )

    def without_card(self, face: Face) -> Force:
        """The same with one card less; without a weapon there is still the Colt. [CL-WPN-1]"""
        return Force(
            ears_without(self.ears, face) if face.hooks else self.ears,
            COLT_RANGE if face.reach else self.reach,
            self.closer - face.closer,
            self.farther - face.farther,
            self.bang_limit - face.more_bangs - (ANY_NUMBER if face.any_number_of_bangs else 0),
        )


def sum_up(abilities: list[Ability], ears: Ears) -> Force:
    """These abilities, their printed numbers together."""
    reach, closer, farther, bang_limit = COLT_RANGE, 0, 0, 1
    for ability in abilities:
        closer += ability.closer
        farther += ability.farther
        bang_limit += ability.more_bangs
        if ability.reach:
            reach = ability.reach
        if ability.any_number_of_bangs:
            bang_limit += ANY_NUMBER
    return Force(ears, reach, closer, farther, bang_limit)


NOTHING_IN_FORCE: Final = sum_up([], ears_of([]))


def abilities_of(g: State, seat: int) -> list[Ability]:
    """What *seat* has now: the table's abilities, its office, its characters, its cards in play; but the silenced."""
    p = g.players[seat]
    if g.bends:
        return bent_abilities_of(g, p)
    found: list[Ability] = [p.character]
    for card in p.in_play:
        found.append(FACE[card])
    return found


def bent_abilities_of(g: State, p: Player) -> list[Ability]:
    """The same where anything is on the table, lent or silenced."""
    found: list[Ability] = g.table[:]
    for part in g.parts:
        found += part.office(g, p.seat)
    if p.lent and p.character.condition is not None:
        found.append(p.character.condition)
    if not silenced(g, p.seat, False):
        found.append(p.character)
        found += p.lent
    asleep = silenced(g, p.seat, True)
    for card in p.in_play:
        if not asleep or FACE[card].unsilenced:
            found.append(FACE[card])
    return found


def force_of(g: State, seat: int, old: Force | None = None) -> Force:
    """The same, summed up. *old*: what it was, where only printed numbers can have changed."""
    if not g.players[seat].alive:
        return NOTHING_IN_FORCE
    abilities = abilities_of(g, seat)
    force = sum_up(abilities, ears_of(abilities) if old is None else old.ears)
    if g.cards_only:
        see_by_cards(g, seat, force)
    return force


def see_by_cards(g: State, seat: int, force: Force) -> None:
    """Only cards in play change distances. [fc_ambush_cards_only]"""
    cards = [] if silenced(g, seat, True) else g.players[seat].in_play
    force.closer = sum([FACE[card].closer for card in cards])
    force.farther = sum([FACE[card].farther for card in cards])


def silenced(g: State, seat: int, in_play: bool) -> bool:
    """Does anything silence the characters (or the cards in play) of *seat*?"""
    for owner, ability in g.silencers:  # noqa: SIM110 - a plain loop: mypyc makes less of any()
        if ability.silences(g, owner, seat, in_play):
            return True
    return False


def find_silencers(g: State) -> list[tuple[int, Ability]]:
    """Layer by layer: the table's; then the characters' that these leave standing."""
    found: list[tuple[int, Ability]] = [(-1, ability) for ability in g.table if SILENCES in ability.hooks]
    of_table = found[:]
    for seat in g.order:
        p = g.players[seat]
        for ability in [p.character, *p.lent]:
            if SILENCES in ability.hooks and not any(a.silences(g, o, seat, False) for o, a in of_table):
                found.append((seat, ability))
    return found


def asleep(g: State) -> list[dict[str, str]]:
    """By seat, for everybody to see: what silences its character, what its cards in play."""
    if not g.silencers:
        return [AWAKE] * len(g.players)
    found: list[dict[str, str]] = [{} for _ in g.players]
    for owner, ability in g.silencers:
        for p in g.players:
            for what, in_play in (("character", False), ("in_play", True)):
                if p.alive and ability.silences(g, owner, p.seat, in_play):
                    found[p.seat].setdefault(what, ability.id)
    return found
