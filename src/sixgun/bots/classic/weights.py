"""Everything the baseline bot believes, as numbers. One point is about one life point of a sure enemy.

Tuned by simulation; another table of weights makes another player.
"""

from __future__ import annotations

from sixgun.bots.classic.kinds import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    GATLING,
    INDIANS,
    LAID,
    MISSED,
    MUSTANG,
    PANIC,
    SCOPE,
    STORE,
    WEAPON,
    WORTH,
)
from sixgun.bots.classic.lore import MOST_LEARNT, Lore
from sixgun.kernel.hints import Final

CARDS: Final[dict[str, int]] = {  # what is tuned apart for a kind of card, by the name it has there
    "bang": BANG, "missed": MISSED, "beer": BEER, "panic": PANIC, "cat_balou": CAT_BALOU, "duel": DUEL,
    "indians": INDIANS, "gatling": GATLING, "store": STORE, "barrel": BARREL, "mustang": MUSTANG, "scope": SCOPE,
    "weapon": WEAPON,
}  # fmt: skip
IN_HAND: Final = "hand_"  # before such a name: what the card is worth in hand …
IN_PLAY: Final = "laid_"  # … and in play
LAST: Final = 2  # players: the two that are left fight it out by numbers of their own


class Weights:
    """The numbers a baseline bot plays by; set some anew on an instance for another player."""

    # how much I want to hurt a player of each role, by my own role
    sheriff_on_outlaw: float = 1.0
    sheriff_on_renegade: float = 0.5
    sheriff_on_deputy: float = -1.8  # the penalty, too
    deputy_on_outlaw: float = 1.0
    deputy_on_renegade: float = 0.5
    deputy_on_deputy: float = -0.8
    late_on_renegade: float = 1.0  # … and once no Outlaw is left
    late_on_deputy: float = -0.7
    outlaw_on_sheriff: float = 1.5
    outlaw_on_deputy: float = 0.6
    outlaw_on_renegade: float = 0.35
    outlaw_on_outlaw: float = -0.7
    renegade_on_stronger: float = 1.0  # the side that is ahead
    renegade_on_weaker: float = 0.1
    renegade_on_renegade: float = 0.6
    lean_from: float = 0.3  # the share of life points on the Outlaws' side where a Renegade begins to mind them …
    lean_steep: float = 2.5  # … and how fast
    friend: float = -1.2  # the Sheriff, for a Deputy or a Renegade with work left

    # likelihoods: how readily a role attacks another one
    outlaw_hits_sheriff: float = 3.0
    renegade_hits_sheriff: float = 0.7
    deputy_hits_sheriff: float = 0.06
    foe_hits: float = 1.25
    friend_hits: float = 0.35
    renegade_hits: float = 0.8
    mass_by_deputy: float = 0.85
    weak_act: float = 0.5  # how much taking a card tells, compared with a shot

    # what a shot comes to
    hit_bare: float = 0.95  # no card in hand
    hit_step: float = 0.1  # less for each card in hand, down to:
    hit_least: float = 0.5
    hit_barrel: float = 0.75  # times this for each Barrel
    hit_green: float = 0.5  # … and this for green Missed! cards on the table
    hit_slab: float = 1.4
    last_life: float = 1.1  # more for a kill
    low_life: float = 0.35  # more for one who has two life points left
    reward: float = 0.6  # more for a kill that is likely an Outlaw's
    sheriff_falls: float = 4.0  # the end of the game, one way or the other

    # what cards are worth to me; an average one
    card: float = 0.35
    duel_risk: float = 0.8
    jail: float = 0.9
    dynamite: float = 0.12
    store: float = 0.3
    own_life: float = 0.9
    pays: float = 0.6  # how much of its worth a card given as a price weighs
    aim: float = 0.12  # what an attack must promise …
    spare_aim: float = 0.12  # … and with more cards in hand than I may keep
    noise: float = 0.08

    # what the baseline does not know: it stays as it was, to measure others by
    sensible: bool = False  # a Beer is worth nothing with two players left, a Volcanic nothing to Willy [CL-LIFE-5]
    late_hunt: bool = False  # once no Outlaw is left, the law hunts the Renegade
    fuse: float = 0.0  # what a Dynamite comes to counts so much; 0: as the baseline guesses
    guard: float = 1.0  # for a Deputy, the Sheriff counts so much in an attack on everybody
    shield: int = 0  # life points of the Sheriff at which a Renegade takes the Outlaws for the stronger side
    lean_sheriff: float = 1.0  # how much the Sheriff's life points count when a Renegade weighs the sides
    late_on_sheriff: float = -1.2  # a Renegade's wish once no Outlaw is left and the Sheriff can bear it
    missed_step: float = 0.0  # every further Missed! in hand is worth so much less
    beer_step: float = 0.0  # every further Beer in hand is worth so much less
    last_ditch: float = 0.0  # what saves me is worth so much more with a single life point left
    prudent: bool = False  # a wagon costs the card it costs, and a weapon of mine is worth whom it reaches
    take_hand: float = 0.55  # what a card out of a hand is worth to its owner, …
    take_last: float = 0.65  # … and the last one
    unblock: float = 0.0  # more for taking a Mustang behind which a foe is out of my range …
    disarm: float = 0.0  # … and for the weapon without which I am out of his
    longing: float = 0.0  # what a weapon in hand is worth more if it reaches a foe whom I do not reach
    slips: float = 0.0  # how often a play that ends nobody's life is overlooked
    fumble: float = 0.05  # how uncertain the worth of cards is when some are picked or given away

    def __init__(self) -> None:
        self.worth: list[float] = WORTH
        self.laid: list[float] = LAID
        self.lessons: list[float] = []  # what search taught: see ``lessons``
        self.parts: dict[int, Weights] = {}  # who plays differently in this part or that: see ``part_of``
        self.lore: dict[int, Lore] = {}  # learnt likelihoods, by the number of players; without them, those above

    def for_part(self, role: int, players: int, living: int) -> Weights:
        """The numbers to play that role by, at a table of so many of whom so many are left."""
        if not self.parts:
            return self
        return self.parts.get(part_of(role, LAST if living == LAST else players), self)

    def lore_for(self, players: int) -> Lore | None:
        """The likelihoods for so many players; for more than anybody has learnt of, those of the most."""
        return self.lore.get(min(players, MOST_LEARNT))


