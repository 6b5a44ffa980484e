"""What is printed on cards, characters and events, copied from the tables of docs/rules."""

from __future__ import annotations

from collections import Counter
from typing import Final

BASE: Final = """
bang: AS 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD
missed: TC JC QC KC AC 2S 3S 4S 5S 6S 7S 8S
beer: 6H 7H 8H 9H TH JH
saloon: 5H
panic: JH QH AH 8D
cat_balou: KH 9D TD JD
stagecoach: 9S 9S
wells_fargo: 3H
general_store: 9C QS
gatling: TH
indians: KD AD
duel: QD JS 8C
barrel: QS KS
dynamite: 2H
jail: TS JS 4H
mustang: 8H 9H
scope: AS
volcanic: TS TC
schofield: JC QC KS
remington: KC
rev_carabine: AC
winchester: 8S
"""

DODGE_CITY: Final = """
bang: 8S 5C 6C KC
beer: 6H 6S
cat_balou: 8C
general_store: AS
indians: 5D
missed: 8D
panic: JH
barrel: AC
dynamite: TC
mustang: 5H
remington: 6D
rev_carabine: 5S
binocular: TD
hideout: KD
punch: TS
dodge: 7D KH
brawl: JS
rag_time: 9H
springfield: KS
tequila: 9C
whisky: QH
bible: TH
iron_plate: AD QS
sombrero: 7C
ten_gallon_hat: JD
canteen: 7H
can_can: JC
conestoga: 9D
derringer: 7S
knife: 8H
pepperbox: AH
buffalo_rifle: QC
howitzer: 9S
pony_express: QD
"""

TRAIN: Final = ""

DECKS: Final = {"base": BASE, "dodge_city": DODGE_CITY, "train_robbery": TRAIN}
BOOK: Final = frozenset(["dynamite", "duel", "general_store", "indians", "jail"])

RANGES: Final = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
BLUE: Final = frozenset(["barrel", "dynamite", "jail", "mustang", "scope", "binocular", "hideout", *RANGES])
GREEN_MISSED: Final = frozenset(["bible", "iron_plate", "sombrero", "ten_gallon_hat"])
GREEN: Final = GREEN_MISSED | frozenset(
    ["canteen", "can_can", "conestoga", "derringer", "knife", "pepperbox", "buffalo_rifle", "howitzer", "pony_express"]
)
COSTS: Final = frozenset(["brawl", "rag_time", "springfield", "tequila", "whisky"])
CLOSER: Final = frozenset(["scope", "binocular"])
FARTHER: Final = frozenset(["mustang", "hideout"])

LIFE: Final = {
    "paul_regret": 3, "el_gringo": 3, "claus_the_saint": 3, "apache_kid": 3, "elena_fuente": 3, "pixie_pete": 3,
    "sean_mallory": 3, "vera_custer": 3, "teren_kill": 3, "gary_looter": 5, "big_spencer": 9,
}  # fmt: skip

ROLES: Final = {
    3: "deputy outlaw renegade",
    4: "sheriff renegade outlaw outlaw",
    5: "sheriff renegade outlaw outlaw deputy",
    6: "sheriff renegade outlaw outlaw outlaw deputy",
    7: "sheriff renegade outlaw outlaw outlaw deputy deputy",
    8: "sheriff renegade renegade outlaw outlaw outlaw deputy deputy",
}
RED: Final = "HD"
LOW: Final = "23456789"


def full_life(character: str) -> int:
    """The life points printed on a character: four where the table says nothing else."""
    return LIFE.get(character, 4)


def deck_of(sets: tuple[str, ...], no_book: bool) -> list[str]:
    """Every playing card of these sets; a second card with the same corner is counted on."""
    found: list[str] = []
    seen: Counter[str] = Counter()
    for name in ("base", "dodge_city", "train_robbery"):
        if name not in sets:
            continue
        for line in DECKS[name].split("\n"):
            face, _, corners = line.partition(":")
            if not face or (no_book and face in BOOK):
                continue
            for corner in corners.split():
                key = f"{face}:{corner}"
                seen[key] += 1
                found.append(key if seen[key] == 1 else f"{key}#{seen[key]}")
    return found


def name(card: str) -> str:
    """The name of a card, its identity (CL-DEF-8)."""
    return card.partition(":")[0]


def printed_suit(card: str) -> str:
    """The suit printed on a card."""
    return card.partition(":")[2][1]


def rank(card: str) -> str:
    """The rank printed on a card."""
    return card.partition(":")[2][0]


def is_brown(card: str) -> bool:
    """CL-DEF-7."""
    return name(card) not in BLUE and name(card) not in GREEN
