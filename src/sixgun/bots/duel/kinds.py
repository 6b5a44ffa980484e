"""What the baseline bot knows of each card and character, by number: filled from their ids when first imported."""

from __future__ import annotations

from sixgun.duel import sets
from sixgun.duel.abilities import ABILITIES, BLUE, FACE, RED, Character, Face
from sixgun.kernel.hints import Final

OTHER: Final = 0
SHOT: Final = 1
FANNING: Final = 2
GATLING: Final = 3
MISS: Final = 4
DUEL: Final = 5
RICOCHET: Final = 6
INDIANS: Final = 7
CHIEF: Final = 8
WATER: Final = 9
COVER: Final = 10
STEAL: Final = 11
TEACHER: Final = 12
DRAWS: Final = 13
STORE: Final = 14
BEER: Final = 15
STRONG_BEER: Final = 16
AMBUSH: Final = 17
PUNCH: Final = 18
GEAR: Final = 19  # from here on: cards that stay in play
SNAKE: Final = 20
STAMPEDE: Final = 21
DYNAMITE: Final = 22
RESOURCE: Final = 23  # from here on: resources
PAN: Final = 24
WHISKY: Final = 25


class Row:
    """One card: its kind, when it is played, its worth in hand, in play, and what it gains when it is missed."""

    __slots__ = ("kind", "when", "worth", "held", "missed")

    def __init__(self, kind: int, when: float, worth: float, held: float = 0.0, missed: float = 0.0) -> None:
        self.kind = kind
        self.when = when  # the highest first
        self.worth = worth
        self.held = held
        self.missed = missed


ROWS: Final[dict[str, Row]] = {
    "colt": Row(SHOT, 30.0, 0.55),
    "winchester": Row(SHOT, 30.0, 0.62),
    "shotgun": Row(SHOT, 30.0, 0.58, 0.0, 0.12),
    "carbine": Row(SHOT, 30.0, 0.58, 0.0, 0.12),
    "peacemaker": Row(SHOT, 30.0, 0.64, 0.0, 0.35),
    "remington": Row(SHOT, 30.0, 0.66, 0.0, 0.4),
    "schofield": Row(SHOT, 30.0, 0.64, 0.0, 0.4),
    "fanning": Row(FANNING, 31.0, 0.35),
    "derringer": Row(SHOT, 34.0, 0.5),
    "knife": Row(SHOT, 28.0, 0.62),
    "gatling": Row(GATLING, 38.0, 0.55),
    "missed": Row(MISS, 0.0, 0.75),
    "retaliation": Row(MISS, 0.0, 0.9),
    "duel": Row(DUEL, 26.0, 0.45),
    "indians": Row(INDIANS, 36.0, 0.4),
    "water": Row(WATER, 46.0, 0.3),
    "steal": Row(STEAL, 65.0, 0.8),
    "schoolteacher": Row(TEACHER, 68.0, 0.5),
    "wagon": Row(DRAWS, 92.0, 0.95),
    "general_store": Row(STORE, 70.0, 0.45),
    "beer": Row(BEER, 74.0, 0.62),
    "strong_beer": Row(STRONG_BEER, 73.0, 0.55),
    "bank": Row(GEAR, 80.0, 0.7, 0.5),
    "barrel": Row(GEAR, 80.0, 0.7, 0.5),
    "hat": Row(GEAR, 80.0, 0.65, 0.5),
    "scope": Row(GEAR, 80.0, 0.3, 0.2),
    "gunbelt": Row(GEAR, 80.0, 0.5, 0.35),
    "watch": Row(GEAR, 80.0, 0.3, 0.15),
    "stampede": Row(STAMPEDE, 60.0, 0.25, -0.1),
    "rattlesnake": Row(SNAKE, 60.0, 0.65, -0.7),
    "dynamite": Row(DYNAMITE, 60.0, 0.1, -0.3),
    "sharps": Row(SHOT, 30.0, 0.68),
    "spencer": Row(SHOT, 30.0, 0.75),
    "savage": Row(SHOT, 44.0, 0.85),
    "lightning": Row(SHOT, 43.0, 0.65),
    "whitney": Row(SHOT, 30.0, 0.7),
    "walker": Row(SHOT, 30.0, 0.75, 0.0, 0.5),
    "companion": Row(SHOT, 27.0, 0.85),
    "nimbleness": Row(MISS, 0.0, 0.95),
    "trick": Row(MISS, 0.0, 0.9),
    "ambush": Row(AMBUSH, 50.0, 0.35),
    "cover": Row(COVER, 46.0, 0.25),
    "ricochet": Row(RICOCHET, 26.0, 0.5),
    "punch": Row(PUNCH, 52.0, 0.7),
    "indian_chief": Row(CHIEF, 37.0, 0.6),
    "buffalo_rifle": Row(RESOURCE, 80.0, 0.8, 0.75),
    "volley_gun": Row(RESOURCE, 80.0, 0.75, 0.7),
    "double_barrel": Row(RESOURCE, 80.0, 0.75, 0.65),
    "lucky_penny": Row(RESOURCE, 80.0, 0.8, 0.8),
    "union_pacific": Row(RESOURCE, 82.0, 0.85, 0.8),
    "gold_pan": Row(PAN, 79.0, 0.45, 0.4),
    "whisky": Row(WHISKY, 79.0, 0.55, 0.5),
    "spurs": Row(GEAR, 80.0, 0.25, 0.1),
    "partner": Row(GEAR, 80.0, 0.4, 0.2),
}
UNKNOWN: Final = Row(OTHER, 20.0, 0.4)
UNKNOWN_GEAR: Final = Row(GEAR, 70.0, 0.4, 0.3)
USED_BEFORE_ALL: Final = ("union_pacific",)  # cards first
USED_LAST: Final = ("gold_pan",)  # what I discard meanwhile may be worth having