def part_of(role: int, players: int) -> int:
    """The number of a part: a role at a table of so many, or of the last two."""
    return 10 * players + role


def copy_of(weights: Weights) -> Weights:
    """The same numbers, to be changed."""
    other = Weights()
    for name in NUMBERS:
        setattr(other, name, getattr(weights, name))
    other.worth = weights.worth[:]
    other.laid = weights.laid[:]
    other.lessons = weights.lessons
    other.lore = weights.lore
    return other


def number_of(weights: Weights, name: str) -> float:
    """One of the numbers, by name."""
    if name.startswith(IN_HAND):
        return weights.worth[CARDS[name[len(IN_HAND) :]]]
    if name.startswith(IN_PLAY):
        return weights.laid[CARDS[name[len(IN_PLAY) :]]]
    return float(getattr(weights, name))


def set_number(weights: Weights, name: str, value: float) -> None:
    """Set one of the numbers; *weights* must be a copy."""
    if name.startswith(IN_HAND):
        weights.worth[CARDS[name[len(IN_HAND) :]]] = value
    elif name.startswith(IN_PLAY):
        weights.laid[CARDS[name[len(IN_PLAY) :]]] = value
    else:
        setattr(weights, name, value)


def add_lessons(weights: Weights, lessons: list[float], role: int, players: int) -> Weights:
    """Whoever has that role at such a table has learnt this."""
    part = part_of(role, players)
    other = copy_of(weights.parts.get(part, weights))
    other.lessons = lessons
    weights.parts[part] = other
    return weights


def add_part(weights: Weights, numbers: dict[str, float], roles: tuple[int, ...], players: int) -> Weights:
    """Whoever has one of these roles at such a table plays by these numbers, for the rest by those there are."""
    for role in roles:
        other = copy_of(weights.parts.get(part_of(role, players), weights))
        for name, value in numbers.items():
            set_number(other, name, value)
        weights.parts[part_of(role, players)] = other
    return weights


WEIGHTS: Final = Weights()
NUMBERS: Final[tuple[str, ...]] = tuple(
    [name for name in dir(WEIGHTS) if name[0] != "_" and isinstance(getattr(WEIGHTS, name), (int, float))]
)