# what a card in play is worth while the others play, and in the next draw phase: only beside the front
GUARDS: Final[dict[str, float]] = {"bank": 0.45, "barrel": 0.5, "hat": 0.45, "lucky_penny": 0.6, "watch": 0.1}
# what a character is worth in front while the others play, and in the next draw phase
HOLDS: Final[dict[str, float]] = {
    "alan_pinkertoon": 0.35, "annie_oakey": 0.35, "bart_masterson": -0.1, "bill_tightman": 0.2, "buffalo_bell": -0.2,
    "dalon_ranger": 0.35, "jango": 0.15, "pat_garret": 0.25, "tex_killer": 0.2, "the_stranger": -0.1,
    "wild_bill": 0.2, "wyatt_ear": 0.2,
    "babe_leroy": 0.1, "bull_anderson": 0.25, "cattle_katie": 0.15, "dalton_bros": 0.5, "jack_ransome": 0.1,
    "pearl_hat": 0.1, "sid_curry": 0.4, "slim_poet": 0.3, "sundance_kid": 0.3, "toco_ramirez": 0.25, "tom_thorn": 0.0,
    "west_harding": 0.3,
    "fortune_teller": 0.3, "poker_alice": 0.1, "coquette_delu": 0.05, "marshal": 0.0, "hick_addams": 0.15,
    "charlie_bassett": 0.15, "big_jim": 0.0, "dutch_harry": 0.4, "big_steve": 0.3, "king_fisher": 0.25,
    "baby_leroy": 0.15, "el_chindi": 0.35,
}  # fmt: skip
# what hurting a character, or robbing its owner, costs me
RETORTS: Final[dict[str, float]] = {"alan_pinkertoon": 0.35, "dalon_ranger": 0.3, "slim_poet": 0.3}
AVENGES: Final[dict[str, float]] = {"wild_bill": 0.6, "hick_addams": 0.35}
# what part of a hand serves as miss cards, and as hit cards
MISSES_HELD: Final = 0.34
SHOTS_IN_HAND: Final[dict[str, float]] = {"toco_ramirez": 1.0, "annie_oakey": 0.6}
DODGES: Final = ("sid_curry", "barrel")
SAVES: Final = ("hat", "lucky_penny")

KIND: Final[list[int]] = []  # this and the next twelve by the number of an ability
WHEN: Final[list[float]] = []
WORTH: Final[list[float]] = []
HELD: Final[list[float]] = []
GUARD: Final[list[float]] = []
IF_MISSED: Final[list[float]] = []
USE_WHEN: Final[list[float]] = []
HOLD: Final[list[float]] = []
RETORT: Final[list[float]] = []
AVENGE: Final[list[float]] = []
SHOTS_HELD: Final[list[float]] = []
DODGE: Final[list[bool]] = []  # a free try against every hit
SAVE: Final[list[bool]] = []  # a sure miss, once
CARD_FACE: Final[list[int]] = []  # by the number of a card, as the next two: the number of its face
CARD_WORTH: Final[list[float]] = []  # what it is worth in hand, whatever the table looks like
IS_RED: Final[list[bool]] = []  # a BANG! card
IS: Final[dict[str, int]] = {}  # the number of an ability by its id


def row_of(face: Face) -> Row:
    """What is known of a card; of one not known by name, by its frame."""
    return ROWS.get(face.id, UNKNOWN_GEAR if face.frame >= BLUE else UNKNOWN)


def use_when(id: str) -> float:
    """When a resource is used."""
    if id in USED_BEFORE_ALL:
        return 95.0
    return 15.0 if id in USED_LAST else 40.0


def fill() -> None:
    """Once, when every set is registered."""
    assert sets.SETS
    for ability in ABILITIES:
        row = row_of(ability) if isinstance(ability, Face) else UNKNOWN
        KIND.append(row.kind)
        WHEN.append(row.when)
        WORTH.append(row.worth)
        HELD.append(row.held)
        GUARD.append(GUARDS.get(ability.id, 0.0))
        IF_MISSED.append(row.missed)
        USE_WHEN.append(use_when(ability.id))
        HOLD.append(HOLDS.get(ability.id, 0.1) if isinstance(ability, Character) else 0.0)
        RETORT.append(RETORTS.get(ability.id, 0.0))
        AVENGE.append(AVENGES.get(ability.id, 0.0))
        SHOTS_HELD.append(SHOTS_IN_HAND.get(ability.id, MISSES_HELD))
        DODGE.append(ability.id in DODGES)
        SAVE.append(ability.id in SAVES)
        IS[ability.id] = ability.number
    for face in FACE:
        CARD_FACE.append(face.number)
        CARD_WORTH.append(WORTH[face.number])
        IS_RED.append(face.frame == RED)


fill()
GOLD_PAN: Final = IS["gold_pan"]
WHISKY_CARD: Final = IS["whisky"]
VOLLEY_GUN: Final = IS["volley_gun"]
SPENCER: Final = IS["spencer"]
PARTNER: Final = IS["partner"]
DYNAMITE_CARD: Final = IS["dynamite"]
TEX_KILLER: Final = IS["tex_killer"]
WYATT_EAR: Final = IS["wyatt_ear"]
JANGO: Final = IS["jango"]
TOCO: Final = IS["toco_ramirez"]
ANNIE: Final = IS["annie_oakey"]
TOM_THORN: Final = IS["tom_thorn"]
BABE_LEROY: Final = IS["babe_leroy"]
CATTLE_KATIE: Final = IS["cattle_katie"]
FORTUNE_TELLER: Final = IS["fortune_teller"]
PEARL_HAT: Final = IS["pearl_hat"]
SUNDANCE_KID: Final = IS["sundance_kid"]
EL_CHINDI: Final = IS["el_chindi"]
